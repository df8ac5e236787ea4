"""The moving view of the board: fits itself, and gives way to the player's hand (UX M10, M11)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import log

from pygame import Rect

from game.engine.cells import GOAL_CELLS, START_CELL, Cell
from game.engine.table import Table
from game.system.i18n import N_
from game.tabletop.board.cards import maze_cells
from game.tabletop.layout.table import TableLayout
from game.tabletop.motions.easing import in_out_quad
from game.tabletop.view.camera import Camera
from game.tabletop.view.goal_tags import tag_cells

_NEARER = 1.45
"""How much larger cards become at most where the view draws near."""
FIT_TIME = 0.2
"""Seconds that the view takes to fit itself, or to go where something happens (UX M11: at most 200 ms)."""
MARGIN = 0.25
"""Free room around a fitted maze, as part of a card: half a cell in all, so that of every neighbour a part shows."""
_PATIENCE = 10.0
"""Seconds for which the view stays where the player has put it."""
_REST = 0.12
"""Seconds of rest after which a zoomed board is drawn sharp."""
_LEAST_ASIDE = 30
"""Width in pixels below which cards do not shrink to make room for a panel."""
ZOOM_STEP = 1.15
_BUTTON_STEP = ZOOM_STEP**3
"""How much nearer a press of the button for the view draws."""
FIT_WORDS = N_("Draw nearer step by step, or show the whole board")
"""What that button does."""
_LEAST_STEP = 2
"""Pixels by which a card can grow or shrink at least."""
PAN_STEP = 60
_EDGE_ZONE, _EDGE_SPEED = 26, 430
"""How near to the edge of the mat a held card moves the view, and how fast it does: design units, and per second."""
_EDGE_WAIT = 0.2
"""Seconds for which it waits there first: the card may only be on its way over the edge."""


class Viewpoint:
    """`camera` is the view now; `baked` the one that the resting picture is drawn for."""

    def __init__(self, layout: TableLayout, table: Table) -> None:
        self._layout = layout
        self._take(table)
        self._last: Cell | None = None
        """Where something has happened last: what the view follows where not everything fits."""
        self._length, self._progress = FIT_TIME, 1.0
        self.camera = self.baked = self._fitted()
        self._start = self._goal = self.camera
        self._since_moved = _PATIENCE
        self._rest = _REST
        self._told = self.camera
        self._at_edge = 0.0
        """Seconds since a held card came to the edge of the mat, beyond which there is something."""
        self._before: Camera | None = None
        self._owed = 0.0
        """Steps of zoom that were asked for and are too small to show."""
        self._lent: Camera | None = None
        """The view that was there before keys took a card of somebody's hand over the board."""
        self._near: Collection[Cell] | None = None
        """The cells that the view has drawn near to."""
        self._left: Camera | None = None
        """The view that it came from."""
        self._near_by_button: Camera | None = None
        """Where the button for the view has drawn near to."""
        self._jumped = False
        """Whether others look on, who must not see for a moment where the view was before."""
        self.still = False
        """Whether it jumps in place of gliding (UX M26)."""

    @property
    def moving(self) -> bool:
        return self._progress < 1 or self.camera != self.baked

    @property
    def wake_in(self) -> float | None:
        """Seconds until the view changes or sharpens by itself."""
        if self._progress < 1 or self._at_edge:
            return 0.0
        return max(0.0, _REST - self._rest) if self.camera != self.baked else None

    @property
    def gliding(self) -> bool:
        """Whether the view is on its way by itself."""
        return self._progress < 1

    def follow(self, table: Table, near: Cell | None, at_once: bool = False, seconds: float = FIT_TIME) -> bool:
        """Fit the board anew if it has changed and the player has not just moved the view; True if that moves it.

        Where not everything fits, `near` comes into view: the cell in which something happens.
        """
        before = self._cells, self._tags, self._spots
        self._take(table)
        if before == (self._cells, self._tags, self._spots) and near in (None, self._last):
            return False
        self._last = near
        if self._since_moved < _PATIENCE:
            return False
        base, self._lent = self._lent or self.aim, None
        return self._glide_to(self._followed(base), at_once, seconds)

    def glide_to(self, *cells: Cell, at_once: bool = False, seconds: float = FIT_TIME) -> bool:
        """Bring cells in which something happens into view, with a little around them; True if that moves the view.

        It moves no farther than it must, and not at all where the player has just moved it.
        """
        if self._since_moved < _PATIENCE or not cells:
            return False
        return self._glide_to(self._showing(self.aim, cells), at_once, seconds)

    @property
    def aim(self) -> Camera:
        """The view now, or where it is on its way to."""
        return self._goal if self.gliding else self.camera

    def fit(self, at_once: bool = False) -> None:
        """Show the whole board, or as much of it as fits around what has happened last."""
        self._since_moved, self._lent = _PATIENCE, None
        self._glide_to(self._fitted(), at_once)

    def fit_or_near(self) -> None:
        """Show the whole board; if it shows already, draw nearer step by step as far as it goes, and then whole again.

        Where something has happened last stays in view. That is the zoom of whoever has one button only.
        """
        last = START_CELL if self._last is None else self._last
        nearer = self.aim.zoomed(_BUTTON_STEP, self.aim.cell_rect(last).center)
        if self.aim not in (self._fitted(), self._near_by_button) or nearer.width <= self.aim.width:
            self.fit()
        else:
            self._near_by_button = self._showing(nearer, (last,))
            self._moved(self._near_by_button)

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
        camera = self._showing(self.aim, (cell,))
        if camera != self.aim:
            if lent and self._lent is None:
                self._lent = self.aim
            self._glide_to(camera, False)

    def lean(self, pos: tuple[int, int] | None, dt: float) -> bool:
        """Move towards an edge of the mat where a card is held at `pos`, as far as there is something beyond it.

        True when the view has moved; `give_back` undoes it.
        """
        zone = self._layout.px(_EDGE_ZONE)
        beyond, cloth = self._beyond(), self._layout.cloth
        if pos is None or not self._layout.board.collidepoint(pos):
            beyond = (0, 0, 0, 0)
        x, y = pos or (0, 0)
        right = beyond[0] if x < cloth.left + zone else -beyond[2] if x >= cloth.right - zone else 0
        down = beyond[1] if y < cloth.top + zone else -beyond[3] if y >= cloth.bottom - zone else 0
        if not (right or down):
            self._at_edge = 0.0
            return False
        self._at_edge += dt
        if self._at_edge < _EDGE_WAIT:
            return False
        if self._lent is None:
            self._lent = self.aim
        most = max(1, self._layout.cloth.w if self.still else round(self._layout.px(_EDGE_SPEED) * dt))
        self._progress, self._rest = 1.0, 0.0
        self.camera = self.camera.panned(max(-most, min(right, most)), max(-most, min(down, most)))
        return True

    def _beyond(self) -> tuple[int, int, int, int]:
        """Return how many pixels of maze and free cells lie beyond the left, upper, right and lower edge."""
        rects = [self.camera.cell_rect(cell) for cell in self._cells | self._spots]
        all_, area = rects[0].unionall(rects[1:]), self._layout.maze
        left, top = max(0, area.left - all_.left), max(0, area.top - all_.top)
        return left, top, max(0, all_.right - area.right), max(0, all_.bottom - area.bottom)

    def give_back(self, at_once: bool = True) -> None:
        """Show what was seen before the view was lent, unless its player has moved it since.

        At once, for others look on: then no glide goes on, either, that has begun in what was lent.
        """
        goal, self._lent = self._lent, None
        self._jumped |= at_once
        if goal is not None or (at_once and self.gliding):
            self._glide_to(goal or self._goal, at_once)

    def take_jump(self) -> bool:
        """Return whether nothing of the view before may be seen any more, once."""
        jumped, self._jumped = self._jumped, False
        return jumped

    def draw_near(self, cells: Collection[Cell], near: Cell, seconds: float) -> None:
        """Glide to these cells, `near` in view where not all can be; `draw_back` undoes it."""
        if cells == self._near:
            return
        seen = self.aim
        if self._near is None:
            self._left = seen
        self._near = cells
        start = self._left or seen
        least = min(round(start.width * _NEARER), max(start.width, self._layout.full_card))
        goal = Camera.fit(self._layout.maze, self._layout.full_card, cells, least, near)
        self._glide_to(goal, False, seconds)

    def draw_back(self, seconds: float) -> None:
        """Return to where the view drew near from, unless its player has moved it since."""
        if self._near is not None:
            left, self._near, self._left = self._left, None, None
            if left is not None:
                self._glide_to(left, False, seconds)

    def make_room(self, panel: Rect) -> None:
        """Show the whole board above a panel that would hide some of a goal; `take_back` undoes it."""
        seen, area = self.aim, Rect(self._layout.maze)
        if self._before is not None or max(seen.cell_rect(cell).bottom for cell in GOAL_CELLS) <= panel.y:
            return
        area.h = panel.y - self._layout.px(8) - area.y
        self._before = seen
        shown = Camera.fit(area, self._layout.full_card, self._cells, _LEAST_ASIDE, beside=self._tags)
        self._glide_to(shown, False)

    def take_back(self) -> None:
        """Return to the view that was there until the panel opened."""
        if self._before is not None:
            before, self._before = self._before, None
            self._glide_to(before, False)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the view differs from the last update."""
        self._since_moved += dt
        if self._progress < 1:
            self._progress = 1.0 if self.still else min(1.0, self._progress + dt / self._length)
            done = self._progress == 1
            self.camera = self._goal if done else self._start.between(self._goal, in_out_quad(self._progress))
            if done:
                self.baked = self.camera
        elif self.camera != self.baked:
            self._rest += dt
            if self._rest >= _REST:
                self.baked = self.camera
        told, self._told = self._told, self.camera
        return told != self._told

    def _moved(self, camera: Camera) -> None:
        self._progress, self.camera = 1.0, camera
        self._since_moved = self._rest = 0.0
        self._lent = self._left = None

    def _glide_to(self, goal: Camera, at_once: bool, seconds: float = FIT_TIME) -> bool:
        if goal == self.aim and not at_once:
            return False
        if at_once or seconds == 0 or self.still:
            self._progress, self.camera, self.baked = 1.0, goal, goal
            return False
        self._start, self._goal, self._progress, self._length = self.camera, goal, 0.0, seconds
        return True

    def _take(self, table: Table) -> None:
        """Note which cells the maze takes, which are free beside it, and where the tags of the goals stand."""
        self._cells, self._spots = frozenset(maze_cells(table)), frozenset(table.maze.spots)
        self._tags = frozenset(tag_cells(table.maze).values())

    def _fitted(self) -> Camera:
        """Return the view of the whole maze, if that fits: over the whole mat where it is larger or more of it shows.

        No card lies below the piles, and no free cell where there is room for it elsewhere.
        """
        beside, shown = self._fit(self._layout.maze), self._cells | self._tags
        below = self._below_piles(beside, self._spots)
        if below:
            clear = self._fit(self._layout.maze, below)
            beside = clear if self._shows(clear, shown) else beside
        whole = self._fit(self._layout.open_cloth)
        fits = beside.width >= whole.width and self._shows(beside, shown)
        return beside if fits or self._below_piles(whole, shown) else whole

    def _shows(self, camera: Camera, cells: Collection[Cell]) -> bool:
        return all(self._in_view(camera.cell_rect(cell)) for cell in cells)

    def _fit(self, area: Rect, free: Collection[Cell] = ()) -> Camera:
        full, least = self._layout.full_card, self._layout.least_card
        return Camera.fit(area, full, self._cells, least, self._last, margin=MARGIN, beside={*self._tags, *free})

    def _below_piles(self, camera: Camera, cells: Collection[Cell]) -> list[Cell]:
        return [cell for cell in cells if self._is_below_piles(camera.cell_rect(cell))]

    def _is_below_piles(self, rect: Rect) -> bool:
        return rect.collidelist(self._layout.over_maze) != -1

    def _followed(self, base: Camera) -> Camera:
        """Return the fitted view; where not everything fits, `base` moved as little as it must."""
        fitted = self._fitted()
        rects = [fitted.cell_rect(cell) for cell in self._cells]
        if self._last is None or fitted.width != base.width or all(map(self._in_view, rects)):
            return fitted
        return self._showing(base, (self._last,))

    def _showing(self, camera: Camera, cells: Sequence[Cell]) -> Camera:
        """Return the view moved until these cells are in it, the last of them in any case."""
        for cell in cells:
            rect = camera.cell_rect(cell)
            if not self._in_view(rect):
                rect.inflate_ip(*(round(2 * MARGIN * side) for side in rect.size))
                inside = rect.clamp(self._layout.maze)
                camera = camera.panned(inside.x - rect.x, inside.y - rect.y)
        return camera

    def _in_view(self, rect: Rect) -> bool:
        return bool(self._layout.open_cloth.contains(rect)) and not self._is_below_piles(rect)
