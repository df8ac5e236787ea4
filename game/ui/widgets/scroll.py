"""A view on widgets that need more room than there is."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.drawing.contrast import hue
from game.ui.context import Context
from game.ui.theme import BRASS, FIELD, LANTERN
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget

_LEAST_BAR, _BAR = 14, 9
"""Width of the bar: at least so many pixels, and in design units."""
_ASIDE = 10
"""Pixels beside the bar where it can be grabbed too: 24 in all (UX section 1)."""


class ScrollView(Widget):
    """Holds widgets laid out from its top; moved by wheel, bar and focus. Shows a bar only if it can move."""

    focusable = False
    clicks = False

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.children: list[Widget] = []
        self.offset = 0
        self._content = 0
        self._grip: int | None = None
        self._bar_width = _LEAST_BAR

    @property
    def reach(self) -> int:
        """How far the content can move, in pixels."""
        return max(0, self._content - self.rect.height)

    def inner_width(self, width: int, viewport: Viewport) -> int:
        """Return the width that is left for the children beside the bar."""
        self._bar_width = max(_LEAST_BAR, viewport.px(_BAR))
        return width - self._bar_width - viewport.px(12)

    def hold(self, children: Sequence[Widget], rect: pygame.Rect, bottom: int) -> None:
        """Show children laid out in place from `rect.top` on; `bottom` is where the last one ends."""
        self.children, self.rect, self._content = list(children), rect, bottom - rect.top
        for child in children:
            child.scroll = self
        offset, self.offset = min(self.offset, self.reach), 0
        self.move_to(offset)

    def move_to(self, offset: int) -> None:
        """Move the content so that `offset` pixels of it are hidden above."""
        wanted = min(max(0, offset), self.reach)
        by, self.offset = self.offset - wanted, wanted
        for child in self.children:
            child.moved(by)

    def reveal(self, child: Widget) -> None:
        """Move just far enough that the whole child shows; beyond the first and the last go on to the very end."""
        room, able = child.rect.h // 4, [each for each in self.children if each.focusable]
        if child.rect.top - room < self.rect.top:
            fits = child.rect.bottom + room + self.offset <= self.rect.bottom
            self.move_to(0 if fits and child is able[0] else self.offset - (self.rect.top - child.rect.top + room))
        elif child.rect.bottom + room > self.rect.bottom:
            fits = child.rect.top - room - (self.reach - self.offset) >= self.rect.top
            by = child.rect.bottom + room - self.rect.bottom
            self.move_to(self.reach if fits and child is able[-1] else self.offset + by)

    def grab(self, pos: tuple[int, int]) -> None:
        thumb = self._thumb()
        self._grip = pos[1] - thumb.y if thumb.collidepoint(pos) else thumb.h // 2
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        thumb = self._thumb()
        room = max(1, self.rect.h - thumb.h)
        self.move_to(round((pos[1] - (self._grip or 0) - self.rect.y) / room * self.reach))

    def on_bar(self, pos: tuple[int, int]) -> bool:
        """Return whether the pointer is over the bar."""
        return self.bar.collidepoint(pos)

    @property
    def bar(self) -> pygame.Rect:
        """Where the bar can be grabbed: a little wider than it is drawn; empty where nothing is to be moved."""
        left = self._thumb().x - _ASIDE
        return pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.h if self.reach > 0 else 0)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        before = canvas.get_clip()
        canvas.set_clip(self.rect.clip(before))
        for child in self.children:
            if child.rect.colliderect(self.rect):
                child.draw(canvas, context)
        canvas.set_clip(before)
        if self.reach:
            thumb = self._thumb()
            pygame.draw.rect(
                canvas, hue(FIELD), (thumb.x, self.rect.y, thumb.w, self.rect.h), border_radius=thumb.w // 2
            )
            pygame.draw.rect(
                canvas, hue(LANTERN if self.held else BRASS), thumb.inflate(-4, -4), border_radius=thumb.w // 2
            )

    def _thumb(self) -> pygame.Rect:
        height = max(28, self.rect.h * self.rect.h // max(1, self._content))
        y = self.rect.y + (self.rect.h - height) * self.offset // max(1, self.reach)
        return pygame.Rect(self.rect.right - self._bar_width, y, self._bar_width, height)
