"""Columns and rows of widgets that grow with their text."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget


def column(widgets: Sequence[Widget], area: pygame.Rect, gap: int, viewport: Viewport) -> int:
    """Place widgets below each other over the width of `area`, each as high as it needs. Returns the foot."""
    y = area.y
    for widget in widgets:
        height = widget.height(area.w, viewport)
        widget.place(pygame.Rect(area.x, y, area.w, height), viewport)
        y += height + gap
    return y - gap if widgets else y


def row(widgets: Sequence[Widget], widths: Sequence[int], area: pygame.Rect, gap: int, viewport: Viewport) -> int:
    """Place widgets side by side from the left of `area`, all as high as the highest. Returns the foot."""
    height = max(widget.height(width, viewport) for widget, width in zip(widgets, widths, strict=True))
    x = area.x
    for widget, width in zip(widgets, widths, strict=True):
        widget.place(pygame.Rect(x, area.y, width, height), viewport)
        x += width + gap
    return area.y + height


def form_row(label: Widget, control: Widget, area: pygame.Rect, viewport: Viewport, share: float = 0.42) -> int:
    """Return a label with its control at its right, or below it where the label would break into many lines.

    `share` is the label's part of the width. Returns the foot.
    """
    gap = viewport.px(14)
    left = round(area.w * share)
    right = area.w - left - gap
    label_height = label.height(left, viewport)
    if viewport.text_scale <= 1.3 and label_height <= max(control.height(right, viewport), viewport.target()):
        height = max(label_height, control.height(right, viewport))
        label.place(pygame.Rect(area.x, area.y + (height - label_height) // 2, left, label_height), viewport)
        control.place(pygame.Rect(area.x + left + gap, area.y, right, height), viewport)
        return area.y + height
    return column([label, control], area, viewport.px(4), viewport)
