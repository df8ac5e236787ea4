"""The paper of an action card: rim, panel, rays and badge (look book section 5)."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.art.drawing.palette import EMBER, INK, PAPER, VERDIGRIS
from game.art.drawing.svg import Point, circle, path, polygon, rect
from game.art.tunnels.tube import HEIGHT, WIDTH


class PaperTint(NamedTuple):
    """The inner panel, and the dark tone of its frame and of the ribbon."""

    panel: str
    dark: str


PANEL_INSET = 6.0
SUN: Point = (30.0, 41.0)


def panel_mask() -> str:
    """Draw the panel in white, to cut rays and scenes to it."""
    side = 2 * PANEL_INSET
    return rect(PANEL_INSET, PANEL_INSET, WIDTH - side, HEIGHT - side, 1.6, "#ffffff")


def sheet(tint: PaperTint, *, saw_teeth: bool) -> str:
    """Rim and panel; a card that breaks has saw-teeth instead of a smooth rim."""
    panel, dark = tint
    if saw_teeth:
        rim = rect(0, 0, WIDTH, HEIGHT, 4, "#3a1409") + path(polygon(_saw_teeth()), PAPER, INK, 1)
    else:
        rim = rect(0, 0, WIDTH, HEIGHT, 4, "#2a1d12") + rect(1.3, 1.3, 57.4, 87.4, 3, PAPER)
    return rim + rect(5.4, 5.4, 49.2, 79.2, 2.2, panel, dark, 1.3)


def rays() -> str:
    """36 rays of paper colour from `SUN`."""
    x, y = SUN
    text = ""
    for i in range(36):
        angle, half = i * math.pi / 18, 0.052
        corners = [(x + 8 * math.cos(angle), y + 8 * math.sin(angle))]
        corners += [(x + 60 * math.cos(angle + turn), y + 60 * math.sin(angle + turn)) for turn in (-half, half)]
        text += path(polygon(corners), PAPER, opacity=0.62)
    return text


def tick_badge(x: float, y: float, r: float = 7.2) -> str:
    """Draw a round badge with a tick: whole again."""
    tick = f"M{x - 3.4:g} {y + 0.2:g} L{x - 0.9:g} {y + 2.8:g} L{x + 3.6:g} {y - 2.8:g}"
    ground = circle(x, y, r, "#14564b", INK, 1.4) + circle(x, y, r - 1.5, VERDIGRIS)
    return ground + path(tick, "none", "#06221d", 2.5)


def cross_badge(x: float, y: float, r: float = 7.2) -> str:
    """Draw an octagon with a cross: broken."""
    rim = [_octagon(x, y, r * 1.06, i) for i in range(8)]
    inner = [_octagon(x, y, r * 0.85, i) for i in range(8)]
    a = r * 0.39
    cross = f"M{x - a:g} {y - a:g} L{x + a:g} {y + a:g} M{x + a:g} {y - a:g} L{x - a:g} {y + a:g}"
    ground = path(polygon(rim), "#7a2410", INK, 1.4) + path(polygon(inner), EMBER)
    return ground + path(cross, "none", "#2a0c04", 2.5)


def _octagon(x: float, y: float, r: float, corner: int) -> Point:
    angle = math.pi / 8 + corner * math.pi / 4
    return x + r * math.cos(angle), y + r * math.sin(angle)


def _saw_teeth(across: int = 9, down: int = 13) -> list[Point]:
    points: list[Point] = []
    for i in range(across):
        x = 3 + 54 * i / across
        points += [(x, 1.2), (x + 3, 4)]
    for i in range(down):
        y = 3 + 84 * i / down
        points += [(58.8, y), (56, y + 3.2)]
    return points + [(WIDTH - x, HEIGHT - y) for x, y in points]
