"""The one scale factor: every size on the screen comes from design units of a 1280 x 720 window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import pygame

from game.system.settings import Settings

DESIGN_WIDTH, DESIGN_HEIGHT = 1280, 720
MINIMUM_SIZE = (1024, 640)
MINIMUM_TARGET = 44
"""Least height of anything to click, in pixels (UX section 1)."""
TELEVISION_TARGET = 56
"""The same for who sits far away (UX S16)."""
_LEAST_FONT = 10
_LARGE = 4_000_000
"""Pixels from which on a window is large."""
_MOST_ICON_SCALE = 1.5


@dataclass(frozen=True, slots=True)
class Viewport:
    """A window of `size` pixels; text is `text_scale` times as large as designed (0.8 to 2.0).

    Nothing to click is lower than `least_target` pixels. With `contrast` everything is drawn in high contrast.
    """

    size: tuple[int, int]
    text_scale: float = 1.0
    least_target: int = MINIMUM_TARGET
    contrast: bool = False

    @classmethod
    def of(cls, size: tuple[int, int], settings: Settings) -> Self:
        """Return what a window of `size` pixels looks like with these settings."""
        target = TELEVISION_TARGET if settings.large_targets else MINIMUM_TARGET
        return cls(size, settings.text_scale / 100, target, settings.high_contrast)

    @property
    def unit(self) -> float:
        """Pixels per design unit."""
        return min(self.size[0] / DESIGN_WIDTH, self.size[1] / DESIGN_HEIGHT)

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect((0, 0), self.size)

    @property
    def large(self) -> bool:
        """Whether pictures of its size take so much memory that they are rather drawn again than kept."""
        return self.size[0] * self.size[1] > _LARGE

    def px(self, value: float) -> int:
        """Design units to whole pixels."""
        return round(value * self.unit)

    def text(self, value: float) -> int:
        """Font size in design units to pixels, the player's text scale applied."""
        return max(_LEAST_FONT, round(value * self.unit * self.text_scale))

    def icon(self, value: float) -> int:
        """Side of an icon in design units to pixels: icons grow with the text, up to half as large again."""
        return round(value * self.unit * min(max(self.text_scale, 1.0), _MOST_ICON_SCALE))

    def target(self, value: float = MINIMUM_TARGET) -> int:
        """Height of something to click: design units to pixels, never below the least target."""
        return max(self.least_target, self.px(value))
