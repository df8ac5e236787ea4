"""The table as a picture: board, marks, panels and hand in one layout, and what is where on it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Protocol

import pygame
from pygame import Rect

from game.art.drawing.raster import opaque
from game.art.people.looks import Look
from game.art.store import PictureStore
from game.engine.cards import Card, InFront
from game.engine.cells import Cell
from game.engine.commands import DiscardTwo, Pass
from game.engine.deal import all_cards
from game.tabletop.board.board import Board
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.aim import Aim
from game.tabletop.move.handles import handle_rects
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat, Target, laid_on
from game.tabletop.rail.seats import Rail
from game.tabletop.view import captures
from game.tabletop.view.captures import Captures
from game.tabletop.view.goal_tags import GoalTag, goal_tags, tag_rect
from game.tabletop.view.hand import (
    Hand,
    HandCard,
    HandShown,
    deck_keys,
    draw_role,
    draw_role_words,
    hand_key,
    role_words,
)
from game.tabletop.view.held import HeldCard
from game.tabletop.view.log import LogPanel
from game.tabletop.view.marks import Marks
from game.tabletop.view.overlays import draw_handle, draw_target
from game.tabletop.view.panel import Panels
from game.tabletop.view.piles import draw_piles
from game.tabletop.view.seen import Seen
from game.tabletop.view.topbar import BarShown, bar_area, paint_bar
from game.tabletop.view.viewpoint import Viewpoint

_GOAL_NAME = 14
"""Type of the goals' names, design units."""
_MAGNET = 0.35
"""A drop counts for a cell this much of a card beyond its edge (UX M2)."""

_HANDLE, _HANDLE_LESS = 34, 12
"""Design units of a handle that turns a ghost, and by how many pixels it may be smaller than a button."""


class Buttons(Protocol):
    """What is drawn over the table at rest; `says` is everything that its picture depends on."""

    @property
    def says(self) -> Hashable: ...

    def draw(self, canvas: pygame.Surface) -> None: ...


