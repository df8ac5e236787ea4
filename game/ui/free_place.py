"""Where a box that comes and goes may lie without being in the way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from pygame import Rect

_COLUMNS, _ROWS = 13, 25
_CONTROL, _NARROWER, _AWAY = 50.0, 0.04, 0.3
"""What it costs to lie over a control, against anything else; to be the next narrower; to be a window away."""


def free_place(window: Rect, sizes: Sequence[tuple[int, int]], controls: Sequence[Rect], rest: Sequence[Rect]) -> Rect:
    """Return where a box lies best in `window`: over no control if there is room, then over as little of the rest.

    Of its `sizes` the earlier are better, and of places those near the upper right corner.
    """
    best, least = Rect(window.topleft, sizes[0]), math.inf
    for place, cost in _places(window, sizes):
        if cost >= least:
            continue
        cost += _CONTROL * _covered(place, controls)
        if cost < least:
            cost += _covered(place, rest)
        if cost < least:
            best, least = place, cost
    return best


def _places(window: Rect, sizes: Sequence[tuple[int, int]]) -> Iterator[tuple[Rect, float]]:
    """Yield places all over the window, with what each costs by itself."""
    across = max(1, math.hypot(*window.size))
    for number, (width, height) in enumerate(sizes):
        free = max(0, window.w - width), max(0, window.h - height)
        for row in range(_ROWS):
            for column in range(_COLUMNS):
                left, down = free[0] * column // (_COLUMNS - 1), free[1] * row // (_ROWS - 1)
                place = Rect(window.right - width - left, window.y + down, width, height)
                yield place, number * _NARROWER + math.hypot(left, down) / across * _AWAY


def _covered(place: Rect, others: Sequence[Rect]) -> float:
    """Return how much of `place` lies over these, as parts of it, each counted by itself."""
    area = max(1, place.w * place.h)
    shared = (place.clip(others[index]) for index in place.collidelistall(list(others)))
    return sum(part.w * part.h for part in shared) / area
