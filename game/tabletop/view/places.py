"""Where things lie on the table just now: what motions ask for."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect

from game.engine.cards import InFront
from game.engine.cells import Cell


class Places(Protocol):
    """Places in pixels of the window. Goals are 1 to 3, seats count from 0; `unit`: pixels per design unit."""

    @property
    def unit(self) -> float: ...

    def cell(self, cell: Cell) -> Rect:
        """Where a card in that cell lies, in view or not."""
        ...

    def goal(self, k: int) -> Rect: ...

    def seat(self, i: int) -> Rect: ...

    def slot(self, i: int, thing: InFront) -> Rect:
        """Where that card in front of seat `i` is, small, on its plate."""
        ...

    def hand(self, card_id: int) -> Rect | None:
        """Where that card of the viewer lies at rest; None for any other card."""
        ...

    def deck(self) -> Rect: ...

    def discard(self) -> Rect: ...
