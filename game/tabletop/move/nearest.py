"""In which order keys go through the places where a card may go: the best one first (UX section 5).

Everything is worked out from what lies open and from what the seat itself has seen, so a place tells nothing, and the
order is the same whatever role the seat has.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.cards import BREAKS, REPAIRS, Action, Face
from game.engine.cells import GOAL_CELLS, STEPS, Cell, xy
from game.engine.maze import Maze
from game.engine.views import View
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat, Target

_NO_WAY_ON = 1 << 16
"""Farther than any cell: a card that leads nowhere stands behind all that lead on."""
_OWN_FIRST = frozenset((*REPAIRS, Action.FREE, Action.THEFT))
"""What a seat plays on itself before it thinks of others."""
_ON_THE_FREE = frozenset((*BREAKS, Action.TRAPPED))
"""What hinders, and so is meant for who is not hindered yet."""

Rank = tuple[int, ...]


def lay_order(maze: Maze, face: Face, as_held: Iterable[Cell], after_turning: Iterable[Cell]) -> list[Cell]:
    """Return the cells where a path card may go, the one first from which the lit tunnel leads on nearest to a goal."""
    ranks = {cell: (*_way_on(maze, face.turned, cell), 1) for cell in after_turning}
    ranks |= {cell: (*_way_on(maze, face, cell), 0) for cell in as_held}
    return sorted(ranks, key=lambda cell: (ranks[cell], cell))


def target_order(view: View, card: Action, targets: Iterable[Target]) -> list[Target]:
    """Return the targets of an action card, the most sensible first.

    Seats: a repair goes to the viewer's seat first and then where it helps most, what hinders to a seat that nothing
    hinders yet, an inspection to a seat whose role is not known; then in the order of turns, and to oneself at last.
    Goals: those not looked at yet, the one nearest to the lit tunnel first. Cells of a rockfall: dead ends first, then
    what lies nearest to the goals.
    """
    ranks: dict[Target, Rank] = {target: _rank(view, card, target) for target in targets}
    return sorted(ranks, key=lambda target: (ranks[target], str(target)))


def _rank(view: View, card: Action, target: Target) -> Rank:
    maze = view.table.maze
    match target:
        case OnSeat(seat):
            return _seat_rank(view, card, seat)
        case OnGoal(goal):
            ends = [cell for cell in maze.spots if maze.linked(cell)]
            return int(view.goals[goal - 1] is not None), _distance(GOAL_CELLS[goal - 1], ends), goal
        case OnCell(cell):
            return int(not maze.cards[cell].dead), _distance(cell, maze.closed), cell
        case OnPile():
            return ()


def _seat_rank(view: View, card: Action, seat: int) -> Rank:
    table = view.table
    turns = (seat - view.seat) * table.rules.step() % table.seats
    own = int(seat != view.seat) if card in _OWN_FIRST else int(seat == view.seat)
    if card in _ON_THE_FREE or card in REPAIRS:
        return own, table.hindered(seat), turns
    known = int(card is Action.INSPECTION and view.roles[seat] is not None)
    return own, known, turns


def _way_on(maze: Maze, face: Face, cell: Cell) -> tuple[int, int]:
    """Return how far from a goal the lit tunnel would end, were `face` laid in `cell`; and how far the cell is."""
    entered = maze.sides_reached(cell)
    lit = face.living if face.ladder else 0
    for side, _step, _across in STEPS:
        lit |= face.joined[side] if entered & side else 0
    ends = [cell + step for side, step, _across in STEPS if lit & side and cell + step not in maze.cards]
    far = _distance(cell, maze.closed)
    return min((_distance(end, maze.closed) for end in ends), default=_NO_WAY_ON), far


def _distance(cell: Cell, others: Iterable[Cell]) -> int:
    """Return how many steps lead from a cell to the nearest of others."""
    x, y = xy(cell)
    return min((abs(x - a) + abs(y - b) for a, b in map(xy, others)), default=0)
