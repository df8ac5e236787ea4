"""What the mouse means at the table: drag or click a card to its place, turn it, pan and zoom (UX M2, M6, M10)."""

from __future__ import annotations

import pygame

from game.engine.cards import Face
from game.scenes.table.intents import Grab, HoldBoard, Intent, Pan, PointAt, Release, ScrollLog, Turn, TurnAt, Zoom
from game.tabletop.move.move import Move
from game.tabletop.view.table import TableView
from game.ui.wheel import Scrolled, Sweep, notches_away

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
        self.sweep = Sweep()

    def intent(self, event: pygame.Event) -> Intent | None:
        """Return what a mouse event means that no button has taken."""
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        self._pos = event.pos
        match event.type:
            case pygame.MOUSEMOTION if self._move.cursor.panning:
                return Pan(*event.rel)
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

    def _press(self, button: int) -> Intent | None:
        match button:
            case 1:
                return Grab(self._pos)
            case 2:
                return HoldBoard(self._view.board.inner.collidepoint(self._pos))
            case 3:
                return TurnAt(self._pos)
            case _:
                return None

    def _release(self, button: int) -> Intent | None:
        match button:
            case 1:
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