class TableView:
    """Everything on the window but the buttons and what moves. Also says where things are (`Places`)."""

    layout: TableLayout
    seen: Seen
    board: Board
    viewpoint: Viewpoint
    hand_view: Hand
    log: LogPanel

    def __init__(self, pictures: PictureStore, saves_log: bool = False) -> None:
        self.pictures = pictures
        self._saves_log = saves_log
        self._arranged = False
        self.looks: tuple[Look, ...] = ()
        """How each face looks now; while empty, as it does at rest."""

    def arrange(self, layout: TableLayout, seen: Seen) -> None:
        """Lay everything out anew for `layout`. Nothing else is asked of the view before that."""
        pictures = self.pictures
        if self._arranged:
            self.release()  # two boards at once would be the most that the game holds
        self._arranged = True
        self.layout = layout
        self.seen = seen
        self.board = Board(pictures, layout)
        self.viewpoint = Viewpoint(layout, seen.table)
        self.hand_view = Hand(layout, pictures)
        self.log = LogPanel(layout, pictures, self._saves_log)
        self._marks = Marks(layout, pictures, self.board)
        self._panels = Panels(pictures, self.board.panel_light)
        self._rail = Rail(layout, pictures, self._panels)
        self._rest = None if layout.viewport.large else opaque(layout.viewport.size)
        self._rest_says: tuple[Hashable, Hashable] | None = None
        self._looks = 0
        self._held = HeldCard(layout, pictures)
        self.look(seen)
        pictures.warm(deck_keys(all_cards(seen.table.rules), layout.hand_card[0], self.viewpoint.baked.width))

    def look(self, seen: Seen) -> None:
        """Show this from now on."""
        self.seen = seen
        self._looks += 1
        self.log.tell(seen.lines)

    def reopen(self, layout: TableLayout) -> None:
        """Take another layout that differs only in the log's drawer."""
        self.layout = layout
        log, self.log = self.log, LogPanel(layout, self.pictures, self._saves_log)
        self.log.same_as(log)
        self._rest_says = None
        self.log.tell(self.seen.lines)

    def release(self) -> None:
        """Let go of the pictures that have the size of the window; nothing is drawn any more."""
        self.board.release()
        self._rest = None
        self._panels.clear()

    def bake(self, hidden: Captures) -> bool:
        """Bring the baked board up to date, all of it if others look on, else as far as a frame allows.

        True when the table is to be drawn again.
        """
        by_parts = not self.viewpoint.take_jump()
        return self.board.show(self.seen.table, self.viewpoint.baked, hidden, by_parts=by_parts) or self._panels.stale()

    @property
    def moving(self) -> bool:
        """Whether the view of the board is on its way, or its picture is still being baked."""
        return self.viewpoint.moving or self.board.baking

    @property
    def wake_in(self) -> float | None:
        """Seconds until the view of the board changes or sharpens by itself."""
        return 0.0 if self.board.baking else self.viewpoint.wake_in

    # Where things are

    @property
    def unit(self) -> float:
        return self.layout.unit

    def mat(self) -> Rect:
        return self.board.inner

    def cell(self, cell: Cell) -> Rect:
        return self.viewpoint.camera.cell_rect(cell)

    def goal(self, k: int) -> Rect:
        return self.viewpoint.camera.goal_rect(k)

    def seat(self, i: int) -> Rect:
        return self.layout.seat(i)

    def slot(self, i: int, thing: InFront) -> Rect:
        return self.layout.slot(i, thing)

    def hand(self, card_id: int) -> Rect | None:
        ids = self.seen.hand_ids
        if card_id not in ids:
            return None
        return self.hand_view.card_rect(ids.index(card_id), len(ids))

    def deck(self) -> Rect:
        return self.layout.deck

    def discard(self) -> Rect:
        return self.layout.discard

    def target_at(self, pos: tuple[int, int], aim: Aim) -> Target | None:
        """Return what is under a point; a legal cell draws the pointer in from a little outside."""
        if self.layout.log_open and not self.layout.log_docked and self.layout.log.collidepoint(pos):
            return None
        if aim.ghost is not None and any(handle.collidepoint(pos) for handle in self.handles(aim)):
            return aim.hover
        for seat in range(self.seen.table.seats):
            if self.layout.seat(seat).collidepoint(pos):
                return OnSeat(seat)
        if self.layout.discard.inflate(12, 12).collidepoint(pos):
            return OnPile()
        if not self.board.inner.collidepoint(pos):
            return None
        camera = self.viewpoint.camera
        under = camera.cell_at(pos)
        goal = self.seen.table.maze.closed.get(under)
        if goal is not None:
            return OnGoal(goal)
        legal = aim.as_held | aim.after_turning | aim.places
        if under in legal or not legal:
            return self._tag_at(pos) or OnCell(under)
        reach = [camera.cell_rect(cell) for cell in legal]
        wide, high = round(camera.width * 2 * _MAGNET), round(camera.height * 2 * _MAGNET)
        near = [rect for rect in reach if rect.inflate(wide, high).collidepoint(pos)]
        if not near:
            return OnCell(under)
        best = min(near, key=lambda rect: (rect.centerx - pos[0]) ** 2 + (rect.centery - pos[1]) ** 2)
        return OnCell(camera.cell_at(best.center))

    def handles(self, aim: Aim) -> tuple[Rect, ...]:
        """Return where a click turns the ghost, or the card that is laid tentatively (UX S4)."""
        if aim.turnable is None:
            return ()
        legal = map(self.cell, aim.as_held | aim.after_turning)
        size = max(self.layout.px(_HANDLE), self.layout.viewport.least_target - _HANDLE_LESS)
        return handle_rects(self.cell(aim.turnable), legal, self.board.inner, size)

    def tags(self) -> list[GoalTag]:
        """Return the tags beside the goals that are face down."""
        seen = self.seen
        size, right = self.layout.type(_GOAL_NAME), self.layout.open_cloth.right - 2
        return goal_tags(seen.table.maze, seen.looks, seen.claims, seen.known, type_=size, right=right)

    def _tag_at(self, pos: tuple[int, int]) -> Target | None:
        """Return the goal whose tag is under a point."""
        camera = self.viewpoint.camera
        return next((OnGoal(tag.goal) for tag in self.tags() if tag_rect(camera, tag).collidepoint(pos)), None)

    def target_rect(self, target: Target) -> Rect:
        """Return where a target is on the window."""
        place = self._marks.place(target, self.viewpoint.camera)
        return self.layout.discard if place is None else place

    # Drawing

    def draw(
        self, canvas: pygame.Surface, aim: Aim, hand: HandShown, hidden: Captures, grid: bool, buttons: Buttons
    ) -> None:
        """Draw everything at rest, the held card left out. What the pointer does not change is drawn once and kept."""
        camera = self.viewpoint.camera
        words = role_words(self.seen.role[0])
        panels = (self._looks, aim.still, hidden, self.log.says, self.pictures.pending, buttons.says, words)
        mat = (self.board.version, camera, grid)
        rest = canvas if self._rest is None else self._rest
        if self._rest is None or self._rest_says is None or self._rest_says[0] != panels:
            rest.blit(self.board.surface, (0, 0))
            self._draw_panels(rest, aim, hidden)
            buttons.draw(rest)
        else:
            self._rail.draw_changed_faces(rest, self.board.surface, self.seen, self.looks, aim, hidden)
        if self._rest is None or self._rest_says != (panels, mat):
            # always last, and over the edges of the panels: the picture must not hang on what was drawn before
            self.board.draw_inner(rest, camera)
            self._draw_mat(rest, aim, grid)
        self._rest_says = (panels, mat)
        if rest is not canvas:
            canvas.blit(rest, (0, 0))
        self._marks.draw_pointed(canvas, camera, self.seen.table, aim)
        for handle in self.handles(aim):
            draw_handle(canvas, handle, self.unit, self.pictures)
        self._draw_laid_on_seat(canvas, aim)
        self._marks.draw_acts(canvas, camera, self.seen.acts)
        if self.layout.log_open:
            self._draw_log(canvas)
        self.hand_view.draw(canvas, hand, self.board.surface.subsurface(self.layout.rack_lip))

    def _draw_mat(self, canvas: pygame.Surface, aim: Aim, grid: bool) -> None:
        """Draw what is on the board, the cards of the maze left out."""
        seen, camera = self.seen, self.viewpoint.camera
        self._marks.draw_resting(canvas, camera, seen.table, aim, grid)
        self._marks.draw_tags(canvas, camera, self.tags())
        draw_piles(
            canvas,
            self.layout,
            self.pictures,
            seen.table,
            len(aim.gone) if isinstance(aim.laid, Pass | DiscardTwo) else 0,
        )
        self._draw_log_pointer(canvas)

    def _draw_panels(self, canvas: pygame.Surface, aim: Aim, hidden: Captures) -> None:
        self._draw_bar(canvas)
        self._rail.draw(canvas, self.seen, self.looks, aim, hidden)
        if self.layout.log_docked:
            self._draw_log(canvas)
        draw_role(canvas, self.layout, self.pictures, *self.seen.role)
        draw_role_words(canvas, self.layout, self.seen.role[0])

    def _draw_log(self, canvas: pygame.Surface) -> None:
        self._panels.draw(canvas, "log", self.log.says, self.log.area, self.log.paint)

    def draw_held(self, canvas: pygame.Surface, aim: Aim, spin: float = 0.0) -> None:
        """Draw the card that hangs on the pointer, `spin` degrees askew; it gives the ghost in its target free."""
        self._held.draw(canvas, aim, None if aim.ghost is None else self.cell(aim.ghost[1]), spin)

    def hand_shown(
        self,
        aim: Aim,
        cards: tuple[Card | None, ...],
        hidden: Captures,
        hovered: int | None,
        focused: int | None,
        rotatable: int | None,
    ) -> HandShown:
        """Return the rack with its gaps: the card that hangs on the pointer, is laid tentatively, or is in flight."""
        places = []
        for index, (card, card_id) in enumerate(zip(cards, self.seen.hand_ids, strict=True)):
            dragged = aim.drag is not None and index == aim.held
            away = dragged or index in aim.gone or captures.hand(card_id) in hidden
            places.append(HandCard(card, away))
        held = None if aim.drag is not None else aim.held
        return HandShown(tuple(places), hovered, held, focused, rotatable)

    @property
    def bar(self) -> BarShown:
        """What the bar at the top says."""
        table = self.seen.table
        return BarShown(table.round, table.deck, len(table.discards), self.seen.actor, self.seen.turn)

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        paint = partial(paint_bar, layout=self.layout, pictures=self.pictures, shown=self.bar)
        self._panels.draw(canvas, "bar", self.bar, bar_area(self.layout), paint)

    def _draw_laid_on_seat(self, canvas: pygame.Surface, aim: Aim) -> None:
        viewer = self.seen.viewer
        place = None if viewer is None else laid_on(aim.laid, viewer)
        if not isinstance(place, OnSeat) or aim.laid_card is None:
            return
        plate = self.layout.seat(place.seat)
        width = min(plate.h * 2 // 3, self.layout.px(60)) // 2 * 2
        where = Rect(0, 0, width, width * 3 // 2)
        where.midright = (plate.right + width // 3, plate.centery)
        canvas.blit(self.pictures.get(hand_key(aim.laid_card, width)), where)
        draw_target(canvas, where, self.layout.unit, True)

    def _draw_log_pointer(self, canvas: pygame.Surface) -> None:
        """Draw what the hovered line of the log speaks of."""
        line = self.log.hovered
        if line is None:
            return
        rect = None
        if line.cell is not None:
            rect = self.cell(line.cell)
        elif line.goal is not None:
            rect = self.goal(line.goal)
        if rect is not None and self.board.inner.colliderect(rect):
            canvas.set_clip(self.board.inner)
            draw_target(canvas, rect, self.unit, False)
            canvas.set_clip(None)
