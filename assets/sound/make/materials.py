"""What is struck, and what it sounds like: modal synthesis of wood, stone, iron, coins, a bell and a skin.

A thing has a few inharmonic partials; each rings with a quality of its own (how many of its periods, times pi, until
it has fallen to 1/e). The blow is a short push whose length says how hard hammer and thing are, with a little noise.
No two knocks are equal: partials and their strengths are moved a little by chance.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from assets.sound.make.waves import RATE, Wave, banded, convolve, count, falling, let_go, level, times, without_depths


class Material(NamedTuple):
    """Partials as multiples of the lowest; how they ring, and how they are struck."""

    ratios: tuple[float, ...]
    quality: float
    """Of the lowest partial."""
    damping: float
    """How fast quality falls with the partial's ratio: 0 means equally many periods, 1 equally many seconds less."""
    contact: float
    """Seconds of the push: short is hard and bright."""
    grit: float
    """Noise of the blow beside the partials."""
    spread: float
    """How far chance moves each partial, as a part of it."""
    split: float = 0.0
    """How far apart the two tones of a partial are, that nothing quite round has: they beat."""


WOOD = Material((1, 2.02, 2.76, 4.07, 5.40, 7.31), 17, 0.25, 0.0011, 0.30, 0.02)
BOARD = Material((1, 1.63, 2.21, 3.05, 3.92, 5.1, 6.7), 8, 0.15, 0.0030, 0.20, 0.03)
STONE = Material((1, 1.47, 2.13, 2.81, 3.52, 4.37, 5.61, 7.02), 38, 0.45, 0.0006, 0.45, 0.025)
IRON = Material((1, 1.83, 2.76, 3.51, 4.62, 5.40, 6.83, 8.93, 11.2), 260, 0.55, 0.0005, 0.25, 0.012, 0.011)
COIN = Material((1, 1.42, 1.91, 2.37, 2.98, 3.63), 640, 0.65, 0.00012, 0.10, 0.012, 0.004)
BELL = Material((1, 1.2, 1.5, 2, 2.67, 3.01, 4.16), 680, 0.9, 0.0014, 0.02, 0.0008, 0.0007)
SKIN = Material((1, 1.59, 2.14, 2.30, 2.65, 2.92, 3.16, 3.50), 20, 0.30, 0.0045, 0.15, 0.006)


def modes(
    rng: np.random.Generator, material: Material, pitch: float, seconds: float, fall: float = 0.0, tilt: float = 0.6
) -> Wave:
    """Return how a material answers an impulse. `fall` is how much higher, as a part, a skin is when just struck."""
    t = times(seconds)
    wave = np.zeros(len(t))
    for ratio in material.ratios:
        frequency = pitch * ratio * (1 + material.spread * rng.uniform(-1, 1))
        height = ratio**-tilt * rng.uniform(0.7, 1.3)
        if frequency > 0.42 * RATE:
            continue
        quality = material.quality * ratio**-material.damping
        turns = frequency * (t + fall * 0.03 * (1 - np.exp(-t / 0.03)))
        tone = np.sin(2 * np.pi * turns)
        if material.split:
            tone = 0.6 * tone + 0.4 * np.sin(2 * np.pi * turns * (1 + material.split * rng.uniform(0.5, 1)))
        wave += height * tone * np.exp(-np.pi * frequency / quality * t)
    return wave


def push(rng: np.random.Generator, material: Material, softness: float) -> Wave:
    """Return the force of a blow: half a sine, longer the softer."""
    size = max(3, count(material.contact * softness * rng.uniform(0.9, 1.1)))
    arch = np.sin(np.pi * (np.arange(size) + 0.5) / size)
    return np.asarray(arch / arch.sum())


def struck(
    rng: np.random.Generator,
    material: Material,
    pitch: float,
    seconds: float,
    softness: float = 1.0,
    *,
    fall: float = 0.0,
    tilt: float = 0.6,
    grit: float = 1.0,
) -> Wave:
    """Return one blow on something of this material, at a peak of 1."""
    ring = convolve(push(rng, material, softness), modes(rng, material, pitch, seconds, fall, tilt))[: count(seconds)]
    ring = without_depths(ring, 0.6 * pitch)
    hiss = rng.standard_normal(count(seconds))
    bright = min(16_000.0, 0.9 / (material.contact * softness))
    hiss = banded(hiss * falling(seconds, 0.010 + 6 * material.contact * softness), 0.25 * bright, bright)
    return level(let_go(level(ring) + material.grit * grit * level(hiss), 0.3))
