"""A path card laid on trial: whatever it changes is worked out once for all who ask, and only when one asks."""

from __future__ import annotations

from functools import cached_property

from ai.beliefs.act_kinds import NOTHING, PerGoal
from ai.beliefs.public_state import lean_of
from ai.paths.distance import cards_with
from ai.paths.team_mazes import TeamChanges, TeamDistances, TeamMazes, distances_after
from ai.weighing.situation import Situation
from game.engine.commands import Lay


class TriedLay:
    """The mazes, distances and public distances with a path card more."""

    def __init__(self, now: Situation, lay: Lay) -> None:
        self.now, self.cell, self.face = now, lay.cell, lay.face

    @cached_property
    def mazes(self) -> TeamMazes:
        """The mazes with the card."""
        return self.now.mazes.lay(self.cell, self.face)

    @property
    def joined(self) -> TeamMazes:
        """Mazes in which as much is joined to the start as with the card: those without it where it joins nothing."""
        joins = self.face.ladder or (self.face.living and self.now.maze.linked(self.cell))
        return self.mazes if joins else self.now.mazes

    @cached_property
    def changes(self) -> TeamChanges:
        """What the card changes for every way, by maze."""
        return self.now.mazes.changes(self.mazes, self.cell)

    @cached_property
    def _found(self) -> tuple[TeamDistances, tuple[int, int, int]]:
        now = self.now
        return distances_after(now.routes, self.changes, now.stock, now.beliefs.gold, now.role)

    @property
    def distances(self) -> TeamDistances:
        """The cards still needed by those who count the cards that may come."""
        return self._found[0]

    @property
    def costs(self) -> tuple[int, int, int]:
        """What each goal costs everybody."""
        return self._found[1]

    def public(self) -> tuple[PerGoal, PerGoal]:
        """Return the cards that the public would count to each goal, and by how many blue would be nearer."""
        before, (for_all, *for_teams) = self.now.mazes, self.changes
        everybody = cards_with(before.everybody, for_all)
        if self.mazes.blue is self.mazes.green:
            return everybody, NOTHING
        blue, green = (
            everybody if change is for_all else cards_with(maze, change)
            for maze, change in zip(before[1:], for_teams, strict=True)
        )
        return everybody, lean_of(blue, green)
