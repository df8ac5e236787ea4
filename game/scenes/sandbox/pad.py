"""The mine as something to press: cells are pointed at, cards laid and taken up, the view is pulled along."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.engine.cells import GOAL_CELLS, START_CELL, Cell, at, xy
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


class Digger(Protocol):
    """Whoever plays in the mine."""

    @property
    def target(self) -> Target | None:
        """What is pointed at."""

    @property
    def holding(self) -> bool:
        """Whether a card is held."""

    def target_at(self, pos: tuple[int, int]) -> Target | None:
        """Return what is under a point."""

    def point(self, target: Target | None) -> None:
        """Point at something."""

    def lift(self, target: Target) -> bool:
        """Take the card up that lies there; False where none does."""

    def press(self, target: Target) -> Change:
        """Lay the held card there, or do what a press does without a card."""

    def hang(self, pos: tuple[int, int] | None) -> None:
        """Let the held card hang on the pointer."""

    def let_fall(self, pos: tuple[int, int]) -> Change:
        """Drop the held card where it hangs."""

    def pull(self, dx: int, dy: int) -> None:
        """Move the view."""


class MinePad(Widget):
    """Covers the mine and draws nothing: the scene does."""

    keeps_drag = True
    clicks = False
    may_be_covered = True

    def __init__(self, digger: Digger) -> None:
        super().__init__("mine")
        self._digger = digger
        self._pull = Pull()
        self._grip: tuple[int, int] | None = None
        """Where a card was taken up by this press."""
        self._dragged = False

    def height(self, width: int, _viewport: Viewport) -> int:
        return width

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        pass

    def grab(self, pos: tuple[int, int]) -> None:
        digger, self._grip, self._dragged = self._digger, None, False
        target = digger.target_at(pos)
        digger.point(target)
        if digger.holding:
            return
        if target is not None and digger.lift(target):
            self._grip = pos
        else:
            self._pull.begin(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._grip is not None:
            self._dragged |= abs(pos[0] - self._grip[0]) + abs(pos[1] - self._grip[1]) > _MOVED
            if self._dragged:
                self._digger.hang(pos)
        else:
            dx, dy = self._pull.along(pos)
            if dx or dy:
                self._digger.pull(dx, dy)

    def press(self, pos: tuple[int, int] | None) -> Change:
        digger, lifted = self._digger, self._grip is not None
        self._grip = None
        if self._pull.end():
            return None
        if pos is not None and lifted:
            return digger.let_fall(pos) if self._dragged else None
        target = digger.target if pos is None else digger.target_at(pos)
        if target is None:
            return None
        if pos is None and not digger.holding and digger.lift(target):
            return None
        return digger.press(target)

    def key(self, event: pygame.Event) -> Taken | None:
        step = _STEPS.get(control_of(event) or Control.CONFIRM)
        if step is None:
            return None
        x, y = xy(_cell_of(self._digger.target))
        dx, dy = step
        cell = at(max(-_FARTHEST, min(x + dx, _FARTHEST)), max(-_FARTHEST, min(y + dy, _FARTHEST)))
        self._digger.point(OnCell(cell))
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
