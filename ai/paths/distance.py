"""How far the gold is: fewest further cards from the linked tunnel to each face-down goal.

A walk over empty cells: each costs one card, and a border where a neighbour shows rock cannot be crossed. It takes
any card to be at hand, so it never says more than the true number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ai.paths.search import Change, GoalRoutes, costs_after, find_routes
from ai.paths.unseen_cards import Exit
from game.engine.cards import ALL_SIDES, face
from game.engine.cells import GOAL_CELLS, STEPS
from game.engine.maze import Maze

FAR = 12
"""The distance given to a goal that cannot be reached, or only by a longer way."""
_EVERY_WAY = face("NESW")
_ALL = (1.0, 1.0, 1.0)


class _EveryExit(dict[int, tuple[Exit, ...]]):
    """By `spot << 4 | side` the exits everywhere but through rock."""

    def __missing__(self, crossing: int) -> tuple[Exit, ...]:
        side, rock = crossing & ALL_SIDES, crossing >> 8 & ALL_SIDES
        found = self[crossing] = tuple(
            (step, across, 1) for on, step, across in STEPS if on != side and not rock & (on | side)
        )
        return found


class _AnyCard:
    """Steps that cost one card each and need none that fits."""

    least = 1
    most = FAR
    exits = _EveryExit()


_ANY_CARD = _AnyCard()


def cards_to_goals(maze: Maze) -> tuple[int, int, int]:
    """Return the cards still needed to each goal; 0 for one that is revealed or touched, `FAR` where no path leads."""
    return public_routes(maze).costs


def cards_with(before: Maze, change: Change) -> tuple[int, int, int]:
    """Return the same for a maze with a path card more than `before`."""
    return costs_after(public_routes(before), change, _ANY_CARD, _ALL)


@lru_cache(maxsize=1 << 9)  # seven kilobytes each; more of them are not asked for again
def public_routes(maze: Maze) -> GoalRoutes:
    """Return the routes to all goals that need fewest cards, whatever cards are left."""
    return find_routes(maze, _ANY_CARD, _ALL)


def expected_cards(maze: Maze, gold: Sequence[float]) -> float:
    """Return the cards still needed to the gold, averaged over the goals by what is believed.

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
