"""Tabs above a page: one is chosen, and is of paper as the page is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.art.drawing.contrast import hue
from game.art.surfaces.plates import PlateStyle
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Taken

_GAP, _MARK = 6, 3


class TabButton(Button):
    """A tab: pressed, it opens; `keys` say what else keys do. The chosen one has a line under its words."""

    radius = 4.0

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], Change],
        *,
        chosen: bool,
        keys: Mapping[Control, Callable[[], Change]],
    ) -> None:
        style: PlateStyle = "paper" if chosen else "wood"
        super().__init__(f"tab-{name}", label, on_press, style=style, size=17)
        self.chosen = chosen
        self._keys = keys

    def key(self, event: pygame.Event) -> Taken | None:
        control = control_of(event)
        act = None if control is None else self._keys.get(control)
        return None if act is None else Taken(act())

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        if not self.chosen:
            return
        for line in self.texts(context.viewport):
            under = pygame.Rect(line.rect.x, line.rect.bottom, line.rect.w, context.viewport.px(_MARK))
            canvas.fill(hue(PARCHMENT_INK), under)


def place_tabs(tabs: Sequence[TabButton], area: pygame.Rect, viewport: Viewport) -> int:
    """Place tabs from the left of `area`, in as many lines as they need. Return the foot."""
    gap, x, y = viewport.px(_GAP), area.x, area.y
    widths = [min(area.w, tab.natural_width(viewport)) for tab in tabs]
    height = max(tab.height(width, viewport) for tab, width in zip(tabs, widths, strict=True))
    for tab, width in zip(tabs, widths, strict=True):
        if x > area.x and x + width > area.right:
            x, y = area.x, y + height + gap
        tab.place(pygame.Rect(x, y, width, height), viewport)
        x += width + gap
    return y + height
