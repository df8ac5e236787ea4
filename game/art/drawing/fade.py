"""Less motion: one picture gives way to the next in place, and nothing moves (UX section 7, WCAG 2.3.3)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

FADE = 0.12
"""Seconds that it takes at most (UX section 1)."""

Draw = Callable[[pygame.Surface], None]


def cross_fade(canvas: pygame.Surface, sheet: pygame.Surface, before: Draw, after: Draw, part: float) -> None:
    """Draw over the canvas what is between two pictures of it: `part` 0 is all `before`, 1 all `after`.

    `sheet` is of the size of the canvas, and written on.
    """
    sheet.blit(canvas, (0, 0))
    before(sheet)
    after(canvas)
    sheet.set_alpha(round(255 * (1 - part)))
    canvas.blit(sheet, (0, 0))
    sheet.set_alpha(None)
