"""A card that may not go there: hatch and ember outline, one nudge, and back into its slot (UX section 7)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art.drawing.contrast import hue
from game.art.drawing.raster import blank
from game.engine.cards import Card
from game.tabletop.motions.easing import in_out_quad, mix, span
from game.tabletop.motions.stage import MotionStage, Pose, Veiled, middle
from game.tabletop.motions.timeline import Motion
from game.tabletop.view import captures
from game.ui.theme import EMBER

LENGTH, NUDGED = 180.0, 40.0
_NUDGE = 4.0


@dataclass(frozen=True, slots=True)
class _GoesBack:
    stage: MotionStage
    sprite: Veiled
    start: Rect
    home: Rect

    def __call__(self, canvas: Surface, t: float) -> None:
        ms = t * LENGTH
        nudge = math.sin(math.tau * span(ms, 0, NUDGED)) * self.stage.px(_NUDGE)
        back = in_out_quad(span(ms, NUDGED, LENGTH))
        (x0, y0), (x1, y1) = middle(self.start), middle(self.home)
        at = (mix(x0, x1, back) + nudge, mix(y0, y1, back))
        width = mix(self.start.w, self.home.w, back)
        self.stage.put_card(canvas, self.sprite, Pose(at, width, height=0.8 * (1 - back)))


def refused_area(canvas: Surface, rect: Rect, strength: float, line: int) -> None:
    """Draw hatch and an ember outline where a card may not be laid; `strength` 0 to 1, `line` in pixels."""
    sheet = blank(rect.size)
    colour = (*hue(EMBER), round(220 * strength))
    for x in range(-rect.h, rect.w, line * 5):
        pygame.draw.line(sheet, (*hue(EMBER), round(90 * strength)), (x, rect.h), (x + rect.h, 0), line)
    pygame.draw.rect(sheet, colour, sheet.get_rect(), line, line * 2)
    canvas.blit(sheet, rect)


@dataclass(frozen=True, slots=True)
class _Refusal:
    rect: Rect
    line: int

    def __call__(self, canvas: Surface, t: float) -> None:
        if t < 1:
            refused_area(canvas, self.rect, 1 - t, self.line)


def goes_back(
    stage: MotionStage, card: Card, card_id: int, start: Rect, home: Rect, refused: Rect | None
) -> list[Motion]:
    """Return motions: the viewer's card glides from `start` back to its slot `home` within 200 ms (UX M5).

    `refused` is the cell, seat or goal that will not have it, hatched meanwhile.
    """
    sprite = stage.own(card, home.w)
    hidden = captures.only(captures.hand(card_id))
    motions = [Motion("return", 0, LENGTH, _GoesBack(stage, sprite, start, home), captures=hidden, waits=True)]
    if refused is not None:
        mark = _Refusal(refused, max(2, round(stage.px(2))))
        motions.insert(0, Motion("refusal", 0, LENGTH, mark, waits=True))
    return motions
