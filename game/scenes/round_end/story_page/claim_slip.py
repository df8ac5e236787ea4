"""A claim of the round with its stamp: who said what, how it was, and whether the speaker knew."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.hindsight.judged import Judged
from game.scenes.round_end.parts import SHARE_INK, SUM_INK
from game.scenes.round_end.story_page.bands import draw_band
from game.scenes.round_end.story_page.stamps import stamp, stamp_sentence, stamp_size, stamp_word, turned_size
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines

_TOKEN, _SAID, _TRUTH, _STAMP, _PAD, _GAP = 30, 17, 14, 19, 7, 10
_MOST_STAMP = 42
"""Per cent of the width that a stamp takes at most."""


class ClaimSlip(Widget):
    """`said` is who said what, `truth` how it was. A press hands the place of the claim in the log to `on_press`."""

    radius = 6.0

    def __init__(
        self, number: int, judged: Judged, said: str, truth: str, on_press: Callable[[int | None], Change]
    ) -> None:
        super().__init__(f"claim-{number + 1}", stamp_sentence(judged.honesty))
        self.judged = judged
        self._number = number
        self._said, self._truth = said, truth
        self._on_press = on_press

    def press(self, _pos: tuple[int, int] | None) -> Change:
        return self._on_press(self.judged.place)

    def state_words(self) -> str:
        return stamp_word(self.judged.honesty)

    def _fonts(self, viewport: Viewport) -> tuple[Font, Font]:
        return font("body", viewport.text(_SAID)), font("italic", viewport.text(_TRUTH))

    def _stamp_room(self, width: int, viewport: Viewport) -> tuple[int, int]:
        wide, high = turned_size(stamp_size(self.judged.honesty, viewport.text(_STAMP)))
        return min(wide, width * _MOST_STAMP // 100), high

    def _text_width(self, width: int, viewport: Viewport) -> int:
        beside = viewport.icon(_TOKEN) + viewport.px(2 * _PAD + 2 * _GAP)
        return width - beside - self._stamp_room(width, viewport)[0]

    def height(self, width: int, viewport: Viewport) -> int:
        said, truth = self._fonts(viewport)
        room = self._text_width(width, viewport)
        words = lines_height(self._said, said, room) + lines_height(self._truth, truth, room)
        high = self._stamp_room(width, viewport)[1]
        return max(viewport.target(), max(words, high) + 2 * viewport.px(_PAD))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        said, truth = self._fonts(viewport)
        wide = self._text_width(self.rect.w, viewport)
        first, second = lines_height(self._said, said, wide), lines_height(self._truth, truth, wide)
        left = self.rect.x + viewport.px(_PAD + _GAP) + viewport.icon(_TOKEN)
        top = self.rect.y + (self.rect.h - first - second) // 2
        placed = place_lines(self._said, said, SHARE_INK, pygame.Rect(left, top, wide, first), middle=False)
        below = pygame.Rect(left, top + first, wide, second)
        return placed + place_lines(self._truth, truth, SUM_INK, below, middle=False)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        if self.hovered or self.focused:
            draw_band(canvas, self.rect, strong=False)
        side = viewport.icon(_TOKEN)
        token = context.pictures.get(PictureKey(naming.token(self.judged.seat), side, side))
        canvas.blit(token, token.get_rect(midleft=(self.rect.x + viewport.px(_PAD), self.rect.centery)))
        for line in self.texts(viewport):
            line.draw(canvas)
        room = self._stamp_room(self.rect.w, viewport)
        ink = stamp(self.judged.honesty, self._number, room, viewport.text(_STAMP))
        box = pygame.Rect(self.rect.right - viewport.px(_PAD) - room[0], self.rect.y, room[0], self.rect.h)
        canvas.blit(ink, ink.get_rect(center=box.center))
