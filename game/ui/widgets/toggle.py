"""A switch with its label: on or off."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.drawing.contrast import hue
from game.art.surfaces.plates import PlateState
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import SHADOW_ON, draw_plate
from game.ui.scene import Change
from game.ui.theme import CHALK, FIELD, INK, LANTERN, MUTED, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines


class Toggle(Widget):
    """On is told by the place of the knob and a tick, never by colour alone."""

    def __init__(
        self, name: str, label: str, value: bool, on_change: Callable[[bool], Change], tooltip: str = ""
    ) -> None:
        super().__init__(name, tooltip)
        self.label = label
        self.value = value
        self._on_change = on_change

    def press(self, _pos: tuple[int, int] | None) -> Change:
        self.value = not self.value
        return self._on_change(self.value)

    def state_words(self) -> str:
        return _("switched on") if self.value else _("switched off")

    def height(self, width: int, viewport: Viewport) -> int:
        room = width - self._track_room(viewport) - viewport.px(18)
        return max(viewport.target(), lines_height(self.label, self._font(viewport), room) + viewport.px(14))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        box = self.rect.copy()
        box.x += viewport.px(18)
        box.width -= viewport.px(18) + self._track_room(viewport)
        return place_lines(self.label, self._font(viewport), CHALK, box, shadow=SHADOW_ON["slate"])

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        draw_plate(canvas, self.rect, "slate", viewport, PlateState.HOVER if self.hovered else PlateState.REST)
        for line in self.texts(viewport):
            line.draw(canvas)
        self._draw_switch(canvas, viewport)

    def _draw_switch(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        track = pygame.Rect(0, 0, viewport.icon(46), viewport.icon(24))
        track.midright = (self.rect.right - viewport.px(16), self.rect.centery)
        half = track.h // 2
        pygame.draw.rect(canvas, hue(LANTERN if self.value else FIELD), track, border_radius=half)
        pygame.draw.rect(canvas, hue(INK if self.value else MUTED), track, max(1, viewport.px(1.5)), half)
        x = track.right - half if self.value else track.x + half
        pygame.draw.circle(canvas, hue(CHALK if self.value else MUTED), (x, track.centery), half - viewport.icon(3))
        if self.value:
            left, centre = track.x + half - viewport.icon(3), track.centery
            tick = [
                (left - viewport.icon(4), centre),
                (left - viewport.icon(1), centre + viewport.icon(4)),
                (left + viewport.icon(6), centre - viewport.icon(5)),
            ]
            pygame.draw.lines(canvas, hue(INK), False, tick, max(2, viewport.px(2.5)))

    @staticmethod
    def _font(viewport: Viewport) -> Font:
        return font("body", viewport.text(15))

    @staticmethod
    def _track_room(viewport: Viewport) -> int:
        return viewport.icon(46) + viewport.px(16 + 14)
