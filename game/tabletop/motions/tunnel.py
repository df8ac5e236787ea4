"""The finished tunnel: the shortest way from the start to a goal, and the lantern light that runs along it (UX D1)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art.drawing.raster import Colour
from game.art.drawing.svg import Point
from game.art.pictograms.flourishes import glow
from game.engine.cells import START_CELL, STEPS, Cell
from game.engine.maze import Maze
from game.tabletop.motions.easing import in_out_quad, mix, span
from game.tabletop.motions.stage import MotionStage, middle

_LEAST_RUN, _MOST_RUN = 500.0, 900.0
_RUN_STEP = 65.0
"""Milliseconds that the light takes for one card, within those limits: how long the tunnel is everybody sees."""
_EMBER: Colour = (74, 46, 16)
_FLARE = 160.0
"""Milliseconds until the flame that has arrived is out."""
_CORE: Colour = (255, 214, 140)
_EMBERS = 3
"""Embers that glow on in every card the light has passed."""
_COOLS = 3.0
"""Cards behind the light at which an ember has cooled to what it keeps."""


def tunnel_to(maze: Maze, goal: Cell) -> tuple[Cell, ...]:
    """Return the cells of the shortest tunnel from the start to the goal card in `goal`, both included.

    Where only a ladder leads there (R10.7), the tunnel goes on from the ladder that is nearest to the goal. Empty when
    nothing joined to the start touches the goal.
    """
    ladders = tuple(sorted(cell for cell, face in maze.cards.items() if face.ladder and cell != START_CELL))
    return _shortest(maze, goal, (START_CELL,)) or _shortest(maze, goal, ladders)


def _shortest(maze: Maze, goal: Cell, sources: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Follow tunnels from all `sources` at once, side by side with their groups: two tunnels of a card do not meet."""
    wave = [(cell, maze.cards[cell].living) for cell in sources]
    before: dict[tuple[Cell, int], tuple[Cell, int] | None] = dict.fromkeys(wave)
    while wave:
        ahead: list[tuple[Cell, int]] = []
        for here in wave:
            for side, step, across in STEPS:
                near = here[0] + step
                if not here[1] & side:
                    continue
                if near == goal:
                    return _walked(before, here, goal)
                face = maze.cards.get(near)
                there = (near, 0 if face is None else face.living if face.ladder else face.joined[across])
                if there[1] & across and there not in before:
                    before[there] = here
                    ahead.append(there)
        wave = ahead
    return ()


def _walked(
    before: dict[tuple[Cell, int], tuple[Cell, int] | None], last: tuple[Cell, int], goal: Cell
) -> tuple[Cell, ...]:
    """Return the cells from the start by way of `last` to the goal."""
    cells = [goal]
    here: tuple[Cell, int] | None = last
    while here is not None:
        cells.append(here[0])
        here = before[here]
    if cells[-1] != START_CELL:
        cells.append(START_CELL)
    return tuple(reversed(cells))


def run_time(way: tuple[Cell, ...]) -> float:
    """Return how long the light runs along a tunnel, in milliseconds."""
    return min(_MOST_RUN, max(_LEAST_RUN, _RUN_STEP * len(way)))


@dataclass(frozen=True, slots=True)
class LightRun:
    """Light runs along `way` to the edge of its last card for `run` ms of `length`; what it passed glows until then.

    The glow goes out during the last `fade` ms.
    """

    stage: MotionStage
    way: tuple[Cell, ...]
    run: float
    length: float
    fade: float

    @property
    def arrived(self) -> float:
        """The moment, 0 to 1, at which the whole tunnel glows and the flame that ran ahead is out."""
        return (self.run + _FLARE) / self.length

    def __call__(self, canvas: Surface, t: float) -> None:
        if len(self.way) < 2:
            return
        ms = t * self.length
        rects = [self.stage.places.cell(cell) for cell in self.way]
        head = in_out_quad(span(ms, 0, self.run)) * (len(self.way) - 1.5)
        left = 1 - span(ms, self.length - self.fade, self.length)
        passed = int(head * _EMBERS) + 1
        for number in range(passed):
            at = number / _EMBERS
            warmth = mix(8, 3, min(1.0, (head - at) / _COOLS)) * left
            self._ball(canvas, rects, at, 1.0, (_EMBER, round(warmth)))
        arrived = 1 - span(ms, self.run, self.run + _FLARE)
        self._ball(canvas, rects, head, 2.2, (_EMBER, round(8 * arrived)))
        self._ball(canvas, rects, head, 0.7, (_CORE, round(6 * arrived)))

    def _ball(self, canvas: Surface, rects: list[Rect], at: float, size: float, light: tuple[Colour, int]) -> None:
        colour, level = light
        if level <= 0:
            return
        side = round(rects[0].w * size) // 2 * 2
        x, y = self._point(rects, at)
        corner = (round(x - side / 2), round(y - side / 2))
        canvas.blit(glow((side, side), colour, level), corner, special_flags=pygame.BLEND_RGB_ADD)

    def _point(self, rects: list[Rect], at: float) -> Point:
        """Return where the light is `at` cards from the start: on a bend from edge to edge of its card."""
        place = min(int(at + 0.5), len(rects) - 1)
        u = at + 0.5 - place
        x0, y0 = self._between(rects, place, place - 1)
        x1, y1 = middle(rects[place])
        x2, y2 = self._between(rects, place, place + 1)
        v = 1 - u
        return v * v * x0 + 2 * u * v * x1 + u * u * x2, v * v * y0 + 2 * u * v * y1 + u * u * y2

    def _between(self, rects: list[Rect], place: int, other: int) -> Point:
        """Return the middle of the edge that two cards share, else the middle of the first: a ladder, or an end."""
        x, y = middle(rects[place])
        neighbours = {step for _, step, _ in STEPS}
        if not 0 <= other < len(rects) or self.way[other] - self.way[place] not in neighbours:
            return x, y
        other_x, other_y = middle(rects[other])
        return (x + other_x) / 2, (y + other_y) / 2
