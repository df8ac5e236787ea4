"""The menu of the title: one below the other where all fit, else what is not for playing stands in pairs."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.layout import column, row
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button

_WIDTH, _GAP = 298, 11
_PAIR, _WIDEST_PAIR = 420, 560
"""In design units: two buttons with the gap between them, and where their words need more."""


def place_menu(
    playing: Sequence[Button], others: Sequence[Button], area: pygame.Rect, viewport: Viewport
) -> tuple[int, int]:
    """Place the menu from the top left of `area` on, at most as wide as that. Return its width and its foot."""
    wide, gap = min(2.0, max(1.0, viewport.text_scale)), viewport.px(_GAP)
    width = min(viewport.px(_WIDTH * wide), area.w)
    foot = column([*playing, *others], pygame.Rect(area.x, area.y, width, 0), gap, viewport)
    if foot <= area.bottom:
        return width, foot
    half = max(button.natural_width(viewport) for button in others)
    pair = max(viewport.px(_PAIR * wide), 2 * half + gap)
    if pair > min(viewport.px(_WIDEST_PAIR * wide), area.w):
        return width, foot
    half = (pair - gap) // 2
    y = column(playing, pygame.Rect(area.x, area.y, pair, 0), gap, viewport) + gap
    for first in range(0, len(others), 2):
        beside = others[first : first + 2]
        y = row(beside, [half] * len(beside), pygame.Rect(area.x, y, pair, 0), gap, viewport) + gap
    return pair, y - gap
