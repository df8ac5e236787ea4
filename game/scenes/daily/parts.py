"""What the screen of the daily shaft is made of: who sits there, medals counted, and the weeks past."""

from __future__ import annotations

from datetime import date, timedelta

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.art.people.cast import portrait_name
from game.play.daily.goes import Medal, Standing
from game.play.daily.shaft import FIRST_DAY
from game.records.setup import HUMAN, SeatSetup
from game.system.i18n import _
from game.ui.context import Context
from game.ui.text import line_height, text_width
from game.ui.theme import PARCHMENT_INK, PARCHMENT_MUTED, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.characters import character_of, character_words, level_of, level_words
from game.words.daily import date_words, day_words, medal_words, place_words

WEEKS = 5
"""How many weeks the calendar shows, the running one last."""
_PORTRAIT, _NAME, _NOTE = 44.0, 18.0, 15.0
_MEDAL, _COUNT = 54.0, 26.0
_CELL, _DAY, _ROW_HEAD = 50.0, 14.0, 108.0


class SeatLine(Widget):
    """Who sits at a seat: face, name, character and level."""

    focusable = False

    def __init__(self, number: int, seat: SeatSetup) -> None:
        super().__init__("")
        self._name, self._note = seat.name, _note(seat)
        self._portrait = portrait_name(number, seat.mind)

    def height(self, width: int, viewport: Viewport) -> int:
        return max(viewport.icon(_PORTRAIT), sum(self._heights(width - self._left(viewport), viewport)))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        big, small = font("bold", viewport.text(_NAME)), font("body", viewport.text(_NOTE))
        box = self.rect.move(self._left(viewport), 0)
        box.w -= self._left(viewport)
        name, note = self._heights(box.w, viewport)
        box.y = self.rect.centery - (name + note) // 2
        below = pygame.Rect(box.x, box.y + name, box.w, note)
        box.h = name
        return [
            *place_lines(self._name, big, PARCHMENT_INK, box, middle=False),
            *place_lines(self._note, small, PARCHMENT_MUTED, below, middle=False),
        ]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        side = context.viewport.icon(_PORTRAIT)
        picture = context.pictures.get(PictureKey(self._portrait, side, side))
        canvas.blit(picture, picture.get_rect(midleft=self.rect.midleft))
        for line in self.texts(context.viewport):
            line.draw(canvas)

    def _heights(self, room: int, viewport: Viewport) -> tuple[int, int]:
        big, small = font("bold", viewport.text(_NAME)), font("body", viewport.text(_NOTE))
        return lines_height(self._name, big, room), lines_height(self._note, small, room)

    @staticmethod
    def _left(viewport: Viewport) -> int:
        return viewport.icon(_PORTRAIT) + viewport.px(12)


def _note(seat: SeatSetup) -> str:
    if seat.mind == HUMAN:
        return _("A person plays here.")
    level = level_of(seat.mind)
    words = [character_words(character_of(seat.mind)), "" if level is None else level_words(level)]
    return " · ".join(filter(None, words))


