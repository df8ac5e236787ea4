"""The hand on the rack: tilted cards, the gap of the one that is away, and the corner with the viewer's role."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, WHITE, YELLOW, hue, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.raster import Colour, blank, rasterise, shadow
from game.art.naming import PictureName
from game.art.store import PictureStore
from game.engine.cards import Card, Face
from game.system.i18n import _
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.panel import LEAST_TYPE, fitting_font
from game.ui.bindings import Control, key_in_sentence
from game.ui.paint import draw_focus, draw_plate, focus_room
from game.ui.text import draw_text, line_height, text_width, wrap
from game.ui.theme import PARCHMENT_INK, SKY, font
from game.words.card_names import ribbon_name
from game.words.roles import role_goal, role_name

_TILT = 1.3
"""Degrees between neighbours."""
_MOST_ARCHED = 2.5
"""Places from the middle up to which cards sink in an arch of its own; a larger hand is arched no deeper."""
_LIFT = 8
_HELD_LIFT = 14
_LIFT_SCALE = 1.04
_LIFT_STEPS = 4
"""Forms of a card between resting and lifted."""
_NUMBER: Colour = two_forms((255, 233, 184), YELLOW)
_DARK: Colour = two_forms((18, 11, 6), BLACK)
_SAND: Colour = two_forms((243, 226, 184), YELLOW)
_CREAM: Colour = two_forms((217, 203, 168), WHITE)
_MOST_KEPT = 64
_NAME = 14
"""Type of the name of a card, where larger text is asked for than its ribbon holds."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """One place of the rack. `card` is None for a card that is face down; `away` leaves a gap."""

    card: Card | None
    away: bool = False


@dataclass(frozen=True, slots=True)
class HandShown:
    """What stands on the rack now; indices count from 0."""

    cards: tuple[HandCard, ...]
    hovered: int | None = None
    held: int | None = None
    focused: int | None = None
    rotatable: int | None = None
    lifts: tuple[float, ...] = ()
    """How far each card has risen, 0 to 1; without it: all that are hovered or held have."""
    spin: tuple[int, float] | None = None
    """A card that is still turning, and the degrees it has to go."""

    def lift(self, index: int) -> float:
        if index < len(self.lifts):
            return self.lifts[index]
        return float(index in (self.hovered, self.held))


def hand_key(card: Card | None, width: int) -> PictureKey:
    """Return the picture of a card of the hand, or its back."""
    if card is None:
        return card_key(naming.CARD_BACK, width)
    return card_key(naming.card(card), width, "lit" if isinstance(card, Face) else "")


def deck_keys(cards: Iterable[Card], hand_width: int, board_width: int) -> list[PictureKey]:
    """Return every picture of the deck's `cards` a round may ask for: in the hand, and on the board lit or not."""
    kinds = set(cards)
    faces = {way for card in kinds if isinstance(card, Face) for way in (card, card.turned)}
    keys = [hand_key(card, hand_width) for card in {*kinds, *faces}]
    board = [card_key(naming.path(face), board_width, lit) for face in faces for lit in ("lit", "")]
    return sorted([*keys, *board, hand_key(None, hand_width)], key=str)


