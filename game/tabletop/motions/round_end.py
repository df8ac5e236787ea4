"""The round has ended: a plate with the winning side comes and goes. Roles are shown by the scene that follows."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.art.pictograms.flourishes import glow
from game.art.surfaces.plates import plate
from game.engine.events import RoundEnded
from game.tabletop.motions.easing import in_quad, out_back, span
from game.tabletop.motions.light import FLAME
from game.tabletop.motions.stage import MotionStage
from game.tabletop.motions.timeline import Motion
from game.ui.text import draw_text, text_width
from game.ui.theme import BRASS_TEXT, font
from game.words.log import sentence

LENGTH = 1500.0


@dataclass(frozen=True, slots=True)
class _Plate:
    stage: MotionStage
    picture: Surface

    def __call__(self, canvas: Surface, t: float) -> None:
        if not 0 < t < 1:
            return
        middle_x, middle_y = canvas.get_rect().center
        grown = 0.6 + 0.4 * out_back(span(t, 0, 0.16))
        leaving = in_quad(span(t, 0.86, 1))
        size = (round(self.picture.get_width() * grown), round(self.picture.get_height() * grown))
        shown = self.picture if size == self.picture.get_size() else pygame.transform.smoothscale(self.picture, size)
        at = (middle_x, middle_y - self.stage.px(40) - leaving * self.stage.px(24))
        level = round(5 * math.sin(math.pi * t))
        if level > 0:
            ball = glow((size[0] * 5 // 4, size[1] * 4), FLAME, level)
            canvas.blit(ball, ball.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
        self.stage.put(canvas, shown, at, min(1.0, 8 * t) * (1 - leaving))


def round_ended(stage: MotionStage, event: RoundEnded) -> list[Motion]:
    """Return the plate that says which side has won."""
    words = sentence(event, ()) or ""
    face = font("title", max(20, round(stage.px(38))))
    size = (text_width(words, face) + round(stage.px(72)), face.get_height() + round(stage.px(34)))
    picture = plate(size, "brass", 3, unit=stage.places.unit, radius=14).copy()
    draw_text(picture, words, (size[0] // 2, size[1] // 2), face, BRASS_TEXT, "center", (255, 232, 160))
    return [Motion("round-end", 0, LENGTH, _Plate(stage, picture))]
