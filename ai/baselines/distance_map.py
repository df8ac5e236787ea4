"""How the baselines measure the maze, quickly: a map of the cards needed from each cell to the goals aimed at.

It counts as `distance.cards_to_goals` does, but walks once, from the goals back to the linked tunnel, and then says
of each path card what it would change without laying it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ai.paths.distance import FAR
from game.engine.cards import GOLD, Door, Face, GoalName
from game.engine.cells import GOAL_CELLS, STEPS, Cell
from game.engine.maze import LINKED, Maze


def headed_for(maze: Maze, goals: Sequence[GoalName | None]) -> tuple[Cell, ...]:
    """Return where a digger who knows these goals heads: the gold, else the middle, else all that may be the gold."""
    if GOLD in goals:
        gold = GOAL_CELLS[goals.index(GOLD)]
        return (gold,) if gold in maze.closed else ()
    likely = likely_goals(maze, goals)
    middle = GOAL_CELLS[1]
    return (middle,) if middle in likely else likely


def likely_goals(maze: Maze, goals: Sequence[GoalName | None]) -> tuple[Cell, ...]:
    """Return the face-down goals that are not known."""
    return tuple(cell for cell, goal in maze.closed.items() if goals[goal - 1] is None)


class DistanceMap:
    """The cards needed to the nearest of some goals, over empty cells.

    `missing` are the cards still needed, 0 when a goal is touched and `FAR` when no path leads. `cards[cell]` are
    those needed from an empty cell on, its own included, for every cell that needs no more than `missing`. `nearest`
    are the linked cells where the way can go on. `shut` is the colour of the doors that are dead ends (R10.16).
    """

    def __init__(self, maze: Maze, goals: Sequence[Cell], shut: Door | None = None) -> None:
        self.maze, self.goals, self.shut = maze, goals, shut
        self.cards: dict[Cell, int] = {}
        self.missing = FAR
        self.nearest: list[Cell] = []
        if any(map(maze.sides_reached, goals)):
            self.missing = 0
        else:
            self._walk()

    def _walk(self) -> None:
        maze, cards = self.maze, self.cards
        spots, taken, closed, bonus = maze.spots, maze.cards, maze.closed, maze.bonus
        edge = list(self.goals)
        for count in range(1, FAR):
            further: list[Cell] = []
            for cell in edge:
                for _, step, _ in STEPS:
                    near = cell + step
                    if near in cards or near in taken or near in closed or near == bonus:
                        continue
                    cards[near] = count
                    further.append(near)
                    if spots.get(near, 0) >= LINKED:
                        self.nearest.append(near)
            if self.nearest:
                self.missing = count
                return
            edge = further

    def exits(self, cell: Cell, face: Face) -> int:
        """Return the sides by which the tunnel from the start would lead on out of `face` in `cell`."""
        if face.door is not None and face.door == self.shut:
            return 0
        if face.ladder:
            return face.living
        reached, sides = self.maze.reached, 0
        for side, step, across in STEPS:
            if reached.get(cell + step, 0) & across:
                sides |= face.joined[side]
        return sides

    def after(self, cell: Cell, face: Face) -> int | None:
        """Return the cards missing once `face` lies in `cell`; None when it would bar the only way."""
        if not self.missing:
            return 0
        best, cards, maze = self.missing, self.cards, self.maze
        if cell in cards and cell not in self.nearest:
            return self.laid(cell, face)
        exits = self.exits(cell, face)
        for side, step, across in STEPS:
            if exits & side:
                near = cell + step
                if near in self.goals:
                    return 0
                if near in maze.cards:
                    if maze.cards[near].joined[across] and not maze.reached.get(near, 0) & across:
                        return self.laid(cell, face)
                else:
                    best = min(best, cards.get(near, best))
        alone = self.nearest == [cell]
        return None if alone and best == self.missing else best

    def laid(self, cell: Cell, face: Face) -> int:
        """Return the same from the maze anew: slower, and only for a card that is a dead end to everybody or nobody."""
        return DistanceMap(self.maze.lay(cell, face), self.goals, self.shut).missing

    def fallen(self, cell: Cell) -> int:
        """Return the cards missing once the card in `cell` is taken out, from the maze anew."""
        return DistanceMap(self.maze.take(cell), self.goals, self.shut).missing

    def carriers(self) -> tuple[Cell, ...]:
        """Return the cells of the cards from which the way goes on."""
        reached = self.maze.reached
        ends = (
            cell + step for cell in self.nearest for _, step, across in STEPS if reached.get(cell + step, 0) & across
        )
        return tuple(dict.fromkeys(ends))
