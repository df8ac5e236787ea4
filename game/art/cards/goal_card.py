"""Goal cards: the back, the gold, and the stones (R1.3). Gold and stone are equally bright (UX section 3)."""

from __future__ import annotations

import math
import random

from game.art.cards.nugget import nugget
from game.art.cards.path_card import ground, tunnels
from game.art.drawing.detail import Detail, detail_of
from game.art.drawing.palette import INK
from game.art.drawing.svg import circle, document, ellipse, path, polygon, radial_gradient, rect
from game.art.tunnels.rock import RockTint, boulder
from game.art.tunnels.tube import CENTRE, HEIGHT, WIDTH
from game.engine.cards import E, Face, N, face

_GOLD_ROCK = RockTint("#17110d", "#33261a", "#c99a4a", "#8a6a3c")
_STONE_ROCK = RockTint("#463f39", "#8c8173", "#b5a58e", "#d4c5ab")
_PLANKS = ("#5c4029", "#52381f", "#66482c", "#4b331e")
_QUESTION = "M23.6 40.6 C23 30.6 37.4 30.6 37 39.6 C36.8 44.6 30.6 44.6 30.4 50"


def _detail(width: int) -> Detail:
    """Goals keep their rails at every size: without them gold, with more floor, would be the brighter one."""
    return max(detail_of(width), Detail.MIDDLE)


def gold_card_svg(width: int, lit: bool) -> str:
    """Draw the gold: a crossing, three nuggets and rays."""
    detail, crossing = _detail(width), face("NESW")
    body = ground(crossing, detail, _GOLD_ROCK, with_finds=False) + tunnels(crossing, detail, crossing.living * lit)
    x, y = CENTRE
    body += circle(x, y, 28, "url(#glow)")
    for i in range(16):
        body += path(polygon(_spike(i)), "#fff2b8", opacity=0.85)
    body += nugget(30, 38.5, 7.8, 0, 1.5) + nugget(23, 48.5, 7.2, 1, 1.5) + nugget(37, 49, 7.6, 2, 1.5)
    stops = ((0.0, "#fff0b0", 1.0), (0.45, "#ffd25e", 0.55), (1.0, "#ffb020", 0.0))
    return document(body, WIDTH, HEIGHT, radial_gradient("glow", x, y, 28, *stops))


def stone_card_svg(way: Face, width: int, lit: bool) -> str:
    """Draw a stone: its bend as it lies, and a black lump of rock outside the bend."""
    detail = _detail(width)
    body = ground(way, detail, _STONE_ROCK, with_finds=False) + tunnels(way, detail, way.living * lit)
    return document(body + _lump(way), WIDTH, HEIGHT)


def goal_back_svg() -> str:
    """Planks, iron bands and a question mark on a brass disc."""
    chance = random.Random("goal back")
    body = rect(0, 0, WIDTH, HEIGHT, 4, "#2a1f17")
    body += "".join(_board(i * 10, chance) for i in range(6)) + _band(9) + _band(81) + _disc()
    body += rect(0.8, 0.8, 58.4, 88.4, 3.6, "none", INK, 1.6)
    body += rect(2.2, 2.2, 55.6, 85.6, 2.6, "none", "#d9a437", 0.8, 0.6)
    return document(body, WIDTH, HEIGHT)


def _spike(i: int) -> list[tuple[float, float]]:
    """Return a ray that narrows outwards, every second one longer."""
    x, y = CENTRE
    angle, far = i * math.pi / 8, 27 if i % 2 else 21
    tip = (x + far * math.cos(angle), y + far * math.sin(angle))
    left, right = ((x + 15 * math.cos(angle + turn), y + 15 * math.sin(angle + turn)) for turn in (-0.06, 0.06))
    return [left, tip, right]


def _lump(way: Face) -> str:
    x = 17 if way.sides & E else 43
    y = 68 if way.sides & N else 24
    return (
        circle(x, y, 14, INK, opacity=0.35)
        + boulder(x, y - 4.5, 9.2, "lump 21", "#26252a")
        + boulder(x - 8, y + 3, 5.6, "lump 22", "#302e34")
        + boulder(x + 7.6, y + 3.5, 5.2, "lump 5", "#2d2b31")
        + boulder(x, y + 5.5, 4.2, "lump 6", "#3a383e")
    )


def _board(x: float, chance: random.Random) -> str:
    text = rect(x, -1, 10, 92, 0, chance.choice(_PLANKS))
    text += path(f"M{x} 0 L{x} 90", "none", INK, 1.1)
    text += path(f"M{x + 0.9:g} 0 L{x + 0.9:g} 90", "none", "#8d6a43", 0.5, 0.7)
    for _ in range(4):
        left, top = x + chance.uniform(2, 9), chance.uniform(0, 70)
        bow, long = chance.uniform(-1, 1), chance.uniform(10, 22)
        text += path(f"M{left:.2f} {top:.2f} q{bow:.2f} 8 0 {long:.2f}", "none", "#352211", 0.5, 0.8)
    if chance.random() < 0.7:
        y = chance.uniform(14, 76)
        text += ellipse(x + 5, y, 1.9, 3, "#3b2614") + ellipse(x + 5, y, 0.9, 1.6, "#1f1309")
    return text


def _band(y: float) -> str:
    text = rect(-2, y - 4.5, 64, 9, 0, "#3a2918", INK, 1.4)
    text += path(f"M0 {y - 3.4:g} L60 {y - 3.4:g}", "none", "#8d6a43", 0.7)
    return text + "".join(circle(5 + i * 10, y, 1.5, "#b9a98c", INK, 0.8) for i in range(6))


def _disc() -> str:
    x, y = CENTRE
    text = (
        circle(x, y, 22, "#17110c", opacity=0.5)
        + circle(x, y, 19.5, "#d9a437", INK, 1.6)
        + circle(x, y, 17.6, "#8b5e17", INK, 0.7)
        + circle(x, y, 16.6, "#2a1d12")
    )
    for i in range(12):
        angle = i * math.pi / 6
        text += circle(x + 18.5 * math.cos(angle), y + 18.5 * math.sin(angle), 0.7, "#5f3d0c")
    return (
        text
        + path(_QUESTION, "none", INK, 6)
        + circle(30.4, 56.2, 3.6, INK)
        + path(_QUESTION, "none", "#f0c24b", 3.8)
        + circle(30.4, 56.2, 2.5, "#f0c24b")
        + path("M24.6 38 C25.4 32.8 31 32.2 33.6 33.6", "none", "#fff2b8", 0.9)
    )
