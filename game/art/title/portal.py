"""The mouth of the mine on the title: ground, lit interior, timber and rails (look book section 9)."""

from __future__ import annotations

import random

from game.art.drawing import svg
from game.art.drawing.palette import INK
from game.art.pictograms.tools import pick
from game.art.title.hills import PORTAL_X, PORTAL_Y, REACH, portal_outline

_FRAMES = ((0.74, 30, 13.0, "#5A3A1E"), (0.54, 66, 10.0, "#7A5228"), (0.40, 92, 7.0, "#A5743A"))
"""Timber frames inside: half width as a part of the mouth's, drop, thickness and colour."""

_RAIL_STEPS = 12
EMBLEM = (PORTAL_X, PORTAL_Y - 88)


def portal_defs() -> str:
    """Return the gradients of ground, interior and timber."""
    glow = svg.radial_gradient(
        "inside", PORTAL_X, 580, 210, (0, "#FFE29A"), (0.25, "#C9812E"), (0.6, "#4A2A14"), (1, "#120B07")
    )
    beam = svg.linear_gradient(
        "beam", PORTAL_X - 150, 0, PORTAL_X + 170, 0, (0, "#5A3A20"), (0.55, "#A4703A"), (1, "#C98F4E")
    )
    return glow + beam


def ground() -> str:
    """Draw the bare ground before the hill, with its furrows."""

    def edge(drop: float) -> str:
        return (
            f"M-{REACH} {640 + drop} C-{REACH - 200} {660 + drop} -200 {680 + drop} -20 {664 + drop} "
            f"C200 {640 + drop} 420 {652 + drop} 640 {628 + drop * 1.1} "
            f"C760 {616 + drop * 1.25} 980 {616 + drop * 1.25} 1100 {628 + drop * 1.15} "
            f"C1180 {636 + drop * 1.1} 1240 {646 + drop} 1300 {650 + drop} "
            f"C1500 {664 + drop} 1800 {640 + drop} {1280 + REACH} {650 + drop}"
        )

    body = svg.path(edge(0) + f" L{1280 + REACH} 760 L-{REACH} 760 Z", "#3A2A1A", INK, 3)
    for k in range(1, 9):
        body += svg.path(edge(k * 9.5), stroke="#A9834C", width=1.2, opacity=0.35)
    return body


def interior() -> str:
    """Draw the lit tunnel and the timber frames that lead into it."""
    body = svg.path(portal_outline(), "url(#inside)", INK, 6)
    for part, drop, thickness, tone in _FRAMES:
        left, right, top = PORTAL_X - 118 * part, PORTAL_X + 118 * part, PORTAL_Y + drop - 60
        line = f"M{left:.1f} 634 L{left:.1f} {top} L{right:.1f} {top} L{right:.1f} 634"
        body += svg.path(line, stroke=INK, width=thickness)
        body += svg.path(line, stroke=tone, width=thickness * 0.68)
    return body


def _rail(side: int, breadth: float) -> str:
    """Draw one rail in perspective; `breadth` is the part of its full width."""
    left: list[svg.Point] = []
    right: list[svg.Point] = []
    for k in range(_RAIL_STEPS):
        near = k / (_RAIL_STEPS - 1)
        x = PORTAL_X - 46 * near**1.5 + side * (13 + 127 * near**1.35)
        y, half = 626 + 120 * near**1.5, (1.6 + 6.4 * near) * breadth
        left.append((x - half, y))
        right.append((x + half, y))
    return svg.polygon(left + right[::-1])


def rails() -> str:
    """Sleepers and rails out of the mine towards the viewer."""
    body = ""
    for k in range(_RAIL_STEPS):
        near = k / (_RAIL_STEPS - 1)
        y, half = 632 + 108 * near**1.5, 24 + 186 * near**1.35
        middle = PORTAL_X - 46 * near**1.5
        sleeper = f"M{middle - half:.1f} {y:.1f} L{middle + half:.1f} {y:.1f}"
        body += svg.path(sleeper, stroke=INK, width=5 + 9 * near)
        body += svg.path(sleeper, stroke="#8A5F35", width=3 + 7 * near)
    for side in (-1, 1):
        body += svg.path(_rail(side, 1.0), "#8B969B", INK, 2.2) + svg.path(_rail(side, 0.38), "#FFF0C4")
    return body


def _beam(x: float, y: float, w: float, h: float, seed: int) -> str:
    """Draw a timber with five lines of grain along it."""
    chance = random.Random(seed)
    body = svg.rect(x, y, w, h, 4, "url(#beam)", INK, 3.4)
    for k in range(5):
        part = (k + 1) / 6
        start, length, bend = chance.uniform(0.03, 0.25), chance.uniform(0.4, 0.7), chance.uniform(-3, 3)
        if h > w:
            grain = f"M{x + w * part:.1f} {y + h * start * 0.5:.1f} q{bend:.1f} {h * 0.3:.1f} 0 {h * length:.1f}"
        else:
            grain = f"M{x + w * start:.1f} {y + h * part:.1f} q{w * 0.3:.1f} {bend:.1f} {w * length:.1f} 0"
        body += svg.path(grain, stroke="#2B190C", width=1.4, opacity=0.8)
    return body


def timber() -> str:
    """Draw the frame around the mouth: posts, lintel, braces, bolts and the sign with crossed picks."""
    x, y = PORTAL_X, PORTAL_Y
    braces = f"M{x - 106} {y + 5} L{x - 64} {y - 65} M{x + 106} {y + 5} L{x + 64} {y - 65}"
    body = (
        _beam(x - 146, y - 66, 40, 708 - y, 1)
        + _beam(x + 106, y - 66, 40, 708 - y, 2)
        + _beam(x - 176, y - 112, 352, 46, 3)
        + svg.path(braces, stroke=INK, width=20)
        + svg.path(braces, stroke="#9A6A38", width=13)
    )
    for bolt_x, bolt_y in ((-126, -90), (126, -90), (-126, -40), (126, -40)):
        body += svg.circle(x + bolt_x, y + bolt_y, 6, "#8C979C", INK, 2)
        body += svg.circle(x + bolt_x - 1.6, y + bolt_y - 1.8, 1.8, "#E8EEF0")
    crossed = svg.group(pick(1.9), "rotate(40)") + svg.group(pick(1.9), "rotate(-40)")
    sign_x, sign_y = EMBLEM
    return (
        body
        + svg.circle(sign_x, sign_y, 34, "#2A1D12", INK, 3)
        + svg.circle(sign_x, sign_y, 30, "none", "#D9A437", 2.4)
        + svg.group(crossed, svg.translate(sign_x, sign_y + 1, scale=0.92))
    )


def bracket() -> str:
    """Draw the iron arm that the lantern hangs on."""
    x, y = PORTAL_X, PORTAL_Y
    arm = f"M{x + 130} {y - 20} L{x + 196} {y - 20} M{x + 134} {y + 14} Q{x + 150} {y - 14} {x + 180} {y - 18}"
    return (
        svg.path(arm, stroke=INK, width=9)
        + svg.path(arm, stroke="#6D787D", width=5)
        + svg.path(f"M{x + 190} {y - 18} L{x + 190} {y + 6}", stroke=INK, width=4)
    )
