"""The seats: portrait, token, name, tools, hand and last act of every player (UX S1)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.art.drawing.contrast import BLACK, CYAN, WHITE, hue, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.palette import hexed
from game.art.drawing.raster import Colour, blank
from game.art.naming import PictureName
from game.art.people.cast import portrait_name
from game.art.people.looks import CALM, Look
from game.art.people.patches import draw_look, face_area
from game.art.store import PictureStore
from game.art.surfaces.plates import glow
from game.engine.cards import InFront, Marker, Role, Tool
from game.engine.commands import Claim, ClaimSeat
from game.records.setup import HUMAN
from game.system.i18n import _
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.claim_marks import draw_mark
from game.tabletop.view.panel import fitting_font, fitting_lines
from game.ui.paint import draw_plate
from game.ui.text import draw_text, text_width
from game.ui.theme import GOLD, HOUSE_RULE, LANTERN, font
from game.words.suspicion import suspicion_sign

_NAME: Colour = two_forms((255, 243, 214), WHITE)
_QUIET: Colour = two_forms((214, 198, 162), WHITE)
_DARK: Colour = two_forms((18, 11, 6), BLACK)
_TRUST: Colour = two_forms((18, 94, 76), CYAN)
_PAPER: Colour = two_forms((250, 244, 228), BLACK)
_SHADE = (14, 11, 9, 170)
MARGIN = 16
"""Room around a plate for its glow and shadow, in design units."""


@dataclass(frozen=True, slots=True)
class Badges:
    """Small signs on the portrait: the `bonus` it took (R11.3), a new hat, a role that the viewer knows or suspects.

    At the right of the plate: how many seats suspect it and how many trust it, by what they say (R12.1).
    """

    bonus: int | None = None
    new_hat: bool = False
    role: Role | None = None
    suspected: int = 0
    trusted: int = 0
    suspicion: int = 0

    def claims(self, seat: int, room: int) -> list[tuple[Claim, int]]:
        """Return the claims about `seat` to mark and how many make them; what most say, where there is room for one."""
        counts: list[tuple[Claim, int]] = [
            (ClaimSeat(seat, "saboteur"), self.suspected),
            (ClaimSeat(seat, "digger"), self.trusted),
        ]
        made = [(claim, count) for claim, count in counts if count]
        return made if len(made) <= room else [max(made, key=lambda each: each[1])]


@dataclass(frozen=True, slots=True)
class SeatShown:
    """What the plate of one seat says. `in_front` leaves out what a motion is just showing."""

    seat: int
    name: str
    in_front: tuple[InFront, ...]
    cards: int
    line: str
    to_move: bool
    badges: Badges = Badges()
    retired: bool = False
    mind: str = HUMAN
    look: Look = CALM


def seat_area(layout: TableLayout, seat: int) -> Rect:
    """Return the plate with its glow."""
    margin = layout.px(MARGIN)
    return layout.seat(seat).inflate(2 * margin, 2 * margin)


def face_on_plate(layout: TableLayout, seat: int) -> Rect:
    """Return where eyes and mouth of a seat's portrait are: nothing but its own plate is drawn there."""
    portrait = layout.portrait(seat)
    return face_area(portrait.w).move(portrait.topleft)


def paint_seat(
    surface: pygame.Surface, offset: tuple[int, int], layout: TableLayout, pictures: PictureStore, shown: SeatShown
) -> None:
    """Draw one seat on a clear panel that is at `offset` of the window."""
    plate = layout.seat(shown.seat).move(-offset[0], -offset[1])
    if shown.to_move:
        light, margin = _turn_light(plate.size, layout.unit)
        surface.blit(light, plate.move(-margin, -margin))
    draw_plate(surface, plate, "wood", layout.viewport, seed=20 + shown.seat)
    _paint_portrait(surface, plate, layout, pictures, shown)
    if shown.retired:
        _paint_retired(surface, plate, layout, pictures, shown)
    for thing in layout.things:
        if thing is not Marker.TRAPPED and not shown.retired and (isinstance(thing, Tool) or thing in shown.in_front):
            slot = layout.slot(shown.seat, thing).move(-offset[0], -offset[1])
            name = _slot_picture(thing, thing in shown.in_front)
            surface.blit(pictures.get(PictureKey(name, slot.w, slot.h)), slot)
    marks = layout.claims(shown.seat)
    claims = shown.badges.claims(shown.seat, len(marks))
    for where, (claim, count) in zip(marks, claims, strict=False):
        draw_mark(surface, where.move(-offset[0], -offset[1]), claim, count, pictures)
    _paint_words(surface, plate, layout, pictures, shown)