class MedalCounts(Widget):
    """The three medals side by side, each with how many days earned it."""

    focusable = False

    def __init__(self, standing: Standing) -> None:
        super().__init__("")
        self._counts = [(medal, standing.medals(medal)) for medal in Medal]

    def height(self, _width: int, viewport: Viewport) -> int:
        return max(viewport.icon(_MEDAL), line_height(self._font(viewport)))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        face, side = self._font(viewport), viewport.icon(_MEDAL)
        return [
            PlacedText(
                str(count), face, PARCHMENT_INK,
                (place.x + side + viewport.px(6), place.centery - line_height(face) // 2), place,
            )
            for (_medal, count), place in zip(self._counts, self._places(), strict=True)
        ]  # fmt: skip

    def spoken(self, _viewport: Viewport) -> tuple[str, ...]:
        said = _("{medal}: {count}")
        return tuple(said.format(medal=medal_words(medal), count=count) for medal, count in self._counts)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        side = context.viewport.icon(_MEDAL)
        for (medal, _count), place in zip(self._counts, self._places(), strict=True):
            picture = context.pictures.get(PictureKey(naming.medal(medal.value), side, side))
            canvas.blit(picture, picture.get_rect(midleft=place.midleft))
        for line in self.texts(context.viewport):
            line.draw(canvas)

    def _places(self) -> list[pygame.Rect]:
        width = self.rect.w // len(self._counts)
        return [self.rect.move(width * step, 0) for step in range(len(self._counts))]

    @staticmethod
    def _font(viewport: Viewport) -> Font:
        return font("bold", viewport.text(_COUNT))


class Calendar(Widget):
    """The last weeks, each with its first day: medals, ticks for days that earned none, a thick frame around today."""

    focusable = False

    def __init__(self, standing: Standing) -> None:
        super().__init__("")
        self._standing = standing
        monday = standing.today - timedelta(standing.today.weekday() + 7 * (WEEKS - 1))
        self._days = [monday + timedelta(step) for step in range(7 * WEEKS)]

    def height(self, width: int, viewport: Viewport) -> int:
        return WEEKS * self._cell(width, viewport)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        small = font("strong", viewport.text(_DAY))
        placed = []
        for row in range(WEEKS):
            monday = self._days[7 * row]
            beside = self._place(row, 0, viewport)
            room = pygame.Rect(self.rect.x, 0, beside.x - self.rect.x - viewport.px(8), 0)
            room.h = lines_height(day_words(monday), small, room.w)
            room.centery = beside.centery
            placed += place_lines(day_words(monday), small, PARCHMENT_INK, room, middle=False)
        for step, day in enumerate(self._days):
            if day not in self._standing.counted and self._shows(day):
                placed += self._placed(str(day.day), small, self._place(step // 7, step % 7, viewport))
        return placed

    def spoken(self, _viewport: Viewport) -> tuple[str, ...]:
        counted = self._standing.counted
        said = _("{date}: {medal}, {place}")
        return tuple(
            said.format(
                date=date_words(day), medal=medal_words(counted[day].medal), place=place_words(counted[day].place, 5)
            )
            for day in self._days
            if day in counted
        )

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        for step, day in enumerate(self._days):
            if self._shows(day):
                self._draw_day(canvas, context, day, self._place(step // 7, step % 7, viewport))
        for line in self.texts(viewport):
            line.draw(canvas)

    def _draw_day(self, canvas: pygame.Surface, context: Context, day: date, place: pygame.Rect) -> None:
        viewport, today = context.viewport, day == self._standing.today
        cell = place.inflate(-viewport.px(4), -viewport.px(4))
        width = max(2, viewport.px(3)) if today else 1
        pygame.draw.rect(canvas, hue(PARCHMENT_INK if today else PARCHMENT_MUTED), cell, width, viewport.px(5))
        go = self._standing.counted.get(day)
        if go is None:
            return
        side = cell.h - 2 * max(2, viewport.px(3))
        key = PictureKey(naming.icon("tick"), side // 2, side // 2, "dark")
        if go.medal is not None:
            key = PictureKey(naming.medal(go.medal.value), side, side)
        picture = context.pictures.get(key)
        canvas.blit(picture, picture.get_rect(center=cell.center))

    def _shows(self, day: date) -> bool:
        return FIRST_DAY <= day <= self._standing.today

    def _cell(self, width: int, viewport: Viewport) -> int:
        return min(viewport.icon(_CELL), (width - viewport.text(_ROW_HEAD)) // 7)

    def _place(self, row: int, column: int, viewport: Viewport) -> pygame.Rect:
        """Return where a day is drawn; left of the first column stands the day with which the row begins."""
        side = self._cell(self.rect.w, viewport)
        left = self.rect.x + min(self.rect.w - 7 * side, viewport.text(_ROW_HEAD))
        return pygame.Rect(left + column * side, self.rect.y + row * side, side, side)

    @staticmethod
    def _placed(text: str, face: Font, place: pygame.Rect) -> list[PlacedText]:
        at = (place.centerx - text_width(text, face) // 2, place.centery - line_height(face) // 2)
        return [PlacedText(text, face, PARCHMENT_INK, at, place)]
