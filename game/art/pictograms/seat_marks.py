"""Marks of a seat: its token (shape, colour, number) and its three tool slots (UX section 7)."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import product

import pygame

from game.art.cards.card_stock import set_number
from game.art.cards.paper import cross_badge
from game.art.drawing.palette import (
    CHALK,
    EMBER,
    GOLD,
    INK,
    SEAT_COLOURS,
    SEAT_SHAPES,
    SEATS_WITH_LIGHT_GLYPH,
    mix,
    rgb,
)
from game.art.drawing.raster import masked, rasterise
from game.art.drawing.svg import circle, document, group, path, polygon, radial_gradient, rect, translate
from game.art.pictograms.broken import broken_tool
from game.art.pictograms.saboteur2 import gold_coin, portcullis, taking_hand, trick_defs
from game.art.pictograms.tools import BOX, lamp, tool, tool_defs
from game.engine.cards import Marker, Tool
from game.engine.total import total

_TOKEN_BOX, _SLOT_BOX = 24, 32
_MIDDLE = _TOKEN_BOX / 2
_OUTLINE = 1.7
_TIGHT = ("star", "crescent", "drop", "triangle")
"""Shapes with little room for a number."""


def token(seat: int, size: int) -> pygame.Surface:
    """Draw the seat's shape in its colour with its number (seat 0 shows 1), `size` pixels square.

    It lies on a disc of ink, so that it shows on a lit floor as on rock (UX M24).
    """
    ground = circle(_MIDDLE, _MIDDLE, 11.8, INK)
    picture = rasterise(document(ground, _TOKEN_BOX, _TOKEN_BOX), (size, size))
    _lay_with_rim(picture, shape_alone(seat, size))
    shape = SEAT_SHAPES[seat]
    scale = size / _TOKEN_BOX
    px = max(8, round(size * (0.44 if shape in _TIGHT else 0.5)))
    at = ((_MIDDLE + _ASIDE.get(shape, 0.0)) * scale, (_MIDDLE + _LOWER.get(shape, 0.0)) * scale)
    light = seat in SEATS_WITH_LIGHT_GLYPH
    around = mix(SEAT_COLOURS[seat], "#000000", 0.45) if light else mix(SEAT_COLOURS[seat], "#ffffff", 0.6)
    set_number(picture, seat + 1, at, px, "#ffffff" if light else "#0c0906", around)
    return picture


def _lay_with_rim(picture: pygame.Surface, shape: pygame.Surface) -> None:
    """Draw a shape with a rim of ink, for corners that reach beyond the dark disc."""
    dark = shape.copy()
    dark.fill((*rgb(INK), 255), special_flags=pygame.BLEND_RGBA_MULT)
    step = max(1, round(shape.get_width() / _TOKEN_BOX))
    for across, down in product((-step, 0, step), repeat=2):
        picture.blit(dark, (across, down))
    picture.blit(shape, (0, 0))


def shape_alone(seat: int, size: int) -> pygame.Surface:
    """Draw the seat's shape in its colour without its number, `size` pixels square."""
    return rasterise(document(seat_shape(seat), _TOKEN_BOX, _TOKEN_BOX), (size, size))


def seat_shape(seat: int) -> str:
    """Draw the seat's shape in a box of 24 x 24 units, with the chalk outline that every shape has."""
    return _SHAPES[SEAT_SHAPES[seat]](SEAT_COLOURS[seat])


