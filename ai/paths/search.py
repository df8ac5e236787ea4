"""How hard it is to reach a goal: the cheapest way over free cells, in eighths of a card.

What a cell costs depends on how the way runs through it: how many cards still unseen, or in its own hand, fit there
(R3.2) and lead on from one side to the other, and how many hands may hold one. So a way that needs straight cards is
dear when only curves are left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import cached_property, lru_cache
from heapq import heapify, heappop, heappush
from itertools import permutations
from typing import Protocol

from ai.paths.unseen_cards import CARD, NO_WAY, Exit
from game.engine.cells import GOAL_CELLS, STEPS, Cell, xy
from game.engine.maze import LINKED, Maze

_HOP = (CARD, 2 * CARD)
"""What it costs to go on from one goal to the next, and to the one after it, when it was a stone (R5.3)."""
_MEAN = 0.3
"""How much the mean distance of all goals counts beside the best order of trying them."""


class _StepsTo(dict[Cell, int]):
    """By cell: how many cards a way to one goal needs at least, that cell's included."""

    def __init__(self, goal: Cell) -> None:
        super().__init__()
        self._x, self._y = xy(goal)

    def __missing__(self, cell: Cell) -> int:
        x, y = xy(cell)
        steps = self[cell] = abs(x - self._x) + abs(y - self._y)
        return steps


STEPS_TO: tuple[_StepsTo, ...] = tuple(map(_StepsTo, GOAL_CELLS))

_SIDES = 4
"""How many bits of an entry are the side; the others are the cell."""
_START = 0
"""Where an end is entered from."""
_Entry = int
"""A cell with the side by which a way enters it."""
_State = tuple[int, int, Cell, int, _Entry]
"""What a way costs in all at least, minus what it has cost, a cell, its side, what came before.

The least is the cheapest way, of those the one that has come farthest. Side 0: the goal is reached.
"""


class Steps(Protocol):
    """What the steps of a way cost: at least `least` each; a way that costs `most` is none."""

    @property
    def least(self) -> int: ...
    @property
    def most(self) -> int: ...
    def exits(self, spot: int, side: int, /) -> tuple[Exit, ...]:
        """Return where a way leads on that enters a cell with such a demand by `side`."""
        ...


class GoalRoutes:
    """What each goal of a maze costs, 0 for one that is revealed or touched, from which ends, and where walks went."""

    def __init__(
        self, maze: Maze, costs: tuple[int, int, int], ends: Set[_Entry], walks: Sequence[Mapping[_Entry, _Entry]]
    ) -> None:
        self.costs = costs
        self._maze, self._ends = maze, ends
        self._walks = walks

    @cached_property
    def seen(self) -> frozenset[Cell]:
        """Return the cells that the walks looked at."""
        return frozenset(entry >> _SIDES for walk in self._walks for entry in walk)

    @cached_property
    def ground(self) -> tuple[frozenset[Cell], ...]:
        """Return for each goal the cells of the cheapest way and beside it: no card elsewhere touches it."""
        return tuple(map(_ground, self._walks))

    def fresh(self, after: Maze) -> Set[_Entry]:
        """Return the ends that a maze with a path card more has beside those from which the walks began."""
        spots = after.spots
        return {
            cell + step << _SIDES | across
            for cell, sides in after.reached.items() - self._maze.reached.items()
            for side, step, across in STEPS
            if sides & side and cell + step in spots
        } - self._ends

    def ends_but(self, cell: Cell) -> Set[_Entry]:
        """Return the ends from which the walks began, without those at one cell."""
        return {end for end in self._ends if end >> _SIDES != cell}


def _ground(walk: Mapping[_Entry, _Entry]) -> frozenset[Cell]:
    found: set[Cell] = set()
    entry = next(reversed(walk), _START)
    while entry:
        cell = entry >> _SIDES
        found.update((cell, *[cell + step for _, step, _ in STEPS]))
        entry = walk[entry]
    return frozenset(found)


def find_routes(maze: Maze, stock: Steps, gold: Sequence[float]) -> GoalRoutes:
    """Find the cheapest way from the linked tunnel to each goal that may be the gold; others cost `most`."""
    ends, taken = _ends(maze), _taken(maze)
    walks: list[dict[_Entry, _Entry]] = [{}, {}, {}]
    one, two, three = (
        _cost(maze, stock, goal, ends, taken, stock.most, walks[goal]) if chance else stock.most
        for goal, chance in enumerate(gold)
    )
    return GoalRoutes(maze, (one, two, three), ends, walks)


