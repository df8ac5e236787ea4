"""The end of a round of Saboteur 2: a cell for every seat with its role card and the account of its gold."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.pictograms.sprites import TOKEN_VALUES
from game.engine.cards import Role
from game.play.session import Session
from game.scenes.private.role_round import role_variant
from game.scenes.round_end.board import LINE, EndBoard, Placed, share_head
from game.scenes.round_end.cell import SeatCell
from game.scenes.round_end.gold_ledger import Entry, entries, ledger_sentence
from game.scenes.round_end.parts import draw_role
from game.scenes.shared.sign import CREAM, ON_WOOD, Rule
from game.sound.cues import Cue
from game.system.i18n import _
from game.tabletop.motions.theft import TAKES, Stealing
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.layout import column
from game.ui.text import ellipsis, line_height
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, place_lines
from game.words.roles import short_role_word

_COLUMNS, _ONE_COLUMN = 2, 3
"""Columns of cells; up to so many seats stand in one."""
_TALL, _LEAST_TALL, _CELLS_TALL = 230, 48, 360
"""Height of a cell at most and at least, and about how much all rows take together, design units."""
_LARGE_TALL = 120
"""Height of a cell at least where text is large, design units."""
_COIN = 26
_THEFT_STEPS = 2.8
"""A theft takes so many steps: 700 ms (UX section 7)."""


class LedgerBoard(EndBoard):
    """Role cards turn over in the cells; then coins go from the pile to the seats, or from seat to seat."""

    def __init__(self, session: Session, viewer: int | None) -> None:
        super().__init__(session, viewer)
        table, outcome = session.table, session.table.outcome
        assert outcome is not None, "a round that is over has its outcome"
        self.cells = [
            SeatCell(
                seat,
                session.names[seat],
                (role, role_variant(table.round, seat, role)),
                table.in_front[seat],
                won=seat in outcome.winners,
            )
            for seat, role in enumerate(outcome.roles)
        ]
        self._spare = SpareRoles(outcome.spare)
        self.spare = self._spare
        self.entries: tuple[Entry, ...] = ()
        self._arrived = 0.0
        self._heading: Widget | None = None

    @property
    def seats(self) -> Sequence[Widget]:
        return self.cells

    @property
    def turning(self) -> int:
        return len(self.cells) + 1

    def turn(self, place: int, turned: float) -> None:
        """Turn the role card at this place; the spare cards turn over together, after those of the seats."""
        if place < len(self.cells):
            self.cells[place].turned = turned
        else:
            self._spare.turned = turned

    @property
    def _steps(self) -> int:
        return self.entries[-1].step + 1 if self.entries else 0

    @property
    def moving(self) -> bool:
        return self._arrived < self._steps

    @property
    def arrived(self) -> float:
        return self._arrived

    def cue(self, step: int) -> Cue:
        return Cue.COIN if self._theft(step) is None else Cue.THEFT

    def let_arrive(self, steps: float) -> None:
        while steps > 0 and self.moving:
            step = math.floor(self._arrived)
            lasts = _THEFT_STEPS if self._theft(step) is not None else 1.0
            rest = (step + 1 - self._arrived) * lasts
            self._arrived = step + 1 if steps >= rest else self._arrived + steps / lasts
            steps -= rest
        for cell in self.cells:
            told = [entry for entry in cell.entries if entry.step + 1 <= self._arrived]
            cell.told = len(told)

    def take_stock(self, *, arrived: bool) -> None:
        session = self._session
        self.entries = entries(session.log(None), session.table, session.names)
        for seat, cell in enumerate(self.cells):
            cell.entries = tuple(entry for entry in self.entries if entry.seat == seat)
        self.let_arrive(math.inf if arrived else 0.0)

    def place(self, area: pygame.Rect, viewport: Viewport, factor: float) -> Placed:
        pad, gap, between = viewport.px(20), viewport.px(6), viewport.px(20)
        inner = pygame.Rect(area.x + pad, area.y + viewport.px(10), area.w - 2 * pad, 0)
        said = ledger_sentence(self._session.table, self._session.names)
        head: list[Widget] = [*share_head(_("Roles and gold"), said, factor), Rule(LINE)]
        top = column(head, inner, viewport.px(3), viewport) + gap
        self._heading = head[0]
        columns = self._columns
        width = (inner.w - between * (columns - 1)) // columns
        self._size_cells(factor)
        for first in range(0, len(self.cells), columns):
            line = self.cells[first : first + columns]
            height = max(cell.height(width, viewport) for cell in line)
            for place, cell in enumerate(line):
                cell.place(pygame.Rect(inner.x + place * (width + between), top, width, height), viewport)
            top += height + gap
        self.told = [head[1]]
        bottom = self.cells[-1].rect.bottom + viewport.px(14)
        return Placed([*head, *self.cells], pygame.Rect(area.x, area.y, area.w, bottom - area.y))

    @property
    def _columns(self) -> int:
        return 1 if self.large or len(self.cells) <= _ONE_COLUMN else _COLUMNS

    def _size_cells(self, factor: float) -> None:
        """Make the cells higher the fewer there are, where all of them show at once."""
        tall = (
            _LARGE_TALL
            if self.large
            else max(_LEAST_TALL, min(_TALL, _CELLS_TALL / math.ceil(len(self.cells) / self._columns)) * factor)
        )
        for cell in self.cells:
            cell.tall, cell.factor = tall, factor

    def draw_moving(self, canvas: pygame.Surface, context: Context) -> None:
        """Draw the coins of the step that is under way."""
        step = math.floor(self._arrived)
        part = self._arrived - step
        if not part:
            return
        viewport, theft = context.viewport, self._theft(step)
        still = context.settings.reduced_motion
        if theft is not None:
            self._stealing(theft, context)(canvas, TAKES if still else part)
            return
        for entry in self.entries:
            if entry.step == step and entry.amount:
                ends = self._way(entry, viewport)
                eased = 1.0 if still else part * part * (3 - 2 * part)
                at = (ends[0][0] + (ends[1][0] - ends[0][0]) * eased, ends[0][1] + (ends[1][1] - ends[0][1]) * eased)
                _draw_coins(canvas, context, abs(entry.amount), (round(at[0]), round(at[1])))

    def _theft(self, step: int) -> Entry | None:
        """Return the line of the thief, where a step is a theft."""
        return next((entry for entry in self.entries if entry.step == step and entry.steals), None)

    def _stealing(self, theft: Entry, context: Context) -> Stealing:
        assert theft.other is not None, "a theft has its victim"
        thief, victim = self.cells[theft.seat], self.cells[theft.other]
        purses = thief.purse(context.viewport), victim.purse(context.viewport)
        return Stealing(context.pictures, context.viewport.unit, thief.rect, victim.rect, *purses)

    def _way(self, entry: Entry, viewport: Viewport) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return where the coins of an entry come from and where they go."""
        assert self._heading is not None, "placed before it is drawn"
        own, heading = self.cells[entry.seat].purse(viewport), self._heading.rect
        pile = heading.right - viewport.px(_COIN), heading.centery
        return (pile, own) if entry.amount > 0 else (own, pile)


