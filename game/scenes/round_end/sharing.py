"""Who is asked while the gold is shared: bots decide by themselves, people are handed the screen."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial

from ai.decision import Decision
from game.engine.commands import Command, Keep
from game.engine.table import AskSteal
from game.play.session import Session
from game.scenes.private.curtain import Curtain
from game.scenes.round_end.nugget_pick import NuggetPick
from game.scenes.round_end.theft_choice import TheftChoice
from game.system.i18n import N_, _
from game.ui.context import Context
from game.ui.scene import Change, Pop, Push, Replace
from game.ui.widgets.button import Button

SHOW_NUGGETS = N_("Show the nuggets")
_THINK = 0.5
"""Seconds at normal speed that a bot takes over its pick."""


class Sharing:
    """`taken` is told of every answer. `speed` is None where nothing takes time."""

    def __init__(self, context: Context, session: Session, speed: float | None, taken: Callable[[], None]) -> None:
        self._context = context
        self._session = session
        self._speed = speed
        self._taken = taken
        self._pool = context.worker("pick")
        self._patience = 0.0
        self.thinking: Future[Decision] | None = None

    @property
    def asked(self) -> int | None:
        """The seat that is asked for a pick, or whom to steal from."""
        table = self._session.table
        return None if table.question is None else table.to_play

    @property
    def asks_a_person(self) -> bool:
        seat = self.asked
        return seat is not None and self._session.is_human(seat)

    def close(self) -> None:
        """Let go of the worker."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def conduct(self, dt: float) -> None:
        """Let a bot that is asked decide on a worker, after a pause that depends on nothing."""
        seat = self.asked
        if seat is None or self.asks_a_person:
            return
        if self.thinking is None:
            self.thinking = self._pool.submit(self._session.decide, seat)
            self._patience = 0.0 if self._speed is None else _THINK / self._speed
        self._patience -= dt
        if self._patience > 0 or not self.thinking.done():
            return
        decision, self.thinking = self.thinking.result(), None
        for command in decision.commands:
            self._session.play(command)
        self._taken()

    def hand_on(self) -> Change:
        """Hand the screen to the person who is asked; behind the curtain where a secret is asked and others sit by."""
        seat = self.asked
        if seat is None:
            return None
        if isinstance(self._session.table.question, AskSteal):
            return Push(TheftChoice(self._context, self._session, seat, self._answer))
        pick = partial(NuggetPick, self._context, self._session, seat, lambda value: self._answer(Keep(value)))
        if len(self._session.humans) == 1:
            return Push(pick())
        return Push(Curtain(self._context, self._session, seat, lambda: Replace(pick()), SHOW_NUGGETS))

    def _answer(self, command: Command) -> Change:
        self._session.play(command)
        self._taken()
        return Pop()

    def label(self, button: Button) -> None:
        """Let the button that hands the screen on say to whom, and what for."""
        if self.asked is None:
            return
        steals = isinstance(self._session.table.question, AskSteal)
        text = _("{name} steals 1 gold") if steals else _("{name} picks a nugget")
        button.label = text.format(name=self._session.names[self.asked])
        button.icon = "theft" if steals else "eye"
