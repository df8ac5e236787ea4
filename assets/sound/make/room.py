"""The small room in which everything sounds: one answer for all, in mono and for two ears."""

from __future__ import annotations

from functools import cache

import numpy as np

from assets.sound.make.waves import RATE, Wave, banded, chance, convolve, count, times

SECONDS = 0.55
ECHOES = ((0.0061, 0.42), (0.0093, -0.33), (0.0137, 0.30), (0.0189, 0.24), (0.0241, -0.20), (0.0317, 0.17))
"""Early reflections of walls, ceiling and table: seconds and gain."""
TAILS = ((90, 350, 0.46, 0.8), (350, 1_400, 0.42, 1.0), (1_400, 4_500, 0.32, 0.9), (4_500, 10_000, 0.2, 0.6))
"""Bands of what comes after: from, to, seconds to fall by 60 dB, gain. Highs are swallowed first."""


@cache
def answer(ear: int) -> Wave:
    """Return what comes back of an impulse, without the impulse. Both ears hear the same walls a little apart."""
    rng = chance(f"room {ear}")
    t = times(SECONDS)
    tail = np.zeros(len(t))
    for low, high, t60, gain in TAILS:
        tail += gain * banded(rng.standard_normal(len(t)), low, high) * 10 ** (-3 * t / t60)
    tail *= np.clip((t - 0.008) / 0.02, 0, 1) * 0.55 / np.sqrt(np.sum(tail**2))
    early = np.zeros(len(t))
    for at, gain in ECHOES:
        early[count(at * (1 + 0.06 * ear))] += gain
    return tail + 0.8 * banded(early, 0, 7_000, 1)


def in_room(wave: Wave, wet: float) -> Wave:
    """Return a sound where it sounds, as long as before."""
    return wave + wet * convolve(wave, answer(0))[: len(wave)]


def around(wave: Wave, wet: float) -> Wave:
    """Return two ears' loop in the room: its end is heard again at its start, as if it had always been playing."""
    size = wave.shape[1]
    frequency = np.fft.rfftfreq(size, 1 / RATE)
    no_depths = frequency**2 / (frequency**2 + 22**2)
    heard = [
        np.fft.irfft(np.fft.rfft(side) * no_depths * (1 + wet * np.fft.rfft(answer(ear), size)), size)
        for ear, side in enumerate(wave)
    ]
    return np.array(heard)
