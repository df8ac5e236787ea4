"""The lines of the chart of suspicion: what they show, and how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from itertools import product
from typing import NamedTuple

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import BLACK, WHITE, hue
from game.art.drawing.palette import SEAT_COLOURS, rgb
from game.art.drawing.raster import Colour, blank
from game.art.drawing.strips import bands
from game.engine.cards import Role
from game.engine.state import State
from game.hindsight.sentences import turn_words
from game.hindsight.suspicion import Course, course_of
from game.hindsight.telling import Moment, all_moments
from game.scenes.why.chart_marks import Mark, marks_of
from game.system.i18n import spoken_language
from game.ui.context import Context
from game.ui.theme import EMBER
from game.ui.viewport import Viewport

_FINE = 2
"""Lines are drawn this many times as large and made smaller, so that they are smooth."""
_BAND = 250_000
"""Pixels of the chart whose lines are drawn at once."""

Way = Sequence[tuple[int, int]]
"""The points of a line, one for each row of the course."""


class Charted(NamedTuple):
    """What a chart shows of a round: its end, the course, what to say of each turn, the telling moments.

    `names` may stand at the ends of the lines. `moments` are all that the round has, in the order of its log. `words`
    and `marks` are in that `language`.
    """

    state: State
    course: Course
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    words: tuple[str, ...]
    marks: tuple[Mark, ...]
    language: str

    @property
    def roles(self) -> tuple[Role, ...]:
        """Who was what at the end."""
        return self.state.roles

    def said_now(self) -> Charted:
        """Return the same in the language of now."""
        return self if self.language == spoken_language() else _said(self.state, self.course, self.names, self.moments)


def charted(state: State, names: Sequence[str]) -> Charted:
    """Return the chart of a round that is over, or that is watched with everything open."""
    course = course_of(state)
    return _said(state, course, tuple(names), all_moments(state, course))


def _said(state: State, course: Course, names: tuple[str, ...], moments: tuple[Moment, ...]) -> Charted:
    words, marks = turn_words(state, course, names), marks_of(state, course, moments, names)
    return Charted(state, course, names, moments, words, marks, spoken_language())


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


def ends_of_lines(wanted: Sequence[int], plot: pygame.Rect, side: int, columns: int, step: int) -> list[pygame.Rect]:
    """Return where the token of each seat is beside `plot`, as near as can be to the height wanted, `step` apart.

    With more than one column they stand in turn in one and the next.
    """
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    heights = [wanted[seat] - side // 2 for seat in order]
    tops = spread(heights, step, plot.y - side // 2, plot.bottom - side // 2)
    left = {seat: plot.right + place % columns * side for place, seat in enumerate(order)}
    high = dict(zip(order, tops, strict=True))
    return [pygame.Rect(left[seat], high[seat], side, side) for seat in range(len(wanted))]


def draw_ends(
    canvas: pygame.Surface, shown: Charted, ends: Sequence[pygame.Rect], with_roles: bool, context: Context
) -> None:
    """Draw each seat's token at the end of its line and, where there is room, its role; a saboteur is framed."""
    for seat, where in enumerate(ends):
        canvas.blit(context.pictures.get(PictureKey(naming.token(seat), where.w, where.h)), where)
        if with_roles:
            role = context.pictures.get(PictureKey(naming.role_mark(shown.roles[seat]), where.w, where.h))
            canvas.blit(role, where.move(where.w, 0))
        if guilty(shown, seat):
            frame = where.union(where.move(where.w, 0)) if with_roles else where
            thick = max(2, context.viewport.px(1.6))
            pygame.draw.rect(canvas, hue(EMBER), frame.inflate(2, 2), thick, where.w // 2)


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
