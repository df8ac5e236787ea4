"""How hard it is to reach a goal: the cheapest way over free cells, in eighths of a card.

What a cell costs depends on how the way runs through it: how many cards still unseen, or in the own hand, fit there
(R3.2) and lead on from one side to the other, and how many hands may hold one. So a way that needs straight cards is
dear when only curves are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from ai.stock import CARD, NO_WAY, Stock
from game.engine.cells import GOAL_CELLS, STEPS, Cell, xy
from game.engine.maze import LINKED, Maze

_HOP = (CARD, 2 * CARD)
"""What it costs to go on from one goal to the next, and to the one after it, when it was a stone (R5.3)."""
_MEAN = 0.3
"""How much the mean distance of all goals counts beside the best order of trying them."""


class _Steps(dict[Cell, int]):
    """By cell: how many cards a way to one goal needs at least, that cell's included."""

    def __init__(self, goal: Cell) -> None:
        super().__init__()
        self._x, self._y = xy(goal)

    def __missing__(self, cell: Cell) -> int:
        x, y = xy(cell)
        steps = self[cell] = abs(x - self._x) + abs(y - self._y)
        return steps


STEPS_TO: tuple[_Steps, ...] = tuple(map(_Steps, GOAL_CELLS))


class Route(NamedTuple):
    """What each goal costs, 0 for one that is revealed or touched, and the cells that the walks looked at."""

    costs: tuple[int, int, int]
    seen: frozenset[Cell]


_State = tuple[Cell, int, int]
"""A cell, the side by which a way enters it, and what the way has cost before it; side 0: the goal is reached."""


def route(maze: Maze, stock: Stock, gold: Sequence[float]) -> Route:
    """The cheapest way from the tunnel joined to the start to each goal that may be the gold; others cost `NO_WAY`."""
    seen: set[Cell] = set()
    ends = _ends(maze)
    costs = [_cost(maze, stock, goal, ends, seen) if chance else NO_WAY for goal, chance in enumerate(gold)]
    return Route((costs[0], costs[1], costs[2]), frozenset(seen))


def _ends(maze: Maze) -> list[tuple[Cell, int]]:
    """Every free cell at which the tunnel joined to the start ends, once for each side where it does."""
    reached = maze.reached
    linked = [cell for demand, cells in maze.alike.items() if demand >= LINKED for cell in cells]
    return [(cell, side) for cell in linked for side, step, across in STEPS if reached.get(cell + step, 0) & across]


def _cost(maze: Maze, stock: Stock, goal: int, ends: Sequence[tuple[Cell, int]], seen: set[Cell]) -> int:
    target = GOAL_CELLS[goal]
    if target not in maze.closed or maze.sides_reached(target):
        return 0
    steps, least = STEPS_TO[goal], stock.least
    waiting: list[list[_State]] = [[] for _ in range(NO_WAY)]
    for cell, side in ends:
        whole = least * steps[cell]
        if whole < NO_WAY:
            waiting[whole].append((cell, side, 0))
    spots, done, exits = maze.spots, set[int](), stock.exits
    taken = maze.cards.keys() | maze.closed.keys() - {target} | {maze.bonus}
    for bucket in waiting:
        # what follows a cell may cost as little in all, and then joins the list that is being read
        for cell, side, cost in bucket:
            if not side:
                return cost
            key = cell * 16 + side
            if key in done:
                continue
            done.add(key)
            seen.add(cell)
            for step, across, extra in exits(spots.get(cell, 0), side):
                near = cell + step
                if near not in taken:
                    whole = cost + extra + least * steps[near]
                    if whole < NO_WAY:
                        waiting[whole].append((near, across if near != target else 0, cost + extra))
    return NO_WAY


@lru_cache(maxsize=1 << 10)
def _orders(gold: tuple[float, ...]) -> tuple[tuple[tuple[int, float], ...], ...]:
    """Every order of the goals that may be the gold, each goal with the chance that it is needed."""
    found = []
    for order in permutations([goal for goal, chance in enumerate(gold) if chance > 0]):
        left, steps = 1.0, []
        for goal in order:
            steps.append((goal, left))
            left -= gold[goal]
        found.append(tuple(steps))
    return tuple(found)


def tour(costs: Sequence[int], gold: tuple[float, ...]) -> float:
    """Cards still needed to find the gold: goals are tried in the best order, and a stone leads on to its neighbours.

    The plain mean over the goals counts a little too: a card that helps another goal is not lost.
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
