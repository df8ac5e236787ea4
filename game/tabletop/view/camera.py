"""How the grid of cells is seen through the window of the board (UX M10, M11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from pygame import Rect

from game.engine.cells import GOAL_CELLS, Cell, at, xy

LEAST_ZOOM, MOST_ZOOM = 0.5, 2.5
"""Limits of the zoom, as parts of the card width at 100 %."""
_EDGE = 0.06
"""Free room around a fitted board, as part of a card."""


def _even(width: float) -> int:
    """Return an even width near this one: cards are 2:3, so its height is whole."""
    return max(8, int(width) // 2 * 2)


@dataclass(frozen=True, slots=True)
class Camera:
    """Cells of `width` x `width * 3 / 2` pixels in `area`; the cell (0, 0) has its corner at `origin`.

    `full` is the card width at 100 %. Neighbouring cells always touch without a gap.
    """

    area: tuple[int, int, int, int]
    full: int
    width: int
    origin: tuple[int, int]

    @classmethod
    def fit(cls, area: Rect, full: int, cells: Iterable[Cell], least: int = 0, near: Cell | None = None) -> Self:
        """Show all `cells` as large as they go, up to 100 %.

        Where that would make cards narrower than `least`, they stay that wide and the view follows `near`.
        """
        places = [xy(cell) for cell in cells]
        left, right = min(x for x, _ in places), max(x for x, _ in places) + 1
        top, bottom = min(y for _, y in places), max(y for _, y in places) + 1
        room = min(area.w / (right - left + 2 * _EDGE), area.h / (bottom - top + 2 * _EDGE) / 1.5, full * 1.25)
        width = max(_even(room), _even(least))
        height = width * 3 // 2
        centre_x, centre_y = (left + right) / 2 * width, (top + bottom) / 2 * height
        if near is not None:
            x, y = xy(near)
            centre_x = _follow(centre_x, (x + 0.5) * width, (right - left) * width, area.w)
            centre_y = _follow(centre_y, (y + 0.5) * height, (bottom - top) * height, area.h)
        origin = (round(area.centerx - centre_x), round(area.centery - centre_y))
        return cls((area.x, area.y, area.w, area.h), full, width, origin)

    @property
    def height(self) -> int:
        return self.width * 3 // 2

    @property
    def zoom(self) -> float:
        return self.width / self.full

    @property
    def window(self) -> Rect:
        """The part of the screen that shows the board."""
        return Rect(self.area)

    def cell_rect(self, cell: Cell) -> Rect:
        """Return where a card in that cell is, in pixels of the screen."""
        x, y = xy(cell)
        return Rect(self.origin[0] + x * self.width, self.origin[1] + y * self.height, self.width, self.height)

    def cell_at(self, pos: tuple[int, int]) -> Cell:
        """Return the cell under a point of the screen."""
        return at((pos[0] - self.origin[0]) // self.width, (pos[1] - self.origin[1]) // self.height)

    def goal_rect(self, goal: int) -> Rect:
        """Return where goal 1, 2 or 3 is."""
        return self.cell_rect(GOAL_CELLS[goal - 1])

    def panned(self, dx: int, dy: int) -> Self:
        """Return the view with everything moved by so many pixels."""
        return replace(self, origin=(self.origin[0] + dx, self.origin[1] + dy))

    def zoomed(self, factor: float, pos: tuple[int, int]) -> Self:
        """Return the view larger or smaller, with what is under `pos` staying there."""
        limits = (_even(self.full * LEAST_ZOOM), _even(self.full * MOST_ZOOM))
        wanted = self.width * factor
        step = 2 if factor > 1 else -2
        width = min(max(_even(wanted), limits[0]), limits[1])
        if width == self.width:
            width = min(max(width + step, limits[0]), limits[1])
        scale = width / self.width
        origin = tuple(round(p - (p - o) * scale) for p, o in zip(pos, self.origin, strict=True))
        return replace(self, width=width, origin=(origin[0], origin[1]))

    def between(self, other: Camera, progress: float) -> Camera:
        """Return the view on the way to `other`, 0 to 1; widths in between may be odd, so nothing is baked there."""
        width = round(self.width + (other.width - self.width) * progress)
        x, y = (round(a + (b - a) * progress) for a, b in zip(self.origin, other.origin, strict=True))
        return replace(other, width=_even(width), origin=(x, y))


def _follow(centre: float, near: float, extent: float, room: int) -> float:
    """Return the middle of the view: of everything if there is room, else as near `near` as the ends allow."""
    if extent <= room:
        return centre
    slack = (extent - room) / 2
    return min(max(near, centre - slack), centre + slack)
