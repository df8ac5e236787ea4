"""What a seat may say to the game: tiny values with a text form (RECORDS section 1, "Commands").

`str(command)` and `spelling.parse` are each other's inverse. Commands that options list by the dozen are interned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeVar, get_args

from game.engine.cards import Action, Card, Face, InFront, SeatActionName, Tool
from game.engine.cells import Cell, CellsPrinted, cell_text


class Lay(CellsPrinted, frozen=True):
    """Lay a path card; `face` is as placed, after turning (RULES section 3)."""

    face: Face
    cell: Cell

    def __str__(self) -> str:
        return f"lay {self.face.text} {cell_text(self.cell)}"


class Break(CellsPrinted, frozen=True):
    """Lay a broken tool in front of a seat (R4.1)."""

    tool: Tool
    seat: int

    def __str__(self) -> str:
        return f"break {self.tool} {self.seat}"


class Repair(CellsPrinted, frozen=True):
    """Remove a broken tool in front of a seat, with the card named (R4.2)."""

    tool: Tool
    seat: int
    card: Action

    def __str__(self) -> str:
        double = f" with {self.card.partition(':')[2]}" if "+" in self.card else ""
        return f"repair {self.tool} {self.seat}{double}"


class Rockfall(CellsPrinted, frozen=True):
    """Take a path card out of the maze (R4.3)."""

    cell: Cell

    def __str__(self) -> str:
        return f"rockfall {cell_text(self.cell)}"


class Map(CellsPrinted, frozen=True):
    """Look at face-down goal 1, 2 or 3 (R4.4)."""

    goal: int

    def __str__(self) -> str:
        return f"map {self.goal}"


class Pass(CellsPrinted, frozen=True):
    """Give up one card face down (R2.1), with Saboteur 2 one to three (R10.4). Made by `give_up`, sorted by name."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"pass {' '.join(map(str, self.cards))}"


class DiscardTwo(CellsPrinted, frozen=True):
    """Discard two cards to remove one in front of oneself (R10.4). Made by `discard_two`, sorted by name."""

    cards: tuple[Card, ...]
    what: InFront

    def __str__(self) -> str:
        return f"discard {' '.join(map(str, self.cards))} to remove {self.what}"


class Theft(CellsPrinted, frozen=True):
    """Lay a theft card in front of oneself (R10.10)."""

    def __str__(self) -> str:
        return "theft"


SEAT_ACTIONS: Mapping[str, SeatActionName] = {str(name): name for name in get_args(SeatActionName)}
"""The cards that are played on a seat, by name."""


class SeatAction(CellsPrinted, frozen=True):
    """Play one of these cards of Saboteur 2 on a seat (R10.11 to R10.14)."""

    action: SeatActionName
    seat: int

    def __str__(self) -> str:
        return f"{self.action} {self.seat}"


class Keep(CellsPrinted, frozen=True):
    """Answer: the nugget card kept (R7.2)."""

    value: int

    def __str__(self) -> str:
        return f"keep {self.value}"


class TurnStone(CellsPrinted, frozen=True):
    """Answer: which way round a revealed stone is placed (R5.4)."""

    goal: int
    upright: bool

    def __str__(self) -> str:
        return f"turn {self.goal} {'upright' if self.upright else 'turned'}"


class Reveal(CellsPrinted, frozen=True):
    """Answer: which of the goals reached is revealed (R5.5)."""

    goal: int

    def __str__(self) -> str:
        return f"reveal {self.goal}"


class Steal(CellsPrinted, frozen=True):
    """Answer: the seat that loses one gold, or nobody (R10.20)."""

    seat: int | None

    def __str__(self) -> str:
        return f"steal {'nobody' if self.seat is None else self.seat}"


class PlaceBonus(CellsPrinted, frozen=True):
    """Answer: which bonus nugget goes where (R11.1)."""

    value: int
    cell: Cell

    def __str__(self) -> str:
        return f"bonus {self.value} {cell_text(self.cell)}"


class Retire(CellsPrinted, frozen=True):
    """Answer: take the bonus to safety and play no more in this round (R11.4)."""

    def __str__(self) -> str:
        return "retire"


class Stay(CellsPrinted, frozen=True):
    """Answer: play on with the bonus at stake (R11.4)."""

    def __str__(self) -> str:
        return "stay"


class ClaimGoal(CellsPrinted, frozen=True):
    """Table talk: what face-down goal 1, 2 or 3 is (R12.1)."""

    goal: int
    what: Literal["gold", "stone"]

    def __str__(self) -> str:
        return f"claim goal {self.goal} {self.what}"


class ClaimSeat(CellsPrinted, frozen=True):
    """Table talk: whom the speaker suspects or trusts (R12.1)."""

    seat: int
    what: Literal["saboteur", "digger"]

    def __str__(self) -> str:
        return f"claim seat {self.seat} {self.what}"


Play = Lay | Break | Repair | Rockfall | Map | Pass | DiscardTwo | Theft | SeatAction
"""What fills a turn (R2.1, R10.4)."""
Answer = Keep | TurnStone | Reveal | Steal | PlaceBonus | Retire | Stay
"""What the game asks of a seat."""
Claim = ClaimGoal | ClaimSeat
Command = Play | Answer | Claim


C = TypeVar("C")


class _Cells(dict[Cell, C]):
    """Commands of one kind by cell, each made once."""

    def __init__(self, make: Callable[[Cell], C]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, cell: Cell) -> C:
        made = self[cell] = self._make(cell)
        return made


class _Lays(dict[Face, _Cells[Lay]]):
    def __missing__(self, laid: Face) -> _Cells[Lay]:
        made = self[laid] = _Cells(lambda cell: Lay(laid, cell))
        return made


LAYS: _Lays = _Lays()
"""`LAYS[face][cell]` is the one Lay of that face and cell: for the engine's lists of options; others call `lay`."""
ROCKFALLS: _Cells[Rockfall] = _Cells(Rockfall)
"""For the engine's lists of options; others call `rockfall`."""
MAPS: Mapping[int, Map] = {goal: Map(goal) for goal in (1, 2, 3)}
"""For the engine's lists of options; others call `read_map`."""
THEFT, RETIRE, STAY = Theft(), Retire(), Stay()


MOST_PASSED = 3
"""Cards that a pass gives up at most (R10.4)."""


class _Passes(dict[Card, Pass]):
    def __missing__(self, card: Card) -> Pass:
        made = self[card] = Pass((card,))
        return made


PASSES: _Passes = _Passes()
"""`PASSES[card]` is the one Pass of this card alone, for the engine's lists of options; others call `give_up`."""


class _Names(dict[Card, str]):
    def __missing__(self, card: Card) -> str:
        name = self[card] = str(card)
        return name


_name = _Names().__getitem__


def by_name(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in the order in which a command names them, by code point."""
    return tuple(sorted(cards, key=_name))


def lay(face: Face, cell: Cell) -> Lay:
    """Return the command that lays `face`, as turned, in `cell`."""
    return LAYS[face][cell]


def rockfall(cell: Cell) -> Rockfall:
    """Return the command that takes the path card out of `cell`."""
    return ROCKFALLS[cell]


def read_map(goal: int) -> Map:
    """Return the command that looks at goal 1, 2 or 3."""
    return MAPS[goal]


def give_up(*cards: Card) -> Pass:
    """Return the pass with these cards, named in any order."""
    return Pass(by_name(cards))


def discard_two(one: Card, other: Card, what: InFront) -> DiscardTwo:
    """Return the discard of these two cards, named in any order."""
    return DiscardTwo(by_name((one, other)), what)
