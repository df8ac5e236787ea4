"""Spaces between words: wide enough in every face and size to be seen."""

from __future__ import annotations

import math
import re
from typing import Final

import pygame

from game.art.drawing.raster import Colour, blank

SPACES: Final = re.compile(r"( )")
"""Splits a line into words and the spaces between them."""
_LEAST_SPACE = 0.23
"""Of the size of the font: Alegreya Sans has less, and pixels round it down until words run into each other.

PT Sans draws letters so far over a space beside them that it is gone ("1 right,1 up"), so every space stands alone.
"""


def advance(part: str, font: pygame.font.Font) -> int:
    """Return how far a word, or a space, moves what follows it on its line."""
    width = font.size(part)[0]
    return max(width, math.ceil(font.point_size * _LEAST_SPACE)) if part == " " else width


def above(part: str, font: pygame.font.Font) -> int:
    """Return how far a word reaches above the line ("Ż", "Й"): the engine of fonts sets it so much lower."""
    tops = [metric[3] for metric in font.metrics(part) if metric is not None]
    return max(0, max(tops, default=0) - font.get_ascent())


def line_width(text: str, font: pygame.font.Font) -> int:
    """Return the width of a line in one font."""
    return sum(advance(part, font) for part in SPACES.split(text) if part)


def write_line(text: str, font: pygame.font.Font, colour: Colour) -> pygame.Surface:
    """Return a line in one font on a clear ground."""
    line = blank((max(1, line_width(text, font)), font.get_linesize()))
    left = 0
    for part in SPACES.split(text):
        if part and part != " ":
            line.blit(font.render(part, True, colour), (left, 0))
        left += advance(part, font)
    return line
