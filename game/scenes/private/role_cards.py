"""The role cards of a game in a row, as many as there are for its number of seats (R1.1, R10.1)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.engine.ruleset import Ruleset, role_cards
from game.ui.context import Context
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget

_CARD_WIDTH, _GAP = 48, 6
_SLIP = 0.42
"""Part of a card that shows where cards of one role overlap."""
_PERSONS = 3


class RoleCards(Widget):
    """Small faces of all role cards; which seat gets which is drawn later. Many cards overlap, role by role."""

    focusable = False

    def __init__(self, seats: int, rules: Ruleset) -> None:
        super().__init__("")
        self._counts = role_cards(rules, seats)
        self._step = _SLIP if rules.saboteur2 else 1.0

    def height(self, width: int, viewport: Viewport) -> int:
        return card_key(naming.ROLE_BACK, self._card_width(width, viewport)).height

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        width = self._card_width(self.rect.w, viewport)
        for key, x in self._cards(width, viewport.px(_GAP)):
            canvas.blit(context.pictures.get(key), (self.rect.x + x, self.rect.y))

    def _cards(self, width: int, gap: int) -> Iterator[tuple[PictureKey, int]]:
        """Yield every card, `width` pixels wide, with its left edge."""
        x, place = 0, 0
        for role, count in self._counts.items():
            for number in range(count):
                yield card_key(naming.role(role), width, str(place % _PERSONS)), x
                last = number == count - 1
                x += width + gap if last or self._step == 1 else round(width * self._step)
                place += 1

    def _card_width(self, width: int, viewport: Viewport) -> int:
        """Return how wide a card may be so that all of them, or the parts that show, fit side by side."""
        cards, groups = sum(self._counts.values()), len(self._counts)
        gaps = (cards if self._step == 1 else groups) - 1
        parts = groups + (cards - groups) * self._step
        room = width - viewport.px(_GAP) * gaps
        return min(viewport.px(_CARD_WIDTH), round(room / parts - 0.5))
