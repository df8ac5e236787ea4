"""The telling moments on the chart of suspicion: which ones it marks, and where their signs and words have room."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import YELLOW, hue, two_forms
from game.art.drawing.raster import Colour
from game.engine.events import Claimed
from game.engine.observe import log_of
from game.engine.state import State
from game.hindsight.suspicion import Course
from game.hindsight.telling import STOPS, Moment, Telling, most_telling_first
from game.hindsight.telling_words import moment_label
from game.scenes.shared.moment_signs import sign_of
from game.ui.context import Context
from game.ui.paint import icon_tone
from game.ui.text import text_width
from game.ui.theme import Font

_CHARTED = STOPS | {Telling.BREAK, Telling.TRAP, Telling.ROCKFALL}
"""What has to do with suspicion, or with how the round went on."""
_PIN: Colour = two_forms((196, 160, 84), YELLOW)
_OF_SUSPICION = frozenset({Telling.FOUND_OUT, Telling.FALSELY_ACCUSED})
"""Moments that stand on the line of the seat that they are about."""


class Mark(NamedTuple):
    """A telling moment on the chart: at row `row` of the course, on the line of `seat`, with its words."""

    kind: Telling
    row: int
    seat: int
    label: str


class Flag(NamedTuple):
    """A mark that found room: where its sign and its words lie, which is None where only the sign has room."""

    mark: Mark
    sign: pygame.Rect
    words: pygame.Rect | None


class Room(NamedTuple):
    """The room for flags: lanes of equal height one above the other, the first one lowest, and the size of signs."""

    area: pygame.Rect
    lanes: int
    side: int
    gap: int


def marks_of(state: State, course: Course, moments: Sequence[Moment], names: Sequence[str]) -> tuple[Mark, ...]:
    """Return the marks of a round, the most telling first."""
    log, found = log_of(state, None), []
    for each in most_telling_first(moments):
        # a claim is part of the turn that it begins
        row = course.turn_of(each.place) + isinstance(log[each.place], Claimed)
        if each.kind in _CHARTED and 0 < row <= len(course.turns):
            about = each.kind in _OF_SUSPICION and each.about is not None
            seat = each.about if about and each.about is not None else each.seat
            found.append(Mark(each.kind, row, seat, moment_label(each, names)))
    return tuple(found)


def flags(marks: Sequence[Mark], room: Room, at: Callable[[float], int], face: Font) -> list[Flag]:
    """Place as many marks as have room, with their words where these have, the most telling first.

    Each is above its turn, and neither a flag nor its pin lies over another. A flag leaves as many turns of others free
    as it can.
    """
    placed: list[Flag] = []
    taken: list[pygame.Rect] = []
    for number, mark in enumerate(marks):
        x, others = at(mark.row), [at(other.row) for other in marks[number + 1 :]]
        for wide in (room.side + room.gap + text_width(mark.label, face), room.side):
            free = [box for box in _boxes(wide, x, room) if not _in_the_way(box, x, room, taken)]
            if free:
                box = min(free, key=lambda each: sum(each.left <= other <= each.right for other in others))
                taken += [box, _pin(x, box, room)]
                sign = pygame.Rect(box.x, box.centery - room.side // 2, room.side, room.side)
                words = pygame.Rect(sign.right + room.gap, box.y, wide - room.side - room.gap, box.h)
                placed.append(Flag(mark, sign, words if wide > room.side else None))
                break
    return placed


def _boxes(wide: int, x: int, room: Room) -> Iterator[pygame.Rect]:
    """Return the places for a flag of that width over `x`, the best first: the lowest lane, its middle at `x`."""
    high = room.area.h // max(1, room.lanes)
    half = room.side // 2
    for lane in range(room.lanes):
        top = room.area.bottom - (lane + 1) * high
        for left in (x - wide // 2, x - half, x + half - wide):
            box = pygame.Rect(left, top, wide, high).clamp(room.area)
            if box.w <= room.area.w and box.left <= x <= box.right:
                yield box


def _in_the_way(box: pygame.Rect, x: int, room: Room, taken: Sequence[pygame.Rect]) -> bool:
    """Return whether a flag there, or its pin, would lie over what is taken."""
    parts = (box.inflate(2 * room.gap, 0), _pin(x, box, room))
    return any(part.collidelist(list(taken)) >= 0 for part in parts)


def _pin(x: int, box: pygame.Rect, room: Room) -> pygame.Rect:
    """Return what the pin of a flag takes of the lanes below it."""
    return pygame.Rect(x - room.gap // 2, box.bottom, room.gap, room.area.bottom - box.bottom)


def draw_flags(
    canvas: pygame.Surface, placed: Sequence[Flag], pins: Sequence[tuple[int, int]], context: Context
) -> None:
    """Draw the signs of the flags, each with a pin down to its point of `pins`, on the line that it tells of."""
    px = context.viewport.px
    for flag, (x, y) in zip(placed, pins, strict=True):
        pygame.draw.line(canvas, hue(_PIN), (x, flag.sign.bottom + px(2)), (x, y))
        pygame.draw.circle(canvas, hue(_PIN), (x, y), px(6), max(1, px(1.4)))
        key = PictureKey(naming.icon(sign_of(flag.mark.kind)), flag.sign.w, flag.sign.h, icon_tone("slate"))
        canvas.blit(context.pictures.get(key), flag.sign)
