"""What has happened, as values. `apply` returns them; logs and animations are made of nothing else.

An event may carry a face that only some seats know: `as_seen_by` leaves it out for everybody else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, assert_never, get_args

from msgspec.structs import replace

from game.engine.cards import Action, Card, Face, GoalName, InFront, Role, Tool
from game.engine.cells import GOAL_CELLS, Cell, CellsPrinted
from game.engine.commands import Claim
from game.engine.maze import Maze
from game.engine.table import Outcome
from game.engine.total import total


class RoundBegan(CellsPrinted, frozen=True):
    """A round was dealt (RULES section 1); `maze` is how it began: more than the start card in a set-up position."""

    round: int
    starter: int
    maze: Maze


class Laid(CellsPrinted, frozen=True):
    """A path card was laid; `card` is its id, `face` as placed."""

    seat: int
    card: int
    face: Face
    cell: Cell


class Broke(CellsPrinted, frozen=True):
    """A broken tool was laid in front of `target`."""

    seat: int
    card: int
    tool: Tool
    target: int


class Repaired(CellsPrinted, frozen=True):
    """A broken tool in front of `target` was removed with `action`."""

    seat: int
    card: int
    action: Action
    tool: Tool
    target: int


class Collapsed(CellsPrinted, frozen=True):
    """A rockfall took `face` out of `cell`."""

    seat: int
    card: int
    cell: Cell
    face: Face


class Looked(CellsPrinted, frozen=True):
    """A goal was looked at; only `seat` knows `name`."""

    seat: int
    card: int
    goal: int
    name: GoalName | None


class Passed(CellsPrinted, frozen=True):
    """A pass; `cards` is empty when an empty hand passed by itself, `faces` None for all but `seat` (R2.3)."""

    seat: int
    cards: tuple[int, ...]
    faces: tuple[Card, ...] | None


class Drew(CellsPrinted, frozen=True):
    """A card was drawn; only `seat` knows `face`."""

    seat: int
    card: int
    face: Card | None


class DiscardedTwo(CellsPrinted, frozen=True):
    """Two cards were discarded to remove `what` in front of `seat`, which alone knows their `faces` (R10.4, R2.3)."""

    seat: int
    cards: tuple[int, ...]
    faces: tuple[Card, ...] | None
    what: InFront


class TheftLaid(CellsPrinted, frozen=True):
    """A theft card was laid in front of `seat` (R10.10)."""

    seat: int
    card: int


class TheftStopped(CellsPrinted, frozen=True):
    """Hands off: the theft card in front of `target` is gone (R10.11)."""

    seat: int
    card: int
    target: int


class HandsSwapped(CellsPrinted, frozen=True):
    """`seat` gave its hand to `target` and got the hand of `target` (R10.12).

    `gave` and `got` are card ids; `gave_faces` and `got_faces` are known to these two seats alone.
    """

    seat: int
    card: int
    target: int
    gave: tuple[int, ...]
    got: tuple[int, ...]
    gave_faces: tuple[Card, ...] | None
    got_faces: tuple[Card, ...] | None


class Inspected(CellsPrinted, frozen=True):
    """`seat` looked at the role of `target`; it alone knows `role` (R10.13)."""

    seat: int
    card: int
    target: int
    role: Role | None


class HatSwapped(CellsPrinted, frozen=True):
    """`target` got another role card; it alone knows that `role`, and the `old` one that it put aside (R10.13)."""

    seat: int
    card: int
    target: int
    role: Role | None
    old: Role | None = None


class Trapped(CellsPrinted, frozen=True):
    """A Trapped card was laid in front of `target` (R10.14)."""

    seat: int
    card: int
    target: int


class Freed(CellsPrinted, frozen=True):
    """The Trapped card in front of `target` is gone (R10.14)."""

    seat: int
    card: int
    target: int


class BonusPlaced(CellsPrinted, frozen=True):
    """A bonus nugget was placed in `cell` (R11.1)."""

    seat: int
    value: int
    cell: Cell


class BonusTaken(CellsPrinted, frozen=True):
    """`seat` joined the bonus nugget to the start and took `amount`, openly (R11.3).

    `values` are the nugget cards drawn for it; empty with Saboteur 2.
    """

    seat: int
    value: int
    cell: Cell
    amount: int
    values: tuple[int, ...]


class Retired(CellsPrinted, frozen=True):
    """`seat` plays no more in this round; its hand `cards` went face down to the discards (R11.4)."""

    seat: int
    cards: tuple[int, ...]


class Stayed(CellsPrinted, frozen=True):
    """`seat` plays on (R11.4)."""

    seat: int


class Claimed(CellsPrinted, frozen=True):
    """Table talk (R12.1)."""

    seat: int
    claim: Claim


class GoalRevealed(CellsPrinted, frozen=True):
    """A goal was reached by `seat`'s card; `face` as it now is."""

    seat: int
    goal: int
    name: GoalName
    face: Face


class RoundEnded(CellsPrinted, frozen=True):
    """All roles and goals are shown (R7.8)."""

    outcome: Outcome


class NuggetsDrawn(CellsPrinted, frozen=True):
    """The gold-diggers' nugget cards are ready, unseen but for the seat that picks (R7.2)."""

    seat: int
    count: int


