"""A goal is revealed: light reaches it, it turns edge-on, is held dark, and opens (UX section 7).

Gold and stone take the same time, so that no clock tells which it will be.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art import naming
from game.art.pictograms.flourishes import glow, rays
from game.engine.cards import GOLD
from game.engine.cells import GOAL_CELLS
from game.engine.events import GoalRevealed
from game.engine.maze import Maze
from game.tabletop.motions.dust import SOOT, Dust, cloud
from game.tabletop.motions.easing import in_quad, out_back, out_cubic, span
from game.tabletop.motions.light import FLAME, relight
from game.tabletop.motions.stage import UNLIT_TINT, MotionStage, Pose, Spot, Sprite, middle
from game.tabletop.motions.timeline import Motion
from game.tabletop.view import captures

TURNED, HELD, OPEN, LENGTH = 240.0, 360.0, 600.0, 1000.0
_RAYS = 192
"""Pixels of the one picture from which rays of all sizes are made."""


@dataclass(frozen=True, slots=True)
class _Reveal:
    stage: MotionStage
    back: Sprite
    face: Sprite
    spot: Spot
    dust: Dust | None
    """The puff of a stone; gold has rays instead."""

    def __call__(self, canvas: Surface, t: float) -> None:
        ms, rect = t * LENGTH, self.spot()
        after = span(ms, OPEN, LENGTH)
        self._draw_glow(canvas, rect, span(ms, 0, TURNED) * (1 - after))
        at = middle(rect)
        lifted = span(ms, 0, TURNED) * (1 - span(ms, HELD, OPEN))
        width = rect.w * (1 + 0.1 * lifted)
        if ms < HELD:
            squeeze = 1 - in_quad(span(ms, 0, TURNED))
            self.stage.put_card(canvas, self.back, Pose(at, width, height=lifted, squeeze=max(0.06, squeeze)))
        else:
            squeeze = out_back(span(ms, HELD, OPEN))
            self.stage.put_card(canvas, self.face, Pose(at, width, height=lifted, squeeze=max(0.06, squeeze)))
        if self.dust is not None:
            self.dust(canvas, span(ms, HELD + 120, LENGTH))
        else:
            self._draw_rays(canvas, rect, span(ms, HELD + 120, LENGTH))

    def _draw_glow(self, canvas: Surface, rect: Rect, strength: float) -> None:
        level = round(6 * strength)
        if level > 0:
            ball = glow((rect.w * 2, round(rect.h * 1.5)), FLAME, level)
            canvas.blit(ball, ball.get_rect(center=rect.center), special_flags=pygame.BLEND_RGB_ADD)

    def _draw_rays(self, canvas: Surface, rect: Rect, t: float) -> None:
        if not 0 < t < 1:
            return
        size = rect.h * (0.5 + 1.1 * out_cubic(t))
        star = pygame.transform.rotozoom(rays(_RAYS), 24 * t, size / _RAYS)
        self.stage.put(canvas, star, middle(rect), min(1.0, 4 * t, 2.2 * (1 - t)))


def revealed(stage: MotionStage, event: GoalRevealed, before: Maze, after: Maze) -> list[Motion]:
    """Return motions: the goal opens where it is; what its stone joins lights up behind it."""
    cell, spot = GOAL_CELLS[event.goal - 1], stage.goal(event.goal)
    hidden = frozenset((captures.cell(cell), captures.goal(event.goal)))
    back = stage.card(naming.GOAL_BACK, spot().w, tint=UNLIT_TINT)
    face = stage.resting(cell, event.face, after.reached.get(cell, 0))
    dust = None
    if event.name != GOLD:
        dust = Dust(stage, spot, cloud(f"stone {event.goal}", 12, (0, 0), (0.42, 0.6), 0.45, 0.7), SOOT)
    paint = _Reveal(stage, back, face, spot, dust)
    turning = Motion("reveal", 0, LENGTH, paint, captures=hidden, waits=True)
    own = captures.only(captures.cell(cell))
    others = [motion for motion in relight(stage, before, after, OPEN, cell) if motion.captures != own]
    return [*others, turning]
