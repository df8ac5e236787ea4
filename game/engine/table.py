"""The public part of a position: what everybody at the table may see, and nothing else.

A `State` and every `View` hold the same `Table`. Cards lie in public zones as ids; ids are numbered after the
shuffle, in the order of the deal, so an id tells nothing about a face.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from game.engine.cards import Card, GoalName, Role, Tool
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
    """Asked: one nugget card of the `count` lying there; only the seat asked sees their values (R7.2)."""

    count: int


class AskTurn(msgspec.Struct, frozen=True):
    """Asked: which way round the stone at `goal` lies (R5.4); everybody sees it, `name` as it was dealt."""

    goal: int
    name: GoalName


class AskReveal(msgspec.Struct, frozen=True):
    """Asked: which of these goals is revealed (R5.5, R5.6)."""

    goals: tuple[int, ...]


Question = AskKeep | AskTurn | AskReveal


class Outcome(msgspec.Struct, frozen=True):
    """What is shown when a round has ended (R7.1, R7.8). `finisher` laid the last path card before the gold."""

    winner: Side
    cause: Cause
    roles: tuple[Role, ...]
    spare: tuple[Role, ...]
    goals: tuple[GoalName, ...]
    finisher: int | None


class Discard(msgspec.Struct, frozen=True):
    """One card on the discard pile; `card` is absent when it was given up face down (R2.3)."""

    id: int | None
    card: Card | None


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One public position.

    `round` counts from 1. `to_play` is the seat to move or to answer `question`, absent between rounds and after
    the last. `before[seat]` are the broken tools in the order laid, `hands[seat]` card ids in the order drawn.
    `goals[k - 1]` is absent while goal k is face down; revealed goals also lie in `maze`. `last_card`, `last_path`,
    `last_turn` are the seats of R8.2. `took[seat]` counts nugget cards taken this round, `nuggets` those that nobody
    has taken yet. `gold` are the final sums, absent until the game has ended (R7.7).
    """

    rules: Ruleset
    round: int
    starter: int
    to_play: int | None
    maze: Maze
    before: tuple[tuple[Tool, ...], ...]
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

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.hands)
