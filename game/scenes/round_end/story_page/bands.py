"""The light behind a row that is told of or pointed at."""

from __future__ import annotations

import pygame

from game.art.drawing.contrast import DIM, hue, in_contrast, two_forms
from game.art.drawing.raster import Colour, blank

_BAND: Colour = two_forms((255, 246, 214), DIM)
_STRONG, _WEAK = 150, 75


def draw_band(canvas: pygame.Surface, rect: pygame.Rect, *, strong: bool) -> None:
    """Draw it over the parchment, below the texts."""
    if in_contrast():
        pygame.draw.rect(canvas, hue(_BAND), rect, border_radius=6)
        return
    band = blank(rect.size)
    pygame.draw.rect(band, (*_BAND, _STRONG if strong else _WEAK), band.get_rect(), 0, 8)
    canvas.blit(band, rect)
