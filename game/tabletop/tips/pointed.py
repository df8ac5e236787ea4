"""The tooltip of what is pointed at on the table, after a moment of rest (UX M21)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.tabletop.layout.table import TableLayout
from game.tabletop.move.targets import OnCell, OnGoal
from game.tabletop.tips.tell import Tip, tip_of
from game.tabletop.tips.things import Thing
from game.tabletop.view.camera import Camera
from game.tabletop.view.table import TableView
from game.ui.widgets.tooltip import TOOLTIP_DELAY, draw_tooltip


class Pointed:
    """Knows what is pointed at and for how long. Only the thing is kept: its words are those of the frame drawn."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._thing: Thing | None = None
        self._rested = 0.0
        self._seen_at: tuple[TableLayout, Camera | None] | None = None
        """How the thing lay when it was pointed at."""
        self._by_keys = False
        self.changed = False

    @property
    def thing(self) -> Thing | None:
        """What is pointed at."""
        return self._thing

    @property
    def tip(self) -> Tip | None:
        """The tooltip of what is pointed at, whether or not it is due."""
        return None if self._thing is None else tip_of(self._view, self._thing)

    def point(self, thing: Thing | None, by_keys: bool = False) -> None:
        """Note that the pointer or the key cursor is on a thing, or on nothing."""
        if thing != self._thing:
            self.changed |= self._due
            self._thing, self._rested = thing, 0.0
        self._by_keys, self._seen_at = by_keys, self._lie()

    def _lie(self) -> tuple[TableLayout, Camera | None]:
        """Return what the place of the thing depends on."""
        on_board = isinstance(self._thing, OnCell | OnGoal)
        return self._view.layout, self._view.viewpoint.camera if on_board else None

    def _follow(self) -> None:
        """Take the tooltip away when the thing has moved under the pointer; after a move by keys it waits anew."""
        lie = self._lie()
        if lie == self._seen_at:
            return
        if not self._by_keys:
            self.point(None)
            return
        self.changed |= self._due
        self._rested, self._seen_at = 0.0, lie

    def tell_now(self) -> None:
        """Show the tooltip of what is pointed at without waiting."""
        self._rested = TOOLTIP_DELAY
        self.changed = True

    @property
    def _due(self) -> bool:
        return self._thing is not None and self._rested >= TOOLTIP_DELAY

    @property
    def wake_in(self) -> float | None:
        return None if self._thing is None or self._due else TOOLTIP_DELAY - self._rested

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._thing is not None:
            self._follow()
        if self._thing is not None and not self._due:
            self._rested += dt
            self.changed |= self._due

    def draw(self, canvas: pygame.Surface, kept_clear: Sequence[Rect]) -> None:
        """Draw the tooltip once it is due, covering none of the places that are to be kept clear."""
        if self._due and self._lie() == self._seen_at and (tip := self.tip) is not None:
            draw_tooltip(canvas, *tip, self._view.layout.viewport, kept_clear)
