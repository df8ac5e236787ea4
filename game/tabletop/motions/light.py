"""Lantern light that runs along what has just been joined to the start, and goes out where it was cut off (UX D1)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art.drawing.raster import Colour
from game.art.drawing.svg import Point
from game.art.pictograms.flourishes import glow
from game.engine.cards import SIDES, E, Face, N, S, W, opposite
from game.engine.cells import START_CELL, STEP, Cell
from game.engine.maze import Maze
from game.tabletop.motions.easing import in_out_quad, out_quad, span
from game.tabletop.motions.stage import MotionStage, Pose, Spot, Sprite, middle
from game.tabletop.motions.timeline import Motion
from game.tabletop.view import captures

RUN = 120.0
_STEP = 60.0
_OUT = 230.0
_LONGEST = 480.0
FLAME: Colour = (150, 96, 34)


@dataclass(frozen=True, slots=True)
class Resting:
    """A card of the maze that changes between dark and lit; light runs on it from
    the side `entry`, 0 for its middle, to the sides `exits`."""

    stage: MotionStage
    dark: Sprite
    lit: Sprite
    spot: Spot
    entry: int = 0
    exits: tuple[int, ...] = ()

    def __call__(self, canvas: Surface, t: float) -> None:
        rect = self.spot()
        pose = Pose(middle(rect), rect.w)
        if t < 1:
            self.stage.put_card(canvas, self.dark, pose)
        if t > 0:
            alpha = span(t, 0.15, 1.0)
            self.stage.put_card(canvas, self.lit, Pose(pose.centre, pose.width, alpha=alpha))
        for side in self.exits:
            self._spark(canvas, rect, side, t)

    def _spark(self, canvas: Surface, rect: Rect, side: int, t: float) -> None:
        level = round(6 * math.sin(math.pi * t))
        if level <= 0:
            return
        x0, y0 = edge(rect, self.entry) if self.entry else middle(rect)
        x1, y1 = middle(rect)
        x2, y2 = edge(rect, side) if side else (x1, y1)
        u = 1 - t
        at = (u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2)
        size = round(rect.w * 1.3) // 2 * 2
        ball = glow((size, size), FLAME, level)
        corner = (round(at[0] - size / 2), round(at[1] - size / 2))
        canvas.blit(ball, corner, special_flags=pygame.BLEND_RGB_ADD)


def edge(rect: Rect, side: int) -> Point:
    """Return the middle of one side of a card."""
    x, y = middle(rect)
    match side:
        case 1:
            return x, float(rect.top)
        case 2:
            return float(rect.right), y
        case 4:
            return x, float(rect.bottom)
        case _:
            return float(rect.left), y


def relight(stage: MotionStage, before: Maze, after: Maze, start: float, source: Cell | None) -> list[Motion]:
    """Return motions for every card that became lit, one after another from `source` on, or dark, all at once."""
    became_lit = {cell for cell, sides in after.reached.items() if sides and not before.reached.get(cell)}
    became_dark = {cell for cell in after.cards if before.reached.get(cell) and not after.reached.get(cell)}
    motions: list[Motion] = []
    for cell, (order, entry) in _order(after, became_lit, source).items():
        begin = start + min(order * _STEP, _LONGEST)
        paint = _running(stage, after.cards[cell], cell, after.reached[cell], entry)
        motions.append(
            Motion(
                "light",
                begin,
                RUN,
                paint,
                in_out_quad,
                captures=captures.only(captures.cell(cell)),
                waits=cell != source,
            )
        )
    for cell in sorted(became_dark):
        face = after.cards[cell]
        lit, dark = stage.resting(cell, face, before.reached[cell]), stage.resting(cell, face, 0)
        paint = Resting(stage, lit, dark, stage.cell(cell))
        motions.append(
            Motion("darken", start, _OUT, paint, out_quad, captures=captures.only(captures.cell(cell)), waits=True)
        )
    return motions


def _running(stage: MotionStage, face: Face, cell: Cell, reached: int, entry: int) -> Resting:
    lit, dark = stage.resting(cell, face, reached), stage.resting(cell, face, 0)
    exits = tuple(side for side in SIDES if reached & side and side != entry) or (0,)
    return Resting(stage, dark, lit, stage.cell(cell), entry=entry, exits=exits)


def _order(maze: Maze, cells: set[Cell], source: Cell | None) -> dict[Cell, tuple[int, int]]:
    """Return for each cell that lights up how many cards the light has run to first, and the side it enters by."""
    found: dict[Cell, tuple[int, int]] = {}
    edge_cells = [(cell, _entry(maze, cell, cells)) for cell in sorted(cells)]
    wave = [(cell, entry) for cell, entry in edge_cells if cell == source or entry]
    steps = 0
    while wave:
        found.update({cell: (steps, entry) for cell, entry in wave if cell not in found})
        wave = [
            (cell + STEP[side], opposite(side))
            for cell, _ in wave
            for side in SIDES
            if maze.reached[cell] & side and cell + STEP[side] in cells and cell + STEP[side] not in found
        ]
        steps += 1
    return found | dict.fromkeys(sorted(cells - found.keys()), (steps, 0))


def _entry(maze: Maze, cell: Cell, fresh: set[Cell]) -> int:
    """Return the side by which light comes in from a card that was lit already, 0 if there is none."""
    for side in (W, N, S, E):
        neighbour = cell + STEP[side]
        lit = neighbour == START_CELL or neighbour not in fresh
        if lit and maze.reached[cell] & side and maze.reached.get(neighbour, 0) & opposite(side):
            return side
    return 0
