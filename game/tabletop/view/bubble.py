"""A speech bubble: where it is beside its speaker, and how it looks (UX S3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Self

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, WHITE, hue, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.palette import hexed
from game.art.drawing.raster import Colour, blank, rasterise, shadow
from game.art.store import PictureStore
from game.engine.commands import Claim, ClaimSeat
from game.engine.events import Claimed
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.claim_marks import claim_icon
from game.ui.paint import icon_tone
from game.ui.text import draw_text, line_height, text_width, wrap
from game.ui.theme import PARCHMENT_INK, Font, font

_PAPER: Colour = two_forms((243, 233, 210), BLACK)
_LINE: Colour = two_forms((15, 12, 10), WHITE)
_TYPE = 16
_ONE_LINE = 210
"""Width of a text in design units above which it is set on two lines."""
_STEP = 4
_MOST_LINES = 4
_BESIDE = 16
"""How far right of the rail a bubble begins, design units."""
_NEAR = 1.6
"""How many plates a bubble may be away from its own for the sake of cards that it need not cover."""


class Spoken(NamedTuple):
    """What a seat says: a claim in its words, or a remark without one."""

    seat: int
    words: str
    claim: Claim | None = None

    @classmethod
    def of(cls, event: Claimed, words: str) -> Self:
        """Return a claim with the words in which it is made."""
        return cls(event.seat, words, event.claim)


class Bubble(NamedTuple):
    """A finished bubble: its picture with its place on the window, and the tip that points at the speaker."""

    picture: pygame.Surface
    pos: tuple[int, int]
    tip: tuple[int, int]


class _Text(NamedTuple):
    lines: tuple[str, ...]
    face: Font
    icon: int
    token: int
    size: tuple[int, int]


def bubble_rect(spoken: Spoken, layout: TableLayout, avoid: Sequence[Rect], spare: Sequence[Rect] = ()) -> Rect:
    """Return the paper of a bubble right of the rail, as near its speaker as it can be without covering `avoid`.

    Not far from the plate it leaves room for `spare`, too.
    """
    plate, top = layout.seat(spoken.seat), layout.top_bar.bottom
    rect = Rect((0, 0), _text(spoken, layout).size)
    rect.midleft = (layout.seat_rail.right + layout.px(_BESIDE), _tip(spoken.seat, layout)[1])
    room = Rect(rect.x, top, rect.w, layout.viewport.size[1] - top).inflate(0, -2 * layout.px(6))
    rect.clamp_ip(room)
    near = _free(rect, room, [*avoid, *spare], round(plate.h * _NEAR)) if spare else None
    return near or _free(rect, room, avoid, room.h) or rect


def _tip(seat: int, layout: TableLayout) -> tuple[int, int]:
    """Return where the tail of a bubble ends: between two rows, if on its way it passes the plate of another seat."""
    plate = layout.seat(seat)
    passes = plate.right < layout.seat_rail.centerx + layout.px(4)
    return plate.right - layout.px(2), plate.bottom if passes else plate.centery


def _free(rect: Rect, room: Rect, avoid: Sequence[Rect], farthest: int) -> Rect | None:
    """Return the rect moved up or down until it is free of `avoid`, if that is no farther than so many pixels."""
    taken = list(avoid)
    for step in range(0, farthest, _STEP):
        for moved in (rect.move(0, -step), rect.move(0, step)):
            if room.contains(moved) and moved.collidelist(taken) < 0:
                return moved
    return None


def make_bubble(spoken: Spoken, layout: TableLayout, rect: Rect, pictures: PictureStore) -> Bubble:
    """Make the bubble with its paper in `rect`."""
    pad, tip = layout.px(10), _tip(spoken.seat, layout)
    shape, pos = _shape(tuple(rect), tip, layout.px(9), max(2, layout.px(2)))
    picture = shape.copy()
    text = _text(spoken, layout)
    inside = rect.move(-pos[0], -pos[1])
    left = inside.x + pad
    if spoken.claim is not None:
        icon = pictures.get(
            PictureKey(naming.icon(claim_icon(spoken.claim)[0]), text.icon, text.icon, icon_tone("paper"))
        )
        picture.blit(icon, icon.get_rect(midleft=(left, inside.centery)))
        left += text.icon + pad
    y = inside.centery - line_height(text.face) * len(text.lines) // 2
    for line in text.lines:
        draw_text(picture, line, (left, y), text.face, PARCHMENT_INK)
        y += line_height(text.face)
    if isinstance(spoken.claim, ClaimSeat):
        token = pictures.get(PictureKey(naming.token(spoken.claim.seat), text.token, text.token))
        picture.blit(token, token.get_rect(midright=(inside.right - pad, inside.centery)))
    return Bubble(picture, pos, tip)


def _text(spoken: Spoken, layout: TableLayout) -> _Text:
    """Set the words on one line or two, or more where the window is too narrow; return them with the paper's size.

    A claim is set in bold beside its icon, a remark in italics alone, so that the two are told apart.
    """
    claimed = spoken.claim is not None
    face, pad = font("bold" if claimed else "italic", layout.type(_TYPE)), layout.px(10)
    icon = max(16, min(round(line_height(face) * 1.2), layout.px(40))) if claimed else 0
    token = icon if isinstance(spoken.claim, ClaimSeat) else 0
    signs = sum(side + pad for side in (icon, token) if side)
    room = layout.viewport.size[0] - layout.seat_rail.right - layout.px(_BESIDE) - 2 * pad - signs
    lines = _balanced(spoken.words, face, layout.px(_ONE_LINE), room)
    width = 2 * pad + signs + max(text_width(line, face) for line in lines)
    return _Text(lines, face, icon, token, (width, max(icon, line_height(face) * len(lines)) + 2 * layout.px(8)))


@lru_cache(maxsize=32)
def _balanced(words: str, face: Font, one_line: int, room: int) -> tuple[str, ...]:
    """Return the words on one line if they are short, else on as few as there is room for, of about the same length."""
    whole = text_width(words, face)
    if whole <= min(one_line, room):
        return (words,)
    for count in range(2, _MOST_LINES + 1):
        width = whole // count
        while len(lines := wrap(words, face, width)) > count:
            width += _STEP
        if width <= room:
            break
    return tuple(lines)


@kept
def _shape(
    paper: tuple[int, ...], tip: tuple[int, int], radius: int, line: int
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Draw paper and tail with ink around both, on their shadow; return them, and where their upper left corner is."""
    rect, margin = Rect(paper), 2 * line + 12
    whole = rect.union(Rect(tip, (1, 1))).inflate(2 * margin, 2 * margin)
    x, y = rect.x - whole.x, rect.y - whole.y
    root = [(x + line, y + rect.h / 2 - radius), (x + line, y + rect.h / 2 + radius)]
    if not rect.top <= tip[1] <= rect.bottom:
        edge = y + line if tip[1] < rect.top else y + rect.h - line
        root = [(x + radius, edge), (x + 3 * radius, edge)]
    tail = svg.polygon([root[0], (tip[0] - whole.x, tip[1] - whole.y), root[1]])
    ink, paper_tone = hexed(hue(_LINE)), hexed(hue(_PAPER))
    body = svg.rect(x, y, rect.w, rect.h, radius, ink, ink, 2 * line) + svg.path(tail, ink, ink, 2 * line)
    body += svg.rect(x, y, rect.w, rect.h, radius, paper_tone) + svg.path(tail, paper_tone)
    drawn = rasterise(svg.document(body, *whole.size), whole.size)
    picture = blank(whole.size)
    dark, more = shadow(drawn, 4, 150)
    picture.blit(dark, (-more + line, -more + 2 * line))
    picture.blit(drawn, (0, 0))
    return picture, whole.topleft
