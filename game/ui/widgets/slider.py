"""A slider over a few steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.drawing.contrast import hue
from game.art.surfaces.plates import PlateState
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.paint import SHADOW_ON, draw_plate
from game.ui.scene import Change
from game.ui.text import text_width
from game.ui.theme import CHALK, FIELD, INK, LANTERN, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Taken, Widget, lines_height, place_lines


class Slider(Widget):
    """Dragged or clicked with the mouse, stepped with left and right. A drag counts when it is let go."""

    clicks = False
    keeps_drag = True

    def __init__(
        self,
        name: str,
        steps: Sequence[int],
        value: int,
        words: Callable[[int], str],
        on_change: Callable[[int], Change],
    ) -> None:
        super().__init__(name)
        self.steps = tuple(steps)
        self.value = value
        self._words = words
        self._on_change = on_change
        self._track = pygame.Rect(0, 0, 1, 1)

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        left = rect.x + viewport.px(20)
        right = self._words_box(viewport).x - viewport.px(20)
        self._track = pygame.Rect(left, rect.centery, max(1, right - left), 0)

    def moved(self, by: int) -> None:
        super().moved(by)
        self._track = self._track.move(0, by)

    def grab(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        track = self._track
        share = (pos[0] - track.x) / max(1, track.w)
        place = round(min(1.0, max(0.0, share)) * (len(self.steps) - 1))
        self.value = self.steps[place]

    def press(self, pos: tuple[int, int] | None) -> Change:
        return None if pos is None else self._on_change(self.value)

    def key(self, event: pygame.Event) -> Taken | None:
        match control_of(event):
            case Control.LEFT:
                return Taken(self._step(-1))
            case Control.RIGHT:
                return Taken(self._step(1))
            case _:
                return None

    def height(self, width: int, viewport: Viewport) -> int:
        words = lines_height(self._words(self.steps[-1]), font("bold", viewport.text(17)), width)
        return max(viewport.target(), words + viewport.px(12))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        face, box = font("bold", viewport.text(17)), self._words_box(viewport)
        return place_lines(self._words(self.value), face, CHALK, box, centred=True, shadow=SHADOW_ON["slate"])

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        state = PlateState.HOVER if self.hovered else PlateState.REST
        draw_plate(canvas, self.rect, "slate", viewport, state)
        for line in self.texts(viewport):
            line.draw(canvas)
        bar = self._track.inflate(0, viewport.px(8))
        share = self.steps.index(self.value) / max(1, len(self.steps) - 1)
        x = bar.x + round(bar.w * share)
        pygame.draw.rect(canvas, hue(FIELD), bar, border_radius=viewport.px(4))
        filled = pygame.Rect(bar.x, bar.y, x - bar.x, bar.h)
        pygame.draw.rect(canvas, hue(LANTERN), filled, border_radius=viewport.px(4))
        pygame.draw.circle(canvas, hue(INK), (x, bar.centery), viewport.px(12))
        pygame.draw.circle(canvas, hue(CHALK), (x, bar.centery), viewport.px(10))

    def _words_box(self, viewport: Viewport) -> pygame.Rect:
        face = font("bold", viewport.text(17))
        width = max(text_width(self._words(step), face) for step in self.steps) + viewport.px(6)
        return pygame.Rect(self.rect.right - width - viewport.px(12), self.rect.y, width, self.rect.h)

    def _step(self, by: int) -> Change:
        place = self.steps.index(self.value) + by
        if not 0 <= place < len(self.steps):
            return None
        self.value = self.steps[place]
        return self._on_change(self.value)
