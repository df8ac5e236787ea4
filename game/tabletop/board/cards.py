"""What the board shows: which picture lies in which cell, lit or not, and how it is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from game.art import naming
from game.art.catalogue import TAKEN, PictureKey, light_variant
from game.engine.cards import GOLD, Face
from game.engine.cells import GOAL_CELLS, START_CELL, STEPS, Cell
from game.engine.table import Table
from game.tabletop.view import captures
from game.tabletop.view.camera import Camera
from game.tabletop.view.captures import Captures


@dataclass(frozen=True, slots=True)
class Shown:
    """What the board shows: the pictures by cell, which of them are lit, those with crystals, and the view of it."""

    cards: Mapping[Cell, PictureKey]
    lit: frozenset[Cell]
    crystals: Mapping[Cell, Face]
    camera: Camera

    @classmethod
    def of(cls, table: Table, camera: Camera, hidden: Captures) -> Self:
        """Return what `camera` shows of a table, without what a motion has taken."""
        cards = board_cards(table, camera.width, hidden)
        lit = frozenset(cell for cell in cards if table.maze.reached.get(cell))
        crystals = {cell: face for cell, face in table.maze.cards.items() if face.crystal and cell in cards}
        return cls(cards, lit, crystals, camera)

    def differs(self, other: Shown) -> set[Cell]:
        """Return the cells in which something else lies, in whatever size."""
        return {
            cell
            for cell in self.cards.keys() | other.cards.keys()
            if _looks(self.cards.get(cell)) != _looks(other.cards.get(cell))
        }


def _looks(key: PictureKey | None) -> tuple[str, str] | None:
    return None if key is None else (key.name, key.variant)


def board_cards(table: Table, width: int, hidden: Captures) -> Mapping[Cell, PictureKey]:
    """Return the picture of every card in the maze, face-down goals included, without those that a motion has taken."""
    maze, height = table.maze, width * 3 // 2
    cards: dict[Cell, PictureKey] = {}
    for cell, face in maze.cards.items():
        lit = light_variant(face.living, maze.reached.get(cell, 0))
        name = naming.path(face)
        if cell == START_CELL:
            name, lit = naming.START, ""
        elif cell in GOAL_CELLS:
            goal = GOAL_CELLS.index(cell)
            if captures.goal(goal + 1) in hidden:
                continue
            name = naming.GOLD if table.goals[goal] == GOLD else naming.goal(face.text)
        if captures.cell(cell) not in hidden:
            cards[cell] = PictureKey(name, width, height, lit)
    if table.bonus is not None and captures.cell(table.bonus.cell) not in hidden:
        state = "" if table.bonus.owner is None else TAKEN
        cards[table.bonus.cell] = PictureKey(naming.bonus(table.bonus.value), width, height, state)
    for cell, goal in maze.closed.items():
        if captures.goal(goal) not in hidden:
            cards[cell] = PictureKey(naming.GOAL_BACK, width, height)
    return cards


def marked(cards: Mapping[Cell, PictureKey]) -> set[Cell]:
    """Return the free cells up to two steps from a card."""
    near = {cell + step for cell in cards for _, step, _ in STEPS}
    near |= {cell + step for cell in near for _, step, _ in STEPS}
    return near - cards.keys()


def maze_cells(table: Table) -> list[Cell]:
    """Return the cells that a fitted view shows: every card of the maze."""
    bonus = [] if table.maze.bonus is None else [table.maze.bonus]
    return [*table.maze.cards, *table.maze.closed, *bonus]
