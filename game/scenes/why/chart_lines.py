"""The lines of the chart of suspicion: what they show, and how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from itertools import product
from typing import NamedTuple

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import BLACK, WHITE
from game.art.drawing.palette import SEAT_COLOURS, rgb
from game.art.drawing.raster import Colour, blank
from game.art.drawing.strips import bands
from game.engine.cards import Role
from game.engine.state import State
from game.hindsight.sentences import turn_words
from game.hindsight.suspicion import Course, course_of
from game.ui.context import Context
from game.ui.viewport import Viewport

_FINE = 2
"""Lines are drawn this many times as large and made smaller, so that they are smooth."""
_BAND = 250_000
"""Pixels of the chart whose lines are drawn at once."""

Way = Sequence[tuple[int, int]]
"""The points of a line, one for each row of the course."""


class Charted(NamedTuple):
    """What a chart shows: the course, who was what at the end, and what to say of each turn."""

    course: Course
    roles: tuple[Role, ...]
    words: tuple[str, ...]


def charted(state: State, names: Sequence[str]) -> Charted:
    """Return the chart of a round that is over, or that is watched with everything open."""
    course = course_of(state)
    return Charted(course, state.roles, turn_words(state, course, names))


def guilty(shown: Charted, seat: int) -> bool:
    """Return whether a seat was a saboteur at the end: its line is thick."""
    return shown.roles[seat] is Role.SABOTEUR


def edge_of(viewport: Viewport) -> int:
    """Return the room around the plot for what is thicker than a point."""
    return viewport.px(8)


def draw_lines(
    picture: pygame.Surface, shown: Charted, ways: Mapping[int, Way], marked: Set[int], context: Context
) -> None:
    """Draw the lines of these seats over what is there; of those `marked`, each of their turns bears their shape."""
    viewport = context.viewport
    for band in bands(picture.get_rect(), _BAND):
        large = blank((band.w * _FINE, band.h * _FINE))
        for seat, way in ways.items():
            thick = _FINE * max(1, viewport.px(4.4 if guilty(shown, seat) else 2))
            points = [(x * _FINE, (y - band.y) * _FINE) for x, y in way]
            _draw_smooth(large, points, rgb(SEAT_COLOURS[seat]), thick)
        picture.blit(pygame.transform.smoothscale(large, band.size), band)
    side = max(8, viewport.px(11))
    for turn, done in enumerate(shown.course.turns, 1):
        if done.seat in ways and done.seat in marked:
            mark = context.pictures.get(PictureKey(naming.seat_shape(done.seat), side, side))
            picture.blit(mark, mark.get_rect(center=ways[done.seat][turn]))


def edged(lines: pygame.Surface, viewport: Viewport) -> pygame.Surface:
    """Return the lines with a white edge around them, and black between it and others."""
    found, wide = blank(lines.get_size()), max(1, viewport.px(1))
    for tone, far in ((BLACK, 2 * wide), (WHITE, wide)):
        shape = lines.copy()
        shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        shape.fill((*tone, 0), special_flags=pygame.BLEND_RGBA_ADD)
        for across, down in product((-far, 0, far), repeat=2):
            found.blit(shape, (across, down))
    found.blit(lines, (0, 0))
    return found


def _draw_smooth(surface: pygame.Surface, points: Way, colour: Colour, thick: int) -> None:
    if len(points) > 1:
        pygame.draw.lines(surface, colour, False, points, thick)
    for point in points:
        pygame.draw.circle(surface, colour, point, thick // 2)


def spread(wanted: Sequence[int], step: int, top: int, foot: int) -> list[int]:
    """Return places from `top` to `foot`, `step` apart and as near as can be to those wanted, which come in order."""
    placed: list[int] = []
    for want in wanted:
        placed.append(max(want, placed[-1] + step if placed else top))
    limit = foot
    for place in range(len(placed) - 1, -1, -1):
        placed[place] = min(placed[place], limit)
        limit = placed[place] - step
    return placed
