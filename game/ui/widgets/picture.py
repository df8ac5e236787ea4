"""A picture of the catalogue beside other widgets."""

from __future__ import annotations

import pygame

from game.art.catalogue import PictureKey
from game.art.naming import PictureName
from game.ui.context import Context
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget


class Picture(Widget):
    """A square picture in the middle of its place. `side` is in design units."""

    focusable = False

    def __init__(self, key: PictureName, side: float) -> None:
        super().__init__("")
        self._key = key
        self._side = side

    def height(self, _width: int, viewport: Viewport) -> int:
        return viewport.icon(self._side)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        side = context.viewport.icon(self._side)
        picture = context.pictures.get(PictureKey(self._key, side, side))
        canvas.blit(picture, picture.get_rect(center=self.rect.center))
