"""What may lie beside the menu of a scene: a small card with widgets of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget


class BesideCard(Protocol):
    """A card that lies in a corner until it is closed; it keeps nobody from the menu."""

    closed: bool

    def width(self, viewport: Viewport) -> int:
        """Return how wide it is where there is room for that."""
        ...

    def place(self, room: pygame.Rect, viewport: Viewport) -> Sequence[Widget]:
        """Lie in the lower right of `room` and return the widgets."""
        ...

    def draw_ground(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        """Draw what lies under the widgets."""
        ...
