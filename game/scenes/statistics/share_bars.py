"""Rounds won, compared: a bar for each value, with the interval that the true share lies in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.art.drawing.contrast import hue
from game.scenes.statistics.plot import GRID, Item, Plot, centred_text, draw_bar, draw_whisker
from game.statistics.intervals import Share
from game.ui.context import Context
from game.ui.text import line_height, text_width
from game.ui.theme import CHALK, MUTED
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, lines_height, place_lines
from game.words.statistics.figures import few_rounds, hits_of, of_rounds, percent_words, share_of, share_tip

_MARKS = (0.0, 0.25, 0.5, 0.75, 1.0)
_NAMES = 34
"""Per cent of the width that names may take."""


class _Row(NamedTuple):
    name: str
    share: Share
    rect: pygame.Rect

    @property
    def number(self) -> str:
        return hits_of(*self.share) if self.share.few else share_of(self.share.share, self.share.n)

    @property
    def sentence(self) -> str:
        low, high = self.share.interval()
        if self.share.few:
            return f"{self.name}\n{of_rounds(*self.share)}\n{few_rounds(self.share.n)}"
        return f"{self.name}\n{share_tip(of_rounds(*self.share), self.share.share, low, high)}"


class ShareBars(Plot):
    """A row for each value: its name, a bar from nought to all with its whiskers, share and number."""

    def __init__(self, name: str, title: str, shares: Mapping[str, Share]) -> None:
        super().__init__(name, title)
        self._shares = shares
        self._rows: list[_Row] = []
        self._names = self._numbers = 0
        self._scale = pygame.Rect(0, 0, 0, 0)

    def _widths(self, width: int, viewport: Viewport) -> tuple[int, int]:
        """Return how wide names and numbers are."""
        face = self.small(viewport)
        names = max((text_width(name, face) for name in self._shares), default=0) + 2
        rows = [_Row(name, share, self.rect) for name, share in self._shares.items()]
        numbers = max((text_width(row.number, face) for row in rows), default=0) + 2
        return min(names, width * _NAMES // 100), numbers

    def height(self, width: int, viewport: Viewport) -> int:
        inner = width - 2 * viewport.px(14)
        names, _numbers = self._widths(inner, viewport)
        face = self.small(viewport)
        rows = sum(lines_height(name, face, names) + viewport.px(5) for name in self._shares)
        foot = line_height(face) + 2 * viewport.px(12)
        return max(super().height(width, viewport), rows + foot)

    def lay_out(self, viewport: Viewport) -> Sequence[Item]:
        inside, face = self.inside(viewport), self.small(viewport)
        self._names, self._numbers = self._widths(inside.w, viewport)
        foot = line_height(face) + viewport.px(3)
        room = (inside.h - foot) // max(1, len(self._shares))
        high = min(room, viewport.px(44 * max(1.0, viewport.text_scale)))
        top = inside.y + max(0, (inside.h - foot - high * len(self._shares)) // 2)
        self._rows = [
            _Row(name, share, pygame.Rect(inside.x, top + place * high, inside.w, high))
            for place, (name, share) in enumerate(self._shares.items())
        ]
        gap = viewport.px(12)
        self._scale = pygame.Rect(inside.x + self._names + gap, inside.y, 0, inside.h - foot)
        self._scale.w = inside.right - self._numbers - gap - self._scale.x
        return [Item(row.sentence, row.rect) for row in self._rows]

    def moved(self, by: int) -> None:
        super().moved(by)
        self._rows = [row._replace(rect=row.rect.move(0, by)) for row in self._rows]
        self._scale = self._scale.move(0, by)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        placed, face = super().texts(viewport), self.small(viewport)
        for row in self._rows:
            name = pygame.Rect(row.rect.x, row.rect.y, self._names, row.rect.h)
            placed += place_lines(row.name, face, CHALK, name)
            number = pygame.Rect(row.rect.right - text_width(row.number, face), row.rect.y, self._numbers, row.rect.h)
            placed += place_lines(row.number, face, CHALK, number)
        wide = text_width(percent_words(1), face) + viewport.px(8)
        for mark in (_MARKS if self._scale.w > 5 * wide else _MARKS[::2]) if self._rows else ():
            x = self._scale.x + round(self._scale.w * mark)
            placed.append(centred_text(percent_words(mark), face, MUTED, x, self._scale.bottom, self.rect))
        return placed

    def draw_things(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, scale = context.viewport, self._scale
        for mark in _MARKS:
            x = scale.x + round(scale.w * mark)
            pygame.draw.line(canvas, hue(GRID), (x, scale.y), (x, scale.bottom), max(1, viewport.px(1)))
        for row in self._rows:
            high = min(row.rect.h * 6 // 10, viewport.px(20 * max(1.0, viewport.text_scale)))
            bar = pygame.Rect(scale.x, row.rect.centery - high // 2, round(scale.w * row.share.share), high)
            draw_bar(canvas, bar, viewport, sure=not row.share.few)
            if not row.share.few:
                low, high_end = (scale.x + round(scale.w * end) for end in row.share.interval())
                y = row.rect.centery
                draw_whisker(canvas, (low, y), (high_end, y), viewport, max(3, high // 4))
