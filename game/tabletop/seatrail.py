"""The seats: portrait, token, name, tools, hand and last act of every player (UX S1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect

from game.art.catalogue import PictureKey
from game.art.plates import glow
from game.art.store import PictureStore
from game.engine.cards import Tool
from game.tabletop.layout import TableLayout
from game.tabletop.panel import fitting_font
from game.ui.paint import draw_plate
from game.ui.text import draw_text, ellipsis, text_width
from game.ui.theme import LANTERN, Colour, font

_NAME: Colour = (255, 243, 214)
_QUIET: Colour = (214, 198, 162)
_DARK: Colour = (18, 11, 6)
MARGIN = 16
"""Room around a plate for its glow and shadow, in design units."""


@dataclass(frozen=True, slots=True)
class SeatShown:
    """What the plate of one seat says. `broken` leaves out a tool that a motion is just showing."""

    seat: int
    name: str
    broken: tuple[Tool, ...]
    cards: int
    line: str
    to_move: bool


def seat_area(layout: TableLayout, seat: int) -> Rect:
    """The plate with its glow."""
    margin = layout.px(MARGIN)
    return layout.seat(seat).inflate(2 * margin, 2 * margin)


def paint_seat(
    surface: pygame.Surface, offset: tuple[int, int], layout: TableLayout, pictures: PictureStore, shown: SeatShown
) -> None:
    """Draw one seat on a clear panel that lies at `offset` of the window."""
    plate = layout.seat(shown.seat).move(-offset[0], -offset[1])
    if shown.to_move:
        light, margin = _turn_light(plate.size, layout.unit)
        surface.blit(light, plate.move(-margin, -margin))
    draw_plate(surface, plate, "wood", layout.viewport, seed=20 + shown.seat)
    _paint_portrait(surface, plate, layout, pictures, shown.seat)
    for tool in Tool:
        slot = layout.tool_slot(shown.seat, tool).move(-offset[0], -offset[1])
        name = f"tool-broken:{tool}" if tool in shown.broken else f"tool:{tool}"
        surface.blit(pictures.get(PictureKey(name, slot.w, slot.h)), slot)
    _paint_words(surface, plate, layout, pictures, shown)


@lru_cache(maxsize=4)
def _turn_light(size: tuple[int, int], unit: float) -> tuple[pygame.Surface, int]:
    return glow(size, "#F2B33D", unit=unit)


def portrait_rect(plate: Rect, layout: TableLayout) -> Rect:
    size = layout.portrait_size
    return Rect(plate.x + layout.px(7), plate.y + (plate.h - size) // 2, size, size)


def _paint_portrait(
    surface: pygame.Surface, plate: Rect, layout: TableLayout, pictures: PictureStore, seat: int
) -> None:
    where = portrait_rect(plate, layout)
    surface.blit(pictures.get(PictureKey(f"portrait:{seat}", where.w, where.h)), where)
    size = max(layout.px(24), where.w // 3)
    corner = where.bottomright
    token = Rect(0, 0, size, size)
    token.bottomright = (corner[0] + layout.px(5), corner[1] + layout.px(2))
    surface.blit(pictures.get(PictureKey(f"token:{seat}", size, size)), token.clamp(plate))


def _paint_words(
    surface: pygame.Surface, plate: Rect, layout: TableLayout, pictures: PictureStore, shown: SeatShown
) -> None:
    """Name and hand count on the upper line; the last act on the lower one where there is room."""
    left, right = plate.x + layout.seat_text_left, plate.right - layout.px(10)
    count, number = str(shown.cards), font("strong", layout.seat_type(15))
    icon = min(layout.px(17), layout.name_band)
    top = plate.y + layout.px(3)
    middle = top + layout.name_band // 2
    draw_text(surface, count, (right, middle), number, _NAME, "midright", _DARK)
    cards = Rect(0, 0, icon, icon)
    cards.midright = (right - text_width(count, number) - layout.px(5), middle)
    surface.blit(pictures.get(PictureKey("icon:cards", icon, icon)), cards)
    room = cards.left - layout.px(5) - left
    face = fitting_font(shown.name, "heading", layout.seat_type(20), room)
    draw_text(surface, ellipsis(shown.name, face, room), (left, middle), face, _NAME, "midleft", _DARK)
    if not layout.dense_seats:
        small = font("italic", layout.seat_type(14))
        line = ellipsis(shown.line, small, right - left)
        colour = LANTERN if shown.to_move else _QUIET
        draw_text(surface, line, (left, plate.bottom - layout.px(4)), small, colour, "bottomleft", _DARK)
