"""A card that flies from one place to another, and action cards that are shown before they work."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Rect, Surface

from game.engine.cards import Action
from game.tabletop.motions.easing import in_out_cubic, in_quad, mix
from game.tabletop.motions.stage import MotionStage, Pose, Spot, Sprite, Veiled, middle
from game.tabletop.motions.timeline import Motion

SHOW, READ = 250.0, 200.0
"""An action card flies to its target, and stays there to be read (ms)."""
_FADE, _USED = 150.0, 320.0


@dataclass(frozen=True, slots=True)
class Stop:
    """One end of a flight: where the card is, how high over the table, and how wide.

    It is `scale` times as wide as its place, or `wide` pixels where that is given.
    """

    spot: Spot
    scale: float = 1.0
    wide: float | None = None
    height: float = 0.0

    @property
    def width(self) -> float:
        return self.spot().w * self.scale if self.wide is None else self.wide


def stop(rect: Rect, wide: float | None = None) -> Stop:
    """Return a stop on the table in the middle of a place that does not move."""
    return Stop(lambda: rect, wide=wide)


@dataclass(frozen=True, slots=True)
class Flight:
    """A slight arc from `start` to `end`; half way `other`, if there is one, has turned into `sprite`."""

    stage: MotionStage
    sprite: Sprite | Veiled
    start: Stop
    end: Stop
    tilt: float = 5.0
    lift: float = 0.12
    other: Sprite | None = None

    def __call__(self, canvas: Surface, t: float) -> None:
        bump = math.sin(math.pi * t) if 0 < t < 1 else 0.0  # at its end a card casts no shadow
        (x0, y0), (x1, y1) = middle(self.start.spot()), middle(self.end.spot())
        far = math.hypot(x1 - x0, y1 - y0)
        at = (mix(x0, x1, t), mix(y0, y1, t) - bump * min(far * 0.1, self.stage.px(46)))
        width = mix(self.start.width, self.end.width, t) * (1 + self.lift * bump)
        height = mix(self.start.height, self.end.height, t) + 0.7 * bump
        sprite, squeeze = self.sprite, 1.0
        if self.other is not None:
            squeeze = abs(math.cos(math.pi * min(1.0, max(0.0, t))))
            sprite = self.other if t < 0.5 else self.sprite
        lean = self.tilt * bump * (-1 if x1 > x0 else 1)
        self.stage.put_card(canvas, sprite, Pose(at, width, lean, min(1.0, height), squeeze))


def seat_stop(stage: MotionStage, seat: int) -> Stop:
    """Return where a card at a seat is: small, over the hand that is not drawn."""
    return stop(stage.places.seat(seat), stage.px(34))


def origin(stage: MotionStage, seat: int, card: int) -> Stop:
    """Return where a card comes from: its place in the viewer's hand, or its seat."""
    hand = stage.own_place(card) if seat == stage.viewer else None
    return seat_stop(stage, seat) if hand is None else stop(hand)


@dataclass(frozen=True, slots=True)
class _Held:
    stage: MotionStage
    sprite: Sprite
    at: Stop
    fades: bool = False

    def __call__(self, canvas: Surface, t: float) -> None:
        width = self.at.width * (1 + 0.08 * t) if self.fades else self.at.width
        alpha = 1 - t if self.fades else 1.0
        self.stage.put_card(
            canvas, self.sprite, Pose(middle(self.at.spot()), width, height=self.at.height, alpha=alpha)
        )


def show_action(stage: MotionStage, seat: int, action: Action, at: Spot, read: float = READ) -> list[Motion]:
    """Return motions: an action card that another seat plays flies to `at` and is held to be read.

    The viewer has just put a card of their own there. What becomes of the card is told by `fade_away` or `discard`.
    """
    if seat == stage.viewer:
        return []
    sprite, there = _shown(stage, action, at)
    flight = Flight(stage, sprite, seat_stop(stage, seat), there)
    shown = [Motion("show", 0, SHOW, flight, in_out_cubic)]
    if read:
        shown.append(Motion("read", SHOW, read, _Held(stage, sprite, there)))
    return shown


def work_begins(stage: MotionStage, seat: int, read: float = READ) -> float:
    """Return when a shown action card begins to work, in ms."""
    return 0.0 if seat == stage.viewer else SHOW + read


def fade_away(stage: MotionStage, action: Action, at: Spot, start: float) -> Motion:
    """Return a motion: the card turns into what it does."""
    sprite, there = _shown(stage, action, at)
    return Motion("fade", start, _FADE, _Held(stage, sprite, there, fades=True), in_quad)


def discard(stage: MotionStage, action: Action, at: Spot, start: float) -> Motion:
    """Return a motion: the card goes to the discards while it works."""
    sprite, there = _shown(stage, action, at)
    return Motion("used", start, _USED, Flight(stage, sprite, there, stop(stage.places.discard())), in_out_cubic)


def _shown(stage: MotionStage, action: Action, at: Spot) -> tuple[Sprite, Stop]:
    width = stage.hand_width()
    return stage.held(action, width), Stop(at, wide=width, height=0.6)
