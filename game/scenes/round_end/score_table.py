"""The table of a finished game: a row for each seat, with what it was and gained in every round (R8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.art.drawing.raster import Colour
from game.art.people.cast import portrait_name
from game.engine.cards import Role
from game.play.session import RoundResult
from game.records.setup import SeatSetup
from game.scenes.private.role_round import role_variant
from game.scenes.round_end.parts import draw_halo
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND, draw_card
from game.system.i18n import _
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.text import ellipsis, line_height, text_width, wrap
from game.ui.theme import CHALK, GOLD, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.roles import short_role_word
from game.words.things import comma_words

ROW = 62
"""Height of a row at most, design units."""
_LEAST_ROW, _SIDE = 30, 48
_ROUND_ROOM, _TOTAL_ROOM = 130, 64
"""Widths of the columns of a round and of the sums, design units."""
_YIELD = 0.2
"""How much narrower the columns of the rounds become as type becomes smaller: as this power of it."""
_NAME, _AWARD, _ROLE, _GAIN = 19, 16, 15, 17
"""Sizes of type, one for each column."""
_LEAST_TYPE = 12
"""Size below which no type goes that the number of seats makes smaller (UX section 1)."""


class _Fonts(NamedTuple):
    """The fonts of the columns whose texts have any length."""

    name: Font
    award: Font
    role: Font


class _Columns:
    """The columns of the table within a row, in pixels."""

    def __init__(self, rect: pygame.Rect, rounds: int, viewport: Viewport, factor: float) -> None:
        grow = max(1.0, viewport.text_scale * factor)
        total = round(viewport.px(_TOTAL_ROOM) * grow**0.5)
        wide = viewport.px(_ROUND_ROOM) * grow**0.6 * min(1.0, factor) ** _YIELD
        each = min(round(wide), (rect.w * 60 // 100 - total) // max(1, rounds))
        self.total = pygame.Rect(rect.right - total, rect.y, total, rect.h)
        left = self.total.left - each * rounds
        self.rounds = [pygame.Rect(left + k * each, rect.y, each, rect.h) for k in range(rounds)]
        self.name = pygame.Rect(rect.x, rect.y, left - rect.x, rect.h)


def _centred(text: str, face: Font, colour: Colour, box: pygame.Rect) -> PlacedText:
    face_height, width = line_height(face), text_width(text, face)
    pos = (box.centerx - width // 2, box.centery - face_height // 2)
    return PlacedText(text, face, colour, pos, box, shadow=ON_WOOD)


def _gain(paid: int) -> str:
    """Return the gold gained or lost in a round, with its sign."""
    if paid < 0:
        return f"−{-paid}"
    return f"+{paid}" if paid else "–"


def winners_words(result: RoundResult) -> str:
    """Return which roles won a round, in few words: "blue, boss" (R7.1, R10.18)."""
    roles = {result.roles[seat] for seat in result.winners}
    return comma_words([short_role_word(role) for role in Role if role in roles]) or _("nobody")


class TableHead(Widget):
    """The names of the columns; below each round who won it."""

    focusable = False

    def __init__(self, results: Sequence[RoundResult], factor: float) -> None:
        super().__init__("")
        self._winners = [winners_words(result) for result in results]
        self._factor = factor

    def _small(self, viewport: Viewport) -> Font:
        return font("body", viewport.text(max(_LEAST_TYPE, 14 * self._factor)))

    def _name_height(self, viewport: Viewport) -> int:
        return line_height(font("bold", viewport.text(17 * self._factor)))

    def height(self, width: int, viewport: Viewport) -> int:
        columns = _Columns(pygame.Rect(0, 0, width, 0), len(self._winners), viewport, self._factor)
        needed = [
            lines_height(words, self._small(viewport), box.w - 8)
            for words, box in zip(self._winners, columns.rounds, strict=True)
        ]
        return self._name_height(viewport) + max(needed, default=0)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        columns = _Columns(self.rect, len(self._winners), viewport, self._factor)
        said = [_("Round {round}").format(round=number + 1) for number in range(len(self._winners))]
        size, height = viewport.text(17 * self._factor), self._name_height(viewport)
        placed = []
        for text, box in zip([*said, _("Total")], [*columns.rounds, columns.total], strict=True):
            name = pygame.Rect(box.x, box.y, box.w, height)
            placed.append(_centred(text, fitting_font(text, "bold", size, box.w - 4), SAND, name))
        for words, box in zip(self._winners, columns.rounds, strict=True):
            below = pygame.Rect(box.x + 4, box.y + height, box.w - 8, box.h - height)
            small = self._small(viewport)
            placed += place_lines(words, small, CREAM, below, centred=True, middle=False, shadow=ON_WOOD)
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        for line in self.texts(context.viewport):
            line.draw(canvas)


class TableRow(Widget):
    """One seat: place, portrait, name and what it is remembered for, role and gold of every round, and the sum."""

    clicks = False

    def __init__(self, seat: int, player: SeatSetup, place: int, results: Sequence[RoundResult], sum_: int) -> None:
        super().__init__(f"score-{seat + 1}")
        self.focusable = False
        self.seat = seat
        self._name = player.name
        self.award = ""
        self._portrait = portrait_name(seat, player.mind)
        self._place = place
        self._results = results
        self._sum = sum_
        self.tall = float(ROW)
        self.factor = 1.0
        self.most_lines = 1
        """How many lines of what the seat is remembered for there is room for at most."""
        self.fonts: _Fonts | None = None

    def height(self, width: int, viewport: Viewport) -> int:
        award = font("body", viewport.text(max(_LEAST_TYPE, _AWARD * self.factor)))
        columns = _Columns(pygame.Rect(0, 0, width, 0), len(self._results), viewport, self.factor)
        room = columns.name.w - self._start(viewport) - viewport.px(_SIDE + 9 + 6)
        lines = line_height(font("heading", viewport.text(_NAME * self.factor)))
        lines += min(self.most_lines, len(wrap(self.award, award, room))) * line_height(award)
        return max(viewport.px(_LEAST_ROW), viewport.px(self.tall * self.factor), lines + 2)

    def _side(self, viewport: Viewport) -> int:
        """Return the side of the portrait."""
        return min(self.rect.h - 4, viewport.px(_SIDE))

    def _left(self, viewport: Viewport) -> int:
        """Return where the portrait begins."""
        return self.rect.x + self._start(viewport)

    def _start(self, viewport: Viewport) -> int:
        """Return the width of the column with the place."""
        return round(viewport.px(34) * max(1.0, min(1.7, viewport.text_scale * self.factor)))

    def _words(self, viewport: Viewport) -> pygame.Rect:
        """Return where the name and what it is remembered for stand."""
        columns = _Columns(self.rect, len(self._results), viewport, self.factor)
        left = self._left(viewport) + self._side(viewport) + viewport.px(9)
        return pygame.Rect(left, self.rect.y, columns.name.right - viewport.px(6) - left, self.rect.h)

    def wanted(self, viewport: Viewport) -> _Fonts:
        """Return the fonts in which everything of this row fits."""
        columns = _Columns(self.rect, len(self._results), viewport, self.factor)
        room = self._words(viewport).w
        roles = [self._role_room(box, viewport).w for box in columns.rounds]
        words = [short_role_word(result.roles[self.seat]) for result in self._results]
        role = [
            fitting_font(word, "body", viewport.text(max(_LEAST_TYPE, _ROLE * self.factor)), width)
            for word, width in zip(words, roles, strict=True)
        ]
        name = fitting_font(self._name, "heading", viewport.text(_NAME * self.factor), room)
        return _Fonts(
            name,
            self._award_font(
                viewport.text(max(_LEAST_TYPE, _AWARD * self.factor)), room, self.rect.h - line_height(name)
            ),
            min(role, key=line_height, default=font("body", viewport.text(max(_LEAST_TYPE, _ROLE * self.factor)))),
        )

    def _award_font(self, size: int, width: int, height: int) -> Font:
        """Return the font in which the award takes one line, or two where that is larger and the row has the room."""
        whole = fitting_font(self.award, "body", size, width)
        for px in range(size, whole.px, -1):
            lines = wrap(self.award, font("body", px), width)
            if len(lines) * line_height(font("body", px)) <= height:
                return font("body", px)
        return whole

    def _award_lines(self, face: Font, width: int, height: int) -> list[str]:
        """Return the award in as many lines as it takes, in one that is cut short where the row is too low for them."""
        lines = wrap(self.award, face, width) if self.award else []
        return lines if len(lines) * line_height(face) <= height else [ellipsis(self.award, face, width)]

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        columns = _Columns(self.rect, len(self._results), viewport, self.factor)
        fonts, box = self.fonts or self.wanted(viewport), self._words(viewport)
        said = self._award_lines(fonts.award, box.w, box.h - line_height(fonts.name))
        high = line_height(fonts.name) + line_height(fonts.award) * len(said)
        top = box.centery - high // 2
        texts = [
            PlacedText(
                ellipsis(self._name, fonts.name, box.w), fonts.name, GOLD if self._place == 1 else CHALK,
                (box.x, top), box, shadow=ON_WOOD,
            ),
            _centred(str(self._sum), font("strong", viewport.text(22 * self.factor)), GOLD, columns.total),
        ]  # fmt: skip
        for number, line in enumerate(said):
            at = (box.x, top + line_height(fonts.name) + number * line_height(fonts.award))
            texts.append(PlacedText(line, fonts.award, SAND, at, box, shadow=ON_WOOD))
        if self._place > 1:
            start = pygame.Rect(self.rect.x, self.rect.y, self._start(viewport) - viewport.px(2), self.rect.h)
            texts.append(_centred(f"{self._place}.", font("strong", viewport.text(_GAIN * self.factor)), SAND, start))
        for result, column_ in zip(self._results, columns.rounds, strict=True):
            texts += self._round_texts(result, column_, fonts.role, viewport)
        return texts

    def _role_room(self, box: pygame.Rect, viewport: Viewport) -> pygame.Rect:
        left = self._role_card(box, viewport).right + viewport.px(9)
        return pygame.Rect(left, box.y, box.right - left, box.h)

    def _round_texts(self, result: RoundResult, box: pygame.Rect, face: Font, viewport: Viewport) -> list[PlacedText]:
        """Return the role in a word and what was gained below it, beside the role card."""
        paid = font("strong", viewport.text(_GAIN * self.factor))
        room = self._role_room(box, viewport)
        said = ellipsis(short_role_word(result.roles[self.seat]), face, room.w)
        top = room.centery - (line_height(face) + line_height(paid)) // 2
        return [
            PlacedText(said, face, SAND, (room.x, top), room, shadow=ON_WOOD),
            PlacedText(
                _gain(result.paid[self.seat]), paid, CREAM, (room.x, top + line_height(face)), room, shadow=ON_WOOD
            ),
        ]

    @staticmethod
    def _role_card(box: pygame.Rect, viewport: Viewport) -> pygame.Rect:
        """Return where the role card of a round is in its column."""
        width = min(viewport.px(36), (box.h - 6) * 2 // 3) // 2 * 2
        card = pygame.Rect(box.x + viewport.px(6), 0, width, width * 3 // 2)
        card.centery = box.centery
        return card

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, rect, side = context.viewport, self.rect, self._side(context.viewport)
        if self._place == 1:
            tall = side * 2 // 3
            crown = context.pictures.get(PictureKey(naming.icon("crown"), tall, tall, "gold"))
            canvas.blit(crown, crown.get_rect(center=(rect.x + viewport.px(16), rect.centery)))
        face = pygame.Rect(self._left(viewport), rect.centery - side // 2, side, side)
        canvas.blit(context.pictures.get(PictureKey(self._portrait, side, side)), face)
        token = side * 2 // 5
        mark = context.pictures.get(PictureKey(naming.token(self.seat), token, token))
        canvas.blit(mark, (face.right - token * 3 // 4, face.bottom - token))
        columns = _Columns(rect, len(self._results), viewport, self.factor)
        for number, (result, column_) in enumerate(zip(self._results, columns.rounds, strict=True), 1):
            self._draw_role(canvas, context, result, number, column_)
        for line in self.texts(viewport):
            line.draw(canvas)

    def _draw_role(
        self, canvas: pygame.Surface, context: Context, result: RoundResult, number: int, box: pygame.Rect
    ) -> None:
        """Draw the role card of a round; it glows where the seat was among the winners."""
        role, card = result.roles[self.seat], self._role_card(box, context.viewport)
        if self.seat in result.winners:
            draw_halo(canvas, card, context.viewport)
        key = card_key(naming.role(role), card.w, role_variant(number, self.seat, role))
        draw_card(canvas, context.pictures.get(key), card, context.viewport)


def suit_fonts(rows: Sequence[TableRow], viewport: Viewport) -> None:
    """Give each column of the placed rows one size of type: the one in which its longest text fits."""
    wanted = [row.wanted(viewport) for row in rows]
    fonts = _Fonts(*(min(column, key=line_height) for column in zip(*wanted, strict=True)))
    for row in rows:
        row.fonts = fonts
