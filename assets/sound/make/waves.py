"""Arrays of samples: chance by name, times, bands of noise, shapes of loudness."""

from __future__ import annotations

import hashlib
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Wave: TypeAlias = NDArray[np.float64]
"""Samples of one channel, or two rows of them."""


def chance(name: str) -> np.random.Generator:
    """Return the generator of a file or a part of one: its seed comes from the name alone."""
    return np.random.default_rng(int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big"))


def count(seconds: float) -> int:
    """Return how many samples last so long."""
    return round(seconds * RATE)


def silence(seconds: float) -> Wave:
    """Return so much of nothing."""
    return np.zeros(count(seconds))


def times(seconds: float) -> Wave:
    """Return the time of each sample."""
    return np.arange(count(seconds)) / RATE


def convolve(wave: Wave, answer: Wave) -> Wave:
    """Return the wave as something answers it, as long as both together."""
    long = len(wave) + len(answer) - 1
    size = 1 << (long - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(answer, size), size)[:long]


def add(to: Wave, wave: Wave, at: float = 0.0, gain: float = 1.0) -> None:
    """Mix a wave into a longer one, from a time on; what reaches beyond the end is dropped."""
    start = count(at)
    part = wave[: max(0, len(to) - start)]
    to[start : start + len(part)] += gain * part


def banded(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Keep what lies between two frequencies, with soft slopes and without moving it in time.

    A band around a burst would ring before it begins, so the wave is padded, and callers shape it afterwards.
    """
    size = 1 << (2 * len(wave) - 1).bit_length()
    spectrum = np.fft.rfft(wave, size)
    frequency = np.fft.rfftfreq(size, 1 / RATE)
    gain = 1 / np.sqrt(1 + (frequency / high) ** (2 * order))
    if low:
        gain /= np.sqrt(1 + (low / np.maximum(frequency, 1e-3)) ** (2 * order))
    return np.fft.irfft(spectrum * gain, size)[: len(wave)]


def noise(rng: np.random.Generator, seconds: float, low: float, high: float, order: int = 2) -> Wave:
    """Return noise between two frequencies, of an effective value of 1."""
    wave = banded(rng.standard_normal(count(seconds)), low, high, order)
    return np.asarray(wave / np.sqrt(np.mean(wave**2)))


def shape(seconds: float, *points: tuple[float, float]) -> Wave:
    """Return an envelope through points of time and height, rounded so that nothing clicks."""
    at, height = zip(*points, strict=True)
    curve = np.interp(times(seconds), at, height)
    width = count(0.002)
    kernel = np.hanning(2 * width + 1)
    padded = np.pad(curve, width, mode="edge")
    return np.convolve(padded, kernel / kernel.sum(), mode="valid")


def without_depths(wave: Wave, pitch: float = 28.0) -> Wave:
    """Return the wave without what only moves the cone of a speaker; it stays where it is in time."""
    pace = 2 * np.pi * pitch / RATE
    return wave - convolve(wave, pace * np.exp(-pace * np.arange(count(0.12))))[: len(wave)]


def falling(seconds: float, t60: float, attack: float = 0.0008) -> Wave:
    """Return an envelope that rises at once and then falls by 60 dB in `t60` seconds."""
    t = times(seconds)
    return np.minimum(1, t / attack) * 10 ** (-3 * t / t60)


def let_go(wave: Wave, part: float, rest: int = 0) -> Wave:
    """Return the wave fading softly over the last `part` of it, with `rest` samples of silence after that."""
    size = round(part * len(wave))
    fade = np.cos(np.pi / 2 * np.clip((np.arange(len(wave)) - len(wave) + size) / max(1, size - rest), 0, 1)) ** 2
    return np.asarray(wave * fade)


def peak(wave: Wave) -> float:
    """Return the largest value, whatever its sign."""
    return float(np.max(np.abs(wave)))


def level(wave: Wave, to: float = 1.0) -> Wave:
    """Return the wave with this peak."""
    return wave * (to / peak(wave))
