"""How the games won went over time: of the last ones at each game, with the band that the true share lies in."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.drawing.contrast import FAINT, hue, two_forms
from game.art.drawing.raster import Colour
from game.scenes.statistics.plot import GRID, Item, Plot, centred_text
from game.statistics.intervals import FEW, Share
from game.ui.context import Context
from game.ui.text import line_height, text_width
from game.ui.theme import LANTERN, MUTED
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText
from game.words.statistics.figures import course_tip, few_games, of_games, percent_words

LAST = 20
"""Of so many games before and with each one the share is shown."""
_MOST = 160
"""Points of the line: of more games every so-manieth is shown."""
_BAND: Colour = two_forms((74, 66, 46), FAINT)


class CoursePlot(Plot):
    """A line over all games in their order; it begins where there are enough games to tell."""

    def __init__(self, name: str, title: str, course: Sequence[bool]) -> None:
        super().__init__(name, title)
        self._games = len(course)
        self.empty = few_games(len(course))
        self._area = pygame.Rect(0, 0, 0, 0)
        places = range(FEW, len(course) + 1)
        stride = max(1, -(-len(places) // _MOST))
        self._shares: list[tuple[int, Share]] = [
            (place, Share(sum(course[max(0, place - LAST) : place]), min(place, LAST)))
            for place in (*places[:-1:stride], *places[-1:])
        ]

    def lay_out(self, viewport: Viewport) -> Sequence[Item]:
        inside, face = self.inside(viewport), self.small(viewport)
        left = text_width(percent_words(1), face) + viewport.px(8)
        self._area = pygame.Rect(inside.x + left, inside.y + line_height(face) // 2, 0, 0)
        self._area.size = inside.right - self._area.x, inside.bottom - line_height(face) - self._area.y
        wide = max(4, self._area.w // max(1, len(self._shares)))
        return [
            Item(
                course_tip(place, of_games(*share)),
                pygame.Rect(self._x(place) - wide // 2, self._area.y, wide, self._area.h).clip(
                    self._area.inflate(wide, 0)
                ),
            )
            for place, share in self._shares
        ]

    def moved(self, by: int) -> None:
        super().moved(by)
        self._area = self._area.move(0, by)

    def _x(self, place: int) -> int:
        first = self._shares[0][0]
        return self._area.x + round(self._area.w * (place - first) / max(1, self._games - first))

    def _y(self, share: float) -> int:
        return round(self._area.bottom - self._area.h * share)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        placed, face = super().texts(viewport), self.small(viewport)
        if not self.items:
            return placed
        high = line_height(face)
        for mark in (0.0, 0.5, 1.0):
            text = percent_words(mark)
            at = (self._area.x - viewport.px(6) - text_width(text, face), self._y(mark) - high // 2)
            placed.append(PlacedText(text, face, MUTED, at, self.rect))
        first, last = str(self._shares[0][0]), str(self._games)
        placed.append(PlacedText(first, face, MUTED, (self._area.x, self._area.bottom), self.rect))
        if len(self._shares) > 1:
            end = self._area.right - text_width(last, face) // 2
            end = min(end, self.rect.right - text_width(last, face))
            placed.append(centred_text(last, face, MUTED, end, self._area.bottom, self.rect))
        return placed

    def draw_things(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        points = [(self._x(place), self._y(share.share)) for place, share in self._shares]
        if len(points) > 1:
            ends = [(self._x(place), share.interval()) for place, share in self._shares]
            upper = [(x, self._y(interval.high)) for x, interval in ends]
            lower = [(x, self._y(interval.low)) for x, interval in ends]
            pygame.draw.polygon(canvas, hue(_BAND), [*upper, *reversed(lower)])
        for mark in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self._y(mark)
            pygame.draw.line(canvas, hue(GRID), (self._area.x, y), (self._area.right, y), max(1, viewport.px(1)))
        if len(points) > 1:
            pygame.draw.lines(canvas, hue(LANTERN), False, points, max(2, viewport.px(2.4)))
        for point in points if len(points) <= 40 else points[-1:]:
            pygame.draw.circle(canvas, hue(LANTERN), point, max(2, viewport.px(3.4)))
