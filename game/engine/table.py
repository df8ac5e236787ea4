"""The public part of a position: what everybody at the table may see, and nothing else.

A `State` and every `View` hold the same `Table`. Cards are in public zones as ids; ids are numbered after the
shuffle, in the order of the deal, so an id tells nothing about a face.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from game.engine.cards import BONUS_NUGGETS, SABOTEUR2_MAX_SEATS, Card, Door, GoalName, InFront, Marker, Role, Tool
from game.engine.cells import Cell
from game.engine.maze import Maze
from game.engine.ruleset import Ruleset

Side = Literal["diggers", "saboteurs"]


class Cause(StrEnum):
    """Why a round ended (R5.2, R6.1)."""

    GOLD = "gold"
    NONE_PLAYABLE = "none_playable"
    ALL_PASSED = "all_passed"
    HANDS_EMPTY = "hands_empty"


class AskKeep(msgspec.Struct, frozen=True):
    """Asked: one nugget card of the `count` left; only the seat asked sees their values (R7.2)."""

    count: int


class AskTurn(msgspec.Struct, frozen=True):
    """Asked: which way round the stone at `goal` is placed (R5.4); everybody sees it, `name` as it was dealt."""

    goal: int
    name: GoalName


class AskReveal(msgspec.Struct, frozen=True):
    """Asked: which of these goals is revealed (R5.5, R5.6)."""

    goals: tuple[int, ...]


class AskSteal(msgspec.Struct, frozen=True):
    """Asked: from which of these seats, which have gold, one is stolen, if from any (R10.20)."""

    seats: tuple[int, ...]


class AskBonus(msgspec.Struct, frozen=True):
    """Asked: which of these bonus nuggets goes where (R11.1)."""

    values: tuple[int, ...]


class AskRetire(msgspec.Struct, frozen=True):
    """Asked: retire or stay, at once or, where `again`, at the start of the next turn (R11.4)."""

    again: bool


Question = AskKeep | AskTurn | AskReveal | AskSteal | AskBonus | AskRetire


class Outcome(msgspec.Struct, frozen=True):
    """What is shown when a round has ended (R7.1, R7.8, R10.16, R10.17).

    `winner` is `diggers` when the gold was joined, else `saboteurs`. `winners` are the seats that count as winners
    (R10.18, R11.4, R11.5). `finisher` laid the last path card before the gold. `passes` are the teams of Saboteur 2
    for which no door of the other closes every tunnel to the gold (R10.16). `spare` are all role cards that are in
    front of no seat, those put aside included (R10.13).
    """

    winner: Side
    cause: Cause
    roles: tuple[Role, ...]
    spare: tuple[Role, ...]
    goals: tuple[GoalName, ...]
    finisher: int | None
    winners: tuple[int, ...]
    passes: tuple[Door, ...] = ()
    saboteur2: bool = False

    def parties(self) -> tuple[str, ...]:
        """Return, with Saboteur 2, which parties have a winner at the table, sorted (RECORDS section 3)."""
        names = {self.roles[seat] for seat in self.winners}
        return tuple(sorted("saboteurs" if role is Role.SABOTEUR else str(role) for role in names))


class Bonus(msgspec.Struct, frozen=True):
    """The bonus nugget of the round (RULES section 11).

    `owner` is the seat that took it, which got `amount`: the nugget cards `values`, or as much gold with Saboteur 2.
    `asked` counts how often it was asked to retire.
    """

    value: int
    cell: Cell
    owner: int | None = None
    amount: int = 0
    values: tuple[int, ...] = ()
    asked: int = 0


class Discard(msgspec.Struct, frozen=True):
    """One card on the discard pile; `card` is None when it was given up face down (R2.3)."""

    id: int | None
    card: Card | None


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One public position.

    `round` counts from 1. `to_play` is the seat to move or to answer `question`, None between rounds and after the
    last. `in_front[seat]` are the cards in front of a seat in the order laid, `hands[seat]` card ids in the order
    drawn. `goals[k - 1]` is None while goal k is face down; revealed goals are also in `maze`. `last_card`,
    `last_path`, `last_turn` are the seats of R8.2. `took[seat]` counts nugget cards taken this round, `nuggets` those
    that nobody has taken yet. `gold` are the final sums, None until the game has ended (R7.7).

    Expansion: `thefts` are the seats with a theft card, in the order played; `hats` counts the role cards not dealt;
    `bonus_left` are the bonus nuggets that no round has had yet (R11.2); `retired` is the seat that plays no more in
    this round (R11.4).
    """

    rules: Ruleset
    round: int
    starter: int
    to_play: int | None
    maze: Maze
    in_front: tuple[tuple[InFront, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    deck: int
    goals: tuple[GoalName | None, ...]
    took: tuple[int, ...]
    nuggets: int
    discards: tuple[Discard, ...] = ()
    question: Question | None = None
    claimed: bool = False
    last_card: int | None = None
    last_path: int | None = None
    last_turn: int | None = None
    outcome: Outcome | None = None
    gold: tuple[int, ...] | None = None
    thefts: tuple[int, ...] = ()
    hats: int = 0
    bonus: Bonus | None = None
    bonus_left: tuple[int, ...] = BONUS_NUGGETS
    retired: int | None = None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.hands)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have not retired."""
        everybody = _EVERYBODY[len(self.hands)]
        if self.retired is None:
            return everybody
        return tuple(seat for seat in everybody if seat != self.retired)

    def tools(self, seat: int) -> tuple[Tool, ...]:
        """Return the broken tools in front of a seat, in the order laid."""
        return tuple(thing for thing in self.in_front[seat] if isinstance(thing, Tool))

    def may_lay(self, seat: int) -> bool:
        """Return whether nothing in front of the seat forbids it to lay a path card (R3.5, R10.14)."""
        things = self.in_front[seat]
        return not things or things == _THEFT_ALONE

    def hindered(self, seat: int) -> int:
        """Return how many cards in front of a seat keep it from laying path cards (R3.5, R10.14)."""
        return sum(thing is not Marker.THEFT for thing in self.in_front[seat])


_THEFT_ALONE = (Marker.THEFT,)
_EVERYBODY = tuple(tuple(range(seats)) for seats in range(SABOTEUR2_MAX_SEATS + 1))
