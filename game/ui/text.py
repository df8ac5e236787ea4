"""Text on surfaces: measured, wrapped, shortened and drawn the same way everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import pygame

from game.art.drawing.contrast import hue, in_contrast
from game.art.drawing.raster import Colour, blank
from game.art.drawing.spacing import SPACES, above, advance
from game.system.letters import graphemes
from game.ui.pieces import directions, pieces
from game.ui.theme import Font, fallback_font, forget_fonts

Anchor = Literal[
    "topleft",
    "midtop",
    "topright",
    "midleft",
    "center",
    "midright",
    "bottomleft",
    "midbottom",
    "bottomright",
]

_FIGURES = re.compile(r"(\d+)")
_ELLIPSIS = "…"
_MOST_KEPT = 200
_MOST_WRAPPED, _MOST_WORDS = 1000, 4000
"""Texts in their lines, and words with their width: a scene is laid out several times in one size."""
_NO_BREAK = "\u00a0"
_BREAKS = re.compile(rf"[^\S{_NO_BREAK}]+")
_UNDRAWN = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""What the engine of fonts refuses or draws as boxes: controls, line breaks, halves of characters."""


def runs(text: str, font: Font) -> list[tuple[str, pygame.font.Font]]:
    """Return the text in pieces to set one after another, each with a font that has its letters."""
    text = _UNDRAWN.sub("", text).replace(_NO_BREAK, " ")
    if text.isascii():
        return _own_runs(text, font)
    found: list[tuple[str, pygame.font.Font]] = []
    for part, file in pieces(text, font.face):
        found += _own_runs(part, font) if file is None else [(part, fallback_font(file, font.px))]
    return found


def drawn_runs(text: str, font: Font) -> list[tuple[str, pygame.font.Font]]:
    """Return the pieces of a text that show something: the engine of fonts refuses to draw what has no width."""
    return [(part, part_font) for part, part_font in runs(text, font) if _advance(part, part_font)]


def _own_runs(text: str, font: Font) -> list[tuple[str, pygame.font.Font]]:
    """Return text that a face has in pieces: words, the spaces between them, figures by the font of lining ones."""
    parts = (part for word in SPACES.split(text) for part in _FIGURES.split(word) if part)
    return [(part, font.figures if font.figures is not None and part.isdecimal() else font) for part in parts]


def text_width(text: str, font: Font) -> int:
    """Width of one line in pixels."""
    return sum([_advance(part, part_font) for part, part_font in runs(text, font)])


_advance = lru_cache(maxsize=_MOST_WORDS)(advance)


def caret_offset(text: str, before: int, font: Font) -> int:
    """Return how far from the left of a line the caret stands that has so many of its characters before it."""
    left = 0
    for part, leftward in directions(text):
        width = text_width(part, font)
        if before <= len(part):
            into = text_width(part[:before], font)
            return left + (width - into if leftward else into)
        before -= len(part)
        left += width
    return left


def forget_sizes() -> None:
    """Let go of the fonts and of the lines set in them: the window or its text has another size."""
    text_surface.cache_clear()
    headroom.cache_clear()
    _wrapped.cache_clear()
    _advance.cache_clear()
    forget_fonts()


def line_height(font: Font) -> int:
    """Distance from one line to the next in pixels (1.3 times the size)."""
    return max(font.get_linesize(), round(font.get_height() * 1.12))


@lru_cache(maxsize=_MOST_KEPT)
def text_surface(text: str, font: Font, colour: Colour) -> pygame.Surface:
    """Return one line of text on a clear ground. The surface is shared: never draw on it."""
    parts = drawn_runs(text, font)
    if len(parts) == 1 and parts[0][0] != " " and parts[0][1] is font:
        return font.render(parts[0][0], True, colour)
    head, room = headroom(text, font), max(font.get_height(), font.get_linesize())
    surface = blank((max(1, text_width(text, font)), head + room))
    x = 0
    for part, part_font in parts:
        if part != " ":
            piece = part_font.render(part, True, colour)
            down = above(part, font) if part_font is font else 0
            surface.blit(piece, (x, head - down + place_on_line(piece, font, part_font, room)))
        x += _advance(part, part_font)
    return surface


