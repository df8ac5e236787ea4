"""The bonus nuggets at the table: which one is placed, and whether its owner retires (R11.1, R11.4)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.art.catalogue import card_key
from game.tabletop.overlays import draw_target
from game.tabletop.tableview import TableView

_WIDTH = 50


def value_rects(view: TableView, values: Sequence[int]) -> list[Rect]:
    """Where the bonus cards to choose from lie: at the upper left of the board, where no bonus nugget may be placed."""
    layout = view.layout
    width = max(44, layout.px(_WIDTH)) // 2 * 2
    left, top, gap = layout.deck.x, layout.board.y + layout.px(18), layout.px(8)
    return [Rect(left + place * (width + gap), top, width, width * 3 // 2) for place in range(len(values))]


def value_at(view: TableView, values: Sequence[int], pos: tuple[int, int]) -> int | None:
    """The bonus card under a point."""
    rects = value_rects(view, values)
    return next((value for value, rect in zip(values, rects, strict=True) if rect.collidepoint(pos)), None)


def draw_values(canvas: pygame.Surface, view: TableView, values: Sequence[int], chosen: int) -> None:
    """The bonus cards that are left, the chosen one ringed."""
    for value, rect in zip(values, value_rects(view, values), strict=True):
        canvas.blit(view.pictures.get(card_key(f"bonus:{value}", rect.w)), rect)
        if value == chosen:
            draw_target(canvas, rect, view.layout.unit, True)