def _draw_coins(canvas: pygame.Surface, context: Context, amount: int, middle: tuple[int, int]) -> None:
    """Draw so much gold in as few coins as can be, side by side around a point."""
    side, coins = context.viewport.px(_COIN), list[int]()
    for value in sorted(TOKEN_VALUES, reverse=True):
        count, amount = divmod(amount, value)
        coins += [value] * count
    left = middle[0] - side * len(coins) * 2 // 6
    for place, value in enumerate(coins):
        coin = context.pictures.get(PictureKey(naming.gold_token(value), side, side))
        canvas.blit(coin, coin.get_rect(center=(left + place * side * 2 // 3, middle[1])))


class SpareRoles(Widget):
    """The role cards that no seat has, one of each role with their number; they turn over together."""

    focusable = False
    _WIDTH = 32

    def __init__(self, roles: Sequence[Role]) -> None:
        super().__init__("")
        counts = Counter(roles)
        self._counts = [(role, counts[role]) for role in Role if counts[role]]
        self.turned = 1.0

    def _font(self, viewport: Viewport) -> Font:
        return font("heading", min(viewport.text(17), viewport.px(31)))

    def _card(self, viewport: Viewport) -> int:
        return viewport.px(self._WIDTH) // 2 * 2

    def _step(self, viewport: Viewport) -> int:
        """From one card to the next."""
        return min(round(viewport.px(86) * max(1.0, viewport.text_scale)), self.rect.w // max(1, len(self._counts)))

    def _word_height(self, viewport: Viewport) -> int:
        return line_height(font("body", min(viewport.text(14), viewport.px(26))))

    def height(self, _width: int, viewport: Viewport) -> int:
        words = line_height(self._font(viewport)) + self._word_height(viewport)
        return words + viewport.px(4) + self._card(viewport) * 3 // 2

    def _cards(self, viewport: Viewport) -> list[pygame.Rect]:
        card = self._card(viewport)
        top, step = self.rect.bottom - self._word_height(viewport) - card * 3 // 2, self._step(viewport)
        return [pygame.Rect(self.rect.x + k * step, top, card, card * 3 // 2) for k in range(len(self._counts))]

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        """Return the heading; once the cards have turned over also their numbers and roles."""
        face = self._font(viewport)
        head = pygame.Rect(self.rect.x, self.rect.y, self.rect.w, line_height(face))
        placed = place_lines(_("Not dealt"), face, CREAM, head, shadow=ON_WOOD)
        if self.turned < 1:
            return placed
        for (role, count), card in zip(self._counts, self._cards(viewport), strict=True):
            beside = pygame.Rect(card.right + viewport.px(4), card.y, self._step(viewport) - card.w, card.h)
            placed += place_lines(f"×{count}", face, CREAM, beside, shadow=ON_WOOD)
            word, room = short_role_word(role), self._step(viewport) - viewport.px(4)
            small = fitting_font(word, "body", min(viewport.text(14), viewport.px(26)), room)
            below = pygame.Rect(card.x, card.bottom, room + viewport.px(4), self.rect.bottom - card.bottom)
            placed += place_lines(ellipsis(word, small, room), small, CREAM, below, shadow=ON_WOOD)
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        for (role, _count), card in zip(self._counts, self._cards(context.viewport), strict=True):
            draw_role(canvas, context, card, (role, "0"), self.turned)
        for line in self.texts(context.viewport):
            line.draw(canvas)
