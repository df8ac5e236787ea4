"""A map is read: it flies to the goal and unrolls, the goal glows, an eye opens. No more is public (UX section 7)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art.pictograms.flourishes import glow, map_roller, map_sheet, seeing_eye
from game.engine.cards import Action
from game.engine.events import Looked
from game.tabletop.motions.easing import in_out_quad, out_back, out_cubic, span
from game.tabletop.motions.flight import fade_away, show_action, work_begins
from game.tabletop.motions.light import FLAME
from game.tabletop.motions.stage import MotionStage, Spot
from game.tabletop.motions.timeline import Motion, come_and_go

LENGTH = 650.0
UNROLLED, SEEN, HELD = 250.0, 380.0, 540.0
_READ = 0.7
"""The moment at which the map lies open under the eye."""


@dataclass(frozen=True, slots=True)
class _Reading:
    stage: MotionStage
    spot: Spot

    def __call__(self, canvas: Surface, t: float) -> None:
        ms, goal = t * LENGTH, self.spot()
        leaving = in_out_quad(span(ms, HELD, LENGTH))
        self._draw_glow(canvas, goal, span(ms, UNROLLED, SEEN) * (1 - leaving))
        open_ = out_cubic(span(ms, 0, UNROLLED)) * (1 - leaving)
        self._draw_map(canvas, goal, open_, 1 - span(leaving, 0.6, 1))
        opened = span(ms, UNROLLED, SEEN)
        if opened > 0:
            size = max(4, round(goal.w * 0.62 * out_back(opened)) // 2 * 2)
            self.stage.put(canvas, seeing_eye(size), (goal.centerx, goal.top + goal.h * 0.3), 1 - leaving)

    def _draw_glow(self, canvas: Surface, goal: Rect, strength: float) -> None:
        level = round(7 * strength)
        if level <= 0:
            return
        size = (round(goal.w * 2.2) // 2 * 2, round(goal.h * 1.7) // 2 * 2)
        ball = glow(size, FLAME, level)
        canvas.blit(ball, ball.get_rect(center=goal.center), special_flags=pygame.BLEND_RGB_ADD)

    def _draw_map(self, canvas: Surface, goal: Rect, opened: float, alpha: float) -> None:
        width, height = round(goal.w * 1.36) // 2 * 2, round(goal.w * 0.86) // 2 * 2
        x, y = goal.centerx, goal.top + goal.h * 0.72
        shown = max(2, round(width * opened))
        sheet = map_sheet((width, height))
        left = (width - shown) // 2
        sheet.set_alpha(round(255 * alpha))
        canvas.blit(sheet, (round(x - shown / 2), round(y - height / 2)), Rect(left, 0, shown, height))
        sheet.set_alpha(255)
        roller = map_roller((max(4, round(width * 0.08)), round(height * 1.16)))
        sway = math.sin(math.pi * opened) * height * 0.02
        for side in (-1, 1):
            self.stage.put(canvas, roller, (x + side * shown / 2, y + sway), alpha)


def looked(stage: MotionStage, event: Looked) -> list[Motion]:
    """Return motions: everybody sees who looked at which goal; what it is shows nowhere here."""
    goal = stage.goal(event.goal)
    begin = work_begins(stage, event.seat, read=0)
    return [
        Motion("map", begin, LENGTH, _Reading(stage, goal), holds=come_and_go(_READ, LENGTH)),
        *show_action(stage, event.seat, Action.MAP, goal, read=0),
        fade_away(stage, Action.MAP, goal, begin),
    ]
