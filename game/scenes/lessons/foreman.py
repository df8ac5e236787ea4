"""The foreman of a guided round: what he advises and explains, from what one seat sees and hears alone."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor, Future

from game.engine.views import Log, View
from game.hindsight.advice import Advice, advise
from game.words.lessons.foreman import Lore, Topic, explain, opening


class Foreman:
    """Has something to say before the first turn and whenever something happens for the first time; advises in a turn.

    He stands beside `seat`, whose name is `name`. Advice is worked out on `worker`. While he is `silent` he gives none
    unless asked.
    """

    def __init__(self, worker: Executor, seat: int, name: str) -> None:
        self._worker = worker
        self._to_say = opening(seat, name)
        self._told: set[Topic] = set()
        self._heard = 0
        """How many events of the log he has heard."""
        self._asked_in: View | None = None
        self._asked: Future[Advice] | None = None
        self.silent = False

    @property
    def saying(self) -> Lore | None:
        """What he says now and waits for to be read."""
        return self._to_say[0] if self._to_say else None

    def read(self) -> None:
        """Go on to what he says next."""
        self._to_say = self._to_say[1:]

    def hear(self, view: View, log: Log, names: Sequence[str]) -> None:
        """Take in what has happened since the last call."""
        if len(log) == self._heard:
            return
        events, self._heard = log[self._heard :], len(log)
        for lore in explain(view, events, names):
            if lore.topic not in self._told:
                self._told.add(lore.topic)
                self._to_say = (*self._to_say, lore)

    def advise(self, view: View, log: Log) -> Advice | None:
        """Return what he advises in the turn of `view`, None while he thinks about it."""
        if self._asked_in is not view:
            self._asked_in, self._asked = view, self._worker.submit(advise, view, log)
        return self._asked.result() if self._asked is not None and self._asked.done() else None

    def finish(self) -> None:
        """Wait for the advice that he thinks about."""
        if self._asked is not None:
            self._asked.result()

    def close(self) -> None:
        """Wait for nothing."""
        self._worker.shutdown(wait=False, cancel_futures=True)
