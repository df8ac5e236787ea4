"""What the mouse means at the table: drag or click a card to its place, turn it, pan and zoom (UX M2, M6, M10)."""

from __future__ import annotations

import pygame

from game.engine.cards import Face
from game.scenes.table.intents import Grab, HoldBoard, Intent, Pan, PointAt, Release, ScrollLog, Turn, TurnAt, Zoom
from game.tabletop.move.move import Move
from game.tabletop.view.table import TableView
from game.ui.wheel import Pull, Scrolled, Sweep, notches_away

_DRAG_FROM = 6
"""Pixels that the pointer moves before a press becomes a drag."""
_SCROLL_STEP = 60


class Pointer:
    """Turns mouse events into intents, by where things are and what hangs on the pointer. Changes neither.

    `sweep` is what the wheel is doing; it needs to hear how time passes.
    """

    def __init__(self, view: TableView, move: Move) -> None:
        self._view = view
        self._move = move
        self._pos = (-1, -1)
        self._scrolled = Scrolled(_SCROLL_STEP)
        self._board, self._log = Pull(), Pull()
        self.sweep = Sweep()

    def let_go(self) -> None:
        """Forget what is pulled."""
        self._board.end()
        self._log.end()

    def intent(self, event: pygame.Event) -> Intent | None:
        """Return what a mouse event means that no button has taken."""
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        self._pos = event.pos
        match event.type:
            case pygame.MOUSEMOTION if self._move.cursor.panning:
                return Pan(*event.rel)
            case pygame.MOUSEMOTION if self._board.pressed or self._log.pressed:
                return self._pull(event.pos)
            case pygame.MOUSEMOTION:
                return PointAt(event.pos, self._drags(event.pos))
            case pygame.MOUSEBUTTONDOWN:
                return self._press(event.button)
            case pygame.MOUSEBUTTONUP:
                return self._release(event.button)
            case _:
                return None

    def _drags(self, pos: tuple[int, int]) -> bool:
        """Return whether the held card hangs on the pointer, or does from now on."""
        cursor = self._move.cursor
        if cursor.dragging or cursor.grip is None or self._move.held is None:
            return cursor.dragging
        return abs(pos[0] - cursor.grip.at[0]) + abs(pos[1] - cursor.grip.at[1]) > _DRAG_FROM

    def _pull(self, pos: tuple[int, int]) -> Intent:
        """Pull the board or the log along; a press that has picked something up pulls nothing."""
        if self._move.held is not None:
            self.let_go()
        dx, dy = self._board.along(pos)
        if dx or dy:
            return Pan(dx, dy)
        older = self._log.along(pos)[1]
        return ScrollLog(older) if older else PointAt(pos, self._drags(pos))

    def _press(self, button: int) -> Intent | None:
        layout = self._view.layout
        match button:
            case 1 if layout.log_shown and self._view.log.body.collidepoint(self._pos):
                self._log.begin(self._pos)  # a press counts when it is let go: until then it may become a pull
                return None
            case 1:
                free = self._move.held is None and not self._move.asks_for_place
                if free and self._view.board.inner.collidepoint(self._pos):
                    self._board.begin(self._pos)
                return Grab(self._pos)
            case 2:
                return HoldBoard(self._view.board.inner.collidepoint(self._pos))
            case 3:
                return TurnAt(self._pos)
            case _:
                return None

    def _release(self, button: int) -> Intent | None:
        match button:
            case 1 if self._log.pressed:
                return None if self._log.end() else Grab(self._pos)
            case 1:
                self._board.end()
                return Release(self._pos)
            case 2:
                return HoldBoard(False)
            case _:
                return None

    def _wheel(self, event: pygame.Event) -> Intent | None:
        if self._view.layout.log_shown and self._view.layout.log.collidepoint(self._pos):
            pixels = self._scrolled.pixels(event)
            return ScrollLog(pixels) if pixels else None
        if self.sweep.spent:
            self.sweep.goes_on()
            return None
        if isinstance(self._move.aim.card, Face):
            return Turn() if self.sweep.turns(event) else None
        steps = notches_away(event)
        return Zoom(steps, self._pos) if steps and self._view.board.inner.collidepoint(self._pos) else None
