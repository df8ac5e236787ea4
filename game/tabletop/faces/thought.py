"""The sign beside a portrait while its bot thinks: a bubble with dots that fill one after another."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art.drawing import svg
from game.art.drawing.kept import kept
from game.art.drawing.raster import rasterise
from game.tabletop.faces.living import DOTS
from game.tabletop.layout.table import TableLayout

_PAPER, _INK, _FAINT = "#f3e9d2", "#0e0c0a", "#b8ab8e"
_WIDTH, _HEIGHT, _SCALE = 26, 17, 1.2
"""Of the sign, and how many design units one of its units is."""


def draw_thought(canvas: pygame.Surface, layout: TableLayout, seat: int, dots: int) -> None:
    """Draw the sign over the portrait of `seat`, with so many dark dots."""
    portrait = layout.portrait(seat)
    sign = Rect(0, 0, layout.px(_WIDTH * _SCALE), layout.px(_HEIGHT * _SCALE))
    sign.midtop = (portrait.centerx, portrait.y - layout.px(4))
    canvas.blit(_sign(sign.size, dots), sign)


@kept
def _sign(size: tuple[int, int], dark: int) -> pygame.Surface:
    cloud = svg.rect(1, 1, 24, 12, 6, _PAPER, _INK, 1.6) + svg.circle(21, 14.6, 1.7, _PAPER, _INK, 1.2)
    dots = "".join(svg.circle(6.5 + 6.5 * place, 7, 2.1, _INK if place < dark else _FAINT) for place in range(DOTS))
    return rasterise(svg.document(cloud + dots, _WIDTH, _HEIGHT), size)
