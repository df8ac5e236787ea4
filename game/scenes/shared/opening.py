"""What shows while a record is read and played again: a worker does that, and no frame waits for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Generic, TypeVar

import pygame

from game.system.i18n import _
from game.ui.context import LOOK_AGAIN, Context
from game.ui.paint import TEXT_ON, draw_plate, draw_veil
from game.ui.scene import Change, Replace
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget

_PATIENCE = 0.15
"""Seconds for which nothing is said: most records are there sooner."""

Found = TypeVar("Found")


class Opening(Screen, Generic[Found]):
    """Gives way to the scene that `opened` makes of a record, as soon as `work` has read it."""

    opaque = False
    first = "cancel"

    def __init__(self, context: Context, work: Callable[[], Found]) -> None:
        super().__init__(context)
        self._pool = context.worker("opening")
        self._found: Future[Found] = self._pool.submit(work)
        self._waited = 0.0
        self._board = pygame.Rect(0, 0, 0, 0)

    @abstractmethod
    def opened(self, found: Future[Found]) -> Screen:
        """Return the scene that is shown, or what says that there is none."""

    @property
    def _says_so(self) -> bool:
        return self._waited >= _PATIENCE

    @property
    def wake_in(self) -> float | None:
        return LOOK_AGAIN

    @property
    def at_rest(self) -> bool:
        return False

    def update(self, dt: float) -> Change:
        if self._found.done():
            return Replace(self.opened(self._found))
        waited, self._waited = self._says_so, self._waited + dt
        if self._says_so and not waited:
            self.rearrange()
        return super().update(dt)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        if not self._says_so:
            return []
        pad, gap = viewport.px(26), viewport.px(14)
        width = min(viewport.px(420 * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * pad)
        text = RichText(
            _("The game is being read …"), face="heading", size=24, colour=TEXT_ON["parchment"], centred=True
        )
        cancel = Button("cancel", _("Cancel"), self.cancel, style="slate")
        inner = pygame.Rect(0, 0, width - 2 * pad, text.height(width - 2 * pad, viewport))
        high = cancel.height(inner.w, viewport)
        self._board = pygame.Rect(0, 0, width, inner.h + high + gap + 2 * pad)
        self._board.center = viewport.rect.center
        inner.topleft = (self._board.x + pad, self._board.y + pad)
        text.place(inner, viewport)
        cancel.place(pygame.Rect(inner.x, inner.bottom + gap, inner.w, high), viewport)
        return [text, cancel]

    def draw_ground(self, canvas: pygame.Surface) -> None:
        if self._says_so:
            draw_veil(canvas)
            draw_plate(canvas, self._board, "parchment", self.viewport, radius=14)

    def close(self) -> None:
        super().close()
        self._pool.shutdown(wait=False, cancel_futures=True)
