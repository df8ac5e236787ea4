"""Where the parts of the sandbox are: the mine, what is said of it, and the box of cards beside it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.tabletop.layout.table import TableLayout

_BOX, _MOST_BOX = 330, 0.4
"""Design units that the box of cards is wide, and the part of the window that it takes at most."""
_SAYS = 92
"""Design units that what is said is high, with the text as large as designed."""
_AROUND = 10


@dataclass(frozen=True)
class SandboxLayout(TableLayout):
    """A table with nobody at it: no seats, no hand, no piles."""

    @cached_property
    def log_docked(self) -> bool:
        return False

    @cached_property
    def lantern(self) -> Rect | None:
        return None

    @cached_property
    def box(self) -> Rect:
        """The box of cards, at the right."""
        width, height = self.viewport.size
        wide = min(self.px(_BOX * max(1.0, self.viewport.text_scale)), round(width * _MOST_BOX))
        return Rect(width - wide - self.px(_AROUND), self.px(_AROUND), wide, height - 2 * self.px(_AROUND))

    @cached_property
    def says(self) -> Rect:
        """Where it is said what the rules say, below the mine."""
        high = min(self.px(_SAYS * max(1.0, self.viewport.text_scale)), self.viewport.size[1] // 4)
        left = self.px(_AROUND)
        return Rect(left, self.box.bottom - high, self.box.x - 2 * left, high)

    @cached_property
    def board(self) -> Rect:
        top = self.px(_AROUND)
        return Rect(self.says.x, top, self.says.w, self.says.y - self.px(8) - top)

    @cached_property
    def maze(self) -> Rect:
        return self.cloth

    @property
    def open_cloth(self) -> Rect:
        return self.cloth

    @cached_property
    def piles(self) -> Rect:
        return Rect(0, 0, 0, 0)
