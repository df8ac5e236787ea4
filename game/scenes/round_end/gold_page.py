"""The page of the gold: roles and gold all at once, or in a view that scrolls where text is large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.scenes.round_end.board import GAP, EndBoard
from game.scenes.shared.stage import fitting
from game.ui.layout import column
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget

_LARGE_TEXT = 1.3
_NEARLY_FULL = 0.95


class GoldPage(NamedTuple):
    """What is placed, the parchment below it, and where gold on its way shows, if not everywhere."""

    widgets: list[Widget]
    page: pygame.Rect
    clip: pygame.Rect | None


def place_gold(
    board: EndBoard,
    area: pygame.Rect,
    viewport: Viewport,
    before: Sequence[Widget],
    beside: Sequence[Widget],
    *,
    told: bool,
) -> GoldPage:
    """Place the board within an area; what tells of the gold shows once it is `told`.

    Texts become a little smaller where they would not fit; large text scrolls instead, with what stands `before` it.
    What has no room at the foot of the screen stands `beside` it, below everything else.
    """
    board.room = 0
    board.suit(large=False)
    board.suit(large=_is_large(board, area, viewport))
    if board.large:
        return _scrolling(board, area, viewport, before, beside, told=told)
    foot = _foot(beside, area, viewport)
    factor = fitting(lambda trial: board.place(area, viewport, trial).parchment.bottom, area.bottom - foot)
    board.room = max(0, area.bottom - foot - board.place(area, viewport, factor).parchment.bottom)
    placed = board.place(area, viewport, factor)
    column(beside, pygame.Rect(area.x, placed.parchment.bottom, area.w, 0), 0, viewport)
    page = placed.parchment.copy()
    page.h += foot
    return GoldPage([each for each in (*placed.widgets, *beside) if told or each not in board.told], page, None)


def _foot(beside: Sequence[Widget], area: pygame.Rect, viewport: Viewport) -> int:
    return sum(widget.height(area.w, viewport) for widget in beside)


def _is_large(board: EndBoard, area: pygame.Rect, viewport: Viewport) -> bool:
    """Return whether text is so large that not everything has room nearly in full size."""
    if not 1 < viewport.text_scale <= _LARGE_TEXT:
        return viewport.text_scale > _LARGE_TEXT
    return board.place(area, viewport, _NEARLY_FULL).parchment.bottom > area.bottom


def _scrolling(
    board: EndBoard,
    area: pygame.Rect,
    viewport: Viewport,
    before: Sequence[Widget],
    beside: Sequence[Widget],
    *,
    told: bool,
) -> GoldPage:
    view = board.view
    where = area.inflate(-viewport.px(20), -viewport.px(24))
    inner = pygame.Rect(where.topleft, (view.inner_width(where.w, viewport), 0))
    inner.y = column(before, inner.inflate(-viewport.px(40), 0), 0, viewport) + viewport.px(GAP)
    placed = board.place(inner, viewport, 1.0)
    below = pygame.Rect(inner.x, placed.parchment.bottom, inner.w, 0).inflate(-viewport.px(40), 0)
    foot = column(beside, below, 0, viewport)
    shown = [*before, *placed.widgets, *beside]
    view.hold([each for each in shown if told or each not in board.told], where, foot)
    return GoldPage([view], area, where)
