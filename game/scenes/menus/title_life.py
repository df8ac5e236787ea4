"""What moves on the title: clouds, the lantern on its hook, the flame in it, and now and then the watcher's eyes."""

from __future__ import annotations

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import in_contrast
from game.art.drawing.kept import kept
from game.art.drawing.raster import add_light, radial
from game.art.store import PictureStore
from game.art.title.clouds import CLOUDS, cloud, cloud_at, in_sky
from game.art.title.motion import eyes, eyes_box, flame, glimmer, hook, lantern, pane, swing
from game.art.title.scene import LANTERN, TitleStage

_PICTURES_PER_SECOND = 15
_FLAME_PICTURES = 45
_EYES_PICTURES = 150
_LIGHTS = 6
"""How many strengths of light the lantern sheds."""
_REACH = 120
"""Design pixels that the flicker of the flame reaches."""


class TitleLife:
    """Counts pictures by the clock; `changed` turns True when the next one is due. While `still` none is."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._drawn = -1
        self._cut: dict[int, tuple[tuple[int, int], pygame.Surface]] = {}
        """Each cloud where it was drawn last: it stays there for several pictures."""
        self._cut_for: tuple[int, int] | None = None
        self.still = False

    @property
    def changed(self) -> bool:
        return self._number != self._drawn

    @property
    def wake_in(self) -> float | None:
        """Seconds until the next picture; None while everything stays still."""
        return None if self.still else max(0.0, (self._number + 1) / _PICTURES_PER_SECOND - self._seconds)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if not self.still:
            self._seconds += dt

    def draw(self, canvas: pygame.Surface, pictures: PictureStore) -> None:
        """Draw everything that moves over the backdrop that covers `canvas`."""
        number = self._drawn = self._number
        window, seconds = canvas.get_size(), number / _PICTURES_PER_SECOND
        half = (window[0] // 2, window[1] // 2)
        sky = pictures.get(PictureKey(naming.backdrop("title-sky"), *half))
        if not pictures.pending and not in_contrast():
            self._draw_clouds(canvas, sky, seconds)
        if not pictures.pending:
            canvas.blit(_eyes(window, number % _EYES_PICTURES), eyes_box(window))
        _draw_lantern(canvas, number, seconds)

    def _draw_clouds(self, canvas: pygame.Surface, sky: pygame.Surface, seconds: float) -> None:
        window = canvas.get_size()
        if self._cut_for != window:
            self._cut, self._cut_for = {}, window
        for which in range(len(CLOUDS)):
            corner = cloud_at(window, which, seconds)
            at, shown = self._cut.get(which, (None, None))
            if shown is None or at != corner:
                shown = in_sky(_cloud(window, which), corner, sky, window)
                self._cut[which] = corner, shown
            canvas.blit(shown, corner)

    @property
    def _number(self) -> int:
        return int(self._seconds * _PICTURES_PER_SECOND)


def _draw_lantern(canvas: pygame.Surface, number: int, seconds: float) -> None:
    """Draw the lantern where it has swung to, with the light that its flame sheds now."""
    window = canvas.get_size()
    hanging = _lantern(window).copy()
    hanging.blit(_flame(window, number % _FLAME_PICTURES), pane(window))
    angle, pivot = swing(seconds), pygame.Vector2(hook(window))
    swung = pygame.transform.rotozoom(hanging, angle, 1)
    stage = TitleStage(window)
    low = pygame.Vector2(stage.at(*LANTERN)) - pivot
    light = _light(window, round(glimmer(seconds) * (_LIGHTS - 1)))
    middle = pivot + low.rotate(-angle)
    add_light(canvas, light, light.get_rect(center=(round(middle.x), round(middle.y))).topleft)
    canvas.blit(swung, (round(pivot.x) - swung.get_width() // 2, round(pivot.y) - swung.get_height() // 2))


@kept
def _flame(window: tuple[int, int], number: int) -> pygame.Surface:
    return flame(window, number / _FLAME_PICTURES)


@kept
def _eyes(window: tuple[int, int], number: int) -> pygame.Surface:
    return eyes(window, number / _EYES_PICTURES)


@kept
def _lantern(window: tuple[int, int]) -> pygame.Surface:
    return lantern(window)


@kept
def _cloud(window: tuple[int, int], number: int) -> pygame.Surface:
    return cloud(window, number)


@kept
def _light(window: tuple[int, int], level: int) -> pygame.Surface:
    part = level / (_LIGHTS - 1)
    reach = TitleStage(window).px(_REACH)
    return radial((reach, reach), (round(34 * part), round(21 * part), round(7 * part)), 1.7)
