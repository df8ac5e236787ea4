"""A medal that bears an icon, as achievements have."""

from __future__ import annotations

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.pictograms.honour_icons import HONOUR_ICONS
from game.art.pictograms.medals import icon_place
from game.ui.context import Context
from game.words.achievements import Achievement


def draw_badge(
    canvas: pygame.Surface, context: Context, where: pygame.Rect, achievement: Achievement, *, earned: bool = True
) -> None:
    """Draw the badge of an achievement in a square; one that is still to earn is dark."""
    side = where.h
    badge = context.pictures.get(PictureKey(naming.medal("badge" if earned else "blank"), side, side))
    canvas.blit(badge, where)
    place = icon_place(side)
    key = PictureKey(naming.icon(HONOUR_ICONS[achievement]), place.w, place.h, "dark" if earned else "muted")
    canvas.blit(context.pictures.get(key), place.move(where.topleft))
