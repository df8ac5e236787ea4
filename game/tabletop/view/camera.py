"""How the grid of cells is seen through the window of the board (UX M10, M11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from pygame import Rect

from game.engine.cells import GOAL_CELLS, Cell, at, xy

LEAST_ZOOM, MOST_ZOOM = 0.5, 2.5
"""Limits of the zoom, as parts of the card width at 100 %."""
EDGE = 0.06
"""Least free room around a fitted board, as part of a card."""


def _even(width: float) -> int:
    """Return an even width near this one: cards are 2:3, so its height is whole."""
    return max(8, int(width) // 2 * 2)


@dataclass(frozen=True, slots=True)
class Camera:
    """Cells of `width` x `width * 3 / 2` pixels; the cell (0, 0) has its corner at `origin`, in pixels of the screen.

    `full` is the card width at 100 %. Neighbouring cells always touch without a gap.
    """

    full: int
    width: int
    origin: tuple[int, int]

    @classmethod
    def fit(
        cls,
        area: Rect,
        full: int,
        cells: Iterable[Cell],
        least: int = 0,
        near: Cell | None = None,
        *,
        margin: float = EDGE,
        beside: Iterable[Cell] = (),
    ) -> Self:
        """Show all `cells` as large as they go, up to 125 %, with `margin` cards of free room around them.

        `beside` are cells in which something else than a card is shown: they need no margin. Where all that would
        make cards narrower than `least`, they stay that wide: first the margin gives way, then the view follows `near`.
        """
        places, tags = list(cells), list(beside)
        shown, tight = (_extent(places, free).union(_extent(tags or places, 0)) for free in (margin, EDGE))
        # to the sides the margin gives way before cards become smaller, and a little of it to the nearest even width
        room = min(area.w / tight.w, area.h / shown.h / 1.5, full * 1.25)
        width = _even(room)
        if room - width >= 1 and min(area.w / tight.w, area.h / tight.h / 1.5) >= width + 2:
            width += 2
        width = max(width, _even(least))
        height = width * 3 // 2
        x, y = (None, None) if near is None else xy(near)
        centre_x = _middle((shown.left, shown.right), (tight.left, tight.right), x, area.w / width) * width
        centre_y = _middle((shown.top, shown.bottom), (tight.top, tight.bottom), y, area.h / height) * height
        origin = (round(area.centerx - centre_x), round(area.centery - centre_y))
        return cls(full, width, origin)

    @property
    def height(self) -> int:
        return self.width * 3 // 2

    @property
    def zoom(self) -> float:
        return self.width / self.full

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


class _Extent(NamedTuple):
    """What is to be shown, counted in cells from the corner of the start."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def w(self) -> float:
        return self.right - self.left

    @property
    def h(self) -> float:
        return self.bottom - self.top

    def union(self, other: _Extent) -> _Extent:
        """Return the least extent that holds both."""
        left, top = min(self.left, other.left), min(self.top, other.top)
        return _Extent(left, top, max(self.right, other.right), max(self.bottom, other.bottom))


def _extent(cells: Sequence[Cell], free: float) -> _Extent:
    """Return what `cells` take with so much free room around them."""
    columns, rows = [xy(cell)[0] for cell in cells], [xy(cell)[1] for cell in cells]
    return _Extent(min(columns) - free, min(rows) - free, max(columns) + 1 + free, max(rows) + 1 + free)


def _middle(shown: tuple[float, float], tight: tuple[float, float], near: int | None, room: float) -> float:
    """Return the middle of the view along one axis, in cells.

    It is that of all that is `shown` if there is room, or of the same with `tight` margins. Else it is as near to the
    cell `near` as the ends allow.
    """
    for first, last in (shown, tight):
        if last - first <= room:
            return (first + last) / 2
    if near is None:
        return (tight[0] + tight[1]) / 2
    return min(max(near + 0.5, shown[0] + room / 2), shown[1] - room / 2)
