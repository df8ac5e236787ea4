"""Plates and grounds in high contrast (UX M24): flat, told by their rims, nothing behind text."""

from __future__ import annotations

import pygame

from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, GREY, WHITE, YELLOW
from game.art.drawing.palette import hexed
from game.art.drawing.raster import Colour, Size, blank, opaque
from game.art.drawing.sheet import sheet
from game.art.drawing.strips import lay_sheet, round_corners

_SPENT: Colour = (150, 124, 0)
"""The main button when it cannot be pressed; black letters on it have 5:1."""
_RIM, _WIDE, _INSIDE = 1.8, 4.4, 5.4
"""Design pixels: a rim, one under the pointer, and how far inside it the second rim of a pressed plate lies."""
_MAT_RADIUS = 12


def _rim(size: tuple[float, float], inset: float, radius: float) -> str:
    """Return the path of a rounded rectangle, `inset` inside the edge of `size`."""
    left, top, right, foot = inset, inset, size[0] - inset, size[1] - inset
    r = max(0.0, min(radius - inset, (right - left) / 2, (foot - top) / 2))
    return (
        f"M{left + r:.2f} {top:.2f} L{right - r:.2f} {top:.2f} Q{right:.2f} {top:.2f} {right:.2f} {top + r:.2f} "
        f"L{right:.2f} {foot - r:.2f} Q{right:.2f} {foot:.2f} {right - r:.2f} {foot:.2f} "
        f"L{left + r:.2f} {foot:.2f} Q{left:.2f} {foot:.2f} {left:.2f} {foot - r:.2f} "
        f"L{left:.2f} {top + r:.2f} Q{left:.2f} {top:.2f} {left + r:.2f} {top:.2f} Z"
    )


def plain_plate(
    size: Size, unit: float, radius: float, *, main: bool, hovered: bool, pressed: bool, disabled: bool
) -> pygame.Surface:
    """Draw a plate of one tone: black, or yellow for what is pressed most.

    Its rim is wide under the pointer, double when pressed and dashed while it is disabled.
    """
    measure = (size[0] / unit, size[1] / unit)
    ground = (_SPENT if disabled else YELLOW) if main else BLACK
    rim, thick = GREY if disabled else WHITE, _WIDE if hovered else _RIM
    body = svg.path(_rim(measure, 0.5, radius), hexed(ground))
    if main:  # black between the yellow and the rim: both show
        body += svg.path(_rim(measure, thick + 0.9, radius), stroke=hexed(BLACK), width=1.8)
    dash = "7 5" if disabled else ""
    body += svg.path(_rim(measure, thick / 2, radius), stroke=hexed(rim), width=thick, dash=dash)
    if pressed:
        inner = BLACK if main else WHITE
        body += svg.path(_rim(measure, _INSIDE, radius), stroke=hexed(inner), width=_RIM)
    return sheet(body, size, unit)


def plain_ground(size: Size) -> pygame.Surface:
    """Draw a ground without anything on it."""
    return opaque(size, BLACK)


def plain_mat(size: Size, unit: float) -> pygame.Surface:
    """Draw the place of the maze: its border and nothing in it."""
    mat = blank(size)
    mat.fill(BLACK)
    round_corners(mat, _MAT_RADIUS * unit)
    measure = (size[0] / unit, size[1] / unit)
    lay_sheet(mat, svg.path(_rim(measure, 1, _MAT_RADIUS), stroke=hexed(GREY), width=2), unit)
    return mat
