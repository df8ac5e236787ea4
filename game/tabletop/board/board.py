"""The baked board: oak, mat, maze, shadow, light and rim on one opaque surface (look book section 2).

A frame is one blit of it. When a card joins or leaves, only the rectangle around it is baked anew. All of it is baked
in parts, some in each frame, while the last picture is shown.
"""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art import naming
from game.art.cards.gleam import crystal_gleam
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import FAINT, hue, in_contrast, two_forms
from game.art.drawing.raster import Colour, add_light, ball, blank, opaque
from game.art.drawing.strips import bands, lay_stretched
from game.art.store import PictureStore
from game.art.surfaces.light import LightMap, Lights
from game.engine.cells import GOAL_CELLS, START_CELL
from game.engine.table import Table
from game.tabletop.board.cards import Shown, marked
from game.tabletop.board.furniture import draw_lantern, draw_rack, lay_shadow
from game.tabletop.board.moving import LastBake, draw_moved
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.camera import Camera
from game.tabletop.view.captures import Captures

_EMPTY_MARK: Colour = two_forms((74, 65, 55), FAINT)
_GLOW = (70, 46, 16), 1.7
_SHADOW_STEP = 4
_SHADOW_ALPHA = 215
_AT_ONCE = 240_000
"""Pixels at most that are baked in one frame: about a quarter of the mat of a usual window."""


