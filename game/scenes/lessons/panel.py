"""The panel of a lesson: the foreman, what he says, how it is done, and what can be pressed there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game.art.catalogue import PictureKey
from game.art.people.cast import portrait_name
from game.records.setup import HUMAN
from game.scenes.shared.stage import fitting
from game.scenes.table.buttons import ButtonRow
from game.ui.context import Context
from game.ui.layout import column
from game.ui.paint import draw_plate
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget

FOREMAN = portrait_name(2, HUMAN)
"""The picture of who teaches: somebody of the guild who sits at no table of a lesson."""
_PORTRAIT, _PAD, _GAP = 76, 16, 10
_TITLE, _TEXT = 19, 18


class Said(NamedTuple):
    """What the panel says: whose words or which lesson, a sentence or two, and how it is done."""

    title: str
    text: str
    how: str = ""


class Panel:
    """Lays out and draws what is said, the portrait above it, the buttons below it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.rect = Rect(0, 0, 0, 0)
        self.said = Said("", "")
        self.factor = 1.0
        """By how much the words are smaller than elsewhere, so that all of them show."""
        self._portrait = Rect(0, 0, 0, 0)
        self._texts: list[Widget] = []

    @property
    def texts(self) -> Sequence[Widget]:
        """The widgets of what is said."""
        return self._texts

    @property
    def says(self) -> Hashable:
        return (self.said, tuple(self.rect))

    def arrange(self, rect: Rect, said: Said, buttons: Sequence[Button], small: Sequence[Button]) -> None:
        """Fill `rect`: `buttons` stand below each other at its foot, the `small` ones side by side below those."""
        self.rect, self.said = rect, said
        viewport = self._context.viewport
        pad, gap = viewport.px(_PAD), viewport.px(_GAP)
        inside = Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, rect.h - 2 * pad)
        foot = self._place_buttons(inside, buttons, small, viewport)
        side = viewport.px(_PORTRAIT)
        self._portrait = Rect(inside.x, inside.y, side, side)
        self.factor = fitting(lambda by: self._place_texts(inside, by, viewport), foot - gap)
        self._place_texts(inside, self.factor, viewport)

    def _place_buttons(
        self, inside: Rect, buttons: Sequence[Button], small: Sequence[Button], viewport: Viewport
    ) -> int:
        """Place the buttons from the foot upwards. Return where the uppermost begins."""
        foot, gap = inside.bottom, viewport.px(8)
        if small:
            side = min(viewport.target(), (inside.w - gap * (len(small) - 1)) // len(small))
            foot -= viewport.target()
            for place, button in enumerate(small):
                button.place(Rect(inside.x + place * (side + gap), foot, side, viewport.target()), viewport)
            foot -= gap
        for button in reversed(buttons):
            height = button.height(inside.w, viewport)
            foot -= height
            button.place(Rect(inside.x, foot, inside.w, height), viewport)
            foot -= gap
        return foot + gap

    def _place_texts(self, inside: Rect, factor: float, viewport: Viewport) -> int:
        """Place what is said, sizes times `factor`. Return where it ends."""
        gap = viewport.px(_GAP)
        title = RichText(self.said.title, face="heading", size=_TITLE * factor, colour=PARCHMENT_INK, middle=True)
        text = RichText(self.said.text, size=_TEXT * factor, colour=PARCHMENT_INK)
        how = RichText(self.said.how, face="bold", size=_TEXT * factor, colour=PARCHMENT_INK)
        beside = self._portrait.right + gap
        width = inside.right - beside
        height = max(self._portrait.h, title.height(width, viewport))
        title.place(Rect(beside, inside.y, width, height), viewport)
        parts: list[Widget] = [text, how] if self.said.how else [text]
        end = column(parts, Rect(inside.x, inside.y + height + gap, inside.w, 0), gap, viewport)
        self._texts = [title, *parts]
        return end

    def draw(self, canvas: pygame.Surface) -> None:
        context = self._context
        draw_plate(canvas, self.rect, "parchment", context.viewport, radius=6, seed=3)
        side = self._portrait.w
        canvas.blit(context.pictures.get(PictureKey(FOREMAN, side, side)), self._portrait)
        for widget in self._texts:
            widget.draw(canvas, context)


class PanelRow(ButtonRow):
    """Draws a panel with the buttons of the table over it."""

    def __init__(self, panel: Panel, buttons: Sequence[Button], context: Context) -> None:
        super().__init__(buttons, context)
        self._panel = panel

    @property
    def says(self) -> Hashable:
        return (super().says, self._panel.says)

    def draw(self, canvas: pygame.Surface) -> None:
        self._panel.draw(canvas)
        super().draw(canvas)