class Hand:
    """Draws the rack; keeps the tilted forms of its cards."""

    def __init__(self, layout: TableLayout, pictures: PictureStore) -> None:
        self._layout = layout
        self._pictures = pictures
        self._turned: dict[tuple[PictureKey, float, float], pygame.Surface] = {}
        self._shadows: dict[tuple[int, int], tuple[pygame.Surface, int]] = {}
        self._blurred = False

    def card_rect(self, index: int, count: int, shown: HandShown | None = None) -> Rect:
        """Return where a card stands, lifted when it is hovered or held."""
        slot = self._layout.hand_slot(index, count)
        middle = (count - 1) / 2
        flatter = min(1.0, (_MOST_ARCHED / middle) ** 2) if middle else 1.0
        slot.y += round((index - middle) ** 2 * flatter * self._layout.px(1))
        if shown is None:
            return slot
        height = _HELD_LIFT if index == shown.held else _LIFT
        return slot.move(0, -round(self._layout.px(height) * shown.lift(index)))

    def index_at(self, pos: tuple[int, int], shown: HandShown) -> int | None:
        """Return the card under a point; the right one of two that overlap."""
        count = len(shown.cards)
        for index in reversed(range(count)):
            slot = self.card_rect(index, count)
            slot.h = self._layout.viewport.size[1] - slot.y
            if slot.collidepoint(pos):
                return index
        return None

    def rotate_badge(self, shown: HandShown) -> Rect | None:
        """Return the button on the card that can be turned."""
        if shown.rotatable is None or shown.rotatable >= len(shown.cards):
            return None
        card = self.card_rect(shown.rotatable, len(shown.cards), shown)
        size = self._layout.viewport.target()
        badge = Rect(0, 0, size, size)
        badge.center = (card.right - size // 3, card.top + size // 3)
        return badge

    def draw(self, canvas: pygame.Surface, shown: HandShown, lip: pygame.Surface) -> None:
        """Draw the cards, and in front of their feet the `lip` of the rack, cut out of the baked table."""
        if self._blurred and not self._pictures.pending:
            self._turned.clear()
        count = len(shown.cards)
        last = [shown.hovered, shown.held]
        order = [i for i in range(count) if i not in last] + [i for i in last if i is not None and i < count]
        for index in dict.fromkeys(order):
            self._draw_place(canvas, index, shown)
        self._blurred = bool(self._pictures.pending)
        canvas.blit(lip, self._layout.rack_lip)
        self._draw_numbers(canvas, shown)
        self._draw_name(canvas, shown)
        badge = self.rotate_badge(shown)
        if badge is not None:
            draw_disc(canvas, badge, naming.icon("rotate"), self._pictures)

    def _draw_place(self, canvas: pygame.Surface, index: int, shown: HandShown) -> None:
        place, count = shown.cards[index], len(shown.cards)
        rect = self.card_rect(index, count, shown)
        if place.away:
            canvas.blit(_gap(rect.size, self._layout.unit), rect)
            if index == shown.focused:
                self._draw_ring(canvas, rect)
            return
        lift = round(shown.lift(index) * _LIFT_STEPS) / _LIFT_STEPS
        angle = ((count - 1) / 2 - index) * _TILT * (1 - lift)
        scale = 1 + (_LIFT_SCALE - 1) * lift
        key = hand_key(place.card, rect.w)
        if shown.spin is not None and shown.spin[0] == index:
            picture = pygame.transform.rotozoom(self._pictures.get(key), angle + shown.spin[1], scale)
        else:
            picture = self._tilted(key, angle, scale)
        under, margin = self._shadow(rect.size)
        canvas.blit(under, rect.move(self._layout.px(1) - margin, self._layout.px(5 + 7 * lift) - margin))
        where = picture.get_rect(center=rect.center)
        canvas.blit(picture, where)
        if index == shown.held:
            pygame.draw.rect(canvas, hue(SKY), where.inflate(4, 4), max(2, self._layout.px(3)), self._layout.px(8))
        if index == shown.focused:
            self._draw_ring(canvas, where)

    def _draw_ring(self, canvas: pygame.Surface, where: Rect) -> None:
        viewport = self._layout.viewport
        room = 2 * focus_room(viewport)
        draw_focus(canvas, where.clip(viewport.rect.inflate(-room, -room)), viewport, 7)

    def _tilted(self, key: PictureKey, angle: float, scale: float) -> pygame.Surface:
        kept = self._turned.get((key, angle, scale))
        if kept is None:
            if len(self._turned) >= _MOST_KEPT:
                self._turned.clear()
            picture = self._pictures.get(key)
            kept = picture if angle == 0 and scale == 1 else pygame.transform.rotozoom(picture, angle, scale)
            self._turned[key, angle, scale] = kept
        return kept

    def _shadow(self, size: tuple[int, int]) -> tuple[pygame.Surface, int]:
        if size not in self._shadows:
            shape = blank(size)
            pygame.draw.rect(shape, (0, 0, 0, 255), shape.get_rect(), border_radius=size[0] // 15)
            self._shadows[size] = shadow(shape, self._layout.px(7), 200)
        return self._shadows[size]

    def _draw_numbers(self, canvas: pygame.Surface, shown: HandShown) -> None:
        lip = self._layout.rack_lip
        face = font("strong", min(self._layout.type(14), round(lip.h * 0.88)))
        slots = [self._layout.hand_slot(index, len(shown.cards)) for index in range(len(shown.cards))]
        for index, slot in enumerate(slots):
            # under the part of the card that its neighbour leaves free
            right = min(slot.right, slots[index + 1].x) if index + 1 < len(slots) else slot.right
            at = ((slot.x + right) // 2, lip.centery)
            draw_text(canvas, str(index + 1), at, face, _NUMBER, "center", _DARK)

    def _draw_name(self, canvas: pygame.Surface, shown: HandShown) -> None:
        """Draw the name of the action card that is pointed at or has the focus, which large text finds no room for."""
        index = shown.focused if shown.hovered is None else shown.hovered
        if self._layout.viewport.text_scale <= 1 or index is None or index >= len(shown.cards):
            return
        card = shown.cards[index].card
        if card is None or isinstance(card, Face):
            return
        layout, slot = self._layout, self.card_rect(index, len(shown.cards))
        face = font("bold", layout.type(_NAME))
        strip = Rect(0, 0, text_width(ribbon_name(card), face) + 2 * layout.px(10), line_height(face) + layout.px(2))
        strip.midbottom = (slot.centerx, layout.rack_lip.top - layout.px(2))
        if strip.w <= layout.rack.w:  # beside it there are things to press
            strip.clamp_ip(layout.rack)
        strip.clamp_ip(layout.viewport.rect)
        draw_plate(canvas, strip, "paper", layout.viewport, radius=5)
        draw_text(canvas, ribbon_name(card), strip.center, face, PARCHMENT_INK, "center")


def draw_disc(canvas: pygame.Surface, rect: Rect, icon: PictureName, pictures: PictureStore) -> None:
    """Draw a round dark button or mark with a blue icon."""
    radius = round(rect.w * 0.33)
    pygame.draw.circle(canvas, (14, 26, 32), rect.center, radius)
    pygame.draw.circle(canvas, hue(SKY), rect.center, radius, max(1, radius // 9))
    size = round(radius * 1.3)
    picture = pictures.get(PictureKey(icon, size, size, "sky"))
    canvas.blit(picture, picture.get_rect(center=rect.center))


def _gap(size: tuple[int, int], unit: float) -> pygame.Surface:
    """Make the outline of a card that is away."""
    key = (size, unit)
    if key not in _gaps:
        w, h = size[0] / unit, size[1] / unit
        body = svg.rect(2, 2, w - 4, h - 4, 7, "#000000", opacity=0.35)
        edge = svg.path(
            f"M9 2 L{w - 9:.1f} 2 Q{w - 2:.1f} 2 {w - 2:.1f} 9 L{w - 2:.1f} {h - 9:.1f} Q{w - 2:.1f} {h - 2:.1f} "
            f"{w - 9:.1f} {h - 2:.1f} L9 {h - 2:.1f} Q2 {h - 2:.1f} 2 {h - 9:.1f} L2 9 Q2 2 9 2",
            stroke="#CBB184", width=1.6, opacity=0.7, dash="7 5",
        )  # fmt: skip
        _gaps[key] = rasterise(svg.document(body + edge, w, h), size)
    return _gaps[key]


_gaps: dict[tuple[tuple[int, int], float], pygame.Surface] = {}


def draw_role(
    canvas: pygame.Surface, layout: TableLayout, pictures: PictureStore, picture: PictureName, variant: str
) -> None:
    """Draw the viewer's role card, face down or up, a little askew."""
    card = layout.role_card
    turned, under, margin = _askew(pictures.get(card_key(picture, card.w, variant)), layout.px(7))
    where = turned.get_rect(center=card.center)
    canvas.blit(under, where.move(layout.px(1) - margin, layout.px(4) - margin))
    canvas.blit(turned, where)


@kept
def _askew(card: pygame.Surface, blur: int) -> tuple[pygame.Surface, pygame.Surface, int]:
    """Return a card turned a little, with its shadow and how much larger that is."""
    turned = pygame.transform.rotozoom(card, 4, 1)
    return (turned, *shadow(turned, blur, 200))


def role_words(picture: PictureName) -> tuple[str, str]:
    """Return a heading and a line about the viewer's role card: what it is and is to do, or how to see it."""
    role = naming.role_shown(picture)
    if role is not None:
        return role_name(role), role_goal(role)
    return _("Role hidden"), _("Press {key} to see it").format(key=key_in_sentence(Control.PEEK, _("Peek")))


def draw_role_words(canvas: pygame.Surface, layout: TableLayout, picture: PictureName) -> None:
    """Draw heading and line about the role as large as there is room for; in a narrow corner one of them alone."""
    box, (heading, text) = layout.role_words, role_words(picture)
    size, lines = role_lines(layout, heading, text)
    body, face = font("body", size), fitting_font(heading, "bold", size + 2, box.w)
    top = 0 if layout.tall_rail else line_height(face)
    if top:
        draw_text(canvas, heading, box.topleft, face, _SAND, shadow=(0, 0, 0))
    for place, line in enumerate(lines):
        at = (box.centerx if layout.tall_rail else box.x, box.y + top + place * line_height(body))
        draw_text(canvas, line, at, body, _CREAM, "midtop" if layout.tall_rail else "topleft", (0, 0, 0))


def role_lines(layout: TableLayout, heading: str, text: str) -> tuple[int, list[str]]:
    """Return the size of type and the lines below the heading.

    A narrow corner has no heading: there the line is shown if it fits whole, else the heading in its place.
    """
    box = layout.role_words
    for words in (text, heading) if layout.tall_rail else (text,):
        for size in range(layout.type(14), LEAST_TYPE - 1, -1):
            body = font("body", size)
            head = 0 if layout.tall_rail else line_height(fitting_font(heading, "bold", size + 2, box.w))
            lines, most = wrap(words, body, box.w), (box.h - head) // line_height(body)
            if len(lines) <= most:
                return size, lines
    return size, lines[:most]
