"""A choice among a few values: arrows left and right, the value between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.surfaces.plates import PlateState, PlateStyle
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.paint import SHADOW_ON, TEXT_ON, draw_plate, icon_tone
from game.ui.scene import Change
from game.ui.text import text_width
from game.ui.theme import font
from game.ui.viewport import TELEVISION_TARGET, Viewport
from game.ui.widgets.widget import PlacedText, Taken, Widget, lines_height, place_lines

Value = TypeVar("Value")


class Cycler(Widget, Generic[Value]):
    """Left and right step through `choices` and begin again at the end; a press steps on.

    A click on the left arrow steps back. `choices` are pairs of a value and its words.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], Change],
        *,
        style: PlateStyle = "slate",
        tooltip: str = "",
    ) -> None:
        super().__init__(name, tooltip)
        self.choices = tuple(choices)
        self.value = value
        self.style: PlateStyle = style
        self._on_change = on_change

    def press(self, pos: tuple[int, int] | None) -> Change:
        back = pos is not None and pos[0] < self.rect.x + min(TELEVISION_TARGET, self.rect.w // 2)
        return self._step(-1 if back else 1)

    def key(self, event: pygame.Event) -> Taken | None:
        match control_of(event):
            case Control.LEFT:
                return Taken(self._step(-1))
            case Control.RIGHT:
                return Taken(self._step(1))
            case _:
                return None

    def natural_width(self, viewport: Viewport) -> int:
        """Return the width at which every choice stands on one line."""
        face = font("bold", viewport.text(17))
        widest = max((text_width(words, face) for _, words in self.choices), default=0)
        return widest + 2 * self._arrow_room(viewport) + 2

    def height(self, width: int, viewport: Viewport) -> int:
        face, room = font("bold", viewport.text(17)), width - 2 * self._arrow_room(viewport)
        needed = max((lines_height(words, face, room) for _, words in self.choices), default=0)
        return max(viewport.target(), needed + viewport.px(12))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        return self.placed(next((words for value, words in self.choices if value == self.value), ""), viewport)

    def placed(self, words: str, viewport: Viewport) -> list[PlacedText]:
        """Return these words between the arrows."""
        box = self.rect.inflate(-2 * self._arrow_room(viewport), 0)
        return place_lines(
            words,
            font("bold", viewport.text(17)),
            TEXT_ON[self.style],
            box,
            centred=True,
            shadow=SHADOW_ON[self.style],
        )

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        state = PlateState.HOVER if self.hovered else PlateState.REST
        draw_plate(canvas, self.rect, self.style, viewport, state)
        for line in self.texts(viewport):
            line.draw(canvas)
        side, reach = viewport.icon(18), self._arrow_room(viewport) // 2
        arrows = (naming.icon("left"), self.rect.x + reach), (naming.icon("right"), self.rect.right - reach)
        for name, x in arrows:
            picture = context.pictures.get(PictureKey(name, side, side, icon_tone(self.style)))
            canvas.blit(picture, picture.get_rect(center=(x, self.rect.centery)))

    def _step(self, by: int) -> Change:
        values = [value for value, _ in self.choices]
        place = values.index(self.value) if self.value in values else 0
        self.value = values[(place + by) % len(values)]
        return self._on_change(self.value)

    @staticmethod
    def _arrow_room(viewport: Viewport) -> int:
        return viewport.icon(34)
