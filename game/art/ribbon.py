"""The ribbon with a card's name, set by the game in the language of the player (look book section 5)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pygame

from game.art import svg
from game.art.palette import INK, PAPER, rgb
from game.art.raster import rasterise

LEAST_WIDTH = 90
"""Cards narrower than this many pixels have no ribbon: its text would be too small to read."""

_TEXT_WIDTH = 49.0
_TEXT_HEIGHT = 7.4
_LEAST_TEXT = 15
_HEIGHT = 10.4


@cache
def _font(px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(files("fontpkg_alegreya_sans") / "files" / "AlegreyaSans-ExtraBold.ttf"), px)


def _fitting_font(text: str, scale: float) -> pygame.font.Font:
    """The largest font in which `text` is no wider than the ribbon's inside."""
    px = max(round(_TEXT_HEIGHT * scale), _LEAST_TEXT)
    while px > 6 and _font(px).size(text)[0] > _TEXT_WIDTH * scale:
        px -= 1
    return _font(px)


def put_ribbon(card: pygame.Surface, text: str, colour: str, top: float = 73.4) -> None:
    """Draw a ribbon of `colour` with `text` over a card of 60 by 90 units, from `top` units down."""
    width, height = card.get_size()
    scale = width / 60
    low, middle = top + _HEIGHT, top + _HEIGHT / 2
    band = f"M3 {top} L57 {top} L54.6 {middle:.2f} L57 {low:.2f} L3 {low:.2f} L5.4 {middle:.2f} Z"
    lines = f"M6 {top + 1.3:.2f} L54 {top + 1.3:.2f} M6 {low - 1.3:.2f} L54 {low - 1.3:.2f}"
    body = svg.path(band, colour, INK, 1.1) + svg.path(lines, stroke=PAPER, width=0.4, opacity=0.6)
    card.blit(rasterise(svg.document(body, 60, 90), (width, height)), (0, 0))
    font = _fitting_font(text, scale)
    for shade, drop in (("#1A1008", max(1, round(scale / 2.4))), ("#FFF8E6", 0)):
        letters = font.render(text, True, rgb(shade))
        card.blit(letters, letters.get_rect(center=(width // 2, round((middle + 0.1) * scale) + drop)))
