"""A heading with a search beside it, or below it where there is no room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.system.i18n import _
from game.ui.layout import column
from game.ui.scene import Change
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget

_SHADOW = (16, 10, 5)
_MOST_LETTERS = 40


class SearchHead:
    """The top of a screen: its heading, and a field whose text `search_for` is told of."""

    def __init__(self, search_for: Callable[[str], Change]) -> None:
        self._search_for = search_for
        self._field = TextField("search", "", _MOST_LETTERS, search_for)

    @property
    def typed(self) -> str:
        """What is looked for; nothing where nothing is."""
        return self._field.value.strip()

    @property
    def written(self) -> bool:
        """Whether anything stands in the field."""
        return bool(self._field.value)

    def fill(self, text: str) -> None:
        """Hold this text in place of what was typed."""
        if text != self._field.value:
            self._field.fill(text)

    def place(self, heading: str, inside: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place heading and search at the top of `inside`; return them and where the rest begins."""
        gap, width = viewport.px(10), viewport.px(250)
        title = RichText(heading, face="title", size=34, colour=GOLD, shadow=_SHADOW)
        label = RichText(_("Search"), size=17, shadow=_SHADOW)
        clear = self._clear_button()
        side = viewport.target() if clear else 0
        title_width, label_width = title.natural_width(viewport), label.natural_width(viewport)
        beside = title_width + label_width + width + side + 3 * gap <= inside.w
        height = self._field.height(width, viewport)
        line = pygame.Rect(inside.x, inside.y, inside.w, max(height, title.height(inside.w, viewport)))
        if not beside:
            line.y = column([title], inside, 0, viewport) + gap // 2
            line.h = height
            width = max(viewport.target(), inside.w - label_width - gap - (side + gap if clear else 0))
        right = line.right
        for button in clear:
            button.place(pygame.Rect(right - side, line.centery - height // 2, side, height), viewport)
            right -= side + gap
        self._field.place(pygame.Rect(right - width, line.centery - height // 2, width, height), viewport)
        words = pygame.Rect(0, 0, label_width, label.height(label_width, viewport))
        words.midright = (right - width - gap, line.centery)
        label.place(words, viewport)
        if beside:
            column([title], pygame.Rect(inside.topleft, (title_width, 0)), 0, viewport)
        return [title, label, self._field, *clear], line.bottom + gap

    def _clear_button(self) -> list[Button]:
        """Return the button that ends the search, where there is one to end."""
        if not self.typed:
            return []
        return [Button("clear", "", partial(self._search_for, ""), icon="cross", tooltip=_("Clear the search"))]
