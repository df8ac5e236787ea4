"""One sentence in the upper right corner of the window that goes away by itself or by a click."""

from __future__ import annotations

import pygame

from game.ui.context import Context
from game.ui.paint import draw_plate
from game.ui.theme import PARCHMENT_INK, font
from game.ui.widgets.widget import PlacedText, lines_height, place_lines

_SHOWN_SECONDS = 8.0
_WIDTH = 560


class Toast:
    """Shows the notices of a context one after another. `changed` turns True when one comes or goes."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._sentence = ""
        self._left = 0.0
        self._drawn = ""

    @property
    def sentence(self) -> str:
        """What shows now; empty when nothing does."""
        if not self._sentence and self._context.notices:
            return self._context.notices[0]
        return self._sentence

    @property
    def changed(self) -> bool:
        return self.sentence != self._drawn

    @property
    def wake_in(self) -> float | None:
        """Seconds until the sentence goes; `None` when none shows."""
        if not self._sentence:
            return 0.0 if self._context.notices else None
        return self._left

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._sentence:
            self._left -= dt
            if self._left <= 0:
                self._sentence = ""
        if not self._sentence and self._context.notices:
            self._sentence = self._context.notices.popleft()
            self._left = _SHOWN_SECONDS

    def handle(self, event: pygame.Event) -> bool:
        """Return a click on the sentence takes it away; True when the event was used up."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or not self._sentence:
            return False
        if not self.rect.collidepoint(event.pos):
            return False
        self._sentence = ""
        return True

    @property
    def rect(self) -> pygame.Rect:
        """Where the sentence lies."""
        viewport = self._context.viewport
        width = min(viewport.px(_WIDTH * max(1.0, viewport.text_scale)), viewport.rect.w - viewport.px(60))
        pad = viewport.px(18)
        height = lines_height(self.sentence, font("body", viewport.text(15)), width - 2 * pad)
        where = pygame.Rect(0, 0, width, height + viewport.px(24))
        where.topright = (viewport.rect.right - viewport.px(16), viewport.px(12))
        return where

    def texts(self) -> list[PlacedText]:
        viewport = self._context.viewport
        box = self.rect.inflate(-2 * viewport.px(18), 0)
        return place_lines(self.sentence, font("body", viewport.text(15)), PARCHMENT_INK, box)

    def draw(self, canvas: pygame.Surface) -> None:
        self._drawn = self.sentence
        if not self._drawn:
            return
        draw_plate(canvas, self.rect, "paper", self._context.viewport)
        for line in self.texts():
            line.draw(canvas)
