"""Floor and rails of the tunnels, and the turntable of a fork (look book section 4, 7)."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from game.art.drawing.detail import Detail
from game.art.drawing.palette import INK
from game.art.drawing.svg import Point, circle, ellipse, group, path, polygon
from game.art.tunnels.tube import CENTRE, Passage, Tube, beside, extended


class FloorTint(NamedTuple):
    """Rim, middle and core of the floor, and how strongly the rails show."""

    rim: str
    middle: str
    core: str
    rails: float


LIT = FloorTint("#a9854e", "#e3cc98", "#f4e6c2", 0.95)
UNLIT = FloorTint("#6b5d49", "#a39273", "#b3a283", 0.8)
_GAUGE = 3.6
_SLEEPER_STEP = 5.0


def floor(pieces: Sequence[Tube], tint: FloorTint) -> str:
    """Draw the tunnels, all together step by step so that they fuse into one."""
    return (
        "".join(path(piece.rim, INK, INK, 5) for piece in pieces)
        + "".join(path(piece.rim, tint.rim) for piece in pieces)
        + "".join(path(piece.middle, tint.middle) for piece in pieces)
        + "".join(path(piece.core, tint.core) for piece in pieces)
    )


def track(pieces: Sequence[Tube], detail: Detail, tint: FloorTint, seed: str) -> str:
    """Gravel, sleepers and rails as far as the level of detail shows them."""
    lines = [piece.passage for piece in pieces if piece.passage]
    text = _gravel(lines, random.Random(f"{seed} gravel")) if detail is Detail.FULL else ""
    if detail is Detail.SMALL:
        return text
    return text + "".join(group(_rails(line), "", tint.rails) for line in lines)


def turntable() -> str:
    """Draw a wooden turntable in the middle: these sides are joined."""
    x, y = CENTRE
    text = circle(x, y, 7.6, "#8a5f35", INK, 1.3) + circle(x, y, 6.1, "#b4844c")
    for k in range(-2, 3):
        across = k * 2.4
        half = math.sqrt(36 - across * across)
        text += path(polygon([(x + across, y - half), (x + across, y + half)], False), "none", "#7d5228", 0.6)
    return text + circle(x, y, 1.5, "#3a2817")


def _gravel(lines: Sequence[Passage], chance: random.Random) -> str:
    text = ""
    for line in lines:
        for _ in range(5):
            at = chance.randrange(len(line.points))
            aside = chance.choice((-1, 1)) * chance.uniform(5.8, 8)
            x, y = beside(line.points, aside)[at]
            text += ellipse(x, y, chance.uniform(0.4, 0.9), chance.uniform(0.35, 0.6), "#8f7046")
    return text


def _rails(passage: Passage) -> str:
    points = extended(passage)
    if passage.end == "stub":
        points = points[:-2]
    rails = "".join(path(polygon(beside(points, gauge), False), "none", "#5f4630", 1.15) for gauge in (-_GAUGE, _GAUGE))
    return _sleepers(points, passage.end == "edge") + rails


def _sleepers(points: Sequence[Point], to_edge: bool) -> str:
    """Sleepers at equal steps, half a step from every edge of the card, so that they go on next door."""
    half = _GAUGE + 1.7
    over = math.dist(points[0], points[1])
    inside = sum(itertools.starmap(math.dist, itertools.pairwise(points))) - 2 * over
    step = inside / round(inside / _SLEEPER_STEP) if to_edge else _SLEEPER_STEP
    wanted = over + step / 2
    walked = 0.0
    text = ""
    for a, b in itertools.pairwise(points):
        length = math.dist(a, b)
        nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
        while wanted <= walked + length:
            t = (wanted - walked) / length
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            ends = [(x - nx * half, y - ny * half), (x + nx * half, y + ny * half)]
            text += path(polygon(ends, False), "none", "#a88658", 1.9)
            wanted += step
        walked += length
    return text
