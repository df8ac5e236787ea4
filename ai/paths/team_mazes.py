"""The maze as each team sees it: a door of the other team is a dead end on all its sides (R10.8, R10.16)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ai.paths.search import Route, costs_after, route, tour
from ai.paths.unseen_cards import Stock
from game.engine.cards import SIDES, TEAMS, Door, Face, Role, face, letters
from game.engine.cells import START_CELL, Cell
from game.engine.maze import Maze, maze_of

TeamDistances = tuple[float, float, float]
"""Cards still needed to find the gold, for everybody and for the blue and the green team."""

Routes = tuple[Route, Route, Route]
"""The cheapest mazes for everybody and for the blue and the green team, the same one where they are alike."""


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
        blue, green = (after if way is self.everybody else way.take(cell) for way in self[1:])
        return TeamMazes(after, blue, green)

    def of(self, role: Role) -> Maze:
        """Return the maze that counts for one role: its own team's, or everybody's."""
        match role:
            case Role.BLUE:
                return self.blue
            case Role.GREEN:
                return self.green
            case _:
                return self.everybody

    def distances(self, stock: Stock, gold: tuple[float, ...], role: Role) -> TeamDistances:
        """Return the cards still needed to find the gold, for everybody and for the teams, if the role is of one."""
        return team_distances(self.routes(stock, gold, role), gold)

    def routes(self, stock: Stock, gold: tuple[float, ...], role: Role) -> Routes:
        """Find the cheapest routes for everybody and for the teams; everybody's for a role of no team."""
        everybody = route(self.everybody, stock, gold)
        if role not in TEAMS:
            return everybody, everybody, everybody
        blue, green = (everybody if way is self.everybody else route(way, stock, gold) for way in self[1:])
        return everybody, blue, green

    def distances_after(
        self, before: Routes, stock: Stock, gold: tuple[float, ...], role: Role, cell: Cell
    ) -> TeamDistances:
        """Return the distances with a path card more in `cell`; `before` are the routes without it."""
        lead = tour(costs_after(before[0], self.everybody, stock, gold, cell), gold)
        if role not in TEAMS:
            return lead, lead, lead
        blue, green = (
            lead if way is self.everybody else tour(costs_after(found, way, stock, gold, cell), gold)
            for way, found in zip(self[1:], before[1:], strict=True)
        )
        return lead, blue, green

    @staticmethod
    def own(distances: TeamDistances, role: Role) -> float:
        """Return the distance that counts for one role: its own team's, or everybody's."""
        match role:
            case Role.BLUE:
                return distances[1]
            case Role.GREEN:
                return distances[2]
            case _:
                return distances[0]


def team_distances(routes: Routes, gold: tuple[float, ...]) -> TeamDistances:
    """Return the cards still needed to find the gold by such routes."""
    everybody, blue, green = routes
    lead = tour(everybody.costs, gold)
    blues, greens = (lead if found is everybody else tour(found.costs, gold) for found in (blue, green))
    return lead, blues, greens


def behind(distances: TeamDistances, role: Role) -> float:
    """Return how many cards more the other team needs than the team of this role; 0 for a role of no team."""
    match role:
        case Role.BLUE:
            return distances[2] - distances[1]
        case Role.GREEN:
            return distances[1] - distances[2]
        case _:
            return 0.0


def _laid(way: Maze, before: Maze, after: Maze, cell: Cell, laid: Face, shut: Door) -> Maze:
    if laid.door == shut:
        return way.lay(cell, _closed(laid))
    return after if way is before else way.lay(cell, laid)


def _closed(door: Face) -> Face:
    return face(".".join(letters(side) for side in SIDES if door.sides & side))


@lru_cache(maxsize=1 << 12)
def team_mazes(maze: Maze) -> TeamMazes:
    """Return a maze as each team sees it, worked out from its cards."""
    return TeamMazes(maze, _without(maze, "green"), _without(maze, "blue"))


def _without(maze: Maze, shut: Door) -> Maze:
    if all(laid.door != shut for laid in maze.cards.values()):
        return maze
    cards = {cell: _closed(laid) if laid.door == shut else laid for cell, laid in maze.cards.items()}
    del cards[START_CELL]
    way = maze_of(cards, maze.closed)
    return way if maze.bonus is None else way.with_bonus(maze.bonus)
