"""What all cards share when they become pictures: grain, round corners, words set by the engine."""

from __future__ import annotations

import threading
from functools import cache
from itertools import product

import pygame

from game.art.drawing.detail import Detail, detail_of
from game.art.drawing.palette import rgb
from game.art.drawing.raster import Size, blank, grain, rasterise
from game.art.drawing.spacing import line_width, write_line
from game.art.drawing.strips import round_corners
from game.art.drawing.svg import Point, document
from game.art.drawing.typefaces import OPENING, Typeface, open_face
from game.art.tunnels.tube import HEIGHT, WIDTH

CORNER = 4.0
"""Radius of a card's corners in units of its 60 x 90 view box."""
_NAMES: Typeface = "heading"
_NUMBERS: Typeface = "strong"
_LEAST_NAME = 11
_OUTLINE = 1.0
_LIGHT = (190, 190, 190)
"""The outline of a card in high contrast: width in units of the view box, and tone."""
_SHADE = "#1a1008"
_one_at_a_time = threading.Lock()
"""A font has one size at a time, and pictures are drawn on two threads."""


def card_size(width: int) -> Size:
    """Width and height in pixels of a card of that width (2:3)."""
    return width, width * 3 // 2


def layer(body: str, width: int, defs: str = "") -> pygame.Surface:
    """Draw SVG text in the view box of a card, `width` pixels wide, with alpha."""
    return rasterise(document(body, WIDTH, HEIGHT, defs), card_size(width))


def finish(card: pygame.Surface, low: int) -> pygame.Surface:
    """`card` itself with paper grain down to `low` of 255 (none on small cards) and round corners."""
    width = card.get_width()
    detail = detail_of(width)
    if detail is not Detail.SMALL:
        grain(card, low, "card", 1.4 if detail is Detail.FULL else 1.0)
    return round_corners(card, CORNER * width / WIDTH)


def outlined(card: pygame.Surface) -> pygame.Surface:
    """Return the card with a light line around it, which a lit tunnel breaks (UX M24)."""
    width = card.get_width()
    thick = max(1, round(_OUTLINE * width / WIDTH))
    line = blank(card.get_size())
    pygame.draw.rect(line, _LIGHT, line.get_rect(), thick, round(CORNER * width / WIDTH))
    found = card.copy()
    found.blit(line, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    return found


def open_fonts() -> None:
    """Open the fonts of the cards; the first call must not come from a worker thread."""
    _font(_NAMES)
    _font(_NUMBERS)


def set_name(card: pygame.Surface, name: str, middle: float, colour: str) -> None:
    """Write a name across the ribbon whose middle is `middle` units down, shrunk until it fits."""
    scale = card.get_width() / WIDTH
    px = max(int(7.4 * scale), 15)
    with _one_at_a_time:
        font = _font(_NAMES)
        font.set_point_size(px)
        while px > _LEAST_NAME and line_width(name, font) > 49.5 * scale:
            px -= 1
            font.set_point_size(px)
        _write(card, font, name, (WIDTH / 2 * scale, middle * scale), colour)


def set_number(
    picture: pygame.Surface, number: int, at: Point, px: int, colour: str, around: str | None = None
) -> None:
    """Write a number, `px` pixels large, around the point `at` in pixels; a rim of `around` sets it off its ground."""
    with _one_at_a_time:
        font = _font(_NUMBERS)
        font.set_point_size(px)
        digits = font.render(str(number), True, rgb(colour))
        rim = None if around is None else font.render(str(number), True, rgb(around))
    where = digits.get_rect(center=at)
    if rim is not None:
        step = max(1, round(px / 14))
        for across, down in product((-step, 0, step), repeat=2):
            picture.blit(rim, where.move(across, down))
    picture.blit(digits, where)


def _write(picture: pygame.Surface, font: pygame.font.Font, text: str, at: Point, colour: str) -> None:
    words = write_line(text, font, rgb(colour))
    if words.get_width() > picture.get_width() * 0.84:
        smaller = picture.get_width() * 0.84 / words.get_width()
        words = pygame.transform.smoothscale_by(words, smaller)
    where = words.get_rect(center=at)
    dark = words.copy()
    dark.fill((*rgb(_SHADE), 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(dark, where.move(0, 1))
    picture.blit(words, where)


@cache  # the faces of the game
def _font(face: Typeface) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    with OPENING:
        return pygame.font.Font(open_face(face), 24)
