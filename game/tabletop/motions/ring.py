"""A ring of lantern light that swells once around a place: somebody did something that moves no card."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art.drawing.contrast import hue
from game.art.drawing.raster import Colour, blank
from game.tabletop.motions.stage import MotionStage
from game.tabletop.motions.timeline import Motion, come_and_go
from game.ui.theme import LANTERN

LENGTH = 420.0


@dataclass(frozen=True, slots=True)
class Ring:
    """Draw one moment of the ring: it has swelled as far as `t` (0 to 1) says. `width` in pixels."""

    rect: Rect
    width: int
    colour: Colour

    def __call__(self, canvas: Surface, t: float) -> None:
        strength = math.sin(math.pi * t)
        grown = round(self.width * 2 * t)
        around = self.rect.inflate(2 * grown, 2 * grown)
        sheet = blank(around.inflate(2 * self.width, 2 * self.width).size)
        pygame.draw.rect(
            sheet, (*hue(self.colour), round(230 * strength)), sheet.get_rect(), self.width, self.width * 4
        )
        canvas.blit(sheet, sheet.get_rect(center=around.center))


def ring(stage: MotionStage, rect: Rect, start: float = 0.0, length: float = LENGTH) -> Motion:
    """Return a ring around `rect` that swells and fades once."""
    paint = Ring(rect, max(2, round(stage.px(3))), LANTERN)
    return Motion("ring", start, length, paint, holds=come_and_go(0.5, length))
