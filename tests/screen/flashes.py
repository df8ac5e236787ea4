"""How often a film flashes: the general and the red flash of WCAG 2.3.1, measured on a coarse picture of each frame."""

from __future__ import annotations

from functools import cache

import pygame

ACROSS, DOWN = 16, 9
LEAST = 0.1
"""A change of relative luminance that counts, where the darker side is below `DARK`."""
DARK = 0.8
MOST_AREA = 0.2
"""Part of the window that may flash more often."""
MOST_IN_A_SECOND = 3
_RED, _LEAST_RED = 0.8, 20 / 320
"""Part of red from which a colour is saturated, and the change of R - G - B that counts then."""


@cache
def _linear(level: int) -> float:
    part = level / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


class _Swings:
    """One value over time; `turns` is when it had changed by enough against its last such change."""

    def __init__(self, first: float, least: float, dark: float) -> None:
        self._low = self._high = first
        self._least, self._dark = least, dark
        self._rising: bool | None = None
        self.turns: list[float] = []

    def add(self, value: float, now: float) -> None:
        self._low = value if self._rising else min(self._low, value)
        self._high = value if self._rising is False else max(self._high, value)
        up = not self._rising and value - self._low >= self._least and self._low < self._dark
        down = self._rising is not False and self._high - value >= self._least and value < self._dark
        if up or down:
            self._rising, self._low, self._high = up, value, value
            self.turns.append(now)

    def flashes(self) -> int:
        """The most pairs of opposing changes within one second."""
        return max((sum(turn <= other < turn + 1 for other in self.turns) for turn in self.turns), default=0) // 2


class FlashMeter:
    """Takes frame after frame and says how large a part of the window flashes too often."""

    def __init__(self) -> None:
        self._cells: list[tuple[_Swings, _Swings]] = []
        self._last = b""
        self._now = 0.0

    def add(self, canvas: pygame.Surface, seconds: float) -> None:
        """Take a frame that shows for so many seconds."""
        now, self._now = self._now, self._now + seconds
        seen = pygame.image.tobytes(pygame.transform.smoothscale(canvas, (ACROSS, DOWN)), "RGB")
        if seen == self._last:
            return
        self._last = seen
        levels = [_linear(level) for level in seen]
        lights = [
            (0.2126 * red + 0.7152 * green + 0.0722 * blue, _glare(red, green, blue))
            for red, green, blue in zip(levels[::3], levels[1::3], levels[2::3], strict=True)
        ]
        if not self._cells:
            self._cells = [(_Swings(light, LEAST, DARK), _Swings(red, _LEAST_RED, 1.0)) for light, red in lights]
        for cell, values in zip(self._cells, lights, strict=True):
            for swings, value in zip(cell, values, strict=True):
                swings.add(value, now)

    def area(self) -> float:
        """The part of the window that flashes more than three times within some second."""
        flashing = [max(swings.flashes() for swings in cell) > MOST_IN_A_SECOND for cell in self._cells]
        return sum(flashing) / len(flashing)


def _glare(red: float, green: float, blue: float) -> float:
    """How red a colour is, if it is saturated red."""
    return max(0.0, red - green - blue) if red >= _RED * (red + green + blue) else 0.0
