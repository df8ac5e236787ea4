"""A sentence with a few answers, over whatever is on screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.surfaces.plates import PlateStyle
from game.ui.context import Context
from game.ui.layout import column, row
from game.ui.paint import TEXT_ON, draw_plate, draw_veil
from game.ui.scene import Change, Pop
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_GROUND: PlateStyle = "parchment"


class Choice:
    """One answer: its name in the trace, its words and what it does."""

    __slots__ = ("act", "label", "name")

    def __init__(self, name: str, label: str, act: Callable[[], Change]) -> None:
        self.name = name
        self.label = label
        self.act = act


class Dialog(Screen):
    """Asks one question. The first choice does no harm: it has the focus, and Esc takes it.

    `owner` is the seat that is asked where others sit by and must not read it: it goes when the seat's hand is covered.
    """

    name = "dialog"
    opaque = False

    def __init__(
        self, context: Context, heading: str, sentence: str, choices: Sequence[Choice], owner: int | None = None
    ) -> None:
        super().__init__(context)
        self._owner = owner
        ink = TEXT_ON[_GROUND]
        self._heading = RichText(heading, face="heading", size=26, colour=ink)
        self._sentence = RichText(sentence, size=16, colour=ink)
        self._scroll = ScrollView("dialog-text")
        self._buttons = [
            Button(choice.name, choice.label, choice.act, style="brass" if place == 0 else "slate")
            for place, choice in enumerate(choices)
        ]
        self._first_choice = choices[0]
        self.first = choices[0].name
        self._board = pygame.Rect(0, 0, 0, 0)

    @property
    def owner(self) -> int | None:
        return self._owner

    def cancel(self) -> Change:
        return self._first_choice.act()

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        pad, gap = viewport.px(28), viewport.px(12)
        width = min(viewport.px(560 * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(40))
        inner = pygame.Rect(0, 0, width - 2 * pad, 0)
        text_width = self._scroll.inner_width(inner.w, viewport)
        words = sum(part.height(text_width, viewport) for part in (self._heading, self._sentence)) + gap
        button_width = (inner.w - gap * (len(self._buttons) - 1)) // len(self._buttons)
        side_by_side = all(button.natural_width(viewport) <= button_width for button in self._buttons)
        heights = [button.height(button_width if side_by_side else inner.w, viewport) for button in self._buttons]
        answers = max(heights) if side_by_side else sum(heights) + gap * (len(heights) - 1)
        most = viewport.rect.h - 2 * viewport.px(30) - 3 * pad - answers
        shown = min(words, most)
        self._board = pygame.Rect(0, 0, width, shown + answers + 3 * pad)
        self._board.center = viewport.rect.center
        inner.topleft = (self._board.x + pad, self._board.y + pad)
        text_area = pygame.Rect(inner.x, inner.y, text_width, 0)
        bottom = column([self._heading, self._sentence], text_area, gap, viewport)
        self._scroll.hold([self._heading, self._sentence], pygame.Rect(inner.topleft, (inner.w, shown)), bottom)
        inner.y += shown + pad
        if side_by_side:
            row(self._buttons, [button_width] * len(self._buttons), inner, gap, viewport)
        else:
            column(self._buttons, inner, gap, viewport)
        return [self._scroll, *self._buttons]

    def draw_ground(self, canvas: pygame.Surface) -> None:
        draw_veil(canvas)
        draw_plate(canvas, self._board, _GROUND, self.viewport, radius=14)


def message(context: Context, heading: str, sentence: str) -> Dialog:
    """Return a dialog that only says something."""
    from game.system.i18n import _

    return Dialog(context, heading, sentence, [Choice("close", _("Close"), Pop)])