def costs_after(
    before: GoalRoutes, maze: Maze, stock: Steps, gold: Sequence[float], cell: Cell
) -> tuple[int, int, int]:
    """Return what each goal costs with a path card more in `cell`; `before` are the routes without it, by that stock.

    A card makes no way cheaper but those from new ends. So a cheapest way that it does not touch stays as it was, and
    only what is cheaper is looked for.
    """
    fresh, taken = before.fresh(maze), _taken(maze)
    found = [stock.most] * 3
    for goal, (chance, ground, cost) in enumerate(zip(gold, before.ground, before.costs, strict=True)):
        if chance:
            starts, bound = (before.ends_but(cell) | fresh, stock.most) if cell in ground else (fresh, cost)
            found[goal] = _cost(maze, stock, goal, starts, taken, bound, {})
    return found[0], found[1], found[2]


def _ends(maze: Maze) -> frozenset[_Entry]:
    """Return every free cell at which the tunnel joined to the start ends, with each side where it does."""
    reached = maze.reached
    linked = [cell for demand, cells in maze.alike.items() if demand >= LINKED for cell in cells]
    return frozenset(
        [
            cell << _SIDES | side
            for cell in linked
            for side, step, across in STEPS
            if reached.get(cell + step, 0) & across
        ]
    )


def _taken(maze: Maze) -> Set[Cell]:
    """Return the cells that no way goes through, the goals among them."""
    taken = maze.cards.keys() | maze.closed
    return taken if maze.bonus is None else taken | {maze.bonus}


def _cost(
    maze: Maze,
    stock: Steps,
    goal: int,
    ends: Set[_Entry],
    taken: Set[Cell],
    bound: int,
    walk: dict[_Entry, _Entry],
) -> int:
    """Return the cost of the cheapest way, at most `bound`; note in `walk` how each entry is reached."""
    target = GOAL_CELLS[goal]
    if target not in maze.closed or maze.sides_reached(target):
        return 0
    steps, least, spots, exits = STEPS_TO[goal], stock.least, maze.spots, stock.exits
    waiting: list[_State] = [
        (whole, 0, end >> _SIDES, end & 15, _START) for end in ends if (whole := least * steps[end >> _SIDES]) < bound
    ]
    heapify(waiting)
    while waiting:
        _, done, cell, side, before = heappop(waiting)
        if not side:
            walk[before] = walk.pop(before)
            return -done
        entry = cell << _SIDES | side
        if entry in walk:
            continue
        walk[entry] = before
        for step, across, extra in exits(spots.get(cell, 0), side):
            near, so_far = cell + step, extra - done
            if near not in taken:
                whole = so_far + least * steps[near]
                if whole < bound:
                    heappush(waiting, (whole, -so_far, near, across, entry))
            elif near == target and so_far < bound:
                heappush(waiting, (so_far, -so_far, near, 0, entry))
    return bound


@lru_cache(maxsize=1 << 10)
def _orders(gold: tuple[float, ...]) -> tuple[tuple[tuple[int, float], ...], ...]:
    """Return every order of the goals that may be the gold, each goal with the chance that it is needed."""
    found = []
    for order in permutations([goal for goal, chance in enumerate(gold) if chance > 0]):
        left, steps = 1.0, []
        for goal in order:
            steps.append((goal, left))
            left -= gold[goal]
        found.append(tuple(steps))
    return tuple(found)


def tour(costs: Sequence[int], gold: tuple[float, ...]) -> float:
    """Return the cards still needed to find the gold, trying goals in the best order.

    A stone leads on to its neighbours. The plain mean over the goals counts a little too: a card that helps another
    goal is not lost.
    """
    one, two, three = costs
    near, far = _HOP
    costs = (min(one, two + near, three + far), min(two, one + near, three + near), min(three, two + near, one + far))
    best = float(NO_WAY)
    for steps in _orders(gold):
        total, last = 0.0, -1
        for goal, chance in steps:
            cost = costs[goal]
            if last >= 0:
                cost = min(cost, _HOP[abs(last - goal) - 1])
            total += chance * cost
            last = goal
        if total < best:
            best = total
    mean = sum([chance * cost for chance, cost in zip(gold, costs, strict=True)])
    return ((1 - _MEAN) * best + _MEAN * mean) / CARD
