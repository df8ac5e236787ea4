"""A screen that is an open book on a table: the notebook and the rulebook."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame
from pygame import Rect

from game.art.surfaces.book import draw_book, pages
from game.scenes.shared.ground import OakGround
from game.scenes.shared.sign import lantern_light
from game.scenes.shared.stage import Stage
from game.ui.context import Context
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget

_MARGIN, _PAD = 20, 26
GAP = 10
"""Design pixels between what stands above the book, and between that and the book."""
TITLE = 34
"""Height of the title's letters above it, in design pixels."""


class OpenBook(Stage):
    """Give `head` what stands above the book, and `fill` what is written on its pages."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._oak = OakGround(context)
        self._book = Rect(0, 0, 0, 0)

    @abstractmethod
    def head(self, area: Rect, viewport: Viewport) -> list[Widget]:
        """Place what stands above the book, from the top of `area`."""

    @abstractmethod
    def fill(self, left: Rect, right: Rect, viewport: Viewport) -> Sequence[Widget]:
        """Place what is written, within the margins of both pages."""

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        margin, gap = viewport.px(_MARGIN), viewport.px(GAP)
        head = self.head(Rect(margin, gap, viewport.rect.w - 2 * margin, 0), viewport)
        top = max(widget.rect.bottom for widget in head) + gap
        self._book = Rect(margin, top, viewport.rect.w - 2 * margin, viewport.rect.h - gap - top)
        pad, fold = viewport.px(_PAD), viewport.px(_PAD * 1.3)
        left, right = (page.inflate(-pad - fold, -pad * 4 // 3) for page in pages(self._book, viewport.unit))
        left.x, right.x = left.x - (fold - pad) // 2, right.x + (fold - pad) // 2
        return [*head, *self.fill(left, right, viewport)]

    def plates(self) -> tuple[Rect, ...]:
        return (self._book,)

    def paint(self, canvas: pygame.Surface) -> None:
        self._oak.draw(canvas)
        lantern_light(canvas, self._book, self.viewport)
        draw_book(canvas, self._book, self.viewport.unit)
