"""Rounds compared: a bar for each value, with the interval that the true share or the true mean lies in."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

import pygame

from game.art.drawing.contrast import hue
from game.scenes.statistics.plot import GRID, Item, Plot, centred_text, draw_bar, draw_whisker
from game.statistics.intervals import Interval, Mean, Share
from game.ui.context import Context
from game.ui.text import line_height, text_width
from game.ui.theme import CHALK, MUTED
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, lines_height, place_lines
from game.words.statistics.figures import (
    few_rounds,
    hits_of,
    in_rounds,
    mean_of,
    mean_tip,
    of_rounds,
    percent_words,
    share_of,
    share_tip,
)
from game.words.things import decimal_words

_NAMES = 34
"""Per cent of the width that names may take."""


class Row(NamedTuple):
    """One value: its name, its number in words, all of it in a sentence, how long its bar is, and how sure that is."""

    name: str
    number: str
    sentence: str
    value: float
    interval: Interval | None


class _Bars(Plot):
    """Rows with a scale from nought to `most`; those without an interval are too few to tell, and hollow."""

    def __init__(self, name: str, title: str, rows: Sequence[Row], marks: Sequence[tuple[float, str]]) -> None:
        super().__init__(name, title)
        self._rows = rows
        self._marks = marks
        self._most = marks[-1][0]
        self._places: list[pygame.Rect] = []
        self._names = self._numbers = 0
        self._scale = pygame.Rect(0, 0, 0, 0)

    def _widths(self, width: int, viewport: Viewport) -> tuple[int, int]:
        """Return how wide names and numbers are."""
        face = self.small(viewport)
        names = max((text_width(row.name, face) for row in self._rows), default=0) + 2
        numbers = max((text_width(row.number, face) for row in self._rows), default=0) + 2
        return min(names, width * _NAMES // 100), numbers

    def height(self, width: int, viewport: Viewport) -> int:
        inner = width - 2 * viewport.px(14)
        names, _numbers = self._widths(inner, viewport)
        foot = line_height(self.small(viewport)) + 2 * viewport.px(12)
        return max(super().height(width, viewport), sum(self._heights(names, viewport)) + foot)

    def _heights(self, names: int, viewport: Viewport) -> list[int]:
        """Return how high the rows are at least."""
        return [lines_height(row.name, self.small(viewport), names) + viewport.px(5) for row in self._rows]

    def lay_out(self, viewport: Viewport) -> Sequence[Item]:
        inside, face = self.inside(viewport), self.small(viewport)
        self._names, self._numbers = self._widths(inside.w, viewport)
        foot = line_height(face) + viewport.px(3)
        heights = self._heights(self._names, viewport)
        spare = max(0, inside.h - foot - sum(heights)) // max(1, len(heights))
        wanted = viewport.px(44 * max(1.0, viewport.text_scale))
        heights = [max(high, min(high + spare, wanted)) for high in heights]
        top = inside.y + max(0, (inside.h - foot - sum(heights)) // 2)
        tops = accumulate(heights, initial=top)
        self._places = [pygame.Rect(inside.x, y, inside.w, high) for y, high in zip(tops, heights, strict=False)]
        gap = viewport.px(12)
        self._scale = pygame.Rect(inside.x + self._names + gap, inside.y, 0, inside.h - foot)
        self._scale.w = inside.right - self._numbers - gap - self._scale.x
        return [Item(row.sentence, place) for row, place in zip(self._rows, self._places, strict=True)]

    def moved(self, by: int) -> None:
        super().moved(by)
        self._places = [place.move(0, by) for place in self._places]
        self._scale = self._scale.move(0, by)

    def _x(self, value: float) -> int:
        return self._scale.x + round(self._scale.w * min(max(0.0, value / self._most), 1.0))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        placed, face = super().texts(viewport), self.small(viewport)
        for row, place in zip(self._rows, self._places, strict=True):
            name = pygame.Rect(place.x, place.y, self._names, place.h)
            placed += place_lines(row.name, face, CHALK, name)
            number = pygame.Rect(place.right - text_width(row.number, face), place.y, self._numbers, place.h)
            placed += place_lines(row.number, face, CHALK, number)
        wide = max(text_width(words, face) for _mark, words in self._marks) + viewport.px(8)
        stride = 1 if self._scale.w > len(self._marks) * wide else len(self._marks) // 2
        for mark, words in self._marks[:: max(1, stride)] if self._rows else ():
            placed.append(centred_text(words, face, MUTED, self._x(mark), self._scale.bottom, self.rect))
        return placed

    def draw_things(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, scale = context.viewport, self._scale
        for mark, _words in self._marks:
            x = self._x(mark)
            pygame.draw.line(canvas, hue(GRID), (x, scale.y), (x, scale.bottom), max(1, viewport.px(1)))
        for row, place in zip(self._rows, self._places, strict=True):
            high = min(place.h * 6 // 10, viewport.px(20 * max(1.0, viewport.text_scale)))
            bar = pygame.Rect(scale.x, place.centery - high // 2, self._x(row.value) - scale.x, high)
            draw_bar(canvas, bar, viewport, sure=row.interval is not None)
            if row.interval is not None:
                ends = [(self._x(end), place.centery) for end in row.interval]
                draw_whisker(canvas, ends[0], ends[1], viewport, max(3, high // 4))


class ShareBars(_Bars):
    """The share of rounds won for each value, from nought to all."""

    def __init__(self, name: str, title: str, shares: Mapping[str, Share]) -> None:
        rows = [_share_row(value, share) for value, share in shares.items()]
        super().__init__(name, title, rows, [(mark, percent_words(mark)) for mark in (0.0, 0.25, 0.5, 0.75, 1.0)])


class MeanBars(_Bars):
    """The gold of a round on average for each value, from nought to the end of the longest interval."""

    def __init__(self, name: str, title: str, means: Mapping[str, Mean]) -> None:
        rows = [_mean_row(value, mean) for value, mean in means.items()]
        ends = [row.value if row.interval is None else row.interval.high for row in rows]
        most = max(1, math.ceil(max(ends, default=1)))
        super().__init__(name, title, rows, [(float(mark), str(mark)) for mark in range(most + 1)])


def _share_row(name: str, share: Share) -> Row:
    if share.few:
        sentence = f"{name}\n{of_rounds(*share)}\n{few_rounds(share.n)}"
        return Row(name, hits_of(*share), sentence, share.share, None)
    interval = share.interval()
    sentence = f"{name}\n{share_tip(of_rounds(*share), share.share, *interval)}"
    return Row(name, share_of(share.share, share.n), sentence, share.share, interval)


def _mean_row(name: str, mean: Mean) -> Row:
    interval = mean.interval()
    number = mean_of(mean.mean, mean.n)
    if mean.few or interval is None:
        return Row(name, number, f"{name}\n{decimal_words(mean.mean)}\n{few_rounds(mean.n)}", mean.mean, None)
    sentence = f"{name}\n{mean_tip(mean.mean, in_rounds(mean.n), *interval)}"
    return Row(name, number, sentence, mean.mean, interval)
