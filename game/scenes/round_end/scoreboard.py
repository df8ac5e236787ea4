"""After the third round: all nuggets are counted, round by round (R8.3)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.art.drawing.raster import Colour
from game.art.people.cast import portrait_name
from game.engine.cards import Role
from game.play.session import RoundResult, Session
from game.records.setup import SeatSetup
from game.scenes.private.role_round import role_variant
from game.scenes.round_end.parts import draw_halo
from game.scenes.routes import ToFreshGame, ToTitle
from game.scenes.shared.ground import OakGround
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND, Lettering, Rule, draw_card, draw_sign, lantern_light
from game.scenes.shared.stage import Stage, centred
from game.system.i18n import _
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.layout import column, row
from game.ui.scene import Change, Open
from game.ui.text import ellipsis, line_height, text_width
from game.ui.theme import CHALK, GOLD, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.roles import short_role_word
from game.words.things import list_words

_WIDTH = 1080
_PAD, _MARGIN = 36, 14
_ROW, _ALL_ROWS = 50, 420
"""Height of a row at most, and about that of all rows together, design units."""
_LEAST_ROW = 30
_ROUND_ROOM, _TOTAL_ROOM = 204, 100
"""Widths of the columns of a round and of the sums, design units."""


def winners(gold: Sequence[int]) -> list[int]:
    """Return the seats with most nuggets."""
    return [seat for seat, sum_ in enumerate(gold) if sum_ == max(gold)]


def verdict(session: Session) -> str:
    """Return who won, in one line; a tie is shared, and edition `g3` calls it a draw (R8.3)."""
    best = winners(session.table.gold or ())
    names = list_words([session.names[seat] for seat in best], _("{rest} and {last}"))
    if len(best) == 1:
        return _("{name} wins the game").format(name=names)
    if session.rules.edition == "g3":
        return _("A draw: {names}").format(names=names)
    return _("{names} share the win").format(names=names)


class _Columns:
    """The columns of the table within a row, in pixels."""

    def __init__(self, rect: pygame.Rect, rounds: int, viewport: Viewport, factor: float) -> None:
        grow = max(1.0, viewport.text_scale * factor)
        total = round(viewport.px(_TOTAL_ROOM) * grow**0.5)
        each = min(round(viewport.px(_ROUND_ROOM) * grow**0.5), (rect.w * 6 // 10 - total) // max(1, rounds))
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
    return ", ".join(short_role_word(role) for role in Role if role in roles) or _("nobody")


class _Head(Widget):
    """The names of the columns; below each round who won it."""

    focusable = False

    def __init__(self, results: Sequence[RoundResult], factor: float) -> None:
        super().__init__("")
        self._winners = [winners_words(result) for result in results]
        self._factor = factor

    def _small(self, viewport: Viewport) -> Font:
        return font("body", viewport.text(14 * self._factor))

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
        for text, box in zip([*said, _("Gold")], [*columns.rounds, columns.total], strict=True):
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


class _Row(Widget):
    """One seat: place, portrait, name, role and gold of every round, and the sum."""

    focusable = False

    def __init__(self, seat: int, player: SeatSetup, place: int, results: Sequence[RoundResult], sum_: int) -> None:
        super().__init__("")
        self._seat = seat
        self._name = player.name
        self._portrait = portrait_name(seat, player.mind)
        self._place = place
        self._results = results
        self._sum = sum_
        self.tall = float(_ROW)
        self.factor = 1.0

    def height(self, _width: int, viewport: Viewport) -> int:
        needed = line_height(font("strong", viewport.text(22 * self.factor)))
        return max(viewport.px(_LEAST_ROW), viewport.px(self.tall * self.factor), needed + 2)

    def _left(self, viewport: Viewport) -> int:
        """Return where the portrait begins."""
        return self.rect.x + viewport.px(44)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        columns = _Columns(self.rect, len(self._results), viewport, self.factor)
        size = viewport.text(22 * self.factor)
        left = self._left(viewport) + self.rect.h + viewport.px(10)
        box = pygame.Rect(left, self.rect.y, columns.name.right - left, self.rect.h)
        face = fitting_font(self._name, "heading", size, box.w)
        name = PlacedText(
            ellipsis(self._name, face, box.w), face, GOLD if self._place == 1 else CHALK,
            (box.x, box.centery - line_height(face) // 2), box, shadow=ON_WOOD,
        )  # fmt: skip
        texts = [name, _centred(str(self._sum), font("strong", size), GOLD, columns.total)]
        if self._place > 1:
            start = pygame.Rect(self.rect.x, self.rect.y, viewport.px(40), self.rect.h)
            texts.append(_centred(f"{self._place}.", font("strong", size), SAND, start))
        for result, column_ in zip(self._results, columns.rounds, strict=True):
            texts += self._round_texts(result, column_, viewport)
        return texts

    def _round_texts(self, result: RoundResult, box: pygame.Rect, viewport: Viewport) -> list[PlacedText]:
        """Return the role in a word, beside its card, and at the right what was gained."""
        paid = font("strong", viewport.text(19 * self.factor))
        end = pygame.Rect(0, box.y, text_width("+88", paid) + viewport.px(6), box.h)
        end.right = box.right - viewport.px(16)
        word = short_role_word(result.roles[self._seat])
        left = self._role_card(box, viewport).right + viewport.px(8)
        room = pygame.Rect(left, box.y, end.x - left, box.h)
        face = fitting_font(word, "body", viewport.text(15 * self.factor), room.w)
        said = ellipsis(word, face, room.w)
        at = (room.x, room.centery - line_height(face) // 2)
        return [
            PlacedText(said, face, SAND, at, room, shadow=ON_WOOD),
            _centred(_gain(result.paid[self._seat]), paid, CREAM, end),
        ]

    @staticmethod
    def _role_card(box: pygame.Rect, viewport: Viewport) -> pygame.Rect:
        """Return where the role card of a round is in its column."""
        width = (box.h - 6) * 2 // 3 // 2 * 2
        card = pygame.Rect(box.x + viewport.px(14), 0, width, width * 3 // 2)
        card.centery = box.centery
        return card

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, rect = context.viewport, self.rect
        if self._place == 1:
            side = rect.h * 2 // 3
            crown = context.pictures.get(PictureKey(naming.icon("crown"), side, side, "gold"))
            canvas.blit(crown, crown.get_rect(center=(rect.x + viewport.px(20), rect.centery)))
        side = rect.h - 4
        portrait = context.pictures.get(PictureKey(self._portrait, side, side))
        canvas.blit(portrait, (self._left(viewport), rect.y + 2))
        token = side * 2 // 5
        mark = context.pictures.get(PictureKey(naming.token(self._seat), token, token))
        canvas.blit(mark, (self._left(viewport) + side - token * 3 // 4, rect.bottom - 2 - token))
        columns = _Columns(rect, len(self._results), viewport, self.factor)
        for number, (result, column_) in enumerate(zip(self._results, columns.rounds, strict=True), 1):
            self._draw_role(canvas, context, result, number, column_)
        for line in self.texts(viewport):
            line.draw(canvas)

    def _draw_role(
        self, canvas: pygame.Surface, context: Context, result: RoundResult, number: int, box: pygame.Rect
    ) -> None:
        """Draw the role card of a round; it glows where the seat was among the winners."""
        role, card = result.roles[self._seat], self._role_card(box, context.viewport)
        if self._seat in result.winners:
            draw_halo(canvas, card, context.viewport)
        key = card_key(naming.role(role), card.w, role_variant(number, self._seat, role))
        draw_card(canvas, context.pictures.get(key), card, context.viewport)


class Scoreboard(Stage):
    """Who won, what every seat was and gained in each round, and what to do next."""

    name = "scoreboard"
    first = "again"

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        gold = session.table.gold
        if gold is None:
            raise ValueError("the game is not over")
        self._session = session
        self._oak = OakGround(context)
        order = sorted(range(len(gold)), key=lambda seat: (-gold[seat], seat))
        self._rows = [
            _Row(seat, session.seats[seat], 1 + sum(g > gold[seat] for g in gold), session.results, gold[seat])
            for seat in order
        ]
        self._again = Button("again", _("Play again"), self._play_again, style="brass", icon="cards", size=22)
        self._title = Button("title", _("Title"), lambda: Open(ToTitle()), style="slate", icon="back")
        self._sign = pygame.Rect(0, 0, 0, 0)

    def cancel(self) -> Change:
        return Open(ToTitle())

    def _play_again(self) -> Change:
        return Open(ToFreshGame(self._session.setup))

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        widgets, top = centred(viewport, _MARGIN, self._place)
        self._sign.y = top
        return widgets

    def _place(self, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        """Lay everything out from 0 down with text sizes times `factor`; return it with the height of the sign."""
        pad, gap = viewport.px(_PAD), viewport.px(7 * factor)
        width = min(viewport.px(_WIDTH * max(1.0, viewport.text_scale**0.5)), viewport.rect.w - 2 * pad)
        self._sign = pygame.Rect(0, 0, width, 0)
        self._sign.centerx = viewport.rect.centerx
        area = pygame.Rect(self._sign.x + pad, viewport.px(24), width - 2 * pad, 0)
        for seat_row in self._rows:
            seat_row.tall, seat_row.factor = min(_ROW, _ALL_ROWS / len(self._rows)), factor
        two = self._session.rules.saboteur2
        counted = _("All gold is turned up and counted.") if two else _("All nuggets are turned up and counted.")
        reason = RichText(
            _("{counted} The winners' cards glow.").format(counted=counted),
            face="italic", size=17 * factor, colour=SAND, centred=True, shadow=ON_WOOD,
        )  # fmt: skip
        table: list[Widget] = [
            Lettering(verdict(self._session), 50 * factor, centred=True),
            reason,
            Rule(),
            _Head(self._session.results, factor),
            *self._rows,
        ]
        foot = self._place_buttons(area, column(table, area, gap, viewport) + viewport.px(16), viewport)
        self._sign.h = foot + viewport.px(26)
        return [*table, self._again, self._title], self._sign.h

    def _place_buttons(self, area: pygame.Rect, top: int, viewport: Viewport) -> int:
        """Place the two buttons side by side in the middle. Return their foot."""
        buttons, gap = [self._again, self._title], viewport.px(24)
        each = max(viewport.px(240), *(button.natural_width(viewport) for button in buttons))
        each = min(each, (area.w - gap) // 2)
        where = pygame.Rect(area.centerx - each - gap // 2, top, 2 * each + gap, 0)
        return row(buttons, [each, each], where, gap, viewport)

    def plates(self) -> tuple[pygame.Rect, ...]:
        return (self._sign,)

    def paint(self, canvas: pygame.Surface) -> None:
        self._oak.draw(canvas)
        lantern_light(canvas, self._sign, self.viewport)
        draw_sign(canvas, self._sign, self.viewport)
