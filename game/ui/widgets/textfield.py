"""One line of text to type in."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.scene import Change
from game.ui.text import line_height, text_width
from game.ui.theme import CHALK, FIELD, FIELD_EDGE, LANTERN, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Taken, Widget

_LEAVING = frozenset((pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE))


class TextField(Widget):
    """Typed text of at most `most` characters. While it has the focus, letters are text and not controls."""

    radius = 6.0

    def __init__(self, name: str, value: str, most: int, on_change: Callable[[str], Change], tooltip: str = "") -> None:
        super().__init__(name, tooltip)
        self.value = value
        self._most = most
        self._on_change = on_change
        self._caret = len(value)
        self._font: Font | None = None

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        self._font = self._face(viewport)

    def height(self, _width: int, viewport: Viewport) -> int:
        return max(viewport.target(), line_height(self._face(viewport)) + viewport.px(12))

    def grab(self, pos: tuple[int, int]) -> None:
        if self._font is None:
            return
        face, inside = self._font, self._inside()
        first = self._first_shown(face)
        places = range(first, len(self.value) + 1)
        reach = pos[0] - inside.x
        self._caret = min(places, key=lambda end: abs(text_width(self.value[first:end], face) - reach))

    def key(self, event: pygame.Event) -> Taken | None:
        if event.type == pygame.TEXTINPUT:
            return Taken(self._insert(event.text))
        if event.type != pygame.KEYDOWN or event.key in _LEAVING or event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
            return None
        if event.mod & pygame.KMOD_CTRL or pygame.K_F1 <= event.key <= pygame.K_F12:
            return None
        return Taken(self._edit(event.key))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        face = self._face(viewport)
        inside = self._inside()
        y = self.rect.centery - line_height(face) // 2
        return [PlacedText(self._shown(face), face, CHALK, (inside.x, y), inside)]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        corner = viewport.px(self.radius)
        pygame.draw.rect(canvas, FIELD, self.rect, border_radius=corner)
        edge = LANTERN if self.focused else FIELD_EDGE
        pygame.draw.rect(canvas, edge, self.rect, max(1, viewport.px(1.5)), corner)
        for line in self.texts(viewport):
            line.draw(canvas)
        if self.focused:
            self._draw_caret(canvas, viewport)

    def _draw_caret(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        face, inside = self._face(viewport), self._inside()
        before = self.value[self._first_shown(face) : self._caret]
        x = inside.x + text_width(before, face)
        top = self.rect.centery - face.get_height() // 2
        pygame.draw.rect(canvas, LANTERN, (x, top, max(2, viewport.px(2)), face.get_height()))

    def _insert(self, typed: str) -> Change:
        printable = "".join(letter for letter in typed if letter.isprintable())
        printable = printable[: self._most - len(self.value)]
        self.value = self.value[: self._caret] + printable + self.value[self._caret :]
        self._caret += len(printable)
        return self._on_change(self.value)

    def _edit(self, key: int) -> Change:
        match key:
            case pygame.K_LEFT:
                self._caret = max(0, self._caret - 1)
            case pygame.K_RIGHT:
                self._caret = min(len(self.value), self._caret + 1)
            case pygame.K_HOME:
                self._caret = 0
            case pygame.K_END:
                self._caret = len(self.value)
            case pygame.K_BACKSPACE if self._caret:
                self.value = self.value[: self._caret - 1] + self.value[self._caret :]
                self._caret -= 1
                return self._on_change(self.value)
            case pygame.K_DELETE:
                self.value = self.value[: self._caret] + self.value[self._caret + 1 :]
                return self._on_change(self.value)
        return None

    def _first_shown(self, face: Font) -> int:
        """Return how many letters are hidden at the left, so that the caret is in view."""
        caret = self._caret if self.focused else 0
        room = self._inside().w
        return next(n for n in range(caret + 1) if text_width(self.value[n:caret], face) <= room)

    def _shown(self, face: Font) -> str:
        """As much of the text as fits; a field is wide enough for every ordinary name."""
        shown = self.value[self._first_shown(face) :]
        while shown and text_width(shown, face) > self._inside().w:
            shown = shown[:-1]
        return shown

    def _inside(self) -> pygame.Rect:
        return self.rect.inflate(-2 * (self.rect.h // 4), 0)

    @staticmethod
    def _face(viewport: Viewport) -> Font:
        return font("bold", viewport.text(18))
