"""Gold nuggets: an octagon in facets, and the nugget cards (R7.1; look book section 5)."""

from __future__ import annotations

import math
import random

from game.art.drawing.palette import INK, mix
from game.art.drawing.svg import Point, circle, ellipse, path, polygon, radial_gradient, rect

_PLACES: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((30, 42, 13),),
    ((22.5, 37, 10.5), (38, 48, 10)),
    ((30, 31, 9.4), (20.6, 48, 9), (39.6, 48.4, 9.2)),
)
MEDAL: Point = (30, 74)
"""The middle of the disc on a nugget card on which its value stands."""


def nugget(x: float, y: float, r: float, shape: int, line: float = 1.2) -> str:
    """Draw a nugget of radius `r`; each `shape` is cut in its own way."""
    chance = random.Random(f"nugget {shape}")
    rim: list[Point] = []
    for i in range(8):
        angle = i * math.tau / 8 + 0.3
        px = x + r * chance.uniform(0.84, 1.12) * math.cos(angle)
        py = y + r * 0.84 * chance.uniform(0.86, 1.1) * math.sin(angle)
        rim.append((px, py))
    peak = (x - r * 0.22, y - r * 0.24)
    text = path(polygon(rim), "#b8781d", INK, line)
    for i, p in enumerate(rim):
        q = rim[(i + 1) % 8]
        light = (-((p[0] + q[0]) / 2 - x) * 0.7 - ((p[1] + q[1]) / 2 - y)) / r
        tone = mix("#e2a52f", "#fff2b8" if light > 0 else "#7c4a0e", min(1.0, abs(light) * 0.9))
        text += path(polygon([p, q, peak]), tone)
    return text + path(polygon(rim), "none", INK, line) + circle(x - r * 0.35, y - r * 0.38, r * 0.13, "#fffbe6")


def ray(x: float, y: float, angle: float, near: float, far: float, half: float) -> list[Point]:
    """Three corners of a ray that widens outwards from (x, y); `half` in radians."""
    return [
        (x + near * math.cos(angle), y + near * math.sin(angle)),
        (x + far * math.cos(angle - half), y + far * math.sin(angle - half)),
        (x + far * math.cos(angle + half), y + far * math.sin(angle + half)),
    ]


def nugget_card_svg(value: int) -> tuple[str, str]:
    """Body and defs of the card with one to three nuggets; the caller sets its number on `MEDAL`."""
    defs = radial_gradient("field", 30, 42, 46, (0, "#5a4620"), (0.6, "#33240f"), (1, "#1d1408"))
    defs += radial_gradient("halo", 30, 42, 27, (0, "#ffdf7a", 0.75), (1, "#ffb020", 0))
    body = (
        rect(0, 0, 60, 90, 4, "#2a1d0a")
        + rect(1.2, 1.2, 57.6, 87.6, 3.2, "#f0dca6")
        + rect(4, 4, 52, 82, 2.2, "url(#field)", "#8a5f17", 1.2)
        + circle(30, 42, 27, "url(#halo)")
    )
    for i in range(24):
        body += path(polygon(ray(30, 42, i * math.pi / 12, 9, 24, 0.05)), "#ffe9a6", opacity=0.35)
    for shape, (x, y, r) in enumerate(_PLACES[value - 1]):
        body += ellipse(x + 1, y + r * 0.8, r, r * 0.3, INK, opacity=0.4) + nugget(x, y, r, shape, 1.5)
    medal = circle(*MEDAL, 9, "#2a1d0a", INK, 1.2) + circle(*MEDAL, 7.6, "none", "#f0c24b", 1)
    return body + medal, defs
