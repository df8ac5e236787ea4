"""The still ground of the end of a round: oak, the maze, the plaque, the page, and the goals that turn over on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.art import naming
from game.art.catalogue import card_key
from game.art.drawing.contrast import hue
from game.engine.cards import GOLD, GoalName
from game.engine.cells import Cell
from game.engine.table import Table
from game.scenes.shared.ground import OakGround
from game.scenes.shared.maze_view import MazeView
from game.scenes.shared.sign import CREAM, ON_WOOD, draw_turning
from game.system.i18n import _
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.paint import draw_plate
from game.ui.text import draw_text
from game.ui.theme import INK, LANTERN
from game.ui.viewport import Viewport

_WIDER = 46
"""By how much wider a ring is at first, design units."""
_NOWHERE = pygame.Rect(0, 0, 0, 0)


class EndGround:
    """Where its pieces are is for the layout to say, anew each time."""

    def __init__(self, context: Context, table: Table) -> None:
        self._context = context
        self._table = table
        self._oak = OakGround(context)
        self._viewport = context.viewport
        self.plaque = self.page = _NOWHERE
        self.goals: list[pygame.Rect] = []
        self.maze: MazeView | None = None
        self.shows_maze = False
        self.clip: pygame.Rect | None = None
        """Where gold on its way shows, if not everywhere."""

    def begin(self, viewport: Viewport) -> None:
        """Forget where the pieces were."""
        self._viewport = viewport
        self.plaque = self.page = _NOWHERE
        self.shows_maze, self.clip = False, None

    @property
    def maze_area(self) -> pygame.Rect:
        """Where the maze is, nowhere where it does not show."""
        return self.maze.place[1] if self.maze is not None and self.shows_maze else _NOWHERE

    def plates(self) -> tuple[pygame.Rect, ...]:
        """Return where the pieces are."""
        return self.plaque, self.page, *self.goals, self.maze_area

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw everything that stays still."""
        viewport = self._viewport
        if self.maze is not None and self.shows_maze:
            self.maze.draw(canvas)
            if not self._context.pictures.pending:
                self.maze.release()
        else:
            self._oak.draw(canvas)
        draw_plate(canvas, self.plaque, "wood", viewport, radius=12, seed=4)
        if self.page.h:
            draw_plate(canvas, self.page, "parchment", viewport, seed=9)
        room = self.goals[1].x - self.goals[0].x - viewport.px(8)
        for number, rect in enumerate(self.goals, 1):
            at = (rect.centerx, rect.bottom + viewport.px(6))
            said = _("Goal {goal}").format(goal=number)
            face = fitting_font(said, "heading", viewport.text(18), room)
            draw_text(canvas, said, at, face, CREAM, "midtop", ON_WOOD)

    def draw_goals(self, canvas: pygame.Surface, goals: Sequence[GoalName], turned: float) -> None:
        """Draw the three goals, large at the top and in the maze; those never reached turn over with the rest."""
        for number, (name, large) in enumerate(zip(goals, self.goals, strict=True), 1):
            self._draw_goal(canvas, name, large, turned)
            if self.maze is not None and self.shows_maze and self._table.goals[number - 1] is None:
                self._draw_goal(canvas, name, self.maze.goal_rect(number), turned)

    def _draw_goal(self, canvas: pygame.Surface, name: GoalName, rect: pygame.Rect, turned: float) -> None:
        sides = card_key(naming.GOAL_BACK, rect.w), card_key(naming.goal(name), rect.w, "lit" if name == GOLD else "")
        draw_turning(canvas, self._context, rect, sides, turned)

    def draw_rings(self, canvas: pygame.Surface, cells: Iterable[Cell], closed_in: float = 1.0) -> None:
        """Ring the cells in which something happened that is told of; at first the ring is wide."""
        if self.maze is None or not self.shows_maze:
            return
        px = self._viewport.px
        for cell in cells:
            wide = 2 * px(7 + _WIDER * (1 - closed_in) ** 2)
            around = self.maze.cell_rect(cell).inflate(wide, wide)
            pygame.draw.rect(canvas, hue(INK), around.inflate(2 * px(2), 2 * px(2)), px(7), px(9))
            pygame.draw.rect(canvas, hue(LANTERN), around, max(2, px(3)), px(7))
