"""The box of cards beside the mine: one of each kind, to be taken as often as one likes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from game.art.drawing.contrast import hue
from game.engine.cards import (
    ACTION_COUNTS,
    PATH_COUNTS,
    SABOTEUR2_ACTION_COUNTS,
    SABOTEUR2_ACTIONS,
    SABOTEUR2_PATH_COUNTS,
    Card,
    face,
)
from game.scenes.sandbox.deeds import Deeds
from game.tabletop.view.hand import hand_key
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.theme import SKY
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

_CARD, _GAP, _LIFT = 58, 8, 4
_MOVED = 6
"""Pixels that the pointer moves before a press becomes a drag."""


Take = Callable[[Card, bool], None]
"""Holds a card of the box; True: by keys, which go on to where it may lie."""


def kinds(*, saboteur2: bool) -> tuple[list[Card], list[Card]]:
    """Return every kind of path card and every kind of action card, those of Saboteur 2 after the others."""
    paths = [*PATH_COUNTS, *(SABOTEUR2_PATH_COUNTS if saboteur2 else ())]
    new = [action for action in SABOTEUR2_ACTION_COUNTS if action in SABOTEUR2_ACTIONS] if saboteur2 else []
    return [face(text) for text in paths], [*ACTION_COUNTS, *new]


class BoxCard(Widget):
    """A card of the box. It can be dragged, or taken by a press and laid by another one."""

    keeps_drag = True
    clicks = False
    radius = 6.0

    def __init__(self, card: Card, deeds: Deeds, take: Take, tooltip: str) -> None:
        super().__init__(f"box-{card}", tooltip)
        self.card = card
        self._deeds = deeds
        self._take = take
        self._grip: tuple[int, int] | None = None
        self._again = self._dragged = False

    def height(self, width: int, _viewport: Viewport) -> int:
        return width * 3 // 2

    def grab(self, pos: tuple[int, int]) -> None:
        self._grip, self._dragged, self._again = pos, False, self._deeds.holds(self.card)
        if not self._again:
            self._take(self.card, False)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._grip is not None:
            self._dragged |= abs(pos[0] - self._grip[0]) + abs(pos[1] - self._grip[1]) > _MOVED
            if self._dragged:
                self._deeds.hang(pos)

    def press(self, pos: tuple[int, int] | None) -> Change:
        self._grip = None
        if pos is None:
            self._take(self.card, True)
        elif self._dragged:
            return self._deeds.let_fall(pos)
        elif self._again:
            self._deeds.put_away()
        return None

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        lift = context.viewport.px(_LIFT) if self.hovered or self._deeds.holds(self.card) else 0
        rect = self.rect.move(0, -lift)
        canvas.blit(context.pictures.get(hand_key(self.card, rect.w)), rect)
        if self._deeds.holds(self.card):
            width = max(2, context.viewport.px(3))
            pygame.draw.rect(canvas, hue(SKY), rect.inflate(4, 4), width, context.viewport.px(6))


def place_cards(cards: Sequence[BoxCard], area: Rect, viewport: Viewport) -> int:
    """Place cards in rows from the top of `area`; return their foot."""
    width = max(viewport.least_target, viewport.px(_CARD)) // 2 * 2
    return _place_in_rows(cards, area, (width, width * 3 // 2), viewport.px(_GAP), viewport)


def place_buttons(buttons: Sequence[Button], area: Rect, viewport: Viewport) -> int:
    """Place small buttons from the top of `area`, in rows that fill it where one is not enough; return their foot."""
    side, gap = viewport.target(), viewport.px(6)
    rows = math.ceil(len(buttons) / _columns(area, side, gap))
    columns = math.ceil(len(buttons) / rows)
    width = side if rows == 1 else (area.w - gap * (columns - 1)) // columns
    return _place_in_rows(buttons, area, (width, side), gap, viewport)


def _columns(area: Rect, width: int, gap: int) -> int:
    return max(1, (area.w + gap) // (width + gap))


def _place_in_rows(widgets: Sequence[Widget], area: Rect, size: tuple[int, int], gap: int, viewport: Viewport) -> int:
    columns, foot = _columns(area, size[0], gap), area.y
    for place, widget in enumerate(widgets):
        x, y = area.x + place % columns * (size[0] + gap), area.y + place // columns * (size[1] + gap)
        widget.place(Rect((x, y), size), viewport)
        foot = y + size[1]
    return foot
