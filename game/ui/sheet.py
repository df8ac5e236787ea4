"""What scenes draw on: the window's own surface, or a sheet beside it that is copied into the window.

A sheet has 32 bits a pixel whatever the window has, and is never smaller than the smallest layout: a window that is
smaller shows it scaled down. So no scene knows of odd depths, nor of sizes that nothing fits into.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

import pygame

from game.art.drawing.raster import opaque
from game.ui.viewport import MINIMUM_SIZE

Size = tuple[int, int]
_MASKS = (0xFF0000, 0xFF00, 0xFF)
_LONGEST = 2
"""A sheet for a very narrow window is at most so many times as long as the smallest layout."""
_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


@dataclass(frozen=True, slots=True)
class Fit:
    """A sheet of `size` pixels, shown in the part `x`, `y`, `w`, `h` of the window, which is never empty."""

    size: Size
    x: int
    y: int
    w: int
    h: int

    @classmethod
    def into(cls, window: Size) -> Self:
        """Return the fit for a window of this size: as it is where it is large enough, else scaled down."""
        width, height = max(1, window[0]), max(1, window[1])
        scale = min(1.0, width / MINIMUM_SIZE[0], height / MINIMUM_SIZE[1])
        if scale == 1:
            return cls((width, height), 0, 0, width, height)
        sheet = (_side(width, MINIMUM_SIZE[0], scale), _side(height, MINIMUM_SIZE[1], scale))
        scale = min(width / sheet[0], height / sheet[1])
        w, h = (min(side, max(1, round(long * scale))) for side, long in zip((width, height), sheet, strict=True))
        return cls(sheet, (width - w) // 2, (height - h) // 2, w, h)

    @property
    def scaled(self) -> bool:
        """Whether the sheet is shown smaller than it is."""
        return (self.w, self.h) != self.size

    def on_sheet(self, event: pygame.Event) -> pygame.Event:
        """Return the event with its place in the window turned into the place on the sheet."""
        if not self.scaled or event.type not in _POINTED:
            return event
        across, down = self.size[0] / self.w, self.size[1] / self.h
        told = {**event.dict, "pos": (round((event.pos[0] - self.x) * across), round((event.pos[1] - self.y) * down))}
        if event.type == pygame.MOUSEMOTION:
            told["rel"] = (round(event.rel[0] * across), round(event.rel[1] * down))
        return pygame.Event(event.type, told)

    def in_window(self, rects: Mapping[str, pygame.Rect]) -> Mapping[str, pygame.Rect]:
        """Return the rects of a sheet as they lie in the window."""
        if not self.scaled:
            return rects
        across, down = self.w / self.size[0], self.h / self.size[1]
        return {
            name: pygame.Rect(
                self.x + round(rect.x * across),
                self.y + round(rect.y * down),
                max(1, round(rect.w * across)),
                max(1, round(rect.h * down)),
            )
            for name, rect in rects.items()
        }


def _side(side: int, least: int, scale: float) -> int:
    return max(least, min(round(side / scale), max(side, _LONGEST * least)))


class Sheet:
    """Gives the surface to draw on for a window's surface, and brings what was drawn there into the window."""

    def __init__(self) -> None:
        self.fit = Fit.into(MINIMUM_SIZE)
        self._own: pygame.Surface | None = None

    def on(self, screen: pygame.Surface) -> pygame.Surface:
        """Return the surface to draw on: `screen` itself where that will do."""
        self.fit = Fit.into(screen.get_size())
        if not self.fit.scaled and screen.get_bitsize() == 32 and screen.get_masks()[:3] == _MASKS:
            self._own = None
            return screen
        if self._own is None or self._own.get_size() != self.fit.size:
            self._own = opaque(self.fit.size)
        return self._own

    def show(self, screen: pygame.Surface) -> None:
        """Copy what was drawn to `screen`, unless it was drawn there."""
        if self._own is None:
            return
        shown = self._own
        if self.fit.scaled:
            shown = pygame.transform.smoothscale(shown, (self.fit.w, self.fit.h))
            screen.fill((0, 0, 0))
        screen.blit(shown, (self.fit.x, self.fit.y))
