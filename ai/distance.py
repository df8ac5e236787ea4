"""How far the gold is: fewest further cards from the linked tunnel to each face-down goal.

A walk over empty cells: each costs one card, and a border where a neighbour shows rock cannot be crossed. It takes
any card to be at hand, so it never says more than the true number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.engine.cards import face
from game.engine.cells import GOAL_CELLS, STEPS, Cell
from game.engine.maze import LINKED, Maze

FAR = 12
"""Said of a goal that cannot be reached, or only by a longer way."""
_ALL_OPEN = 0
_EVERY_WAY = face("NESW")


@lru_cache(maxsize=1 << 13)
def cards_to_goals(maze: Maze) -> tuple[int, int, int]:
    """Cards still needed to each goal; 0 for one that is revealed or touched, `FAR` where there is no way."""
    found = [0 if cell not in maze.closed or maze.sides_reached(cell) else FAR for cell in GOAL_CELLS]
    missing = {cell: k for k, cell in enumerate(GOAL_CELLS) if found[k] == FAR}
    edge = [cell for cell, spot in maze.spots.items() if spot >= LINKED]
    seen = set(edge)
    for cards in range(1, FAR):
        if not missing or not edge:
            break
        edge = _step(maze, edge, seen, missing, found, cards)
    return found[0], found[1], found[2]


def _step(
    maze: Maze, edge: list[Cell], seen: set[Cell], missing: dict[Cell, int], found: list[int], cards: int
) -> list[Cell]:
    """One card further from every cell of the edge; notes the goals touched and returns the next edge."""
    following = []
    spots = maze.spots
    for cell in edge:
        rock = spots.get(cell, _ALL_OPEN) >> 4
        for side, step, across in STEPS:
            near = cell + step
            if rock & side or near in seen or near in maze.cards or near == maze.bonus:
                continue
            if near in maze.closed:
                if near in missing:
                    found[missing.pop(near)] = cards
            elif not spots.get(near, _ALL_OPEN) >> 4 & across:
                seen.add(near)
                following.append(near)
    return following


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
