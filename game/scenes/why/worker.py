"""Looking back on a round without holding up a frame: what was worked out is kept."""

from __future__ import annotations

from concurrent.futures import Executor, Future, wait

from game.engine.state import State
from game.hindsight.explain import NoWhy, Why
from game.hindsight.taken import Taken, told_of
from game.hindsight.telling_words import measured_sentences
from game.records.moves import Past, RecordedMove
from game.scenes.why.chart_lines import Charted, charted


class Hindsight:
    """The chart of a round and the explanations of its moves, each made once on a worker. Close it."""

    def __init__(self, past: Past, state: State, worker: Executor) -> None:
        """`state` is the last position of the round of `past`."""
        self.past = past
        self._pool = worker
        self._chart = self._pool.submit(charted, state, past.names)
        self._whys: dict[int, Future[Why | Taken | NoWhy]] = {}

    @property
    def chart(self) -> Charted | None:
        """The chart, as soon as it is ready."""
        return self._chart.result() if self._chart.done() else None

    def why(self, move: RecordedMove) -> Why | Taken | NoWhy | None:
        """Return why a move of this round was made, or how a person's was taken; None until it is known: ask again."""
        asked = self._whys.get(move.place)
        if asked is None:
            asked = self._whys[move.place] = self._pool.submit(told_of, self.past, move)
        return asked.result() if asked.done() else None

    def telling(self, move: RecordedMove) -> list[str]:
        """Return what made a move a telling one, as far as that is known by now."""
        shown = self.chart
        here = () if shown is None else (each for each in shown.moments if each.place in move.logged)
        return measured_sentences(here, move.after, self.past.names)

    def finish(self) -> None:
        """Wait for all that was asked: for tests and still pictures."""
        wait([self._chart])
        wait(self._whys.values())

    def close(self) -> None:
        """Let go of the worker."""
        self._pool.shutdown(wait=False, cancel_futures=True)
