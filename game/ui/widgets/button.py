"""A button: a plate with a label, at will an icon before it and a note at its end."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.naming import IconName
from game.art.surfaces.plates import PlateState, PlateStyle
from game.ui.context import Context
from game.ui.paint import SHADOW_ON, TEXT_ON, draw_plate, icon_tone
from game.ui.scene import Change
from game.ui.text import text_width
from game.ui.theme import font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines


class Button(Widget):
    """Pressed by a click that is let go inside, by Enter or by Space."""

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], Change],
        *,
        style: PlateStyle = "wood",
        icon: IconName | None = None,
        note: str = "",
        tooltip: str = "",
        size: float = 20,
        centred: bool = True,
    ) -> None:
        super().__init__(name, tooltip)
        self.label = label
        self.note = note
        self.style: PlateStyle = style
        self.icon = icon
        self._on_press = on_press
        self._size = size
        self._centred = centred

    def press(self, _pos: tuple[int, int] | None) -> Change:
        return self._on_press()

    def natural_width(self, viewport: Viewport) -> int:
        """Return the width at which the label stands on one line."""
        inner = text_width(self.label, font("bold", viewport.text(self._size)))
        return inner + 2 * self._padding(viewport) + self._icon_room(viewport) + 2

    def height(self, width: int, viewport: Viewport) -> int:
        room = width - 2 * self._padding(viewport) - self._icon_room(viewport)
        needed = lines_height(self.label, font("bold", viewport.text(self._size)), room)
        if self.note and not self._note_beside(room, viewport):
            needed += lines_height(self.note, font("body", viewport.text(14)), room)
        return max(viewport.target(), needed + viewport.px(14))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        colour, shadow = TEXT_ON[self.style], SHADOW_ON[self.style]
        pad, icon = self._padding(viewport), self._icon_room(viewport)
        box = pygame.Rect(self.rect.x + pad + icon, self.rect.y, self.rect.w - 2 * pad - icon, self.rect.h)
        label_font, note_font = font("bold", viewport.text(self._size)), font("body", viewport.text(14))
        if not self.note:
            return place_lines(self.label, label_font, colour, box, centred=self._centred, shadow=shadow)
        if self._note_beside(box.width, viewport):
            note_width = text_width(self.note, note_font)
            end = pygame.Rect(box.right - note_width, box.y, note_width, box.h)
            return [
                *place_lines(self.label, label_font, colour, box, shadow=shadow),
                *place_lines(self.note, note_font, colour, end),
            ]
        label_height = lines_height(self.label, label_font, box.width)
        note_height = lines_height(self.note, note_font, box.width)
        box.height = label_height + note_height
        box.centery = self.rect.centery
        below = pygame.Rect(box.x, box.y + label_height, box.w, note_height)
        return [
            *place_lines(self.label, label_font, colour, box, middle=False, shadow=shadow),
            *place_lines(self.note, note_font, colour, below, middle=False),
        ]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        draw_plate(canvas, self.rect, self.style, viewport, self._state(), seed=len(self.name) % 5 + 1)
        if self.icon is not None:
            self._draw_icon(canvas, context, self.icon)
        for line in self.texts(viewport):
            line.draw(canvas)

    def _draw_icon(self, canvas: pygame.Surface, context: Context, icon: IconName) -> None:
        side = self._icon_side(context.viewport)
        key = PictureKey(naming.icon(icon), side, side, icon_tone(self.style))
        picture = context.pictures.get(key)
        where = picture.get_rect(midleft=(self.rect.x + self._padding(context.viewport), self.rect.centery))
        if not self.label:
            where.center = self.rect.center
        canvas.blit(picture, where)

    def _state(self) -> PlateState:
        if not self.enabled:
            return PlateState.DISABLED
        if self.held and self.hovered:
            return PlateState.PRESSED
        return PlateState.HOVER if self.hovered else PlateState.REST

    def _note_beside(self, room: int, viewport: Viewport) -> bool:
        label = text_width(self.label, font("bold", viewport.text(self._size)))
        return label + viewport.px(16) + text_width(self.note, font("body", viewport.text(14))) <= room

    def _padding(self, viewport: Viewport) -> int:
        return viewport.px(18 if self.label else 6)

    def _icon_side(self, viewport: Viewport) -> int:
        return viewport.icon(22)

    def _icon_room(self, viewport: Viewport) -> int:
        return self._icon_side(viewport) + viewport.px(14) if self.icon and self.label else 0
