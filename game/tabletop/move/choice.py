"""The move in the making: which card is held, how it is turned, and where it would lie (UX section 3a).

Nothing here is known to the session: a command leaves this object only when the player ends the turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.engine import legal
from game.engine.cards import BREAK_OF, BREAKS, REPAIRS, Action, Card, Face, Lying
from game.engine.cells import Cell
from game.engine.commands import (
    LAYS,
    MAPS,
    MOST_PASSED,
    ROCKFALLS,
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
    discard_two,
    give_up,
)
from game.engine.refusal import Refusal
from game.engine.views import View
from game.system.i18n import _


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


class Choice:
    """One seat's turn while it is thought over.

    `turned` are ids of path cards that lie the other way round in the hand than they were dealt; it outlives the
    turn. `laid` is the tentative command, and `gone` are the cards of the hand that it takes.
    """

    def __init__(self, view: View, turned: set[int]) -> None:
        self.view = view
        self.turned = turned
        self.held: int | None = None
        self.laid: Command | None = None
        self.gone: tuple[int, ...] = ()

    @cached_property
    def _options(self) -> frozenset[Command]:
        return frozenset(legal.options(self.view))

    def card(self, index: int) -> Card:
        """Card `index` of the hand as it is turned now."""
        card = self.view.hand[index]
        if isinstance(card, Face) and self._id(index) in self.turned:
            return card.turned
        return card

    @property
    def held_card(self) -> Card | None:
        return None if self.held is None else self.card(self.held)

    def pick_up(self, index: int) -> bool:
        """Hold card `index`; a tentative card is taken back. False when there is no such card."""
        if not 0 <= index < len(self.view.hand):
            return False
        self.take_back()
        self.held = index
        return True

    def put_back(self) -> None:
        self.held = None

    def take_back(self) -> bool:
        """Undo the tentative card; False when none lies there."""
        if self.laid is None:
            return False
        self.laid, self.gone = None, ()
        return True

    @property
    def laid_index(self) -> int | None:
        """The one card of the hand that lies tentatively."""
        return self.gone[0] if self.gone else None

    @property
    def gives_up(self) -> bool:
        """Whether cards are being given up, so that more can go with them (R10.4)."""
        return isinstance(self.laid, Pass | DiscardTwo)

    def give(self, index: int) -> bool:
        """Give card `index` up tentatively, with those that go already, or keep it again; False when it cannot go."""
        going = self.gone if self.gives_up and self.view.table.rules.saboteur2 else ()
        going = tuple(other for other in going if other != index) if index in going else (*going, index)
        if len(going) > MOST_PASSED or index >= len(self.view.hand):
            return False
        self.held = None
        self.gone = going
        # a card is named as it was dealt, however it is turned in the hand
        self.laid = give_up(*(self.view.hand[each] for each in going)) if going else None
        return True

    def removable(self) -> tuple[Lying, ...]:
        """What the two cards that are being given up could remove instead (R10.4)."""
        if len(self.gone) != 2 or not self.gives_up or not self.view.table.rules.saboteur2:
            return ()
        return self.view.table.before[self.view.seat]

    def remove(self, what: Lying) -> None:
        """Discard the two cards that are being given up to remove `what`."""
        one, other = (self.view.hand[each] for each in self.gone)
        self.laid = discard_two(one, other, what)

    def rotate(self, index: int) -> bool:
        """Turn card `index` by 180 degrees; False when it is no path card or has no other way round."""
        card = self.card(index)
        if not isinstance(card, Face) or card.turned is card:
            return False
        self.turned ^= {self._id(index)}
        return True

    def rotate_laid(self) -> bool:
        """Turn the tentative card where it lies, if it may lie that way round too."""
        if self.laid_index is None or not isinstance(self.laid, Lay):
            return False
        other = LAYS[self.laid.face.turned][self.laid.cell]
        if other == self.laid or other not in self._options:
            return False
        self.turned ^= {self._id(self.laid_index)}
        self.laid = other
        return True

    def as_held(self) -> frozenset[Cell]:
        """The cells where the held path card may be laid as it is."""
        card = self.held_card
        return self._cells(card) if isinstance(card, Face) else frozenset()

    def after_turning(self) -> frozenset[Cell]:
        """The cells where the held path card may be laid only the other way round."""
        card = self.held_card
        return self._cells(card.turned) - self._cells(card) if isinstance(card, Face) else frozenset()

    def targets(self) -> list[Target]:
        """Where the held card may go, passes left out, in the order in which keys step through them."""
        card = self.held_card
        if card is None:
            return []
        if isinstance(card, Face):
            cells = sorted(self.as_held()) + sorted(self.after_turning())
            return [OnCell(cell) for cell in cells]
        found: list[Target] = []
        for command in sorted(self._options, key=str):
            target = laid_on(command, self.view.seat) if _uses(command, card) else None
            if target is not None and target not in found:
                found.append(target)
        return found

    def commands_on(self, target: Target) -> list[Command]:
        """The legal commands that the held card has on `target`: none, one, or one for each tool to repair."""
        card = self.held_card
        return [] if card is None else [c for c in self._tries(card, target) if c in self._options]

    def lay(self, command: Command) -> None:
        """Put the held card down for the time being; a card that lies the other way round is turned."""
        if self.held is None:
            return
        card = self.card(self.held)
        if isinstance(command, Lay) and card is not command.face:
            self.turned ^= {self._id(self.held)}
        self.laid, self.gone, self.held = command, (self.held,), None

    def why_not(self, target: Target) -> Refusal | str | None:
        """Why the held card cannot go to `target`: a refusal of the rules, or a sentence about its kind."""
        card = self.held_card
        if card is None:
            return None
        tries = self._tries(card, target)
        if not tries:
            return kind_sentence(card)
        refusals = [legal.why_not(self.view, command) for command in tries]
        return None if None in refusals else refusals[0]

    def _cells(self, face: Face) -> frozenset[Cell]:
        return frozenset(c.cell for c in self._options if isinstance(c, Lay) and c.face is face)

    def _id(self, index: int) -> int:
        return self.view.table.hands[self.view.seat][index]

    def _tries(self, card: Card, target: Target) -> list[Command]:
        """What playing the held card on `target` would say, legal or not; empty when it has no business there."""
        match target:
            case OnPile():
                return [] if self.held is None else [give_up(self.view.hand[self.held])]
            case OnSeat(seat) if card is Action.THEFT:
                return [THEFT] if seat == self.view.seat else []
            case _:
                return _plays(card, target)


def _plays(card: Card, target: OnCell | OnSeat | OnGoal) -> list[Command]:
    match target:
        case OnCell(cell) if isinstance(card, Face):
            return [LAYS[card][cell], LAYS[card.turned][cell]]
        case OnCell(cell) if card is Action.ROCKFALL:
            return [ROCKFALLS[cell]]
        case OnGoal(goal) if card is Action.MAP:
            return [MAPS[goal]]
        case OnSeat(seat) if isinstance(card, Action) and card in BREAKS:
            return [Break(BREAKS[card], seat)]
        case OnSeat(seat) if isinstance(card, Action) and card in REPAIRS:
            return [Repair(tool, seat, card) for tool in REPAIRS[card]]
        case OnSeat(seat) if str(card) in SEAT_ACTIONS:
            return [SeatAction(SEAT_ACTIONS[str(card)], seat)]
        case _:
            return []


def _uses(command: Command, card: Card) -> bool:
    """Whether a command that is laid on something plays this action card."""
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
    """Where a command that `seat` lays tentatively lies."""
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


def kind_sentence(card: Card) -> str:
    """What a card of this kind is laid on."""
    if isinstance(card, Face):
        return _("A path card goes on a free cell of the maze.")
    if card is Action.MAP:
        return _("A map is played on a face-down goal.")
    if card is Action.ROCKFALL:
        return _("A rockfall is played on a path card of the maze.")
    if card is Action.THEFT:
        return _("A theft card goes in front of your own seat.")
    if str(card) in SEAT_ACTIONS:
        return _("This card is played on a player.")
    return _("This card goes in front of a player.")