class Kept(CellsPrinted, frozen=True):
    """`seat` kept one nugget card; only it knows `value` (R7.7)."""

    seat: int
    value: int | None


class Paid(CellsPrinted, frozen=True):
    """A saboteur was paid `amount` in `count` cards, whose values only it knows (R7.4, R7.7)."""

    seat: int
    amount: int
    count: int
    values: tuple[int, ...] | None


class Shared(CellsPrinted, frozen=True):
    """A winner got `amount`: what each of `winners` seats gets, less what its role costs it (R10.18)."""

    seat: int
    amount: int
    winners: int
    less: int


class CrystalsPaid(CellsPrinted, frozen=True):
    """A geologist got `amount` of the `crystals` in the maze, shared among so many `geologists` (R10.19)."""

    seat: int
    amount: int
    crystals: int
    geologists: int


class BonusReturned(CellsPrinted, frozen=True):
    """`seat` is not among the winners and gives `amount` back (R11.5)."""

    seat: int
    amount: int


class Stole(CellsPrinted, frozen=True):
    """`seat` took 1 gold from `victim`, or from nobody (R10.20)."""

    seat: int
    victim: int | None


class GameEnded(CellsPrinted, frozen=True):
    """All nuggets are counted (R8.3)."""

    gold: tuple[int, ...]


SeatEvent = TheftStopped | HandsSwapped | Inspected | HatSwapped | Trapped | Freed
"""The events of a card of Saboteur 2 that is played on a seat (R10.11 to R10.14)."""

TurnEvent = Laid | Broke | Repaired | Collapsed | Looked | Passed | DiscardedTwo | TheftLaid | SeatEvent
"""The events that fill a turn (R2.1, R10.4)."""

Event = (
    TurnEvent
    | RoundBegan
    | Drew
    | BonusPlaced
    | BonusTaken
    | Retired
    | Stayed
    | Claimed
    | GoalRevealed
    | RoundEnded
    | NuggetsDrawn
    | Kept
    | Paid
    | Shared
    | CrystalsPaid
    | BonusReturned
    | Stole
    | GameEnded
)


class Secret(NamedTuple):
    """What an event keeps from the others: what a stranger saw, and the fields that name who knows all."""

    public: Callable[[Any], Event]
    knowers: tuple[str, ...] = ("seat",)


SECRETS: Mapping[type[Event], Secret | None] = total(
    get_args(Event),
    {
        Looked: Secret(lambda it: Looked(it.seat, it.card, it.goal, None)),
        Passed: Secret(lambda it: Passed(it.seat, it.cards, None)),
        Drew: Secret(lambda it: Drew(it.seat, it.card, None)),
        DiscardedTwo: Secret(lambda it: DiscardedTwo(it.seat, it.cards, None, it.what)),
        HandsSwapped: Secret(lambda it: replace(it, gave_faces=None, got_faces=None), ("seat", "target")),
        Inspected: Secret(lambda it: replace(it, role=None)),
        HatSwapped: Secret(lambda it: replace(it, role=None, old=None), ("target",)),
        Kept: Secret(lambda it: Kept(it.seat, None)),
        Paid: Secret(lambda it: Paid(it.seat, it.amount, it.count, None)),
        Laid: None, Broke: None, Repaired: None, Collapsed: None, TheftLaid: None, TheftStopped: None, Trapped: None,
        Freed: None, RoundBegan: None, BonusPlaced: None, BonusTaken: None, Retired: None, Stayed: None, Claimed: None,
        GoalRevealed: None, RoundEnded: None, NuggetsDrawn: None, Shared: None, CrystalsPaid: None, BonusReturned: None,
        Stole: None, GameEnded: None,
    },
)  # fmt: skip
"""What each event keeps secret; None where everybody may know all of it."""


def as_seen_by(event: Event, seat: int | None) -> Event:
    """Return the event without what `seat` may not know; without any secret when that is None."""
    secret = SECRETS[type(event)]
    if secret is None or (seat is not None and any(getattr(event, knower) == seat for knower in secret.knowers)):
        return event
    return secret.public(event)


def actor_of(event: Event | None) -> int | None:
    """Return the seat whose doing an event is; None where it is nobody's."""
    return None if event is None or isinstance(event, RoundBegan | RoundEnded | GameEnded) else event.seat


def maze_after(maze: Maze, event: Event) -> Maze:
    """Return the maze after an event, the same object where it changes none."""
    match event:
        case Drew():
            # by far the most events
            return maze
        case Laid(_, _, face, cell):
            return maze.lay(cell, face)
        case Collapsed(_, _, cell):
            return maze.take(cell)
        case RoundBegan(_, _, begun):
            return begun
        case BonusPlaced(_, _, cell):
            return maze.with_bonus(cell)
        case GoalRevealed(_, goal, _, face):
            return maze.lay(GOAL_CELLS[goal - 1], face)
        case Passed() | Broke() | Repaired() | Looked() | Claimed() | RoundEnded() | GameEnded():
            return maze
        case DiscardedTwo() | TheftLaid() | BonusTaken() | BonusReturned() | Retired() | Stayed() | Stole():
            return maze
        case NuggetsDrawn() | Kept() | Paid() | Shared() | CrystalsPaid():
            return maze
        case _:
            if isinstance(event, SeatEvent):
                return maze
            assert_never(event)
