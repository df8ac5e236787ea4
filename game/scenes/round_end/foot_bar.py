"""The buttons along the foot of a screen: the menu, what is offered, and the one brass button."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.system.i18n import _
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button

_MARGIN, _GAP = 24, 14
_BRASS = 200
"""Width of the brass button at least, design units."""


class FootBar:
    """Where not everything offered has room, “More” shows the next ones in place of the first."""

    def __init__(self, rearrange: Callable[[], None]) -> None:
        self._rearrange = rearrange
        self._more = Button("more", "", self._turn, style="slate", size=20, icon="right")
        self._first = 0
        """The first of those offered that shows."""
        self._after = 0
        self.between = pygame.Rect(0, 0, 0, 0)
        """What is left between the menu and what is offered."""

    def _turn(self) -> None:
        self._first = self._after
        self._rearrange()

    def place(self, viewport: Viewport, menu: Button, offered: Sequence[Button], brass: Button) -> list[Button]:
        """Place the menu at the left, the brass button at the right and before it what has room of what is offered.

        Return the buttons that show, in the order of Tab.
        """
        margin, gap = viewport.px(_MARGIN), viewport.px(_GAP)
        width = max(viewport.px(_BRASS), brass.natural_width(viewport))
        height = max(brass.height(width, viewport), viewport.target(52))
        left, right = margin + height + gap, viewport.rect.w - margin - width
        top = viewport.rect.h - viewport.px(12) - height
        menu.place(pygame.Rect(margin, top, height, height), viewport)
        brass.place(pygame.Rect(right, top, width, height), viewport)
        shown = self._shown(offered, right - gap - left, viewport)
        x = right - sum(button.natural_width(viewport) + gap for button in shown)
        self.between = pygame.Rect(left, top, x - gap - left, height)
        for button in shown:
            wide = button.natural_width(viewport)
            button.place(pygame.Rect(x, top, wide, height), viewport)
            x += wide + gap
        return [menu, *shown, brass]

    def _shown(self, offered: Sequence[Button], room: int, viewport: Viewport) -> list[Button]:
        """Return what shows of what is offered; last of all “More”, where that is not everything."""
        self._more.label, self._more.tooltip = _("More"), _("What else there is to do")
        gap = viewport.px(_GAP)
        wides = [button.natural_width(viewport) + gap for button in offered]
        if sum(wides) <= room:
            self._first = 0
            return list(offered)
        first = self._first if self._first < len(offered) else 0
        room -= self._more.natural_width(viewport) + gap
        shown: list[Button] = []
        for button, wide in zip(offered[first:], wides[first:], strict=True):
            if shown and wide > room:
                break
            shown.append(button)
            room -= wide
        self._after = (first + len(shown)) % len(offered)
        return [*shown, self._more]
