"""Hats on a head of 100 by 122 units (look book section 5).

The gradients `hat` and `flame` come from the document of the portrait.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from game.art.drawing import svg
from game.art.drawing.palette import INK, PAPER

Hat = Literal[
    "helmet", "lamp", "hood", "cone", "wide", "top", "goggles", "kerchief", "cap", "fur", "bun", "pot", "bobble",
    "boater", "tricorn", "flames", "nightcap", "jester", "bowler", "wreath", "slouch", "blindfold",
]  # fmt: skip
Shades = tuple[str, str, str]
"""Dark, own and light tone."""

FILL = "url(#hat)"
"""The hat's own colour, lit from the right."""


def seam(d: str, width: float = 1.0, opacity: float = 0.5) -> str:
    """Draw a thin line of ink: a seam, a fold or a strand."""
    return svg.path(d, stroke=INK, width=width, opacity=opacity)


def _candle(holder: str) -> str:
    return (
        svg.circle(50, 20, 16, "url(#flame)")
        + svg.rect(46.6, 17, 6.8, 12, 1, PAPER, INK, 1.6)
        + svg.path("M44 29.5 L56 29.5 L54.5 33 L45.5 33 Z", holder, INK, 1.4)
        + svg.path("M50 5.5 Q55 11.5 52.4 15.6 Q50 18 47.6 15.6 Q45.4 11.6 50 5.5 Z", "#FFD25E", "#B8621B", 1)
        + svg.path("M50 10 Q52 13.4 50.6 15.4 Q48.4 14.6 50 10Z", "#FFFBE0")
    )


def _helmet(shades: Shades, accent: str) -> str:
    """Draw an iron helmet with a candle."""
    crown = (
        svg.path("M22 38 C20 14 36 6 50 6 C64 6 80 14 78 38 C68 34 32 34 22 38 Z", FILL, INK, 2.4)
        + seam("M50 6 L50 34", 1.3, 0.7)
        + seam("M35 10 C31 18 30 28 31 34 M65 10 C69 18 70 28 69 34")
    )
    brim = svg.path(
        "M17 40 C24 32 76 32 83 40 C84 44 80 45 76 43 C64 38 36 38 24 43 C20 45 16 44 17 40 Z",
        FILL,
        INK,
        2.2,
    )
    rivets = "".join(svg.circle(x, 37.6 + abs(x - 50) * 0.05, 1.3, shades[2], INK, 0.6) for x in (28, 39, 61, 72))
    return crown + brim + rivets + _candle(accent)


def _lamp(shades: Shades, accent: str) -> str:
    """Draw a leather cap with a brass lamp."""
    return (
        svg.path("M22 39 C21 16 36 9 50 9 C64 9 79 16 78 39 C66 33 34 33 22 39 Z", FILL, INK, 2.4)
        + svg.path("M22 39 C34 32 66 32 78 39 L77 44 C66 38 34 38 23 44 Z", shades[0], INK, 1.6)
        + seam("M27 30 C36 24 64 24 73 30")
        + svg.circle(50, 26, 19, "url(#flame)")
        + svg.circle(50, 26, 7.6, accent, INK, 1.8)
        + svg.circle(50, 26, 5, "#FFF3C4")
        + svg.path("M45 16.8 L55 16.8 L54 13.8 L46 13.8 Z", accent, INK, 1.3)
    )


def _hood(_shades: Shades, _accent: str) -> str:
    inner = "M28 46 C32 34 40 30 50 30 C60 30 68 34 72 46"
    folds = (
        "M30 16 C24 24 20 36 20 50 M24 24 C20.5 34 19.4 46 19.6 60 M70 16 C76 24 80 36 80 50 M62 9 C70 13 76 22 78 32"
    )
    outside = (
        "M50 2 C30 4 17 20 15 44 C14 62 17 80 10 98 L30 94 C25 76 24 58 28 46 C32 34 40 30 50 30 "
        "C60 30 68 34 72 46 C76 58 75 76 70 94 L90 98 C83 80 86 62 85 44 C83 20 70 4 50 2 Z"
    )
    return (
        svg.path(outside, FILL, INK, 2.4)
        + svg.path(inner + " C70 40 60 35.4 50 35.4 C40 35.4 30 40 28 46 Z", INK, opacity=0.75)
        + seam(folds, 1.1, 0.55)
    )


def hood_shadow() -> str:
    """Draw the shade of a hood over the face and the eyes that shine in it; drawn after the hat."""
    shade = "M27 46 C31 33 40 30 50 30 C60 30 69 33 73 46 L74 52 C60 46 40 46 26 52 Z"
    eyes = ""
    for side in (-1, 1):
        x = 50 + side * 11
        inner, outer = 47.4 + side * 1.2, 47.4 - side * 1.2
        lid = f"M{x - 5} {inner:.2f} Q{x} 43.8 {x + 5} {outer:.2f} Q{x} 50 {x - 5} {inner:.2f}Z"
        eyes += svg.path(lid, "#FFE07A", INK, 1) + svg.circle(x, 47, 1.7, "#1B0D08")
    return svg.path(shade, "#0B0708", opacity=0.55) + eyes


