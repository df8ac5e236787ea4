"""The moving view of the board: fits itself, and gives way to the player's hand (UX M10, M11)."""

from __future__ import annotations

from collections.abc import Collection
from math import log

from pygame import Rect

from game.engine.cells import GOAL_CELLS, Cell
from game.engine.table import Table
from game.tabletop.motions.easing import Easing, in_out_quad, out_cubic
from game.tabletop.view.board import maze_cells
from game.tabletop.view.camera import Camera
from game.tabletop.view.layout import TableLayout

_GLIDE = 0.18
"""Seconds that the view takes to fit itself (at most 200 ms)."""
_NEARER = 1.45
"""How much larger cards become at most where the view draws near."""
_PATIENCE = 10.0
"""Seconds for which the view stays where the player has put it."""
_REST = 0.12
"""Seconds of rest after which a zoomed board is drawn sharp."""
_LEAST_ASIDE = 30
"""Width in pixels below which cards do not shrink to make room for a panel."""
ZOOM_STEP = 1.15
_LEAST_STEP = 2
"""Pixels by which a card can grow or shrink at least."""
PAN_STEP = 60


class Viewpoint:
    """`camera` is the view now; `baked` the one that the resting picture is drawn for."""

    def __init__(self, layout: TableLayout, table: Table) -> None:
        self._layout = layout
        self._cells = frozenset(maze_cells(table))
        self.camera = self.baked = self._fitted(None)
        self._start = self._goal = self.camera
        self._progress = 1.0
        self._since_moved = _PATIENCE
        self._rest = _REST
        self._told = (self.camera, self.baked)
        self._before: Camera | None = None
        self._owed = 0.0
        """Steps of zoom that were asked for and are too small to show."""
        self._lent: Camera | None = None
        """The view that was there before keys took a card of somebody's hand over the board."""
        self._length = _GLIDE
        self._easing: Easing = out_cubic
        self._near: Collection[Cell] | None = None
        """The cells that the view has drawn near to."""
        self._left: Camera | None = None
        """The view that it came from."""

    @property
    def moving(self) -> bool:
        return self._progress < 1 or self.camera != self.baked

    @property
    def wake_in(self) -> float | None:
        """Seconds until the view changes or sharpens by itself."""
        if self._progress < 1:
            return 0.0
        return max(0.0, _REST - self._rest) if self.camera != self.baked else None

    def follow(self, table: Table, near: Cell | None, at_once: bool = False) -> None:
        """Fit the board anew if it has changed and the player has not just moved the view."""
        cells = frozenset(maze_cells(table))
        if cells == self._cells:
            return
        self._cells = cells
        if self._since_moved >= _PATIENCE:
            self.give_back()
            self._glide_to(self._fitted(near), at_once)

    def fit(self, at_once: bool = False) -> None:
        """Show the whole board."""
        self._since_moved, self._lent = _PATIENCE, None
        self._glide_to(self._fitted(None), at_once)

    def pan(self, dx: int, dy: int) -> None:
        self._moved(self.camera.panned(dx, dy))

    def zoom(self, steps: float, pos: tuple[int, int]) -> None:
        """Zoom in for positive steps, out for negative ones; what is under `pos` stays there.

        Fractions of a step, which touchpads give, add up until they make a difference.
        """
        before, fine = self.camera.width, abs(steps) < 1
        wanted = steps + self._owed if fine and steps * self._owed > 0 else steps
        factor = ZOOM_STEP**wanted
        if fine and abs(before * (factor - 1)) < _LEAST_STEP:
            self._owed = wanted
            return
        self._moved(self.camera.zoomed(factor, pos))
        gone = log(self.camera.width / before, ZOOM_STEP)
        self._owed = max(-1.0, min(wanted - gone, 1.0)) if fine else 0.0

    def reveal(self, cell: Cell, lent: bool = False) -> None:
        """Bring a cell into view if it is outside; `give_back` undoes it where the view is only `lent` for that."""
        rect, area = self.camera.cell_rect(cell), self.camera.window
        inside = rect.clamp(area)
        if inside.topleft != rect.topleft:
            if lent and self._lent is None:
                self._lent = self.camera if self._progress == 1 else self._goal
            self._glide_to(self.camera.panned(inside.x - rect.x, inside.y - rect.y), False)

    def give_back(self) -> None:
        """Show at once what was seen before the view was lent, unless its player has moved it since."""
        if self._lent is not None:
            self._glide_to(self._lent, True)
            self._lent = None

    def draw_near(self, cells: Collection[Cell], near: Cell, seconds: float) -> None:
        """Glide to these cells, `near` in view where not all can be; `draw_back` undoes it."""
        if cells == self._near:
            return
        seen = self.camera if self._progress == 1 else self._goal
        if self._near is None:
            self._left = seen
        self._near = cells
        start = self._left or seen
        least = min(round(start.width * _NEARER), max(start.width, self._layout.full_card))
        goal = Camera.fit(self._layout.maze, self._layout.full_card, cells, least, near)
        self._glide_to(goal, False, seconds, in_out_quad)

    def draw_back(self, seconds: float) -> None:
        """Return to where the view drew near from, unless its player has moved it since."""
        if self._near is not None:
            left, self._near, self._left = self._left, None, None
            if left is not None:
                self._glide_to(left, seconds == 0, seconds, in_out_quad)

    def make_room(self, panel: Rect) -> None:
        """Show the whole board above a panel that would hide some of a goal; `take_back` undoes it."""
        seen, area = self.camera if self._progress == 1 else self._goal, Rect(self._layout.maze)
        if self._before is not None or max(seen.cell_rect(cell).bottom for cell in GOAL_CELLS) <= panel.y:
            return
        area.h = panel.y - self._layout.px(8) - area.y
        self._before = seen
        self._glide_to(Camera.fit(area, self._layout.full_card, self._cells, _LEAST_ASIDE), False)

    def take_back(self) -> None:
        """Return to the view that was there until the panel opened."""
        if self._before is not None:
            before, self._before = self._before, None
            self._glide_to(before, False)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture differs from the last update."""
        self._since_moved += dt
        if self._progress < 1:
            self._progress = min(1.0, self._progress + dt / self._length)
            done = self._progress == 1
            self.camera = self._goal if done else self._start.between(self._goal, self._easing(self._progress))
            if done:
                self.baked = self.camera
        elif self.camera != self.baked:
            self._rest += dt
            if self._rest >= _REST:
                self.baked = self.camera
        told, self._told = self._told, (self.camera, self.baked)
        return told != self._told

    def _moved(self, camera: Camera) -> None:
        self._progress, self.camera = 1.0, camera
        self._since_moved = self._rest = 0.0
        self._lent = self._left = None

    def _glide_to(self, goal: Camera, at_once: bool, seconds: float = _GLIDE, easing: Easing = out_cubic) -> None:
        if goal == self.camera and not at_once:
            return
        self._length, self._easing = seconds, easing
        if at_once:
            self._progress, self.camera, self.baked = 1.0, goal, goal
        else:
            self._start, self._goal, self._progress = self.camera, goal, 0.0

    def _fitted(self, near: Cell | None) -> Camera:
        layout = self._layout
        return Camera.fit(layout.maze, layout.full_card, self._cells, layout.least_card, near)
