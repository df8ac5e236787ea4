"""The page of one control: its keys and its inputs of a gamepad, each to be changed, taken away or added to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.scenes.settings.control_words import control_words
from game.scenes.settings.devices import GAMEPAD, KEYBOARD, Device
from game.scenes.settings.listening import Listening
from game.scenes.settings.rebinding import choose, give_back, take_away
from game.system.i18n import _
from game.ui.bindings import Control, Input
from game.ui.chosen import can_lose
from game.ui.context import Context
from game.ui.layout import column, row
from game.ui.paint import TEXT_ON, draw_plate, draw_veil
from game.ui.scene import Change, Pop, Push
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_WIDTH, _INK = 560, TEXT_ON["parchment"]


class ControlPage(Screen):
    """Lies over the settings; every change counts at once and is kept at once."""

    name = "control"
    first = "key-1"
    opaque = False

    def __init__(self, context: Context, control: Control) -> None:
        super().__init__(context)
        self._control = control
        self._scroll = ScrollView("control")
        self._board = pygame.Rect(0, 0, 0, 0)

    def draw_ground(self, canvas: pygame.Surface) -> None:
        draw_veil(canvas)
        draw_plate(canvas, self._board, "parchment", self.viewport, radius=14)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        pad, gap = viewport.px(24), viewport.px(8)
        width = min(viewport.px(_WIDTH * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(28))
        inside = pygame.Rect(0, 0, width - 2 * pad, 0)
        area = pygame.Rect(0, 0, self._scroll.inner_width(inside.w, viewport), 0)
        foot = self._place_foot(inside, viewport)
        content = self._place(area, gap, viewport)[1]
        most = viewport.rect.h - 2 * viewport.px(16) - 3 * pad - foot[1]
        if content <= most:
            area.w = inside.w
            content = self._place(area, gap, viewport)[1]
        shown = min(content, most)
        self._board = pygame.Rect(0, 0, width, shown + foot[1] + 3 * pad)
        self._board.center = viewport.rect.center
        inside.topleft = area.topleft = (self._board.x + pad, self._board.y + pad)
        parts, bottom = self._place(area, gap, viewport)
        self._scroll.hold(parts, pygame.Rect(inside.topleft, (inside.w, shown)), bottom)
        inside.y += shown + pad
        buttons = self._place_foot(inside, viewport)[0]
        return [self._scroll, *buttons]

    def _place(self, area: pygame.Rect, gap: int, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place the heading and both devices from the top of `area` down; return them and their foot."""
        heading = RichText(control_words(self._control), face="heading", size=26, colour=_INK)
        foot = column([heading], area, 0, viewport)
        keys, foot = self._place_device(KEYBOARD, pygame.Rect(area.x, foot + 2 * gap, area.w, 0), gap, viewport)
        pads, foot = self._place_device(GAMEPAD, pygame.Rect(area.x, foot + 2 * gap, area.w, 0), gap, viewport)
        return [heading, *keys, *pads], foot

    def _place_device(
        self, device: Device[Input], area: pygame.Rect, gap: int, viewport: Viewport
    ) -> tuple[list[Widget], int]:
        """Place the name of a device, a line for each of its inputs, and the button that adds one."""
        parts: list[Widget] = [RichText(_(device.heading), face="strong", size=18, colour=_INK)]
        side, foot = viewport.target(), column(parts, area, 0, viewport) + gap
        inputs = device.held[self._control]
        for number, one in enumerate(inputs, 1):
            words = device.words(one)
            change = Button(
                f"{device.name}-{number}", words, partial(self._listen, device, one), style="slate", icon="pencil",
                size=17, tooltip=_("Choose another one in its place"), centred=False,
            )  # fmt: skip
            away = Button(
                f"{device.name}-away-{number}", "", partial(self._take_away, device, one), style="slate", icon="cross",
                tooltip=_("Take {input} away").format(input=words),
            )  # fmt: skip
            away.enabled = can_lose(device.held, self._control)
            away.why_not = _("Nobody gets about without it: add another one first.")
            line = pygame.Rect(area.x, foot, area.w, 0)
            foot = row([change, away], [area.w - side - gap, side], line, gap, viewport) + gap
            parts += [change, away]
        more = Button(
            f"{device.name}-more", _(device.more), partial(self._listen, device, None), style="slate", icon="plus",
            size=17, centred=False,
        )  # fmt: skip
        return [*parts, more], row([more], [area.w - side - gap], pygame.Rect(area.x, foot, area.w, 0), gap, viewport)

    def _place_foot(self, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place the buttons below, side by side where there is room; return them and their height."""
        own = Button("own", _("Its own again"), self._give_back, style="slate", icon="undo", size=17)
        own.enabled = _differs(KEYBOARD, self._control) or _differs(GAMEPAD, self._control)
        own.why_not = _("It has its own keys and buttons.")
        done = Button("done", _("Done"), Pop, style="brass", icon="tick", size=17)
        gap = viewport.px(12)
        half = (area.w - gap) // 2
        if max(own.natural_width(viewport), done.natural_width(viewport)) <= half:
            foot = row([own, done], [half, half], area, gap, viewport)
        else:
            foot = column([own, done], area, gap, viewport)
        return [own, done], foot - area.y

    def _listen(self, device: Device[Input], instead_of: Input | None) -> Change:
        def heard(new: Input) -> Change:
            return choose(self.context, device, self._control, new, instead_of)

        return Push(Listening(self.context, device, self._control, control_words(self._control), heard))

    def _take_away(self, device: Device[Input], less: Input) -> Change:
        take_away(self.context, device, self._control, less)
        return None

    def _give_back(self) -> Change:
        give_back(self.context, self._control)
        return None


def _differs(device: Device[Input], control: Control) -> bool:
    return device.held[control] != device.defaults[control]
