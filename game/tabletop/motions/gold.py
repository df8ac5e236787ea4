"""Gold: nugget cards lie ready, go to a seat, or are paid. Nuggets fly as nuggets: their values stay unseen (R7.7)."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art.pictograms.flourishes import coin, glow
from game.engine.cards import GOLD
from game.engine.events import GameEnded, Kept, NuggetsDrawn, Paid
from game.engine.table import Table
from game.tabletop.motions.easing import in_out_cubic, in_quad, mix, out_back, span
from game.tabletop.motions.light import FLAME
from game.tabletop.motions.ring import ring
from game.tabletop.motions.stage import Point, Stage, middle
from game.tabletop.motions.timeline import Motion

OPEN, SHARE, STAGGER, SHOWER = 450.0, 250.0, 60.0, 900.0
_MOST_SHOWN = 10
_SHAPES = 4


def _pile(stage: Stage, table: Table) -> Rect:
    """Where gold comes from: the gold goal once it is found, else the deck."""
    if GOLD in table.goals:
        return stage.places.goal(table.goals.index(GOLD) + 1)
    return stage.places.deck()


@dataclass(frozen=True, slots=True)
class _Opening:
    """Nuggets pop out of the pile into a fan, and fade."""

    stage: Stage
    pile: Rect
    count: int

    def __call__(self, canvas: Surface, t: float) -> None:
        if not 0 < t < 1:
            return
        for i in range(self.count):
            begin = 0.4 * i / max(1, self.count)
            out = out_back(span(t, begin, begin + 0.4))
            angle = math.pi * (i + 0.5) / self.count
            far = self.stage.px(56) * out
            at = (self.pile.centerx - math.cos(angle) * far * 1.3, self.pile.centery - math.sin(angle) * far)
            if out > 0:
                self.stage.put(canvas, coin(_coin_size(self.stage), i % _SHAPES), at, 1 - span(t, 0.85, 1))


@dataclass(frozen=True, slots=True)
class _Coin:
    """One nugget on its way, in an arc that the others do not share."""

    stage: Stage
    start: Point
    end: Point
    shape: int
    bow: float

    def __call__(self, canvas: Surface, t: float) -> None:
        if t >= 1:
            return
        bump = math.sin(math.pi * t)
        at = (mix(self.start[0], self.end[0], t), mix(self.start[1], self.end[1], t) - bump * self.bow)
        self.stage.put(canvas, coin(_coin_size(self.stage), self.shape), at, 1 - span(t, 0.92, 1))


def _coin_size(stage: Stage) -> int:
    return max(12, round(stage.px(24)) // 2 * 2)


def opened(stage: Stage, event: NuggetsDrawn, after: Table) -> list[Motion]:
    """As many nuggets as cards lie ready; a ring shows who picks first."""
    pile = _Opening(stage, _pile(stage, after), min(event.count, _MOST_SHOWN))
    return [Motion("gold", 0, OPEN, pile), ring(stage, stage.places.seat(event.seat))]


def shared(stage: Stage, event: Kept | Paid, after: Table) -> list[Motion]:
    """One nugget for each card flies to the seat."""
    count = 1 if isinstance(event, Kept) else min(event.count, _MOST_SHOWN)
    seat = stage.places.seat(event.seat)
    start, end = middle(_pile(stage, after)), middle(seat)
    motions: list[Motion] = []
    for i in range(count):
        bow = stage.px(40 + 14 * (i % 3))
        paint = _Coin(stage, start, end, i % _SHAPES, bow)
        motions.append(Motion("coin", i * STAGGER, SHARE, paint, in_out_cubic))
    landed = SHARE + STAGGER * max(0, count - 1)
    return [*motions, ring(stage, seat, landed - 80, 300)]


@dataclass(frozen=True, slots=True)
class _Shower:
    """Nuggets rain over the seat of a winner."""

    stage: Stage
    seat: Rect
    drops: tuple[tuple[float, float, int], ...]

    def __call__(self, canvas: Surface, t: float) -> None:
        level = round(6 * math.sin(math.pi * t))
        if level > 0:
            ball = glow((self.seat.w * 3 // 2, self.seat.h * 2), FLAME, level)
            canvas.blit(ball, ball.get_rect(center=self.seat.center), special_flags=pygame.BLEND_RGB_ADD)
        for across, begin, shape in self.drops:
            fallen = span(t, begin, begin + 0.4)
            if 0 < fallen < 1:
                y = mix(self.seat.top - self.stage.px(60), self.seat.bottom, in_quad(fallen))
                at = (self.seat.left + across * self.seat.w, y)
                self.stage.put(canvas, coin(_coin_size(self.stage), shape), at, 3 * (1 - fallen))


def ended(stage: Stage, event: GameEnded) -> list[Motion]:
    """Every seat at the top gets a shower; they share the win (R8.3)."""
    motions: list[Motion] = []
    for seat, amount in enumerate(event.gold):
        if amount == max(event.gold):
            chance = random.Random(f"shower {seat}")
            drops = tuple((chance.uniform(0.05, 0.95), 0.6 * i / 13, i % _SHAPES) for i in range(14))
            motions.append(Motion("shower", 0, SHOWER, _Shower(stage, stage.places.seat(seat), drops)))
    return motions
