"""The bonus nugget is placed and taken, and its owner retires (RULES section 11)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.engine.events import BonusPlaced, BonusTaken, Retired
from game.tabletop.easing import in_out_cubic, in_out_quad, mix, span
from game.tabletop.motions.flight import Flight, Stop, seat_stop, stop
from game.tabletop.motions.light import captured
from game.tabletop.motions.stage import BACK, Spot, Sprite, Stage, middle
from game.tabletop.timeline import Motion

PLACED, TAKEN, RETIRED = 420.0, 700.0, 500.0
_MOST_COINS, _STAGGER = 5, 70.0
_COIN = 30.0
_DUSK = (10, 8, 6)


@dataclass(frozen=True, slots=True)
class _Rising:
    """Coins rise from the cell and fly to the seat one after another."""

    stage: Stage
    coin: Sprite
    spot: Spot
    seat: Rect
    count: int

    def __call__(self, canvas: Surface, t: float) -> None:
        ms, start, end = t * TAKEN, middle(self.spot()), middle(self.seat)
        flight = TAKEN - (self.count - 1) * _STAGGER
        size = self.stage.px(_COIN)
        for place in range(self.count):
            moved = in_out_quad(span(ms, place * _STAGGER, place * _STAGGER + flight))
            if 0 < moved < 1:
                rise = math.sin(math.pi * moved) * self.stage.px(60)
                at = (mix(start[0], end[0], moved), mix(start[1], end[1], moved) - rise)
                self.stage.put(canvas, self.coin.form(size, size), at)


@dataclass(frozen=True, slots=True)
class _Dimming:
    """The lamp of a seat goes out."""

    plate: Rect

    def __call__(self, canvas: Surface, t: float) -> None:
        shade = Surface(self.plate.size, pygame.SRCALPHA)
        pygame.draw.rect(shade, (*_DUSK, round(150 * math.sin(math.pi * t))), shade.get_rect(), border_radius=9)
        canvas.blit(shade, self.plate)


def placed(stage: Stage, event: BonusPlaced) -> list[Motion]:
    """The card flies from its seat to its cell."""
    spot = stage.cell(event.cell)
    sprite = stage.card(f"bonus:{event.value}", stage.places.cell(event.cell).w)
    flight = Flight(stage, sprite, seat_stop(stage, event.seat), Stop(spot))
    return [Motion("bonus", 0, PLACED, flight, in_out_cubic, captured(event.cell))]


def taken(stage: Stage, event: BonusTaken) -> list[Motion]:
    """As many coins as were taken, up to a handful."""
    count = min(_MOST_COINS, event.amount)
    if not count:
        return []
    coin = stage.sprite("sprite:coin", (round(stage.px(_COIN)),) * 2)
    paint = _Rising(stage, coin, stage.cell(event.cell), stage.places.seat(event.seat), count)
    return [Motion("bonus-taken", 0, TAKEN, paint)]


def retired(stage: Stage, event: Retired) -> list[Motion]:
    """The hand goes to the discards, face down, and the lamp goes out."""
    back = stage.card(BACK, stage.places.discard().w)
    flight = Flight(stage, back, seat_stop(stage, event.seat), stop(stage.places.discard()))
    away = [Motion("discard", 0, RETIRED / 2, flight, in_out_quad, frozenset(("discard",)))] if event.cards else []
    return [*away, Motion("retire", 0, RETIRED, _Dimming(stage.places.seat(event.seat)))]
