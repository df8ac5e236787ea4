"""Hands and hats change places, and a role is inspected; no face is ever drawn (UX section 7)."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Rect, Surface

from game.art import naming
from game.art.drawing.svg import Point
from game.engine.cards import Action, Marker
from game.engine.events import HandsSwapped, HatSwapped, Inspected
from game.tabletop.motions.broken import show_place
from game.tabletop.motions.easing import in_out_cubic, in_out_quad, mix, out_back, span
from game.tabletop.motions.flight import discard, show_action, work_begins
from game.tabletop.motions.stage import MotionStage, Sprite, middle
from game.tabletop.motions.timeline import Motion, come_and_go
from game.tabletop.view import captures

HANDS, HATS, INSPECTION = 700.0, 900.0, 600.0
_CLOSED = 150.0
_LIFTED, _CIRCLED, _LANDED = 200.0, 700.0, 850.0
_ARRIVED = 300.0
_FAN, _HAT = 64.0, 46.0
"""Design units that a fan of cards and a hat are wide."""


@dataclass(frozen=True, slots=True)
class _Crossing:
    """Two fans of backs cross on an arc."""

    stage: MotionStage
    fan: Sprite
    one: Point
    other: Point

    def __call__(self, canvas: Surface, t: float) -> None:
        ms = t * HANDS
        size = self.stage.px(_FAN) * out_back(span(ms, 0, _CLOSED))
        moved = in_out_cubic(span(ms, _CLOSED, HANDS))
        if size < 2:
            return
        arc = math.sin(math.pi * moved) * self.stage.px(70)
        for start, end, side in ((self.one, self.other, 1), (self.other, self.one, 2.2)):
            at = (mix(start[0], end[0], moved) + arc * side, mix(start[1], end[1], moved))
            fade = 1 - span(moved, 0.92, 1)
            self.stage.put(canvas, self.fan.form(size, size, 8 * math.sin(math.pi * moved)), at, fade)


@dataclass(frozen=True, slots=True)
class _Circling:
    """The old hat lifts, circles once with the new one, and goes; the new one lands."""

    stage: MotionStage
    hat: Sprite
    head: Point
    away: Point
    centre: Point

    def __call__(self, canvas: Surface, t: float) -> None:
        ms, px, centre = t * HATS, self.stage.px, self.centre
        lifted, circled = in_out_quad(span(ms, 0, _LIFTED)), span(ms, _LIFTED, _CIRCLED)
        landed = in_out_quad(span(ms, _CIRCLED, _LANDED))
        fade = min(1.0, lifted * 3) * (1 - span(ms, _LANDED, HATS))
        for new in (False, True):
            angle = math.pi * (2 * circled + (0 if new else 1))
            ring = (centre[0] + px(58) * math.cos(angle), centre[1] - px(30) * math.sin(angle) - px(18))
            start, end = (self.away, self.head) if new else (self.head, self.away)
            entering = (mix(start[0], ring[0], lifted), mix(start[1], ring[1], lifted))
            at = (mix(entering[0], end[0], landed), mix(entering[1], end[1], landed))
            self.stage.put(canvas, self.hat.form(px(_HAT), px(_HAT), 10 * math.sin(angle)), at, fade)


@dataclass(frozen=True, slots=True)
class _Looking:
    """An eye travels to a hat and looks at it for a moment."""

    stage: MotionStage
    eye: Sprite
    start: Point
    head: Point

    def __call__(self, canvas: Surface, t: float) -> None:
        ms = t * INSPECTION
        moved = in_out_quad(span(ms, 0, _ARRIVED))
        stares = span(ms, _ARRIVED, INSPECTION)
        at = (mix(self.start[0], self.head[0], moved), mix(self.start[1], self.head[1], moved))
        size = self.stage.px(_HAT) * (1 + 0.25 * math.sin(math.pi * stares))
        self.stage.put(canvas, self.eye.form(size, size), at, min(1.0, 6 * moved) * (1 - span(stares, 0.75, 1)))


def hands_swapped(stage: MotionStage, event: HandsSwapped) -> list[Motion]:
    """Return motions: two hands cross, by counts only; the viewer's new hand stays off the rack until it is there."""
    begin, held = work_begins(stage, event.seat, read=0), show_place(stage, event.target)
    arriving = event.got if stage.viewer == event.seat else event.gave if stage.viewer == event.target else ()
    one, other = (_hand_of(stage, seat, arriving) for seat in (event.seat, event.target))
    fan = stage.sprite(naming.sprite("fan"), (round(stage.px(_FAN)),) * 2)
    hidden = frozenset(captures.hand(card) for card in arriving)
    return [
        *show_action(stage, event.seat, Action.SWAP_HANDS, lambda: held, read=0),
        discard(stage, Action.SWAP_HANDS, lambda: held, begin),
        Motion(
            "swap-hands", 0, HANDS, _Crossing(stage, fan, one, other), captures=hidden, holds=come_and_go(0.55, HANDS)
        ),
    ]


def hat_swapped(stage: MotionStage, event: HatSwapped) -> list[Motion]:
    """Return motions: the new hat comes from where the cards not dealt are; the old one goes there, unseen."""
    begin, held = work_begins(stage, event.seat, read=0), show_place(stage, event.target)
    hat = stage.sprite(naming.sprite("hat"), (round(stage.px(_HAT)),) * 2)
    beside = (held.x + stage.px(150), held.y)
    paint = _Circling(stage, hat, middle(_portrait(stage, event.target)), middle(stage.places.deck()), beside)
    return [
        *show_action(stage, event.seat, Action.SWAP_HATS, lambda: held, read=0),
        discard(stage, Action.SWAP_HATS, lambda: held, begin),
        Motion("swap-hats", 0, HATS, paint, holds=come_and_go(0.5, HATS)),
    ]


def inspected(stage: MotionStage, event: Inspected) -> list[Motion]:
    """Return motions: everybody sees whose role was looked at; what it is shows nowhere here."""
    begin, held = work_begins(stage, event.seat, read=0), show_place(stage, event.target)
    eye = stage.sprite(naming.sprite("eye"), (round(stage.px(_HAT)),) * 2)
    start, head = (middle(_portrait(stage, seat)) for seat in (event.seat, event.target))
    return [
        *show_action(stage, event.seat, Action.INSPECTION, lambda: held, read=0),
        discard(stage, Action.INSPECTION, lambda: held, begin),
        Motion("inspection", begin, INSPECTION, _Looking(stage, eye, start, head), holds=come_and_go(0.75, INSPECTION)),
    ]


def _hand_of(stage: MotionStage, seat: int, arriving: tuple[int, ...]) -> Point:
    """Return where the hand of a seat goes from and comes to: the rack for the viewer, if a card arrives there."""
    cards = [rect for card in arriving if (rect := stage.places.hand(card)) is not None] if seat == stage.viewer else []
    return middle(cards[0].unionall(cards)) if cards else middle(_portrait(stage, seat))


def _portrait(stage: MotionStage, seat: int) -> Rect:
    # a Trapped card shows as bars over the portrait
    return stage.places.slot(seat, Marker.TRAPPED)
