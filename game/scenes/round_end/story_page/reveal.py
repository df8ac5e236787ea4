"""When everything is turned over at the end of a round: the goals, then role after role, each with what it did."""

from __future__ import annotations

from collections.abc import Sequence

_GOALS_FROM, _GOAL_FLIP = 0.3, 0.48
_ROLES_FROM, _ROLE_FLIP = 0.9, 0.36
_MOST_EACH, _ALL = 1.9, 12.0
"""Seconds for a role at most, and about so many for all of them."""
_PLAIN = 0.3
"""Seconds for a role of which there is nothing to tell."""


class Reveal:
    """All in seconds at normal speed after the beginning; `spare` says whether roles were left over, which come last.

    A seat takes as long as it needs to be read of; nothing is told of a seat before its card lies open.
    """

    def __init__(self, seats: int, spare: int) -> None:
        self._seats, self._spare = seats, spare
        self._each = min(_MOST_EACH, _ALL / seats)
        self._starts: Sequence[float] = ()
        self.tell([True] * seats)

    def tell(self, has_acts: Sequence[bool]) -> None:
        """Take time for the seats of which there is something to tell."""
        starts, now = [], _ROLES_FROM
        for told in has_acts:
            starts.append(now)
            now += self._each if told else _ROLE_FLIP + _PLAIN
        self._starts, self._last = starts, now

    @property
    def ends(self) -> float:
        """When every role card is face up."""
        return self._last + (_ROLE_FLIP if self._spare else 0.0)

    def goals_turned(self, now: float) -> float:
        """Return how far the goals are turned over, 0 to 1."""
        return progress(now, _GOALS_FROM, _GOAL_FLIP)

    def turned(self, place: int, now: float) -> float:
        """Return how far a role card is turned over, 0 to 1; those left over come after the seats, together."""
        return progress(now, self._starts[place] if place < self._seats else self._last, _ROLE_FLIP)

    def begun(self, now: float) -> int:
        """Return how many role cards have begun to turn over, those left over counted as one."""
        return sum(start <= now for start in self._starts) + (bool(self._spare) and self._last <= now)

    def told_of(self, seat: int, now: float) -> bool:
        """Return whether it is told by now what a seat did."""
        return now >= self._starts[seat] + _ROLE_FLIP

    def told_for(self, seat: int, now: float) -> float:
        """Return for how long it has been told what a seat did."""
        return now - self._starts[seat] - _ROLE_FLIP

    def telling(self, now: float) -> int | None:
        """Return the seat that is told of now."""
        if now >= self._last:
            return None
        return next((seat for seat in reversed(range(self._seats)) if self.told_of(seat, now)), None)


def progress(now: float, start: float, duration: float) -> float:
    """Return how far something is that begins at `start` and takes `duration`, 0 to 1."""
    return 1.0 if now >= start + duration else max(0.0, (now - start) / duration)
