"""What one seat may know. Types only: `observe.py`, which sees the secrets, fills them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

import msgspec

from game.engine.cards import Card, GoalName, Role
from game.engine.events import Event, as_seen_by
from game.engine.table import Table


class View(msgspec.Struct, frozen=True):
    """A position as `seat` sees it.

    `hand` are its cards in the order drawn (their ids: `table.hands[seat]`). `goals[k - 1]` is what it knows of goal
    k, by looking or since it was revealed. `pool` are the nugget values it is asked to choose from, else empty.
    `won` is the sum of its own nuggets so far (R7.7). `roles[seat]` is what it knows of the present role of each
    seat: its own, and those it has inspected since their hat last changed (R10.13).
    """

    seat: int
    table: Table
    hand: tuple[Card, ...]
    role: Role
    goals: tuple[GoalName | None, ...]
    pool: tuple[int, ...]
    won: int
    roles: tuple[Role | None, ...]


class Log(Sequence[Event]):
    """The events of one round as one seat saw them; `seat` absent: as a stranger at the table would.

    All logs of a round share one append-only list, which is read up to `length` and filtered when read.
    """

    __slots__ = ("_events", "_length", "_seat")

    def __init__(self, events: list[Event], length: int, seat: int | None) -> None:
        self._events, self._length, self._seat = events, length, seat

    def __len__(self) -> int:
        return self._length

    def same_round(self, other: Log) -> bool:
        """Whether both read the same list: then the longer one begins with what the shorter one holds."""
        return self._events is other._events

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return as_seen_by(self._events[index % self._length], self._seat)

    def __iter__(self) -> Iterator[Event]:
        for index in range(self._length):
            yield as_seen_by(self._events[index], self._seat)
