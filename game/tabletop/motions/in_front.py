"""What Saboteur 2 lays in front of a seat and takes away again: theft, hands off, trap, free at last (UX section 7)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art import naming
from game.engine.cards import Action, InFront, Marker
from game.engine.events import Freed, TheftLaid, TheftStopped, Trapped
from game.tabletop.motions.broken import LARGE, show_place
from game.tabletop.motions.easing import in_quad, mix, out_back, out_cubic, span
from game.tabletop.motions.flight import discard, fade_away, show_action, work_begins
from game.tabletop.motions.stage import MotionStage, Sprite, middle
from game.tabletop.motions.timeline import Motion, come_and_go
from game.tabletop.view import captures

LAID, STOPPED, TRAPPED, FREED = 450.0, 500.0, 600.0, 500.0
"""How long each of them takes, in ms."""
_PALM_DOWN, _LOCKED = 200.0, 300.0
_STEPS, _DROPPED = 3, 350.0
_GLOWED = 250.0
_BOUNCE = 2.0
_GLOW = (90, 70, 30)


def slot_sprite(stage: MotionStage, thing: InFront, slot: Rect) -> Sprite:
    """Return how a card in front of a seat looks on its plate."""
    if thing is Marker.TRAPPED:
        return stage.sprite(naming.sprite("portcullis"), slot.size)
    return stage.sprite(naming.in_front(thing), slot.size)


@dataclass(frozen=True, slots=True)
class _Settling:
    """The sign of a card grows over its slot and settles there."""

    stage: MotionStage
    sprite: Sprite
    slot: Rect

    def __call__(self, canvas: Surface, t: float) -> None:
        if t <= 0:
            return
        grown = mix(0.4, LARGE, out_back(min(1.0, t / 0.4)))
        size = self.slot.w * mix(grown, 1.0, in_quad(span(t, 0.55, 1)))
        self.stage.put(canvas, self.sprite.form(size, size), middle(self.slot))


@dataclass(frozen=True, slots=True)
class _Stopping:
    """A palm comes down on the theft card, a lock closes, and the card crumples."""

    stage: MotionStage
    theft: Sprite
    palm: Sprite
    lock: Sprite
    slot: Rect

    def __call__(self, canvas: Surface, t: float) -> None:
        ms, at = t * STOPPED, middle(self.slot)
        crumpled = in_quad(span(ms, _LOCKED, STOPPED))
        size = self.slot.w * (1 - 0.8 * crumpled)
        self.stage.put(canvas, self.theft.form(size, size, 40 * crumpled), at, 1 - crumpled)
        down = out_cubic(span(ms, 0, _PALM_DOWN))
        large = self.slot.w * LARGE
        if down > 0:
            self.stage.put(
                canvas, self.palm.form(large, large), (at[0], at[1] - large * (1 - down)), down * (1 - crumpled)
            )
        closed = span(ms, _PALM_DOWN, _LOCKED)
        if closed > 0:
            side = large * 0.6 * out_back(closed)
            self.stage.put(canvas, self.lock.form(side, side), (at[0], at[1] + large * 0.2), 1 - crumpled)


@dataclass(frozen=True, slots=True)
class _Dropping:
    """Bars drop over the portrait in three steps and bounce once."""

    stage: MotionStage
    bars: Sprite
    portrait: Rect

    def __call__(self, canvas: Surface, t: float) -> None:
        if t <= 0:
            return
        ms = t * TRAPPED
        steps = span(ms, 0, _DROPPED) * _STEPS
        whole = int(steps)
        fallen = min(1.0, (whole + out_cubic(min(1.0, (steps - whole) * 2))) / _STEPS)
        bounce = self.stage.px(_BOUNCE) * max(0.0, 1 - abs(span(ms, _DROPPED, _DROPPED + 120) * 2 - 1))
        bounce = bounce if _DROPPED < ms < _DROPPED + 120 else 0.0
        top = self.portrait.y - self.portrait.h * (1 - fallen) - bounce
        clip = canvas.get_clip()
        canvas.set_clip(self.portrait.clip(clip))
        canvas.blit(self.bars.form(*self.portrait.size), (self.portrait.x, round(top)))
        canvas.set_clip(clip)


@dataclass(frozen=True, slots=True)
class _Opening:
    """The bars glow, bend, and fall away."""

    stage: MotionStage
    bars: Sprite
    portrait: Rect

    def __call__(self, canvas: Surface, t: float) -> None:
        ms = t * FREED
        falls = in_quad(span(ms, _GLOWED, FREED))
        glows = span(ms, 0, _GLOWED) * (1 - falls)
        picture = self.bars.form(self.portrait.w * (1 + 0.12 * falls), self.portrait.h, -14 * falls)
        if glows > 0:
            picture = picture.copy()
            light = tuple(round(part * glows) for part in _GLOW)
            picture.fill(light, special_flags=pygame.BLEND_RGB_ADD)
        x, y = middle(self.portrait)
        self.stage.put(canvas, picture, (x, y + self.portrait.h * 0.5 * falls), 1 - falls)


def theft_laid(stage: MotionStage, event: TheftLaid) -> list[Motion]:
    """Return motions: the card is shown beside its owner and becomes the sign on the plate."""
    slot = stage.places.slot(event.seat, Marker.THEFT)
    begin, held = work_begins(stage, event.seat), show_place(stage, event.seat)
    paint = _Settling(stage, slot_sprite(stage, Marker.THEFT, slot), slot)
    hidden = captures.only(captures.slot(event.seat, Marker.THEFT))
    return [
        Motion("theft", begin, LAID, paint, captures=hidden, waits=True, holds=come_and_go(0.5, LAID)),
        *show_action(stage, event.seat, Action.THEFT, lambda: held),
        fade_away(stage, Action.THEFT, lambda: held, begin),
    ]


def theft_stopped(stage: MotionStage, event: TheftStopped) -> list[Motion]:
    """Return motions: a palm comes down on the thief's card."""
    slot = stage.places.slot(event.target, Marker.THEFT)
    begin, held = work_begins(stage, event.seat, read=0), show_place(stage, event.target)
    large = (round(slot.w * LARGE),) * 2
    palm, lock = (stage.sprite(naming.sprite(name), large) for name in ("palm", "lock"))
    paint = _Stopping(stage, slot_sprite(stage, Marker.THEFT, slot), palm, lock, slot)
    return [
        Motion(
            "hands-off",
            begin,
            STOPPED,
            paint,
            captures=captures.only(captures.slot(event.target, Marker.THEFT)),
            waits=True,
            holds=come_and_go(_LOCKED / STOPPED, STOPPED),
        ),
        *show_action(stage, event.seat, Action.HANDS_OFF, lambda: held, read=0),
        discard(stage, Action.HANDS_OFF, lambda: held, begin),
    ]


