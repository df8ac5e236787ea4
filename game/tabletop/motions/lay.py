"""A path card is laid: it flies to its cell, is held, snaps in and settles; light runs on (UX section 7)."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.engine.cards import SIDES, opposite
from game.engine.cells import STEP
from game.engine.events import Laid
from game.engine.maze import Maze
from game.tabletop.easing import in_out_cubic, out_quad, span
from game.tabletop.motions.dust import Dust, Mote, cloud
from game.tabletop.motions.flight import Flight, Stop, origin
from game.tabletop.motions.light import captured, edge, relight
from game.tabletop.motions.stage import Pose, Sprite, Stage, middle
from game.tabletop.timeline import Motion

FLIGHT, HOLD, SNAP, THUNK = 420.0, 170.0, 80.0, 120.0
"""Milliseconds; the snap ends the hold of 250."""
_LIFT = 1.16
_LIGHT_BEFORE_REST = 10.0


@dataclass(frozen=True, slots=True)
class _Hover:
    """The card over its cell, to be read."""

    stage: Stage
    sprite: Sprite
    rect: Rect

    def __call__(self, canvas: Surface, _t: float) -> None:
        self.stage.put_card(canvas, self.sprite, Pose(middle(self.rect), self.rect.w * _LIFT, height=0.7))


@dataclass(frozen=True, slots=True)
class _Settle:
    """Down into the cell, three pixels too far, and back; dust leaves the joins."""

    stage: Stage
    sprite: Sprite
    rect: Rect
    dust: Dust

    def __call__(self, canvas: Surface, t: float) -> None:
        snapped = out_quad(span(t, 0, SNAP / (SNAP + THUNK)))
        thunk = span(t, SNAP / (SNAP + THUNK), 1)
        x, y = middle(self.rect)
        sink = self.stage.px(3) * 4 * thunk * (1 - thunk)
        width = self.rect.w * (1 + (_LIFT - 1) * (1 - snapped)) * (1 - 0.02 * 4 * thunk * (1 - thunk))
        self.stage.put_card(canvas, self.sprite, Pose((x, y + sink), width, height=0.7 * (1 - snapped)))
        self.dust(canvas, thunk)


def laid(stage: Stage, event: Laid, before: Maze, after: Maze) -> list[Motion]:
    """The card of another seat flies in; the own one lies over its cell already."""
    rect, hidden = stage.places.cell(event.cell), captured(event.cell)
    sprite = stage.lying(event.cell, event.face, lit=False)
    motions: list[Motion] = []
    begin = 0.0
    if event.seat != stage.viewer:
        above = Stop(middle(rect), rect.w * _LIFT, 0.7)
        flight = Flight(stage, sprite, origin(stage, event.seat, event.card), above)
        motions.append(Motion("fly", 0, FLIGHT, flight, in_out_cubic, hidden))
        motions.append(Motion("hover", FLIGHT, HOLD, _Hover(stage, sprite, rect), captures=hidden))
        begin = FLIGHT + HOLD
    settle = _Settle(stage, sprite, rect, _join_dust(stage, event, after))
    motions.append(Motion("settle", begin, SNAP + THUNK, settle, captures=hidden))
    lit_from = begin + SNAP + THUNK - _LIGHT_BEFORE_REST
    return motions + relight(stage, before, after, lit_from, event.cell)


def _join_dust(stage: Stage, event: Laid, maze: Maze) -> Dust:
    """Six dots, shared among the sides that touch a card."""
    rect = stage.places.cell(event.cell)
    joins = [
        side
        for side in SIDES
        if event.face.sides & side
        and opposite(side) & maze.cards.get(event.cell + STEP[side], event.face).sides
        and event.cell + STEP[side] in maze.cards
    ]
    motes: list[Mote] = []
    for side in joins:
        seed = f"{event.card} {event.cell} {side}"
        spread = (rect.w * 0.05, rect.w * 0.05)
        motes += cloud(seed, edge(rect, side), max(2, 6 // len(joins)), spread, rect.w * 0.3, rect.w * 0.3)
    return Dust(stage, tuple(motes))
