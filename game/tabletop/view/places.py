"""Where things are on the table just now: what motions ask for."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect

from game.engine.cards import InFront
from game.engine.cells import Cell


class Places(Protocol):
    """Places in pixels of the window. Goals are 1 to 3, seats count from 0; `unit`: pixels per design unit."""

    @property
    def unit(self) -> float: ...

    def mat(self) -> Rect:
        """Return the part of the window that shows the board."""
        ...

    def cell(self, cell: Cell) -> Rect:
        """Return where a card in that cell is, in view or not."""
        ...

    def goal(self, k: int) -> Rect: ...

    def seat(self, i: int) -> Rect: ...

    def slot(self, i: int, thing: InFront) -> Rect:
        """Return where that card in front of seat `i` is, small, on its plate."""
        ...

    def hand(self, card_id: int) -> Rect | None:
        """Return where that card of the viewer is at rest; None for any other card."""
        ...

    def deck(self) -> Rect: ...

    def discard(self) -> Rect: ...
