"""Rows in a scroll view, of which only those near the view are made: a thousand cost no more than ten."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Protocol

import pygame

from game.ui.viewport import Viewport
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_USUAL = 64
"""The height of a row that was never made, in design units."""
_TRIES = 4
"""Rows turn out higher than was thought, and then others are in view."""


class Row(Protocol):
    """Widgets side by side."""

    @property
    def widgets(self) -> Sequence[Widget]:
        """All of them."""
        ...

    def height(self, width: int, viewport: Viewport) -> int:
        """Return pixels of height needed at a width of `width` pixels."""
        ...

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        """Lie in `rect` from now on."""
        ...


class LazyRows:
    """A list of keys shown as rows in `scroll`. What is in view stays where it is when rows above it change."""

    def __init__(self, name: str) -> None:
        self.scroll = ScrollView(name)
        self.keys: Sequence[str] = ()
        self._heights: dict[str, int] = {}
        self._tops: list[int] = [0]
        self._made = range(0)

    def forget(self) -> None:
        """Forget how high rows are: the window, the language or the size of text has changed."""
        self._heights.clear()

    def place(
        self, keys: Sequence[str], make: Callable[[str], Row], view: pygame.Rect, viewport: Viewport, kept: str
    ) -> None:
        """Make and place the rows near the view, and the one called `kept` with its neighbours, wherever it is."""
        anchor, below = self._anchor(keys)
        self.keys = keys
        width, gap = self.scroll.inner_width(view.w, viewport), viewport.px(10)
        rows: dict[int, Row] = {}
        offset = 0
        for _try in range(_TRIES):
            usual = max(self._heights.values(), default=viewport.px(_USUAL))
            self._tops = list(accumulate((self._heights.get(key, usual) + gap for key in keys), initial=0))
            reach = max(0, self._tops[-1] - gap - view.h)
            offset = min(max(0, self._tops[anchor] + below), reach)
            self._made = self._near(offset, view.h)
            beside = [at for at in _around(keys, kept) if at not in self._made]
            rows = {at: rows.get(at) or make(keys[at]) for at in (*self._made, *beside)}
            heights = {keys[at]: row.height(width, viewport) for at, row in rows.items()}
            if all(self._heights.get(key) == height for key, height in heights.items()):
                break
            self._heights.update(heights)
        for at, row in sorted(rows.items()):
            row.place(pygame.Rect(view.x, view.y + self._tops[at], width, self._heights[keys[at]]), viewport)
        self.scroll.offset = offset
        widgets = [widget for _at, row in sorted(rows.items()) for widget in row.widgets]
        self.scroll.hold(widgets, view, view.y + max(0, self._tops[-1] - gap))

    def in_view(self) -> Sequence[str]:
        """Return what shows, from the top on."""
        first = max(0, bisect_right(self._tops, self.scroll.offset) - 1)
        return self.keys[first : bisect_left(self._tops, self.scroll.offset + self.scroll.rect.h)]

    @property
    def runs_out(self) -> bool:
        """Whether the view has come near rows that were not made."""
        room = self.scroll.rect.h // 3
        first = max(0, bisect_right(self._tops, max(0, self.scroll.offset - room)) - 1)
        last = min(len(self.keys), bisect_left(self._tops, self.scroll.offset + self.scroll.rect.h + room))
        return first < last and not (first in self._made and last - 1 in self._made)

    def _near(self, offset: int, height: int) -> range:
        """Return the rows that lie in the view or within its height of it."""
        first = max(0, bisect_right(self._tops, offset - height) - 1)
        return range(first, min(len(self.keys), bisect_left(self._tops, offset + 2 * height)))

    def _anchor(self, keys: Sequence[str]) -> tuple[int, int]:
        """Return the first row in view that is still there, and how far it reaches above the view."""
        places = {key: at for at, key in enumerate(keys)}
        tops = {key: top for key, (top, _foot) in zip(self.keys, pairwise(self._tops), strict=False)}
        if self.scroll.offset:
            for key in self.in_view():
                if key in places:
                    return places[key], self.scroll.offset - tops[key]
        return 0, self.scroll.offset


def _around(keys: Sequence[str], kept: str) -> Sequence[int]:
    """Return the places of a key and of its neighbours; none where it is not there."""
    at = next((place for place, key in enumerate(keys) if key == kept), None)
    return [] if at is None else range(max(0, at - 1), min(len(keys), at + 2))
