"""A hint for one's own move (UX S8): asked for by its owner, worked out on a worker, shown to nobody else."""

from __future__ import annotations

from concurrent.futures import Executor, Future, wait

import pygame
from pygame import Rect

from game.engine.views import View
from game.hindsight.advice import Advice, advise
from game.play.session import Session
from game.scenes.hints.panel import draw_hint
from game.system.i18n import _
from game.tabletop.move.move import Move
from game.tabletop.move.ready import make_ready
from game.tabletop.view.table import TableView
from game.ui.bindings import Control, key_in_sentence
from game.ui.context import LOOK_AGAIN, Context


class Hints:
    """At most one hint, for the turn that is on. `changed` turns True when the picture differs; who draws sets it back.

    It goes with the hand: a hint that was shown has to be asked for again once the hand was covered. Each turn in which
    one is asked for counts once, in the desk of the game.
    """

    def __init__(self, context: Context, session: Session, view: TableView, move: Move) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._move = move
        self._worker: Executor | None = None
        self._asked: Future[Advice] | None = None
        self._turn: View | None = None
        """The turn that the hint is for."""
        self._counted: View | None = None
        self._advice: Advice | None = None
        self._rect = Rect(0, 0, 0, 0)
        self.changed = False

    @property
    def shown(self) -> Advice | None:
        """The hint that shows now."""
        open_now = self._turn is not None and self._turn is self._move.view
        return self._advice if open_now and self._context.privacy.shows(self._turn_seat) else None

    @property
    def _turn_seat(self) -> int | None:
        return None if self._turn is None else self._turn.seat

    def why_not(self) -> str:
        """Return one sentence about why no hint can be given now, or nothing. It tells public facts alone."""
        if self._move.view is None:  # while a goal opens nothing may tell whether the round is over
            return _("A hint can be asked for in your own turn.")
        if not self._context.privacy.shows(self._move.view.seat):
            text = _("Show your hand first with {peek}.")
            return text.format(peek=key_in_sentence(Control.PEEK, _("Peek")))
        return ""

    def ask(self) -> None:
        """Ask for a hint in one's own turn; once it shows, make its move ready, which commits nothing."""
        view = self._move.view
        assert view is not None, "why_not says when"
        advice = self.shown
        if advice is not None:
            self.close()
            make_ready(self._move, advice.command)
        elif self._asked is None:
            self._count(view)
            if self._worker is None:
                self._worker = self._context.worker("hint")
            log, level = self._session.log(view.seat), self._context.settings.hint_level
            self._turn, self._asked = view, self._worker.submit(advise, view, log, level)
            self.update()

    def _count(self, view: View) -> None:
        if self._counted is not view:
            self._counted = view
            self._session.desk.count_hint(view.seat)

    def close(self) -> bool:
        """Take the hint away; False when none showed."""
        showed = self._advice is not None
        self._asked = self._turn = self._advice = None
        self.changed |= showed
        return showed

    def press(self, pos: tuple[int, int]) -> bool:
        """Take the hint away if the press was on it; False when it was not."""
        return self.shown is not None and self._rect.collidepoint(pos) and self.close()

    @property
    def wake_in(self) -> float | None:
        return None if self._asked is None else LOOK_AGAIN

    def update(self) -> None:
        """Take over what the worker has found; let everything go once the turn is over or the hand is covered."""
        if self._turn is not None and (
            self._turn is not self._move.view or not self._context.privacy.shows(self._turn_seat)
        ):
            self.close()
        if self._asked is not None and self._asked.done():
            asked, self._asked = self._asked, None
            self._advice, self.changed = asked.result(), True

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the hint: its sentence, and rings round what it speaks of."""
        self.changed = False
        advice = self.shown
        if advice is not None:
            text = _("Press {key} again to make the move ready; it is not played yet.")
            words = text.format(key=key_in_sentence(Control.HINT, _("Hint")))
            self._rect = draw_hint(canvas, self._view, advice, self._session.names, words)

    def finish(self) -> None:
        """Wait for what was asked: for tests and still pictures."""
        if self._asked is not None:
            wait([self._asked])
        self.update()

    def let_go(self) -> None:
        """Wait for nothing: the scene is over."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
