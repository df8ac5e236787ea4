"""Passages of a path card as tubes (look book section 4, 1 and 2), in the 60 x 90 view box of a card.

At a card's edge every tube is exactly 20 wide, square to the edge and in its middle: so neighbours join.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from game.art.drawing.svg import Point, smooth
from game.engine.cards import SIDES, E, Face, N, S, W

WIDTH, HEIGHT = 60, 90
CENTRE: Point = (30.0, 45.0)
EDGE_MIDDLE: Mapping[int, Point] = {N: (30.0, 0.0), E: (60.0, 45.0), S: (30.0, 90.0), W: (0.0, 45.0)}
OUTWARD: Mapping[int, Point] = {N: (0.0, -1.0), E: (1.0, 0.0), S: (0.0, 1.0), W: (-1.0, 0.0)}
HALF_WIDTH, HALF_MIDDLE, HALF_CORE = 10.0, 8.2, 4.9
_OVER_EDGE = 2.2
_SAMPLES = 9
_KEPT = 64
"""Cards whose tubes are kept, about as many as lie in a maze; those of one take 10 kB."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A centre line from the edge of the card to where it ends; `sides` are the sides it touches."""

    points: tuple[Point, ...]
    end: Literal["edge", "centre", "stub"]
    sides: int


@dataclass(frozen=True, slots=True)
class Tube:
    """Path data of one piece of tunnel: rim, middle tone and light core. A hub has no passage."""

    rim: str
    middle: str
    core: str
    passage: Passage | None = None


def has_hub(face: Face) -> bool:
    """True when arms meet in the middle: three or more joined sides, or a ladder."""
    return face.ladder or any(group.bit_count() > 2 for group in face.groups)


def is_bridge(face: Face) -> bool:
    """True when one straight passage crosses above the other."""
    return set(face.groups) == {N | S, E | W}


def passages(face: Face) -> list[Passage]:
    """Centre lines of all passages, living ones first."""
    bends = sum(group.bit_count() == 2 for group in face.groups)
    found: list[Passage] = []
    for group in face.groups:
        sides = [side for side in SIDES if group & side]
        if len(sides) == 2 and not face.ladder:
            found.append(Passage(_through(sides[0], sides[1], bends == 2), "edge", group))
        else:
            found += [Passage(_arm(side), "centre", side) for side in sides]
    return found + [Passage(_stub(face, side), "stub", side) for side in SIDES if face.dead & side]


@lru_cache(maxsize=_KEPT)
def tubes(face: Face) -> tuple[Tube, ...]:
    """Return all pieces of tunnel, in the order of `passages`, then the hub if there is one.

    A card asks for them up to four times, and so does its next size.
    """
    made = [_tube(passage, f"{face.text} {passage.sides}") for passage in passages(face)]
    if has_hub(face):
        seed = f"{face.text} hub"
        made.append(Tube(blob(CENTRE, 12.6, seed), blob(CENTRE, 10.8, seed), blob(CENTRE, 7.0, seed)))
    return tuple(made)


def dead_depth(face: Face, side: int) -> float:
    """Return how far the stub of a dead side reaches into the card, in units."""
    upright = side in (N, S)
    if not face.living:
        return 25.0 if upright else 17.5
    if upright:
        return 18.0
    return 11.5 if any(group & N and group & S for group in face.groups) else 14.0


def blob(centre: Point, radius: float, seed: str, corners: int = 10, wobble: float = 0.07) -> str:
    """Path data of an almost round shape."""
    chance = random.Random(seed)
    points: list[Point] = []
    for i in range(corners):
        angle = i * 2 * math.pi / corners
        x = radius * (1 + chance.uniform(-wobble, wobble)) * math.cos(angle)
        y = radius * (1 + chance.uniform(-wobble, wobble)) * math.sin(angle)
        points.append((centre[0] + x, centre[1] + y))
    return smooth(points)


def extended(passage: Passage) -> list[Point]:
    """Return the centre line, run a little over every edge that it meets."""
    points = [_beyond(passage.points[0]), *passage.points]
    if passage.end == "edge":
        points.append(_beyond(points[-1]))
    return points


def beside(points: Sequence[Point], distance: float) -> list[Point]:
    """Return the line that runs beside `points` at a signed distance."""
    return [(x + nx * distance, y + ny * distance) for (x, y), (nx, ny) in zip(points, _normals(points), strict=True)]


