"""Drawings that fill a surface exactly, whatever its proportions.

The loader keeps a document's proportions and returns a smaller surface when they differ from the size asked for by
a fraction of a pixel. A sheet therefore has the pixel size as its view box and the drawing is scaled inside it.
"""

from __future__ import annotations

import pygame

from game.art.drawing import svg
from game.art.drawing.raster import Size, rasterise


def sheet(body: str, size: Size, unit: float, defs: str = "", *, left: float = 0.0, top: float = 0.0) -> pygame.Surface:
    """`body` on a clear surface of `size` pixels; `unit` is pixels per unit of the drawing.

    The point (`left`, `top`) of the drawing, in its own units, comes to the surface's top left corner.
    """
    moved = svg.group(body, svg.translate(-left * unit, -top * unit, scale=unit))
    return rasterise(svg.document(moved, *size, defs), size)
