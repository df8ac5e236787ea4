"""What a revealed round holds for a newspaper, read from its log once: acts by their kind, each with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from game.engine.cards import Role
from game.engine.commands import ClaimSeat
from game.engine.events import Claimed, Event, HatSwapped, Laid, maze_after
from game.engine.maze import first_maze
from game.engine.observe import log_of
from game.engine.state import State
from game.engine.table import Outcome
from game.hindsight.knowing import lies, until_reveal

_Kind = TypeVar("_Kind", bound=Event)


class Opinion(NamedTuple):
    """The last word of a seat about another one, whose role did not change after it; `saboteur` is what it said."""

    place: int
    speaker: int
    target: int
    saboteur: bool


class Gathered(NamedTuple):
    """The public log up to the reveal, and what is worked out from it.

    `lit[place]` is how many cards are joined to the start after event `place`. `lies` are the places of claims against
    what their speakers knew.
    """

    log: Sequence[Event]
    outcome: Outcome
    lit: Sequence[int]
    lies: tuple[int, ...]
    opinions: tuple[Opinion, ...]

    @property
    def laid(self) -> list[tuple[int, Laid]]:
        """The path cards laid, with their places."""
        return self.of(Laid)

    @property
    def saboteurs(self) -> tuple[int, ...]:
        """The seats that are saboteurs at the end."""
        return tuple(seat for seat, role in enumerate(self.outcome.roles) if role is Role.SABOTEUR)

    def of(self, kind: type[_Kind]) -> list[tuple[int, _Kind]]:
        """Return the events of a kind with their places."""
        return [(place, event) for place, event in enumerate(self.log) if isinstance(event, kind)]

    def gained(self, place: int) -> int:
        """Return how many cards event `place` joined to the start."""
        return self.lit[place] - self.lit[place - 1]


def gather(state: State) -> Gathered:
    """Read the log of a round that is revealed."""
    outcome = state.table.outcome
    assert outcome is not None, "only a revealed round is in the paper"
    log = tuple(log_of(state, None))[: len(until_reveal(state))]
    return Gathered(log, outcome, _lit(log), tuple(lies(state)), _opinions(log))


def _lit(log: Sequence[Event]) -> list[int]:
    maze, lit = first_maze(), list[int]()
    for event in log:
        after = maze_after(maze, event)
        changed = after is not maze or not lit
        maze = after
        lit.append(sum(1 for sides in maze.reached.values() if sides) if changed else lit[-1])
    return lit


def _opinions(log: Sequence[Event]) -> tuple[Opinion, ...]:
    said: dict[tuple[int, int], Opinion] = {}
    for place, event in enumerate(log):
        match event:
            case Claimed(seat, ClaimSeat(target, what)):
                said[seat, target] = Opinion(place, seat, target, what == "saboteur")
            case HatSwapped(_, _, target):
                said = {key: opinion for key, opinion in said.items() if key[1] != target}
            case _:
                pass
    return tuple(sorted(said.values()))


def most(counts: Counter[int], least: int) -> int | None:
    """Return who has most, of several the lowest seat; None where that is less than `least`."""
    seat = min(counts, key=lambda each: (-counts[each], each), default=None)
    return seat if seat is not None and counts[seat] >= least else None
