"""Deck and discards on the mat, thicker the more cards there are, and the candle that burns down with the deck."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.art.drawing.contrast import BLACK, GREY, hue, in_contrast, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.raster import Colour, add_light, radial
from game.art.pictograms.candle import LAST, candle, flame_height
from game.art.store import PictureStore
from game.engine.deal import deck_size
from game.engine.table import Table
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.hand import hand_key
from game.tabletop.view.house_signs import draw_signs
from game.tabletop.view.overlays import draw_target
from game.tabletop.view.panel import fitting_font
from game.ui.text import draw_text
from game.ui.theme import CHALK, EMBER

_EDGE: Colour = two_forms((96, 82, 62), GREY)
_EMPTY: Colour = two_forms((92, 78, 60), GREY)
_DARK: Colour = two_forms((10, 8, 6), BLACK)


def draw_piles(canvas: pygame.Surface, layout: TableLayout, pictures: PictureStore, table: Table, passing: int) -> None:
    """Draw both piles, and what stands above them; `passing` cards given up tentatively are on the discards."""
    _draw_candle(canvas, layout, table)
    draw_signs(canvas, layout, pictures, table.rules)
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
        pygame.draw.rect(canvas, hue(_EMPTY), where, 1, border_radius=radius)
        return
    lift = min(4, 1 + count // 12) * max(1, layout.px(1.4))
    pygame.draw.rect(canvas, hue(_DARK), where.move(2, 3), border_radius=radius)
    pygame.draw.rect(canvas, hue(_EDGE), where, border_radius=radius)
    canvas.blit(pictures.get(top), where.move(-lift // 2, -lift))


def _draw_candle(canvas: pygame.Surface, layout: TableLayout, table: Table) -> None:
    """Draw the candle as long as the share of cards left, in its own light, and their number at its foot."""
    where, whole = layout.candle, deck_size(table.rules, table.seats)
    if where.h and table.deck and not in_contrast():
        light = _glow(round(where.w * (1.5 if table.deck > LAST else 0.9)))
        middle = where.centerx, where.y + round(where.h * flame_height(table.deck, whole))
        canvas.set_clip(layout.cloth)  # what lies beside the mat is not drawn anew with it
        add_light(canvas, light, light.get_rect(center=middle).topleft)
        canvas.set_clip(None)
    if where.h:
        canvas.blit(candle(where.size, table.deck, whole), where)
    colour = EMBER if 0 < table.deck <= LAST else CHALK
    number = fitting_font(str(table.deck), "strong", layout.type(17), layout.deck_number.w)
    draw_text(canvas, str(table.deck), layout.deck_number.center, number, colour, "center", _DARK)


@kept
def _glow(radius: int) -> pygame.Surface:
    return radial((radius, radius), (64, 40, 14), 1.6)
