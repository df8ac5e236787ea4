"""Draws an aim and the last acts over the board: everything on it that the light never darkens."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import assert_never

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import card_key
from game.art.drawing.contrast import GREY, YELLOW, hue, two_forms
from game.art.drawing.raster import Colour
from game.art.store import PictureStore
from game.engine.cards import Face
from game.engine.cells import START_CELL, STEPS, Cell, at, xy
from game.engine.commands import Map, Rockfall
from game.engine.events import Looked, TurnEvent
from game.engine.table import Table
from game.tabletop.board.board import Board
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.aim import Aim
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat, Target
from game.tabletop.view.camera import Camera
from game.tabletop.view.goal_tags import GoalTag, draw_pointer, draw_tag, is_seen
from game.tabletop.view.hand import hand_key
from game.tabletop.view.last_acts import act_place
from game.tabletop.view.overlays import (
    draw_badge,
    draw_cursor,
    draw_ghost,
    draw_hatch,
    draw_joins,
    draw_legal,
    draw_target,
)
from game.ui.paint import draw_veil
from game.ui.text import draw_text
from game.ui.theme import font

_GRID: Colour = two_forms((203, 177, 132), YELLOW)
_LINE: Colour = two_forms((90, 78, 60), GREY)
_VEIL = (10, 8, 7, 140)
"""Leaves 45 % of what is no target of an action card (UX M7)."""
LIFT = 3
"""Design units by which a legal target of an action card rises."""


class Marks:
    """Over one layout's board. `camera` is set before drawing."""

    def __init__(self, layout: TableLayout, pictures: PictureStore, board: Board) -> None:
        self._layout = layout
        self._pictures = pictures
        self._board = board

    def draw_resting(self, canvas: pygame.Surface, camera: Camera, table: Table, aim: Aim, grid: bool) -> None:
        """Draw what does not follow the pointer: grid, legal cells and goals, and what is laid tentatively."""
        canvas.set_clip(self._board.inner)
        if grid:
            self._draw_grid(canvas, camera)
        if aim.action_held:
            self._draw_action_targets(canvas, camera, aim)
        for cells, solid in ((aim.after_turning, False), (aim.as_held | aim.places, True)):
            for cell in cells:
                draw_legal(canvas, camera.cell_rect(cell), solid, self._layout.unit, self._pictures)
        for goal in aim.asked:
            draw_target(canvas, camera.goal_rect(goal), self._layout.unit, False)
        if aim.settled is not None:
            self._draw_card(canvas, camera, table, (aim.settled.face, aim.settled.cell), settled=True)
        elif aim.laid is not None and aim.laid_card is not None:
            self._draw_laid_action(canvas, camera, aim)
        canvas.set_clip(None)

    def draw_pointed(self, canvas: pygame.Surface, camera: Camera, table: Table, aim: Aim) -> None:
        """Draw what follows the pointer or the key cursor: the ghost, or the sign that the card cannot go there."""
        canvas.set_clip(self._board.inner)
        if aim.placing is not None:
            rect = camera.cell_rect(aim.placing.cell)
            canvas.blit(self._pictures.get(card_key(naming.bonus(aim.placing.value), rect.w)), rect)
            draw_target(canvas, rect, self._layout.unit, True)
        elif aim.ghost is not None:
            rect = camera.cell_rect(aim.ghost[1])
            self._board.draw_part(canvas, rect, camera)
            self._draw_card(canvas, camera, table, aim.ghost, settled=False)
        elif isinstance(aim.hover, OnCell) and not aim.legal:
            rect = camera.cell_rect(aim.hover.cell)
            if aim.card is not None:
                draw_hatch(canvas, rect, self._layout.unit)
            if aim.drag is None:
                draw_cursor(canvas, rect)
        canvas.set_clip(None)
        if aim.legal or (isinstance(aim.hover, OnGoal) and aim.hover.goal in aim.asked):
            self._draw_strong_target(canvas, camera, aim)
        elif isinstance(aim.hover, OnSeat | OnPile | OnGoal) and aim.drag is None:
            canvas.set_clip(self._board.inner if isinstance(aim.hover, OnGoal) else None)
            draw_cursor(canvas, self.place(aim.hover, camera) or self._layout.discard)
            canvas.set_clip(None)
        elif aim.hover == OnPile() and aim.card is not None:
            draw_target(canvas, self._layout.discard, self._layout.unit, True)

    def _draw_strong_target(self, canvas: pygame.Surface, camera: Camera, aim: Aim) -> None:
        """Draw a brighter ring around the target that is pointed at; a ghost has its own."""
        rect = None if aim.hover is None else self.place(aim.hover, camera)
        if rect is None or aim.ghost is not None:
            return
        if aim.action_held:
            rect = rect.move(0, -self._layout.px(LIFT))
        canvas.set_clip(None if isinstance(aim.hover, OnSeat) else self._board.inner)
        draw_target(canvas, rect, self._layout.unit, True)
        canvas.set_clip(None)

    def _draw_card(
        self, canvas: pygame.Surface, camera: Camera, table: Table, card: tuple[Face, Cell], settled: bool
    ) -> None:
        face, cell = card
        rect = camera.cell_rect(cell)
        joined = table.maze.sides_reached(cell)
        picture = self._pictures.get(card_key(naming.path(face), rect.w, "lit" if joined & face.living else ""))
        draw_ghost(canvas, rect, picture, self._layout.unit, settled)
        draw_joins(canvas, rect, face, _meeting(table, cell))

    def _draw_laid_action(self, canvas: pygame.Surface, camera: Camera, aim: Aim) -> None:
        """Draw the action card that is laid tentatively on a cell or a goal, a little smaller than what it covers."""
        match aim.laid:
            case Rockfall(cell):
                place = camera.cell_rect(cell)
            case Map(goal):
                place = camera.goal_rect(goal)
            case _:
                return
        width = round(place.w * 0.8) // 2 * 2
        where = Rect(0, 0, width, width * 3 // 2)
        where.center = place.center
        canvas.blit(self._pictures.get(hand_key(aim.laid_card, width)), where)
        draw_target(canvas, where, self._layout.unit, True)

    def _draw_action_targets(self, canvas: pygame.Surface, camera: Camera, aim: Aim) -> None:
        """Draw the board dimmed, and what the card may go to lifted out of the dusk."""
        inner, unit = self._board.inner, self._layout.unit
        draw_veil(canvas, inner, _VEIL)
        for target in aim.targets:
            rect = self.place(target, camera)
            if rect is not None and not isinstance(target, OnSeat):
                lift = self._layout.px(LIFT)
                self._board.draw_part(canvas, rect, camera, lift)
                draw_target(canvas, rect.move(0, -lift), unit, False)

    def place(self, target: Target, camera: Camera) -> Rect | None:
        """Return where a target is on the window; None for the pile."""
        match target:
            case OnCell(cell):
                return camera.cell_rect(cell)
            case OnGoal(goal):
                return camera.goal_rect(goal)
            case OnSeat(seat):
                return self._layout.seat(seat)
            case OnPile():
                return None
            case _:
                assert_never(target)

    def _draw_grid(self, canvas: pygame.Surface, camera: Camera) -> None:
        """Draw letters for columns and numbers for rows, at request; the start is in column D, row 5."""
        face, area = font("strong", self._layout.type(13)), self._board.inner
        first, last = xy(camera.cell_at(area.topleft)), xy(camera.cell_at((area.right - 1, area.bottom - 1)))
        for x in range(first[0], last[0] + 1):
            rect = camera.cell_rect(at(x, 0))
            pygame.draw.line(canvas, hue(_LINE), (rect.x, area.y), (rect.x, area.bottom))
            draw_text(canvas, column_letter(x), (rect.centerx, area.y + 2), face, _GRID, "midtop", (0, 0, 0))
        for y in range(first[1], last[1] + 1):
            rect = camera.cell_rect(at(0, y))
            pygame.draw.line(canvas, hue(_LINE), (area.x, rect.y), (area.right, rect.y))
            draw_text(canvas, row_number(y), (area.x + 3, rect.centery), face, _GRID, "midleft", (0, 0, 0))

    def draw_tags(self, canvas: pygame.Surface, camera: Camera, tags: Sequence[GoalTag]) -> None:
        """Draw the tags beside the goals, and signs towards those out of view."""
        canvas.set_clip(self._board.inner)
        for tag in tags:
            if is_seen(camera, tag.goal, self._layout.maze):
                draw_tag(canvas, camera, tag, self._pictures)
            else:
                draw_pointer(canvas, camera, tag.goal, self._layout.maze, self._pictures)
        canvas.set_clip(None)

    def draw_acts(self, canvas: pygame.Surface, camera: Camera, acts: Mapping[int, TurnEvent]) -> None:
        """Draw the token of each seat where it acted last; several at one place stand side by side."""
        size, px = self._layout.px(25), self._layout.px
        taken: dict[Target, int] = defaultdict(int)
        for seat, act in acts.items():
            if isinstance(act, Looked):
                continue  # the tag beside the goal tells it
            target = act_place(act)
            rect = None if target is None else self.place(target, camera)
            if target is None or rect is None:
                continue
            on_seat = isinstance(target, OnSeat)
            if not on_seat and not self._board.inner.colliderect(rect):
                continue
            shift = taken[target] * round(size * 0.8)
            taken[target] += 1
            corner = (rect.right - px(7) - shift, rect.top + px(5))
            if on_seat and self._layout.stacked_seats:  # the name stands at the left
                corner = (rect.right - px(10) - shift, rect.top + px(5))
            elif on_seat:
                corner = (rect.left + px(10) + shift, rect.top + px(9))
            else:
                corner = _within(corner, self._board.inner.inflate(-size, -size))
            draw_badge(canvas, seat, corner, size, self._pictures)


def _within(place: tuple[int, int], area: Rect) -> tuple[int, int]:
    """Return the point of an area that is nearest to a place."""
    x, y = place
    return min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)


def _meeting(table: Table, cell: Cell) -> int:
    """Return the sides of `cell` at which a neighbour has a tunnel."""
    cards = table.maze.cards
    return sum(side for side, step, across in STEPS if cell + step in cards and cards[cell + step].sides & across)


def column_letter(x: int) -> str:
    """Return the letter of a column: the start is in column D."""
    number = x - xy(START_CELL)[0] + 3
    return chr(ord("A") + number) if 0 <= number < 26 else str(x)


def row_number(y: int) -> str:
    """Return the number of a row: the start is in row 5."""
    return str(y + 5)