def trapped(stage: MotionStage, event: Trapped) -> list[Motion]:
    """Return motions: a portcullis drops over the portrait."""
    portrait = stage.places.slot(event.target, Marker.TRAPPED)
    begin, held = work_begins(stage, event.seat, read=0), show_place(stage, event.target)
    paint = _Dropping(stage, slot_sprite(stage, Marker.TRAPPED, portrait), portrait)
    hidden = captures.only(captures.slot(event.target, Marker.TRAPPED))
    return [
        Motion("trap", begin, TRAPPED, paint, captures=hidden, waits=True),
        *show_action(stage, event.seat, Action.TRAPPED, lambda: held, read=0),
        fade_away(stage, Action.TRAPPED, lambda: held, begin),
    ]


def freed(stage: MotionStage, event: Freed) -> list[Motion]:
    """Return motions: the bars give way."""
    portrait = stage.places.slot(event.target, Marker.TRAPPED)
    begin, held = work_begins(stage, event.seat, read=0), show_place(stage, event.target)
    paint = _Opening(stage, slot_sprite(stage, Marker.TRAPPED, portrait), portrait)
    return [
        Motion(
            "free", begin, FREED, paint, captures=captures.only(captures.slot(event.target, Marker.TRAPPED)), waits=True
        ),
        *show_action(stage, event.seat, Action.FREE, lambda: held, read=0),
        discard(stage, Action.FREE, lambda: held, begin),
    ]
