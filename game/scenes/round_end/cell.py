"""A seat at the end of a round of Saboteur 2: its role card, what is in front of it, its gold line by line."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.engine.cards import InFront, Role
from game.scenes.round_end.gold_ledger import Entry
from game.scenes.round_end.parts import SHARE_INK, SUM_INK, draw_halo, draw_role, make_halo
from game.system.i18n import _
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.text import ellipsis, line_height, text_width
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.roles import role_name
from game.words.things import gain_words

_NAME, _WORDS = 20, 15


class SeatCell(Widget):
    """`turned` goes from 0 (only the back is ever drawn) to 1. Of `entries` the first `told` ones are shown."""

    clicks = False

    def __init__(self, seat: int, name: str, face: tuple[Role, str], in_front: Sequence[InFront], *, won: bool) -> None:
        super().__init__(f"account-{seat + 1}")
        self.focusable = False
        self._seat = seat
        self._name = name
        self._face = face
        self._in_front = in_front
        self._won = won
        self.entries: tuple[Entry, ...] = ()
        self.told = 0
        self.turned = 1.0
        self.tall = 60.0
        self.factor = 1.0

    @property
    def total(self) -> int:
        """The gold gained or lost so far."""
        return sum(entry.amount for entry in self.entries[: self.told])

    def height(self, width: int, viewport: Viewport) -> int:
        words = self._words(len(self.entries))
        room = width - self._text_left(viewport)
        needed = self._head(viewport) + lines_height(words, self._body(viewport), room)
        return max(viewport.px(self.tall), needed + viewport.px(4))

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        if self._won:
            make_halo(self._card(viewport).size, viewport)

    def purse(self, viewport: Viewport) -> tuple[int, int]:
        """Return the middle of where the coins of the seat are."""
        return self.rect.right - self._head(viewport) // 2, self.rect.y + self._head(viewport) // 2

    def _card_height(self, viewport: Viewport) -> int:
        return (viewport.px(self.tall) - viewport.px(6)) // 6 * 6

    def _card(self, viewport: Viewport) -> pygame.Rect:
        height = self._card_height(viewport)
        return pygame.Rect(self.rect.x + viewport.px(10), self.rect.y + viewport.px(3), height * 2 // 3, height)

    def _text_left(self, viewport: Viewport) -> int:
        """Return where the text begins, from the left edge of the cell."""
        return viewport.px(10 + 12) + self._card_height(viewport) * 2 // 3

    def _body(self, viewport: Viewport) -> Font:
        return font("body", viewport.text(_WORDS * self.factor))

    def _head(self, viewport: Viewport) -> int:
        """Return the height of the line with the name and the sum."""
        return line_height(font("heading", viewport.text(_NAME * self.factor)))

    def _words(self, told: int) -> str:
        """Return the role, and the first so many lines."""
        role = role_name(self._face[0])
        if not told:
            return role
        lines = "; ".join(entry.words for entry in self.entries[:told])
        return _("{role}: {lines}").format(role=role, lines=lines)

    def _slots(self, viewport: Viewport) -> list[pygame.Rect]:
        """Return where the things in front of the seat are shown: left of the sum."""
        side = max(18, self._head(viewport) - 2)
        right = self._sum_left(viewport) - viewport.px(6)
        count = len(self._in_front)
        return [
            pygame.Rect(right - (count - place) * (side + 2), self.rect.y + 1, side, side) for place in range(count)
        ]

    def _sum_left(self, viewport: Viewport) -> int:
        face = font("heading", viewport.text(_NAME * self.factor))
        return self.rect.right - self._head(viewport) - text_width("= −88", face)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        size, head = viewport.text(_NAME * self.factor), self._head(viewport)
        left = self.rect.x + self._text_left(viewport)
        slots = self._slots(viewport)
        room = (slots[0].x if slots else self._sum_left(viewport)) - viewport.px(6) - left
        name = fitting_font(self._name, "heading", size, room)
        who = ellipsis(self._name, name, room)
        y = self.rect.y + (head - line_height(name)) // 2
        placed = [PlacedText(who, name, SHARE_INK, (left, y), self.rect)]
        if self.turned == 1:
            below = pygame.Rect(left, self.rect.y + head, self.rect.right - left, self.rect.h - head)
            words = self._words(self.told)
            placed += place_lines(words, self._body(viewport), SHARE_INK, below, middle=False)
        if self.told:
            face, said = font("heading", size), f"= {gain_words(self.total)}"
            end = self.rect.right - head - viewport.px(4) - text_width(said, face)
            placed.append(PlacedText(said, face, SUM_INK, (end, self.rect.y), self.rect))
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        card = self._card(viewport)
        if self._won and self.turned == 1:
            draw_halo(canvas, card, viewport)
        draw_role(canvas, context, card, self._face, self.turned)
        side = max(18, min(viewport.px(30), card.w // 2))
        token = context.pictures.get(PictureKey(naming.token(self._seat), side, side))
        canvas.blit(token, (card.x - side // 3, card.y - side // 6))
        for thing, slot in zip(self._in_front, self._slots(viewport), strict=True):
            name = naming.in_front(thing)
            canvas.blit(context.pictures.get(PictureKey(name, slot.w, slot.h)), slot)
        if self.told:
            side = self._head(viewport) - 4
            coin = context.pictures.get(PictureKey(naming.sprite("coin"), side, side))
            canvas.blit(coin, coin.get_rect(center=self.purse(viewport)))
        for line in self.texts(viewport):
            line.draw(canvas)
