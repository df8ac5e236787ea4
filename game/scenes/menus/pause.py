"""The menu over a running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.scenes.menus.leaving import LeaveQuestion, stay
from game.scenes.routes import ToRulebook, ToSettings, ToTitle
from game.scenes.shared.sign import SAND
from game.system.i18n import _
from game.ui.bindings import Control, with_key
from game.ui.context import Context
from game.ui.layout import column
from game.ui.paint import draw_plate, draw_veil
from game.ui.scene import Change, Conceal, Open, Pop, Push, Quit
from game.ui.screen import Screen
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Choice, Dialog
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget


class Pause(Screen):
    """Opens over the table. `curtain` is offered where two or more humans play, `again` deals the game anew.

    `saved` tries to save what is not saved yet and returns whether nothing would be lost. Whatever loses something is
    asked about first (UX M32), and so is a new game in place of this one. `export` saves the log of the game as text,
    `share` leads to what else can be shared, `slots` to the slots in which the game can be kept as it stands, `report`
    to a report of a problem. `origin` says where a game of What if comes from.
    """

    name = "pause"
    first = "resume"
    opaque = False

    def __init__(
        self,
        context: Context,
        *,
        curtain: bool = False,
        again: Callable[[], Change] | None = None,
        saved: Callable[[], bool] = lambda: True,
        export: Callable[[], None] | None = None,
        share: Callable[[], Change] | None = None,
        slots: Callable[[], Change] | None = None,
        origin: Callable[[], str] | None = None,
        report: Callable[[], Change] | None = None,
    ) -> None:
        super().__init__(context)
        self._saved = saved
        self._board = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("pause")
        self._origin = origin
        self._curtain, self._again, self._export, self._share = curtain, again, export, share
        self._slots, self._report = slots, report
        self._say()

    def _say(self) -> None:
        """Make everything that has words, in the language of now."""
        self._heading = RichText(_("Pause"), face="title", size=34, colour=GOLD, centred=True, shadow=(16, 10, 5))
        told = "" if self._origin is None else self._origin()
        self._told = RichText(told, face="italic", size=16, colour=SAND, centred=True, shadow=(16, 10, 5))
        self._buttons = [
            Button("resume", _("Resume"), Pop, style="brass", icon="play"),
            Button("rules", with_key(_("Rulebook"), Control.RULES), lambda: Open(ToRulebook()), icon="notebook"),
            Button("settings", _("Settings"), lambda: Open(ToSettings()), icon="gear"),
        ]
        if self._curtain:
            self._buttons.append(Button("curtain", _("Draw the curtain"), Conceal, icon="eye"))
        if self._again is not None:
            self._buttons.append(
                Button("again", _("Restart game"), partial(self._ask_again, self._again), icon="cards")
            )
        if self._slots is not None:
            self._buttons.append(Button("slots", _("Save in a slot"), self._slots, icon="save"))
        if self._export is not None:
            self._buttons.append(Button("save-log", _("Save the log as text"), self._export, icon="log"))
        if self._share is not None:
            self._buttons.append(Button("share", _("Share"), self._share, icon="share"))
        if self._report is not None:
            self._buttons.append(Button("report", _("Report a problem"), self._report, icon="warning"))
        self._buttons += [
            Button("to-title", _("Save and go to the title"), partial(self._leave, Open(ToTitle())), icon="back"),
            Button("quit", _("Save and quit the game"), partial(self._leave, Quit()), icon="door"),
        ]

    def resize(self, viewport: Viewport) -> None:
        self._say()
        super().resize(viewport)

    def _ask_again(self, again: Callable[[], Change]) -> Change:
        fate = _("The game at hand stays among the saved games and can be continued from the title.")
        sentence = fate if self._saved() else _("The game at hand cannot be saved and would be lost.")
        deal = Choice("deal-anew", _("Deal a new game"), again)
        return Push(Dialog(self.context, _("Start the game anew?"), sentence, [stay(), deal]))

    def _leave(self, change: Change) -> Change:
        return change if self._saved() else Push(LeaveQuestion(self.context, change))

    def menu(self) -> Change:
        return Pop()

    def draw_ground(self, canvas: pygame.Surface) -> None:
        draw_veil(canvas)
        draw_plate(canvas, self._board, "wood", self.viewport, radius=14, seed=2)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        pad, gap = viewport.px(26), viewport.px(10)
        most = viewport.rect.inflate(-2 * viewport.px(24), -2 * viewport.px(24))
        width = min(viewport.px(380 * max(1.0, viewport.text_scale)), most.w)
        column_width = self._scroll.inner_width(width - 2 * pad, viewport)
        parts: list[Widget] = [self._heading, *([] if self._origin is None else [self._told]), *self._buttons]
        needed = sum(part.height(column_width, viewport) + gap for part in parts) - gap
        self._board = pygame.Rect(0, 0, width, min(most.h, needed + 2 * pad))
        self._board.center = viewport.rect.center
        view = self._board.inflate(-2 * pad, -2 * pad)
        area = pygame.Rect(view.x, view.y, column_width, 0)
        area.centerx = view.centerx if needed <= view.h else view.x + column_width // 2
        self._scroll.hold(parts, view, column(parts, area, gap, viewport))
        return [self._scroll]
