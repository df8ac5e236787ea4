"""How loud a sound is (ITU-R BS.1770-4), and what makes it as loud as the table says."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from assets.sound.make.waves import RATE, Wave, peak

CEILING = 10 ** (-1.6 / 20)
"""Peaks before they are packed, which moves them a little: -1 dB after it is the rule."""
SQUEEZED = 10 ** (7 / 20)
"""How far a peak may lie above the ceiling before it is rounded off; a shorter sound stays softer than its target."""
BLOCK, HOP = round(0.4 * RATE), round(0.1 * RATE)
SHELF = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
PASS = (38.13547087602444, 0.5003270373238773)


def weighting(frequencies: NDArray[np.floating]) -> NDArray[np.complex128]:
    """Return the gain of the K filter at frequencies: a shelf for the head, and no depths."""
    z = np.exp(-2j * np.pi * frequencies / RATE)
    pitch, gain, q = SHELF
    k = np.tan(np.pi * pitch / RATE)
    high = 10 ** (gain / 20)
    middle = high**0.4996667741545416
    top = (high + middle * k / q + k * k) + 2 * (k * k - high) * z + (high - middle * k / q + k * k) * z * z
    shelf = top / ((1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z * z)
    pitch, q = PASS
    k = np.tan(np.pi * pitch / RATE)
    whole = 1 + k / q + k * k
    no_depths = (1 - z) ** 2 / (1 + 2 * (k * k - 1) / whole * z + (1 - k / q + k * k) / whole * z * z)
    return np.asarray(shelf * no_depths)


def loudness(wave: Wave) -> float:
    """Return integrated loudness in LUFS, with both gates. What is shorter than a block is one, filled with silence.

    A mono file counts as the one channel that it is.
    """
    rows = np.atleast_2d(wave)
    long = max(rows.shape[1], BLOCK)
    size = long + RATE
    size += -size % 4096
    weighted = np.fft.irfft(np.fft.rfft(rows, size) * weighting(np.fft.rfftfreq(size, 1 / RATE)), size)[:, :long]
    energy = np.concatenate([[0], np.cumsum(np.sum(weighted**2, axis=0))])
    starts = np.arange(0, long - BLOCK + 1, HOP)
    blocks = np.maximum((energy[starts + BLOCK] - energy[starts]) / BLOCK, 1e-12)
    loud = -0.691 + 10 * np.log10(blocks)
    gate = -70.0
    if np.any(loud > gate):
        gate = max(gate, -0.691 + 10 * np.log10(np.mean(blocks[loud > gate])) - 10)
    kept = blocks[loud > gate] if np.any(loud > gate) else blocks
    return float(-0.691 + 10 * np.log10(np.mean(kept)))


def decibels(value: float) -> float:
    """Return a value as decibels below full scale."""
    return float(20 * np.log10(max(value, 1e-9)))


def rounded_off(wave: Wave, ceiling: float = CEILING) -> Wave:
    """Return the wave with its peaks bent below the ceiling; what is below two thirds of it stays as it is."""
    knee = ceiling * 0.66
    over = np.maximum(np.abs(wave) - knee, 0) / (ceiling - knee)
    bent = knee + (ceiling - knee) * np.tanh(over)
    return np.where(over > 0, np.sign(wave) * bent, wave)


def as_loud_as(wave: Wave, target: float, ceiling: float = CEILING) -> Wave:
    """Return the wave at its target loudness, or as near as its peaks allow."""
    most = SQUEEZED * ceiling / peak(wave)
    gain = min(most, 10 ** ((target - loudness(wave)) / 20))
    for _ in range(6):
        short = target - loudness(rounded_off(gain * wave, ceiling))
        if abs(short) < 0.03:
            break
        gain = min(most, gain * 10 ** (short / 20))
    return rounded_off(round(gain, 5) * wave, ceiling)
