"""What rustles and rolls: paper, cloth, dust, gravel, cracks, and iron that bends."""

from __future__ import annotations

import numpy as np

from assets.sound.make.materials import STONE, struck
from assets.sound.make.waves import RATE, Wave, add, banded, count, falling, level, noise, shape, silence, times

Point = tuple[float, float]


def crackle(rng: np.random.Generator, seconds: float, density: float, t60: float = 0.006) -> Wave:
    """Return a rough envelope: tiny bursts at chance moments, so many a second, most of them faint."""
    pulses = silence(seconds)
    for at in rng.uniform(0, seconds, max(1, round(density * seconds))):
        pulses[min(len(pulses) - 1, count(float(at)))] += rng.pareto(1.7) + 0.2
    tail = falling(6 * t60, t60 * 3, 0.0004)
    size = 1 << (len(pulses) + len(tail)).bit_length()
    rough = np.fft.irfft(np.fft.rfft(pulses, size) * np.fft.rfft(tail, size), size)[: len(pulses)]
    return np.tanh(rough / (3 * np.mean(rough) + 1e-9))


def paper(rng: np.random.Generator, seconds: float, *points: Point, low: float = 900, high: float = 7_000) -> Wave:
    """Return paper that moves, as loud over time as the points say: noise broken up into crackles."""
    body = noise(rng, seconds, low, high) * (0.15 + crackle(rng, seconds, 260))
    folds = noise(rng, seconds, 500, 2_600) * crackle(rng, seconds, 45, 0.012)
    return level((body + 0.7 * folds) * shape(seconds, *points))


def cloth(rng: np.random.Generator, seconds: float, *points: Point, low: float = 140, high: float = 1_500) -> Wave:
    """Return heavy cloth that moves: soft noise without edges, in slow folds."""
    folds = 1 + 0.45 * noise(rng, seconds, 0, 14)
    body = noise(rng, seconds, low, high) + 0.10 * noise(rng, seconds, high, 3 * high)
    return level(body * np.maximum(0.15, folds) * shape(seconds, *points))


def card(rng: np.random.Generator, seconds: float, t60: float, low: float = 700, high: float = 6_500) -> Wave:
    """Return a card that is flicked: a short burst of noise with two or three stiff modes of its own."""
    flick = noise(rng, seconds, low, high) * falling(seconds, t60)
    t = times(seconds)
    stiff = sum(
        np.sin(2 * np.pi * pitch * rng.uniform(0.94, 1.06) * t) * falling(seconds, t60 * 0.6) / step
        for step, pitch in enumerate((620, 1_180, 2_050), start=1)
    )
    return level(level(flick) + 0.35 * level(np.asarray(stiff)))


def gravel(
    rng: np.random.Generator, seconds: float, stones: int, low: float, high: float, until: float | None = None
) -> Wave:
    """Return stones that fall on each other: dense at first, then single ones, smaller and smaller."""
    wave = silence(seconds)
    end = seconds if until is None else until
    moments = np.sort(rng.beta(1.1, 2.6, stones)) * end
    for place, at in enumerate(moments):
        size = 1 - 0.75 * place / stones
        pitch = low * (high / low) ** rng.uniform(0, 1)
        blow = struck(rng, STONE, pitch, 0.25, softness=rng.uniform(1, 4), tilt=0.9)
        add(wave, blow, float(at), size * rng.uniform(0.15, 1) * (low / pitch) ** 0.35)
    return level(wave)


def rumble(rng: np.random.Generator, seconds: float, *points: Point, low: float = 45, high: float = 260) -> Wave:
    """Return what is felt more than heard when rock moves: deep noise that trembles."""
    tremble = np.maximum(0.1, 1 + 0.5 * noise(rng, seconds, 0, 22))
    return level(noise(rng, seconds, low, high) * tremble * shape(seconds, *points))


def dust(rng: np.random.Generator, seconds: float, *points: Point) -> Wave:
    """Return grains that trickle."""
    grains = noise(rng, seconds, 1_500, 6_000, 1) * (0.12 + crackle(rng, seconds, 420, 0.003))
    return level(grains * shape(seconds, *points))


def crack(rng: np.random.Generator, seconds: float, splinters: int, within: float) -> Wave:
    """Return wood that gives way: some hard ticks close together, each as wide as noise can be."""
    wave = silence(seconds)
    moments = np.concatenate([[0.0], np.sort(rng.uniform(0.003, within, splinters - 1))])
    for place, at in enumerate(moments):
        tick = noise(rng, 0.05, 500, 11_000, 1) * falling(0.05, rng.uniform(0.012, 0.035), 0.0003)
        add(wave, level(tick), float(at), rng.uniform(0.35, 1) / (1 + 0.25 * place))
    return level(wave)


def creak(rng: np.random.Generator, seconds: float, low: float, high: float) -> Wave:
    """Return iron that is bent: it sticks and slips, faster and faster, and its modes answer every slip."""
    t = times(seconds)
    pace = np.interp(t, (0, 0.55 * seconds, seconds), (low, high, 0.8 * high))
    pace *= 1 + 0.05 * noise(rng, seconds, 0, 30)
    turns = np.cumsum(pace) / RATE
    slips = np.diff(np.floor(turns), prepend=0.0) * rng.uniform(0.6, 1.4, len(t))
    answer = np.zeros(count(0.12))
    for pitch, gain in ((413, 0.8), (871, 1), (1_327, 0.9), (2_069, 0.55), (3_187, 0.35)):
        answer += gain * np.sin(2 * np.pi * pitch * times(0.12)) * falling(0.12, 0.09)
    size = 1 << (len(t) + len(answer)).bit_length()
    wave = np.fft.irfft(np.fft.rfft(slips, size) * np.fft.rfft(answer, size), size)[: len(t)]
    return level(banded(wave, 200, 5_000) * shape(seconds, (0, 0.4), (0.3 * seconds, 1), (seconds, 0)))
