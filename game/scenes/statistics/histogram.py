"""How often each number was: a bar for each, and over them the mean with its interval."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.art.drawing.contrast import hue
from game.scenes.statistics.plot import GRID, Item, Plot, centred_text, draw_bar, draw_diamond, draw_whisker
from game.statistics.intervals import Mean
from game.ui.context import Context
from game.ui.text import line_height, text_width
from game.ui.theme import CHALK, MUTED
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText
from game.words.things import gain_words

_STRIDES = (1, 2, 5, 10, 20, 50, 100)
_WIDEST = 64


class Histogram(Plot):
    """Bars over whole numbers without a gap; `tip` says one of them in words."""

    def __init__(self, name: str, title: str, counts: Mapping[int, int], tip: Callable[[int, int], str]) -> None:
        super().__init__(name, title)
        self._counts = counts
        self._tip = tip
        self._mean = Mean.of(counts)
        self._area = pygame.Rect(0, 0, 0, 0)
        self._left, self._step = 0, 1

    @property
    def _numbers(self) -> range:
        return range(min(self._counts), max(self._counts) + 1) if self._counts else range(0)

    def lay_out(self, viewport: Viewport) -> Sequence[Item]:
        inside, line = self.inside(viewport), line_height(self.small(viewport))
        numbers = self._numbers
        top = inside.y + viewport.px(20) + line
        self._area = pygame.Rect(inside.x, top, inside.w, inside.bottom - line - top)
        if not numbers:
            return ()
        self._step = max(1, min(self._area.w // len(numbers), viewport.px(_WIDEST)))
        self._left = self._area.centerx - self._step * len(numbers) // 2
        return [
            Item(
                self._tip(number, self._counts.get(number, 0)),
                pygame.Rect(self._left + place * self._step, self._area.y, self._step, self._area.h),
            )
            for place, number in enumerate(numbers)
        ]

    def moved(self, by: int) -> None:
        super().moved(by)
        self._area = self._area.move(0, by)

    def _bar(self, item: Item, count: int, viewport: Viewport) -> pygame.Rect:
        high = round(self._area.h * count / max(self._counts.values()))
        gap = max(1, min(viewport.px(4), item.rect.w // 8))
        return pygame.Rect(item.rect.x + gap, self._area.bottom - high, max(1, item.rect.w - 2 * gap), high)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        placed, face = super().texts(viewport), self.small(viewport)
        numbers = self._numbers
        widest = max((text_width(gain_words(number), face) for number in numbers), default=0) + viewport.px(6)
        stride = next((each for each in _STRIDES if numbers and each * self._step >= widest), _STRIDES[-1])
        counts = max((text_width(str(count), face) for count in self._counts.values()), default=0)
        for number, item in zip(numbers, self.items, strict=True):
            if (number - numbers[0]) % stride == 0:
                at = item.rect.centerx, self._area.bottom
                placed.append(centred_text(gain_words(number), face, MUTED, *at, self.rect))
            count = self._counts.get(number, 0)
            if count and counts <= self._step:
                top = self._bar(item, count, viewport).y - line_height(face)
                placed.append(centred_text(str(count), face, CHALK, item.rect.centerx, top, self.rect))
        return placed

    def draw_things(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, area = context.viewport, self._area
        pygame.draw.line(canvas, hue(GRID), area.bottomleft, area.bottomright, max(1, viewport.px(1)))
        for number, item in zip(self._numbers, self.items, strict=True):
            count = self._counts.get(number, 0)
            if count:
                draw_bar(canvas, self._bar(item, count, viewport), viewport, sure=not self._mean.few)
        interval = self._mean.interval()
        if not self._mean.few and interval is not None:
            y = self.inside(viewport).y + viewport.px(8)
            low, middle, high = (self._x(value) for value in (interval.low, self._mean.mean, interval.high))
            draw_whisker(canvas, (low, y), (high, y), viewport, viewport.px(5))
            draw_diamond(canvas, (middle, y), viewport.px(6))

    def _x(self, value: float) -> int:
        numbers = self._numbers
        x = self._left + round((value - numbers[0] + 0.5) * self._step)
        return min(max(self.rect.x, x), self.rect.right)
