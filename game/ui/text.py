"""Text on surfaces: measured, wrapped, shortened and drawn the same way everywhere."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

import pygame

from game.art.drawing.raster import Colour, blank
from game.ui.theme import Font

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
_SPACES = re.compile(r"( )")
_ELLIPSIS = "…"
_MOST_KEPT = 200
_UNDRAWN = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""What the engine of fonts refuses or draws as boxes: controls, line breaks, halves of characters."""


def runs(text: str, font: Font) -> list[tuple[str, Font]]:
    """Return the text in pieces to set one after another: figures by the font that has lining ones.

    PT Sans draws letters so far over a space beside them that it is gone ("1 right,1 up"), so its spaces stand alone.
    """
    text = _UNDRAWN.sub("", text)
    if font.figures is None:
        return [(part, font) for part in _SPACES.split(text) if part]
    return [(part, font.figures if part.isdecimal() else font) for part in _FIGURES.split(text) if part]


def text_width(text: str, font: Font) -> int:
    """Width of one line in pixels."""
    return sum(part_font.size(part)[0] for part, part_font in runs(text, font))


def line_height(font: Font) -> int:
    """Distance from one line to the next in pixels (1.3 times the size)."""
    return max(font.get_linesize(), round(font.get_height() * 1.12))


@lru_cache(maxsize=_MOST_KEPT)
def text_surface(text: str, font: Font, colour: Colour) -> pygame.Surface:
    """Return one line of text on a clear ground. The surface is shared: never draw on it."""
    pieces = runs(text, font)
    if len(pieces) == 1 and pieces[0][1] is font:
        return font.render(pieces[0][0], True, colour)
    width = max(1, text_width(text, font))
    surface = blank((width, font.get_height()))
    x = 0
    for part, part_font in pieces:
        piece = part_font.render(part, True, colour)
        surface.blit(piece, (x, font.get_ascent() - part_font.get_ascent()))
        x += part_font.size(part)[0]
    return surface


def draw_text(
    canvas: pygame.Surface,
    text: str,
    pos: tuple[int, int],
    font: Font,
    colour: Colour,
    anchor: Anchor = "topleft",
    shadow: Colour | None = None,
) -> pygame.Rect:
    """Draw one line, its `anchor` at `pos`, and return where it lies. `shadow` is one hard pixel below it."""
    surface = text_surface(text, font, colour)
    where = surface.get_rect(**{anchor: pos})
    if shadow is not None:
        canvas.blit(text_surface(text, font, shadow), where.move(0, max(1, font.get_height() // 24)))
    canvas.blit(surface, where)
    return where


def wrap(text: str, font: Font, width: int) -> list[str]:
    """Lines of at most `width` pixels; a word longer than a line is cut."""
    return list(_wrapped(text, font, width))


@lru_cache(maxsize=_MOST_KEPT)
def _wrapped(text: str, font: Font, width: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
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


def _cut_word(word: str, font: Font, width: int) -> list[str]:
    pieces: list[str] = []
    while len(word) > 1 and text_width(word, font) > width:
        end = next((n for n in range(len(word) - 1, 1, -1) if text_width(word[:n], font) <= width), 1)
        pieces.append(word[:end])
        word = word[end:]
    return [*pieces, word]


def ellipsis(text: str, font: Font, width: int) -> str:
    """Return the text, or as much of it as fits into `width` pixels with an ellipsis behind it."""
    if text_width(text, font) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        shortened = text[:end].rstrip() + _ELLIPSIS
        if text_width(shortened, font) <= width:
            return shortened
    return _ELLIPSIS
