"""Bots think on a worker while the table goes on, at a pace that tells nothing (UX section 2)."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial

from ai.decision import Decision
from game.play.session import Session
from game.system.settings import Speed, speed_factor
from game.ui.context import LOOK_AGAIN

_LEAST_WAIT, _MOST_WAIT = 0.6, 1.4
"""Seconds of thought that are shown at speed 1."""


class Thinker:
    """At most one bot thinks at a time. The wait is drawn before the decision is asked for, from its own stream."""

    def __init__(self, session: Session, worker: Executor, pace: random.Random) -> None:
        self._session = session
        self._pace = pace
        self._worker = worker
        self._deciding: Future[Decision] | None = None
        self._wait = 0.0
        self._seat: int | None = None

    @property
    def busy(self) -> bool:
        return self._deciding is not None

    @property
    def seat(self) -> int | None:
        """Whose bot is seen to think; nobody's where thought is shown for no time at all."""
        return self._seat if self.busy else None

    @property
    def wake_in(self) -> float | None:
        """Seconds until a look is worth while; None when nobody thinks."""
        return max(self._wait, LOOK_AGAIN) if self.busy else None

    def start(self, seat: int, speed: Speed, decide: Callable[[], Decision] | None = None) -> None:
        """Ask the bot at `seat` for its move, or whoever else decides for that seat."""
        factor = speed_factor(speed)
        wait = self._pace.uniform(_LEAST_WAIT, _MOST_WAIT)
        self._wait = 0.0 if factor is None else wait / factor
        self._seat = None if factor is None else seat
        self._deciding = self._worker.submit(decide or partial(self._session.decide, seat))

    def update(self, dt: float) -> Decision | None:
        """Let `dt` seconds pass; return the decision once it is made and its time is up. Raises what the bot raised."""
        if self._deciding is None:
            return None
        self._wait -= dt
        if self._wait > 0 or not self._deciding.done():
            return None
        decided, self._deciding = self._deciding, None
        return decided.result()

    def drop(self) -> None:
        """Let go of what is being decided: it is no longer asked for."""
        self._deciding = None

    def close(self) -> None:
        """Wait for nothing: a decision that is being made is dropped."""
        self._deciding = None
        self._worker.shutdown(wait=False, cancel_futures=True)
