"""A tile of the screen Learn to play: a sign, a title, a sentence, and a tick once it was played to its end."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.naming import IconName
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import SHADOW_ON, TEXT_ON
from game.ui.scene import Change
from game.ui.theme import font
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.widget import PlacedText, lines_height, place_lines

_SIGN, _TICK, _NOTE = 40, 24, 15.0
_AIR = 30


class Tile(Button):
    """A wide button with a sentence below its label."""

    def __init__(
        self, name: str, label: str, note: str, icon: IconName, on_press: Callable[[], Change], *, done: bool
    ) -> None:
        super().__init__(name, label, on_press, style="wood", icon=icon, note=note, size=20, centred=False)
        self.done = done
        self.tooltip = _("Played to the end") if done else ""

    def height(self, width: int, viewport: Viewport) -> int:
        room = self._room(width, viewport)
        label = lines_height(self.label, font("bold", viewport.text(self._size)), room)
        note = lines_height(self.note, font("body", viewport.text(_NOTE)), room)
        return max(viewport.target(), label + note + viewport.px(_AIR))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        room = self._room(self.rect.w, viewport)
        label_font, note_font = font("bold", viewport.text(self._size)), font("body", viewport.text(_NOTE))
        label, note = lines_height(self.label, label_font, room), lines_height(self.note, note_font, room)
        left = self.rect.x + self._padding(viewport) + self._icon_room(viewport)
        box = pygame.Rect(left, self.rect.centery - (label + note) // 2, room, label)
        below = pygame.Rect(left, box.bottom, room, note)
        colour, shadow = TEXT_ON[self.style], SHADOW_ON[self.style]
        return [
            *place_lines(self.label, label_font, colour, box, middle=False, shadow=shadow),
            *place_lines(self.note, note_font, colour, below, middle=False, shadow=shadow),
        ]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        if self.done:
            side, pad = context.viewport.icon(_TICK), context.viewport.px(10)
            tick = context.pictures.get(PictureKey(naming.icon("tick"), side, side, "gold"))
            canvas.blit(tick, tick.get_rect(topright=(self.rect.right - pad, self.rect.y + pad)))

    def _room(self, width: int, viewport: Viewport) -> int:
        """Return the width of the texts: between the sign and the place of the tick."""
        return width - 2 * self._padding(viewport) - self._icon_room(viewport) - viewport.icon(_TICK)

    def _icon_side(self, viewport: Viewport) -> int:
        return viewport.icon(_SIGN)
