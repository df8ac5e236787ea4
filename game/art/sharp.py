"""Pictures for whoever draws no frames that somebody waits for."""

from __future__ import annotations

import pygame

from game.art.catalogue import PictureKey
from game.art.store import PictureStore


class SharpPictures(PictureStore):
    """Gives every picture in its exact form at once, however long that takes."""

    def get(self, key: PictureKey) -> pygame.Surface:
        return self.now(key)

    def cover(self, canvas: pygame.Surface, key: PictureKey) -> None:
        canvas.blit(self.get(key), (0, 0))
