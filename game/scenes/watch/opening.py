"""What shows while a record is read and played again: a worker does that, and no frame waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.records.excerpt import only_round
from game.records.files import Unreadable
from game.records.replay import Replay, replay, replay_file
from game.scenes.watch.scene import Watch
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.context import LOOK_AGAIN, Context
from game.ui.paint import TEXT_ON, draw_plate, draw_veil
from game.ui.scene import Change, Replace
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import message
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget

_PATIENCE = 0.15
"""Seconds for which nothing is said: most records are there sooner."""


class OpeningReplay(Screen):
    """Gives way to the replay of a record, or of its round `number`, as soon as that has been played again."""

    name = "opening-replay"
    opaque = False
    first = "cancel"

    def __init__(self, context: Context, record: bytes | Path, number: int = 0) -> None:
        super().__init__(context)
        self._record = record
        self._pool = context.worker("replay")
        self._found = self._pool.submit(_played_again, record, number)
        self._waited = 0.0
        self._board = pygame.Rect(0, 0, 0, 0)

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
            return Replace(self._opened())
        waited, self._waited = self._says_so, self._waited + dt
        if self._says_so and not waited:
            self.rearrange()
        return super().update(dt)

    def _opened(self) -> Screen:
        """Return the replay, or what says that there is none."""
        heading = _("There is nothing to watch")
        try:
            found = self._found.result()
        except Unreadable as unreadable:
            return message(self.context, heading, unreadable.message)
        if found.state is None:
            reason = _("No round was dealt.") if found.fault is None else found.fault.message
            if isinstance(self._record, Path):
                sentence = _("There is nothing to watch in {file}. {reason}")
                reason = sentence.format(file=shown_path(self._record), reason=reason)
            return message(self.context, heading, reason)
        return Watch(self.context, found)

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


def _played_again(record: bytes | Path, number: int) -> Replay:
    found = replay(record) if isinstance(record, bytes) else replay_file(record)
    return only_round(found, number) if number else found
