"""The bonus nuggets at the table: which one is placed, and whether its owner retires (R11.1, R11.4)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.art.catalogue import card_key
from game.tabletop.overlays import draw_target
from game.tabletop.tableview import TableView

_WIDTH = 58


def value_rects(view: TableView, values: Sequence[int]) -> list[Rect]:
    """Where the bonus cards to choose from lie: at the head of the board, below what the game asks."""
    layout = view.layout
    width = max(44, layout.px(_WIDTH)) // 2 * 2
    gap = layout.px(10)
    left = layout.board.centerx - (len(values) * (width + gap) - gap) // 2
    top = layout.board.y + layout.px(58 * max(1.0, layout.viewport.text_scale))
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
