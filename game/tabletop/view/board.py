"""The baked board: oak, mat, maze, shadow, light and rim on one opaque surface (look book section 2).

A frame is one blit of it. When a card joins or leaves, only the rectangle around it is baked anew.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.art import naming
from game.art.cards.gleam import crystal_gleam
from game.art.catalogue import TAKEN, PictureKey, light_variant
from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, FAINT, hue, in_contrast, two_forms
from game.art.drawing.raster import Colour, add_light, ball, blank, opaque, rasterise, shadow
from game.art.drawing.strips import bands, lay_stretched
from game.art.pictograms.tools import lamp, tool_defs
from game.art.store import PictureStore
from game.art.surfaces.light import LightMap, Lights
from game.engine.cards import GOLD, Face
from game.engine.cells import GOAL_CELLS, START_CELL, STEPS, Cell
from game.engine.table import Table
from game.tabletop.layout.table import TableLayout
from game.tabletop.view import captures
from game.tabletop.view.camera import Camera
from game.tabletop.view.captures import Captures

_EMPTY_MARK: Colour = two_forms((74, 65, 55), FAINT)
_MOVING_GROUND: Colour = two_forms((33, 28, 25), BLACK)
_LIT_TINT, _UNLIT_TINT = (236, 215, 178), (150, 136, 124)
_GLOW = (70, 46, 16), 1.7
_SHADOW_STEP = 4
_SHADOW_ALPHA = 215


@dataclass(frozen=True, slots=True)
class Shown:
    """What the board shows: the pictures by cell, which of them are lit, those with crystals, and the view of it."""

    cards: Mapping[Cell, PictureKey]
    lit: frozenset[Cell]
    crystals: Mapping[Cell, Face]
    camera: Camera


def board_cards(table: Table, width: int, hidden: Captures) -> Mapping[Cell, PictureKey]:
    """Return the picture of every card in the maze, face-down goals included, without those that a motion has taken."""
    maze, height = table.maze, width * 3 // 2
    cards: dict[Cell, PictureKey] = {}
    for cell, face in maze.cards.items():
        lit = light_variant(face.living, maze.reached.get(cell, 0))
        name = naming.path(face)
        if cell == START_CELL:
            name, lit = naming.START, ""
        elif cell in GOAL_CELLS:
            goal = GOAL_CELLS.index(cell)
            if captures.goal(goal + 1) in hidden:
                continue
            name = naming.GOLD if table.goals[goal] == GOLD else naming.goal(face.text)
        if captures.cell(cell) not in hidden:
            cards[cell] = PictureKey(name, width, height, lit)
    if table.bonus is not None and captures.cell(table.bonus.cell) not in hidden:
        state = "" if table.bonus.owner is None else TAKEN
        cards[table.bonus.cell] = PictureKey(naming.bonus(table.bonus.value), width, height, state)
    for cell, goal in maze.closed.items():
        if captures.goal(goal) not in hidden:
            cards[cell] = PictureKey(naming.GOAL_BACK, width, height)
    return cards


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
        self.version = 0
        """Counts the bakings."""

    def release(self) -> None:
        """Let go of the pictures that have the size of the window; nothing is drawn any more."""
        self._shown = self._glow = None
        self.surface = self._ground = opaque((1, 1))

    def show(self, table: Table, camera: Camera, hidden: Captures = frozenset()) -> bool:
        """Bring the baked picture up to date; True when it changed."""
        cards = board_cards(table, camera.width, hidden)
        lit = frozenset(cell for cell in cards if table.maze.reached.get(cell))
        crystals = {cell: face for cell, face in table.maze.cards.items() if face.crystal and cell in cards}
        wanted, before = Shown(cards, lit, crystals, camera), self._shown
        sharpened = self._blurred and not self._pictures.pending
        if wanted == before and not sharpened:
            return False
        self._shown = wanted
        if before is None:
            self._bake_oak()
            self._decorate()
            self._bake(self.inner)
            if self._layout.lantern is not None:
                draw_lantern(self.surface, self._layout.lantern, self._layout.unit)
        elif before.camera != camera or sharpened:
            self._bake(self.inner)
        else:
            self._bake_changes(before, wanted)
        self._blurred = bool(self._pictures.pending)
        self.version += 1
        return True

    def draw(self, canvas: pygame.Surface, camera: Camera) -> None:
        """Draw the whole baked table, its board as `camera` sees it."""
        canvas.blit(self.surface, (0, 0))
        if self._shown is not None and self._shown.camera != camera:
            self.draw_inner(canvas, camera)

    def draw_inner(self, canvas: pygame.Surface, camera: Camera) -> None:
        """Draw only the board; while the view moves, its last picture shifted and scaled."""
        if self._shown is None or self._shown.camera == camera:
            canvas.blit(self.surface, self.inner, self.inner)
            return
        baked = self._shown.camera
        scale = camera.width / baked.width
        left = camera.origin[0] + round((self.inner.x - baked.origin[0]) * scale)
        top = camera.origin[1] + round((self.inner.y - baked.origin[1]) * scale)
        size = (max(1, round(self.inner.w * scale)), max(1, round(self.inner.h * scale)))
        covered = Rect((left, top), size).clip(self.inner)
        canvas.set_clip(self.inner)
        self._draw_uncovered(canvas, camera, covered)
        if scale == 1:
            canvas.blit(self.surface, (left, top), self.inner)
        else:
            part = _seen_part(self.inner, (left, top), scale)  # the whole, enlarged, would take six times its memory
            size = (max(1, round(part.w * scale)), max(1, round(part.h * scale)))
            place = (left + round((part.x - self.inner.x) * scale), top + round((part.y - self.inner.y) * scale))
            canvas.blit(pygame.transform.scale(self.surface.subsurface(part), size), place)
        canvas.set_clip(None)

    def _draw_uncovered(self, canvas: pygame.Surface, camera: Camera, covered: Rect) -> None:
        """Draw the cards that come into view beside the last picture, roughly: light falls on them when it rests."""
        assert self._shown is not None
        canvas.fill(hue(_MOVING_GROUND), self.inner)
        for cell, key in self._shown.cards.items():
            rect = camera.cell_rect(cell)
            seen = rect.clip(self.inner)
            if seen and not covered.contains(seen):
                tint = _LIT_TINT if cell in self._shown.lit else _UNLIT_TINT
                canvas.blit(pygame.transform.scale(self._pictures.get(key), rect.size), rect)
                if not in_contrast():
                    canvas.fill(tint, rect, pygame.BLEND_RGB_MULT)

    def panel_light(self, panel: pygame.Surface, at: tuple[int, int]) -> None:
        """Darken a panel that is at `at` as the rim of the table is darkened; in high contrast nothing is."""
        if not in_contrast():
            self._light.darken_rim(panel, at)

    def _bake_changes(self, before: Shown, wanted: Shown) -> None:
        cells = {
            cell
            for cell in before.cards.keys() | wanted.cards.keys()
            if before.cards.get(cell) != wanted.cards.get(cell)
        }
        camera = wanted.camera
        areas = [self._light.affected(camera.cell_rect(cell)) for cell in cells]
        areas += [camera.cell_rect(cell) for cell in _marked(before.cards) ^ _marked(wanted.cards)]
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
        for cell in _marked(cards):
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
        _lay_shadow(ground, board.move(0, layout.px(4)), margin)
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


def _seen_part(inner: Rect, place: tuple[int, int], scale: float) -> Rect:
    """Return the part of a picture of `inner` that is seen there when it lies at `place`, scaled."""
    edge = 1
    left, top = (int((here - at) / scale) - edge for here, at in zip(inner.topleft, place, strict=True))
    wide, high = (math.ceil(side / scale) + 2 * edge + 1 for side in inner.size)
    return Rect(inner.x + left, inner.y + top, wide, high).clip(inner)


def _marked(cards: Mapping[Cell, PictureKey]) -> set[Cell]:
    """Return the free cells up to two steps from a card."""
    near = {cell + step for cell in cards for _, step, _ in STEPS}
    near |= {cell + step for cell in near for _, step, _ in STEPS}
    return near - cards.keys()


def _lay_shadow(ground: pygame.Surface, rect: Rect, margin: int) -> None:
    """Lay the shadow of a large rectangle, blurred small and scaled up; `margin` larger on each side."""
    step = _SHADOW_STEP * 2
    whole = (rect.w + 2 * margin, rect.h + 2 * margin)
    small = blank((max(8, whole[0] // step), max(8, whole[1] // step)))
    edge = max(1, margin // step)
    small.fill((0, 0, 0, 190), small.get_rect().inflate(-2 * edge, -2 * edge))
    soft = pygame.transform.gaussian_blur(small, max(1, edge // 2))
    lay_stretched(ground, soft, 0, whole, (rect.x - margin, rect.y - margin))


def draw_rack(surface: pygame.Surface, layout: TableLayout) -> None:
    """Draw the wooden lip in front of the hand; in high contrast the numbers of the cards alone stand there."""
    from game.art.surfaces.plates import plate

    lip = layout.rack_lip
    if in_contrast():
        surface.fill(BLACK, lip)
        return
    wood = plate((lip.w, lip.h * 2), "wood", 11, unit=layout.unit, radius=7)
    under, margin = shadow(wood, layout.px(6), 190)
    surface.blit(under, (lip.x - margin, lip.y - layout.px(3) - margin))
    surface.blit(wood, lip)
    line = (lip.x + layout.px(6), lip.y + layout.px(1.5)), (lip.right - layout.px(6), lip.y + layout.px(1.5))
    pygame.draw.line(surface, (176, 140, 90), *line, max(1, layout.px(1)))


def draw_lantern(surface: pygame.Surface, where: Rect, unit: float) -> None:
    """Draw the lantern that lights the table."""
    disc = svg.ellipse(50, 50, 34, 11, "#000000")
    foot = pygame.transform.gaussian_blur(rasterise(svg.document(disc, 100, 100), where.size), max(1, round(7 * unit)))
    surface.blit(foot, where.move(round(6 * unit), round(44 * unit)))
    body = svg.group(lamp(1.6), svg.translate(32, 34, 0, 1.05))
    surface.blit(rasterise(svg.document(body, 64, 64, tool_defs()), where.size), where)


def maze_cells(table: Table) -> list[Cell]:
    """Return the cells that a fitted view shows: every card of the maze."""
    bonus = [] if table.maze.bonus is None else [table.maze.bonus]
    return [*table.maze.cards, *table.maze.closed, *bonus]
