"""Medals that seats have won, side by side: each a medal of brass with its seat, and its name."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.scenes.shared.badge import draw_badge
from game.scenes.shared.earned import Honoured
from game.scenes.shared.sign import CREAM, ON_WOOD
from game.system.i18n import ngettext
from game.ui.context import Context
from game.ui.text import ellipsis, line_height
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget

_SIDE, _WORDS, _MOST = 36, 16, 3


class Ribbon(Widget):
    """Shows the first medals below each other; what each is for is said where it is pointed at or has the focus."""

    clicks = False

    def __init__(self, medals: Sequence[Honoured]) -> None:
        super().__init__("medals", " ".join(medal.about for medal in medals))
        self.medals = medals

    def _font(self, viewport: Viewport) -> Font:
        return font("bold", viewport.text(_WORDS))

    def _line(self, viewport: Viewport) -> int:
        return max(viewport.px(_SIDE), line_height(self._font(viewport))) + viewport.px(4)

    def height(self, _width: int, viewport: Viewport) -> int:
        lines = min(_MOST, len(self.medals)) + (len(self.medals) > _MOST)
        return max(viewport.target(), lines * self._line(viewport))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        face, line = self._font(viewport), self._line(viewport)
        left = self.rect.x + viewport.px(2 * _SIDE + 12)
        said = [medal.title for medal in self.medals[:_MOST]]
        more = len(self.medals) - _MOST
        if more > 0:
            said.append(ngettext("and {count} more medal", "and {count} more medals", more).format(count=more))
        placed = []
        for place, words in enumerate(said):
            box = pygame.Rect(left, self.rect.y + place * line, self.rect.right - left, line)
            at = (box.x, box.y + (line - line_height(face)) // 2)
            placed.append(PlacedText(ellipsis(words, face, box.w), face, CREAM, at, box, shadow=ON_WOOD))
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, line = context.viewport, self._line(context.viewport)
        side = viewport.px(_SIDE)
        for place, medal in enumerate(self.medals[:_MOST]):
            where = pygame.Rect(self.rect.x, self.rect.y + place * line + (line - side) // 2, side, side)
            draw_badge(canvas, context, where, medal.icon)
            token = context.pictures.get(PictureKey(naming.token(medal.seat), side, side))
            canvas.blit(token, where.move(side + viewport.px(4), 0))
        for text in self.texts(viewport):
            text.draw(canvas)
