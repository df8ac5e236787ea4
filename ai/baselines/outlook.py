"""What a baseline sees of a position, and the manner in which it plays."""

from __future__ import annotations

from enum import Enum

import msgspec

from ai.baselines.distance_map import DistanceMap, headed_for, likely_goals
from ai.paths.distance import FAR
from ai.paths.team_mazes import team_mazes
from game.engine.cards import GOLD, TEAMS, Door
from game.engine.views import View


class Purpose(Enum):
    """What a baseline wants of the tunnel: that it goes on, that it does not, or that time passes."""

    DIG = "dig"
    HARM = "harm"
    IDLE = "idle"


class Manner(msgspec.Struct, frozen=True):
    """How to play one decision.

    `feelings[seat]` runs from 1, a friend, to -1, a foe. `beside` is what a path card beside the way is worth to
    a digger: by default more than a map or a repair for others.
    """

    purpose: Purpose
    feelings: tuple[float, ...]
    beside: float = 5.0


class Outlook:
    """A view with the distances that count for its own role."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.team = TEAMS.get(view.role)
        self.knows_gold = GOLD in view.goals or view.goals.count(None) == 1
        self.distance_map = self._front()

    def _front(self) -> DistanceMap:
        maze, goals = team_mazes(self.view.table.maze).of(self.view.role), self.view.goals
        shut: Door | None = None if self.team is None else "green" if self.team == "blue" else "blue"
        distance_map = DistanceMap(maze, headed_for(maze, goals), shut)
        if distance_map.missing < FAR or self.knows_gold:
            return distance_map
        return DistanceMap(maze, likely_goals(maze, goals), shut)
