"""The caption of what is heard: in the strip over the log's lines, or at the corner of the mat where no log shows."""

from __future__ import annotations

import pygame

from game.sound.captions import caption
from game.sound.cues import Cue
from game.system.i18n import _
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.panel import fitting_font
from game.ui.text import draw_text, text_width
from game.ui.theme import CHALK, INK, PARCHMENT_INK, font

SHOWN_SECONDS = 3.0
_MARGIN = 16


class Caption:
    """Shows the newest caption for a few seconds. It moves nothing: its place is kept free."""

    def __init__(self) -> None:
        self._words = ""
        self._left = 0.0
        self.changed = False

    @property
    def words(self) -> str:
        """What shows now; empty when nothing does."""
        return self._words

    @property
    def wake_in(self) -> float | None:
        return self._left if self._words else None

    def tell(self, cue: Cue) -> None:
        """Show what stands for a cue, if anything does."""
        words = caption(cue)
        if words is not None:
            self.changed |= words != self._words
            self._words, self._left = words, SHOWN_SECONDS

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left -= dt
        if self._words and self._left <= 0:
            self._words, self.changed = "", True

    def draw(self, canvas: pygame.Surface, layout: TableLayout) -> None:
        """Draw the caption over the finished table."""
        self.changed = False
        if not self._words:
            return
        margin, size = layout.px(_MARGIN), layout.type(15)
        if not layout.log_shown:
            face = fitting_font(self._words, "italic", size, layout.board.w // 2)
            at = layout.board.right - margin, layout.board.bottom - margin
            draw_text(canvas, self._words, at, face, CHALK, "bottomright", INK)
            return
        log, heading = layout.log, font("heading", layout.type(22))
        room = log.w - 3 * margin - text_width(_("Log"), heading)
        face = fitting_font(self._words, "italic", size, room)
        at = log.right - margin, log.y + layout.px(8) + heading.get_height() // 2
        draw_text(canvas, self._words, at, face, PARCHMENT_INK, "midright")
