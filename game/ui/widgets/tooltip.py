"""The sentence that shows beside a thing after a moment of rest."""

from __future__ import annotations

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


def draw_tooltip(canvas: pygame.Surface, text: str, beside: pygame.Rect, viewport: Viewport) -> pygame.Rect:
    """Draw `text` below `beside`, or above it where there is no room. Returns where it lies."""
    face, pad = font("body", viewport.text(14)), viewport.px(12)
    longest = max(text_width(line, face) for line in text.split("\n"))
    width = min(viewport.px(_WIDTH * viewport.text_scale), longest + 2, viewport.rect.w - 4 * pad)
    where = pygame.Rect(0, 0, width + 2 * pad, lines_height(text, face, width) + 2 * viewport.px(8))
    where.midtop = (beside.centerx, beside.bottom + viewport.px(8))
    if where.bottom > viewport.rect.bottom:
        where.bottom = beside.top - viewport.px(8)
    where.clamp_ip(viewport.rect.inflate(-2 * viewport.px(6), -2 * viewport.px(6)))
    draw_plate(canvas, where, _STYLE, viewport, radius=6)
    for line in place_lines(text, face, TEXT_ON[_STYLE], where.inflate(-2 * pad, 0)):
        line.draw(canvas)
    return where
