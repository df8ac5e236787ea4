"""Small finds in the rock corners: ammonites, bones, mushrooms, ore, stones. No information, only company."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Collection

from game.art.drawing.palette import INK
from game.art.drawing.svg import Point, circle, group, path, polygon, smooth, translate
from game.art.tunnels.rock import boulder

CORNERS: tuple[Point, ...] = ((9, 14), (51, 14), (9, 76), (51, 76))
_BONE = "#b7a88c"
_SHELL = "#a8957a"


def finds(seed: str, taken: Collection[Point] = ()) -> str:
    """Something in each corner of `CORNERS` that is not taken, or nothing there."""
    chance = random.Random(f"{seed} finds")
    corners = [corner for corner in CORNERS if corner not in taken]
    chance.shuffle(corners)
    text = ""
    for x, y in corners:
        draw = chance.choice(_FINDS)
        text += draw(x + chance.uniform(-1, 1), y + chance.uniform(-4, 4), chance)
    return text


def _nothing(_x: float, _y: float, _chance: random.Random) -> str:
    return ""


def _stones(x: float, y: float, chance: random.Random) -> str:
    text = ""
    for k in range(3):
        at = (x + chance.uniform(-5, 4), y + chance.uniform(-5, 5))
        text += boulder(*at, chance.uniform(2, 3.4), f"{x} {y} {k}", "#4e4339")
    return text


def _ammonite(x: float, y: float, _chance: random.Random) -> str:
    def at(step: int, inwards: float = 0.0) -> Point:
        angle = step / 39 * 4.6 * math.pi / 1.6
        radius = 0.4 + angle * 0.58 - inwards
        return x + radius * math.cos(angle), y + radius * math.sin(angle)

    ribs = "".join(
        path(polygon([at(step), at(step, 1.5)], False), "none", _SHELL, 0.6, 0.7) for step in range(14, 40, 3)
    )
    return path(smooth([at(step) for step in range(40)], False), "none", _SHELL, 0.9, 0.75) + ribs


def _ore(x: float, y: float, chance: random.Random) -> str:
    text = ""
    for _ in range(3):
        ax, ay, r = x + chance.uniform(-4, 4), y + chance.uniform(-5, 5), chance.uniform(0.9, 1.6)
        grain = [(ax - r, ay), (ax, ay - r * 1.2), (ax + r * 1.1, ay + 0.1), (ax, ay + r)]
        text += path(polygon(grain), "#d9a437", INK, 0.7)
        text += path(polygon([(ax - r * 0.7, ay), (ax, ay - r * 0.9), (ax, ay)]), "#fff0b0")
    return text


def _bone(x: float, y: float, chance: random.Random) -> str:
    shaft = path("M-4 0 L4 0", "none", INK, 2.6) + path("M-4 0 L4 0", "none", _BONE, 1.3)
    knobs = "".join(circle(kx, ky, 1.15, _BONE, INK, 0.6) for kx in (-4.3, 4.3) for ky in (-0.9, 0.9))
    return group(shaft + knobs, translate(x, y, chance.uniform(-40, 40)), 0.8)


def _mushrooms(x: float, y: float, _chance: random.Random) -> str:
    one = (
        path("M-.7 0 L-.5 3.2 L.6 3.2 L.7 0Z", _BONE, INK, 0.6)
        + path("M-2.6 .3 Q0 -4 2.6 .3 Z", "#9a5136", INK, 0.7)
        + circle(-0.6, -1, 0.4, "#e6cfae")
        + circle(0.8, -0.7, 0.35, "#e6cfae")
    )
    return group(one, translate(x - 2.5, y, 0, 0.8)) + group(one, translate(x + 1.8, y, 0, 1.1))


_FINDS: tuple[Callable[[float, float, random.Random], str], ...] = (
    _stones,
    _stones,
    _ammonite,
    _ore,
    _nothing,
    _bone,
    _mushrooms,
)
