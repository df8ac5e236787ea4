"""Medals: three for a place at the daily shaft, told apart by form and numeral, and one that bears an icon."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple, get_args

import pygame

from game.art.drawing.palette import INK
from game.art.drawing.raster import rasterise
from game.art.drawing.svg import Point, circle, document, group, linear_gradient, path, polygon, translate
from game.art.naming import MedalName
from game.engine.total import total

_BOX = 64
_MIDDLE: Point = (32.0, 38.0)
_OUTER, _INNER = 23.0, 16.0


class _Make(NamedTuple):
    """Light, middle and dark of the metal, its tone in high contrast, the ribbon, and how many points the rim has."""

    metal: tuple[str, str, str]
    plain: str
    ribbon: tuple[str, str]
    points: int
    bulge: float


_MAKES: Mapping[MedalName, _Make] = total(
    get_args(MedalName),
    {
        "gold": _Make(("#FFF0B0", "#EDB73C", "#9A6415"), "#ffd400", ("#B8352C", "#7E1F1B"), 12, 0.90),
        "silver": _Make(("#F6FAFB", "#B7C3C8", "#68747A"), "#ffffff", ("#2F6DA8", "#1C4470"), 40, 1.0),
        "bronze": _Make(("#F4BE8C", "#BE7740", "#6B3B1B"), "#ff8a5b", ("#3F7A4E", "#274D32"), 6, 0.87),
        "badge": _Make(("#FFE9A6", "#D9A437", "#8A5A17"), "#ffd400", ("#8E4A1E", "#5C2E12"), 16, 0.93),
        "blank": _Make(("#6E6558", "#4C453B", "#2A2620"), "#000000", ("#4A4238", "#332D26"), 16, 0.93),
    },
)
_NUMERALS: Mapping[MedalName, str] = {
    "gold": "M-4 -5 L1 -9 L1 9 M-4 9 L6 9",
    "silver": "M-6 -5 C-5 -11 6 -11 6 -4.6 C6 0 -2 3 -6 9 L6.4 9",
    "bronze": "M-5.4 -8.6 L5 -8.6 L-0.6 -2 C8 -2.6 7.4 9 -0.4 9 C-3.4 9 -5.4 7.6 -6.2 5.4",
}


def medal(name: MedalName, size: int, *, contrast: bool = False) -> pygame.Surface:
    """Draw a medal in a square of `size` pixels. A badge is bare where its icon goes; a blank one is still to earn."""
    make = _MAKES[name]
    metal = (make.plain,) * 3 if contrast else make.metal
    edge = "#ffffff" if contrast else INK
    defs = linear_gradient("metal", 14, 18, 50, 60, (0, metal[0]), (0.5, metal[1]), (1, metal[2]))
    defs += linear_gradient("face", 48, 54, 18, 24, (0, metal[0]), (0.55, metal[1]), (1, metal[2]))
    body = _ribbon(("#000000", "#000000") if contrast else make.ribbon, edge)
    body += path(polygon(_rim(make)), "url(#metal)", edge, 2.4)
    body += circle(*_MIDDLE, _INNER, "url(#face)", "#000000" if contrast else metal[2], 1.6)
    numeral = _NUMERALS.get(name)
    if numeral is not None:
        body += group(path(numeral, "none", "#000000" if contrast else "#2B1804", 3.6), translate(*_MIDDLE))
    return rasterise(document(body, _BOX, _BOX, defs), (size, size))


def icon_place(size: int) -> pygame.Rect:
    """Return where on a badge of `size` pixels its icon goes."""
    side = round(size * 1.36 * _INNER / _BOX)
    place = pygame.Rect(0, 0, side, side)
    place.center = (round(size * _MIDDLE[0] / _BOX), round(size * _MIDDLE[1] / _BOX))
    return place


def _ribbon(tones: tuple[str, str], edge: str) -> str:
    left = path("M14 2 L29 2 L37 24 L24 28 Z", tones[0], edge, 2)
    right = path("M50 2 L35 2 L27 24 L40 28 Z", tones[1], edge, 2)
    return right + left


def _rim(make: _Make) -> list[Point]:
    """Return the outline: as many points as the medal has, and a notch between two of them."""
    points: list[Point] = []
    for step in range(2 * make.points):
        radius = _OUTER * (make.bulge if step % 2 else 1.0)
        angle = math.pi * (step / make.points - 0.5)
        points.append((_MIDDLE[0] + radius * math.cos(angle), _MIDDLE[1] + radius * math.sin(angle)))
    return points
