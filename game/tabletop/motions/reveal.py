"""A goal is revealed: light reaches it, it turns edge-on, is held dark, and opens (UX section 7).

Gold and stone take the same time, so that no clock tells which it will be.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art.flourish import glow, rays
from game.engine.cards import GOLD
from game.engine.cells import GOAL_CELLS
from game.engine.events import GoalRevealed
from game.engine.maze import Maze
from game.tabletop.easing import in_quad, out_back, out_cubic, span
from game.tabletop.motions.dust import SOOT, Dust, cloud
from game.tabletop.motions.light import FLAME, captured, relight
from game.tabletop.motions.stage import UNLIT_TINT, Pose, Sprite, Stage, middle, turned
from game.tabletop.timeline import Motion

TURNED, HELD, OPEN, LENGTH = 240.0, 360.0, 600.0, 1000.0


@dataclass(frozen=True, slots=True)
class _Reveal:
    stage: Stage
    back: Sprite
    face: Sprite
    rect: Rect
    dust: Dust | None
    """The puff of a stone; gold has rays instead."""

    def __call__(self, canvas: Surface, t: float) -> None:
        ms = t * LENGTH
        after = span(ms, OPEN, LENGTH)
        self._draw_glow(canvas, span(ms, 0, TURNED) * (1 - after))
        at = middle(self.rect)
        lifted = span(ms, 0, TURNED) * (1 - span(ms, HELD, OPEN))
        width = self.rect.w * (1 + 0.1 * lifted)
        if ms < HELD:
            squeeze = 1 - in_quad(span(ms, 0, TURNED))
            self.stage.put_card(canvas, self.back, Pose(at, width, height=lifted, squeeze=max(0.06, squeeze)))
        else:
            squeeze = out_back(span(ms, HELD, OPEN))
            self.stage.put_card(canvas, self.face, Pose(at, width, height=lifted, squeeze=max(0.06, squeeze)))
        if self.dust is not None:
            self.dust(canvas, span(ms, HELD + 120, LENGTH))
        else:
            self._draw_rays(canvas, span(ms, HELD + 120, LENGTH))

    def _draw_glow(self, canvas: Surface, strength: float) -> None:
        level = round(6 * strength)
        if level > 0:
            ball = glow((self.rect.w * 2, round(self.rect.h * 1.5)), FLAME, level)
            canvas.blit(ball, ball.get_rect(center=self.rect.center), special_flags=pygame.BLEND_RGB_ADD)

    def _draw_rays(self, canvas: Surface, t: float) -> None:
        if not 0 < t < 1:
            return
        size = max(8, round(self.rect.h * (0.5 + 1.1 * out_cubic(t))) // 8 * 8)
        star = turned(rays(size), round(12 * t) * 2)
        self.stage.put(canvas, star, middle(self.rect), min(1.0, 4 * t, 2.2 * (1 - t)))


def revealed(stage: Stage, event: GoalRevealed, before: Maze, after: Maze) -> list[Motion]:
    """The goal opens where it lies; what its stone joins lights up behind it."""
    cell, rect = GOAL_CELLS[event.goal - 1], stage.places.goal(event.goal)
    hidden = captured(cell) | {f"goal:{event.goal}"}
    back = stage.card("goal-back", rect.w, tint=UNLIT_TINT)
    lit = bool(after.reached.get(cell))
    face = stage.lying(cell, event.face, lit)
    dust = None
    if event.name != GOLD:
        spread = (rect.w * 0.42, rect.h * 0.4)
        dust = Dust(stage, cloud(f"stone {event.goal}", middle(rect), 12, spread, rect.w * 0.45, rect.w * 0.7), SOOT)
    paint = _Reveal(stage, back, face, rect, dust)
    turning = Motion("reveal", 0, LENGTH, paint, captures=hidden, waits=True)
    others = [motion for motion in relight(stage, before, after, OPEN, cell) if motion.captures != captured(cell)]
    return [*others, turning]
