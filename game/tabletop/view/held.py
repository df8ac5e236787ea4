"""The card that hangs on the pointer, with the shadow that it throws."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art.drawing.raster import shadow
from game.art.store import PictureStore
from game.engine.cards import Card
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.aim import Aim
from game.tabletop.view.hand import hand_key

_TILT, _SCALE = -5, 1.02
_MOST_KEPT = 8


class HeldCard:
    """Draws the held card; the last few are kept, tilted and with their shadows.

    The shadow is a quick one, for it is made in the frame in which the card is taken up.
    """

    def __init__(self, layout: TableLayout, pictures: PictureStore) -> None:
        self._layout = layout
        self._pictures = pictures
        self._kept: dict[tuple[str, int], tuple[pygame.Surface, pygame.Surface, int]] = {}

    def draw(self, canvas: pygame.Surface, aim: Aim, target: Rect | None, spin: float) -> None:
        """Draw the card `spin` degrees askew, beside `target`, where its ghost shows. None is drawn without a drag."""
        if aim.drag is None or aim.card is None:
            return
        px = self._layout.px
        picture, under, margin = self._picture(aim.card)
        if spin:
            picture = pygame.transform.rotozoom(self._flat(aim.card), _TILT + spin, _SCALE)
        where = picture.get_rect(center=aim.drag)
        if target is not None:
            where.topleft = (aim.drag[0] - px(6), aim.drag[1] - px(6))
            if where.colliderect(target):
                where.left = max(where.left, min(target.right - px(10), aim.drag[0] + px(30)))
        canvas.blit(under, (where.x - margin + px(10), where.y - margin + px(20)))
        canvas.blit(picture, where)

    def _flat(self, card: Card) -> pygame.Surface:
        return self._pictures.get(hand_key(card, self._layout.hand_card[0]))

    def _picture(self, card: Card) -> tuple[pygame.Surface, pygame.Surface, int]:
        """Return the tilted card, its shadow and how far that reaches beyond it."""
        key = (str(card), int(bool(self._pictures.pending)))
        if key not in self._kept:
            if len(self._kept) > _MOST_KEPT:
                self._kept.clear()
            picture = pygame.transform.rotozoom(self._flat(card), _TILT, _SCALE)
            self._kept[key] = (picture, *shadow(picture, self._layout.px(14), 170, quick=True))
        return self._kept[key]
