"""What the explanation of a move is made of, on parchment: bars for terms, lines with notes, chances by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import CYAN, GREY, YELLOW, hue, two_forms
from game.art.drawing.raster import Colour
from game.art.naming import IconName
from game.art.people.cast import portrait_name
from game.engine.cards import Role
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import icon_tone
from game.ui.text import line_height, text_width
from game.ui.theme import HOUSE_RULE, PARCHMENT_INK, PARCHMENT_MUTED, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.things import decimal_words

HEADING: Colour = two_forms((74, 42, 12), YELLOW)
FOR: Colour = two_forms((6, 66, 52), CYAN)
AGAINST: Colour = HOUSE_RULE
_GROOVE: Colour = two_forms((150, 124, 84), GREY)
_HEAD, _BODY = 18.0, 15.5
_BAR, _GAP = 7, 4


class Part(Widget):
    """A heading with something below it. It takes the focus where the page is longer than its place, to move it."""

    def __init__(self, name: str, heading: str) -> None:
        super().__init__(name)
        self._heading = heading

    def height(self, width: int, viewport: Viewport) -> int:
        head = lines_height(self._heading, self._head_font(viewport), width)
        return max(viewport.target(), head + self.body_height(width, viewport) + viewport.px(_GAP))

    def body_height(self, width: int, viewport: Viewport) -> int:
        """Return how many pixels what stands below the heading needs."""
        raise NotImplementedError

    def _head_font(self, viewport: Viewport) -> Font:
        return font("heading", viewport.text(_HEAD))

    def body_font(self, viewport: Viewport) -> Font:
        """Return the font of everything but the heading."""
        return font("body", viewport.text(_BODY))

    def body_top(self, viewport: Viewport) -> int:
        """Return where that begins."""
        return self.rect.y + lines_height(self._heading, self._head_font(viewport), self.rect.w)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        return place_lines(self._heading, self._head_font(viewport), HEADING, self.rect, middle=False)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        for line in self.texts(context.viewport):
            line.draw(canvas)


class _Bar(NamedTuple):
    """A row of bars: its words and its number, where the words stand, and how wide the number is."""

    words: str
    value: float
    words_at: pygame.Rect
    wide: int


class Bars(Part):
    """Named numbers with a bar each: to the right what speaks for, to the left what speaks against."""

    def __init__(self, name: str, heading: str, rows: Sequence[tuple[str, float]]) -> None:
        super().__init__(name, heading)
        self._rows = rows

    def _places(self, width: int, viewport: Viewport) -> list[_Bar]:
        """Return where everything of each row is from the upper left of the first one."""
        body, top = self.body_font(viewport), 0
        bars = []
        for words, value in self._rows:
            wide = text_width(signed(value), body)
            room = pygame.Rect(0, top, width - wide - viewport.px(8), 0)
            room.h = lines_height(words, body, room.w)
            bars.append(_Bar(words, value, room, wide))
            top = room.bottom + viewport.px(_BAR + _GAP)
        return bars

    def body_height(self, width: int, viewport: Viewport) -> int:
        return self._places(width, viewport)[-1].words_at.bottom + viewport.px(_BAR + _GAP)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        placed, top, body = super().texts(viewport), self.body_top(viewport), self.body_font(viewport)
        for words, value, at, wide in self._places(self.rect.w, viewport):
            box = at.move(self.rect.x, top)
            placed += place_lines(words, body, PARCHMENT_INK, box, middle=False)
            colour = FOR if value >= 0 else AGAINST
            end = pygame.Rect(self.rect.right - wide, box.y, wide, box.h)
            placed.append(PlacedText(signed(value), body, colour, end.topleft, end))
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        viewport, values = context.viewport, [value for _words, value in self._rows]
        least, most = min([0.0, *values]), max([0.0, *values])
        scale = self.rect.w / max(most - least, 0.1)
        zero = self.rect.x - round(least * scale)
        for _words, value, at, _wide in self._places(self.rect.w, viewport):
            top = self.body_top(viewport) + at.bottom
            groove = pygame.Rect(self.rect.x, top + viewport.px(_BAR) // 2, self.rect.w, 1)
            canvas.fill(hue(_GROOVE), groove)
            length = max(2, round(abs(value) * scale))
            bar = pygame.Rect(zero if value >= 0 else zero - length, top, length, viewport.px(_BAR))
            pygame.draw.rect(canvas, hue(FOR if value >= 0 else AGAINST), bar, border_radius=viewport.px(2))
            pygame.draw.line(canvas, hue(HEADING), (zero, top - 1), (zero, top + viewport.px(_BAR)), 1)


class Note(NamedTuple):
    """A line of a list: an icon or a letter by which it is found in a picture, words, and a short note at the end."""

    words: str
    note: str = ""
    icon: IconName | None = None
    letter: str = ""


class NoteList(Part):
    """A list whose lines wrap."""

    def __init__(self, name: str, heading: str, rows: Sequence[Note]) -> None:
        super().__init__(name, heading)
        self._rows = rows

    def _icon_room(self, viewport: Viewport) -> int:
        return viewport.icon(16) + viewport.px(6) if any(row.icon or row.letter for row in self._rows) else 0

    def _room(self, row: Note, width: int, viewport: Viewport) -> int:
        """Return the width for the words."""
        taken = text_width(row.note, self.body_font(viewport)) + viewport.px(10) if row.note else 0
        return max(width // 3, width - self._icon_room(viewport) - taken)

    def _tall(self, row: Note, width: int, viewport: Viewport) -> int:
        words = lines_height(row.words, self.body_font(viewport), self._room(row, width, viewport))
        return words + viewport.px(_GAP)

    def body_height(self, width: int, viewport: Viewport) -> int:
        return sum(self._tall(row, width, viewport) for row in self._rows)

    def _boxes(self, viewport: Viewport) -> list[pygame.Rect]:
        boxes, top = [], self.body_top(viewport)
        for row in self._rows:
            boxes.append(pygame.Rect(self.rect.x, top, self.rect.w, self._tall(row, self.rect.w, viewport)))
            top += boxes[-1].h
        return boxes

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        placed, body, icon = super().texts(viewport), self.body_font(viewport), self._icon_room(viewport)
        for row, box in zip(self._rows, self._boxes(viewport), strict=True):
            words = pygame.Rect(box.x + icon, box.y, self._room(row, box.w, viewport), box.h)
            placed += place_lines(row.words, body, PARCHMENT_INK, words, middle=False)
            if row.letter:
                letter = pygame.Rect(box.x + viewport.px(2), box.y, icon, box.h)
                placed += place_lines(row.letter, body, AGAINST, letter, middle=False)
            if row.note:
                at = (box.right - text_width(row.note, body), box.y)
                placed.append(PlacedText(row.note, body, PARCHMENT_MUTED, at, box))
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        viewport, side = context.viewport, context.viewport.icon(16)
        high = line_height(self.body_font(viewport))
        for row, box in zip(self._rows, self._boxes(viewport), strict=True):
            if row.icon:
                picture = context.pictures.get(PictureKey(naming.icon(row.icon), side, side, icon_tone("parchment")))
                canvas.blit(picture, (box.x, box.y + (high - side) // 2))


class Chances(Part):
    """Chances side by side, as many in a row as fit: words, with the token of a seat in front where it is one's."""

    def __init__(self, name: str, heading: str, cells: Sequence[tuple[int | None, str]]) -> None:
        super().__init__(name, heading)
        self._cells = cells

    def _places(self, width: int, viewport: Viewport) -> list[tuple[int, int]]:
        """Return where each cell is from the upper left of the first one."""
        body, x, y = self.body_font(viewport), 0, 0
        places = []
        for seat, words in self._cells:
            wide = text_width(words, body) + (0 if seat is None else self._side(viewport) + viewport.px(4))
            if x and x + wide > width:
                x, y = 0, y + self._row(viewport)
            places.append((x, y))
            x += wide + viewport.px(14)
        return places

    def _side(self, viewport: Viewport) -> int:
        return viewport.icon(20)

    def _row(self, viewport: Viewport) -> int:
        return max(line_height(self.body_font(viewport)), self._side(viewport)) + viewport.px(_GAP)

    def body_height(self, width: int, viewport: Viewport) -> int:
        return self._places(width, viewport)[-1][1] + self._row(viewport)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        placed, body, top = super().texts(viewport), self.body_font(viewport), self.body_top(viewport)
        for (seat, words), (x, y) in zip(self._cells, self._places(self.rect.w, viewport), strict=True):
            left = self.rect.x + x + (0 if seat is None else self._side(viewport) + viewport.px(4))
            placed.append(PlacedText(words, body, PARCHMENT_INK, (left, top + y), self.rect))
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        viewport, side, top = context.viewport, self._side(context.viewport), self.body_top(context.viewport)
        lower = (line_height(self.body_font(viewport)) - side) // 2
        for (seat, _words), (x, y) in zip(self._cells, self._places(self.rect.w, viewport), strict=True):
            if seat is not None:
                picture = context.pictures.get(PictureKey(naming.token(seat), side, side))
                canvas.blit(picture, (self.rect.x + x, top + y + lower))


class RolePortrait(Widget):
    """The portrait of a seat with its token at the lower right and its true role at the lower left."""

    focusable = False

    def __init__(self, seat: int, mind: str, role: Role) -> None:
        super().__init__("")
        self._names = (portrait_name(seat, mind), naming.role_mark(role), naming.token(seat))

    def height(self, width: int, _viewport: Viewport) -> int:
        return width

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        side = self.rect.w * 2 // 5
        low = self.rect.bottom - side
        left, right = pygame.Rect(self.rect.x, low, side, side), pygame.Rect(self.rect.right - side, low, side, side)
        places = (self.rect, left, right)
        for name, where in zip(self._names, places, strict=True):
            canvas.blit(context.pictures.get(PictureKey(name, where.w, where.h)), where)


def signed(value: float) -> str:
    """Return a number with one figure behind the point and its sign; zero has none."""
    rounded = round(value, 1)
    return f"+{decimal_words(rounded)}" if rounded > 0 else decimal_words(rounded)


def percent(chance: float) -> str:
    """Return a chance as a player reads it."""
    return _("{percent}%").format(percent=round(100 * chance))
