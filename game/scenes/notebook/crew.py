"""The left page of the notebook: a row for each seat, with a scale of suspicion in seven steps (UX S2)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.play.notebook import SUSPICIONS
from game.scenes.shared.ink import LABEL, NAME_SIZE, PALE, PENCIL, WASH, WORDS_SIZE, WRITTEN, ink_of
from game.tabletop.view.panel import fitting_font
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.text import line_height, text_width
from game.ui.theme import font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Taken, Widget
from game.words.suspicion import suspicion_sign

_TOKEN = 32
_STEP, _LEAST_STEP = 32, 24
"""From one step of the scale to the next, in design units and at least in pixels."""
_KNOB = 12


class CrewRow(Widget):
    """One seat. Pressed it is the one that the right page tells of; Enter goes there to write."""

    keeps_drag = True
    radius = 6.0

    def __init__(self, seat: int, label: str, words: str, write: Callable[[], Change]) -> None:
        super().__init__(f"crew-{seat + 1}")
        self.seat = seat
        self.chosen = False
        self._label = label
        self._words = words
        self._write = write
        self._text = Rect(0, 0, 0, 0)

    def press(self, pos: tuple[int, int] | None) -> Change:
        return self._write() if pos is None else None

    def height(self, _width: int, viewport: Viewport) -> int:
        return max(viewport.target(50), self._text_height(viewport) + viewport.px(8))

    def place(self, rect: Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        left = rect.x + self._left(viewport)
        self._text = Rect(left, rect.y, rect.right - left - viewport.px(8), rect.h)

    def moved(self, by: int) -> None:
        super().moved(by)
        self._text = self._text.move(0, by)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        box = self._text
        name = fitting_font(self._label, "bold", viewport.text(NAME_SIZE), box.w)
        words = fitting_font(self.says, "italic", viewport.text(WORDS_SIZE), box.w)
        top = box.y + (box.h - line_height(name) - line_height(words)) // 2
        below = (box.x, top + line_height(name))
        return [
            PlacedText(self._label, name, WRITTEN, (box.x, top), self.rect),
            PlacedText(self.says, words, self.ink, below, self.rect),
        ]

    @property
    def says(self) -> str:
        """What stands under the name."""
        return self._words

    @property
    def ink(self) -> tuple[int, int, int]:
        """The colour of that."""
        return PALE

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        if self.chosen:
            pygame.draw.rect(canvas, hue(WASH), self.rect, border_radius=viewport.px(self.radius))
            pygame.draw.rect(canvas, hue(PENCIL), self.rect, max(1, viewport.px(1.4)), viewport.px(self.radius))
        elif self.hovered:
            pygame.draw.rect(canvas, hue(PENCIL), self.rect, max(1, viewport.px(1)), viewport.px(self.radius))
        side = viewport.icon(_TOKEN)
        token = context.pictures.get(PictureKey(naming.token(self.seat), side, side))
        canvas.blit(token, token.get_rect(midleft=(self.rect.x + viewport.px(8), self._text.centery)))
        name, words, *_ = self.texts(viewport)
        name.draw(canvas)
        words.draw(canvas)

    def _left(self, viewport: Viewport) -> int:
        return viewport.px(18) + viewport.icon(_TOKEN)

    def _text_height(self, viewport: Viewport) -> int:
        return sum(line_height(font(face, viewport.text(size))) for face, size in _TYPES)


_TYPES = (("bold", NAME_SIZE), ("italic", WORDS_SIZE))


class SuspectRow(CrewRow):
    """A seat that can be suspected: a scale beside its name, or below it where the name needs the room.

    Clicked, dragged, or stepped with left and right. `words` says what each step means.
    """

    def __init__(
        self,
        seat: int,
        label: str,
        value: int,
        words: Callable[[int], str],
        write: Callable[[], Change],
        suspect: Callable[[int, int], Change],
    ) -> None:
        super().__init__(seat, label, "", write)
        self.value = value
        self._worded = words
        self._suspect = suspect
        self._scale = Rect(0, 0, 1, 1)
        self._grabbed = False

    @property
    def says(self) -> str:
        return self._worded(self.value)

    @property
    def ink(self) -> tuple[int, int, int]:
        return ink_of(self.value) if self.value else PALE

    # Where things are

    def height(self, width: int, viewport: Viewport) -> int:
        beside = super().height(width, viewport)
        if self._fits_beside(width, viewport):
            return beside
        return self._text_height(viewport) + viewport.target(40) + viewport.px(6)

    def place(self, rect: Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        wide, pad = self._scale_width(viewport), viewport.px(10)
        self._scale = Rect(rect.right - wide - pad, rect.y, wide, rect.h)
        if self._fits_beside(rect.w, viewport):
            self._text.w = self._scale.x - viewport.px(8) - self._text.x
        else:
            self._text.h = self._text_height(viewport) + viewport.px(4)
            self._scale = Rect(
                self._text.x, self._text.bottom, min(self._text.w, 2 * wide), rect.bottom - self._text.bottom
            )

    def moved(self, by: int) -> None:
        super().moved(by)
        self._scale = self._scale.move(0, by)

    def _scale_width(self, viewport: Viewport) -> int:
        return len(SUSPICIONS) * max(_LEAST_STEP, viewport.px(_STEP))

    def _fits_beside(self, width: int, viewport: Viewport) -> bool:
        room = width - self._left(viewport) - self._scale_width(viewport) - viewport.px(18)
        face = font("italic", viewport.text(WORDS_SIZE))
        return room >= max(text_width(self._worded(step), face) for step in SUSPICIONS)

    def _x(self, step: int) -> int:
        return self._scale.x + round((SUSPICIONS.index(step) + 0.5) * self._scale.w / len(SUSPICIONS))

    # What is done with it

    def key(self, event: pygame.Event) -> Taken | None:
        match control_of(event):
            case Control.LEFT:
                return Taken(self._go_to(max(SUSPICIONS[0], self.value - 1)))
            case Control.RIGHT:
                return Taken(self._go_to(min(SUSPICIONS[-1], self.value + 1)))
            case _:
                return None

    def grab(self, pos: tuple[int, int]) -> None:
        self._grabbed = self._scale.collidepoint(pos)
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._grabbed:
            self.value = min(SUSPICIONS, key=lambda step: abs(self._x(step) - pos[0]))

    def press(self, pos: tuple[int, int] | None) -> Change:
        if pos is not None and self._grabbed:
            return self._suspect(self.seat, self.value)
        return super().press(pos)

    def _go_to(self, value: int) -> Change:
        self.value = value
        return self._suspect(self.seat, value)

    # Drawing

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        face, words = font("strong", viewport.icon(13)), suspicion_sign(self.value)
        at = (self._x(self.value) - text_width(words, face) // 2, self._scale.centery - line_height(face) // 2)
        return [*super().texts(viewport), PlacedText(words, face, LABEL, at, self.rect)]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        viewport, scale = context.viewport, self._scale
        self._draw_scale(canvas, viewport)
        pygame.draw.circle(canvas, hue(ink_of(self.value)), (self._x(self.value), scale.centery), viewport.icon(_KNOB))
        self.texts(viewport)[-1].draw(canvas)

    def _draw_scale(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        """Draw a line with a tick for each step, the middle one the longest."""
        scale, wide = self._scale, max(1, viewport.px(1.6))
        ends = (self._x(SUSPICIONS[0]), scale.centery), (self._x(SUSPICIONS[-1]), scale.centery)
        pygame.draw.line(canvas, hue(PENCIL), *ends, wide)
        for step in SUSPICIONS:
            high = viewport.px(8 if step == 0 else 3 + abs(step))
            x = self._x(step)
            pygame.draw.line(canvas, hue(PENCIL), (x, scale.centery - high), (x, scale.centery + high), wide)
