"""The bonus nugget is placed and taken, and its owner retires (RULES section 11)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art import naming
from game.art.drawing.contrast import hue
from game.art.drawing.svg import Point
from game.art.pictograms.flourishes import glow
from game.engine.events import BonusPlaced, BonusTaken, Retired
from game.tabletop.motions.easing import in_out_cubic, in_out_quad, mix, out_cubic, span
from game.tabletop.motions.flight import Flight, Stop, origin, stop
from game.tabletop.motions.light import FLAME
from game.tabletop.motions.ring import ring
from game.tabletop.motions.stage import BACK, MotionStage, Spot, Sprite, middle
from game.tabletop.motions.timeline import Motion, come_and_go
from game.tabletop.view import captures
from game.ui.text import text_surface
from game.ui.theme import GOLD, INK, font

PLACED, TAKEN, RETIRED = 420.0, 700.0, 500.0
_COUNTED = 200.0
"""When the amount begins to show, in ms."""
_AWAY, _NEXT = 250.0, 60.0
_LIT = 6
_MOST_COINS, _STAGGER = 5, 70.0
_COIN = 30.0


@dataclass(frozen=True, slots=True)
class _Rising:
    """Coins rise from the cell and fly to the seat one after another."""

    stage: MotionStage
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
class _Lifting:
    """The bonus nugget stays in its cell until it is taken; then it rises and fades."""

    stage: MotionStage
    sprite: Sprite
    spot: Spot

    def __call__(self, canvas: Surface, t: float) -> None:
        rect, risen = self.spot(), out_cubic(span(t, 0, 0.5))
        at = (rect.centerx, rect.centery - risen * self.stage.px(24))
        self.stage.put(canvas, self.sprite.form(rect.w, rect.h), at, 1 - risen)


@dataclass(frozen=True, slots=True)
class _Amount:
    """The number that says how much gold it was, beside the seat."""

    stage: MotionStage
    words: str
    left: Point

    def __call__(self, canvas: Surface, t: float) -> None:
        if not 0 < t < 1:
            return
        face = font("heading", max(20, round(self.stage.px(32))))
        picture, shade = text_surface(self.words, face, hue(GOLD)), text_surface(self.words, face, INK)
        x = self.left[0] + picture.get_width() / 2
        y = self.left[1] - self.stage.px(14) * out_cubic(t)
        alpha = min(1.0, 6 * t) * (1 - span(t, 0.8, 1))
        self.stage.put(canvas, shade, (x + 1, y + 2), alpha)
        self.stage.put(canvas, picture, (x, y), alpha)


@dataclass(frozen=True, slots=True)
class _GoingOut:
    """The light of a seat flickers and is gone."""

    plate: Rect

    def __call__(self, canvas: Surface, t: float) -> None:
        level = round(_LIT * (1 - t) * (1 - 0.4 * math.sin(5 * math.pi * t) ** 2))
        if level > 0:
            ball = glow(self.plate.size, FLAME, level)
            canvas.blit(ball, self.plate, special_flags=pygame.BLEND_RGB_ADD)


def placed(stage: MotionStage, event: BonusPlaced) -> list[Motion]:
    """Return motions: the card flies from the side of the piles to its cell; a ring shows who chose the cell."""
    spot = stage.cell(event.cell)
    sprite = stage.card(naming.bonus(event.value), stage.places.cell(event.cell).w)
    flight = Flight(stage, sprite, stop(stage.places.deck()), Stop(spot))
    chosen = ring(stage, stage.places.seat(event.seat))
    return [Motion("bonus", 0, PLACED, flight, in_out_cubic, captures=captures.only(captures.cell(event.cell))), chosen]


def taken(stage: MotionStage, event: BonusTaken) -> list[Motion]:
    """Return motions: as many coins as were taken, up to a handful, fly to the seat, and the amount in a number."""
    spot, seat = stage.cell(event.cell), stage.places.seat(event.seat)
    card = stage.card(naming.bonus(event.value), spot().w)
    coin = stage.sprite(naming.sprite("coin"), (round(stage.px(_COIN)),) * 2)
    coins = _Rising(stage, coin, spot, seat, min(_MOST_COINS, event.amount))
    amount = _Amount(stage, f"+{event.amount}", (seat.right + stage.px(14), seat.centery))
    return [
        Motion("bonus", 0, TAKEN, _Lifting(stage, card, spot), waits=True),
        Motion("bonus-taken", 0, TAKEN, coins, holds=come_and_go(0.5, TAKEN)),
        Motion("amount", _COUNTED, TAKEN, amount, holds=come_and_go(0.5, TAKEN)),
    ]


def retired(stage: MotionStage, event: Retired) -> list[Motion]:
    """Return motions: the hand goes to the discards, card by card and face down, and the lamp goes out."""
    back, pile = stage.card(BACK, stage.places.discard().w), stop(stage.places.discard())
    stagger = min(_NEXT, (RETIRED - _AWAY) / max(1, len(event.cards) - 1))
    away = [
        Motion(
            "discard", place * stagger, _AWAY, Flight(stage, back, origin(stage, event.seat, card), pile), in_out_quad
        )
        for place, card in enumerate(event.cards)
    ]
    return [Motion("retire", 0, RETIRED, _GoingOut(stage.places.seat(event.seat))), *away]
