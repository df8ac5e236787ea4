"""Dust and other small things that fly apart. They are strewn by a seed, never by chance at draw time."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from pygame import Surface

from game.art.drawing.raster import Colour
from game.art.drawing.svg import Point
from game.art.pictograms.flourishes import puff
from game.tabletop.motions.stage import MotionStage, Spot, middle

SAND: Colour = (196, 172, 132)
SOOT: Colour = (88, 80, 74)


@dataclass(frozen=True, slots=True)
class Mote:
    """One puff: from where, which way over its life, and how large at the end.

    Lengths are widths of the place it belongs to, counted from its middle.
    """

    start: Point
    drift: Point
    size: float


def cloud(seed: str, count: int, around: Point, spread: Point, reach: float, size: float) -> tuple[Mote, ...]:
    """Return `count` motes that start within `spread` of `around` and drift out by about `reach`, all in widths."""
    chance = random.Random(seed)
    motes: list[Mote] = []
    for i in range(count):
        angle = math.tau * (i + chance.uniform(-0.3, 0.3)) / count
        across, along = math.cos(angle), math.sin(angle)
        start = (around[0] + across * spread[0], around[1] + along * spread[1])
        far = reach * chance.uniform(0.6, 1.2)
        motes.append(Mote(start, (across * far, along * far * 0.7 - far * 0.25), size * chance.uniform(0.7, 1.3)))
    return tuple(motes)


@dataclass(frozen=True, slots=True)
class Dust:
    """Motes that grow, drift and fade."""

    stage: MotionStage
    spot: Spot
    motes: tuple[Mote, ...]
    tone: Colour = SAND
    strength: float = 0.8

    def __call__(self, canvas: Surface, t: float) -> None:
        if not 0 < t < 1:
            return
        out = 1 - (1 - t) ** 2
        rect = self.spot()
        x, y = middle(rect)
        for mote in self.motes:
            size = max(3, round(rect.w * mote.size * (0.45 + 0.55 * out)) // 2 * 2)
            across, along = mote.start[0] + mote.drift[0] * out, mote.start[1] + mote.drift[1] * out
            at = (x + rect.w * across, y + rect.w * along)
            self.stage.put(canvas, puff(size, self.tone), at, self.strength * (1 - t) ** 1.2)
