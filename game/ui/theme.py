"""Colours by their use, and the fonts (look book section 6)."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import pygame

from game.art.drawing import palette
from game.art.drawing.palette import rgb
from game.art.drawing.raster import Colour
from game.art.drawing.typefaces import ALEGREYA, FONT_FILES, Typeface, open_face

INK: Colour = rgb(palette.INK)
CHALK: Colour = rgb(palette.CHALK)
MUTED: Colour = rgb(palette.MUTED)
GOLD: Colour = rgb(palette.GOLD)
LANTERN: Colour = rgb(palette.LANTERN)
SKY: Colour = rgb(palette.SKY)
EMBER: Colour = rgb(palette.EMBER)
VERDIGRIS: Colour = rgb(palette.VERDIGRIS)
SHAFT: Colour = rgb(palette.SHAFT)
SLATE: Colour = rgb(palette.SLATE)
BRASS: Colour = rgb(palette.BRASS[1])
BRASS_TEXT: Colour = (42, 26, 6)
PARCHMENT_INK: Colour = (51, 36, 15)
PARCHMENT_MUTED: Colour = (84, 60, 30)
FIELD: Colour = (24, 17, 11)
FIELD_EDGE: Colour = rgb(palette.ROCK_EDGE)
HOUSE_RULE: Colour = (138, 52, 12)
FOCUS: Colour = (255, 244, 214)
FOCUS_HALO: Colour = INK

_FIGURE_SCALE = 0.92
"""PT Sans figures beside Alegreya Sans letters: this makes figures and capitals equally high."""
_MOST_FONTS = 160
"""More than all scenes of one window need at the usual text size (about 110)."""


class Font(pygame.font.Font):
    """A font and the one that sets its figures: Alegreya's own are old-style, so PT Sans sets all numbers."""

    def __init__(self, file: BytesIO, size: int, figures: Font | None) -> None:
        super().__init__(file, size)
        self.figures = figures


@lru_cache(maxsize=_MOST_FONTS)
def font(face: Typeface, px: int) -> Font:
    """Return the font of `face` at `px` pixels; those used last are kept."""
    alegreya = FONT_FILES[face][0] == ALEGREYA
    figures = font("strong", round(px * _FIGURE_SCALE)) if alegreya else None
    if not pygame.font.get_init():
        pygame.font.init()
    return Font(open_face(face), px, figures)
