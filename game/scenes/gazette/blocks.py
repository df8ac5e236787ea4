"""What a page of the Seam Gazette is set from: masthead, columns of text, articles, boxes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect

from game.art.catalogue import PictureKey
from game.art.drawing.contrast import GREY, hue, in_contrast, two_forms
from game.art.drawing.raster import Colour
from game.art.naming import PictureName
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.text import line_height, wrap
from game.ui.theme import PARCHMENT_INK, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines

INK: Colour = PARCHMENT_INK
RULE: Colour = two_forms((92, 70, 42), GREY)
_PRINT_DARK, _PRINT_LIGHT = (42, 29, 16), (243, 233, 210)
_BODY, _HEAD, SMALL = 15.5, 20.0, 14.0
_TITLE, _FACE = 58.0, 44
_EAR = 210
"""Width of what stands beside the title, in design units."""


def body_font(viewport: Viewport) -> Font:
    """Return the font of the articles."""
    return font("body", viewport.text(_BODY))


class Block(Widget):
    """A part of the page. It takes the focus where the page is longer than the window, so that keys can turn it.

    Its lines are set once, when it is placed.
    """

    clicks = False
    radius = 3.0

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._lines: list[PlacedText] = []
        self._set_at = 0

    def place(self, rect: Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        self._lines, self._set_at = self.set_lines(viewport), rect.y

    def set_lines(self, viewport: Viewport) -> list[PlacedText]:
        """Return the lines of text in the block's place."""
        raise NotImplementedError

    def texts(self, _viewport: Viewport) -> list[PlacedText]:
        by = self.rect.y - self._set_at
        return [replace(line, pos=(line.pos[0], line.pos[1] + by), box=line.box.move(0, by)) for line in self._lines]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        for line in self.texts(context.viewport):
            line.draw(canvas)


class Masthead(Block):
    """The title of the paper between its ears, and the date line between rules."""

    def __init__(self, title: str, ears: tuple[str, str], date: str) -> None:
        super().__init__("masthead")
        self._title, self._ears, self._date = title, ears, date

    def _ear(self, width: int, viewport: Viewport) -> int:
        """Return how wide an ear is; 0 where the title needs the whole width, and the ears stand below it."""
        ear = viewport.px(_EAR * viewport.text_scale)
        return ear if width >= 4 * ear else 0

    def _title_font(self, width: int, viewport: Viewport) -> Font:
        room = width - 2 * self._ear(width, viewport) - viewport.px(16)
        return fitting_font(self._title, "title", viewport.text(_TITLE), room)

    def _sizes(self, width: int, viewport: Viewport) -> tuple[int, int, int]:
        """Return how high the title, the ears where they stand below it, and the date line are."""
        small, ear = font("italic", viewport.text(SMALL)), self._ear(width, viewport)
        below = 0 if ear else sum(lines_height(words, small, width) for words in self._ears)
        title = line_height(self._title_font(width, viewport))
        if ear:
            title = max(title, *(lines_height(words, small, ear) for words in self._ears))
        return title, below, lines_height(self._date, font("strong", viewport.text(SMALL)), width) + viewport.px(8)

    def height(self, width: int, viewport: Viewport) -> int:
        return sum(self._sizes(width, viewport)) + viewport.px(8)

    def set_lines(self, viewport: Viewport) -> list[PlacedText]:
        rect, ear, small = self.rect, self._ear(self.rect.w, viewport), font("italic", viewport.text(SMALL))
        title, below, date = self._sizes(rect.w, viewport)
        middle = Rect(rect.x + ear, rect.y, rect.w - 2 * ear, title)
        lines = place_lines(self._title, self._title_font(rect.w, viewport), INK, middle, centred=True)
        left, right = Rect(rect.x, rect.y, ear, title), Rect(rect.right - ear, rect.y, ear, title)
        if not ear:
            top = lines_height(self._ears[0], small, rect.w)
            left = Rect(rect.x, middle.bottom, rect.w, top)
            right = Rect(rect.x, left.bottom, rect.w, below - top)
        for words, where in zip(self._ears, (left, right), strict=True):
            lines += place_lines(words, small, INK, where, centred=True)
        foot = Rect(rect.x, rect.bottom - date - viewport.px(4), rect.w, date)
        return lines + place_lines(self._date, font("strong", viewport.text(SMALL)), INK, foot, centred=True)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        viewport = context.viewport
        date = self._sizes(self.rect.w, viewport)[2]
        for y, thick in (
            (self.rect.bottom - date - viewport.px(6), 2.4),
            (self.rect.bottom - viewport.px(5), 1.0),
            (self.rect.bottom - viewport.px(2), 1.0),
        ):
            canvas.fill(hue(RULE), Rect(self.rect.x, y, self.rect.w, max(1, viewport.px(thick))))


