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
from typing import NamedTuple, Protocol

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
    @property
    def exits(self) -> Mapping[int, tuple[Exit, ...]]:
        """Return by `spot << 4 | side` where a way leads on that enters a cell with such a demand by `side`."""
        ...


class GoalRoutes:
    """What each goal of a maze costs, 0 for one that is revealed or touched, from which ends, and where walks went."""

    def __init__(
        self, costs: tuple[int, int, int], ends: Set[_Entry], walks: Sequence[Mapping[_Entry, _Entry]]
    ) -> None:
        self.costs, self.ends = costs, ends
        self._walks = walks

    @cached_property
    def seen(self) -> frozenset[Cell]:
        """Return the cells that the walks looked at."""
        return frozenset(entry >> _SIDES for walk in self._walks for entry in walk)

    @cached_property
    def ways(self) -> tuple[tuple[_Entry, ...], ...]:
        """Return the cheapest way to each goal, its last entry first."""
        return tuple(map(_way, self._walks))

    @cached_property
    def ground(self) -> tuple[frozenset[Cell], ...]:
        """Return for each goal the cells of the cheapest way and beside it: no card elsewhere touches it."""
        beside = (0, *[step for _, step, _ in STEPS])
        return tuple(frozenset([(entry >> _SIDES) + step for entry in way for step in beside]) for way in self.ways)


def _way(walk: Mapping[_Entry, _Entry]) -> tuple[_Entry, ...]:
    found: list[_Entry] = []
    entry = next(reversed(walk), _START)
    while entry:
        found.append(entry)
        entry = walk[entry]
    return tuple(found)


class Change(NamedTuple):
    """What a path card in `cell` changes for every way: new ends, and goals that are touched now, by place."""

    maze: Maze
    cell: Cell
    fresh: Set[_Entry]
    touched: Set[int]


def change_by(before: Maze, after: Maze, cell: Cell) -> Change:
    """Work out what a path card more in `cell` has changed, which led from one maze to the other."""
    spots, closed, was, reached = after.spots, after.closed, before.reached, after.reached
    fresh, touched = set[_Entry](), set[int]()
    joined = [cell]
    # whatever has been joined to the start now was joined through this card, from neighbour to neighbour
    for here in joined:
        sides = reached.get(here, 0) & ~was.get(here, 0)
        for side, step, across in STEPS:
            if sides & side:
                near = here + step
                if near in spots:
                    fresh.add(near << _SIDES | across)
                elif near in closed:
                    touched.add(closed[near] - 1)
                elif reached.get(near, 0) & ~was.get(near, 0) & across and near not in joined:
                    joined.append(near)
    return Change(after, cell, fresh, touched)


def find_routes(maze: Maze, stock: Steps, gold: Sequence[float]) -> GoalRoutes:
    """Find the cheapest way from the linked tunnel to each goal that may be the gold; others cost `most`."""
    ends, closed = _ends(maze), maze.closed
    walks: list[dict[_Entry, _Entry]] = [{}, {}, {}]
    costs = [stock.most] * 3
    for goal, (chance, target) in enumerate(zip(gold, GOAL_CELLS, strict=True)):
        if chance:
            near = target in closed and not maze.sides_reached(target)
            costs[goal] = _cost(maze, stock, goal, ends, stock.most, walks[goal]) if near else 0
    return GoalRoutes((costs[0], costs[1], costs[2]), ends, walks)


def costs_after(before: GoalRoutes, change: Change, stock: Steps, gold: Sequence[float]) -> tuple[int, int, int]:
    """Return what each goal costs with a path card more; `before` are the routes without it, by that stock.

    A card makes no way cheaper but those from new ends. So a cheapest way that it does not touch stays as it was, and
    only what is cheaper is looked for. What is left of a way that it touches bounds the search.
    """
    maze, cell, fresh, touched = change
    found = [stock.most] * 3
    for goal, chance in enumerate(gold):
        if chance:
            cost = bound = before.costs[goal]
            if not cost or goal in touched:
                found[goal] = 0
                continue
            if cell in before.ground[goal]:
                bound = _left(before.ways[goal], GOAL_CELLS[goal], change, stock)
            # no old end has a cheaper way than before
            starts = fresh if bound <= cost else {end for end in before.ends if end >> _SIDES != cell} | fresh
            found[goal] = _cost(maze, stock, goal, starts, bound, {}) if starts else bound
    return found[0], found[1], found[2]


def _left(way: Sequence[_Entry], target: Cell, change: Change, stock: Steps) -> int:
    """Return what is left of a way with a path card more, from that card on if it lies there; `most` if barred."""
    maze, cell, fresh, _ = change
    spots, exits, cost, on, last = maze.spots, stock.exits, 0, target, _START
    for entry in way:
        here = entry >> _SIDES
        if here == cell:
            return min(cost, stock.most) if last in fresh else stock.most
        for step, _, extra in exits[spots.get(here, 0) << _SIDES | entry & 15]:
            if here + step == on:
                cost += extra
                break
        else:
            return stock.most
        on, last = here, entry
    return min(cost, stock.most)


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


def _cost(maze: Maze, stock: Steps, goal: int, starts: Set[_Entry], bound: int, walk: dict[_Entry, _Entry]) -> int:
    """Return the cost of the cheapest way, at most `bound`; note in `walk` how each entry is reached."""
    steps, least = STEPS_TO[goal], stock.least
    waiting: list[_State] = [
        (whole, 0, start >> _SIDES, start & 15, _START)
        for start in starts
        if (whole := least * steps[start >> _SIDES]) < bound
    ]
    if not waiting:
        return bound
    target, spots, exits, taken = GOAL_CELLS[goal], maze.spots, stock.exits, _taken(maze)
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
        for step, across, extra in exits[spots.get(cell, 0) << _SIDES | side]:
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
