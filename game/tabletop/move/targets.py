"""Where a card may go: cells, seats, goals and the pile, and what playing a card there would say (UX section 3a)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.cards import BREAK_OF, BREAKS, REPAIRS, Action, Card, Face
from game.engine.cells import Cell
from game.engine.commands import (
    SEAT_ACTIONS,
    THEFT,
    Break,
    Command,
    DiscardTwo,
    Lay,
    Map,
    Pass,
    Repair,
    Rockfall,
    SeatAction,
    Theft,
    give_up,
    lay,
    read_map,
    rockfall,
)
from game.engine.total import total
from game.engine.views import View
from game.system.i18n import N_, _


@dataclass(frozen=True, slots=True)
class OnCell:
    """A cell of the grid."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class OnSeat:
    """The plate of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnGoal:
    """A face-down goal, 1 to 3."""

    goal: int


@dataclass(frozen=True, slots=True)
class OnPile:
    """The discard pile: a pass."""


Target = OnCell | OnSeat | OnGoal | OnPile


def plays(view: View, index: int, card: Card, target: Target) -> list[Command]:
    """Return what playing `card`, which is card `index` of the hand, on `target` would say, legal or not.

    Empty when such a card has no business there.
    """
    match target:
        case OnPile():
            return [give_up(view.hand[index])]  # a card is named as it was dealt, however it is turned in the hand
        case OnSeat(seat) if card is Action.THEFT:
            return [THEFT] if seat == view.seat else []
        case _:
            return _plays(card, target)


def _plays(card: Card, target: OnCell | OnSeat | OnGoal) -> list[Command]:
    match target:
        case OnCell(cell) if isinstance(card, Face):
            return [lay(card, cell), lay(card.turned, cell)]
        case OnCell(cell) if card is Action.ROCKFALL:
            return [rockfall(cell)]
        case OnGoal(goal) if card is Action.MAP:
            return [read_map(goal)]
        case OnSeat(seat) if isinstance(card, Action) and card in BREAKS:
            return [Break(BREAKS[card], seat)]
        case OnSeat(seat) if isinstance(card, Action) and card in REPAIRS:
            return [Repair(tool, seat, card) for tool in REPAIRS[card]]
        case OnSeat(seat) if str(card) in SEAT_ACTIONS:
            return [SeatAction(SEAT_ACTIONS[str(card)], seat)]
        case _:
            return []


def uses(command: Command, card: Card) -> bool:
    """Return whether a command that is laid on something plays this action card."""
    match command:
        case Break(tool):
            return BREAK_OF[tool] is card
        case Repair(card=used):
            return used is card
        case Rockfall():
            return card is Action.ROCKFALL
        case Map():
            return card is Action.MAP
        case Theft():
            return card is Action.THEFT
        case SeatAction(action):
            return action is card
        case _:
            return False


def laid_on(command: Command | None, seat: int) -> Target | None:
    """Return where a command that `seat` lays tentatively would go."""
    match command:
        case Lay(cell=cell) | Rockfall(cell):
            return OnCell(cell)
        case Break(seat=target) | Repair(seat=target) | SeatAction(seat=target):
            return OnSeat(target)
        case Theft():
            return OnSeat(seat)
        case Map(goal):
            return OnGoal(goal)
        case Pass() | DiscardTwo():
            return OnPile()
        case _:
            return None


_IN_FRONT_OF_A_PLAYER = N_("This card goes in front of a player.")
_ON_A_PLAYER = N_("This card is played on a player.")
_ACTION_SENTENCES: Mapping[Action, str] = total(
    Action,
    {
        **dict.fromkeys((*BREAKS, *REPAIRS), _IN_FRONT_OF_A_PLAYER),
        **dict.fromkeys(SEAT_ACTIONS.values(), _ON_A_PLAYER),
        Action.MAP: N_("A map is played on a face-down goal."),
        Action.ROCKFALL: N_("A rockfall is played on a path card of the maze."),
        Action.THEFT: N_("A theft card goes in front of your own seat."),
    },
)


def kind_sentence(card: Card) -> str:
    """Return a sentence about what a card of this kind is laid on."""
    if isinstance(card, Face):
        return _("A path card goes on a free cell of the maze.")
    return _(_ACTION_SENTENCES[card])