def _slot_picture(thing: InFront, there: bool) -> PictureName:
    return naming.tool(thing) if isinstance(thing, Tool) and not there else naming.in_front(thing)


@kept
def _turn_light(size: tuple[int, int], unit: float) -> tuple[pygame.Surface, int]:
    return glow(size, hexed(hue(LANTERN)), unit=unit)


def _paint_portrait(
    surface: pygame.Surface, plate: Rect, layout: TableLayout, pictures: PictureStore, shown: SeatShown
) -> None:
    where = layout.portrait(shown.seat).move(plate.topleft)
    where.move_ip(-layout.seat(shown.seat).x, -layout.seat(shown.seat).y)
    surface.blit(pictures.get(PictureKey(portrait_name(shown.seat, shown.mind), where.w, where.h)), where)
    draw_look(surface, where, shown.seat, shown.mind, shown.look)
    if Marker.TRAPPED in shown.in_front:
        surface.blit(pictures.get(PictureKey(naming.sprite("portcullis"), where.w, where.h)), where)
    if shown.retired:
        _darken(surface, where)
    size = max(layout.px(17), where.w // 2) if layout.stacked_seats else max(layout.px(24), where.w // 3)
    corner = where.bottomright
    token = Rect(0, 0, size, size)
    token.bottomright = (corner[0] + layout.px(5), corner[1] + layout.px(2))
    surface.blit(pictures.get(PictureKey(naming.token(shown.seat), size, size)), token.clamp(plate))
    _paint_badges(surface, where, layout, pictures, shown.badges)


def _darken(surface: pygame.Surface, where: Rect) -> None:
    """Darken the portrait to less than half its light: the lamp is out."""
    shade = blank(where.size)
    pygame.draw.circle(shade, _SHADE, (where.w // 2, where.h // 2), where.w // 2)
    surface.blit(shade, where)


def _paint_badges(
    surface: pygame.Surface, portrait: Rect, layout: TableLayout, pictures: PictureStore, badges: Badges
) -> None:
    """Draw the signs at the corners of the portrait that the token leaves free."""
    size = max(layout.px(20), portrait.w * 2 // 5)
    if badges.new_hat:
        hat = Rect(portrait.x - layout.px(3), portrait.y - layout.px(2), size, size)
        _paint_disc(surface, hat)
        surface.blit(pictures.get(PictureKey(naming.icon("hat"), size, size, "lantern")), hat)
    if badges.role is not None:
        card = card_key(naming.role(badges.role), size * 4 // 5)
        spot = Rect(portrait.right - card.width + layout.px(5), portrait.y - layout.px(2), card.width, card.height)
        surface.blit(pictures.get(card), spot)
        pygame.draw.rect(surface, hue(_DARK), spot, 1)
    elif badges.suspicion:
        spot = Rect(portrait.right - size + layout.px(2), portrait.y - layout.px(3), size, size)
        _paint_suspicion(surface, spot, badges)
    if badges.bonus is not None:
        nugget = Rect(portrait.x - layout.px(3), portrait.bottom - size + layout.px(2), size, size)
        _paint_disc(surface, nugget)
        pygame.draw.circle(surface, hue(GOLD), nugget.center, nugget.w // 2 - 1)
        number = font("strong", max(12, size * 3 // 4))
        draw_text(surface, str(badges.bonus), nugget.center, number, _DARK, "center")


def _paint_suspicion(surface: pygame.Surface, where: Rect, badges: Badges) -> None:
    """Draw what the viewer has noted on a scrap of paper: the number with its sign."""
    ink = HOUSE_RULE if badges.suspicion > 0 else _TRUST
    pygame.draw.rect(surface, hue(_DARK), where.inflate(2, 2), border_radius=where.w // 4)
    pygame.draw.rect(surface, hue(_PAPER), where, border_radius=where.w // 4)
    pygame.draw.rect(surface, hue(ink), where, max(1, where.w // 12), where.w // 4)
    number = fitting_font("+3", "strong", where.h * 3 // 4, where.w - 4, 9)
    draw_text(surface, suspicion_sign(badges.suspicion), where.center, number, ink, "center")


def _paint_disc(surface: pygame.Surface, where: Rect) -> None:
    pygame.draw.circle(surface, hue(_DARK), where.center, where.w // 2 + 1)


def _paint_retired(
    surface: pygame.Surface, plate: Rect, layout: TableLayout, pictures: PictureStore, shown: SeatShown
) -> None:
    """Draw icon and word where the slots would be (R11.4)."""
    slot = layout.slot(shown.seat, Tool.PICK)
    icon = Rect(plate.x + layout.seat_text_left, plate.y + slot.y - layout.seat(shown.seat).y, slot.w, slot.w)
    surface.blit(pictures.get(PictureKey(naming.icon("retired"), icon.w, icon.h, "muted")), icon)
    taken = layout.count_room if layout.stacked_seats else 0
    room = plate.right - layout.px(10) - layout.claims_width - taken - icon.right - layout.px(6)
    face = fitting_font(_("retired"), "italic", layout.seat_type(15), room)
    draw_text(surface, _("retired"), (icon.right + layout.px(6), icon.centery), face, _QUIET, "midleft", _DARK)


def _paint_words(
    surface: pygame.Surface, plate: Rect, layout: TableLayout, pictures: PictureStore, shown: SeatShown
) -> None:
    """Draw name and hand count above, the last act at the foot where there is room."""
    left, right = plate.x + layout.name_left, plate.right - layout.px(10)
    middle = plate.y + layout.seat_pad + layout.name_band // 2
    count = count_rect(layout, shown.seat, shown.cards)
    count.move_ip(plate.x - layout.seat(shown.seat).x, plate.y - layout.seat(shown.seat).y)
    _paint_count(surface, count, layout, pictures, shown.cards)
    end = right if layout.stacked_seats else count.left - layout.px(5)
    room = (end - left, layout.name_band + layout.px(2))
    face, lines = fitting_lines(shown.name, "heading", layout.seat_type(20), room)
    height = face.get_height()
    top = middle - len(lines) * height // 2
    for place, line in enumerate(lines):
        draw_text(surface, line, (left, top + place * height), face, _NAME, "topleft", _DARK)
    if not layout.dense_seats:
        _paint_line(surface, plate, layout, shown)


def count_rect(layout: TableLayout, seat: int, cards: int) -> Rect:
    """Return where it stands on the window how many cards a seat holds."""
    plate, icon, number = layout.seat(seat), layout.count_icon, font("strong", layout.count_type)
    where = Rect(0, 0, icon + layout.px(5) + text_width(str(cards), number), max(icon, number.get_height()))
    if layout.stacked_seats:
        where.midright = (plate.right - layout.px(10) - layout.claims_width, layout.slot(seat, Tool.PICK).centery)
    else:
        where.midright = (plate.right - layout.px(10), plate.y + layout.seat_pad + layout.name_band // 2)
    return where


def _paint_count(surface: pygame.Surface, where: Rect, layout: TableLayout, pictures: PictureStore, cards: int) -> None:
    """Draw how many cards a seat holds."""
    draw_text(surface, str(cards), where.midright, font("strong", layout.count_type), _NAME, "midright", _DARK)
    icon = Rect(0, 0, layout.count_icon, layout.count_icon)
    icon.midleft = where.midleft
    surface.blit(pictures.get(PictureKey(naming.icon("cards"), icon.w, icon.h)), icon)


def _paint_line(surface: pygame.Surface, plate: Rect, layout: TableLayout, shown: SeatShown) -> None:
    """Draw the last act, above the lower edge of the plate."""
    left, right = plate.x + layout.seat_text_left, plate.right - layout.px(10)
    claimed = shown.badges.suspected and shown.badges.trusted
    width = (right - layout.claims_width if claimed else right) - left
    size = layout.seat_type(14)
    face, lines = fitting_lines(shown.line, "italic", size, (width, layout.line_band if layout.high_seats else 0))
    colour = LANTERN if shown.to_move else _QUIET
    foot = plate.bottom - layout.seat_pad - (layout.line_band if layout.high_seats else 0)
    for place, line in enumerate(lines):
        at = (left, foot + place * round(face.px * 1.15) - (0 if layout.high_seats else face.get_height()))
        draw_text(surface, line, at, face, colour, "topleft", _DARK)
