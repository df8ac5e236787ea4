"""The ground of the screens between games: dark oak in the lantern's light."""

from __future__ import annotations

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import BLACK, in_contrast
from game.ui.context import Context

_DIMMED = (120, 108, 98)


class OakGround:
    """Draws the table's oak, dimmed, over the whole window. It is dimmed anew each time: a copy would be large.

    In high contrast nothing lies behind the text.
    """

    def __init__(self, context: Context) -> None:
        self._context = context

    def draw(self, canvas: pygame.Surface) -> None:
        if in_contrast():
            canvas.fill(BLACK)
            return
        self._context.pictures.cover(canvas, PictureKey(naming.backdrop("oak"), *canvas.get_size()))
        canvas.fill(_DIMMED, special_flags=pygame.BLEND_RGB_MULT)
