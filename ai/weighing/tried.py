"""A path card laid on trial: whatever it changes is worked out once for all who ask, and only when one asks."""

from __future__ import annotations

from ai.beliefs.act_kinds import NOTHING, PerGoal
from ai.beliefs.public_state import lean_of
from ai.paths.distance import cards_with
from ai.paths.team_mazes import TeamChanges, TeamDistances, TeamMazes, distances_after
from ai.weighing.situation import Situation
from game.engine.commands import Lay


class TriedLay:
    """The mazes, distances and public distances with a path card more."""

    # a cached property takes a lock: with a dozen of these a decision that would be 2 % of its time
    def __init__(self, now: Situation, lay: Lay) -> None:
        self.now, self.cell, self.face = now, lay.cell, lay.face
        self._mazes: TeamMazes | None = None
        self._changes: TeamChanges | None = None
        self._found: tuple[TeamDistances, tuple[int, int, int]] | None = None

    @property
    def mazes(self) -> TeamMazes:
        """The mazes with the card."""
        if self._mazes is None:
            self._mazes = self.now.mazes.lay(self.cell, self.face)
        return self._mazes

    @property
    def joined(self) -> TeamMazes:
        """Mazes in which as much is joined to the start as with the card: those without it where it joins nothing."""
        joins = self.face.ladder or (self.face.living and self.now.maze.linked(self.cell))
        return self.mazes if joins else self.now.mazes

    @property
    def changes(self) -> TeamChanges:
        """What the card changes for every way, by maze."""
        if self._changes is None:
            self._changes = self.now.mazes.changes(self.mazes, self.cell)
        return self._changes

    def _find(self) -> tuple[TeamDistances, tuple[int, int, int]]:
        if self._found is None:
            now = self.now
            self._found = distances_after(now.routes, self.changes, now.stock, now.beliefs.gold, now.role)
        return self._found

    @property
    def distances(self) -> TeamDistances:
        """The cards still needed by those who count the cards that may come."""
        return self._find()[0]

    @property
    def costs(self) -> tuple[int, int, int]:
        """What each goal costs everybody."""
        return self._find()[1]

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