def tool_slot(kind: Tool, broken: bool, size: int, *, contrast: bool = False) -> pygame.Surface:
    """Draw a round slot of `size` pixels: the tool faint while it is whole, tilted and cut when broken.

    In high contrast its ground is black, or light where the tool is broken, and the tool is never faint.
    """
    rim, inner, outer = (EMBER, "#c98a5e", "#8a4526") if broken else ("#a07a48", "#43321f", "#1d140c")
    if contrast:
        rim, inner, outer = ("#ff8a5b", "#ffffff", "#ffffff") if broken else ("#969696", "#000000", "#000000")
    well = radial_gradient("well", 16, 22, 16, (0, inner), (1, outer))
    body = circle(16, 16, 15, INK, rim, 1.5) + circle(16, 16, 13.4, "url(#well)")
    slot = rasterise(document(body, _SLOT_BOX, _SLOT_BOX, well), (size, size))
    if not broken:
        faint = rasterise(_faint_tool(kind, 1.0 if contrast else 0.72), (size, size))
        slot.blit(faint, (0, 0))
        return slot
    halves = broken_tool(kind, round(size * 1.16), 2.3)
    slot.blit(halves, halves.get_rect(center=(size // 2, size // 2)))
    badge = document(cross_badge(25.5, 6.8, 6), _SLOT_BOX, _SLOT_BOX)
    slot.blit(rasterise(badge, (size, size)), (0, 0))
    return slot


def marker_slot(marker: Marker, size: int) -> pygame.Surface:
    """Draw a round slot of `size` pixels that shows what a trap or a theft card does to the seat it lies before."""
    match marker:
        case Marker.TRAPPED:
            rim, inner, outer = "#c9d5d8", "#2a3138", "#0f1215"
            drawn = group(portcullis(3, 1.4), translate(16, 15.4, 0, 0.42))
        case Marker.THEFT:
            rim, inner, outer = GOLD, "#e8cf94", "#9a6f2c"
            drawn = group(gold_coin(5), translate(9.6, 22.4, 0, 0.15)) + group(
                taking_hand(3.4), translate(18.6, 13.6, 0, 0.4)
            )
    well = radial_gradient("well", 16, 22, 16, (0, inner), (1, outer))
    body = circle(16, 16, 13.4, "url(#well)") + drawn
    slot = rasterise(document(body, _SLOT_BOX, _SLOT_BOX, well + trick_defs()), (size, size))
    masked(slot, rasterise(document(circle(16, 16, 14, "#ffffff"), _SLOT_BOX, _SLOT_BOX), (size, size)))
    edge = circle(16, 16, 14.4, "none", INK, 3.2) + circle(16, 16, 14.8, "none", rim, 1.7)
    slot.blit(rasterise(document(edge, _SLOT_BOX, _SLOT_BOX), (size, size)), (0, 0))
    return slot


def _faint_tool(kind: Tool, opacity: float) -> str:
    whole = lamp(2.6) if kind is Tool.LAMP else tool(kind, 2.6)
    return document(group(whole, translate(BOX / 2, BOX / 2, 0, 0.94), opacity), BOX, BOX, tool_defs())


def _disc(colour: str) -> str:
    return circle(_MIDDLE, _MIDDLE, 8.2, colour, CHALK, _OUTLINE)


def _square(colour: str) -> str:
    return rect(5, 5, 14, 14, 1.6, colour, CHALK, _OUTLINE)


def _pointed(points: list[tuple[float, float]], colour: str) -> str:
    return path(polygon(points), colour, CHALK, _OUTLINE)


def _triangle(colour: str) -> str:
    return _pointed([(12, 2.2), (21.6, 19.8), (2.4, 19.8)], colour)


def _diamond(colour: str) -> str:
    return _pointed([(12, 2.2), (21.2, 12), (12, 21.8), (2.8, 12)], colour)


def _around(corners: int, radius: float, start: float) -> list[tuple[float, float]]:
    step = math.tau / corners
    return [
        (12 + radius * math.cos(start + i * step), 12 + radius * math.sin(start + i * step)) for i in range(corners)
    ]


def _hexagon(colour: str) -> str:
    return _pointed(_around(6, 9, 0), colour)


def _star(colour: str) -> str:
    outer, inner = _around(5, 10.4, -math.pi / 2), _around(5, 6.1, -math.pi / 2 + math.pi / 5)
    return _pointed([point for pair in zip(outer, inner, strict=True) for point in pair], colour)


def _drop(colour: str) -> str:
    shape = "M12 1.8 C15 6.2 19.8 9.6 19.8 14 A7.8 7.8 0 0 1 4.2 14 C4.2 9.6 9 6.2 12 1.8 Z"
    return path(shape, colour, CHALK, _OUTLINE)


def _cross(colour: str) -> str:
    shape = "M8 3 L16 3 L16 8 L21 8 L21 16 L16 16 L16 21 L8 21 L8 16 L3 16 L3 8 L8 8 Z"
    return path(shape, colour, INK, 2.6) + path(shape, colour, CHALK, 0.8)


def _ring(colour: str) -> str:
    return circle(12, 12, 8.6, colour, CHALK, _OUTLINE) + circle(12, 12, 6.2, "none", CHALK, 1.1)


def _crescent(colour: str) -> str:
    shape = "M17.4 3.6 A10 10 0 1 0 17.4 20.4 A11.5 11.5 0 0 1 17.4 3.6 Z"
    return path(shape, colour, CHALK, _OUTLINE)


def _heart(colour: str) -> str:
    shape = "M12 21.8 C5 16.4 2 12.6 2 8.4 C2 2.2 9.6 0.8 12 6 C14.4 0.8 22 2.2 22 8.4 C22 12.6 19 16.4 12 21.8 Z"
    return path(shape, colour, CHALK, _OUTLINE)


def _anvil(colour: str) -> str:
    shape = "M1.8 3.6 L22.2 3.6 C21.4 8.6 17.4 10.4 17 14.4 L19.6 20.6 L4.4 20.6 L7 14.4 C6.6 10.4 2.6 8.6 1.8 3.6 Z"
    return path(shape, colour, CHALK, _OUTLINE)


_SHAPES: Mapping[str, Callable[[str], str]] = total(
    set(SEAT_SHAPES),
    {
        "disc": _disc,
        "square": _square,
        "triangle": _triangle,
        "diamond": _diamond,
        "hexagon": _hexagon,
        "star": _star,
        "drop": _drop,
        "cross": _cross,
        "ring": _ring,
        "crescent": _crescent,
        "heart": _heart,
        "anvil": _anvil,
    },
)
_LOWER: Mapping[str, float] = {"triangle": 2.2, "drop": 1.6, "star": 0.6, "heart": -0.6, "anvil": -1.4}
_ASIDE: Mapping[str, float] = {"crescent": -3.2}
