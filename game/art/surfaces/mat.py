"""The cloth under the maze: engraved contours, a stitch, brass corners (look book section 2, layer 2)."""

from __future__ import annotations

import math

import pygame

from game.art.drawing import svg
from game.art.drawing.palette import INK, rgb
from game.art.drawing.raster import Size, blank, grain, noise
from game.art.drawing.strips import lay_sheet, lay_stretched, round_corners

CLOTH = "#3A3432"
_STITCH = "#B98A4A"
_CONTOUR = "#CBB184"
RADIUS = 12


def _contour(level: int, width: float, height: float) -> str:
    """Draw one height line of the engraved hill."""
    points: list[svg.Point] = []
    for step in range(32):
        angle = step * math.pi / 16
        across = 1 + 0.13 * math.sin(3 * angle + level * 0.22) + 0.07 * math.sin(5 * angle + 1)
        down = 1 + 0.15 * math.sin(2 * angle + level * 0.3)
        points.append(
            (
                width * 0.46 + math.cos(angle) * level * width * 0.045 * across,
                height * 0.5 + math.sin(angle) * level * height * 0.062 * down,
            )
        )
    return svg.path(svg.smooth(points), stroke=_CONTOUR, width=1.1 if level % 4 else 2, opacity=0.1)


def _corner(x: float, y: float, flip_x: int, flip_y: int) -> str:
    """Draw a brass corner; `flip_x` and `flip_y` are 1 or -1."""
    shape = (
        svg.path("M0 26 L0 8 Q0 0 8 0 L26 0 L22 5 L10 6 Q6 6 6 10 L5 22 Z", "#C9963C", INK, 1.2)
        + svg.circle(5.4, 5.4, 1.7, "#5F3D0C")
        + svg.path("M2 20 L2 9 Q2 2 9 2 L20 2", stroke="#FFE9A6", width=0.8, opacity=0.7)
    )
    return svg.group(shape, f"translate({svg.number(x)},{svg.number(y)}) scale({flip_x},{flip_y})")


def contours(width: float, height: float) -> str:
    """Draw the engraved hill, as SVG text."""
    return "".join(_contour(level, width, height) for level in range(1, 15))


def rim(width: float, height: float) -> str:
    """Draw edge, stitch and brass corners, as SVG text."""
    stitch = (
        f"M{RADIUS + 4} 7 L{width - RADIUS - 4:.2f} 7 Q{width - 7:.2f} 7 {width - 7:.2f} {RADIUS + 4} "
        f"L{width - 7:.2f} {height - RADIUS - 4:.2f} Q{width - 7:.2f} {height - 7:.2f} "
        f"{width - RADIUS - 4:.2f} {height - 7:.2f} L{RADIUS + 4} {height - 7:.2f} "
        f"Q7 {height - 7:.2f} 7 {height - RADIUS - 4:.2f} L7 {RADIUS + 4} Q7 7 {RADIUS + 4} 7"
    )
    corners = (
        _corner(0, 0, 1, 1) + _corner(width, 0, -1, 1) + _corner(0, height, 1, -1) + _corner(width, height, -1, -1)
    )
    return (
        svg.rect(1.5, 1.5, width - 3, height - 3, RADIUS - 1, stroke="#0B0807", width=3)
        + svg.path(stitch, stroke="#17100C", width=2.6, opacity=0.6)
        + svg.path(stitch, stroke=_STITCH, width=1.5, opacity=0.8, dash="7 4.5")
        + corners
    )


def mat(size: Size, unit: float) -> pygame.Surface:
    """Draw the cloth with alpha, rounded corners cut; `unit` is pixels per design pixel."""
    width, height = size[0] / unit, size[1] / unit
    cloth = blank(size)
    cloth.fill(rgb(CLOTH))
    clouds = noise((max(2, round(width / 26)), max(2, round(height / 26))), 212, 255, 3)
    lay_stretched(cloth, clouds, pygame.BLEND_RGB_MULT)
    grain(cloth, 206, 4, max(1.0, unit))
    lay_sheet(cloth, contours(width, height), unit)
    round_corners(cloth, RADIUS * unit)
    lay_sheet(cloth, rim(width, height), unit)
    return cloth
