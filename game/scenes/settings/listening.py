"""Waiting for the key or the button that a control is to have: the next press is chosen and does nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

import pygame

from game.scenes.settings.devices import Device
from game.system.i18n import _
from game.ui.bindings import HEARD, Control, Input, control_of
from game.ui.context import Context
from game.ui.keys import Key, key_words
from game.ui.layout import column
from game.ui.paint import TEXT_ON, draw_plate, draw_veil
from game.ui.scene import Change, Pop
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget

_WIDTH = 560
_ESCAPE = Key(pygame.K_ESCAPE)


class Listening(Screen, Generic[Input]):
    """Hands the next input to `on_heard`. Esc gives up, unless it is wanted for what it is there for."""

    name = "listening"
    first = "give-up"
    opaque = False
    listens = True

    def __init__(
        self,
        context: Context,
        device: Device[Input],
        control: Control,
        heading: str,
        on_heard: Callable[[Input], Change],
    ) -> None:
        super().__init__(context)
        self._device, self._control, self._on_heard = device, control, on_heard
        ink = TEXT_ON["parchment"]
        way_out = [] if self._wants_escape else [_("{key} leaves it as it is.").format(key=key_words((_ESCAPE,)))]
        self._texts = [
            RichText(heading, face="heading", size=26, colour=ink),
            RichText(" ".join([_(device.listening), *way_out]), size=17, colour=ink),
        ]
        self._give_up = Button("give-up", _("Leave it as it is"), Pop, style="slate", icon="cross")
        self._board = pygame.Rect(0, 0, 0, 0)
        self._gone = False

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        pad, gap = viewport.px(26), viewport.px(14)
        width = min(viewport.px(_WIDTH * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(28))
        parts: list[Widget] = [*self._texts, self._give_up]
        inside = pygame.Rect(0, 0, width - 2 * pad, 0)
        inside.h = column(parts, inside, gap, viewport)
        inside.center = viewport.rect.center
        column(parts, inside, gap, viewport)
        self._board = inside.inflate(2 * pad, 2 * pad)
        return parts

    def draw_ground(self, canvas: pygame.Surface) -> None:
        draw_veil(canvas)
        draw_plate(canvas, self._board, "parchment", self.viewport, radius=14)

    def handle(self, event: pygame.Event) -> Change:
        if event.type not in HEARD:
            return super().handle(event)
        heard = self._device.heard(event)
        if self._gives_up(event):
            return Pop()
        return None if heard is None else self._on_heard(heard)

    def update(self, dt: float) -> Change:
        return Pop() if self._gone else super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return 0.0 if self._gone else super().wake_in

    def let_go(self) -> None:
        super().let_go()
        self._gone = True

    @property
    def _wants_escape(self) -> bool:
        return self._device.name == "key" and self._control is Control.CANCEL

    def _gives_up(self, event: pygame.Event) -> bool:
        """Return whether a press leaves everything as it is: Esc, or on the other device whatever takes back."""
        if event.type == pygame.KEYDOWN:
            return bool(event.key == pygame.K_ESCAPE and not self._wants_escape)
        return self._device.name == "key" and control_of(event) is Control.CANCEL
