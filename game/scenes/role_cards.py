"""The role cards of a game in a row, as many as there are for its number of seats (R1.1)."""

from __future__ import annotations

import pygame

from game.art.catalogue import card_key
from game.engine.cards import ROLE_COUNTS, Role
from game.ui.context import Context
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget

_CARD_WIDTH, _GAP = 48, 6
_PERSONS = 3


class RoleCards(Widget):
    """Small faces of all role cards; which seat gets which is drawn later."""

    focusable = False

    def __init__(self, seats: int) -> None:
        super().__init__("")
        saboteurs, diggers = ROLE_COUNTS[seats]
        self._roles = [Role.SABOTEUR] * saboteurs + [Role.DIGGER] * diggers

    def height(self, width: int, viewport: Viewport) -> int:
        return card_key("role-back", self._card_width(width, viewport)).height

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        width = self._card_width(self.rect.w, viewport)
        for place, role in enumerate(self._roles):
            key = card_key(f"role:{role}", width, str(place % _PERSONS))
            x = self.rect.x + place * (width + viewport.px(_GAP))
            canvas.blit(context.pictures.get(key), (x, self.rect.y))

    def _card_width(self, width: int, viewport: Viewport) -> int:
        room = width - viewport.px(_GAP) * (len(self._roles) - 1)
        return min(viewport.px(_CARD_WIDTH), room // len(self._roles))