class Board:
    """Bakes the table for one layout. `surface` has the size of the window."""

    def __init__(self, pictures: PictureStore, layout: TableLayout) -> None:
        self._pictures = pictures
        self._layout = layout
        size = layout.viewport.size
        self.inner = layout.cloth
        self._light = LightMap(size)
        self.surface = self._make_ground()
        self._ground = self.surface.subsurface(self.inner).copy()  # outside the mat nothing is baked again
        self._glow = self._glow_on_mat()
        self._shown: Shown | None = None
        self._blurred = False
        self._parts: list[Rect] = []
        """What is still to be baked of the next picture."""
        self._last: LastBake | None = None
        """What is shown until then."""
        self.version = 0
        """Counts the bakings."""

    def release(self) -> None:
        """Let go of the pictures that have the size of the window; nothing is drawn any more."""
        self._shown = self._glow = self._last = None
        self._parts = []
        self.surface = self._ground = opaque((1, 1))

    @property
    def baking(self) -> bool:
        """Whether the next picture is still being baked, and the last one shown."""
        return self._last is not None

    def show(self, table: Table, camera: Camera, hidden: Captures = frozenset(), *, by_parts: bool = False) -> bool:
        """Bring the baked picture up to date; True when another one is to be drawn.

        `by_parts` bakes only as much of it as a frame has time for: called again and again, until nothing is `baking`.
        """
        wanted, before = Shown.of(table, camera, hidden), self._shown
        sharpened = self._blurred and not self._pictures.pending
        if wanted == before and not sharpened and not self.baking:
            return False
        self._shown = wanted
        changed, was_baking = before is None or bool(before.differs(wanted)), self.baking
        ready = was_baking and not self._parts
        if before is None:
            self._bake_first()
        elif before.camera != camera or sharpened:
            self._begin(before, self.inner)
            ready = False
        elif changed:
            self._bake_changes(before, wanted)
        if ready or not by_parts:
            self._finish()
        elif was_baking:  # no part in the frames that draw: the first has moved the view, the last shows what was baked
            self._bake_parts(1)
        self._blurred |= bool(self._pictures.pending)
        if not changed and self.baking:
            return False
        self.version += 1
        return True

    def finish(self) -> bool:
        """Bake at once what is left of the next picture; True when it is to be drawn."""
        if not self.baking:
            return False
        self._finish()
        self.version += 1
        return True

    def draw(self, canvas: pygame.Surface, camera: Camera) -> None:
        """Draw the whole baked table, its board as `camera` sees it."""
        canvas.blit(self.surface, (0, 0))
        if not self._rests(camera):
            self.draw_inner(canvas, camera)

    def draw_inner(self, canvas: pygame.Surface, camera: Camera) -> None:
        """Draw only the board; while the view moves or is baked, its last picture shifted and scaled."""
        self.draw_part(canvas, self.inner, camera)

    def draw_part(self, canvas: pygame.Surface, part: Rect, camera: Camera, lift: int = 0) -> None:
        """Draw a part of the board, raised by so many pixels."""
        if self._shown is None or self._rests(camera):
            canvas.blit(self.surface, part.move(0, -lift), part)
            return
        last = self._last or LastBake(self.surface.subsurface(self.inner), self.inner, self._shown)
        area = part.move(0, -lift).clip(self.inner)
        draw_moved(canvas, area, camera.panned(0, -lift), last, self._shown, self._pictures)

    def _rests(self, camera: Camera) -> bool:
        return self._last is None and self._shown is not None and self._shown.camera == camera

    def panel_light(self, panel: pygame.Surface, at: tuple[int, int]) -> None:
        """Darken a panel that is at `at` as the rim of the table is darkened; in high contrast nothing is."""
        if not in_contrast():
            self._light.darken_rim(panel, at)

    def _bake_first(self) -> None:
        self._bake_oak()
        self._decorate()
        self._bake(self.inner)
        if self._layout.lantern is not None:
            draw_lantern(self.surface, self._layout.lantern, self._layout.unit)

    def _begin(self, before: Shown, area: Rect) -> None:
        """Let `area` be baked anew part by part; what was shown `before` stays on the screen until it is all there."""
        if self._last is None:
            self._last = LastBake(self.surface.subsurface(self.inner).copy(), self.inner, before)
        self._parts = list(bands(area, _AT_ONCE))
        self._blurred = False

    def _bake_parts(self, most: int | None) -> None:
        """Bake the parts that are left, or `most` of them."""
        now, self._parts = self._parts[:most], self._parts[most:] if most else []
        for part in now:
            self._bake_band(part)
        self._blurred |= bool(self._pictures.pending)

    def _finish(self) -> None:
        self._bake_parts(None)
        self._last = None

    def _bake_changes(self, before: Shown, wanted: Shown) -> None:
        camera = wanted.camera
        areas = [self._light.affected(camera.cell_rect(cell)) for cell in before.differs(wanted)]
        areas += [camera.cell_rect(cell) for cell in marked(before.cards) ^ marked(wanted.cards)]
        if areas:
            self._bake(areas[0].unionall(areas[1:]).clip(self.inner))

    def _bake_oak(self) -> None:
        """Bake all around the mat, once: what lies on the mat sheds no light there, wherever the view moves."""
        if in_contrast():
            return
        self._light.update(Lights(self._layout.board, (), lantern=self._layout.lantern))
        for band in bands(self.surface.get_rect()):
            self._light.apply(self.surface, band)

    def _bake(self, area: Rect) -> None:
        for band in bands(area):
            self._bake_band(band)

    def _bake_band(self, area: Rect) -> None:
        if self._shown is None:
            return
        self.surface.set_clip(area)
        self.surface.blit(self._ground, self.inner)
        self.surface.set_clip(area.clip(self.inner))
        self._draw_marks(area)
        self._draw_shadow(area)
        camera = self._shown.camera
        for cell, key in self._shown.cards.items():
            rect = camera.cell_rect(cell)
            if rect.colliderect(area):
                self.surface.blit(self._pictures.get(key), rect)
        if not in_contrast():
            self._draw_light(area)
        self.surface.set_clip(None)

    def _draw_light(self, area: Rect) -> None:
        self.surface.set_clip(area)
        self._light.update(self._lights(), area)
        self._light.apply(self.surface, area)
        self.surface.set_clip(area.clip(self.inner))
        self._draw_crystals(area)
        self._draw_glow()

    def _lights(self) -> Lights:
        assert self._shown is not None
        camera, shown = self._shown.camera, self._shown
        start = camera.cell_rect(START_CELL)
        goals = tuple(camera.cell_rect(cell) for cell in GOAL_CELLS if cell in shown.cards)
        maze = start.unionall([camera.cell_rect(cell) for cell in GOAL_CELLS]).clip(self._layout.board)
        lit = tuple(camera.cell_rect(cell) for cell in shown.lit)
        return Lights(maze, lit, goals, start, self._layout.lantern)

    def _draw_marks(self, area: Rect) -> None:
        """Draw faint corners on the free cells around the maze."""
        assert self._shown is not None
        camera, cards = self._shown.camera, self._shown.cards
        arm, inset = max(3, camera.width // 8), 3
        for cell in marked(cards):
            rect = camera.cell_rect(cell)
            if rect.colliderect(area):
                rect = rect.inflate(-2 * inset, -2 * inset)
                for x, y, dx in ((rect.x, rect.y, 1), (rect.right - 1, rect.y, -1)):
                    points = [(x, y + arm), (x, y), (x + dx * arm, y)]
                    pygame.draw.lines(self.surface, hue(_EMPTY_MARK), False, points)

    def _draw_crystals(self, area: Rect) -> None:
        """Draw the crystals again above the light, which is too warm for them."""
        assert self._shown is not None
        camera, lit = self._shown.camera, self._shown.lit
        for cell, face in self._shown.crystals.items():
            rect = camera.cell_rect(cell)
            if rect.colliderect(area):
                gleam, (left, top) = crystal_gleam(face, rect.w, cell in lit)
                self.surface.blit(gleam, rect.move(left, top))

    def _draw_shadow(self, area: Rect) -> None:
        """Draw one common shadow of all cards: silhouettes at a quarter of the size, blurred and scaled up."""
        assert self._shown is not None
        step, unit = _SHADOW_STEP, self._layout.unit
        radius = max(1, round(6 * unit / step))
        reach = (2 * radius + 3) * step
        outer = Rect(area.x // step * step, area.y // step * step, area.w, area.h).inflate(2 * reach, 2 * reach)
        # one sample more, and as many steps as lie between them: a part comes out like that part of the whole
        small = blank((-(-outer.w // step) + 1, -(-outer.h // step) + 1))
        for cell in self._shown.cards:
            rect = self._shown.camera.cell_rect(cell).move(-outer.x, -outer.y)
            # halves always up, as `round` does not: wherever the area begins
            left, top, right, foot = ((side + step // 2) // step for side in (*rect.topleft, *rect.bottomright))
            small.fill((0, 0, 0, _SHADOW_ALPHA), (left, top, right - left, foot - top))
        small = pygame.transform.box_blur(pygame.transform.box_blur(small, radius), radius)  # close to a bell, cheaper
        big = pygame.transform.smoothscale(small, ((small.get_width() - 1) * step, (small.get_height() - 1) * step))
        self.surface.blit(big, outer.move(round(2 * unit), round(6 * unit)))

    def _make_ground(self) -> pygame.Surface:
        """Make oak and mat before any light."""
        layout = self._layout
        ground = self._pictures.own(PictureKey(naming.backdrop("oak"), *layout.viewport.size))
        board = layout.board
        mat = self._pictures.own(PictureKey(naming.backdrop("mat"), *board.size, f"{layout.unit:.3f}"))
        margin = layout.px(20)
        lay_shadow(ground, board.move(0, layout.px(4)), margin)
        ground.blit(mat, board)
        return ground

    def _decorate(self) -> None:
        """Draw what lies on the oak outside the mat and never changes: the lip of the rack, and the lantern's glow."""
        draw_rack(self.surface, self._layout)
        glow = self._glow_area()
        if glow is not None and not in_contrast():
            lay_stretched(self.surface, ball(*_GLOW), pygame.BLEND_RGB_ADD, glow.size, glow.topleft)

    def _glow_area(self) -> Rect | None:
        """Return where the lantern beside the mat sheds its light."""
        where, unit = self._layout.lantern, self._layout.unit
        area = Rect(0, 0, int(460 * unit), int(340 * unit))
        return None if where is None else area.move(where.centerx - area.w // 2, where.centery - area.h // 2)

    def _glow_on_mat(self) -> tuple[pygame.Surface, Rect] | None:
        """Return the light of the lantern as far as it falls on the mat, which is baked again and again."""
        area = self._glow_area()
        if area is None:
            return None
        part = area.clip(self.inner)
        light = pygame.transform.smoothscale(ball(*_GLOW), area.size)
        return light.subsurface(part.move(-area.x, -area.y)).copy(), part

    def _draw_glow(self) -> None:
        if self._glow is not None:
            light, where = self._glow
            add_light(self.surface, light, where.topleft)
