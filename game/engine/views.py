"""What one seat may know. Types only: `observe.py`, which sees the secrets, fills them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import overload

import msgspec

from game.engine.cards import Card, GoalName, Role
from game.engine.events import Event
from game.engine.table import Table

NOTHING_OWN: Mapping[int, Event] = MappingProxyType({})
"""What a stranger knows more than all."""


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
    """The events of one round as one seat saw them, or a stranger at the table.

    `public` is what all saw, an append-only list that all logs of a round share and read up to `length`; `own` has the
    events of which this seat knows more, by their place. Nothing else can be reached from here.
    """

    __slots__ = ("_length", "_own", "_public")

    def __init__(self, public: list[Event], length: int, own: Mapping[int, Event] = NOTHING_OWN) -> None:
        self._public, self._length, self._own = public, length, own

    def __len__(self) -> int:
        return self._length

    def same_round(self, other: Log) -> bool:
        """Return whether both are of one round: then the longer one begins with the events of the shorter one."""
        return self._public is other._public

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        place = index % self._length
        return self._own.get(place, self._public[place])

    def __iter__(self) -> Iterator[Event]:
        own = self._own
        for place, event in enumerate(islice(self._public, self._length)):
            yield own.get(place, event)
