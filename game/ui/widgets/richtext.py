"""Paragraphs of text that wrap: headings, sentences, notes."""

from __future__ import annotations

import pygame

from game.art.drawing.raster import Colour
from game.art.drawing.typefaces import Typeface
from game.ui.context import Context
from game.ui.text import text_width
from game.ui.theme import CHALK, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines


class RichText(Widget):
    """Text that is read, not pressed. `size` is in design units, text scale applied when drawn."""

    focusable = False

    def __init__(
        self,
        text: str,
        *,
        face: Typeface = "body",
        size: float = 15,
        colour: Colour = CHALK,
        centred: bool = False,
        middle: bool = False,
        shadow: Colour | None = None,
    ) -> None:
        super().__init__("")
        self.text = text
        self.colour = colour
        self._face: Typeface = face
        self._size = size
        self._centred = centred
        self._middle = middle
        self._shadow = shadow

    def natural_width(self, viewport: Viewport) -> int:
        """Return the width at which the text stands on one line."""
        return text_width(self.text, font(self._face, viewport.text(self._size))) + 2

    def height(self, width: int, viewport: Viewport) -> int:
        return lines_height(self.text, font(self._face, viewport.text(self._size)), width)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        return place_lines(
            self.text,
            font(self._face, viewport.text(self._size)),
            self.colour,
            self.rect,
            centred=self._centred,
            middle=self._middle,
            shadow=self._shadow,
        )

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        for line in self.texts(context.viewport):
            line.draw(canvas)
