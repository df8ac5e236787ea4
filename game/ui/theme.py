"""Colours by their use, and the fonts (look book, section 6)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import pygame

Colour = tuple[int, int, int]
Typeface = Literal["title", "heading", "bold", "body", "strong", "italic"]

INK: Colour = (14, 12, 10)
CHALK: Colour = (244, 238, 224)
MUTED: Colour = (189, 181, 164)
BRASS_TEXT: Colour = (42, 26, 6)
PARCHMENT_INK: Colour = (51, 36, 15)
PARCHMENT_MUTED: Colour = (92, 68, 36)
GOLD: Colour = (240, 194, 75)
LANTERN: Colour = (242, 179, 61)
BRASS: Colour = (217, 164, 55)
SKY: Colour = (86, 180, 233)
EMBER: Colour = (255, 122, 69)
VERDIGRIS: Colour = (47, 191, 166)
SHAFT: Colour = (20, 22, 27)
SLATE: Colour = (32, 36, 44)
FOCUS: Colour = (255, 244, 214)
FOCUS_HALO: Colour = (14, 12, 10)

_ALEGREYA = "fontpkg_alegreya_sans"
_PT_SANS = "fontpkg_pt_sans"
_FONT_FILES: dict[Typeface, tuple[str, str]] = {
    "title": (_ALEGREYA, "AlegreyaSans-Black.ttf"),
    "heading": (_ALEGREYA, "AlegreyaSans-ExtraBold.ttf"),
    "bold": (_ALEGREYA, "AlegreyaSans-Bold.ttf"),
    "italic": (_ALEGREYA, "AlegreyaSans-MediumItalic.ttf"),
    "body": (_PT_SANS, "PT_Sans-Web-Regular.ttf"),
    "strong": (_PT_SANS, "PT_Sans-Web-Bold.ttf"),
}
_FIGURE_SCALE = 0.92
"""PT Sans figures beside Alegreya Sans letters: this makes figures and capitals equally high."""


class Font(pygame.font.Font):
    """A font that knows which font sets its figures: Alegreya's are old-style, so PT Sans sets every number."""

    def __init__(self, path: str, size: int, figures: Font | None) -> None:
        super().__init__(path, size)
        self.figures = figures


@cache
def font(face: Typeface, px: int) -> Font:
    """The font of `face` at `px` pixels. One object for each pair."""
    package, name = _FONT_FILES[face]
    figures = font("strong", round(px * _FIGURE_SCALE)) if package == _ALEGREYA else None
    if not pygame.font.get_init():
        pygame.font.init()
    return Font(str(files(package) / "files" / name), px, figures)
