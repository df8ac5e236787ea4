"""Distance to the gold for a team of Saboteur 2, whose way a door of the other team shuts (R10.8, R10.16)."""

from __future__ import annotations

from functools import lru_cache

from game.engine.cards import TEAMS, Door, Role, face
from game.engine.cells import START_CELL
from game.engine.maze import Maze, maze_of

_HOSTILE: dict[Door, Door] = {"blue": "green", "green": "blue"}
_SHUT = face("N.E.S.W")


def hostile_door(role: Role) -> Door | None:
    """The colour of the doors that shut the way of this role; none for a role of no team."""
    team = TEAMS.get(role)
    return None if team is None else _HOSTILE[team]


@lru_cache(maxsize=1 << 10)
def shut(maze: Maze, door: Door) -> Maze:
    """The maze as if nothing led through doors of that colour."""
    if not any(card.door == door for card in maze.cards.values()):
        return maze
    laid = {cell: _SHUT if card.door == door else card for cell, card in maze.cards.items() if cell != START_CELL}
    without = maze_of(laid, maze.closed)
    return without if maze.bonus is None else without.with_bonus(maze.bonus)
