"""A path card is laid: it flies to its cell, is held, snaps in and settles; light runs on (UX section 7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from pygame import Surface

from game.art.drawing.svg import Point
from game.engine.cards import SIDES, E, N, S, W, opposite
from game.engine.cells import STEP
from game.engine.events import Laid
from game.engine.maze import Maze
from game.tabletop.motions.dust import Dust, Mote, cloud
from game.tabletop.motions.easing import in_out_cubic, out_quad, span
from game.tabletop.motions.flight import Flight, Stop, origin
from game.tabletop.motions.light import relight
from game.tabletop.motions.stage import MotionStage, Pose, Spot, Sprite, middle
from game.tabletop.motions.timeline import Motion
from game.tabletop.view import captures

FLIGHT, HOLD, SNAP, THUNK = 420.0, 170.0, 80.0, 120.0
"""Milliseconds; the snap ends the hold of 250."""
_LIFT = 1.16
_LIGHT_BEFORE_REST = 10.0
_MIDDLES: Mapping[int, Point] = {N: (0, -0.75), E: (0.5, 0), S: (0, 0.75), W: (-0.5, 0)}
"""Middles of the sides from the middle of a card, in widths."""


@dataclass(frozen=True, slots=True)
class _Hover:
    """The card over its cell, to be read."""

    stage: MotionStage
    sprite: Sprite
    spot: Spot

    def __call__(self, canvas: Surface, _t: float) -> None:
        rect = self.spot()
        self.stage.put_card(canvas, self.sprite, Pose(middle(rect), rect.w * _LIFT, height=0.7))


@dataclass(frozen=True, slots=True)
class _Settle:
    """The card goes down into the cell, three pixels too far, and back; dust leaves the joins."""

    stage: MotionStage
    held: Sprite
    resting: Sprite
    spot: Spot
    dust: Dust

    def __call__(self, canvas: Surface, t: float) -> None:
        snapped = out_quad(span(t, 0, SNAP / (SNAP + THUNK)))
        thunk = span(t, SNAP / (SNAP + THUNK), 1)
        rect = self.spot()
        x, y = middle(rect)
        sink = self.stage.px(3) * 4 * thunk * (1 - thunk)
        width = rect.w * (1 + (_LIFT - 1) * (1 - snapped)) * (1 - 0.02 * 4 * thunk * (1 - thunk))
        pose = Pose((x, y + sink), width, height=0.7 * (1 - snapped))
        self.stage.put_card(canvas, self.resting, pose)
        if snapped < 1:
            self.stage.put_card(canvas, self.held, replace(pose, height=0.0, alpha=1 - snapped))
        self.dust(canvas, thunk)


def laid(stage: MotionStage, event: Laid, before: Maze, after: Maze) -> list[Motion]:
    """Return the motions of a card that is laid: another seat's flies in, the viewer's own is over its cell already."""
    spot, hidden = stage.cell(event.cell), captures.only(captures.cell(event.cell))
    held = stage.held(event.face, spot().w)
    motions: list[Motion] = []
    begin, own = 0.0, event.seat == stage.viewer
    if not own:
        above = Stop(spot, scale=_LIFT, height=0.7)
        flight = Flight(stage, held, origin(stage, event.seat, event.card), above)
        motions.append(Motion("fly", 0, FLIGHT, flight, in_out_cubic, captures=hidden))
        motions.append(Motion("hover", FLIGHT, HOLD, _Hover(stage, held, spot), captures=hidden))
        begin = FLIGHT + HOLD
    resting = stage.resting(event.cell, event.face, 0)
    settle = _Settle(stage, held, resting, spot, _join_dust(stage, event, after))
    motions.append(Motion("settle", begin, SNAP + THUNK, settle, captures=hidden, waits=own))
    lit_from = begin + SNAP + THUNK - _LIGHT_BEFORE_REST
    return motions + relight(stage, before, after, lit_from, event.cell)


def _join_dust(stage: MotionStage, event: Laid, maze: Maze) -> Dust:
    """Return six dots, shared among the sides that touch a card."""
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
        motes += cloud(seed, max(2, 6 // len(joins)), _MIDDLES[side], (0.05, 0.05), 0.3, 0.3)
    return Dust(stage, stage.cell(event.cell), tuple(motes))
