"""The mine as something to press: cells are pointed at, cards laid and taken up, the view is pulled along."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.cells import GOAL_CELLS, START_CELL, Cell, at, xy
from game.scenes.sandbox.deeds import Deeds
from game.tabletop.move.targets import OnCell, OnGoal, Target
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.wheel import Pull
from game.ui.widgets.widget import Taken, Widget

_STEPS = {Control.LEFT: (-1, 0), Control.RIGHT: (1, 0), Control.UP: (0, -1), Control.DOWN: (0, 1)}
_MOVED = 6
_FARTHEST = 40
"""Cells from the start beyond which the keys do not go."""


class MinePad(Widget):
    """Covers the mine and draws nothing: the scene does."""

    keeps_drag = True
    clicks = False
    may_be_covered = True

    def __init__(
        self, deeds: Deeds, *, point: Callable[[Target | None], None], pull: Callable[[int, int], None]
    ) -> None:
        super().__init__("mine")
        self._deeds = deeds
        self._point = point
        self._pull_view = pull
        self._pull = Pull()
        self._grip: tuple[int, int] | None = None
        """Where a card was taken up by this press."""
        self._dragged = False

    def height(self, width: int, _viewport: Viewport) -> int:
        return width

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        pass

    def grab(self, pos: tuple[int, int]) -> None:
        deeds, self._grip, self._dragged = self._deeds, None, False
        target = deeds.target_at(pos)
        self._point(target)
        if deeds.holding:
            return
        if target is not None and deeds.lift(target):
            self._grip = pos
        else:
            self._pull.begin(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._grip is not None:
            self._dragged |= abs(pos[0] - self._grip[0]) + abs(pos[1] - self._grip[1]) > _MOVED
            if self._dragged:
                self._deeds.hang(pos)
        else:
            dx, dy = self._pull.along(pos)
            if dx or dy:
                self._pull_view(dx, dy)

    def press(self, pos: tuple[int, int] | None) -> Change:
        deeds, lifted = self._deeds, self._grip is not None
        self._grip = None
        if self._pull.end():
            return None
        if pos is not None and lifted:
            return deeds.let_fall(pos) if self._dragged else None
        target = deeds.target if pos is None else deeds.target_at(pos)
        if target is None:
            return None
        if pos is None and not deeds.holding and deeds.lift(target):
            return None
        return deeds.press(target)

    def key(self, event: pygame.Event) -> Taken | None:
        step = _STEPS.get(control_of(event) or Control.CONFIRM)
        if step is None:
            return None
        x, y = xy(_cell_of(self._deeds.target))
        dx, dy = step
        cell = at(max(-_FARTHEST, min(x + dx, _FARTHEST)), max(-_FARTHEST, min(y + dy, _FARTHEST)))
        self._point(OnCell(cell))
        return Taken(repeats=True)


def _cell_of(target: Target | None) -> Cell:
    """Return the cell that the keys go on from."""
    match target:
        case OnCell(cell):
            return cell
        case OnGoal(goal):
            return GOAL_CELLS[goal - 1]
        case _:
            return START_CELL
