"""The rock of a path card: contour lines that echo the tunnels, chisel marks, boulders."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.art.drawing.detail import Detail
from game.art.drawing.palette import INK, mix
from game.art.drawing.svg import Point, path, polygon, rect
from game.art.tunnels.tube import CENTRE, HALF_WIDTH, HEIGHT, WIDTH, Tube


class RockTint(NamedTuple):
    """Rock far from a tunnel, near one, the light lip of the card, and the colour of the contour lines."""

    far: str
    near: str
    lip: str
    vein: str


PLAIN = RockTint("#2c241d", "#67543f", "#a58f70", "#c9ad7c")
DARK = RockTint("#0b0907", "#261e16", "#a58f70", "#4a3d2e")
"""Rock in high contrast, so that every tunnel stands out from it (UX M24)."""
_RINGS: Mapping[Detail, tuple[float, ...]] = {
    Detail.FULL: (33, 29, 25, 21, 17.5, 14.3, 11.4, 8.8, 6.5, 4.5, 2.8),
    Detail.MIDDLE: (27, 20, 14.3, 9.6, 6.2, 3.4),
    Detail.SMALL: (15, 9, 4.5),
}
_CHISEL_MARKS: Mapping[Detail, int] = {Detail.FULL: 46, Detail.MIDDLE: 20, Detail.SMALL: 0}


def rock(pieces: Sequence[Tube], detail: Detail, tint: RockTint, seed: str) -> str:
    """Draw the whole card as rock around its tunnels."""
    ground = rect(0, 0, WIDTH, HEIGHT, 4, tint.far)
    marks = _chisel_marks(pieces, _CHISEL_MARKS[detail], tint, random.Random(f"{seed} chisel"))
    return ground + _echo(pieces, detail, tint) + marks


def card_edge(tint: RockTint) -> str:
    """Ink around the card, a light lip top and left, a dark one right and below (item 6)."""
    return (
        rect(0.7, 0.7, 58.6, 88.6, 3.6, "none", INK, 1.4)
        + path("M1.6 86.5 L1.6 4.2 Q1.6 1.6 4.2 1.6 L56 1.6", "none", tint.lip, 0.8, 0.75)
        + path("M58.4 5 L58.4 86 Q58.4 88.4 56 88.4 L5 88.4", "none", INK, 0.9, 0.5)
    )


def boulder(x: float, y: float, r: float, seed: str, colour: str = "#6b5d50", facets: bool = True) -> str:
    """Draw a faceted boulder of radius `r`, lit from the top left."""
    chance = random.Random(seed)
    corners = chance.choice((6, 7))
    turn = chance.random() * 6
    rim: list[Point] = []
    for i in range(corners):
        angle = turn + i * math.tau / corners
        px = x + r * chance.uniform(0.86, 1.08) * math.cos(angle)
        py = y + r * 0.86 * chance.uniform(0.86, 1.08) * math.sin(angle)
        rim.append((px, py))
    body = path(polygon(rim), colour, INK, min(1.5, r * 0.22))
    return body + (_facets(x, y, r, rim, colour) if facets else "")


def _facets(x: float, y: float, r: float, rim: Sequence[Point], colour: str) -> str:
    top = [(x + (px - x) * 0.82, y + (py - y) * 0.82) for px, py in rim]
    peak = (x - r * 0.12, y - r * 0.1)
    text = ""
    for i, p in enumerate(top):
        q = top[(i + 1) % len(top)]
        light = (-((p[0] + q[0]) / 2 - x) * 0.6 - ((p[1] + q[1]) / 2 - y)) / r
        tone = mix(colour, "#d8c49a" if light > 0 else "#120e0b", min(0.62, abs(light) * 0.6))
        text += path(polygon([p, q, peak]), tone)
    return text


def _echo(pieces: Sequence[Tube], detail: Detail, tint: RockTint) -> str:
    rings = _RINGS[detail]
    text = ""
    for i, distance in enumerate(rings):
        t = (i + 1) / len(rings)
        colour = mix(tint.far, tint.near, t**1.25)
        line = 0.42 + 0.36 * t if detail else 0.0
        if detail:
            vein = mix(colour, tint.vein, 0.2 + 0.38 * t)
            text += "".join(path(piece.rim, "none", vein, 2 * distance + line) for piece in pieces)
        text += "".join(path(piece.rim, "none", colour, 2 * distance - line) for piece in pieces)
    return text


def _chisel_marks(pieces: Sequence[Tube], count: int, tint: RockTint, chance: random.Random) -> str:
    line = [point for piece in pieces if piece.passage for point in piece.passage.points] or [CENTRE]
    text = ""
    for _ in range(count):
        at = (chance.uniform(2, WIDTH - 2), chance.uniform(2, HEIGHT - 2))
        nearest = min(line, key=lambda point: math.dist(point, at))
        distance = math.dist(nearest, at) - HALF_WIDTH
        if distance >= 1.5:
            text += _chisel_mark(at, nearest, max(0.0, 1 - distance / 20), tint, chance)
    return text


def _chisel_mark(at: Point, nearest: Point, near: float, tint: RockTint, chance: random.Random) -> str:
    """Draw a thin triangle that points away from the tunnel; `near` is 1 beside it and 0 far off."""
    x, y = at
    length = math.dist(at, nearest) or 1.0
    ux, uy = (x - nearest[0]) / length, (y - nearest[1]) / length
    long, half = chance.uniform(1.4, 3.4), chance.uniform(0.35, 0.8)
    breaks_the_lines = chance.random() < 0.6
    half *= 1.0 if breaks_the_lines else 0.6
    points = [(x - uy * half, y + ux * half), (x + ux * long, y + uy * long), (x + uy * half, y - ux * half)]
    if breaks_the_lines:
        return path(polygon(points), mix(tint.far, tint.near, near * 0.8), opacity=0.95)
    return path(polygon(points), tint.vein, opacity=0.12 + 0.4 * near)
