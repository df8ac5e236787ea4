"""The whole maze as an engraving in one ink, as a newspaper prints it (UX D3).

Rock is hatched, tunnels that are joined to the start are left light, the others grey; a boarded-up end is crossed.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import pygame

from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, FAINT, GREY, WHITE, in_contrast
from game.art.drawing.kept import kept
from game.art.drawing.palette import hexed
from game.art.drawing.raster import Size
from game.art.drawing.sheet import sheet
from game.art.tunnels.tube import CENTRE, EDGE_MIDDLE, HEIGHT, WIDTH, Passage, is_bridge, passages
from game.engine.cards import GOLD, SIDES, Face, GoalName
from game.engine.cells import GOAL_CELLS, START_CELL, Cell, xy
from game.engine.maze import Maze

_OUTSIDE, _INSIDE, _SHADE = 25.0, 19.0, 33.0
"""Width of a tunnel with its edge, without it, and with the darker rock around it, in units of a card."""
_HATCH, _MARGIN = 3.6, 26.0
_RAYS = 14


class _Inks(NamedTuple):
    """The tones of an engraving: behind everything, lines of rock, edges, light and dark tunnels, lines on light."""

    ground: str
    rock: str
    edge: str
    light: str
    dark: str
    line: str


_PRINTED = _Inks("#EADFC4", "#5A4632", "#2A1D10", "#FBF3DF", "#B5A283", "#2A1D10")
_CONTRAST = _Inks(hexed(BLACK), hexed(GREY), hexed(WHITE), hexed(WHITE), hexed(FAINT), hexed(BLACK))


def aspect(maze: Maze) -> float:
    """Return how wide the picture of a maze is for its height."""
    left, top, right, foot = _reach(maze)
    return (right - left) / (foot - top)


@kept
def engraving(maze: Maze, goals: tuple[GoalName, ...], size: Size) -> pygame.Surface:
    """Draw the maze with what its goals are, as large as fits into `size`, in the middle of it."""
    inks = _CONTRAST if in_contrast() else _PRINTED
    left, top, right, foot = _reach(maze)
    scale = min(size[0] / (right - left), size[1] / (foot - top))
    width, height = size[0] / scale, size[1] / scale
    body = svg.rect(0, 0, width, height, 0, inks.ground) + _sky(width, height, inks)
    moved = (width - right - left) / 2, (height - foot - top) / 2
    cells = {**dict.fromkeys(maze.closed), **maze.cards}
    cards = "".join(
        svg.group(_card(cell, face, maze, goals, inks), svg.translate(*_corner(cell))) for cell, face in cells.items()
    )
    return sheet(body + svg.group(cards, svg.translate(*moved)), size, scale)


def _corner(cell: Cell) -> svg.Point:
    x, y = xy(cell)
    return x * WIDTH, y * HEIGHT


def _reach(maze: Maze) -> tuple[float, float, float, float]:
    corners = [_corner(cell) for cell in (*maze.cards, *maze.closed)]
    across, along = [x for x, _y in corners], [y for _x, y in corners]
    return min(across) - _MARGIN, min(along) - _MARGIN, max(across) + WIDTH + _MARGIN, max(along) + HEIGHT + _MARGIN


def _sky(width: float, height: float, inks: _Inks) -> str:
    """Draw fine level lines behind the maze: earth that nobody has dug."""
    lines = []
    rng, y = random.Random("engraving"), 5.0
    while y < height:
        start = rng.uniform(0, 40)
        lines.append(f"M{start:.1f} {y:.1f} L{width - rng.uniform(0, 40):.1f} {y:.1f}")
        y += 8
    return svg.path(" ".join(lines), stroke=inks.rock, width=0.7, opacity=0.55, dash="60 3 22 4")


def _card(cell: Cell, face: Face | None, maze: Maze, goals: tuple[GoalName, ...], inks: _Inks) -> str:
    body = svg.rect(0, 0, WIDTH, HEIGHT, 4, inks.ground) + _rock(cell, inks)
    body += svg.rect(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 4, "none", inks.edge, 1.8)
    if face is not None:
        body += _tunnels(face, maze.reached.get(cell, 0), inks)
    if cell in GOAL_CELLS:
        body += _gold(inks) if goals[GOAL_CELLS.index(cell)] == GOLD else _stone(inks)
    elif cell == START_CELL:
        body += _ladder(inks)
    return body


def _rock(cell: Cell, inks: _Inks) -> str:
    """Hatch a card with level lines that swell and waver a little."""
    rng, lines, y = random.Random(cell), [], _HATCH
    while y < HEIGHT - 1:
        bend = rng.uniform(-1.4, 1.4)
        lines.append(f"M2 {y:.1f} Q{rng.uniform(18, 42):.1f} {y + bend:.1f} {WIDTH - 2} {y:.1f}")
        y += _HATCH
    return svg.path(" ".join(lines), stroke=inks.rock, width=1.5)


def _tunnels(face: Face, reached: int, inks: _Inks) -> str:
    found = passages(face)
    steps = [[passage] for passage in found] if is_bridge(face) else [found]
    body = "".join(_dug(step, reached, inks) for step in steps if step)
    return body + "".join(_boards(side, inks) for side in SIDES if face.dead & side)


def _dug(found: list[Passage], reached: int, inks: _Inks) -> str:
    """Draw tunnels that lead into one another: first all edges, then what is inside."""
    ways = [(svg.smooth(passage.points, closed=False), passage) for passage in found]
    body = "".join(_stroke(way, inks.rock, _SHADE, 0.55) for way, _passage in ways)
    body += "".join(_stroke(way, inks.edge, _OUTSIDE) for way, _passage in ways)
    for way, passage in sorted(ways, key=lambda each: bool(each[1].sides & reached)):
        body += _stroke(way, inks.light if passage.sides & reached else inks.dark, _INSIDE)
    return body


def _stroke(way: str, colour: str, width: float, opacity: float = 1.0) -> str:
    """Draw a line that is cut off square, so that it ends at the edge of its card."""
    return f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{width}" opacity="{opacity}"/>'


def _boards(side: int, inks: _Inks) -> str:
    """Draw the planks across a dead side."""
    x, y = ((end + middle) / 2 for end, middle in zip(EDGE_MIDDLE[side], CENTRE, strict=True))
    cross = f"M{x - 8:.1f} {y - 8:.1f} L{x + 8:.1f} {y + 8:.1f} M{x + 8:.1f} {y - 8:.1f} L{x - 8:.1f} {y + 8:.1f}"
    return svg.path(cross, stroke=inks.line, width=6) + svg.path(cross, stroke=inks.light, width=2.4)


def _ladder(inks: _Inks) -> str:
    rungs = " ".join(f"M22 {y} L38 {y}" for y in range(26, 66, 8))
    return svg.path(f"M22 20 L22 68 M38 20 L38 68 {rungs}", stroke=inks.line, width=3)


def _gold(inks: _Inks) -> str:
    """Draw a nugget that shines."""
    rays = []
    for step in range(_RAYS):
        ray = pygame.Vector2(1, 0).rotate(360 * step / _RAYS)
        near, far = ray * 17 + CENTRE, ray * (24 if step % 2 else 28) + CENTRE
        rays.append(f"M{near.x:.1f} {near.y:.1f} L{far.x:.1f} {far.y:.1f}")
    nugget = svg.polygon([(19, 49), (22, 39), (31, 34), (40, 38), (42, 48), (35, 55), (25, 56)])
    facets = svg.path("M22 39 L29 45 L40 38 M29 45 L25 56 M29 45 L35 55", stroke=inks.line, width=1.4)
    back = svg.circle(*CENTRE, 29, inks.light)
    return (
        back
        + svg.path(" ".join(rays), stroke=inks.line, width=2.2)
        + svg.path(nugget, inks.light, inks.line, 2.6)
        + facets
    )


def _stone(inks: _Inks) -> str:
    """Draw a lump of stone."""
    lump = svg.polygon([(17, 50), (20, 38), (30, 33), (41, 37), (44, 49), (38, 57), (24, 58)])
    shade = svg.path("M24 55 L40 39 M29 56 L42 44 M35 56 L43 49", stroke=inks.edge, width=1.5)
    return svg.path(lump, inks.dark, inks.edge, 2.6) + shade
