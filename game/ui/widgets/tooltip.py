"""The sentence that shows beside a thing after a moment of rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.art.surfaces.plates import PlateStyle
from game.ui.paint import TEXT_ON, draw_plate
from game.ui.text import text_width
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import lines_height, place_lines

TOOLTIP_DELAY = 0.35
"""Seconds of rest before a tooltip shows (UX section 2)."""
_STYLE: PlateStyle = "paper"
_WIDTH = 460
"""Design units of a line at most: a sentence of sixty letters with its clause stands on one."""


def draw_tooltip(
    canvas: pygame.Surface,
    text: str,
    beside: pygame.Rect,
    viewport: Viewport,
    kept_clear: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Draw `text` below `beside`, or else where it covers neither that nor what is to be kept clear.

    Returns where it lies.
    """
    parts, pad, rim = _parts(text, viewport), viewport.px(12), viewport.px(8)
    longest = max(text_width(line, face) for words, face in parts for line in words.split("\n"))
    width = min(viewport.px(_WIDTH * viewport.text_scale), longest + 2, viewport.rect.w - 4 * pad)
    heights = [lines_height(words, face, width) for words, face in parts]
    within = viewport.rect.inflate(-2 * viewport.px(6), -2 * viewport.px(6))
    where = place_beside((width + 2 * pad, sum(heights) + 2 * rim), beside, within, kept_clear, rim)
    draw_plate(canvas, where, _STYLE, viewport, radius=6)
    box = pygame.Rect(where.x + pad, where.y + rim, width, 0)
    for (words, face), box.h in zip(parts, heights, strict=True):
        for line in place_lines(words, face, TEXT_ON[_STYLE], box.copy()):
            line.draw(canvas)
        box.y += box.h
    return where


def _parts(text: str, viewport: Viewport) -> list[tuple[str, Font]]:
    """Return the texts and their type: where there is more than a line, the first one is a name."""
    body, (name, more, rest) = font("body", viewport.text(14)), text.partition("\n")
    return [(name, font("strong", viewport.text(14))), (rest, body)] if more else [(text, body)]


def place_beside(
    size: tuple[int, int], beside: pygame.Rect, within: pygame.Rect, kept_clear: Sequence[pygame.Rect], gap: int
) -> pygame.Rect:
    """Return a rectangle of `size` near `beside`: below it, above it, or past whatever is to be kept clear.

    All in pixels. Where nothing is free inside `within`, the one that covers least.
    """
    clear = [beside, *(rect for rect in kept_clear if rect.w and rect.h)]
    best, least = pygame.Rect(beside.topleft, size), None
    for x, y in _places(size, beside, clear, gap):
        where = pygame.Rect((x, y), size).clamp(within)
        covered = sum(area.w * area.h for rect in clear if (area := where.clip(rect)))
        if not covered:
            return where
        if least is None or covered < least:
            best, least = where, covered
    return best


def _places(
    size: tuple[int, int], beside: pygame.Rect, clear: Sequence[pygame.Rect], gap: int
) -> Iterator[tuple[int, int]]:
    """Yield upper left corners: below, above, then along the edges of what is kept clear, the nearest first."""
    wide, high = size
    middle, centre = beside.centerx - wide // 2, beside.centery - high // 2
    yield middle, beside.bottom + gap
    yield middle, beside.top - gap - high
    columns = {middle, *(x for rect in clear for x in (rect.left - gap - wide, rect.right + gap))}
    rows = {centre, *(y for rect in clear for y in (rect.top - gap - high, rect.bottom + gap))}
    yield from sorted(
        ((x, y) for x in columns for y in rows), key=lambda at: (abs(at[0] - middle) + abs(at[1] - centre), at)
    )
