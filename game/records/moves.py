"""The moves of one round as they were made: where each began, what was said, where it led."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.commands import Claim, Command
from game.engine.state import State
from game.records.names import shown_names
from game.records.setup import SeatSetup


class Said(NamedTuple):
    """One line of a round: the position, what the seat to play said, and what it led to."""

    before: State
    command: Command
    after: State


class RecordedMove(NamedTuple):
    """What a seat said in one go: at most one claim, then a command (R12.1).

    `place` counts the lines of the round before it, as the generator of its decision does (RECORDS section 1).
    """

    place: int
    seat: int
    said: tuple[Command, ...]
    before: State
    after: State

    @property
    def claim(self) -> Claim | None:
        """The claim that came first, if there was one."""
        first = self.said[0]
        return first if isinstance(first, Claim) else None

    @property
    def logged(self) -> range:
        """The places in the log of the round of what came of it."""
        return range(self.before.logged, self.after.logged)


class Past(NamedTuple):
    """The moves of one round so far, who made them, and what seeds the bots, where that is known."""

    seats: tuple[SeatSetup, ...]
    bot_seed: int | None
    moves: tuple[RecordedMove, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats as they are shown."""
        return shown_names(tuple(seat.name for seat in self.seats))


def moves(lines: Sequence[Said]) -> tuple[RecordedMove, ...]:
    """Return the lines of a round, oldest first, a claim and the command after it being one move.

    Moves that come after the round has ended are left out: what is picked then stays secret (R7.7).
    """
    found: list[RecordedMove] = []
    place = 0
    while place < len(lines):
        first = lines[place]
        two = isinstance(first.command, Claim) and place + 1 < len(lines)
        last = lines[place + 1] if two else first
        seat = first.before.table.to_play
        assert seat is not None, "every line is said by a seat to play"
        if first.before.table.outcome is None:
            said = (first.command, last.command) if two else (first.command,)
            found.append(RecordedMove(place, seat, said, first.before, last.after))
        place += 2 if two else 1
    return tuple(found)
