"""Pieces of the round end: the role cards of the seats, and the rows of the gold share."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.art.drawing.contrast import WHITE, YELLOW, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.palette import LANTERN
from game.art.drawing.raster import Colour
from game.art.people.cast import portrait_name
from game.art.people.looks import GLAD
from game.art.people.patches import draw_look
from game.art.surfaces.plates import glow
from game.engine.cards import Role, Tool
from game.engine.events import Broke, Collapsed, Event, Laid, Looked, Repaired
from game.scenes.round_end.gold_share import Share
from game.scenes.shared.sign import ON_WOOD, draw_card, draw_turning
from game.system.i18n import _, ngettext
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.text import ellipsis, line_height, text_width
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget

_NAME_COLOUR: Colour = two_forms((255, 243, 214), WHITE)
_NOTE_COLOUR: Colour = two_forms((226, 210, 172), WHITE)
SHARE_INK: Colour = two_forms((42, 26, 12), WHITE)
SUM_INK: Colour = two_forms((84, 45, 6), YELLOW)
_CARD_PART = 0.76
"""Part of a seat's column that its role card takes."""
MOST_CARD, SMALL_CARD = 108, 50
"""Width of a role card in design units: in one row, and where the seats need two rows."""
_SHARE_TEXT = 21
_LEAST_SHRINK = 0.7
_WIDE_ROW = 480
"""Rows at least so wide, in design units, have their cards near the name."""
_NOTE_ROOM = 96
"""Columns narrower than this many design units show no notes."""


def notes(log: Iterable[Event], seats: int) -> list[str]:
    """Return for every seat what it did most, from the public log of the round."""
    counts = [[0] * len(_NOTES) for _ in range(seats)]
    for event in log:
        for number, kind in enumerate(_NOTES):
            if isinstance(event, kind):
                counts[event.seat][number] += 1
    return [_note(count) for count in counts]


_NOTES = (Laid, Broke, Repaired, Looked, Collapsed)


def _note(counts: Sequence[int]) -> str:
    most = max(counts)
    if not most:
        return _("only passed")
    forms = (
        ngettext("laid {count} path", "laid {count} paths", most),
        ngettext("broke {count} tool", "broke {count} tools", most),
        ngettext("repaired {count} tool", "repaired {count} tools", most),
        ngettext("looked at {count} goal", "looked at {count} goals", most),
        ngettext("{count} rockfall", "{count} rockfalls", most),
    )
    return forms[counts.index(most)].format(count=most)


@kept
def _halo(size: tuple[int, int], unit: float) -> tuple[pygame.Surface, int]:
    return glow(size, LANTERN, unit=unit, radius=4)


def make_halo(size: tuple[int, int], viewport: Viewport) -> None:
    """Make the glow around a card of this size before anything moves."""
    _halo(size, viewport.unit)


def draw_halo(canvas: pygame.Surface, card: pygame.Rect, viewport: Viewport) -> None:
    """Draw the glow behind the role card of a winner."""
    halo, margin = _halo(card.size, viewport.unit)
    canvas.blit(halo, card.move(-margin, -margin))


def draw_role(
    canvas: pygame.Surface, context: Context, card: pygame.Rect, face: tuple[Role, str], turned: float
) -> None:
    """Draw a role card turned over so far; `face`: its role and variant. Below a half only its back is asked for."""
    role, variant = face
    sides = card_key(naming.ROLE_BACK, card.w), card_key(naming.role(role), card.w, variant)
    draw_turning(canvas, context, card, sides, turned)


