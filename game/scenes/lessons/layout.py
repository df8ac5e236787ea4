"""The table of a lesson: as any, with a panel beside the board in the place of the log."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.tabletop.layout.seats import RAIL
from game.tabletop.layout.table import TableLayout

_WIDTH = 276
_MOST, _MOST_RAIL = 0.285, 0.205
"""Design units of the panel's width, and the parts of the window that panel and rail take at most."""
_LEAST_RAIL = 244
"""Design units that the rail is wide at least: below it there is room for what a role is good for."""


@dataclass(frozen=True)
class TaughtLayout(TableLayout):
    """Keeps the right side of the board free for what is said. The log comes out of its drawer."""

    @cached_property
    def _rail_width(self) -> int:
        """Names are short here: large text leaves more to the board than elsewhere."""
        most = max(self.px(RAIL), round(self.viewport.size[0] * _MOST_RAIL))
        return max(self.px(_LEAST_RAIL), min(super()._rail_width, most + self.claims_width))

    @cached_property
    def tall_rail(self) -> bool:
        """The seats of a lesson are few: they leave the corner to the role, which is pointed out."""
        return False

    @property
    def over_maze(self) -> list[Rect]:
        """The start card is pointed out: the candle and the signs above it keep clear of it."""
        return [self.piles, self.candle, *self.signs.values()]

    @cached_property
    def log_docked(self) -> bool:
        return False

    def _bar_names(self) -> list[str]:
        """Leave the hint out: who teaches gives it."""
        return [name for name in super()._bar_names() if name != "hint"]

    @cached_property
    def panel(self) -> Rect:
        """Where it is told what to do."""
        whole = super().board
        width = min(self.px(_WIDTH * self._growth), round(self.viewport.size[0] * _MOST))
        return Rect(whole.right - width, whole.y, width, whole.h)

    @cached_property
    def board(self) -> Rect:
        whole = super().board
        return Rect(whole.x, whole.y, self.panel.x - self.px(6) - whole.x, whole.h)
