"""The left page of the rulebook: the tree of chapters and entries, or what a search has found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from game.art.drawing.contrast import hue
from game.art.drawing.typefaces import Typeface
from game.scenes.rulebook.text import draw_lines
from game.scenes.shared.ink import HEADING, PALE, PENCIL, WASH, WRITTEN
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.rulebook.search import Hit

_INDENT, _PAD = 22, 8
_CHAPTER_SIZE, _ENTRY_SIZE, _EXCERPT_SIZE = 19.0, 17.0, 14.0


class TreeRow(Widget):
    """A chapter or an entry. The one that is open stands on a wash with a bar at its left."""

    radius = 4.0

    def __init__(self, name: str, words: str, act: Callable[[], Change], *, depth: int = 0, chosen: bool = False):
        super().__init__(name)
        self._words = words
        self._act = act
        self._depth = depth
        self.chosen = chosen

    def press(self, _pos: tuple[int, int] | None) -> Change:
        return self._act()

    def height(self, width: int, viewport: Viewport) -> int:
        return max(viewport.target(), lines_height(self._words, self._font(viewport), self._room(width, viewport)))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        left = self.rect.w - viewport.px(_PAD) - self._room(self.rect.w, viewport)
        box = Rect(self.rect.x + left, self.rect.y, self._room(self.rect.w, viewport), self.rect.h)
        return place_lines(self._words, self._font(viewport), WRITTEN if self._depth else HEADING, box)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        draw_row(canvas, self, context.viewport, chosen=self.chosen)
        for line in self.texts(context.viewport):
            line.draw(canvas)

    def _room(self, width: int, viewport: Viewport) -> int:
        return max(1, width - viewport.px(2 * _PAD + _INDENT * self._depth))

    def _font(self, viewport: Viewport) -> Font:
        face: Typeface = "body" if self._depth else "heading"
        return font(face, viewport.text(_ENTRY_SIZE if self._depth else _CHAPTER_SIZE))


class HitRow(Widget):
    """What a search has found: the title of an entry, and below it the sentence, with the words marked."""

    radius = 4.0

    def __init__(self, hit: Hit, words: tuple[str, ...], act: Callable[[], Change], *, chosen: bool = False) -> None:
        super().__init__(f"hit-{hit.entry}")
        self._hit = hit
        self._words = words
        self._act = act
        self.chosen = chosen

    def press(self, _pos: tuple[int, int] | None) -> Change:
        return self._act()

    def height(self, width: int, viewport: Viewport) -> int:
        room = width - 2 * viewport.px(_PAD)
        needed = sum(lines_height(text, face, room) for text, face in self._parts(viewport))
        return max(viewport.target(), needed + viewport.px(10))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        box = self.rect.inflate(-2 * viewport.px(_PAD), -viewport.px(10))
        placed: list[PlacedText] = []
        for (text, face), colour in zip(self._parts(viewport), (HEADING, PALE), strict=False):
            lines = place_lines(text, face, colour, box, middle=False)
            placed += lines
            box = Rect(box.x, lines[-1].rect.bottom, box.w, max(0, box.bottom - lines[-1].rect.bottom))
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        draw_row(canvas, self, context.viewport, chosen=self.chosen)
        draw_lines(canvas, self.texts(context.viewport), self._words, context.viewport)

    def _parts(self, viewport: Viewport) -> Sequence[tuple[str, Font]]:
        title = (self._hit.title, font("heading", viewport.text(_ENTRY_SIZE)))
        sentence = (self._hit.sentence, font("body", viewport.text(_EXCERPT_SIZE)))
        return (title, sentence) if self._hit.sentence else (title,)


def draw_row(canvas: pygame.Surface, row: Widget, viewport: Viewport, *, chosen: bool) -> None:
    """Draw what lies under a row: a wash for the open one, a rim under the pointer."""
    if chosen:
        pygame.draw.rect(canvas, hue(WASH), row.rect, border_radius=viewport.px(4))
        canvas.fill(hue(HEADING), (row.rect.x, row.rect.y, max(3, viewport.px(4)), row.rect.h))
    if row.hovered:
        pygame.draw.rect(canvas, hue(PENCIL), row.rect, max(1, viewport.px(1.5)), viewport.px(4))