@lru_cache(maxsize=_MOST_WRAPPED)
def headroom(text: str, font: Font) -> int:
    """Return how many pixels above the line the surface of a text begins: so far its tallest letters reach ("Ż")."""
    return 0 if text.isascii() else max([above(part, font) for part, its in runs(text, font) if its is font], default=0)


def place_on_line(piece: pygame.Surface, font: Font, part_font: pygame.font.Font, room: int) -> int:
    """Return how far down a piece stands in a line of `font` that is `room` pixels high.

    It is on the base line; a fallback so far off it that nothing is cut off where its letters reach further.
    """
    top = font.get_ascent() - part_font.get_ascent()
    if part_font in (font, font.figures):
        return top
    ink = piece.get_bounding_rect()
    return max(min(top, room - ink.bottom), -ink.top)


def draw_text(
    canvas: pygame.Surface,
    text: str,
    pos: tuple[int, int],
    font: Font,
    colour: Colour,
    anchor: Anchor = "topleft",
    shadow: Colour | None = None,
) -> pygame.Rect:
    """Draw one line, its `anchor` at `pos`, and return where it lies. `shadow` is one hard pixel below it,
    in high contrast left out.

    It lies where its capitals stand in the middle; tails of letters of Alegreya Sans reach a little below.
    """
    surface = text_surface(text, font, hue(colour))
    where = pygame.Rect((0, 0), (surface.get_width(), font.get_height()))
    setattr(where, anchor, pos)
    head = headroom(text, font)
    if shadow is not None and not in_contrast():
        canvas.blit(text_surface(text, font, shadow), where.move(0, max(1, font.get_height() // 24) - head))
    canvas.blit(surface, where.move(0, -head))
    return where


def wrap(text: str, font: Font, width: int) -> list[str]:
    """Lines of at most `width` pixels; a word longer than a line is cut."""
    return list(_wrapped(text, font, width))


@lru_cache(maxsize=_MOST_WRAPPED)
def _wrapped(text: str, font: Font, width: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _units(paragraph, font, width):
            joined = f"{line} {word}" if line else word
            if text_width(joined, font) <= width:
                line = joined
                continue
            if line:
                lines.append(line)
            *full, line = _cut_word(word, font, width)
            lines.extend(full)
        lines.append(line)
    return tuple(lines)


def _units(paragraph: str, font: Font, width: int) -> Iterator[str]:
    """Yield what no line is broken within: words, and several with no-break spaces between them where they fit."""
    for unit in filter(None, _BREAKS.split(paragraph)):
        whole = _NO_BREAK not in unit or text_width(unit, font) <= width
        yield from (unit,) if whole else unit.split(_NO_BREAK)


def _cut_word(word: str, font: Font, width: int) -> list[str]:
    letters = graphemes(word)
    cut: list[str] = []
    while len(letters) > 1 and text_width("".join(letters), font) > width:
        ends = range(len(letters) - 1, 1, -1)
        end = next((n for n in ends if text_width("".join(letters[:n]), font) <= width), 1)
        cut.append("".join(letters[:end]))
        letters = letters[end:]
    return [*cut, "".join(letters)]


def ellipsis(text: str, font: Font, width: int) -> str:
    """Return the text, or as much of it as fits into `width` pixels with an ellipsis behind it."""
    if text_width(text, font) <= width:
        return text
    letters = graphemes(text)
    for end in range(len(letters) - 1, 0, -1):
        shortened = "".join(letters[:end]).rstrip() + _ELLIPSIS
        if text_width(shortened, font) <= width:
            return shortened
    return _ELLIPSIS
