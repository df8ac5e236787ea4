"""Colours by their use, and the fonts (look book section 6)."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from io import BytesIO

import pygame

from game.art.drawing import palette
from game.art.drawing.contrast import BLACK, CYAN, ORANGE, WHITE, YELLOW, two_forms
from game.art.drawing.palette import rgb
from game.art.drawing.raster import Colour
from game.art.drawing.typefaces import ALEGREYA, FONT_FILES, OPENING, Typeface, open_face
from game.system.fonts import FontFile, contents

INK: Colour = two_forms(rgb(palette.INK), BLACK)
CHALK: Colour = two_forms(rgb(palette.CHALK), WHITE)
MUTED: Colour = two_forms(rgb(palette.MUTED), WHITE)
GOLD: Colour = two_forms(rgb(palette.GOLD), YELLOW)
LANTERN: Colour = two_forms(rgb(palette.LANTERN), YELLOW)
SKY: Colour = two_forms(rgb(palette.SKY), CYAN)
EMBER: Colour = two_forms(rgb(palette.EMBER), ORANGE)
VERDIGRIS: Colour = two_forms(rgb(palette.VERDIGRIS), CYAN)
SHAFT: Colour = two_forms(rgb(palette.SHAFT), BLACK)
SLATE: Colour = two_forms(rgb(palette.SLATE), BLACK)
BRASS: Colour = two_forms(rgb(palette.BRASS[1]), YELLOW)
BRASS_TEXT: Colour = two_forms((38, 22, 4), BLACK)
PARCHMENT_INK: Colour = two_forms((51, 36, 15), WHITE)
PARCHMENT_MUTED: Colour = two_forms((70, 48, 22), WHITE)
FIELD: Colour = two_forms((24, 17, 11), BLACK)
FIELD_EDGE: Colour = two_forms(rgb(palette.ROCK_EDGE), WHITE)
HOUSE_RULE: Colour = two_forms((92, 28, 4), ORANGE)
FOCUS: Colour = two_forms((255, 244, 214), CYAN)
FOCUS_HALO: Colour = INK

_FIGURE_SCALE = 0.92
"""PT Sans figures beside Alegreya Sans letters: this makes figures and capitals equally high."""
_FALLBACK_SCALE = 0.92
"""Noto beside the faces of the game: this makes its letters about equally large."""
_MOST_FONTS = 64
"""More than a scene needs at most; each takes a fifth of a megabyte."""
_MOST_FALLBACKS, _MOST_LARGE = 64, 12
"""A fallback takes little, but one for thousands of letters two megabytes."""


class Font(pygame.font.Font):
    """A face in a size, and the font of its figures: Alegreya's own are old-style, so PT Sans sets its numbers.

    Sentences in italics keep their own figures: upright bold ones would stick out of them.
    """

    def __init__(self, face: Typeface, px: int, figures: Font | None) -> None:
        with OPENING:
            super().__init__(open_face(face), px)
        self.face = face
        self.px = px
        self.figures = figures


@lru_cache(maxsize=_MOST_FONTS)
def font(face: Typeface, px: int) -> Font:
    """Return the font of `face` at `px` pixels; those used last are kept."""
    old_style = FONT_FILES[face].package == ALEGREYA and face != "italic"
    figures = font("strong", round(px * _FIGURE_SCALE)) if old_style else None
    if not pygame.font.get_init():
        pygame.font.init()
    return Font(face, px, figures)


def fallback_font(file: FontFile, px: int) -> pygame.font.Font:
    """Return a fallback beside a face of `px` pixels, shaped as its script is written; those used last are kept."""
    return _large_fallback(file, px) if file.large else _small_fallback(file, px)


@lru_cache(maxsize=_MOST_FALLBACKS)
def _small_fallback(file: FontFile, px: int) -> pygame.font.Font:
    return _open_fallback(file, px)


@lru_cache(maxsize=_MOST_LARGE)
def _large_fallback(file: FontFile, px: int) -> pygame.font.Font:
    return _open_fallback(file, px)


def _open_fallback(file: FontFile, px: int) -> pygame.font.Font:
    with OPENING:
        found = pygame.font.Font(BytesIO(contents(file)), round(px * _FALLBACK_SCALE))
    with suppress(pygame.error):  # an engine of fonts that shapes nothing
        found.set_direction(pygame.DIRECTION_RTL if file.leftwards else pygame.DIRECTION_LTR)
        if file.script:
            found.set_script(file.script)
    return found


def forget_fonts() -> None:
    """Let go of the fonts of the sizes that were: the window has another."""
    for kept in (font, _small_fallback, _large_fallback):
        kept.cache_clear()
