"""Where the page of statistics has its parts: side by side, or one below the other where the text is large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.ui.layout import column, row
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_MARGIN, _GAP, _PAD = 26, 10, 18
_FIGURES = 37
"""Per cent of the width that the figures take."""
_LARGE = 1.2
"""The text scale from which on everything stands one below the other."""


class Page(NamedTuple):
    """The parchment below the figures, and every part in the order of Tab."""

    board: Rect = Rect(0, 0, 0, 0)
    parts: Sequence[Widget] = ()


class Content(NamedTuple):
    """What there is to place; the first button leads back, and each plot has what chooses it."""

    heading: Widget
    rows: Sequence[Widget]
    filters: Sequence[Widget]
    choosers: Sequence[Widget]
    plots: Sequence[Widget]
    buttons: Sequence[Button]
    reset: Button
    """Stands alone: what cannot be taken back lies beside nothing that is pressed often."""


def lay_out(content: Content, views: tuple[ScrollView, ScrollView], viewport: Viewport) -> Page:
    """Place all parts in the window; `views` hold figures and plots."""
    heading, rows, filters, choosers, plots, buttons, reset = content
    px, margin = viewport.px, viewport.px(_MARGIN)
    area = Rect(margin, px(12), viewport.rect.w - 2 * margin, 0)
    top = column([heading], area, 0, viewport) + px(8)
    if viewport.text_scale > _LARGE:
        parts = [*filters, *rows, *_pairs(choosers, plots)]
        return _stacked(heading, parts, [*buttons, reset], views[0], top, viewport)
    wide = reset.natural_width(viewport)
    high = reset.height(wide, viewport)
    reset.place(Rect(area.right - wide, max(px(12), heading.rect.centery - high // 2), wide, high), viewport)
    body = Rect(area.x, top, area.w, 0)
    if filters:
        each = (area.w - (len(filters) - 1) * px(_GAP)) // len(filters)
        body.y = row(filters, [each] * len(filters), body, px(_GAP), viewport) + px(14)
    foot = _place_buttons(buttons, area, viewport)
    body.h = foot - px(16) - body.y
    board = body.copy()
    if not plots:
        _centre(views[0], rows, board, viewport)
        return Page(board, [heading, *filters, views[0], *buttons, reset])
    board.w = body.w * _FIGURES // 100
    beside = Rect(board.right + px(16), body.y, body.right - board.right - px(16), body.h)
    _place_plots(choosers, plots, views[1], beside, viewport)
    _fill(views[0], rows, board, viewport)
    return Page(board, [heading, *filters, *views, *buttons, reset])


def _pairs(choosers: Sequence[Widget], plots: Sequence[Widget]) -> list[Widget]:
    return [part for pair in zip(choosers, plots, strict=True) for part in pair]


def _place_buttons(buttons: Sequence[Button], area: Rect, viewport: Viewport) -> int:
    """Place the buttons at the foot of the window, as wide as their words ask for. Return where they begin."""
    gap = viewport.px(_GAP)
    wanted = [button.natural_width(viewport) for button in buttons]
    room = area.w - gap * (len(buttons) - 1)
    spare = max(0, room - sum(wanted)) // len(buttons)
    widths = [min(wide + min(spare, viewport.px(30)), wide * room // max(1, sum(wanted)) + spare) for wide in wanted]
    height = max(button.height(wide, viewport) for button, wide in zip(buttons, widths, strict=True))
    top = viewport.rect.bottom - viewport.px(14) - height
    taken = sum(widths) + gap * (len(buttons) - 1)
    row(buttons, widths, Rect(area.x + max(0, area.w - taken) // 2, top, 0, 0), gap, viewport)
    return top


def _place_plots(
    choosers: Sequence[Widget], plots: Sequence[Widget], view: ScrollView, area: Rect, viewport: Viewport
) -> None:
    """Share the height out among the plots, each below what chooses it; where they need more, they can be moved."""
    gap = viewport.px(_GAP)
    parts = _pairs(choosers, plots)
    inner = area.w
    heights = [part.height(inner, viewport) for part in parts]
    if sum(heights) + gap * (len(parts) - 1) > area.h:
        inner = view.inner_width(area.w, viewport)
        heights = [part.height(inner, viewport) for part in parts]
    spare = max(0, area.h - sum(heights) - gap * (len(parts) - 1)) // len(plots)
    y = area.y
    for part, height in zip(parts, heights, strict=True):
        high = height + (spare if part in plots else 0)
        part.place(Rect(area.x, y, inner, high), viewport)
        y += high + gap
    view.hold(parts, area, y - gap)


def _fill(view: ScrollView, parts: Sequence[Widget], board: Rect, viewport: Viewport) -> None:
    inside = board.inflate(-2 * viewport.px(_PAD), -2 * viewport.px(12))
    foot = column(parts, inside, 0, viewport)
    if foot > inside.bottom:
        foot = column(parts, Rect(inside.x, inside.y, view.inner_width(inside.w, viewport), 0), 0, viewport)
    view.hold(parts, inside, foot)


def _centre(view: ScrollView, parts: Sequence[Widget], board: Rect, viewport: Viewport) -> None:
    """Place a few words on a parchment of their own size in the middle of `board`, which it then is."""
    pad, gap, middle = viewport.px(34), viewport.px(14), board.center
    wide = min(board.w, viewport.px(680))
    inner = Rect(0, 0, wide - 2 * pad, 0)
    board.size = wide, min(board.h, column(parts, inner, gap, viewport) + 2 * pad)
    board.center = middle
    inside = board.inflate(-2 * pad, -2 * pad)
    view.hold(parts, inside, column(parts, Rect(inside.topleft, inner.size), gap, viewport))


def _stacked(
    heading: Widget, parts: Sequence[Widget], buttons: Sequence[Button], view: ScrollView, top: int, viewport: Viewport
) -> Page:
    """Place everything one below the other on the parchment, but for the way back."""
    back, *others = buttons
    margin = viewport.px(_MARGIN)
    area = Rect(margin, 0, viewport.rect.w - 2 * margin, 0)
    wide = min(area.w, back.natural_width(viewport) + viewport.px(30))
    high = back.height(wide, viewport)
    back.place(Rect(area.right - wide, viewport.rect.bottom - viewport.px(12) - high, wide, high), viewport)
    board = Rect(area.x, top, area.w, back.rect.y - viewport.px(12) - top)
    inside = board.inflate(-2 * viewport.px(_PAD), -2 * viewport.px(12))
    inner = Rect(inside.x, inside.y, view.inner_width(inside.w, viewport), 0)
    held = [*parts, *others]
    view.hold(held, inside, column(held, inner, viewport.px(_GAP), viewport))
    return Page(board, [heading, view, back])
