"""The card beside the title at the very first start: the language, and what makes the game easy to see and to hear."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.scenes.routes import ToSettings
from game.scenes.settings.accessibility import accessibility_rows
from game.scenes.settings.display import display_rows
from game.scenes.settings.language import language_choice
from game.scenes.settings.page import place_rows
from game.scenes.settings.rows import Row, action
from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.sound import loudness
from game.scenes.settings.tabs import Tab
from game.scenes.shared.beside import BesideCard
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import draw_plate
from game.ui.scene import Change, Open
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_OFFERED = ("text_scale", "reduced_motion", "high_contrast", "read_aloud")
"""What it takes from the tabs, in this order."""
_WIDTH, _PAD = 520, 16


class FirstCard(BesideCard):
    """Offers a few settings, the way to all of them, and to be gone."""

    def __init__(self, context: Context) -> None:
        self.closed = False
        self._context = context
        self._board = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("first-card")

    def width(self, viewport: Viewport) -> int:
        return viewport.px(_WIDTH * max(1.0, viewport.text_scale))

    def place(self, room: pygame.Rect, viewport: Viewport) -> Sequence[Widget]:
        pad, gap = viewport.px(_PAD), viewport.px(10)
        width = min(room.w, self.width(viewport))
        heading = RichText(_("How do you like it?"), face="heading", size=20, colour=PARCHMENT_INK, middle=True)
        close = Button("close-card", "", self._close, style="slate", icon="cross", tooltip=_("Close this card"))
        side = viewport.target()
        words = width - 2 * pad - side - gap
        head = max(side, heading.height(words, viewport))
        needed = self._needed(width - 2 * pad, viewport)
        height = min(room.h, head + gap + needed + 2 * pad)
        self._board = pygame.Rect(room.right - width, room.bottom - height, width, height)
        left, top = self._board.x + pad, self._board.y + pad
        heading.place(pygame.Rect(left, top, words, head), viewport)
        close.place(pygame.Rect(self._board.right - pad - side, top, side, side), viewport)
        view = pygame.Rect(left, top + head + gap, width - 2 * pad, height - head - gap - 2 * pad)
        inner = view.w if needed <= view.h else self._scroll.inner_width(view.w, viewport)
        parts, foot = place_rows(self._rows(), pygame.Rect(view.topleft, (inner, 0)), viewport)
        self._scroll.hold(parts, view, foot)
        return [heading, close, self._scroll]

    def _needed(self, width: int, viewport: Viewport) -> int:
        return place_rows(self._rows(), pygame.Rect(0, 0, width, 0), viewport)[1]

    def draw_ground(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        draw_plate(canvas, self._board, "parchment", viewport, radius=4, seed=4)

    def _rows(self) -> list[Row]:
        on_tabs = [*display_rows(self._context), *accessibility_rows(self._context)]
        offered = [field for field in _OFFERED if field != "read_aloud" or self._context.narrator.has_voice]
        rows = [replace(row, note="") for field in offered for row in on_tabs if field in row.fields]
        more = action("more-settings", _("More settings…"), self._open_settings, "gear")
        return [language_choice(self._context), *rows, loudness(self._context, _("Sound")), more]

    def _open_settings(self) -> Change:
        self._context.places[SettingsScene.name] = Tab.ACCESSIBILITY
        return Open(ToSettings())

    def _close(self) -> Change:
        self.closed = True
        return None
