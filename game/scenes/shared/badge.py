"""A medal that bears an icon, as achievements have."""

from __future__ import annotations

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.naming import IconName
from game.art.pictograms.medals import icon_place
from game.ui.context import Context


def draw_badge(
    canvas: pygame.Surface, context: Context, where: pygame.Rect, icon: IconName, *, earned: bool = True
) -> None:
    """Draw the badge of an achievement in a square; one that is still to earn is dark."""
    side = where.h
    badge = context.pictures.get(PictureKey(naming.medal("badge" if earned else "blank"), side, side))
    canvas.blit(badge, where)
    place = icon_place(side)
    key = PictureKey(naming.icon(icon), place.w, place.h, "dark" if earned else "muted")
    canvas.blit(context.pictures.get(key), place.move(where.topleft))