def _cone(_shades: Shades, accent: str) -> str:
    crown = "M20 40 C26 30 30 20 36 6 C40 -4 54 -8 66 -2 C60 0 59 5 64 12 C70 20 74 30 80 40 C66 34 34 34 20 40 Z"
    brim = "M18 41 C28 31 72 31 82 41 C83 46 80 47 76 45.4 C64 39.6 36 39.6 24 45.4 C20 47 17 46 18 41 Z"
    return (
        svg.path(crown, FILL, INK, 2.4)
        + svg.path(brim, accent, INK, 2)
        + seam("M38 8 C36 16 32 24 29 31 M45 3 C44 14 42 24 41 31 M56 6 C58 16 59 24 60 31")
    )


def _wide(_shades: Shades, accent: str) -> str:
    """Draw a broad hat with a feather."""
    brim = "M4 36 C20 25 80 25 96 36 C98 40 92 42 86 40.4 C66 34.6 34 34.6 14 40.4 C8 42 2 40 4 36 Z"
    return (
        svg.path("M30 30 C30 12 36 4 42 5 C47 6 53 6 58 5 C64 4 70 12 70 30 Z", FILL, INK, 2.4)
        + svg.path("M30 24 C40 28 60 28 70 24 L70.4 31 C60 35 40 35 29.6 31 Z", accent, INK, 1.5)
        + svg.path(brim, FILL, INK, 2.4)
        + svg.path("M68 24 C78 12 88 8 94 -2 C94 12 86 22 70 29 Z", "#D9C9A0", INK, 1.3)
        + svg.path("M70 27 C80 18 87 10 92 2", stroke=INK, width=0.8)
    )


def _top(_shades: Shades, accent: str) -> str:
    brim = "M18 36 C30 26 70 26 82 36 C84 40 79 41.4 75 39.6 C62 34 38 34 25 39.6 C21 41.4 16 40 18 36 Z"
    return (
        svg.path("M29 32 L27 0 C36 -5 64 -5 73 0 L71 32 C60 28 40 28 29 32 Z", FILL, INK, 2.4)
        + svg.path("M28.6 22 C40 18.6 60 18.6 71.4 22 L71 31 C60 27.4 40 27.4 29 31 Z", accent, INK, 1.5)
        + svg.path(brim, FILL, INK, 2.2)
        + seam("M35 1 L36.4 18 M42 0 L42.6 17", 1, 0.45)
        + svg.path("M45.5 22.5 L54.5 22.5 L54.5 27.6 L45.5 27.6Z", "#F0C24B", INK, 1.1)
    )


def _goggles(_shades: Shades, accent: str) -> str:
    """Draw a cap with goggles pushed up."""
    lenses = "".join(
        svg.circle(x, 30, 9.4, accent, INK, 2)
        + svg.circle(x, 30, 6.4, "#173A46", INK, 1.2)
        + svg.path(f"M{x - 4} 31 Q{x - 3} 26 {x + 1} 25.4", stroke="#9FE8FF", width=1.6)
        for x in (38, 62)
    )
    return (
        svg.path("M23 38 C21 16 36 9 50 9 C64 9 79 16 77 38 C66 33 34 33 23 38 Z", FILL, INK, 2.4)
        + svg.path("M22 34 C34 27 66 27 78 34 L77.6 40 C66 33 34 33 22.4 40 Z", "#2A1C12", INK, 1.4)
        + lenses
        + svg.path("M46.8 29.4 L53.2 29.4", stroke=INK, width=2.6)
    )


def _kerchief(_shades: Shades, accent: str) -> str:
    knot = "M76 34 C86 32 92 40 95 50 C88 48 84 46 80 44 C86 50 88 56 88 62 C82 56 77 48 75 40 Z"
    dots = "".join(
        svg.circle(x, y, 1.9, accent, INK, 0.5)
        for x, y in ((34, 22), (46, 16), (58, 18), (68, 26), (30, 32), (50, 26), (62, 31))
    )
    return (
        svg.path("M23 40 C20 18 34 10 50 10 C66 10 80 18 77 40 C66 30 34 30 23 40 Z", FILL, INK, 2.4)
        + svg.path(knot, FILL, INK, 1.8)
        + dots
    )


def _cap(shades: Shades, accent: str) -> str:
    """Draw a flat cap pulled to one side."""
    crown = "M20 38 C14 30 18 18 34 13 C52 7 76 12 82 26 C84 32 82 36 78 38 C64 31 36 31 20 38 Z"
    peak = "M22 38 C34 31 66 31 78 38 C86 41 88 46 84 47 C66 40 38 39 24 43 C20 43 19 40 22 38 Z"
    return (
        svg.path(crown, FILL, INK, 2.4)
        + seam("M52 10 C42 16 34 24 31 33 M52 10 C62 14 70 22 73 33 M52 10 C52 18 52 24 51.6 31")
        + svg.path(peak, shades[0], INK, 2.2)
        + svg.circle(52, 10.4, 2.8, accent, INK, 1.3)
    )


