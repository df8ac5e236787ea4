"""A sketch of the mine in ink, at the foot of the left page: tunnels, goals, and the place that a line speaks of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.engine.cards import GOLD, SIDES, E, GoalName, N, S, W
from game.engine.cells import GOAL_CELLS, START_CELL, Cell, xy
from game.engine.maze import Maze
from game.play.facts import known_goals
from game.scenes.shared.ink import LABEL, PENCIL, SUSPECT, WRITTEN
from game.ui.context import Context
from game.ui.paint import icon_tone
from game.ui.theme import font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, place_lines

_WAYS: Mapping[int, tuple[int, int]] = {N: (0, -1), E: (1, 0), S: (0, 1), W: (-1, 0)}
_LEAST, _MOST = 20, 44
"""Height of a cell: below the one, in pixels too, there is no sketch; above the other it grows no more."""


class SketchMap(Widget):
    """Shows the maze as lines through its cells, and what the reader knows of the goals; `marked` cells are ringed."""

    focusable = False

    def __init__(self, maze: Maze, goals: Sequence[GoalName | None]) -> None:
        super().__init__("")
        self.marked: tuple[Cell, ...] = ()
        self._maze = maze
        self._goals = known_goals(goals)
        places = [xy(cell) for cell in (*maze.cards, *GOAL_CELLS)]
        self._left, self._top = (min(values) for values in zip(*places, strict=True))
        right, foot = (max(values) for values in zip(*places, strict=True))
        self._columns, self._rows = right - self._left + 1, foot - self._top + 1
        self._cell = (0, 0)

    def fits(self, room: Rect, viewport: Viewport) -> bool:
        """Return whether a sketch that can be read has room there."""
        return self._height(room) >= max(_LEAST, viewport.px(_LEAST))

    def place(self, rect: Rect, viewport: Viewport) -> None:
        high = min(viewport.px(_MOST), self._height(rect)) // 2 * 2
        self._cell = (high * 3 // 4 // 2 * 2, high)
        size = (self._columns * self._cell[0], self._rows * high)
        super().place(Rect((rect.x + (rect.w - size[0]) // 2, rect.bottom - size[1]), size), viewport)

    def texts(self, _viewport: Viewport) -> list[PlacedText]:
        face = font("strong", max(10, self._cell[1] * 5 // 9))
        unknown = [place for place, name in enumerate(self._goals) if name is None]
        return [
            line
            for place in unknown
            for line in place_lines(str(place + 1), face, WRITTEN, self._rect_of(GOAL_CELLS[place]), centred=True)
        ]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        wide = max(2, self._cell[1] // 9)
        for cell, face in self._maze.cards.items():
            if cell not in GOAL_CELLS:
                self._draw_tunnels(canvas, self._rect_of(cell), face.living, face.dead, wide)
        middle = self._rect_of(START_CELL).center
        pygame.draw.circle(canvas, hue(LABEL), middle, wide * 2 + 1)
        pygame.draw.circle(canvas, hue(WRITTEN), middle, wide * 2 + 1, max(1, wide * 2 // 3))
        for cell, name in zip(GOAL_CELLS, self._goals, strict=True):
            self._draw_goal(canvas, context, self._rect_of(cell).inflate(-2, -2), name)
        for cell in self.marked:
            box = self._rect_of(cell).inflate(4, 4)
            pygame.draw.rect(canvas, hue(SUSPECT), box, max(2, wide), 5)
        for line in self.texts(context.viewport):
            line.draw(canvas)

    def _draw_tunnels(self, canvas: pygame.Surface, box: Rect, living: int, dead: int, wide: int) -> None:
        """Draw living sides from the middle outwards, dead ones as stubs with a bar across."""
        pygame.draw.rect(canvas, hue(PENCIL), box, 1)
        for side in SIDES:
            across, along = _WAYS[side]
            end = (box.centerx + across * box.w // 2, box.centery + along * box.h // 2)
            if living & side:
                pygame.draw.line(canvas, hue(WRITTEN), box.center, end, wide)
            elif dead & side:
                stop = (end[0] - across * box.w // 4, end[1] - along * box.h // 4)
                pygame.draw.line(canvas, hue(WRITTEN), stop, end, wide)
                bar = (along * box.w // 5, across * box.h // 5)
                ends = ((stop[0] - bar[0], stop[1] - bar[1]), (stop[0] + bar[0], stop[1] + bar[1]))
                pygame.draw.line(canvas, hue(WRITTEN), *ends, wide)

    def _draw_goal(self, canvas: pygame.Surface, context: Context, box: Rect, name: GoalName | None) -> None:
        """Draw a goal, and gold or stone in it where the reader knows that."""
        pygame.draw.rect(canvas, hue(LABEL), box, border_radius=3)
        pygame.draw.rect(canvas, hue(PENCIL), box, max(1, self._cell[1] // 14), 3)
        if name is not None:
            side = min(box.w, box.h) - 4
            icon = naming.icon("gold" if name == GOLD else "stone")
            picture = context.pictures.get(PictureKey(icon, side, side, icon_tone("paper")))
            canvas.blit(picture, picture.get_rect(center=box.center))

    def _rect_of(self, cell: Cell) -> Rect:
        x, y = xy(cell)
        wide, high = self._cell
        return Rect(self.rect.x + (x - self._left) * wide, self.rect.y + (y - self._top) * high, wide, high)

    def _height(self, room: Rect) -> int:
        """Return the height of a cell with which all of them have room."""
        return int(min(room.h // self._rows, room.w // self._columns * 4 // 3))