class Headline(Block):
    """The headline of the page with its second line."""

    def __init__(self, headline: str, deck: str) -> None:
        super().__init__("headline")
        self._headline, self._deck = headline, deck

    def _fonts(self, width: int, viewport: Viewport) -> tuple[Font, Font]:
        head = fitting_font(self._headline, "title", viewport.text(40), width, viewport.text(28))
        return head, font("italic", viewport.text(20))

    def height(self, width: int, viewport: Viewport) -> int:
        head, deck = self._fonts(width, viewport)
        return lines_height(self._headline, head, width) + lines_height(self._deck, deck, width)

    def set_lines(self, viewport: Viewport) -> list[PlacedText]:
        head, deck = self._fonts(self.rect.w, viewport)
        above = Rect(self.rect.topleft, (self.rect.w, lines_height(self._headline, head, self.rect.w)))
        below = Rect(self.rect.x, above.bottom, self.rect.w, self.rect.bottom - above.bottom)
        return [
            *place_lines(self._headline, head, INK, above, centred=True, middle=False),
            *place_lines(self._deck, deck, INK, below, centred=True, middle=False),
        ]


class Text(Block):
    """The lead, set in so many columns of equal height."""

    def __init__(self, text: str) -> None:
        super().__init__("lead")
        self._text = text
        self.columns = 1
        self.between = 0

    def _column(self, width: int) -> int:
        return (width - (self.columns - 1) * self.between) // self.columns

    def _per_column(self, width: int, viewport: Viewport) -> int:
        return -(-len(wrap(self._text, body_font(viewport), self._column(width))) // self.columns)

    def height(self, width: int, viewport: Viewport) -> int:
        return self._per_column(width, viewport) * line_height(body_font(viewport))

    def set_lines(self, viewport: Viewport) -> list[PlacedText]:
        wide, body = self._column(self.rect.w), body_font(viewport)
        lines, many = wrap(self._text, body, wide), self._per_column(self.rect.w, viewport)
        placed = []
        for place, line in enumerate(lines):
            left = self.rect.x + place // many * (wide + self.between)
            at = (left, self.rect.y + place % many * line_height(body))
            placed.append(PlacedText(line, body, INK, at, Rect(left, self.rect.y, wide, self.rect.h)))
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        wide = self._column(self.rect.w)
        for column in range(1, self.columns):
            x = self.rect.x + column * (wide + self.between) - self.between // 2
            canvas.fill(hue(RULE), Rect(x, self.rect.y, 1, self.rect.h))


class Article(Block):
    """A headline, beside the portrait of whom it is about, and a few sentences below; a rule closes it."""

    def __init__(self, number: int, headline: str, text: str, portrait: PictureName | None) -> None:
        super().__init__(f"story-{number}")
        self._headline, self._text, self._portrait = headline, text, portrait

    def _head_font(self, viewport: Viewport) -> Font:
        return font("heading", viewport.text(_HEAD))

    def _beside(self, viewport: Viewport) -> int:
        return viewport.icon(_FACE) + viewport.px(8) if self._portrait is not None else 0

    def _head_height(self, width: int, viewport: Viewport) -> int:
        beside = self._beside(viewport)
        return max(
            lines_height(self._headline, self._head_font(viewport), width - beside),
            viewport.icon(_FACE) if beside else 0,
        )

    def height(self, width: int, viewport: Viewport) -> int:
        text = lines_height(self._text, body_font(viewport), width)
        return self._head_height(width, viewport) + viewport.px(3) + text + viewport.px(9)

    def set_lines(self, viewport: Viewport) -> list[PlacedText]:
        rect, beside, high = self.rect, self._beside(viewport), self._head_height(self.rect.w, viewport)
        head = Rect(rect.x + beside, rect.y, rect.w - beside, high)
        text = Rect(rect.x, rect.y + high + viewport.px(3), rect.w, rect.h - high - viewport.px(3))
        return [
            *place_lines(self._headline, self._head_font(viewport), INK, head),
            *place_lines(self._text, body_font(viewport), INK, text, middle=False),
        ]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        super().draw(canvas, context)
        if self._portrait is not None:
            side = viewport.icon(_FACE)
            where = Rect(self.rect.x, self.rect.y, side, side)
            where.centery = self.rect.y + self._head_height(self.rect.w, viewport) // 2
            canvas.blit(in_print(context.pictures.get(PictureKey(self._portrait, side, side))), where)
        canvas.fill(hue(RULE), Rect(self.rect.x, self.rect.bottom - 1, self.rect.w, 1))


class Box(Block):
    """A frame with a heading and short lines."""

    def __init__(self, name: str, heading: str, lines: Sequence[str]) -> None:
        super().__init__(name)
        self._heading, self._entries = heading, tuple(lines)

    def _head_font(self, viewport: Viewport) -> Font:
        return font("heading", viewport.text(17))

    def _small(self, viewport: Viewport) -> Font:
        return font("body", viewport.text(14.5))

    def _heights(self, width: int, viewport: Viewport) -> list[int]:
        inner = width - 2 * viewport.px(10)
        head = lines_height(self._heading, self._head_font(viewport), inner)
        return [head, *(lines_height(line, self._small(viewport), inner) for line in self._entries)]

    def height(self, width: int, viewport: Viewport) -> int:
        heights = self._heights(width, viewport)
        return sum(heights) + viewport.px(5) * len(self._entries) + 2 * viewport.px(7)

    def set_lines(self, viewport: Viewport) -> list[PlacedText]:
        head, *heights = self._heights(self.rect.w, viewport)
        pad = viewport.px(10)
        where = Rect(self.rect.x + pad, self.rect.y + viewport.px(7), self.rect.w - 2 * pad, head)
        placed = place_lines(self._heading, self._head_font(viewport), INK, where, centred=True)
        for line, high in zip(self._entries, heights, strict=True):
            where = Rect(where.x, where.bottom + viewport.px(5), where.w, high)
            placed += place_lines(line, self._small(viewport), INK, where, middle=False)
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        pygame.draw.rect(canvas, hue(RULE), self.rect, max(1, context.viewport.px(1.4)))
        super().draw(canvas, context)


class Line(Widget):
    """A rule, level or upright."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("")

    def draw(self, canvas: pygame.Surface, _context: Context) -> None:
        canvas.fill(hue(RULE), self.rect)


def in_print(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture in the ink of the paper; in high contrast in grey."""
    printed = pygame.transform.grayscale(picture)
    if not in_contrast():
        span = tuple(light - dark for light, dark in zip(_PRINT_LIGHT, _PRINT_DARK, strict=True))
        printed.fill(span, special_flags=pygame.BLEND_RGB_MULT)
        printed.fill(_PRINT_DARK, special_flags=pygame.BLEND_RGB_ADD)
    return printed
