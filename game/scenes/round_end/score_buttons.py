"""The buttons at the foot of the final score: what to do next."""

from __future__ import annotations

from functools import partial

import pygame

from game.hindsight.gazette.pages import paper_of
from game.play.session import Session
from game.scenes.routes import ToFreshGame, ToGazette, ToReplay, ToShare, ToTitle
from game.scenes.shared.daily_result import DailyResult
from game.scenes.shared.log_export import export_log
from game.system.i18n import _
from game.ui.context import Context
from game.ui.layout import row
from game.ui.scene import Change, Open
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button

_BETWEEN, _LEAST = 14, 220


class ScoreButtons:
    """Leads on from `session`, a game that is over. `first` is the brass one."""

    def __init__(self, context: Context, session: Session, daily: DailyResult) -> None:
        self._session = session
        self._daily = daily
        self._again = Button("again", "", self._play_again, style="brass", icon="cards", size=22)
        self._copy = Button("copy", "", self._copy_result, style="brass", icon="log", size=22)
        self._title = Button("title", "", lambda: Open(ToTitle()), style="slate", icon="back")
        self._log = Button("save-log", "", partial(export_log, context, session), style="slate", icon="log")
        self._watch = Button("watch", "", self._watch_again, style="slate", icon="play")
        self._gazette = Button("gazette", "", self._read_gazette, style="slate", icon="gazette")
        self._share = Button("share", "", self._share_game, style="slate", icon="share")
        # a daily shaft is not played again, its result is there to be pasted (UX D5)
        self.first = self._again if daily.day is None else self._copy
        self.all = [self.first, self._watch, self._gazette, self._log, self._title, self._share]

    def _play_again(self) -> Change:
        return Open(ToFreshGame(self._session.setup, self._session.pins.by_seat))

    def _copy_result(self) -> Change:
        self._daily.copy()
        return None

    def _watch_again(self) -> Change:
        return Open(ToReplay(self._session.record, over=True, file=self._session.path))

    def _read_gazette(self) -> Change:
        return Open(ToGazette(paper_of(self._session.seats, self._session.revealed)))

    def _share_game(self) -> Change:
        return Open(ToShare(self._session.record, file=self._session.path))

    def say(self, *, large: bool) -> None:
        """Say what they do and whether they can be pressed; with `large` text some show their icons alone."""
        self._again.label, self._title.label, self._log.label = _("Play again"), _("Title"), _("Save the log")
        self._gazette.label, self._copy.label = _("The Gazette"), _("Copy the result")
        self._copy.enabled, self._copy.why_not = bool(self._daily.line), _("Looking for your games…")
        for button in self.all:
            button.tooltip = ""
        self._watch.label, self._watch.enabled = _("Watch the game"), bool(self._session.record)
        self._share.tooltip, self._share.enabled = _("Share this game"), bool(self._session.record)
        self._watch.why_not = self._share.why_not = _("This game was not recorded.")
        for button in (self._watch, self._gazette, self._log) if large else ():
            button.label, button.tooltip = "", button.label

    def place(self, area: pygame.Rect, top: int, viewport: Viewport) -> int:
        """Place them side by side in the middle, those without words as squares. Return their foot."""
        gap, side = viewport.px(_BETWEEN), viewport.target(52)
        worded = [button for button in self.all if button.label]
        squares = len(self.all) - len(worded)
        room = area.w - gap * (len(self.all) - 1) - side * squares
        each = max(viewport.px(_LEAST), *(button.natural_width(viewport) for button in worded))
        each = min(each, room // len(worded))
        widths = [each if button.label else side for button in self.all]
        where = pygame.Rect(0, top, sum(widths) + gap * (len(widths) - 1), 0)
        where.centerx = area.centerx
        return row(self.all, widths, where, gap, viewport)
