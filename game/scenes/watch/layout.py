"""Where everything of a replay is: the table above its strip, with room for buttons and for the column of reasons."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.tabletop.layout.seats import LARGE_TEXT
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.topbar import bar_end
from game.ui.viewport import DESIGN_HEIGHT, DESIGN_WIDTH, Viewport

_BUTTON_GAP = 4
_STRIP_PAD = 5
_LEAST_BOARD = 560
"""With less than this width left for the mat, design units, the column takes the place of the log."""
_PLATE_SHARE = 0.6
"""Part of the bar up to its buttons that the plate takes at most."""
_RAIL_BESIDE = 0.36
"""Part of the window that the seats take at most while the column is open."""
STEP_BUTTONS = 5


@dataclass(frozen=True, slots=True)
class AboveBar(Viewport):
    """A window without the lowest `below` pixels; everything in it is as large as in the whole one."""

    below: int = 0

    @property
    def unit(self) -> float:
        """Pixels per design unit."""
        return min(self.size[0] / DESIGN_WIDTH, (self.size[1] + self.below) / DESIGN_HEIGHT)


def strip_height(viewport: Viewport) -> int:
    """Return how high the strip with the bar is that a replay is scrubbed along."""
    return viewport.target() + 2 * viewport.px(_STRIP_PAD)


def above_bar(viewport: Viewport) -> AboveBar:
    """Return the part of a window that is left for the table."""
    (width, height), below = viewport.size, strip_height(viewport)
    size = (width, height - below)
    return AboveBar(size, viewport.text_scale, viewport.least_target, viewport.contrast, below)


@dataclass(frozen=True)
class WatchLayout(TableLayout):
    """The table's layout with room for the buttons of a replay at the lower right, and for the "why" column."""

    why: bool = False

    @cached_property
    def _rail_width(self) -> int:
        """Width of the seats; those in two columns make room for the column of reasons."""
        width = super()._rail_width
        return min(width, round(self.viewport.size[0] * _RAIL_BESIDE)) if self.why else width

    @cached_property
    def log_docked(self) -> bool:
        """Whether the log stands beside the board; it gives way to the column where not both fit."""
        room = self.viewport.size[0] - self._rail_width - self._log_width - self._why_width
        return super().log_docked and not (self.why and room < self.px(_LEAST_BOARD))

    @cached_property
    def board(self) -> Rect:
        """The mat; it makes room for the column where that is beside it."""
        board = super().board
        return Rect(board.x, board.y, board.w - self._why_width, board.h) if self.why and self.log_docked else board

    @cached_property
    def maze(self) -> Rect:
        """The part of the mat that the maze is fitted in; it ends where the column is over the board."""
        maze = super().maze
        if not self.why or self.log_docked:
            return maze
        return Rect(maze.x, maze.y, self.why_column.x - self.px(6) - maze.x, maze.h)

    @property
    def over_maze(self) -> list[Rect]:
        """What no card of the maze may lie below: candle and signs, too, for here cards may become narrow."""
        return [*super().over_maze, self.candle.union(self.deck_number), *self.signs.values()]

    @cached_property
    def least_card(self) -> int:
        """Nothing is dropped on a cell here, so cards may become narrow until the whole maze shows."""
        return 24 if self.why else 30

    @cached_property
    def _why_width(self) -> int:
        return self.px(320 * self._growth)

    @cached_property
    def why_column(self) -> Rect:
        """Where the reasons stand: beside the log, or in its drawer where that is closed."""
        log = self.log
        if self.log_docked:
            return Rect(log.right + self.px(6), log.y, self._why_width - self.px(6), log.h)
        return log

    @cached_property
    def _buttons_width(self) -> int:
        least = STEP_BUTTONS * self.viewport.least_target + (STEP_BUTTONS - 1) * _BUTTON_GAP
        return max(least, self.px(236 * self._growth))

    def _bar_names(self) -> list[str]:
        """Keep room in the bar for as many buttons as a replay has, and with large text for the words of its speed."""
        names = ["menu", "speed", "undo", "fit", "recap", "notebook", "hint", "why"]
        names += ["talk"] if self.viewport.text_scale > LARGE_TEXT else []
        return names if self.log_docked else [*names, "log"]

    @cached_property
    def turn_plate_width(self) -> int:
        """Wide enough for a question or the winners: few buttons stand in the bar, and the round has room."""
        return min(self.px(360 * self._growth), round(bar_end(self) * _PLATE_SHARE))

    @cached_property
    def controls(self) -> Rect:
        """Where those buttons are."""
        left = self.rack.right + self.px(6)
        return Rect(left, self.rack.y + self.px(14), self._buttons_width, self.rack.h - self.px(20))
