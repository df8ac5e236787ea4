"""How far the gold is: fewest further cards from the linked tunnel to each face-down goal.

A walk over empty cells: each costs one card, and a border where a neighbour shows rock cannot be crossed. It takes
any card to be at hand, so it never says more than the true number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.engine.cards import face
from game.engine.cells import GOAL_CELLS, STEPS, Cell, xy
from game.engine.maze import LINKED, Maze

FAR = 12
"""Said of a goal that cannot be reached, or only by a longer way."""
_ALL_OPEN = 0
_EVERY_WAY = face("NESW")


class _Ahead(dict[Cell, int]):
    """Fewest cards that can still follow one in a cell, were nothing in the way: 0 beside a goal."""

    def __missing__(self, cell: Cell) -> int:
        x, y = xy(cell)
        steps = min(abs(x - goal_x) + abs(y - goal_y) for goal_x, goal_y in map(xy, GOAL_CELLS))
        ahead = self[cell] = max(0, steps - 1)
        return ahead


_AHEAD = _Ahead()


_Waiting = list[list[tuple[Cell, int]]]
"""Cells with the cards laid up to them, by the fewest cards that a way over them needs."""


@lru_cache(maxsize=1 << 13)
def cards_to_goals(maze: Maze) -> tuple[int, int, int]:
    """Cards still needed to each goal; 0 for one that is revealed or touched, `FAR` where there is no way.

    Cells are looked at in the order of the cards that a way over them needs at least, so that few are.
    """
    found = [0 if cell not in maze.closed or maze.sides_reached(cell) else FAR for cell in GOAL_CELLS]
    missing = {cell: k for k, cell in enumerate(GOAL_CELLS) if found[k] == FAR}
    waiting: _Waiting = [[] for _ in range(FAR)]
    for cell, spot in maze.spots.items():
        if spot >= LINKED and _AHEAD[cell] < FAR - 1:
            waiting[1 + _AHEAD[cell]].append((cell, 1))
    seen: set[Cell] = set()
    for least in waiting:
        # what follows a cell may need as few cards in all, and then joins the list that is being read
        for cell, cards in least:
            if cell not in seen:
                seen.add(cell)
                _follow(maze, cell, cards, waiting, missing, found)
        if not missing:
            break
    return found[0], found[1], found[2]


def _follow(
    maze: Maze,
    cell: Cell,
    cards: int,
    waiting: list[list[tuple[Cell, int]]],
    missing: dict[Cell, int],
    found: list[int],
) -> None:
    """Note the goals that so many cards up to `cell` reach, and the cells where another card may follow."""
    spots = maze.spots
    rock = spots.get(cell, _ALL_OPEN) >> 4
    for side, step, across in STEPS:
        near = cell + step
        if rock & side or near in maze.cards or near == maze.bonus:
            continue
        if near in maze.closed:
            if near in missing:
                found[missing.pop(near)] = cards
        elif not spots.get(near, _ALL_OPEN) >> 4 & across:
            least = cards + 1 + _AHEAD[near]
            if least < FAR:
                waiting[least].append((near, cards + 1))


def expected_cards(maze: Maze, gold: Sequence[float]) -> float:
    """Cards still needed to the gold, on the mean of what is believed about the goals.

    A face-down goal that is touched is about to be revealed: it is the gold, or a stone through which the tunnel
    leads on. Which way a stone will lie is not known, so it is taken to lead every way.
    """
    touched = maze.goals_reached()
    beyond = maze
    for goal in touched:
        beyond = beyond.lay(GOAL_CELLS[goal - 1], _EVERY_WAY)
    further = cards_to_goals(beyond)
    return sum(
        chance * cards
        for goal, (chance, cards) in enumerate(zip(gold, further, strict=True), 1)
        if chance and goal not in touched
    )
