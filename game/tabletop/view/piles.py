"""Deck and discards on the mat, thicker the more cards there are."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.art.store import PictureStore
from game.engine.table import Table
from game.tabletop.view.hand import hand_key
from game.tabletop.view.layout import TableLayout
from game.tabletop.view.overlays import draw_target

_EDGE = (96, 82, 62)
_EMPTY = (92, 78, 60)
_DARK = (10, 8, 6)


def draw_piles(canvas: pygame.Surface, layout: TableLayout, pictures: PictureStore, table: Table, passing: int) -> None:
    """Draw both piles; `passing` cards that are given up tentatively are on the discards."""
    back = card_key(naming.CARD_BACK, layout.deck.w)
    _draw_pile(canvas, layout, pictures, layout.deck, table.deck, back)
    top = table.discards[-1].card if table.discards else None
    _draw_pile(canvas, layout, pictures, layout.discard, len(table.discards), hand_key(top, layout.discard.w))
    for place in range(1, passing + 1):
        where = layout.discard.move(place * layout.px(6), -place * layout.px(6))
        canvas.blit(pictures.get(back), where)
        if place == passing:
            draw_target(canvas, where, layout.unit, True)


def _draw_pile(
    canvas: pygame.Surface, layout: TableLayout, pictures: PictureStore, where: Rect, count: int, top: PictureKey
) -> None:
    radius = layout.px(4)
    if not count:
        pygame.draw.rect(canvas, _EMPTY, where, 1, border_radius=radius)
        return
    lift = min(4, 1 + count // 12) * max(1, layout.px(1.4))
    pygame.draw.rect(canvas, _DARK, where.move(2, 3), border_radius=radius)
    pygame.draw.rect(canvas, _EDGE, where, border_radius=radius)
    canvas.blit(pictures.get(top), where.move(-lift // 2, -lift))
