"""The ground of the screens between games: dark oak in the lantern's light."""

from __future__ import annotations

import pygame

from game.art.catalogue import PictureKey
from game.ui.context import Context
from game.ui.theme import SHAFT

_DIMMED = (120, 108, 98)


class OakGround:
    """Draws the table's oak, dimmed, over the whole window. Keeps the dimmed picture for one size."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._source: pygame.Surface | None = None
        self._kept: pygame.Surface | None = None

    def draw(self, canvas: pygame.Surface) -> None:
        width, height = canvas.get_size()
        oak = self._context.pictures.get(PictureKey("backdrop:oak", width, height))
        if self._kept is None or self._source is not oak:
            self._source, self._kept = oak, pygame.Surface((width, height))
            self._kept.fill(SHAFT)
            self._kept.blit(oak, (0, 0))
            self._kept.fill(_DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        canvas.blit(self._kept, (0, 0))
