"""Night sky and hills of the title (look book section 9). Units are design pixels of a 1280 by 720 scene.

The hill is the echo of the portal: its outline stroked ever narrower, the same trick as the rock of a path card.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from game.art.drawing import svg
from game.art.drawing.palette import INK, mix

PORTAL_X = 880
PORTAL_Y = 430
"""The spring of the portal's arch; its foot is at 640."""

REACH = 700
"""How far the hills go on beyond the scene of 1280, for wide windows."""

_FAR: tuple[svg.Point, ...] = (
    (-REACH, 330), (-540, 400), (-400, 340), (-250, 410), (-140, 350), (-40, 420), (60, 360), (170, 400),
    (280, 330), (400, 390), (520, 310), (640, 360), (780, 270), (900, 330), (1040, 280), (1160, 350),
    (1320, 300), (1450, 360), (1600, 310), (1760, 370), (1280 + REACH, 320),
)  # fmt: skip
RIDGE: tuple[svg.Point, ...] = (
    (-REACH, 520), (-480, 470), (-300, 500), (-160, 478), (-40, 500), (100, 470), (240, 510), (380, 450),
    (520, 420), (640, 330), (760, 250), (880, 205), (980, 225), (1090, 280), (1200, 330), (1320, 360),
    (1460, 350), (1620, 400), (1800, 380), (1280 + REACH, 410),
)  # fmt: skip
_ECHOES = (430, 390, 352, 316, 282, 250, 220, 192, 166, 142, 120, 99, 80, 62, 46, 31, 17)
_LAMPLIGHT = "#FFDF9A"


def portal_outline() -> str:
    """Path data of the mouth of the mine."""
    left, right = PORTAL_X - 118, PORTAL_X + 118
    arch = f"C{left} {PORTAL_Y - 130} {right} {PORTAL_Y - 130} {right} {PORTAL_Y}"
    return f"M{left} 640 L{left} {PORTAL_Y} {arch} L{right} 640 Z"


def ridge_height(x: float) -> float:
    """Return the height of the near hill's ridge at `x`, y downwards."""
    for (x0, y0), (x1, y1) in pairwise(RIDGE):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return RIDGE[-1][1]


def _moon() -> str:
    body = ""
    for ring in range(9, 0, -1):
        faint = 0.05 + 0.02 * (9 - ring)
        body += svg.circle(1110, 96, 38 + ring * 15, "none", "#CFD6DC", 0.8, faint)
    crescent = "M1122 62 A36 36 0 1 1 1078 111 A31 31 0 0 0 1122 62 Z"
    return body + svg.path(crescent, "#E9E2C8")


def sky(left: float, top: float, right: float, high: float) -> str:
    """Stars and moon; the stars fill the rectangle down to `high`."""
    chance = random.Random(11)
    body = ""
    count = round(120 * (right - left) * (high - top) / (1280 * 330))
    for _ in range(count):
        x, y = chance.uniform(left, right), chance.uniform(top, high)
        radius = chance.choice((0.6, 0.8, 1.1, 1.5))
        body += svg.circle(x, y, radius, "#F4EEE0", opacity=chance.uniform(0.25, 0.9))
    return body + _moon()


def _below(points: Sequence[svg.Point], foot: float) -> str:
    return svg.smooth(points, closed=False) + f" L{points[-1][0]} {foot} L{points[0][0]} {foot} Z"


def far_hills() -> str:
    """Draw the range at the horizon with its height lines."""
    body = svg.path(_below(_FAR, 760), "#1E242C", INK, 2.5)
    for k in range(1, 14):
        drop = k * 9 * (1 + 0.04 * k)
        line = [(x, y + drop + 3 * math.sin(x * 0.02 + k)) for x, y in _FAR]
        faint = 0.4 * (1 - k / 14 * 0.8)
        body += svg.path(svg.smooth(line, closed=False), stroke="#7F8C96", width=1.5 - 0.6 * k / 14, opacity=faint)
    return body


def _chisel_marks() -> str:
    """Thin triangles that point away from the portal; dark ones break the lines, light ones sparkle."""
    chance = random.Random(12)
    body = ""
    for _ in range(460):
        angle, away = chance.uniform(0, math.tau), chance.uniform(140, 480)
        x, y = PORTAL_X + away * math.cos(angle), PORTAL_Y + 60 + away * 0.95 * math.sin(angle)
        near = max(0.0, 1 - away / 470)
        length, half = chance.uniform(8, 26) * (0.5 + near), chance.uniform(0.5, 1.3)
        ux, uy = math.cos(angle), math.sin(angle)
        dark, strong = chance.random() < 0.6, chance.random() < 0.8
        if y > 650 or y < 190:
            continue
        mark = [(x - uy * half, y + ux * half), (x + ux * length, y + uy * length), (x + uy * half, y - ux * half)]
        body += svg.path(
            svg.polygon(mark),
            mix("#17130F", "#6B4E2E", near) if dark else _LAMPLIGHT,
            opacity=0.7 if strong else 0.04 + 0.1 * near,
        )
    return body


def _outer_lines() -> str:
    """Draw the echo far from the portal, where it is upright lines that fade into the night."""
    body = ""
    for k in range(16):
        away = 118 + 472 + k * 44
        for x in (PORTAL_X - away, PORTAL_X + away):
            line = f"M{x} 300 L{x} 700"
            body += svg.path(line, stroke=_LAMPLIGHT, width=1.2, opacity=0.16 - 0.006 * k)
    return body


def rock() -> str:
    """Draw the near hill's rock, not yet cut along its ridge."""
    outline = portal_outline()
    body = svg.rect(-REACH, 150, 1280 + 2 * REACH, 620, 0, "#17130F")
    for i, distance in enumerate(_ECHOES):
        near = (i + 1) / len(_ECHOES)
        tone = mix("#1B1613", "#8A653A", near**1.7)
        light = mix(tone, _LAMPLIGHT, 0.18 + 0.32 * near)
        spare = 1.2 + 1.6 * near
        body += svg.path(outline, tone, light, 2 * distance + spare)
        body += svg.path(outline, tone, tone, 2 * distance - spare)
    return body + _outer_lines() + _chisel_marks()


def rock_mask() -> str:
    """White where the near hill is."""
    return svg.path(_below(RIDGE, 780), "#FFFFFF")


def ridge_line() -> str:
    """Draw the ink along the ridge and the light lip below it."""
    lip = [(x, y + 4) for x, y in RIDGE]
    return svg.path(svg.smooth(RIDGE, closed=False), stroke=INK, width=4) + svg.path(
        svg.smooth(lip, closed=False), stroke="#C9B38A", width=1.4, opacity=0.5
    )
