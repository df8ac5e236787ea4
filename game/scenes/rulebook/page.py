"""The right page of the rulebook: the blocks of one entry below each other, each with its scope and its clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import accumulate

import pygame
from pygame import Rect

from game.art.drawing.contrast import hue
from game.scenes.rulebook.diagram import diagram_height, draw_diagram
from game.scenes.rulebook.text import draw_lines
from game.scenes.shared.ink import HEADING, PALE, PENCIL, WRITTEN
from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.text import line_height, text_width
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.rulebook.blocks import Block, Drawing, Heading, Numbers, Page, Said, Scope, scope_words
from game.words.rulebook.entries import Entry

_TEXT, _SMALL, _TITLE, _HEAD = 17.0, 13.0, 30.0, 20.0
_MOST_LETTERS = 66
"""Characters in a line at most, about (UX section 7)."""
_GAP, _CELL_GAP = 8, 14


def text_font(viewport: Viewport) -> Font:
    """Return the font of sentences."""
    return font("body", viewport.text(_TEXT))


def measure(viewport: Viewport) -> int:
    """Return the width of a line of 66 characters, in pixels."""
    sample = "Tunnel must meet tunnel, and rock must meet rock on every side. "
    return text_width(sample, text_font(viewport)) * _MOST_LETTERS // len(sample)


class Part(Widget):
    """A block of a page: it takes the focus, so that keys can bring it into view. Its foot says where it holds."""

    clicks = False
    radius = 4.0

    def __init__(self, place: int, scope: Scope, clauses: Sequence[str], words: tuple[str, ...]) -> None:
        super().__init__(f"block-{place}")
        self.clauses = tuple(clauses)
        self._foot = _foot_words(scope, clauses)
        self._words = words
        self._set: tuple[list[PlacedText], list[PlacedText]] = ([], [])
        """The lines above the foot and those of the foot, as they were set: a page of them is wrapped once."""
        self._set_at = 0

    def place(self, rect: Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        self._set, self._set_at = (self.inner_texts(viewport), self._foot_texts(viewport)), rect.y

    def height(self, width: int, viewport: Viewport) -> int:
        foot = lines_height(self._foot, self._small(viewport), width)
        return max(viewport.target(), self.inner_height(width, viewport) + foot + viewport.px(4))

    def inner_height(self, width: int, viewport: Viewport) -> int:
        """Return pixels of height needed above the foot."""
        raise NotImplementedError

    def inner_texts(self, viewport: Viewport) -> list[PlacedText]:
        """Return the lines of text above the foot."""
        raise NotImplementedError

    def texts(self, _viewport: Viewport) -> list[PlacedText]:
        return [line for lines in self._set for line in self._moved(lines)]

    def _moved(self, lines: list[PlacedText]) -> list[PlacedText]:
        """Return lines where they lie now that the page has moved."""
        by = self.rect.y - self._set_at
        return [replace(line, pos=(line.pos[0], line.pos[1] + by), box=line.box.move(0, by)) for line in lines]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        inner, foot = map(self._moved, self._set)
        draw_lines(canvas, inner, self._words, viewport)
        self._draw_tag(canvas, foot[0], viewport)
        for line in foot:
            line.draw(canvas)

    def _foot_texts(self, viewport: Viewport) -> list[PlacedText]:
        top = self.rect.y + self.inner_height(self.rect.w, viewport)
        indent = max(viewport.px(_CELL_GAP), line_height(self._small(viewport)) * 3 // 5 + viewport.px(5))
        box = Rect(self.rect.x + indent, top, self.rect.w - indent, self.rect.bottom - top)
        return place_lines(self._foot, self._small(viewport), PALE, box, middle=False)

    def _draw_tag(self, canvas: pygame.Surface, line: PlacedText, viewport: Viewport) -> None:
        """Draw a small ticket on its string, the sign of a scope, before its words."""
        room = line.pos[0] - self.rect.x - viewport.px(5)
        side = min(line_height(line.font) * 2 // 5, room * 2 // 3)
        x, y = self.rect.x + room, line.rect.centery
        ticket = [(x, y - side // 2), (x - side, y - side // 2), (x - side * 3 // 2, y), (x - side, y + side // 2)]
        pygame.draw.polygon(canvas, hue(PENCIL), [*ticket, (x, y + side // 2)], max(1, viewport.px(1.2)))

    @staticmethod
    def _small(viewport: Viewport) -> Font:
        return font("body", viewport.text(_SMALL))


class Paragraph(Part):
    """Sentences that hold together."""

    def __init__(self, place: int, block: Said | Drawing, words: tuple[str, ...]) -> None:
        super().__init__(place, block.scope, block.clauses, words)
        self._text = " ".join(block.sentences)

    def inner_height(self, width: int, viewport: Viewport) -> int:
        return lines_height(self._text, text_font(viewport), width)

    def inner_texts(self, viewport: Viewport) -> list[PlacedText]:
        return place_lines(self._text, text_font(viewport), WRITTEN, self.rect, middle=False)


class Picture(Paragraph):
    """A drawing with its sentence below it."""

    def __init__(self, place: int, block: Drawing, words: tuple[str, ...]) -> None:
        super().__init__(place, block, words)
        self._diagram = block.diagram

    def inner_height(self, width: int, viewport: Viewport) -> int:
        return super().inner_height(width, viewport) + self._above(width, viewport)

    def inner_texts(self, viewport: Viewport) -> list[PlacedText]:
        box = self.rect.move(0, self._above(self.rect.w, viewport))
        return place_lines(self._text, text_font(viewport), WRITTEN, box, middle=False)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        high = diagram_height(self._diagram, self.rect.w, context.viewport)
        draw_diagram(canvas, self._diagram, Rect(self.rect.topleft, (self.rect.w, high)), context)
        super().draw(canvas, context)

    def _above(self, width: int, viewport: Viewport) -> int:
        return diagram_height(self._diagram, width, viewport) + viewport.px(6)


class TableOfNumbers(Part):
    """A table: heads above a rule, then its lines. A column that needs little gets that, the others share the rest."""

    def __init__(self, place: int, block: Numbers, words: tuple[str, ...]) -> None:
        super().__init__(place, block.scope, block.clauses, words)
        self._lines = (block.heads, *block.lines)
        self._rules: list[int] = []
        """How far below its top each line ends."""

    def inner_height(self, width: int, viewport: Viewport) -> int:
        widths = self._widths(width, viewport)
        heights = (self._line_height(number, widths, viewport) for number in range(len(self._lines)))
        return sum(heights) + viewport.px(4)

    def inner_texts(self, viewport: Viewport) -> list[PlacedText]:
        widths, placed, top = self._widths(self.rect.w, viewport), list[PlacedText](), self.rect.y
        for number, line in enumerate(self._lines):
            left, high = self.rect.x, self._line_height(number, widths, viewport)
            for words, wide in zip(line, widths, strict=True):
                box = Rect(left, top, wide, high)
                colour = WRITTEN if number else HEADING
                placed += place_lines(words, self._face(number, viewport), colour, box, middle=False)
                left += wide + viewport.px(_CELL_GAP)
            top += high
        return placed

    def place(self, rect: Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        widths = self._widths(rect.w, viewport)
        self._rules = list(
            accumulate(self._line_height(number, widths, viewport) for number in range(len(self._lines)))
        )

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        for rule in self._rules:
            where = (self.rect.x, self.rect.y + rule - 1, self.rect.w, max(1, context.viewport.px(0.8)))
            canvas.fill(hue(PENCIL), where)
        super().draw(canvas, context)

    def _line_height(self, number: int, widths: Sequence[int], viewport: Viewport) -> int:
        face, cells = self._face(number, viewport), zip(self._lines[number], widths, strict=True)
        return max(lines_height(words, face, wide) for words, wide in cells) + viewport.px(2)

    def _widths(self, width: int, viewport: Viewport) -> list[int]:
        """Share the width, in pixels: whoever needs the least is served first, with a fair part at most."""
        faces = [self._face(number, viewport) for number in range(len(self._lines))]
        columns = list(zip(*self._lines, strict=True))
        needed = [
            max(text_width(words, face) for words, face in zip(column, faces, strict=True)) + 2 for column in columns
        ]
        room = width - viewport.px(_CELL_GAP) * (len(needed) - 1)
        shared = list(needed)
        for left, place in zip(
            range(len(needed), 0, -1), sorted(range(len(needed)), key=needed.__getitem__), strict=True
        ):
            shared[place] = max(1, min(needed[place], room // left))
            room -= shared[place]
        return shared

    @staticmethod
    def _face(number: int, viewport: Viewport) -> Font:
        return font("body" if number else "bold", viewport.text(15))


def place_page(
    page: Page,
    area: Rect,
    viewport: Viewport,
    *,
    words: tuple[str, ...],
    open_entry: Callable[[Entry], Change],
    titles: Callable[[Entry], str],
) -> tuple[list[Widget], int]:
    """Place an entry from the top of `area` down. Return its widgets and the foot."""
    area = Rect(area.x, area.y, min(area.w, measure(viewport)), 0)
    parts: list[Widget] = [RichText(page.title, face="heading", size=_TITLE, colour=HEADING)]
    parts += [_widget(place, block, words) for place, block in enumerate(page.blocks)]
    if page.see:
        parts.append(RichText(_("Read on"), face="heading", size=_HEAD, colour=HEADING))
        parts += [
            Button(f"see-{entry}", titles(entry), partial(open_entry, entry), style="slate", size=16, centred=False)
            for entry in page.see
        ]
    foot = area.y
    for part in parts:
        high = part.height(area.w, viewport)
        part.place(Rect(area.x, foot, area.w, high), viewport)
        foot += high + viewport.px(_GAP)
    return parts, foot


def _widget(place: int, block: Block, words: tuple[str, ...]) -> Widget:
    match block:
        case Said():
            return Paragraph(place, block, words)
        case Drawing():
            return Picture(place, block, words)
        case Numbers():
            return TableOfNumbers(place, block, words)
        case Heading(text):
            return RichText(text, face="heading", size=_HEAD, colour=HEADING)


def _foot_words(scope: Scope, clauses: Sequence[str]) -> str:
    """Return where a block holds, and the clauses that it stands for."""
    where = scope_words(scope)
    return _("{tag} · {clauses}").format(tag=where, clauses=", ".join(clauses)) if clauses else where
