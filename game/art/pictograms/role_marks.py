"""One token of each role, at the lower right of its card: told apart by shape, not only by colour (UX section 7)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import assert_never

import pygame

from game.art.cards.nugget import nugget
from game.art.drawing import svg
from game.art.drawing.palette import BRASS, CHALK, INK
from game.art.drawing.raster import rasterise
from game.art.tunnels.fixtures import crystal, crystal_defs
from game.engine.cards import Role

_AT: svg.Point = (46.5, 66.0)
"""The middle of the token in the 60 x 90 units of the card."""
_BOX = 32
_BADGES: Mapping[Role, tuple[float, float]] = {Role.SABOTEUR: (0.84, 0.5), Role.DIGGER: (1.25, 2.0)}
"""How much larger a token stands alone than on its card, and how far its middle lies below."""


def role_mark(role: Role) -> str:
    """Draw the token of a role on a card of 60 x 90 units; needs `role_mark_defs`."""
    x, y = _AT
    match role:
        case Role.DIGGER:
            return nugget(x, y + 2, 6.4, 4, 1.4)
        case Role.BLUE:
            return svg.circle(x, y, 7.6, "#0F1A30", CHALK, 1) + svg.circle(x, y, 5.8, "#6AA1FF") + _hole(x, y)
        case Role.GREEN:
            return _triangle(9.6, "#14260A", CHALK) + _triangle(7.4, "#8BD450") + _hole(x, y + 0.8)
        case Role.BOSS:
            return _star()
        case Role.PROFITEER:
            return _coins()
        case Role.GEOLOGIST:
            return crystal(_AT)
        case Role.SABOTEUR:
            return _dynamite()
        case unknown:
            assert_never(unknown)


def role_badge(role: Role, size: int) -> pygame.Surface:
    """Draw the token of a role alone on a dark disc, `size` pixels square."""
    scale, lower = _BADGES.get(role, (1.25, 0.0))
    middle = _BOX / 2
    at = svg.translate(middle - _AT[0] * scale, middle - (_AT[1] + lower) * scale, 0, scale)
    disc = svg.circle(middle, middle, middle - 1, "#241A10", CHALK, 1.4)
    body = disc + svg.group(role_mark(role), at)
    return rasterise(svg.document(body, _BOX, _BOX, role_mark_defs()), (size, size))


def role_mark_defs() -> str:
    """Return the gradients that the tokens are painted with."""
    x, y = _AT
    return (
        svg.radial_gradient("spark", 5, -14, 8, (0, "#FFE08A", 0.95), (1, "#FF8A20", 0))
        + svg.linear_gradient("coin", x - 8, y - 8, x + 8, y + 8, (0, BRASS[0]), (0.5, BRASS[1]), (1, BRASS[2]))
        + crystal_defs(_AT)
    )


def _hole(x: float, y: float) -> str:
    return svg.circle(x, y, 2.4, CHALK, INK, 0.8)


def _triangle(reach: float, fill: str, line: str = "") -> str:
    """Draw an upright triangle around the middle of the token."""
    x, y = _AT
    corners = [
        (x + reach * math.sin(turn), y + 1 - reach * math.cos(turn)) for turn in (0, math.tau / 3, -math.tau / 3)
    ]
    return svg.path(svg.polygon(corners), fill, line, 1)


def _star() -> str:
    """Draw a five-pointed badge with a boss in the middle."""
    x, y = _AT
    points = []
    for i in range(10):
        reach = 4.2 if i % 2 else 9.4
        points.append((x + reach * math.sin(i * math.pi / 5), y - reach * math.cos(i * math.pi / 5)))
    return svg.path(svg.polygon(points), "url(#coin)", INK, 1.5) + svg.circle(x, y, 2.6, BRASS[0], BRASS[2], 1)


def _coins() -> str:
    """Draw a pile of four coins seen from the side."""
    x, y = _AT
    text = ""
    for i, aside in enumerate((0.0, 0.9, -0.6, 0.4)):
        left, top = x - 8 + aside, y + 4 - i * 3.6
        edge = (
            f"M{left:g} {top:g} L{left:g} {top + 3.4:g} A8 3 0 0 0 {left + 16:g} {top + 3.4:g} L{left + 16:g} {top:g} Z"
        )
        text += svg.path(edge, BRASS[2], INK, 1.2) + svg.ellipse(left + 8, top, 8, 3, "url(#coin)", INK, 1.2)
    return text


def _dynamite() -> str:
    star = "M5 -19 L6.2 -15.4 L9.6 -14 L6.2 -12.6 L5 -9.4 L3.8 -12.6 L.6 -14 L3.8 -15.4Z"
    stick = (
        svg.path("M-5 -3 L5 -3 L5 12 L-5 12Z", "#9A2F1E", INK, 1.6)
        + svg.path("M-5 0 L5 0 M-5 9 L5 9", stroke="#E9C3A2", width=1.1)
        + svg.path("M0 -3 C0 -9 6 -8 5 -13", stroke="#D9C9A0", width=1.3)
        + svg.circle(5, -14, 8, "url(#spark)")
        + svg.path(star, "#FFF3C4", "#E07A1C", 0.7)
    )
    return svg.group(stick, svg.translate(46, 66, 12))
