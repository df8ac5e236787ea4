"""One sentence beside what can be pressed, near the upper right corner; it goes away by itself or by a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game.ui.context import Context
from game.ui.free_place import free_place
from game.ui.paint import draw_plate
from game.ui.theme import PARCHMENT_INK, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, lines_height, place_lines

_SHOWN_SECONDS, _BRIEFLY = 8.0, 2.5
_READ = 12
"""Letters a second that are read of what shows at once, so that a path has its time."""
_WIDTHS = (560, 440, 340, 260)
_MARGIN, _PAD, _CLEAR = 14, 18, 4
"""Design units to the edge of the window, around the sentence, and to the controls beside it."""


class Below(NamedTuple):
    """What the sentence would lie over: controls, which it keeps off, and the rest, over which it lies if it must."""

    controls: Sequence[Rect]
    rest: Sequence[Rect] = ()


class Toast:
    """Shows the notices of a context one after another. `changed` turns True when one comes or goes.

    `below` says what is on the screen now. Where there is no room beside the controls, a click on one still reaches it.
    """

    def __init__(self, context: Context, below: Callable[[], Below]) -> None:
        self._context = context
        self._below = below
        self._placed: tuple[str, Viewport, Rect] | None = None
        self._sentence = ""
        self._left = 0.0
        self._drawn = ""
        self._news = ""

    @property
    def sentence(self) -> str:
        """What shows now; empty when nothing does."""
        if self._context.urgent:
            return self._context.urgent
        if not self._sentence and self._context.notices:
            return self._context.notices[0]
        return self._sentence

    def take_news(self) -> str:
        """Return the sentence that shows, the first time it is asked for; then nothing."""
        before, self._news = self._news, self.sentence
        return "" if self._news == before else self._news

    @property
    def changed(self) -> bool:
        return self.sentence != self._drawn

    @property
    def wake_in(self) -> float | None:
        """Seconds until the sentence goes; `None` when none shows."""
        if self._context.urgent:
            return 0.0
        if not self._sentence:
            return 0.0 if self._context.notices else None
        return self._left

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._sentence:
            self._left -= dt
            if self._left <= 0:
                self._sentence = ""
        if self._context.urgent:
            self._sentence, self._context.urgent = self._context.urgent, ""
            self._left = min(_SHOWN_SECONDS, max(_BRIEFLY, len(self._sentence) / _READ))
        if not self._sentence and self._context.notices:
            self._sentence = self._context.notices.popleft()
            self._left = _SHOWN_SECONDS

    def handle(self, event: pygame.Event) -> bool:
        """Take the sentence away by a click on it; True when the event was used up."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or not self._sentence:
            return False
        if not self.rect.collidepoint(event.pos):
            return False
        if any(control.collidepoint(event.pos) for control in self._below().controls):
            return False
        self._sentence = ""
        return True

    @property
    def rect(self) -> Rect:
        """Where the sentence lies; it stays there for as long as nothing to press comes up under it."""
        viewport, placed = self._context.viewport, self._placed
        below = self._below()
        clear = viewport.px(_CLEAR)
        controls = [control.inflate(2 * clear, 2 * clear) for control in below.controls]
        if placed is not None and placed[:2] == (self.sentence, viewport) and placed[2].collidelist(controls) == -1:
            return placed[2]
        margin = viewport.px(_MARGIN)
        window = viewport.rect.inflate(-2 * margin, -2 * margin)
        where = free_place(window, [self._size(width) for width in _WIDTHS], controls, below.rest)
        self._placed = (self.sentence, viewport, where)
        return where

    def place_anew(self) -> None:
        """Forget where the sentence lies: what it kept off is not for everybody to know."""
        self._placed = None

    def _size(self, width: int) -> tuple[int, int]:
        """Return the size in pixels of the box with the sentence, so many design units wide at normal text."""
        viewport = self._context.viewport
        wide = min(viewport.px(width * max(1.0, viewport.text_scale)), viewport.rect.w - viewport.px(60))
        high = lines_height(self.sentence, font("body", viewport.text(15)), wide - 2 * viewport.px(_PAD))
        return wide, high + viewport.px(24)

    def texts(self) -> list[PlacedText]:
        viewport = self._context.viewport
        box = self.rect.inflate(-2 * viewport.px(_PAD), 0)
        return place_lines(self.sentence, font("body", viewport.text(15)), PARCHMENT_INK, box)

    def draw(self, canvas: pygame.Surface) -> None:
        self._drawn = self.sentence
        if not self._drawn:
            return
        draw_plate(canvas, self.rect, "paper", self._context.viewport)
        for line in self.texts():
            line.draw(canvas)
