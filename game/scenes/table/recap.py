"""What happened since a seat's last turn: its motions once more, from the public log alone (UX M19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from game.engine.events import (
    BonusPlaced,
    BonusTaken,
    Claimed,
    Event,
    GoalRevealed,
    Retired,
    Stayed,
    TurnEvent,
    actor_of,
    maze_after,
)
from game.engine.maze import Maze, first_maze
from game.engine.table import Table
from game.tabletop.motions.choreography import motions
from game.tabletop.motions.ring import ring
from game.tabletop.motions.stage import MotionStage, Pictures
from game.tabletop.motions.timeline import Motion
from game.tabletop.view.places import Places

MOST_SECONDS = 4.0
"""A recap takes no longer, however much has happened (UX M19)."""
_LATE = 0.2
"""Seconds left for frames that come late."""
_SHOWN = TurnEvent | Claimed | GoalRevealed | BonusPlaced | BonusTaken | Retired | Stayed
"""What is shown again: acts, talk, and what came of them; never a draw."""


class Since(NamedTuple):
    """The maze as a seat left it, and what others have done since."""

    maze: Maze
    events: tuple[Event, ...]


def since_last_turn(log: Sequence[Event], seat: int) -> Since:
    """Return what has happened since the last turn of `seat` in this round, or since the round began."""
    turns = (place for place, event in enumerate(log) if isinstance(event, TurnEvent) and event.seat == seat)
    start = max(turns, default=-1) + 1
    while start < len(log) and actor_of(log[start]) in (seat, None):
        start += 1
    maze = first_maze()
    for event in log[:start]:
        maze = maze_after(maze, event)
    return Since(maze, tuple(event for event in log[start:] if isinstance(event, _SHOWN)))


def recap_motions(since: Since, table: Table, places: Places, pictures: Pictures) -> list[Motion]:
    """Return the motions of what has happened, one event after another, silent, as everybody saw it.

    A goal that was opened is ringed: it lies open already.
    """
    found: list[Motion] = []
    start, maze = 0.0, since.maze
    stage = MotionStage(places, pictures, _to_nobody, None)
    for beat, event in enumerate(since.events):
        then = msgspec.structs.replace(table, maze=maze)
        maze = maze_after(maze, event)
        if isinstance(event, GoalRevealed):
            shown = [replace(ring(stage, places.goal(event.goal)), tells=event)]
        else:
            shown = motions([event], then, table, places, pictures, None, shows=_to_nobody)
        found += [replace(motion.later(start, beat), cue=None, focus=None) for motion in shown]
        start = max((motion.end for motion in found), default=start)
    return found


def recap_speed(shown: Sequence[Motion], speed: float | None) -> float:
    """Return how fast the motions must run to be over in time, no slower than the player has it."""
    length = max((motion.end for motion in shown), default=0.0)
    return max(speed or 1.0, length / 1000 / (MOST_SECONDS - _LATE))


def _to_nobody(_owner: int | None) -> bool:
    """Nothing that one seat alone may see is shown."""
    return False
