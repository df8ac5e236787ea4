"""One line over the top bar: what is being done, or whose turn it is. It covers no card, and goes by itself."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.fade import FADE
from game.art.drawing.raster import blank
from game.art.store import PictureStore
from game.tabletop.layout.table import TableLayout
from game.tabletop.motions.easing import span
from game.tabletop.view.panel import fitting_font
from game.tabletop.view.topbar import bar_end, turn_plate
from game.ui.paint import draw_plate
from game.ui.text import draw_text, ellipsis, line_height, text_width
from game.ui.theme import PARCHMENT_INK, font

_COMES, _GOES = 0.1, 0.25
"""Seconds in which a line comes up and goes."""
_LEAST, _A_LETTER = 0.9, 0.02
"""Seconds for which it stays at speed 1: to notice it, and for each letter."""
_FASTEST = 2.0
_TYPE, _PAD, _EDGE, _SHADOW = 20, 14, 7, 12
"""Design units: the type, beside the words, to the edge of the window, and around the paper for its shadow."""


class _Line(NamedTuple):
    """What is said, of which seat if of one, for how many seconds, and whether it is to be read before the next."""

    words: str = ""
    seat: int | None = None
    length: float = 0.0
    notice: bool = False


class Banner:
    """The newest line. `changed` turns True when the picture differs; who draws it sets it back."""

    def __init__(self, pictures: PictureStore) -> None:
        self._pictures = pictures
        self._line = self._next = _Line()
        self._passed = 0.0
        self._drawn: tuple[Hashable, pygame.Surface] | None = None
        self.changed = False
        self.still = False
        """Whether it fades no longer than less motion allows (UX M26)."""

    @property
    def _goes(self) -> float:
        return FADE if self.still else _GOES

    @property
    def words(self) -> str:
        """What the line says that shows now; empty when none does."""
        return self._line.words

    def say(self, words: str, seat: int | None, speed: float | None = 1.0, *, notice: bool = False) -> None:
        """Show a line in the place of another, beside the token of its seat; behind a notice that is not read yet.

        `speed` hurries it; None is too fast to be read.
        """
        if speed is None:
            return
        line = _Line(words, seat, (_LEAST + _A_LETTER * len(words)) / min(speed, _FASTEST), notice)
        if self._line.notice:
            self._next = line
        else:
            self._show(line)

    def hush(self) -> None:
        """Let all lines go: somebody has read enough."""
        self._next = _Line()
        if self._line.words:
            self._show(_Line())

    def _show(self, line: _Line) -> None:
        self._line, self._passed, self.changed = line, 0.0, True

    @property
    def _moves(self) -> bool:
        return bool(self.words) and (self._passed < _COMES or self._passed > self._line.length - self._goes)

    @property
    def wake_in(self) -> float | None:
        """Seconds until something of it moves; None when no line shows."""
        if not self.words:
            return None
        return 0.0 if self._moves else self._line.length - self._goes - self._passed

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if not self.words:
            return
        self.changed |= self._moves
        self._passed += dt
        self.changed |= self._moves
        if self._passed >= self._line.length:
            following, self._next = self._next, _Line()
            self._show(following)

    def rect(self, layout: TableLayout) -> Rect:
        """Return where the line lies: over the plate of the bar and the edge of the mat, where never a card is."""
        face, plate = font("bold", layout.type(_TYPE)), turn_plate(layout)
        high = min(line_height(face) + layout.px(10), layout.cloth.top - layout.px(4))
        token = 0 if self._line.seat is None else high - layout.px(2)
        left = layout.px(_EDGE)
        right = bar_end(layout)
        wide = min(text_width(self.words, face) + token + 2 * layout.px(_PAD), right - left)
        where = Rect(0, 0, max(wide, plate.w), max(high, plate.h))
        where.midtop = (plate.centerx, layout.px(2))
        where.right = min(where.right, right)
        where.left = max(where.left, left)
        return where

    def draw(self, canvas: pygame.Surface, layout: TableLayout) -> None:
        """Draw the line that shows."""
        self.changed = False
        if not self.words:
            return
        where, margin = self.rect(layout), layout.px(_SHADOW)
        picture = self._picture(layout, where.size, margin)
        gone = span(self._passed, self._line.length - self._goes, self._line.length)
        picture.set_alpha(round(255 * span(self._passed, 0, _COMES) * (1 - gone)))
        canvas.blit(picture, where.move(-margin, -margin))

    def _picture(self, layout: TableLayout, size: tuple[int, int], margin: int) -> pygame.Surface:
        key = (self._line, size, layout.viewport, bool(self._pictures.pending))
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, self._paint(layout, size, margin)
        return self._drawn[1]

    def _paint(self, layout: TableLayout, size: tuple[int, int], margin: int) -> pygame.Surface:
        """Draw the paper strip with token and words."""
        picture = blank((size[0] + 2 * margin, size[1] + 2 * margin))
        paper = Rect((margin, margin), size)
        draw_plate(picture, paper, "paper", layout.viewport, radius=6)
        left, right, pad = paper.x + layout.px(_PAD), paper.right - layout.px(_PAD), layout.px(5)
        if self._line.seat is not None:
            side = paper.h - 2 * pad
            token = self._pictures.get(PictureKey(naming.token(self._line.seat), side, side))
            left = paper.x + pad + layout.px(2)
            picture.blit(token, (left, paper.y + pad))
            left += side + pad
        face = fitting_font(self.words, "bold", min(layout.type(_TYPE), round(paper.h * 0.75)), right - left)
        words = ellipsis(self.words, face, right - left)
        draw_text(picture, words, ((left + right) // 2, paper.centery), face, PARCHMENT_INK, "center")
        return picture
