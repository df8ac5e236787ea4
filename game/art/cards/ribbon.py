"""The ribbon with a card's name, set by the game in the language of the player (look book section 5)."""

from __future__ import annotations

import pygame

from game.art.cards.card_stock import layer, set_name
from game.art.drawing.palette import INK, PAPER
from game.art.drawing.svg import path, polygon
from game.art.tunnels.tube import WIDTH

LEAST_WIDTH = 90
"""Cards narrower than this many pixels have no ribbon: its text would be too small to read."""

_HEIGHT = 10.4
_LETTERS = "#fff8e6"


def put_ribbon(card: pygame.Surface, text: str, colour: str, top: float = 73.4, *, contrast: bool = False) -> None:
    """Draw a ribbon of `colour`, in high contrast of black, with `text` over a card, `top` of its 90 units down."""
    left, right, middle, foot = 3, WIDTH - 3, top + _HEIGHT / 2, top + _HEIGHT
    band = [(left, top), (right, top), (right - 2.4, middle), (right, foot), (left, foot), (left + 2.4, middle)]
    lines = "".join(f"M{left + 3} {y:.2f} L{right - 3} {y:.2f} " for y in (top + 1.3, foot - 1.3))
    body = path(polygon(band), "#000000" if contrast else colour, INK, 1.1) + path(lines, "none", PAPER, 0.4, 0.6)
    card.blit(layer(body, card.get_width()), (0, 0))
    set_name(card, text, middle, "#ffffff" if contrast else _LETTERS)
