"""What moves on the title: the flame in the lantern, and now and then the watcher's eyes."""

from __future__ import annotations

import pygame

from game.art.drawing.kept import kept
from game.art.title.motion import eyes, eyes_box, flame, flame_box

_PICTURES_PER_SECOND = 12
_FLAME_PICTURES = 36
_EYES_PICTURES = 120


class TitleLife:
    """Counts pictures by the clock; `changed` turns True when the next one is due."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._drawn = -1

    @property
    def changed(self) -> bool:
        return self._number != self._drawn

    @property
    def wake_in(self) -> float:
        """Seconds until the next picture."""
        return max(0.0, (self._number + 1) / _PICTURES_PER_SECOND - self._seconds)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._seconds += dt

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw flame and eyes over the backdrop that covers `canvas`."""
        window = canvas.get_size()
        number = self._drawn = self._number
        canvas.blit(_flame(window, number % _FLAME_PICTURES), flame_box(window))
        canvas.blit(_eyes(window, number % _EYES_PICTURES), eyes_box(window))

    @property
    def _number(self) -> int:
        return int(self._seconds * _PICTURES_PER_SECOND)


@kept
def _flame(window: tuple[int, int], number: int) -> pygame.Surface:
    return flame(window, number / _FLAME_PICTURES)


@kept
def _eyes(window: tuple[int, int], number: int) -> pygame.Surface:
    return eyes(window, number / _EYES_PICTURES)
