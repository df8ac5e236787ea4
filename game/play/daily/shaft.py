"""The daily shaft: one game a day, the same for everybody, made from the date alone (UX D5, RECORDS section 7).

Dates are those of UTC. Whoever follows the derivation gets the same three deals and the same four bots; how they play
hangs on what the person does, and on nothing else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import NamedTuple

import msgspec

from game.engine.ruleset import EDITIONS
from game.records.lines import Header, ruleset, seats_of
from game.records.names import free_names
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup

RULES = msgspec.structs.replace(EDITIONS["rebel"], table_talk=True)
"""The rules of every day: the base game with table talk."""
FIRST_DAY = date(2026, 1, 1)
"""The first day that has a shaft."""
SEAT = 0
"""The seat of the person."""
CREWS: tuple[tuple[str, str, str, str], ...] = (
    ("steady", "steady/schemer", "steady/peacemaker", "sharp/cynic"),
    ("steady/firebrand", "sharp", "steady/prospector", "steady/sleeper"),
    ("sharp/schemer", "steady/chatterbox", "steady/cynic", "steady/peacemaker"),
    ("steady/prospector", "steady/firebrand", "sharp/sleeper", "steady"),
    ("steady/chatterbox", "sharp/peacemaker", "steady/schemer", "steady/firebrand"),
    ("steady/cynic", "steady/prospector", "steady", "sharp/chatterbox"),
    ("sharp/firebrand", "steady/sleeper", "steady/peacemaker", "steady/schemer"),
    ("steady/sleeper", "steady/cynic", "sharp/prospector", "steady/chatterbox"),
)
"""Who may sit there, from the second seat on; the hash of the day takes one row."""
_TEXT = "fools-lode daily shaft {day}"
_BOTS = "fools-lode daily shaft {day} bots"
_BELOW = (1 << 63) - 1


class Shaft(NamedTuple):
    """What a day's game is made from; also what tells its record from every other."""

    day: date
    seed: int
    bot_seed: int
    minds: tuple[str, ...]

    def setup(self, name: str) -> Setup:
        """Return the set-up of the game for a person of this name."""
        names = [name, *free_names(DEFAULT_NAMES, [name])]
        seats = tuple(SeatSetup(*seat) for seat in zip(names, self.minds, strict=False))
        return Setup(seats, RULES, seed=self.seed)


def utc_day(seconds: float) -> date:
    """Return the date in UTC at a moment, in seconds since 1970."""
    return datetime.fromtimestamp(seconds, UTC).date()


@lru_cache(maxsize=4)
def shaft_of(day: date) -> Shaft:
    """Return the shaft of a day."""
    return _derived(day)


def _derived(day: date) -> Shaft:
    dug = hashlib.sha256(_TEXT.format(day=day.isoformat()).encode()).digest()
    fed = hashlib.sha256(_BOTS.format(day=day.isoformat()).encode()).digest()
    return Shaft(day, _number(dug), _number(fed), (HUMAN, *CREWS[dug[8] % len(CREWS)]))


def _number(digest: bytes) -> int:
    return int.from_bytes(digest[:8], "big") & _BELOW


def day_of(header: Header, today: date) -> date | None:
    """Return the day whose shaft a record is, up to a day after `today`: by its seeds, seats and rules alone."""
    day = _days(today).get((header.seed, header.bot_seed)) if isinstance(header.seed, int) else None
    if day is None or header.scenario or ruleset(header.rules) != RULES:
        return None
    return day if tuple(seat.mind for seat in seats_of(header)) == shaft_of(day).minds else None


@lru_cache(maxsize=2)
def _days(today: date) -> dict[tuple[object, object], date]:
    """Return every day that has had its shaft, by the seeds of its records."""
    return {(shaft.seed, shaft.bot_seed): shaft.day for shaft in map(_derived, _until(today))}


def _until(today: date) -> Iterator[date]:
    """Yield every day up to the one after today: another clock may already be there."""
    last = min(today.toordinal() + 1, date.max.toordinal())
    yield from map(date.fromordinal, range(FIRST_DAY.toordinal(), last + 1))
