"""Small marks of standing claims, on seats and beside goals: an icon, and how many say so (UX S1)."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import BLACK, WHITE, hue, two_forms
from game.art.drawing.raster import Colour
from game.art.naming import IconName
from game.art.store import PictureStore
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.ui.text import draw_text
from game.ui.theme import CHALK, INK, font

_GROUND: Colour = two_forms((30, 25, 22), BLACK)
_EDGE: Colour = two_forms((140, 123, 102), WHITE)
_LEAST_NUMBER = 12


def claim_icon(claim: Claim) -> tuple[IconName, str]:
    """Return the icon of a claim and its tone; the shape alone tells the four kinds apart."""
    match claim:
        case ClaimGoal(what="gold"):
            return "gold", "gold"
        case ClaimGoal():
            return "stone", ""
        case ClaimSeat(what="saboteur"):
            return "warning", "ember"
        case ClaimSeat():
            return "tick", ""


def mark_width(height: int) -> int:
    """Return the width of a mark of that height, in pixels."""
    return height * 8 // 5


def draw_mark(surface: pygame.Surface, where: Rect, claim: Claim, count: int, pictures: PictureStore) -> None:
    """Draw that `count` seats claim this: a dark plate at the right of `where`, as wide as its height asks."""
    rect = Rect(0, 0, min(where.w, mark_width(where.h)), where.h)
    rect.midright = where.midright
    pygame.draw.rect(surface, hue(INK), rect.inflate(2, 2), border_radius=rect.h // 3)
    pygame.draw.rect(surface, hue(_GROUND), rect, border_radius=rect.h // 3)
    pygame.draw.rect(surface, hue(_EDGE), rect, 1, rect.h // 3)
    name, tone = claim_icon(claim)
    side = rect.h - 4
    icon = pictures.get(PictureKey(naming.icon(name), side, side, tone))
    surface.blit(icon, icon.get_rect(midleft=(rect.x + 3, rect.centery)))
    number = font("strong", max(_LEAST_NUMBER, rect.h * 5 // 8))
    middle = ((rect.x + 3 + side + rect.right) // 2, rect.centery)
    draw_text(surface, str(count), middle, number, CHALK, "center")
