"""A screen whose ground is painted once and kept, for the scenes of a round."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Hashable
from itertools import accumulate

import pygame

from game.art.catalogue import PictureKey
from game.art.drawing.raster import opaque
from game.art.naming import PictureName
from game.system.i18n import spoken_language
from game.ui.context import Context
from game.ui.screen import Screen
from game.ui.toast import Below
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget

_FACTORS = tuple(accumulate([1.0, *[-0.05] * 12]))
"""From full size to four tenths of it."""


class Stage(Screen):
    """Give `paint` what stays still, `paint_over` what moves. The ground is painted anew as its pictures sharpen."""

    name = "stage"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._ground: pygame.Surface | None = None
        self._painted: Hashable = None

    def close(self) -> None:
        super().close()
        self._ground = None

    def set_aside(self) -> None:
        super().set_aside()
        if self.viewport.large:
            self._ground = None

    @abstractmethod
    def plates(self) -> tuple[pygame.Rect, ...]:
        """Return where the pieces of the ground are: it is painted anew when one of them has moved."""

    @abstractmethod
    def paint(self, canvas: pygame.Surface) -> None:
        """Draw the still ground; must cover the window."""

    def paint_over(self, canvas: pygame.Surface) -> None:
        """Draw what moves, between the ground and the widgets."""

    def below_toast(self) -> Below:
        below = super().below_toast()
        return Below(below.controls, [*below.rest, *self.plates()])

    def draw_ground(self, canvas: pygame.Surface) -> None:
        says = (self.viewport, spoken_language(), *map(tuple, self.plates()))
        if self._ground is None or says != self._painted:
            self._painted, self._ground = says, None
            self.paint(canvas)
            if not self.context.pictures.pending:
                if self.viewport.large:
                    self.context.pictures.drop_backdrops()
                self._ground = opaque(canvas.get_size())  # after what painting takes is free again
                self._ground.blit(canvas, (0, 0))
        else:
            canvas.blit(self._ground, (0, 0))
        self.paint_over(canvas)

    def picture(self, name: PictureName, width: int, height: int, variant: str = "") -> pygame.Surface:
        """Return a picture of this size in pixels, or the best that is ready now."""
        return self.context.pictures.get(PictureKey(name, width, height, variant))


def fitting(height_at: Callable[[float], int], room: int) -> float:
    """Return the largest factor for text sizes, at most 1, at which a height in pixels stays within `room`.

    Heights grow with it, so the steps are halved again and again: each that is tried lays everything out.
    """
    if height_at(_FACTORS[0]) <= room:
        return _FACTORS[0]
    return _FACTORS[bisect_left(_FACTORS, True, 1, len(_FACTORS) - 1, key=lambda factor: height_at(factor) <= room)]


def centred(
    viewport: Viewport, margin: float, place: Callable[[Viewport, float], tuple[list[Widget], int]]
) -> tuple[list[Widget], int]:
    """Put what `place` lays out from 0 down into the middle of the window; return it, and how far it was moved.

    `margin` is left free above and below, in design units.
    """
    factor = fitting(lambda trial: place(viewport, trial)[1], viewport.rect.h - 2 * viewport.px(margin))
    widgets, height = place(viewport, factor)
    top = (viewport.rect.h - height) // 2
    for widget in widgets:
        widget.moved(top)
    return widgets, top
