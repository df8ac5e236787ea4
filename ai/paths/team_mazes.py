"""The maze as each team sees it: a door of the other team is a dead end on all its sides (R10.8, R10.16)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, assert_never

from ai.paths.search import Change, GoalRoutes, change_by, costs_after, find_routes, tour
from ai.paths.unseen_cards import Stock
from game.engine.cards import SIDES, TEAMS, Door, Face, Role, face, letters
from game.engine.cells import START_CELL, Cell
from game.engine.events import BonusPlaced, Event, Laid, RoundBegan, maze_after
from game.engine.maze import Maze, maze_of


class TeamDistances(NamedTuple):
    """The cards still needed to find the gold, for everybody and for the blue and the green team."""

    everybody: float
    blue: float
    green: float

    def own(self, role: Role) -> float:
        """Return the distance that counts for one role: its own team's, or everybody's."""
        match team := TEAMS.get(role):
            case "blue":
                return self.blue
            case "green":
                return self.green
            case None:
                return self.everybody
            case _:
                assert_never(team)

    def behind(self, role: Role) -> float:
        """Return how many cards more the other team needs than the team of this role; 0 for a role of no team."""
        match team := TEAMS.get(role):
            case "blue":
                return self.green - self.blue
            case "green":
                return self.blue - self.green
            case None:
                return 0.0
            case _:
                assert_never(team)


TeamRoutes = tuple[GoalRoutes, GoalRoutes, GoalRoutes]
"""The cheapest routes for everybody and for the blue and the green team, the same object where they are alike."""


TeamChanges = tuple[Change, Change, Change]
"""What a path card more has changed for everybody and for the blue and the green team, the same object where alike."""


class TeamMazes(NamedTuple):
    """One maze three times: for all, without green doors, without blue ones; the same object where it is alike."""

    everybody: Maze
    blue: Maze
    green: Maze

    def lay(self, cell: Cell, laid: Face) -> TeamMazes:
        """Return the mazes with a path card more."""
        after = self.everybody.lay(cell, laid)
        return TeamMazes(
            after,
            _laid(self.blue, self.everybody, after, cell, laid, "green"),
            _laid(self.green, self.everybody, after, cell, laid, "blue"),
        )

    def take(self, cell: Cell) -> TeamMazes:
        """Return the mazes without the card in `cell` (R4.3)."""
        after = self.everybody.take(cell)
        blue, green = (after if maze is self.everybody else maze.take(cell) for maze in self[1:])
        return TeamMazes(after, blue, green)

    def after(self, event: Event) -> TeamMazes:
        """Return the mazes after an event, the same object where it changes none."""
        everybody = maze_after(self.everybody, event)
        if everybody is self.everybody:
            return self
        match event:
            case RoundBegan() | BonusPlaced():
                return team_mazes(everybody)
            case Laid(_, _, laid, cell) if laid.door:
                return self.lay(cell, laid)
            case _:
                blue, green = (everybody if maze is self.everybody else maze_after(maze, event) for maze in self[1:])
                return TeamMazes(everybody, blue, green)

    def of(self, role: Role) -> Maze:
        """Return the maze that counts for one role: its own team's, or everybody's."""
        match team := TEAMS.get(role):
            case "blue":
                return self.blue
            case "green":
                return self.green
            case None:
                return self.everybody
            case _:
                assert_never(team)

    def distances(self, stock: Stock, gold: tuple[float, ...], role: Role) -> TeamDistances:
        """Return the cards still needed to find the gold, for everybody and for the teams, if the role is of one."""
        return team_distances(self.routes(stock, gold, role), gold)

    def routes(self, stock: Stock, gold: tuple[float, ...], role: Role) -> TeamRoutes:
        """Find the cheapest routes for everybody and for the teams; everybody's for a role of no team."""
        everybody = find_routes(self.everybody, stock, gold)
        if role not in TEAMS:
            return everybody, everybody, everybody
        blue, green = (everybody if maze is self.everybody else find_routes(maze, stock, gold) for maze in self[1:])
        return everybody, blue, green

    def changes(self, after: TeamMazes, cell: Cell) -> TeamChanges:
        """Work out what a path card more in `cell` has changed in each maze, the same object where they are alike."""
        everybody = change_by(self.everybody, after.everybody, cell)
        blue, green = (
            everybody if maze is after.everybody else change_by(before, maze, cell)
            for before, maze in zip(self[1:], after[1:], strict=True)
        )
        return everybody, blue, green


def distances_after(
    before: TeamRoutes, changes: TeamChanges, stock: Stock, gold: tuple[float, ...], role: Role
) -> tuple[TeamDistances, tuple[int, int, int]]:
    """Return the distances with a path card more, and what each goal costs everybody; `before` are those without."""
    costs = costs_after(before[0], changes[0], stock, gold)
    everybody = tour(costs, gold)
    if role not in TEAMS:
        return TeamDistances(everybody, everybody, everybody), costs
    blue, green = (
        everybody if change is changes[0] else tour(costs_after(found, change, stock, gold), gold)
        for change, found in zip(changes[1:], before[1:], strict=True)
    )
    return TeamDistances(everybody, blue, green), costs


def team_distances(routes: TeamRoutes, gold: tuple[float, ...]) -> TeamDistances:
    """Return the cards still needed to find the gold by such routes."""
    everybody = tour(routes[0].costs, gold)
    blue, green = (everybody if found is routes[0] else tour(found.costs, gold) for found in routes[1:])
    return TeamDistances(everybody, blue, green)


def _laid(maze: Maze, before: Maze, after: Maze, cell: Cell, laid: Face, shut: Door) -> Maze:
    if laid.door == shut:
        return maze.lay(cell, _closed(laid))
    return after if maze is before else maze.lay(cell, laid)


def _closed(door: Face) -> Face:
    return face(".".join(letters(side) for side in SIDES if door.sides & side))


@lru_cache(maxsize=1 << 8)  # more of them are not asked for again
def team_mazes(maze: Maze) -> TeamMazes:
    """Return a maze as each team sees it, worked out from its cards."""
    return TeamMazes(maze, _without(maze, "green"), _without(maze, "blue"))


def _without(maze: Maze, shut: Door) -> Maze:
    if all(laid.door != shut for laid in maze.cards.values()):
        return maze
    cards = {cell: _closed(laid) if laid.door == shut else laid for cell, laid in maze.cards.items()}
    del cards[START_CELL]
    without = maze_of(cards, maze.closed)
    return without if maze.bonus is None else without.with_bonus(maze.bonus)
