"""A broken tool: tilted, cut by a zig-zag, its halves turned and parted (UX section 7)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.art.drawing.palette import INK
from game.art.drawing.raster import blank, masked, rasterise
from game.art.drawing.svg import Point, document, group, path, polygon, translate
from game.art.pictograms.tools import BOX, LINE, tool, tool_defs
from game.engine.cards import Tool
from game.engine.total import total

_TILT = -14.0
_ACROSS: tuple[Point, ...] = (
    (-2, 30), (10, 36), (18, 27), (27, 37), (36, 27), (45, 36), (54, 28), (66, 33),
)  # fmt: skip
_SHAFT: tuple[Point, ...] = (
    (-2, 46), (14, 44), (24, 42), (29, 36), (34, 42), (40, 34), (52, 36), (66, 33),
)  # fmt: skip
_CUTS: Mapping[Tool, tuple[Point, ...]] = total(Tool, {Tool.PICK: _SHAFT, Tool.LAMP: _ACROSS, Tool.CART: _ACROSS})


def broken_tool(kind: Tool, size: int, line: float = LINE) -> pygame.Surface:
    """Draw the broken tool in a square of `size` pixels, with alpha."""
    side = size * 2 if size < 140 else size
    whole = _drawn(group(tool(kind, line, lit=False), translate(BOX / 2, BOX / 2, _TILT)), side)
    cut = _CUTS[kind]
    seam = masked(_drawn(path(polygon(cut, False), "none", INK, 2.2), side), _silhouette(whole))
    picture = blank((side, side))
    gap = side * 0.045
    for corners, angle, dx, dy in (
        (((66, -2), (-2, -2)), 5, -0.6 * gap, -gap),
        (((66, 66), (-2, 66)), -7, 0.7 * gap, gap),
    ):
        half = masked(whole.copy(), _drawn(path(polygon([*cut, *corners]), "#ffffff"), side))
        half.blit(seam, (0, 0))
        turned = pygame.transform.rotate(half, angle)
        picture.blit(turned, turned.get_rect(center=(side / 2 + dx, side / 2 + dy)))
    return picture if side == size else pygame.transform.smoothscale(picture, (size, size))


def _drawn(body: str, side: int) -> pygame.Surface:
    return rasterise(document(body, BOX, BOX, tool_defs()), (side, side))


def _silhouette(picture: pygame.Surface) -> pygame.Surface:
    white = picture.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return white
