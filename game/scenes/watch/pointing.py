"""What the mouse does on the table of a replay: zoom, pull the board and the log along, point at things."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.watch.view import WatchView
from game.tabletop.tips.pointed import Pointed
from game.ui.wheel import Pull, Scrolled, notches_away

_WHEEL_STEP = 60


class TablePointer:
    """`over` says whether something lies over the table at a point: nothing below it is heard then."""

    def __init__(self, view: WatchView, over: Callable[[tuple[int, int]], bool]) -> None:
        self._view = view
        self._over = over
        self.pos = (-1, -1)
        self.pointed = Pointed(view)
        self._scrolled = Scrolled(_WHEEL_STEP)
        self._board, self._log = Pull(), Pull()

    def move(self, pos: tuple[int, int]) -> bool:
        """Follow the pointer; True when something looks different."""
        view = self._view
        self.pos = pos
        changed = view.log.hover(pos)
        across, down = self._board.along(pos)
        if across or down:
            view.viewpoint.pan(across, down)
        changed |= view.log.scroll(self._log.along(pos)[1])
        self.pointed.point(None if self._over(pos) else view.thing_at(pos))
        return changed

    def wheel(self, event: pygame.Event) -> bool:
        """Scroll the log or zoom the board, whichever is under the pointer; True when something looks different."""
        view, pos, steps = self._view, self.pos, notches_away(event)
        if view.layout.log_shown and view.log.body.collidepoint(pos):
            return view.log.scroll(self._scrolled.pixels(event))
        if steps and view.board.inner.collidepoint(pos):
            view.viewpoint.zoom(steps, pos)
            return True
        return False

    def press(self, pos: tuple[int, int]) -> None:
        """Hear of a press on the log or on the board, and on nothing that lies over them."""
        view = self._view
        if self._over(pos):
            return
        if view.layout.log_shown and view.layout.log.collidepoint(pos):
            self._log.begin(pos)
        elif view.board.inner.collidepoint(pos):
            self._board.begin(pos)

    def let_go(self) -> None:
        """Pull nothing any more."""
        self._board.end()
        self._log.end()
