"""Less motion: one picture gives way to the next in place, and nothing moves (UX section 7, WCAG 2.3.3)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

FADE = 0.12
"""Seconds that it takes at most (UX section 1)."""

Draw = Callable[[pygame.Surface], None]


def cross_fade(canvas: pygame.Surface, before: Draw, after: Draw, part: float, area: pygame.Rect | None = None) -> None:
    """Draw over the canvas what is between two pictures of it: `part` 0 is all `before`, 1 all `after`.

    Neither draws anything outside `area`, the whole canvas where none is given.
    """
    if part >= 1:
        after(canvas)
    elif part <= 0:
        before(canvas)
    else:
        where = canvas.get_rect() if area is None else area.clip(canvas.get_rect())
        ground = canvas.subsurface(where).copy()
        before(canvas)
        old = canvas.subsurface(where).copy()
        canvas.blit(ground, where)
        after(canvas)
        old.set_alpha(round(255 * (1 - part)))
        canvas.blit(old, where)
