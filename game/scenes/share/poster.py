"""The board as a picture of its own: the maze on its mat, what it is above, and a line below."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.art.drawing.raster import opaque
from game.art.sharp import SharpPictures
from game.engine.cells import Cell
from game.engine.table import Table
from game.scenes.shared.maze_view import MazeView
from game.scenes.shared.sign import CREAM, ON_WOOD
from game.system.settings import Settings
from game.ui.text import draw_text, ellipsis, text_width
from game.ui.theme import GOLD, font
from game.ui.viewport import Viewport

_HEAD, _FOOT, _EDGE = 54, 44, 14
_TITLE, _NOTE, _LINE = 28, 17, 19


class Poster:
    """Draws positions of one round, all with the maze at the same place: there is room for `last` and `more` cells.

    Below the line at the foot `strip` design units are left to whoever draws more there.
    """

    def __init__(
        self,
        size: tuple[int, int],
        last: Table,
        heading: str,
        note: str,
        more: Iterable[Cell] = (),
        strip: float = 0,
    ) -> None:
        self.viewport = viewport = Viewport.of(size, Settings())
        self.pictures = SharpPictures(None)
        self._canvas = opaque(size)
        edge, head, foot = viewport.px(_EDGE), viewport.px(_HEAD), viewport.px(_FOOT)
        high = size[1] - viewport.px(strip)
        self.strip = pygame.Rect(edge, high, size[0] - 2 * edge, viewport.px(strip))
        board = pygame.Rect(edge, head, size[0] - 2 * edge, high - head - foot)
        self._maze = MazeView(self.pictures, viewport, board, last, more)
        self._heading, self._note = heading, note

    def draw(self, table: Table, line: str) -> pygame.Surface:
        """Return the picture of a position; the next one is drawn over it."""
        self._maze.show(table)
        self._maze.draw(self._canvas)
        self._write_head()
        px, canvas = self.viewport.px, self._canvas
        face = font("heading", px(_LINE))
        place = (canvas.get_width() // 2, self.strip.top - px(_FOOT) // 2)
        shown = ellipsis(line, face, canvas.get_width() - 4 * px(_EDGE))
        draw_text(canvas, shown, place, face, CREAM, "center", ON_WOOD)
        return canvas

    def _write_head(self) -> None:
        px, canvas = self.viewport.px, self._canvas
        left, right, middle = 2 * px(_EDGE), canvas.get_width() - 2 * px(_EDGE), px(_HEAD) // 2
        title, small = font("title", px(_TITLE)), font("body", px(_NOTE))
        draw_text(canvas, self._heading, (left, middle), title, GOLD, "midleft", ON_WOOD)
        room = right - left - text_width(self._heading, title) - px(24)
        draw_text(canvas, ellipsis(self._note, small, room), (right, middle), small, CREAM, "midright", ON_WOOD)
