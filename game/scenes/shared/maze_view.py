"""The board without the rest of the table: the maze on its mat, in any part of the window."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import pygame
from pygame import Rect

from game.art.store import PictureStore
from game.engine.cells import Cell
from game.engine.table import Table
from game.tabletop.board.board import Board
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.camera import Camera
from game.ui.viewport import Viewport


@dataclass(frozen=True)
class _OnlyBoard(TableLayout):
    """The layout of a window with nothing but the mat, in `area`."""

    area: tuple[int, int, int, int] = (0, 0, 0, 0)

    @cached_property
    def board(self) -> Rect:
        return Rect(self.area)

    @cached_property
    def lantern(self) -> Rect | None:
        return None


class BareBoard(Board):
    """A board with nothing on the oak around its mat."""

    def _decorate(self) -> None:
        pass


class MazeView:
    """The whole maze of a table, always fitted into `area` with `more` cells; oak fills the rest of the window."""

    def __init__(
        self,
        pictures: PictureStore,
        viewport: Viewport,
        area: Rect,
        table: Table,
        more: Iterable[Cell] = (),
        *,
        full: int | None = None,
    ) -> None:
        """`full` is the width of a card at 100 %, that of the table by default."""
        self.place = (viewport, area.copy())
        self._layout = _OnlyBoard(viewport, seats=3, hand=0, area=(area.x, area.y, area.w, area.h))
        self._full = self._layout.full_card if full is None else full
        self._pictures = pictures
        self._table = table
        self._board: BareBoard | None = None
        self.fit(more)

    def fit(self, more: Iterable[Cell]) -> None:
        """Bring the maze into view, and `more` cells with it."""
        edge = self._layout.px(14)
        cells: list[Cell] = [*self._table.maze.cards, *self._table.maze.closed, *more]
        room = self._layout.board.inflate(-2 * edge, -2 * edge)
        self._camera = Camera.fit(room, self._full, cells)

    def show(self, table: Table) -> None:
        """Show another position from now on, in the same place."""
        self._table = table

    def draw(self, canvas: pygame.Surface) -> None:
        """Fill the window with the oak, the mat and the maze."""
        if self._board is None:
            self._board = BareBoard(self._pictures, self._layout)
        self._board.show(self._table, self._camera)
        self._board.draw(canvas, self._camera)

    def release(self) -> None:
        """Let go of the pictures, which have the size of the window; `draw` makes them anew."""
        self._board = None

    def cell_rect(self, cell: Cell) -> Rect:
        """Return where a card in that cell is."""
        return self._camera.cell_rect(cell)

    def goal_rect(self, goal: int) -> Rect:
        """Return where goal 1, 2 or 3 is."""
        return self._camera.goal_rect(goal)