class RoleFace(Widget):
    """A role card that turns over, with token, broken tools, name and note. The spare card has no `seat`.

    `turned` goes from 0 (only the back is ever drawn) to 1.
    """

    clicks = False

    def __init__(self, seat: int | None, name: str, role: Role, variant: str, tools: Sequence[Tool], note: str) -> None:
        super().__init__("" if seat is None else f"role-{seat + 1}")
        self.focusable = False
        self._seat = seat
        self._name = name
        self._role = role
        self._variant = variant
        self._tools = tools
        self._note = note
        self.turned = 1.0
        self.won = False
        self.most = MOST_CARD
        self.factor = 1.0
        self.on_paper = False

    def speak_as(self, other: RoleFace) -> None:
        """Take the words of the same face, made in the language of now."""
        self._name, self._note = other._name, other._note

    def _card_width(self, width: int, viewport: Viewport) -> int:
        return min(viewport.px(self.most), round(width * _CARD_PART)) // 2 * 2

    def card_rect(self, viewport: Viewport) -> pygame.Rect:
        """Return where the card is."""
        width = self._card_width(self.rect.w, viewport)
        card = pygame.Rect(0, self.rect.y, width, width * 3 // 2)
        card.centerx = self.rect.centerx
        return card

    def height(self, width: int, viewport: Viewport) -> int:
        lines = line_height(font("heading", viewport.text(20 * self.factor)))
        if self._shows_note(width, viewport):
            lines += line_height(font("body", viewport.text(14 * self.factor)))
        return self._card_width(width, viewport) * 3 // 2 + viewport.px(6) + lines

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        if self.won:
            make_halo(self.card_rect(viewport).size, viewport)

    def _shows_note(self, width: int, viewport: Viewport) -> bool:
        return self.most == MOST_CARD and width >= viewport.px(_NOTE_ROOM)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        name = fitting_font(self._name, "heading", viewport.text(20 * self.factor), self.rect.w)
        y = self.card_rect(viewport).bottom + viewport.px(6)
        placed = [self._line(self._name, name, y, SHARE_INK if self.on_paper else _NAME_COLOUR)]
        if self._note and self._shows_note(self.rect.w, viewport):
            note = fitting_font(self._note, "body", viewport.text(14 * self.factor), self.rect.w)
            y += line_height(font("heading", viewport.text(20 * self.factor)))
            if text_width(self._note, note) <= self.rect.w:
                placed.append(self._line(self._note, note, y, SHARE_INK if self.on_paper else _NOTE_COLOUR))
        return placed

    def _line(self, text: str, face: Font, y: int, colour: Colour) -> PlacedText:
        x = self.rect.centerx - text_width(text, face) // 2
        return PlacedText(text, face, colour, (x, y), self.rect, shadow=None if self.on_paper else ON_WOOD)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        card = self.card_rect(viewport)
        if self.won and self.turned == 1:
            draw_halo(canvas, card, viewport)
        draw_role(canvas, context, card, (self._role, self._variant), self.turned)
        self._draw_marks(canvas, context, card)
        for line in self.texts(viewport):
            line.draw(canvas)

    def _draw_marks(self, canvas: pygame.Surface, context: Context, card: pygame.Rect) -> None:
        """Draw the token at the upper left corner, broken tools down the right edge."""
        viewport = context.viewport
        if self._seat is not None:
            side = max(20, min(viewport.px(34), card.w * 2 // 5))
            token = context.pictures.get(PictureKey(naming.token(self._seat), side, side))
            canvas.blit(token, (card.x - side // 3, card.y - side // 4))
        side = max(20, min(viewport.px(32), card.w * 2 // 5))
        for number, tool in enumerate(self._tools):
            picture = context.pictures.get(PictureKey(naming.in_front(tool), side, side))
            canvas.blit(picture, (card.right - side * 2 // 3, card.y + number * (side + 2) - side // 6))


class ShareRow(Widget):
    """One winner's nugget cards and what they come to. `arrived` counts cards that have come, with a fraction."""

    clicks = False

    def __init__(self, share: Share, name: str, mind: str) -> None:
        super().__init__(f"share-{share.seat + 1}")
        self.focusable = False
        self.share = share
        self.arrived = float(share.cards)
        self._name = name
        self._face = portrait_name(share.seat, mind)
        self._mind = mind
        self.named: Font | None = None
        """The font of the names of all rows."""
        self.factor = 1.0
        self.tall = 44.0

    def height(self, _width: int, viewport: Viewport) -> int:
        tall = viewport.px(self.tall * max(_LEAST_SHRINK, self.factor))
        least = viewport.target() if self.focusable else 0
        return max(least, tall, viewport.text(_SHARE_TEXT * 1.5 * self.factor))

    def _portrait(self) -> int:
        return self.rect.h - 4

    def _total(self) -> str:
        share = self.share
        if share.amount is not None:
            return f"= {share.amount}"
        if share.values:
            return f"= {sum(share.values)}"
        return ngettext("{count} card", "{count} cards", share.cards).format(count=share.cards)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        left = self.rect.x + self._portrait() + viewport.px(12)
        total, said = self._total_font(viewport), self._total()
        end = self.rect.right - text_width(said, total)
        room = self._name_room(viewport)
        name = self.named or self.name_font(viewport)
        who, middle = ellipsis(self._name, name, room), self.rect.centery
        return [
            PlacedText(who, name, SHARE_INK, (left, middle - line_height(name) // 2), self.rect),
            PlacedText(said, total, SUM_INK, (end, middle - line_height(total) // 2), self.rect),
        ]

    def _name_room(self, viewport: Viewport) -> int:
        left = self.rect.x + self._portrait() + viewport.px(12)
        return self._cards_left(viewport) - left - viewport.px(8)

    def name_font(self, viewport: Viewport) -> Font:
        """Return the font in which the name fits, not much smaller than the others'."""
        size = viewport.text(_SHARE_TEXT * self.factor)
        return fitting_font(self._name, "heading", size, self._name_room(viewport), round(size * _LEAST_SHRINK))

    def _total_font(self, viewport: Viewport) -> Font:
        size = viewport.text(_SHARE_TEXT * self.factor)
        return fitting_font(self._total(), "heading", size, self.rect.w // 4)

    def _card_size(self) -> tuple[int, int]:
        """Return the width of a nugget card, and how far it is from one to the next."""
        width = (self.rect.h - 2) * 2 // 3 // 2 * 2
        room = self.rect.w * 3 // 10
        return width, min(width + 4, (room - width) // max(1, self.share.cards - 1))

    def _cards_left(self, viewport: Viewport) -> int:
        width, step = self._card_size()
        total = text_width(self._total(), self._total_font(viewport))
        right = self.rect.right - max(total, self.rect.w // 5) - viewport.px(12)
        left = right - width - step * (max(1, self.share.cards) - 1)
        if self.rect.w < viewport.px(_WIDE_ROW):
            return left
        return min(left, self.rect.x + self.rect.w * 2 // 5)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        side = self._portrait()
        portrait = context.pictures.get(PictureKey(self._face, side, side))
        where = portrait.get_rect(topleft=(self.rect.x, self.rect.y + 2))
        canvas.blit(portrait, where)
        draw_look(canvas, where, self.share.seat, self._mind, GLAD)
        token = side * 2 // 5
        picture = context.pictures.get(PictureKey(naming.token(self.share.seat), token, token))
        canvas.blit(picture, (self.rect.x + side - token * 3 // 4, self.rect.bottom - 2 - token))
        for line in self.texts(viewport):
            line.draw(canvas)
        self._draw_cards(canvas, context)

    def _draw_cards(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        width, step = self._card_size()
        for number in range(math.ceil(self.arrived)):
            name = naming.nugget(self.share.values[number]) if self.share.values else naming.NUGGET_BACK
            come = min(1.0, self.arrived - number)
            rect = pygame.Rect(self._cards_left(viewport) + number * step, 0, width, width * 3 // 2)
            above = 0 if context.settings.reduced_motion else viewport.px(26)
            rect.centery = self.rect.centery - round((1 - come) ** 2 * above)
            draw_card(canvas, context.pictures.get(card_key(name, width)), rect, viewport)


def suit_names(rows: Sequence[ShareRow], viewport: Viewport) -> None:
    """Give the names of the placed rows one size: the one in which the longest fits."""
    named = min((row.name_font(viewport) for row in rows), key=line_height, default=None)
    for row in rows:
        row.named = named