def _outward(edge_middle: Point) -> Point:
    return next(OUTWARD[side] for side in SIDES if EDGE_MIDDLE[side] == edge_middle)


def _beyond(edge_middle: Point) -> Point:
    (x, y), (ox, oy) = edge_middle, _outward(edge_middle)
    return x + ox * _OVER_EDGE, y + oy * _OVER_EDGE


def _square_normals(passage: Passage, points: Sequence[Point]) -> list[Point]:
    """Normals of the extended line, exactly along the card's edge where it crosses one."""
    normals = _normals(points)
    ox, oy = _outward(passage.points[0])
    normals[0] = normals[1] = (oy, -ox)
    if passage.end == "edge":
        ox, oy = _outward(passage.points[-1])
        normals[-1] = normals[-2] = (-oy, ox)
    return normals


def _normals(points: Sequence[Point]) -> list[Point]:
    last = len(points) - 1
    normals: list[Point] = []
    for i in range(last + 1):
        a, b = points[max(0, i - 1)], points[min(last, i + 1)]
        length = math.dist(a, b) or 1.0
        normals.append((-(b[1] - a[1]) / length, (b[0] - a[0]) / length))
    return normals


def _curve(a: Point, control: Point, b: Point) -> tuple[Point, ...]:
    points: list[Point] = []
    for i in range(_SAMPLES + 1):
        t = i / _SAMPLES
        u = 1 - t
        x = u * u * a[0] + 2 * t * u * control[0] + t * t * b[0]
        y = u * u * a[1] + 2 * t * u * control[1] + t * t * b[1]
        points.append((x, y))
    return tuple(points)


def _line(a: Point, b: Point) -> tuple[Point, ...]:
    return _curve(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b)


def _through(first: int, second: int, beside_another: bool) -> tuple[Point, ...]:
    a, b = EDGE_MIDDLE[first], EDGE_MIDDLE[second]
    if first | second in (N | S, E | W) or not beside_another:
        return _curve(a, CENTRE, b)
    upright, level = (a, b) if first in (N, S) else (b, a)
    control = (CENTRE[0] + (level[0] - CENTRE[0]) * 0.2, CENTRE[1] + (upright[1] - CENTRE[1]) * 0.08)
    return _curve(a, control, b)


def _arm(side: int) -> tuple[Point, ...]:
    return _line(EDGE_MIDDLE[side], CENTRE)


def _stub(face: Face, side: int) -> tuple[Point, ...]:
    start, out, depth = EDGE_MIDDLE[side], OUTWARD[side], dead_depth(face, side)
    return _line(start, (start[0] - out[0] * depth, start[1] - out[1] * depth))


def _tube(passage: Passage, seed: str) -> Tube:
    return Tube(
        _outline(passage, HALF_WIDTH, seed, 1.0),
        _outline(passage, HALF_MIDDLE, seed, 1.0),
        _outline(passage, HALF_CORE, seed, 0.8),
        passage,
    )


def _outline(passage: Passage, half: float, seed: str, wobble: float) -> str:
    chance = random.Random(seed)
    phase = [chance.random() * math.tau for _ in range(4)]
    points = extended(passage)
    last = len(points) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(points, _square_normals(passage, points), strict=True)):
        t = i / last
        to_edge = min(i - 1, last - 1 - i) if passage.end == "edge" else i - 1
        calm = wobble * max(0.0, min(1.0, to_edge / 1.9))
        a = half + calm * (math.sin(7 * t + phase[0]) + 0.7 * math.sin(15 * t + phase[1]))
        b = half + calm * (math.sin(8 * t + phase[2]) + 0.7 * math.sin(14 * t + phase[3]))
        left.append((x + nx * a, y + ny * a))
        right.append((x - nx * b, y - ny * b))
    cap = _cap(points, half, chance) if passage.end == "stub" else []
    return smooth(left + cap + right[::-1])


def _cap(points: Sequence[Point], half: float, chance: random.Random) -> list[Point]:
    """Return the rounded end of a stub."""
    x, y = points[-1]
    nx, ny = _normals(points)[-1]
    dx, dy = ny, -nx
    cap: list[Point] = []
    for across, depth in ((0.72, 2.6), (0.2, 4.0), (-0.3, 3.4), (-0.75, 2.2)):
        reach = depth + chance.uniform(-0.5, 0.5)
        cap.append((x + nx * half * across + dx * reach, y + ny * half * across + dy * reach))
    return cap
