"""A place to try cards out: any card anywhere on a mine of one's own, judged by the rules of the game (UX S14)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.engine.cards import BREAK_OF, GOLD, STONES, Action, Card, Face, GoalName, InFront, Marker, Role, face
from game.engine.cells import GOAL_CELLS, START_CELL, Cell
from game.engine.commands import Break, Command, Lay, Repair, Rockfall, SeatAction, Theft
from game.engine.maze import Maze, maze_of
from game.engine.refusal import Refusal
from game.engine.ruleset import Ruleset
from game.engine.table import Table
from game.engine.views import View

NAMES = ("Ana", "Bea", "Cy")
"""Who sits there; the first one plays every card."""
GOAL_FACES: tuple[Face | None, ...] = (None, *map(face, ("NESW", "NE", "SW", "NW", "ES")))
"""What a goal can show: nothing, the gold, and each stone either way round."""
_DECK, _NUGGETS, _HATS = 20, 28, 4
_MOST_PAST = 200


@dataclass(frozen=True)
class Position:
    """The mine as it lies: cards by cell, what each goal shows, what is in front of each seat.

    `odd` are the cards that lie there against the rules, and what the rules said when they were laid.
    """

    rules: Ruleset = field(default_factory=Ruleset)
    cards: Mapping[Cell, Face] = field(default_factory=dict)
    goals: tuple[Face | None, ...] = (None,) * len(GOAL_CELLS)
    in_front: tuple[tuple[InFront, ...], ...] = ((),) * len(NAMES)
    odd: Mapping[Cell, Refusal] = field(default_factory=dict)

    @cached_property
    def maze(self) -> Maze:
        """The maze with its light."""
        shown = {cell: goal for cell, goal in zip(GOAL_CELLS, self.goals, strict=True) if goal is not None}
        closed = {cell: goal for goal, cell in enumerate(GOAL_CELLS, 1) if cell not in shown}
        return maze_of({**self.cards, **shown}, closed)

    @cached_property
    def table(self) -> Table:
        """The same as a position of the game, with the first seat to play."""
        return Table(
            rules=self.rules,
            round=1,
            starter=0,
            to_play=0,
            maze=self.maze,
            in_front=self.in_front,
            hands=tuple((seat,) for seat in range(len(NAMES))),
            deck=_DECK,
            goals=tuple(map(_goal_name, self.goals)),
            took=(0,) * len(NAMES),
            nuggets=_NUGGETS,
            hats=_HATS if self.rules.saboteur2 else 0,
        )

    def view(self, card: Card) -> View:
        """Return what the first seat would see with just this card in its hand."""
        unknown = (None,) * len(NAMES)
        role = Role.BLUE if self.rules.saboteur2 else Role.DIGGER
        return View(0, self.table, (card,), role, self.table.goals, (), 0, unknown)

    def with_card(self, cell: Cell, face: Face, odd: Refusal | None = None) -> Position:
        """Return the mine with a card more, against the rules where `odd` says so."""
        marks = {**self.odd, cell: odd} if odd is not None else self.odd
        return replace(self, cards={**self.cards, cell: face}, odd=marks)

    def without_card(self, cell: Cell) -> Position:
        """Return the mine without the card in a cell."""
        cards = {other: face for other, face in self.cards.items() if other != cell}
        return replace(self, cards=cards, odd={other: why for other, why in self.odd.items() if other != cell})

    def with_goal(self, goal: int, shows: Face | None) -> Position:
        """Return the mine with goal 1, 2 or 3 face down, or face up as this."""
        return replace(self, goals=(*self.goals[: goal - 1], shows, *self.goals[goal:]))

    def with_seat(self, seat: int, things: tuple[InFront, ...]) -> Position:
        """Return the mine with these cards in front of a seat."""
        return replace(self, in_front=(*self.in_front[:seat], things, *self.in_front[seat + 1 :]))

    def after(self, command: Command) -> Position:
        """Return what a legal command leaves behind; the same where nobody would see a difference on the table."""
        match command:
            case Lay(way, cell):
                return self.with_card(cell, way)
            case Rockfall(cell):
                return self.without_card(cell)
            case Break(tool, seat):
                return self.with_seat(seat, (*self.in_front[seat], tool))
            case Repair(tool, seat):
                return self._without_thing(seat, tool)
            case Theft():
                return self.with_seat(0, (*self.in_front[0], Marker.THEFT))
            case SeatAction(Action.TRAPPED, seat):
                return self.with_seat(seat, (*self.in_front[seat], Marker.TRAPPED))
            case SeatAction(Action.FREE, seat):
                return self._without_thing(seat, Marker.TRAPPED)
            case SeatAction(Action.HANDS_OFF, seat):
                return self._without_thing(seat, Marker.THEFT)
            case _:
                return self

    def _without_thing(self, seat: int, gone: InFront) -> Position:
        return self.with_seat(seat, tuple(thing for thing in self.in_front[seat] if thing != gone))


def _goal_name(shown: Face | None) -> GoalName | None:
    if shown is None:
        return None
    return shown.text if shown.text in STONES else shown.turned.text if shown.turned.text in STONES else GOLD


class Sandbox:
    """The mine that is played with, what it was before, and the card that is held."""

    def __init__(self) -> None:
        self.position = Position()
        self.held: Card | None = None
        self._past: list[Position] = []
        self._before_lift: Position | None = None
        """The mine with the held card still where it was taken up."""

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._past)

    def take(self, card: Card) -> None:
        """Hold a card of the box, of which there are as many as one likes."""
        self.held, self._before_lift = card, None

    def lift(self, cell: Cell) -> bool:
        """Take a card of the mine up again; False where none lies that can be taken."""
        face = self.position.cards.get(cell)
        if face is None:
            return False
        before = self.position
        self.become(before.without_card(cell))
        self.held, self._before_lift = face, before
        return True

    def put_away(self) -> bool:
        """Let the held card go back into the box; False when none is held."""
        held, self.held, self._before_lift = self.held, None, None
        return held is not None

    def turn(self) -> bool:
        """Turn the held card round; False when none is held that can be turned."""
        if not isinstance(self.held, Face):
            return False
        self.held = self.held.turned
        return True

    def become(self, position: Position) -> None:
        """Go on from another position; `undo` leads back."""
        if position == self.position:
            return
        if position == self._before_lift:
            self._past.pop()  # a card that was taken up lies again where it lay
        else:
            self._past = [*self._past, self.position][-_MOST_PAST:]
        self.position, self._before_lift = position, None

    def undo(self) -> bool:
        """Take the last change back; False when there is none."""
        if not self._past:
            return False
        self.put_away()
        self.position = self._past.pop()
        return True

    def clear(self) -> None:
        """Put every card of the mine away; the rules stay."""
        self.put_away()
        self.become(Position(self.position.rules))

    def turn_goal(self, goal: int) -> None:
        """Show the next thing that a goal can be."""
        shown = self.position.goals[goal - 1]
        following = GOAL_FACES[(GOAL_FACES.index(shown) + 1) % len(GOAL_FACES)]
        self.become(self.position.with_goal(goal, following))

    def take_off(self, seat: int) -> bool:
        """Take the newest card in front of a seat away; False when there is none."""
        things = self.position.in_front[seat]
        self.become(self.position.with_seat(seat, things[:-1]))
        return bool(things)

    def set_rules(self, *, saboteur2: bool | None = None, link_to_start: bool | None = None) -> None:
        """Go by other rules; without Saboteur 2 nothing stays in front of a seat that only it has."""
        now = self.position.rules
        two = now.saboteur2 if saboteur2 is None else saboteur2
        link = now.link_to_start if link_to_start is None else link_to_start
        keeps = tuple(tuple(thing for thing in things if two or thing in BREAK_OF) for things in self.position.in_front)
        rules = Ruleset(saboteur2=two, link_to_start=link)
        self.become(replace(self.position, rules=rules, in_front=keeps))

    def is_free(self, cell: Cell) -> bool:
        """Return whether nothing lies in a cell, so that a card could at least be put there."""
        return cell != START_CELL and cell not in GOAL_CELLS and cell not in self.position.cards
