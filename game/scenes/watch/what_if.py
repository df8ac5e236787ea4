"""The question before a seat is taken over: which one, and what happens then (UX S7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.system.i18n import _
from game.ui.context import Context
from game.ui.layout import column, row
from game.ui.paint import TEXT_ON, draw_plate, draw_veil
from game.ui.scene import Change, Pop
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget


class WhatIf(Screen):
    """Asks which of `names` is to be taken over after a step; `play` begins the game with that seat."""

    name = "what-if"
    opaque = False
    first = "stay"

    def __init__(
        self, context: Context, names: Sequence[str], seat: int, step: int, play: Callable[[int], Change]
    ) -> None:
        super().__init__(context)
        ink = TEXT_ON["parchment"]
        self._seat = seat
        self._play = play
        self._heading = RichText(_("What if?"), face="heading", size=26, colour=ink)
        told = [
            _("You take over a seat and play on after step {step}, in a game of its own.").format(step=step + 1),
            _("Bots play all other seats, and later rounds are dealt anew. The game you are watching stays as it is."),
        ]
        if context.game is not None and not context.game.saved:
            told.append(_("The game at hand cannot be saved and would be lost."))
        self._sentence = RichText(" ".join(told), size=16, colour=ink)
        self._who = Cycler("seat", list(enumerate(names)), seat, self._choose, tooltip=_("Which seat to take over"))
        self._scroll = ScrollView("what-if-text")
        self._buttons = [
            Button("stay", _("Go on watching"), Pop, style="slate"),
            Button("take-over", _("Play on from here"), self._begin, style="brass"),
        ]
        self._board = pygame.Rect(0, 0, 0, 0)

    def _choose(self, seat: int) -> Change:
        self._seat = seat
        return None

    def _begin(self) -> Change:
        return self._play(self._seat)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        pad, gap = viewport.px(28), viewport.px(14)
        width = min(viewport.px(580 * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(30))
        inner = pygame.Rect(0, 0, width - 2 * pad, 0)
        text_width = self._scroll.inner_width(inner.w, viewport)
        each = (inner.w - gap) // 2
        answers = max(button.height(each, viewport) for button in self._buttons)
        who = self._who.height(inner.w, viewport)
        words = sum(part.height(text_width, viewport) for part in (self._heading, self._sentence)) + gap
        shown = min(words, viewport.rect.h - 2 * viewport.px(20) - 2 * pad - 2 * gap - who - answers)
        self._board = pygame.Rect(0, 0, width, shown + who + answers + 2 * gap + 2 * pad)
        self._board.center = viewport.rect.center
        inner.topleft = (self._board.x + pad, self._board.y + pad)
        text_area = pygame.Rect(inner.x, inner.y, text_width, 0)
        bottom = column([self._heading, self._sentence], text_area, gap, viewport)
        self._scroll.hold([self._heading, self._sentence], pygame.Rect(inner.topleft, (inner.w, shown)), bottom)
        inner.y += shown + gap
        self._who.place(pygame.Rect(inner.x, inner.y, inner.w, who), viewport)
        inner.y += who + gap
        row(self._buttons, [each] * 2, inner, gap, viewport)
        return [self._scroll, self._who, *self._buttons]

    def draw_ground(self, canvas: pygame.Surface) -> None:
        draw_veil(canvas)
        draw_plate(canvas, self._board, "parchment", self.viewport, radius=14)
