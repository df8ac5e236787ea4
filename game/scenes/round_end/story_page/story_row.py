"""A seat in the story of a round: its role card, and beside it what it did."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.people.cast import portrait_name
from game.art.people.looks import BEATEN, GLAD
from game.art.people.patches import draw_look
from game.engine.cards import Role
from game.scenes.round_end.parts import SHARE_INK, SUM_INK, draw_halo, draw_role, make_halo
from game.scenes.round_end.story_page.bands import draw_band
from game.scenes.round_end.story_page.told import Act
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.text import ellipsis, line_height, text_width
from game.ui.theme import PARCHMENT_INK, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.roles import role_name

_NAME, _WORDS = 21, 16
_PAD, _GAP = 6, 12
_FACE = 54
"""Per cent of the height of the card that the portrait takes."""


class StoryRow(Widget):
    """`turned` goes from 0 (only the back is ever drawn) to 1; its acts show once they are `told`.

    Where a press asks for the reasons of an act it hands its place in the log to `on_press`. `lit` is the row that is
    told of now.
    """

    radius = 6.0

    def __init__(
        self,
        seat: int,
        name: str,
        mind: str,
        face: tuple[Role, str],
        on_press: Callable[[int | None], Change],
        *,
        won: bool,
    ) -> None:
        super().__init__(f"story-{seat + 1}")
        self.seat = seat
        self.acts: Sequence[Act] = ()
        self.turned = 1.0
        self.told = True
        self.lit = False
        self.face_down: Set[int] = frozenset()
        """Seats whose role is not shown yet: what would tell it waits for that."""
        self.card = 60
        """Height of the role card in design units."""
        self.factor = 1.0
        self._name = name
        self._mind = mind
        self._face = face
        self._won = won
        self._on_press = on_press

    @property
    def shown(self) -> list[Act]:
        """The acts that are told by now."""
        return [act for act in self.acts if self.told and act.betrays not in self.face_down]

    def press(self, _pos: tuple[int, int] | None) -> Change:
        places = [act.place for act in self.acts if act.place is not None]
        return self._on_press(places[0] if places else None) if self.told else None

    def height(self, width: int, viewport: Viewport) -> int:
        high = max(viewport.px(self.card), self._text_height(width, viewport))
        return max(viewport.target(), high + 2 * viewport.px(_PAD))

    def _text_height(self, width: int, viewport: Viewport) -> int:
        """Return the height of the name and of all acts, told or not."""
        body, room = self._body(viewport), width - self._left(viewport)
        return self._head(viewport) + sum(lines_height(act.words, body, room) for act in self.acts)

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        if self._won:
            make_halo(self._card(viewport).size, viewport)

    def _left(self, viewport: Viewport) -> int:
        """Return where the text begins, with what is left free at the right."""
        card = viewport.px(self.card) // 6 * 4
        return card + self._portrait_side(viewport) * 2 // 3 + viewport.px(2 * _GAP + _PAD)

    def _portrait_side(self, viewport: Viewport) -> int:
        return viewport.px(self.card) * _FACE // 100 // 2 * 2

    def _card(self, viewport: Viewport) -> pygame.Rect:
        high = viewport.px(self.card) // 6 * 6
        card = pygame.Rect(self.rect.x + viewport.px(_GAP), 0, high * 2 // 3, high)
        card.centery = self.rect.centery
        if self._text_height(self.rect.w, viewport) > 2 * high:
            card.top = self.rect.y + viewport.px(_PAD)  # beside the name
        return card

    def _body(self, viewport: Viewport) -> Font:
        return font("body", viewport.text(_WORDS * self.factor))

    def _head(self, viewport: Viewport) -> int:
        return line_height(font("heading", viewport.text(_NAME * self.factor)))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        box = self.rect.copy()
        box.x += self._left(viewport) - viewport.px(_PAD)
        box.w -= self._left(viewport)
        body, head = self._body(viewport), self._head(viewport)
        high = self._text_height(self.rect.w, viewport)
        box.y += max(viewport.px(_PAD), (self.rect.h - high) // 2)
        placed = self._heading(box, viewport)
        top = box.y + head
        shown = self.shown
        for act in self.acts:
            tall = lines_height(act.words, body, box.w)
            where = pygame.Rect(box.x, top, box.w, tall)
            if act in shown:
                placed += place_lines(act.words, body, PARCHMENT_INK, where, middle=False)
            top += tall
        return placed

    def _heading(self, box: pygame.Rect, viewport: Viewport) -> list[PlacedText]:
        """Return the name, and the role once its card lies open."""
        size = viewport.text(_NAME * self.factor)
        role = role_name(self._face[0]) if self.turned == 1 else ""
        small = font("italic", viewport.text(_WORDS * self.factor))
        room = box.w - (text_width(role, small) + viewport.px(_GAP) if role else 0)
        name = fitting_font(self._name, "heading", size, max(room, box.w // 2))
        said = ellipsis(self._name, name, max(room, box.w // 2))
        high = self._head(viewport)
        line = pygame.Rect(box.x, box.y, box.w, high)
        placed = [PlacedText(said, name, SHARE_INK, (box.x, box.y + (high - line_height(name)) // 2), line)]
        if role:
            left = box.x + text_width(said, name) + viewport.px(_GAP)
            small = fitting_font(role, "italic", small.point_size, box.right - left)
            at = (left, box.y + (high - line_height(small)) // 2 + viewport.px(1))
            placed.append(PlacedText(ellipsis(role, small, box.right - left), small, SUM_INK, at, line))
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, card = context.viewport, self._card(context.viewport)
        if self.lit or self.hovered or self.focused:
            draw_band(canvas, self.rect, strong=self.lit)
        if self._won and self.turned == 1:
            draw_halo(canvas, card, viewport)
        draw_role(canvas, context, card, self._face, self.turned)
        side = max(18, min(viewport.px(32), card.w // 2))
        token = context.pictures.get(PictureKey(naming.token(self.seat), side, side))
        canvas.blit(token, (card.x - side // 3, card.y - side // 6))
        self._draw_face(canvas, context, card)
        for line in self.texts(viewport):
            line.draw(canvas)

    def _draw_face(self, canvas: pygame.Surface, context: Context, card: pygame.Rect) -> None:
        """Draw the portrait over the lower right of the card; once that lies open it is glad, or beaten."""
        side = self._portrait_side(context.viewport)
        where = pygame.Rect(card.right - side // 3, card.bottom - side, side, side)
        canvas.blit(context.pictures.get(PictureKey(portrait_name(self.seat, self._mind), side, side)), where)
        if self.turned == 1:
            draw_look(canvas, where, self.seat, self._mind, GLAD if self._won else BEATEN)
