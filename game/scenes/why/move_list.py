"""The moves of a round as a list to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.naming import IconName
from game.art.surfaces.plates import PlateState, PlateStyle
from game.hindsight.sentences import move_words
from game.records.moves import RecordedMove
from game.ui.context import Context
from game.ui.paint import SHADOW_ON, TEXT_ON, draw_plate, icon_tone
from game.ui.scene import Change
from game.ui.text import line_height, wrap
from game.ui.theme import font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, place_lines


class MoveRow(Widget):
    """One move: the token of its seat and what it looked like to everybody. The chosen one is of brass.

    `sign` stands at the end of a telling one.
    """

    radius = 6.0

    def __init__(self, move: RecordedMove, names: Sequence[str], on_press: Callable[[RecordedMove], Change]) -> None:
        super().__init__(f"move-{move.place + 1}")
        self.move = move
        self.chosen = False
        self.sign: IconName | None = None
        self._words = move_words(move, names)
        self._on_press = on_press
        self._high: tuple[tuple[int, Viewport], int] | None = None

    def press(self, _pos: tuple[int, int] | None) -> Change:
        return self._on_press(self.move)

    @property
    def _style(self) -> PlateStyle:
        return "brass" if self.chosen else "slate"

    def _text_left(self, viewport: Viewport) -> int:
        return viewport.icon(22) + viewport.px(16)

    def _text_room(self, width: int, viewport: Viewport) -> int:
        after = viewport.px(8) if self.sign is None else viewport.icon(20) + viewport.px(16)
        return width - self._text_left(viewport) - after

    def height(self, width: int, viewport: Viewport) -> int:
        room = self._text_room(width, viewport)
        if self._high is None or self._high[0] != (room, viewport):
            face = font("body", viewport.text(15))
            lines = wrap(self._words, face, room)
            high = max(viewport.target(), line_height(face) * len(lines) + viewport.px(10))
            self._high = ((room, viewport), high)
        return self._high[1]

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        style = self._style
        left = self._text_left(viewport)
        box = pygame.Rect(self.rect.x + left, self.rect.y, self._text_room(self.rect.w, viewport), self.rect.h)
        face = font("body", viewport.text(15))
        return place_lines(self._words, face, TEXT_ON[style], box, shadow=SHADOW_ON[style])

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, side = context.viewport, context.viewport.icon(22)
        state = PlateState.HOVER if self.hovered else PlateState.REST
        draw_plate(canvas, self.rect, self._style, viewport, state, radius=6, seed=2)
        token = context.pictures.get(PictureKey(naming.token(self.move.seat), side, side))
        canvas.blit(token, token.get_rect(midleft=(self.rect.x + viewport.px(8), self.rect.centery)))
        if self.sign is not None:
            side = viewport.icon(20)
            key = PictureKey(naming.icon(self.sign), side, side, icon_tone(self._style))
            canvas.blit(
                context.pictures.get(key), (self.rect.right - side - viewport.px(8), self.rect.centery - side // 2)
            )
        for line in self.texts(viewport):
            line.draw(canvas)
