"""The mine of the sandbox as a picture: the table's own board, marks and view of it."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.art.store import PictureStore
from game.engine.cells import Cell
from game.play.sandbox import Position
from game.scenes.sandbox.layout import SandboxLayout
from game.scenes.shared.maze_view import BareBoard
from game.tabletop.move.aim import Aim
from game.tabletop.move.targets import OnCell, OnGoal, Target
from game.tabletop.view.goal_tags import goal_tags
from game.tabletop.view.held import HeldCard
from game.tabletop.view.marks import Marks
from game.tabletop.view.viewpoint import Viewpoint
from game.ui.theme import EMBER, INK

_GOAL_NAME = 14
_SIGN = 0.34
"""The sign of a card against the rules, as a part of the card."""


class Mine:
    """One layout of the mine; made anew for another window."""

    def __init__(self, pictures: PictureStore, layout: SandboxLayout, position: Position) -> None:
        self.layout = layout
        self._pictures = pictures
        self._board = BareBoard(pictures, layout)
        self.viewpoint = Viewpoint(layout, position.table)
        self._marks = Marks(layout, pictures, self._board)
        self._held = HeldCard(layout, pictures)

    @property
    def inner(self) -> Rect:
        """Where the mine shows."""
        return self._board.inner

    def target_at(self, pos: tuple[int, int], position: Position) -> Target | None:
        """Return the cell or the face-down goal under a point."""
        if not self.inner.collidepoint(pos):
            return None
        cell = self.viewpoint.camera.cell_at(pos)
        goal = position.maze.closed.get(cell)
        return OnCell(cell) if goal is None else OnGoal(goal)

    def rect(self, target: Target) -> Rect:
        """Return where a cell or a goal is."""
        return self._marks.place(target, self.viewpoint.camera) or Rect(0, 0, 0, 0)

    def cell_rect(self, cell: Cell) -> Rect:
        """Return where a cell is."""
        return self.viewpoint.camera.cell_rect(cell)

    def bake(self, position: Position) -> bool:
        """Bring the baked mine up to date; True when it changed, or has become sharp."""
        return self._board.show(position.table, self.viewpoint.baked)

    def draw(self, canvas: pygame.Surface, position: Position, aim: Aim) -> None:
        """Draw the oak over the whole window, and on it the mine with all marks."""
        camera, table = self.viewpoint.camera, position.table
        self.bake(position)
        self._board.draw(canvas, camera)
        self._marks.draw_resting(canvas, camera, table, aim.still, False)
        self._draw_odd(canvas, position)
        tags = goal_tags(
            table.maze, {}, (), (), type_=self.layout.type(_GOAL_NAME), right=self.layout.open_cloth.right - 2
        )
        self._marks.draw_tags(canvas, camera, tags)
        self._marks.draw_pointed(canvas, camera, table, aim)

    def draw_held(self, canvas: pygame.Surface, aim: Aim) -> None:
        """Draw the card that hangs on the pointer, over everything."""
        self._held.draw(canvas, aim, None if aim.ghost is None else self.cell_rect(aim.ghost[1]), 0.0)

    def _draw_odd(self, canvas: pygame.Surface, position: Position) -> None:
        """Draw a rim and a cross on every card that lies against the rules."""
        canvas.set_clip(self.inner)
        for cell in position.odd:
            rect = self.cell_rect(cell)
            pygame.draw.rect(canvas, hue(INK), rect, max(4, self.layout.px(5)), self.layout.px(5))
            pygame.draw.rect(canvas, hue(EMBER), rect.inflate(-2, -2), max(2, self.layout.px(3)), self.layout.px(5))
            side = max(16, round(rect.w * _SIGN))
            disc = Rect(rect.right - side, rect.y, side, side)
            pygame.draw.circle(canvas, hue(INK), disc.center, side // 2)
            inside = side * 3 // 4
            cross = self._pictures.get(PictureKey(naming.icon("cross"), inside, inside))
            canvas.blit(cross, cross.get_rect(center=disc.center))
        canvas.set_clip(None)

    def release(self) -> None:
        """Let go of the pictures that have the size of the window."""
        self._board.release()
