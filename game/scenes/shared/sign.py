"""What the scenes of a round are put together from: the wooden sign, gold lettering, portraits, thin lines."""

from __future__ import annotations

import math

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, GREY, WHITE, YELLOW, hue, in_contrast, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.lettering import gold_lettering
from game.art.drawing.palette import INK
from game.art.drawing.raster import Colour, ball, blank, shadow
from game.art.drawing.spacing import above, advance
from game.art.drawing.strips import lay_rim, lay_sheet, lay_stretched
from game.art.people.cast import portrait_name
from game.tabletop.motions.easing import span
from game.ui.context import Context
from game.ui.paint import draw_plate
from game.ui.text import drawn_runs, headroom, place_on_line, text_surface
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget

ON_WOOD: Colour = two_forms((18, 11, 6), BLACK)
"""The hard shadow under light text on wood."""
CREAM: Colour = two_forms((240, 220, 174), WHITE)
SAND: Colour = two_forms((230, 211, 168), WHITE)
_BRASS_LINE: Colour = two_forms((138, 106, 58), GREY)
_LINE, _STUD = "#D9A437", "#C9963C"
_INSET = 11.0
_CORNER = 12.0
"""How far line and studs reach in from there."""
_COMES_UP = 0.12
"""Part of the time of a turn in which with less motion the face comes up."""
_LEAST_LETTERING, _GROWS = 14, 1.35
"""Least type of gold lettering in pixels, and how much larger it becomes with large text at most."""


def lantern_light(canvas: pygame.Surface, rect: pygame.Rect, viewport: Viewport) -> None:
    """Draw warm light around a sign on a dark ground; in high contrast there is none."""
    if in_contrast():
        return
    across, down = rect.w * 0.5 + viewport.px(420), rect.h * 0.5 + viewport.px(330)
    at = (rect.centerx - round(across), rect.centery - round(down))
    lay_stretched(canvas, ball((70, 45, 18), 1.5), pygame.BLEND_RGB_ADD, (int(2 * across), int(2 * down)), at)


def draw_sign(canvas: pygame.Surface, rect: pygame.Rect, viewport: Viewport) -> None:
    """Draw a board of planks with a brass line inside its edge and a stud in each corner."""
    draw_plate(canvas, rect, "wood", viewport, radius=16, seed=3)
    width, height = rect.w / viewport.unit, rect.h / viewport.unit
    far_x, far_y = width - _INSET, height - _INSET
    body = svg.rect(_INSET, _INSET, far_x - _INSET, far_y - _INSET, 10, "none", _LINE, 1.6, 0.8)
    for x, y in ((_INSET, _INSET), (far_x, _INSET), (_INSET, far_y), (far_x, far_y)):
        body += svg.circle(x, y, 5, _STUD, INK, 1.6)
    if canvas.get_rect().contains(rect):
        lay_rim(canvas.subsurface(rect), body, viewport.unit, math.ceil((_INSET + _CORNER) * viewport.unit))
    else:
        lay_sheet(canvas, body, viewport.unit, area=rect)


