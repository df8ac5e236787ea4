"""What the table shows for good of its numbers: how many saboteurs there are, and the cards put aside (R1.7, R1.8).

Both stand above the candle, each over its number, and tell public facts only.
"""

from __future__ import annotations

from typing import assert_never

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import card_key
from game.art.drawing.contrast import BLACK, GREY, hue, two_forms
from game.art.drawing.raster import Colour
from game.art.store import PictureStore
from game.engine.cards import Role
from game.engine.ruleset import Ruleset
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.panel import fitting_font
from game.ui.text import draw_text
from game.ui.theme import CHALK

_EDGE: Colour = two_forms((96, 82, 62), GREY)
_DARK: Colour = two_forms((10, 8, 6), BLACK)
_FAN = 5
"""Design units of the part that shows of each card of a saboteur below the top one."""


def draw_signs(canvas: pygame.Surface, layout: TableLayout, pictures: PictureStore, rules: Ruleset) -> None:
    """Draw hooded cards over the number of saboteurs, and a pile that lies crosswise over the number of its cards."""
    for name, where in layout.signs.items():
        picture = Rect(where.x, where.y, where.w, where.h - layout.deck_number.h)
        match name:
            case "saboteurs":
                count = rules.saboteurs or 0
                _draw_hoods(canvas, layout, pictures, picture, count)
            case "aside":
                count = rules.put_aside
                _draw_aside(canvas, layout, pictures, picture)
            case _:
                assert_never(name)
        text, middle = str(count), (where.centerx, where.bottom - layout.deck_number.h // 2)
        number = fitting_font(text, "strong", layout.type(17), where.w)
        draw_text(canvas, text, middle, number, CHALK, "center", _DARK)


def _draw_hoods(canvas: pygame.Surface, layout: TableLayout, pictures: PictureStore, where: Rect, count: int) -> None:
    width, height = where.h * 2 // 3, where.h
    step = min(layout.px(_FAN), (where.w - width) // max(1, count - 1))
    left = where.centerx - (width + step * (count - 1)) // 2
    for number in range(count):
        card = Rect(left + step * number, where.y, width, height)
        pygame.draw.rect(canvas, hue(_DARK), card.move(1, 2), border_radius=layout.px(3))
        canvas.blit(pictures.get(card_key(naming.role(Role.SABOTEUR), width, str(number % 3))), card)


def _draw_aside(canvas: pygame.Surface, layout: TableLayout, pictures: PictureStore, where: Rect) -> None:
    lying = Rect(0, 0, where.h * 3 // 2, where.h)
    lying.midtop = where.midtop
    back = pygame.transform.rotate(pictures.get(card_key(naming.CARD_BACK, lying.h)), 90)
    for tone, below in ((_DARK, 4), (_EDGE, 2)):
        pygame.draw.rect(canvas, hue(tone), lying.move(1, below), border_radius=layout.px(3))
    canvas.blit(back, lying)
