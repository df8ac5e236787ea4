"""Plucked strings (Karplus and Strong), bowed and hummed tones, and the box that they sound in."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from assets.sound.make.waves import RATE, Wave, add, chance, convolve, count, falling, let_go, level, shape, times

BODY = ((98, 0.30, 0.16), (196, 0.26, 0.12), (283, 0.20, 0.09), (411, 0.16, 0.07), (627, 0.10, 0.05), (990, 0.07, 0.03))
"""Modes of the box: frequency, gain, seconds to fall by 60 dB."""


def loop_filter(shift: float, damp: float) -> Wave:
    """Return what one way along the string does: a delay of 2 + `shift` samples, and loss of the highest."""
    points = np.arange(4)
    delay = 1 + shift
    taps = np.array([np.prod([(delay - k) / (n - k) for k in points if k != n]) for n in points])
    return np.convolve(taps, [damp / 2, 1 - damp, damp / 2])


def plucked(name: str, pitch: float, seconds: float, t60: float, bright: float = 0.5, place: float = 0.19) -> Wave:
    """Return a string plucked at a `place` of its length, at a peak of 1. It is in tune to a hundredth of a sample."""
    rng = chance(name)
    period = RATE / pitch
    whole = int(period) - 2
    taps = loop_filter(period - int(period), 0.5 - 0.45 * bright) * 10 ** (-3 / (pitch * t60))
    total = count(seconds)
    wave = np.zeros(total + whole + len(taps))
    start = pluck(rng, whole + len(taps), pitch, bright, place)
    wave[: len(start)] = start
    at = len(start)
    while at < len(wave):
        size = min(whole, len(wave) - at)
        past = wave[at - whole - len(taps) + 1 : at - whole + size]
        wave[at : at + size] = np.convolve(past, taps, mode="valid")
        at += size
    string = wave[:total] * np.minimum(1, times(seconds) / 0.0012)
    return level(let_go(in_box(string), 0.3))


def pluck(rng: np.random.Generator, size: int, pitch: float, bright: float, place: float) -> Wave:
    """Return the first turn of a string: its partials as the place of the finger makes them, in any phase."""
    partial = np.arange(1, size // 2)
    height = np.abs(np.sin(np.pi * partial * place)) / partial ** (1.25 - 0.6 * bright)
    height /= 1 + (partial * pitch / (700 + 5_000 * bright)) ** 2
    height *= rng.uniform(0.8, 1.2, len(partial))
    spectrum: NDArray[np.complex128] = np.zeros(size // 2 + 1, complex)
    spectrum[1 : len(partial) + 1] = height * np.exp(2j * np.pi * rng.uniform(size=len(partial)))
    return level(np.fft.irfft(spectrum, size))


@cache
def box() -> Wave:
    """Return how the box answers: the string itself, and its own modes."""
    answer = np.zeros(count(0.16))
    answer[0] = 1
    for pitch, gain, t60 in BODY:
        answer += 0.035 * gain * np.sin(2 * np.pi * pitch * times(0.16)) * falling(0.16, t60)
    return answer


def in_box(wave: Wave) -> Wave:
    """Return a string as its box sounds it."""
    return convolve(wave, box())[: len(wave)]


def hummed(pitch: float, seconds: float, attack: float, release: float, formant: float = 420.0) -> Wave:
    """Return a low tone as if hummed or bowed: partials under one broad hump, each a little unsteady."""
    rng = chance(f"hum {pitch:.2f} {seconds:.2f}")
    t = times(seconds)
    wave = np.zeros(len(t))
    for partial in range(1, 13):
        frequency = pitch * partial
        hump = 1 / (1 + ((frequency - formant) / (0.75 * formant)) ** 2)
        slow = rng.uniform(0.11, 0.43)
        sway = 1 + 0.22 * np.sin(2 * np.pi * (slow * t + rng.uniform()))
        vibrato = 0.0016 * frequency / 5.1 * np.sin(2 * np.pi * 5.1 * t) * np.minimum(1, t / 1.2)
        wave += hump / partial**0.55 * sway * np.sin(2 * np.pi * (frequency * t + rng.uniform()) + vibrato)
    rise = np.sin(np.pi / 2 * np.clip(t / attack, 0, 1)) ** 2
    fall = np.sin(np.pi / 2 * np.clip((seconds - t) / release, 0, 1)) ** 2
    return np.asarray(wave / 3 * rise * fall)


def swell(pitches: tuple[float, ...], seconds: float, top: float) -> Wave:
    """Return tones that well up together until `top` and die away."""
    wave = np.zeros(count(seconds))
    for pitch in pitches:
        add(wave, hummed(pitch, seconds, 0.004, 0.2, 600))
    return level(wave * shape(seconds, (0, 0.12), (top, 1), (0.5 * (top + seconds), 0.45), (seconds, 0)))
