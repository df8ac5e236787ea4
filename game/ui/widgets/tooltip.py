"""The sentence that shows beside a thing after a moment of rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.art.surfaces.plates import PlateStyle
from game.ui.paint import TEXT_ON, draw_plate
from game.ui.text import text_width
from game.ui.theme import font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import lines_height, place_lines

TOOLTIP_DELAY = 0.35
"""Seconds of rest before a tooltip shows (UX section 2)."""
_STYLE: PlateStyle = "paper"
_WIDTH = 320


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
    face, pad = font("body", viewport.text(14)), viewport.px(12)
    longest = max(text_width(line, face) for line in text.split("\n"))
    width = min(viewport.px(_WIDTH * viewport.text_scale), longest + 2, viewport.rect.w - 4 * pad)
    size = (width + 2 * pad, lines_height(text, face, width) + 2 * viewport.px(8))
    within = viewport.rect.inflate(-2 * viewport.px(6), -2 * viewport.px(6))
    where = place_beside(size, beside, within, kept_clear, viewport.px(8))
    draw_plate(canvas, where, _STYLE, viewport, radius=6)
    for line in place_lines(text, face, TEXT_ON[_STYLE], where.inflate(-2 * pad, 0)):
        line.draw(canvas)
    return where


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
