"""What decided each round of a finished game, in a line: found out beside the frames."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, wait

from game.engine.state import State
from game.hindsight.suspicion import course_of
from game.hindsight.telling import Moment, all_moments
from game.play.session import Session
from game.scenes.round_end.story_page.told import decided_by
from game.ui.context import Context


class Decided:
    """Works the rounds out on a worker, each once. Close it."""

    def __init__(self, context: Context, session: Session) -> None:
        self._session = session
        self._pool = context.worker("decided")
        self._asked: list[Future[Sequence[Moment]]] = [self._pool.submit(_moments, each) for each in session.revealed]

    @property
    def waits(self) -> bool:
        """Whether not everything is known yet."""
        return not all(asked.done() for asked in self._asked)

    @property
    def lines(self) -> list[str]:
        """A line for each round in the language of now; nothing until all of them are known."""
        if self.waits:
            return []
        states, names = self._session.revealed, self._session.names
        told = [decided_by(state, asked.result(), names) for state, asked in zip(states, self._asked, strict=True)]
        return [line for line in told if line]

    def finish(self) -> None:
        """Wait for all of it."""
        wait(self._asked)

    def close(self) -> None:
        """Let go of the worker."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _moments(state: State) -> Sequence[Moment]:
    return all_moments(state, course_of(state))
