"""The round has ended: a plate with the winning side comes and goes. Roles are shown by the scene that follows."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.art.drawing.svg import Point
from game.art.pictograms.flourishes import glow
from game.art.surfaces.plates import plate
from game.engine.cards import GOLD
from game.engine.cells import GOAL_CELLS
from game.engine.events import RoundEnded
from game.engine.maze import Maze
from game.engine.table import Cause
from game.tabletop.motions.easing import in_quad, out_back, span
from game.tabletop.motions.light import FLAME
from game.tabletop.motions.reveal import goal_focus
from game.tabletop.motions.stage import MotionStage, Spot
from game.tabletop.motions.timeline import Motion, come_and_go
from game.tabletop.motions.tunnel import tunnel_to
from game.ui.text import draw_text, text_width
from game.ui.theme import BRASS_TEXT, font
from game.words.log import sentence

LENGTH = 1500.0


@dataclass(frozen=True, slots=True)
class _Plate:
    stage: MotionStage
    picture: Surface
    clear: Spot | None
    """The goal that the plate does not cover."""

    def _middle(self) -> Point:
        """Return where the plate comes to rest: in the middle, or below or above the goal that it keeps clear of."""
        mat, room = self.stage.places.mat(), self.picture.get_height() * 0.5 + self.stage.px(26)
        if self.clear is None:
            return mat.centerx, mat.centery - self.stage.px(20)
        goal = self.clear()
        below = goal.bottom + room
        return mat.centerx, below if below + room <= mat.bottom else goal.top - room

    def __call__(self, canvas: Surface, t: float) -> None:
        if not 0 < t < 1:
            return
        middle_x, middle_y = self._middle()
        grown = 0.6 + 0.4 * out_back(span(t, 0, 0.16))
        leaving = in_quad(span(t, 0.86, 1))
        size = (round(self.picture.get_width() * grown), round(self.picture.get_height() * grown))
        shown = self.picture if size == self.picture.get_size() else pygame.transform.smoothscale(self.picture, size)
        at = (middle_x, middle_y - leaving * self.stage.px(24))
        level = round(5 * math.sin(math.pi * t))
        if level > 0:
            ball = glow((size[0] * 5 // 4, size[1] * 4), FLAME, level)
            canvas.blit(ball, ball.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
        self.stage.put(canvas, shown, at, min(1.0, 8 * t) * (1 - leaving))


def round_ended(stage: MotionStage, event: RoundEnded, maze: Maze) -> list[Motion]:
    """Return the plate that says which side has won; where the gold was joined, the view stays at the goal."""
    words = sentence(event, ()) or ""
    face = font("title", max(20, round(stage.px(38))))
    size = (text_width(words, face) + round(stage.px(72)), face.get_height() + round(stage.px(34)))
    picture = plate(size, "brass", 3, unit=stage.places.unit, radius=14).copy()
    draw_text(picture, words, (size[0] // 2, size[1] // 2), face, BRASS_TEXT, "center", (255, 232, 160))
    outcome, focus, clear = event.outcome, None, None
    if outcome.cause is Cause.GOLD:
        goal = outcome.goals.index(GOLD) + 1
        focus, clear = goal_focus(goal, tunnel_to(maze, GOAL_CELLS[goal - 1])), stage.goal(goal)
    return [Motion("round-end", 0, LENGTH, _Plate(stage, picture, clear), focus=focus, holds=come_and_go(0.5, LENGTH))]
