"""A thief's hand goes to another seat and comes back with a coin in it (R10.20, UX section 7)."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.svg import Point
from game.art.naming import SpriteName
from game.tabletop.motions.easing import in_out_cubic, in_quad, mix, out_cubic, span
from game.tabletop.motions.ring import Ring
from game.tabletop.motions.stage import Pictures, Sprite
from game.ui.theme import LANTERN

LENGTH = 700.0
"""How long a theft takes, in ms."""
_REACHED, _CLOSED, _BACK = 300.0, 380.0, 620.0
TAKES = 0.6
"""The moment at which the fist has the coin: what shows with less motion."""
_HAND = 56.0
"""Design units that the hand is wide."""


@dataclass(frozen=True, slots=True)
class Stealing:
    """The way of one hand from the plate `thief` to the plate `victim` and back; both pulse at the end.

    The hand sets out from `own` and takes the coin at `purse`, points on these plates. `unit`: pixels per design unit.
    """

    pictures: Pictures
    unit: float
    thief: Rect
    victim: Rect
    own: Point
    purse: Point

    def __call__(self, canvas: Surface, t: float) -> None:
        if not 0 < t < 1:
            return
        ms, size = t * LENGTH, self.unit * _HAND
        reached = out_cubic(span(ms, 0, _REACHED)) - in_out_cubic(span(ms, _CLOSED, _BACK))
        at = mix(self.own[0], self.purse[0], reached), mix(self.own[1], self.purse[1], reached)
        shrunk = out_cubic(span(ms, 0, 120)) * (1 - in_quad(span(ms, _BACK, LENGTH)))
        closed = span(ms, _REACHED, _CLOSED)
        side = size * shrunk * (1 - 0.12 * closed)
        if side >= 2:
            if closed > 0:
                self._put(canvas, "coin", side * 0.5, (at[0] - side * 0.12, at[1] + side * 0.12))
            # the fingers are down at the left of the picture: they close on the coin
            self._put(canvas, "hand", side, (at[0] + side * 0.18, at[1] - side * 0.18))
        pulse = span(ms, _CLOSED, LENGTH)
        for plate in (self.thief, self.victim):
            Ring(plate, max(2, round(self.unit * 3)), LANTERN)(canvas, pulse)

    def _put(self, canvas: Surface, name: SpriteName, side: float, at: Point) -> None:
        best = max(1, round(self.unit * _HAND))
        picture = Sprite(self.pictures, PictureKey(naming.sprite(name), best, best)).form(side, side)
        canvas.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
