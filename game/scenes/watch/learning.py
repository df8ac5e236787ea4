"""The marks that need the course of suspicion: a worker finds them while the bar rests (UX S7)."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.watch.eyes import Perspective
from game.scenes.watch.marks import Marks
from game.scenes.why.worker import Hindsight
from game.ui.context import LOOK_AGAIN

REST = 0.25
"""Seconds for which a step must show before a worker is asked about it: scrubbing asks nothing."""


class Learning:
    """Adds to `marks` what `hindsight` knows of the round of a step, for the eyes that may know it."""

    def __init__(self, marks: Marks, hindsight: Callable[[int], Hindsight]) -> None:
        self._marks = marks
        self._hindsight = hindsight
        self._rested = 0.0

    def begin(self) -> None:
        """Begin to rest: another step shows."""
        self._rested = 0.0

    def wake_in(self, at: int, eyes: Perspective) -> float | None:
        """Return the seconds until it is worth looking again; None when all is marked."""
        return None if self._marks.lacks(at, eyes) is None else max(LOOK_AGAIN, REST - self._rested)

    def update(self, dt: float, at: int, eyes: Perspective) -> bool:
        """Let `dt` seconds pass; True when there are more marks."""
        self._rested += dt
        lacks = None if self._rested < REST else self._marks.lacks(at, eyes)
        chart = None if lacks is None else self._hindsight(lacks.first).chart
        if lacks is None or chart is None:
            return False
        self._marks.learn(lacks.number, chart.course)
        return True

    def finish(self, at: int, eyes: Perspective) -> None:
        """Find all marks: for tests and still pictures."""
        while (lacks := self._marks.lacks(at, eyes)) is not None:
            self._hindsight(lacks.first).finish()
            self.update(REST, at, eyes)
