"""One achievement: its badge, its name, what has to be done, and who did it first, and when."""

from __future__ import annotations

from datetime import date

import pygame

from game.art.pictograms.honour_icons import HONOUR_ICONS
from game.scenes.shared.badge import draw_badge
from game.statistics.achievements.honours import Honour
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import SHADOW_ON, TEXT_ON, draw_plate
from game.ui.theme import GOLD, MUTED, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.achievements import Achievement, achievement_name, criterion_sentence, earned_words
from game.words.daily import date_words

_BADGE, _PAD = 64.0, 14.0
_NAME, _TEXT = 19.0, 15.0


class HonourTile(Widget):
    """Can have the focus, so that keys move the page, and is not pressed."""

    clicks = False

    def __init__(self, achievement: Achievement, honour: Honour | None) -> None:
        super().__init__(f"honour-{achievement}")
        self._achievement = achievement
        self._honour = honour

    def _lines(self, viewport: Viewport) -> list[tuple[str, Font]]:
        small = font("body", viewport.text(_TEXT))
        return [
            (achievement_name(self._achievement), font("bold", viewport.text(_NAME))),
            (criterion_sentence(self._achievement), small),
            (self._earned(), font("italic", viewport.text(_TEXT))),
        ]

    def _earned(self) -> str:
        if self._honour is None:
            return _("Not earned yet")
        day = date_words(date.fromtimestamp(self._honour.ended))
        return earned_words(self._honour.name, day, self._honour.games)

    def height(self, width: int, viewport: Viewport) -> int:
        room = width - self._left(viewport) - viewport.px(_PAD)
        texts = sum(lines_height(text, face, room) for text, face in self._lines(viewport))
        return max(viewport.icon(_BADGE), texts) + 2 * viewport.px(_PAD)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        left, pad = self._left(viewport), viewport.px(_PAD)
        box = pygame.Rect(self.rect.x + left, self.rect.y + pad, self.rect.w - left - pad, 0)
        last = GOLD if self._honour is not None else MUTED
        placed: list[PlacedText] = []
        for (text, face), colour in zip(self._lines(viewport), (TEXT_ON["slate"], TEXT_ON["slate"], last), strict=True):
            line = pygame.Rect(box.x, box.y, box.w, lines_height(text, face, box.w))
            placed += place_lines(text, face, colour, line, middle=False, shadow=SHADOW_ON["slate"])
            box.y = line.bottom
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, side = context.viewport, context.viewport.icon(_BADGE)
        draw_plate(canvas, self.rect, "slate", viewport, seed=len(self._achievement) % 5 + 1)
        where = pygame.Rect(self.rect.x + viewport.px(_PAD), self.rect.y + viewport.px(_PAD), side, side)
        draw_badge(canvas, context, where, HONOUR_ICONS[self._achievement], earned=self._honour is not None)
        for line in self.texts(viewport):
            line.draw(canvas)

    @staticmethod
    def _left(viewport: Viewport) -> int:
        return viewport.icon(_BADGE) + 2 * viewport.px(_PAD)
