"""What points things out in a lesson: rings around them, and a hand that shows how a card is dragged."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.art.store import PictureStore
from game.tabletop.motions.easing import in_out_quad
from game.ui.theme import INK, LANTERN

_RING, _HALO, _CORNER, _AWAY = 4, 2, 9, 3
_SWEEP, _PAUSE, _STEP = 1.3, 2.7, 1 / 20
"""Seconds that the hand is on its way and that it then is away, and between two pictures of it."""
_HAND = 54
_SHAFT, _HEAD = 5, 16


def _ring_parts(unit: float) -> tuple[int, int, int]:
    """Return how wide the ring and a dark line are, and how far it keeps from what it is around."""
    ring, halo, away = (max(least, round(each * unit)) for least, each in ((3, _RING), (1, _HALO), (2, _AWAY)))
    return ring, halo, away


def ring_width(unit: float) -> int:
    """Return how far a ring reaches beyond what it is around."""
    return sum(_ring_parts(unit))


def draw_ring(canvas: pygame.Surface, rect: Rect, unit: float) -> None:
    """Draw a ring of lantern light around something, whole within the window, with a dark line on both of its sides."""
    ring, halo, _away = _ring_parts(unit)
    corner = round(_CORNER * unit)
    outside = rect.inflate(2 * ring_width(unit), 2 * ring_width(unit)).clip(canvas.get_rect())
    pygame.draw.rect(canvas, hue(INK), outside, ring + 2 * halo, corner + ring)
    pygame.draw.rect(canvas, hue(LANTERN), outside.inflate(-2 * halo, -2 * halo), ring, corner)


def draw_arrow(canvas: pygame.Surface, start: tuple[int, int], end: tuple[int, int], unit: float) -> None:
    """Draw an arrow from a card to its place, which stands still."""
    way = pygame.Vector2(end) - pygame.Vector2(start)
    if way.length() < 1:
        return
    ahead = way.normalize()
    side, head = pygame.Vector2(-ahead.y, ahead.x), max(8, round(_HEAD * unit))
    neck = pygame.Vector2(end) - ahead * head
    tip = [pygame.Vector2(end), neck + side * head * 0.6, neck - side * head * 0.6]
    for colour, more in ((INK, 2), (LANTERN, 0)):
        pygame.draw.line(canvas, hue(colour), start, neck, max(3, round(_SHAFT * unit)) + 2 * more)
        pygame.draw.polygon(canvas, hue(colour), tip, 0 if colour is LANTERN else 2 * more + 1)


class Ghost:
    """A hand that drags from a card to its place again and again, by the clock.

    `changed` says whether another picture is due.
    """

    def __init__(self) -> None:
        self._time = 0.0
        self._drawn = -1
        self.shown = False

    @property
    def _picture(self) -> int:
        """The number of the picture; while the hand is away it is one and the same."""
        return int(min(self._time, _SWEEP) / _STEP)

    @property
    def changed(self) -> bool:
        return self.shown and self._picture != self._drawn

    @property
    def wake_in(self) -> float | None:
        if not self.shown:
            return None
        return _STEP if self._time < _SWEEP else _SWEEP + _PAUSE - self._time

    def update(self, dt: float, *, shown: bool) -> None:
        """Let `dt` seconds pass; the hand begins anew when it comes."""
        self._time = self._time + dt if shown and self.shown else 0.0
        self.shown = shown
        if self._time >= _SWEEP + _PAUSE:
            self._time = 0.0

    def draw(self, canvas: pygame.Surface, start: Rect, end: Rect, unit: float, pictures: PictureStore) -> None:
        """Draw the hand where it is now."""
        self._drawn = self._picture
        if self._time >= _SWEEP:
            return
        part = in_out_quad(min(1.0, self._picture * _STEP / _SWEEP))
        at = pygame.Vector2(start.center).lerp(pygame.Vector2(end.center), part)
        side = max(24, round(_HAND * unit))
        picture = pictures.get(PictureKey(naming.sprite("hand"), side, side))
        canvas.blit(picture, picture.get_rect(center=(round(at.x), round(at.y + side * 0.3))))