def lettering(text: str, size: int, width: int, outline: int | None = None) -> pygame.Surface:
    """Return gold lettering in a font of `size` pixels, or smaller so that it is at most `width` pixels wide."""
    while True:
        drawn = _lettering(text, size, outline or max(2, size // 20))
        if drawn.get_width() <= width or size <= _LEAST_LETTERING:
            return drawn
        size = max(_LEAST_LETTERING, min(size - 1, size * width // drawn.get_width()))


def _lettering(text: str, size: int, outline: int) -> pygame.Surface:
    """Set pieces of one font each on one base line; neighbours overlap by their outlines."""
    main = font("title", size)
    if in_contrast():
        return _plain_lettering(text, main, outline)
    overlap = 2 * (outline + 2)
    drawn: list[tuple[pygame.Surface, pygame.font.Font, int, int]] = []
    width = overlap
    for part, face in drawn_runs(text, main):
        if part == " ":
            width += advance(part, face)
            continue
        piece = gold_lettering(part, face, outline)
        drawn.append((piece, face, width - overlap, above(part, face) if face is main else 0))
        width += piece.get_width() - overlap
    own = [piece.get_height() for piece, face, *_ in drawn if face in (main, main.figures)]
    inks = [piece.get_bounding_rect().h for piece, *_ in drawn]
    head, room = headroom(text, main), max((main.get_height() + overlap + 2, *own, *inks))
    whole = blank((width, head + room))
    for piece, face, left, down in drawn:
        whole.blit(piece, (left, head - down + place_on_line(piece, main, face, room)))
    return whole


def _plain_lettering(text: str, main: Font, outline: int) -> pygame.Surface:
    """Set the text in one tone, with as much room around it as gold lettering has."""
    written = text_surface(text, main, YELLOW)
    room = blank((written.get_width() + 2 * outline + 4, written.get_height() + 2 * outline + 6))
    room.blit(written, (outline + 2, outline + 2))
    return room


@kept
def _card_shadow(size: tuple[int, int], blur: int) -> tuple[pygame.Surface, int]:
    card = blank(size)
    pygame.draw.rect(card, (0, 0, 0, 255), card.get_rect(), border_radius=max(2, size[0] // 15))
    return shadow(card, blur, 200)


def draw_card(
    canvas: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect, viewport: Viewport, open_: float = 1.0
) -> None:
    """Draw a card with its shadow in `rect`; `open_` is how much of its width shows while it turns over, 0 to 1."""
    blur, drop = max(2, viewport.px(6)), viewport.px(5)
    under, margin = _card_shadow(rect.size, blur)
    if open_ < 1:
        width = max(2, round(rect.w * open_))
        under = pygame.transform.scale(under, (width + 2 * margin, under.get_height()))
        picture = pygame.transform.smoothscale(picture, (width, rect.h))
    where = picture.get_rect(center=rect.center)
    canvas.blit(under, (where.x - margin, where.y - margin + drop))
    canvas.blit(picture, where)


def draw_turning(
    canvas: pygame.Surface, context: Context, rect: pygame.Rect, sides: tuple[PictureKey, PictureKey], turned: float
) -> None:
    """Draw a card that is turned over so far, 0 to 1; `sides`: back and face. Below a half the face is not asked for.

    With less motion the face comes up over the back where it lies, within a fade at any speed (UX M26).
    """
    back, face = sides
    viewport, pictures = context.viewport, context.pictures
    if not context.settings.reduced_motion:
        picture = pictures.get(face if turned >= 0.5 else back)
        draw_card(canvas, picture, rect, viewport, abs(math.cos(math.pi * turned)))
        return
    up = span(turned, 0.5, 0.5 + _COMES_UP)
    draw_card(canvas, pictures.get(face if up == 1 else back), rect, viewport)
    if 0 < up < 1:
        over = pictures.get(face)
        over.set_alpha(round(255 * up))
        canvas.blit(over, over.get_rect(center=rect.center))
        over.set_alpha(255)


class Lettering(Widget):
    """A line of gold lettering that shrinks to the width it is given. `size` is in design units.

    It is large from the start. Where it has the `factor` by which texts beside it shrink, it grows with them a little,
    so that it stays larger than they are.
    """

    focusable = False

    def __init__(self, text: str, size: float, centred: bool = False, *, factor: float | None = None) -> None:
        super().__init__("")
        self.text = text
        self._size = size
        self._factor = factor
        self._centred = centred
        self._drawn: tuple[tuple[int, int, bool], pygame.Surface] | None = None

    def _type(self, viewport: Viewport) -> int:
        if self._factor is None:
            return viewport.px(self._size)
        return viewport.px(self._size * min(_GROWS, self._factor * max(1.0, viewport.text_scale)))

    def _picture(self, width: int, viewport: Viewport) -> pygame.Surface:
        wanted = (self._type(viewport), width, in_contrast())
        if self._drawn is None or self._drawn[0] != wanted:
            self._drawn = (wanted, lettering(self.text, *wanted[:2]))
        return self._drawn[1]

    def height(self, width: int, viewport: Viewport) -> int:
        return self._picture(width, viewport).get_height()

    def spoken(self, _viewport: Viewport) -> tuple[str, ...]:
        return (self.text,)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        picture = self._picture(self.rect.w, context.viewport)
        outline = max(2, self._type(context.viewport) // 20) + 2
        where = picture.get_rect(midleft=(self.rect.x - outline, self.rect.centery))
        if self._centred:
            where.centerx = self.rect.centerx
        canvas.blit(picture, where)


class Medallion(Widget):
    """The portrait of a seat with its token at the lower right. As high as it is wide."""

    focusable = False

    def __init__(self, seat: int, mind: str, token: float = 0.33) -> None:
        super().__init__("")
        self._seat = seat
        self._portrait = portrait_name(seat, mind)
        self._token = token

    def height(self, width: int, _viewport: Viewport) -> int:
        return width

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        rect = self.rect
        side = round(rect.w * self._token)
        token = pygame.Rect(0, 0, side, side)
        token.center = (rect.right - side * 2 // 5, rect.bottom - side // 3)
        for name, where in ((self._portrait, rect), (naming.token(self._seat), token)):
            canvas.blit(context.pictures.get(PictureKey(name, where.w, where.h)), where)


class Rule(Widget):
    """A thin line of brass across."""

    focusable = False

    def __init__(self, colour: Colour = _BRASS_LINE) -> None:
        super().__init__("")
        self._colour = colour

    def height(self, _width: int, viewport: Viewport) -> int:
        return max(1, viewport.px(1.4))

    def draw(self, canvas: pygame.Surface, _context: Context) -> None:
        canvas.fill(hue(self._colour), self.rect)
