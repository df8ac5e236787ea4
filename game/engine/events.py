"""What has happened, as values. `apply` returns them; logs and animations are made of nothing else.

An event may carry a face that only some seats know: `as_seen_by` leaves it out for everybody else.
"""

from __future__ import annotations

import msgspec

from game.engine.cards import Action, Card, Face, GoalName, Tool
from game.engine.cells import Cell
from game.engine.commands import Claim
from game.engine.maze import Maze
from game.engine.table import Outcome


class RoundBegan(msgspec.Struct, frozen=True):
    """A round was dealt (section 1); `maze` is how it began, more than the start card only in a set-up position."""

    round: int
    starter: int
    maze: Maze


class Laid(msgspec.Struct, frozen=True):
    """A path card was laid; `card` is its id, `face` as it lies."""

    seat: int
    card: int
    face: Face
    cell: Cell


class Broke(msgspec.Struct, frozen=True):
    """A broken tool was laid before `target`."""

    seat: int
    card: int
    tool: Tool
    target: int


class Repaired(msgspec.Struct, frozen=True):
    """A broken tool before `target` was removed with `action`."""

    seat: int
    card: int
    action: Action
    tool: Tool
    target: int


class Collapsed(msgspec.Struct, frozen=True):
    """A rockfall took `face` out of `cell`."""

    seat: int
    card: int
    cell: Cell
    face: Face


class Looked(msgspec.Struct, frozen=True):
    """A goal was looked at; only `seat` knows `name`."""

    seat: int
    card: int
    goal: int
    name: GoalName | None


class Passed(msgspec.Struct, frozen=True):
    """A pass; `card` is absent when an empty hand passed by itself, `face` for all but `seat` (R2.3)."""

    seat: int
    card: int | None
    face: Card | None


class Drew(msgspec.Struct, frozen=True):
    """A card was drawn; only `seat` knows `face`."""

    seat: int
    card: int
    face: Card | None


class Claimed(msgspec.Struct, frozen=True):
    """Table talk (R12.1)."""

    seat: int
    claim: Claim


class GoalRevealed(msgspec.Struct, frozen=True):
    """A goal was reached by `seat`'s card; `face` as it now lies."""

    seat: int
    goal: int
    name: GoalName
    face: Face


class RoundEnded(msgspec.Struct, frozen=True):
    """All roles and goals are shown (R7.8)."""

    outcome: Outcome


class NuggetsDrawn(msgspec.Struct, frozen=True):
    """The gold-diggers' nugget cards lie ready, unseen but for the seat that picks (R7.2)."""

    seat: int
    count: int


class Kept(msgspec.Struct, frozen=True):
    """`seat` kept one nugget card; only it knows `value` (R7.7)."""

    seat: int
    value: int | None


class Paid(msgspec.Struct, frozen=True):
    """A saboteur was paid `amount` in `count` cards, whose values only it knows (R7.4, R7.7)."""

    seat: int
    amount: int
    count: int
    values: tuple[int, ...] | None


class GameEnded(msgspec.Struct, frozen=True):
    """All nuggets are counted (R8.3)."""

    gold: tuple[int, ...]


Event = (
    RoundBegan
    | Laid
    | Broke
    | Repaired
    | Collapsed
    | Looked
    | Passed
    | Drew
    | Claimed
    | GoalRevealed
    | RoundEnded
    | NuggetsDrawn
    | Kept
    | Paid
    | GameEnded
)


def as_seen_by(event: Event, seat: int | None) -> Event:
    """The event without what `seat` may not know; without any secret when `seat` is absent."""
    match event:
        case Looked() if event.seat != seat:
            return Looked(event.seat, event.card, event.goal, None)
        case Passed() if event.seat != seat:
            return Passed(event.seat, event.card, None)
        case Drew() if event.seat != seat:
            return Drew(event.seat, event.card, None)
        case Kept() if event.seat != seat:
            return Kept(event.seat, None)
        case Paid() if event.seat != seat:
            return Paid(event.seat, event.amount, event.count, None)
        case _:
            return event
