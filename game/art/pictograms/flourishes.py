"""Small drawings that only motions use: badges, wrench, boulders, puffs, a map, light (UX section 7, storyboards).

Each is made once for a size and kept. The surfaces are shared: never draw on them.
"""

from __future__ import annotations

import math

import pygame

from game.art.cards.paper import cross_badge, tick_badge
from game.art.drawing.kept import kept
from game.art.drawing.palette import CHALK, GOLD, INK, IRON
from game.art.drawing.raster import Colour, Size, blank, masked, radial, rasterise
from game.art.drawing.svg import circle, document, ellipse, group, linear_gradient, path, polygon, rect, translate
from game.art.pictograms.tools import BOX, tool, tool_defs
from game.art.tunnels.rock import boulder
from game.engine.cards import Tool

_STAMP_BOX = 16


@kept
def cross_stamp(size: int) -> pygame.Surface:
    """Draw the octagon that marks a broken tool."""
    return rasterise(document(cross_badge(8, 8, 6.6), _STAMP_BOX, _STAMP_BOX), (size, size))


@kept
def tick_stamp(size: int) -> pygame.Surface:
    """Draw the disc that marks a repaired tool."""
    return rasterise(document(tick_badge(8, 8, 6.8), _STAMP_BOX, _STAMP_BOX), (size, size))


@kept
def whole_tool(kind: Tool, size: int) -> pygame.Surface:
    """Draw the tool upright, in a square."""
    body = group(tool(kind, 2.2), translate(BOX / 2, BOX / 2))
    return rasterise(document(body, BOX, BOX, tool_defs()), (size, size))


@kept
def tool_halves(kind: Tool, size: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Return the upper and the lower half of the tool, cut by a zig-zag, each in the square of the whole."""
    cut = [(-2, 30), (10, 37), (18, 28), (27, 38), (36, 28), (45, 36), (54, 28), (66, 34)]
    halves = []
    for corners in ([(66, -2), (-2, -2)], [(66, 66), (-2, 66)]):
        mask = rasterise(document(path(polygon([*cut, *corners]), "#ffffff"), BOX, BOX), (size, size))
        halves.append(masked(whole_tool(kind, size).copy(), mask))
    return halves[0], halves[1]


@kept
def wrench(size: int) -> pygame.Surface:
    """Draw an open-ended iron wrench, its jaw at the top, in a square."""
    iron = linear_gradient("iron", 10, 4, 30, 60, (0, IRON[0]), (0.5, IRON[1]), (1, IRON[2]))
    jaw = (
        "M24 2 C14 6 12 20 21 26 L26 30 L26 54 C26 63 38 63 38 54 L38 30 L43 26 C52 20 50 6 40 2 "
        "L40 14 L36 18 L28 18 L24 14 Z"
    )
    body = path(jaw, "url(#iron)", INK, 2.6) + circle(32, 54, 2.4, INK)
    body += path("M29 29 L29 50", "none", "#f2f7f7", 1.4, 0.7)
    return rasterise(document(body, BOX, BOX, iron), (size, size))


@kept
def falling_boulder(size: int, shape: int) -> pygame.Surface:
    """Draw a boulder; each `shape` is cut in its own way."""
    return rasterise(document(boulder(16, 17, 13.6, f"fall {shape}", "#75665a"), 32, 32), (size, size))


@kept
def puff(size: int, tone: Colour) -> pygame.Surface:
    """Draw a soft ball of dust with clear edges."""
    picture = blank((32, 32))
    for radius in range(16, 0, -1):
        strength = (1 - (radius / 16) ** 2) ** 1.4
        pygame.draw.circle(picture, (*tone, round(210 * strength)), (16, 16), radius)
    return pygame.transform.smoothscale(picture, (size, size))


@kept
def glow(size: Size, colour: Colour, level: int) -> pygame.Surface:
    """Light to be added, black at its rim; `level` 0 to 8 is how strong it is."""
    light = pygame.transform.smoothscale(_ball(colour), size)
    strength = round(255 * level / 8)
    light.fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)
    return light


@kept
def _ball(colour: Colour) -> pygame.Surface:
    return radial((48, 48), colour, 1.6)


@kept
def rays(size: int) -> pygame.Surface:
    """Sixteen golden rays, every second one longer, in a square."""
    body = ""
    for i in range(16):
        angle, far = i * math.pi / 8, 31 if i % 2 == 0 else 24
        ends = [(32 + far * math.cos(angle), 32 + far * math.sin(angle))]
        for side in (-1, 1):
            near = angle + side * 0.13
            ends.append((32 + 9 * math.cos(near), 32 + 9 * math.sin(near)))
        body += path(polygon(ends), "#ffe9a6", opacity=0.8)
    return rasterise(document(body, BOX, BOX), (size, size))


@kept
def map_sheet(size: Size) -> pygame.Surface:
    """Draw an unrolled map: paper, a dashed way and a cross."""
    sheet = "M2 5 Q12 2 22 5 T42 5 T62 5 L62 37 Q52 40 42 37 T22 37 T2 37 Z"
    body = path(sheet, "#e9d7a8", INK, 1.6) + path(sheet, "none", "#8a5f22", 0.8, 0.7)
    body += path("M10 30 C16 14 26 34 34 22 C38 15 44 16 48 14", "none", "#8f2f1c", 2.2, dash="4 3.4")
    body += path("M47 10 L54 17 M54 10 L47 17", "none", "#8f2f1c", 3)
    body += path("M12 14 l4 -6 l4 6 M20 14 l3 -5 l3 5", "none", "#6a4a24", 1.4)
    return rasterise(document(body, BOX, 42), size)


@kept
def map_roller(size: Size) -> pygame.Surface:
    """Draw one of the two rods on which the map is rolled."""
    wood = linear_gradient("wood", 0, 0, 8, 0, (0, "#d7a765"), (0.5, "#a4703a"), (1, "#6b4423"))
    body = rect(1, 1, 6, 46, 2.4, "url(#wood)", INK, 1.2) + ellipse(4, 2.6, 2.2, 1.2, GOLD)
    return rasterise(document(body + ellipse(4, 45.4, 2.2, 1.2, GOLD), 8, 48, wood), size)


@kept
def seeing_eye(size: int) -> pygame.Surface:
    """Draw the eye that opens over a goal somebody looks at, on a dark disc."""
    body = circle(16, 16, 15, INK) + circle(16, 16, 13.4, "#20242c", CHALK, 1.4)
    body += path("M4.5 16 Q16 5.5 27.5 16 Q16 26.5 4.5 16 Z", CHALK, INK, 1)
    body += circle(16, 16, 4.6, "#2f6f9c", INK, 1) + circle(16, 16, 2, INK) + circle(14.6, 14.4, 1.1, "#ffffff")
    return rasterise(document(body, 32, 32), (size, size))
