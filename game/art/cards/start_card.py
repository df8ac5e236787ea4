"""The start card: a ladder in a stone ring, headframe, lantern and brass corners (look book section 4, 9)."""

from __future__ import annotations

import math

from game.art.cards.path_card import ground, tunnels
from game.art.drawing.detail import detail_of
from game.art.drawing.palette import INK, mix
from game.art.drawing.svg import circle, document, group, path, radial_gradient, rect, translate
from game.art.tunnels.fixtures import ladder_pit
from game.art.tunnels.rock import RockTint
from game.art.tunnels.tube import HEIGHT, WIDTH
from game.engine.cards import START

_ROCK = RockTint("#2a2018", "#6d5438", "#c99a4a", "#c9ad7c")
_TIMBER = "M4.6 27 L9.6 8 L11.4 8 L16.4 27 M6.6 19.5 L14.4 19.5 M8 13.5 L13 13.5"
_BRASS_DARK, _BRASS_LIGHT = "#7b5a2a", "#d9b06a"


def start_card_svg(width: int) -> str:
    """Draw the start card with the detail for `width` pixels; it is always lit."""
    detail = detail_of(width)
    body = ground(START, detail, _ROCK, with_finds=False) + tunnels(START, detail, START.living)
    body += _ring() + ladder_pit(30, 46) + _lantern() + _headframe() + _brass_corners()
    glow = radial_gradient("lantern", 0, 1, 17, (0, "#ffd98a", 0.95), (0.4, "#f2b33d", 0.4), (1, "#f2b33d", 0))
    return document(body, WIDTH, HEIGHT, glow)


def _ring() -> str:
    text = ""
    for i in range(14):
        angle = i * math.tau / 14 + 0.2
        stone = rect(-3.1, -2.1, 6.2, 4.2, 1.1, mix("#8c7b66", "#5f5143", i * 7 % 5 / 5), INK, 1)
        at = (30 + 13.6 * math.cos(angle), 45 + 13.6 * math.sin(angle))
        text += group(stone, translate(*at, math.degrees(angle) + 90))
    return text


def _lantern() -> str:
    handle = "M-3 -5.5 Q0 -11.5 3 -5.5"
    text = (
        circle(0, 1, 17, "url(#lantern)")
        + path(handle, "none", INK, 2.6)
        + path(handle, "none", _BRASS_LIGHT, 1.2)
        + path("M-4.6 -3.4 L-2.4 -6.2 L2.4 -6.2 L4.6 -3.4 Z", _BRASS_DARK, INK, 1.1)
        + path("M-3.8 -3.4 L3.8 -3.4 L4.4 5.6 L-4.4 5.6 Z", "#ffdf91", INK, 1.1)
        + rect(-5, 5.2, 10, 2.7, 0.8, _BRASS_DARK, INK, 1.1)
        + path("M0 -2.2 Q3.2 1.6 1.6 4 Q0 5.2 -1.6 4 Q-3 1.6 0 -2.2 Z", "#fff9e0")
        + path("M0 -3.4 L0 5.4", "none", _BRASS_DARK, 0.7)
    )
    return group(text, translate(49, 16))


def _headframe() -> str:
    return (
        path(_TIMBER, "none", INK, 3.4)
        + path(_TIMBER, "none", "#c08d4e", 1.7)
        + circle(10.5, 8.2, 4.2, "none", INK, 3)
        + circle(10.5, 8.2, 4.2, "none", _BRASS_LIGHT, 1.4)
        + circle(10.5, 8.2, 1.1, _BRASS_LIGHT, INK, 0.6)
    )


def _brass_corners() -> str:
    shape = "M1 13 L1 4 Q1 1 4 1 L13 1 L13 3.6 L6 3.8 Q3.8 3.8 3.8 6 L3.6 13 Z"
    corner = path(shape, "#d9a437", INK, 0.9) + circle(3.4, 3.4, 0.8, "#5f3d0c")
    places = ((0, 0, 1, 1), (WIDTH, 0, -1, 1), (0, HEIGHT, 1, -1), (WIDTH, HEIGHT, -1, -1))
    return "".join(group(corner, f"translate({x},{y}) scale({sx},{sy})") for x, y, sx, sy in places)