def _fur(shades: Shades, accent: str) -> str:
    """Draw a fur hat with flaps over the ears."""
    flap = "M22 36 C15 38 13 52 17 64 C18 70 24 72 28 68 C31 62 28 50 30 42 C31 38 27 35 22 36 Z"
    flaps = svg.path(flap, FILL, INK, 2.2) + svg.group(svg.path(flap, FILL, INK, 2.2), "translate(100,0) scale(-1,1)")
    hairs = " ".join(f"M{24 + i * 6} {38 - abs(i - 4.5) * -0.3:.2f} l{2 - (i % 3)} -7" for i in range(10))
    roll = "M18 34 C20 26 34 23 50 23 C66 23 80 26 82 34 C84 42 78 44 72 41 C58 36 42 36 28 41 C22 44 16 42 18 34 Z"
    return (
        flaps
        + svg.path("M25 30 C24 12 36 5 50 5 C64 5 76 12 75 30 Z", accent, INK, 2.4)
        + seam("M50 5 L50 24 M36 9 C33 14 32 20 32 25 M64 9 C67 14 68 20 68 25")
        + svg.path(roll, FILL, INK, 2.4)
        + svg.path(hairs, stroke=shades[0], width=1.2, opacity=0.8)
        + svg.path(hairs, stroke=shades[2], width=0.7, opacity=0.5)
    )


def _bun(shades: Shades, accent: str) -> str:
    """No hat: hair parted in the middle, and a bun with a pin."""
    hair = "M22 50 C17 26 32 12 50 12 C68 12 83 26 78 50 C76 38 66 30 52 25 L50 20 L48 25 C34 30 24 38 22 50 Z"
    return (
        svg.path("M68 4 L33 15", stroke=INK, width=4)
        + svg.path("M68 4 L33 15", stroke=accent, width=2)
        + svg.ellipse(50, 8, 12, 10, FILL, INK, 2.4)
        + seam("M40 9 C44 3 56 3 60 9 M43 13 C47 8 53 8 57 13", 1, 0.6)
        + svg.path(hair, FILL, INK, 2.4)
        + seam("M47 20 C34 24 27 34 24.6 44 M53 20 C66 24 73 34 75.4 44 M44 16 C32 20 25 28 23 38")
        + svg.path("M56 16 C66 18 74 25 77 36", stroke=shades[2], width=1.2, opacity=0.7)
        + svg.circle(68, 4, 3, accent, INK, 1.4)
    )


def _pot(shades: Shades, accent: str) -> str:
    """Draw a cooking pot worn upside down, handle to the side."""
    return (
        svg.path("M76 22 L92 17 C96 17 96 22 92 23 L77 28 Z", shades[1], INK, 2)
        + svg.path("M24 38 L27 10 C36 4 64 4 73 10 L76 38 C62 33 38 33 24 38 Z", FILL, INK, 2.4)
        + svg.path("M21 38 C36 30 64 30 79 38 L79 43 C64 36 36 36 21 43 Z", accent, INK, 2)
        + seam("M27 12 C38 7 62 7 73 12 M33 16 L31.6 30", 1.1, 0.6)
        + svg.path("M66 15 L67.6 29", stroke=shades[2], width=2, opacity=0.8)
    )


def _bobble(shades: Shades, accent: str) -> str:
    """Draw a knitted cap with a bobble."""
    ribs = " ".join(f"M{24 + i * 5.8:.1f} {34 - 1.2 * (4.5 - abs(i - 4.5)):.1f} l0 9" for i in range(10))
    return (
        svg.path("M23 38 C21 15 36 7 50 7 C64 7 79 15 77 38 Z", FILL, INK, 2.4)
        + seam("M37 11 C31 18 29 25 29 32 M50 8 L50 28 M63 11 C69 18 71 25 71 32", 1.2, 0.55)
        + svg.path("M20 35 C34 25 66 25 80 35 L79 44 C66 35.4 34 35.4 21 44 Z", accent, INK, 2.2)
        + svg.path(ribs, stroke=INK, width=1, opacity=0.5)
        + svg.circle(50, 5, 7.8, accent, INK, 2.2)
        + svg.path("M46 1.4 L48 6.4 M52 0.4 L50 5.4 M54 4.4 L50.4 8.4", stroke=shades[0], width=1, opacity=0.6)
    )


HATS: Mapping[str, Callable[[Shades, str], str]] = {
    "helmet": _helmet,
    "lamp": _lamp,
    "hood": _hood,
    "cone": _cone,
    "wide": _wide,
    "top": _top,
    "goggles": _goggles,
    "kerchief": _kerchief,
    "cap": _cap,
    "fur": _fur,
    "bun": _bun,
    "pot": _pot,
    "bobble": _bobble,
}
"""Drawings by name, each given the tones of its colour and the accent."""
