"""Less motion: one picture gives way to the next in place, and nothing moves (UX section 7, WCAG 2.3.3)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

FADE = 0.12
"""Seconds that it takes at most (UX section 1)."""

Draw = Callable[[pygame.Surface], None]


def cross_fade(canvas: pygame.Surface, before: Draw, after: Draw, part: float) -> None:
    """Draw over the canvas what is between two pictures of it: `part` 0 is all `before`, 1 all `after`."""
    if part >= 1:
        after(canvas)
    elif part <= 0:
        before(canvas)
    else:
        old = canvas.copy()
        before(old)
        after(canvas)
        old.set_alpha(round(255 * (1 - part)))
        canvas.blit(old, (0, 0))
