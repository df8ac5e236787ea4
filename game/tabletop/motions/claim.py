"""Table talk: a bubble beside the speaker, and a ring around what the claim is about (R12.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

import pygame
from pygame import Rect, Surface

from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.i18n import _
from game.tabletop.easing import out_back, span
from game.tabletop.motions.ring import ring
from game.tabletop.motions.stage import Point, Stage
from game.tabletop.timeline import Motion
from game.ui.text import draw_text, text_width
from game.ui.theme import INK, PARCHMENT_INK, font
from game.words import goal_words

LENGTH = 1300.0
_PAPER = (243, 233, 210)


@dataclass(frozen=True, slots=True)
class _Bubble:
    stage: Stage
    picture: Surface
    left: Point
    """The tip of the bubble."""

    def __call__(self, canvas: Surface, t: float) -> None:
        if not 0 < t < 1:
            return
        grown = out_back(span(t, 0, 0.12))
        size = (max(1, round(self.picture.get_width() * grown)), max(1, round(self.picture.get_height() * grown)))
        shown = self.picture if grown == 1 else pygame.transform.smoothscale(self.picture, size)
        centre = (self.left[0] + size[0] / 2, self.left[1])
        self.stage.put(canvas, shown, centre, 1 - span(t, 0.88, 1))


def claimed(stage: Stage, event: Claimed) -> list[Motion]:
    """The bubble says the claim in few words; the ring shows the goal or the seat."""
    seat = stage.places.seat(event.seat)
    bubble = _Bubble(stage, _picture(stage, event.claim), (seat.right + stage.px(2), seat.centery))
    about = _about(stage, event.claim)
    return [ring(stage, about, 150, 600), Motion("claim", 0, LENGTH, bubble)]


def _about(stage: Stage, claim: Claim) -> Rect:
    match claim:
        case ClaimGoal(goal):
            return stage.places.goal(goal)
        case ClaimSeat(seat):
            return stage.places.seat(seat)
        case _:
            assert_never(claim)


def _words(claim: Claim) -> str:
    match claim:
        case ClaimGoal():
            return _("Goal {goal}: {what}").format(goal=claim.goal, what=goal_words(claim.what))
        case ClaimSeat():
            return _("Suspicion") if claim.what == "saboteur" else _("Trust")
        case _:
            assert_never(claim)


def _picture(stage: Stage, claim: Claim) -> Surface:
    """Paper with a tip at the left, the words, and the token of the seat that is meant."""
    face, words = font("bold", max(13, round(stage.px(17)))), _words(claim)
    edge, token = round(stage.px(10)), round(stage.px(26)) if isinstance(claim, ClaimSeat) else 0
    tip = edge
    width = tip + 2 * edge + text_width(words, face) + (token + edge if token else 0)
    height = 2 * edge + max(token, face.get_height())
    picture = Surface((width, height), pygame.SRCALPHA)
    body = Rect(tip, 0, width - tip, height)
    pygame.draw.rect(picture, INK, body, border_radius=edge)
    pygame.draw.rect(picture, _PAPER, body.inflate(-4, -4), border_radius=edge - 2)
    middle = height // 2
    pygame.draw.polygon(picture, INK, [(0, middle), (tip + 3, middle - edge), (tip + 3, middle + edge)])
    pygame.draw.polygon(picture, _PAPER, [(4, middle), (tip + 4, middle - edge + 3), (tip + 4, middle + edge - 3)])
    right = draw_text(picture, words, (tip + edge, middle), face, PARCHMENT_INK, "midleft").right
    if isinstance(claim, ClaimSeat):
        mark = stage.sprite(f"token:{claim.seat}", (token, token)).form(token, token)
        picture.blit(mark, mark.get_rect(midleft=(right + edge, middle)))
    return picture
