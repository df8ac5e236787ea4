"""What the characters of the bots wear on a head of 100 by 122 units: each is told from afar by its outline alone.

The gradient `hat` comes from the document of the portrait.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import svg
from game.art.drawing.palette import INK
from game.art.people.hats import FILL, Shades, seam

_PARCHMENT = "#F3E9D2"
_LEAVES = ("#4F7A3A", "#6E9A4A")
_LEAF_PLACES = ((17, 43, -58), (20, 31, -38), (33, 18, -20), (67, 18, 20), (80, 31, 38), (83, 43, 58), (50, 11, 0))
_BLOSSOM_PLACES = ((24, 37, 5.6), (35, 27, 6.2), (50, 22.6, 7), (65, 27, 6.2), (76, 37, 5.6))
_WHITE, _YELLOW, _PINK = ("#F4EEE0", "#C9782E"), ("#F0C24B", "#8A4A1E"), ("#E8A7B4", "#C9782E")
_BLOSSOMS = (_WHITE, _YELLOW, _PINK, _WHITE, _YELLOW)


def _boater(_shades: Shades, accent: str) -> str:
    """Draw a flat straw hat with a spirit level for a band, its bubble in the middle."""
    crown = svg.path("M26 32 L28 9 C40 5 60 5 72 9 L74 32 C60 28 40 28 26 32 Z", FILL, INK, 2.4)
    weave = seam("M30 13 C42 9 58 9 70 13", 0.9)
    band = svg.path("M27 21 C40 17 60 17 73 21 L74 32 C60 28 40 28 26 32 Z", accent, INK, 1.6)
    vial = svg.rect(40, 19.6, 20, 7.6, 3.8, "#BFE08A", INK, 1.5) + svg.circle(50, 23.4, 2.7, "#F7FFE6", INK, 0.9)
    marks = seam("M45.6 20 L45.6 27 M54.4 20 L54.4 27", 1.1, 0.9)
    brim = "M6 36 C20 29 80 29 94 36 C97 40 93 42.4 88 41.4 C66 36.4 34 36.4 12 41.4 C7 42.4 3 40 6 36 Z"
    return crown + weave + band + vial + marks + svg.path(brim, FILL, INK, 2.4)


def _tricorn(shades: Shades, accent: str) -> str:
    """Draw a three-cornered hat with a playing card in its fold."""
    card = svg.path("M58 15 L64 -8 L78 -4 L72 19 Z", _PARCHMENT, INK, 1.8)
    pip = svg.path(
        "M70.6 -3.4 C73 -1 74.4 2 73 5 C71.6 6.6 69.6 6 69 4.6 C67.8 5.4 65.6 5 65.4 3 C65.4 0 68 -2 70.6 -3.4 Z", INK
    )
    crown = svg.path("M30 26 C30 6 40 0 50 0 C60 0 70 6 70 26 Z", FILL, INK, 2.4)
    fold = "M3 40 C4 24 24 12 34 21 C42 28 47 31 50 38 C53 31 58 28 66 21 C76 12 96 24 97 40 C78 34 60 37 50 45 "
    fold += "C40 37 22 34 3 40 Z"
    edge = "M5 37 C7 26 24 16 33 24 C42 31 47 34 50 41 C53 34 58 31 67 24 C76 16 93 26 95 37"
    button = svg.circle(50, 35, 3, accent, INK, 1.3)
    return (
        card
        + pip
        + crown
        + svg.path(fold, FILL, INK, 2.4)
        + svg.path(edge, stroke=accent, width=1.7)
        + seam("M40 4 C37 10 36 15 36.6 20", 1)
        + svg.path("M61 5 C64 10 65 14 64.6 19", stroke=shades[2], width=1.1, opacity=0.7)
        + button
    )


def _flames(shades: Shades, accent: str) -> str:
    """Hair that stands up like a fire, and a band around it."""
    fire = (
        "M21 42 C12 34 14 22 19 12 C21 20 25 22 28 22 C25 8 32 -2 40 -8 C38 2 43 8 47 11 C47 0 53 -8 61 -12 "
        "C58 0 64 8 68 14 C71 9 71 3 70 -2 C80 6 90 22 79 42 C66 31 34 31 21 42 Z"
    )
    inner = "M33 32 C29 22 35 15 38 9 C41 17 46 19 50 24 C52 16 57 11 60 5 C62 14 70 19 68 32 C58 28 42 28 33 32 Z"
    band = svg.path("M21 37 C34 28 66 28 79 37 L78 44 C66 36 34 36 22 44 Z", accent, INK, 2)
    return (
        svg.path(fire, FILL, INK, 2.4)
        + svg.path(inner, shades[2], opacity=0.75)
        + seam("M30 30 C28 24 28 18 31 12 M50 26 C50 18 53 10 56 4 M70 30 C74 24 75 18 74 12", 1.1)
        + band
    )


def _nightcap(shades: Shades, accent: str) -> str:
    """Draw a long cap that hangs over to one side, with a tassel."""
    tail = (
        "M24 36 C20 14 34 0 52 0 C74 0 89 16 90 38 C90.4 47 89 54 87 60 C83 57 80 53 79 47 C78 41 77 38 76 36 "
        "C62 29 38 29 24 36 Z"
    )
    stripes = "M35 8 C42 14 46 22 47 30 M54 0.4 C61 8 64 18 65 30 M72 7 C75 15 76 24 75 33 M84 20 C83 27 81 33 78 38"
    stripes += " M89.8 39 C87 43 83 45 79.4 45.6 M88.6 50 C86 52.4 83 53 80.6 52.4"
    cuff = "M19 36 C34 26 66 26 81 36 C84 41 82 46 79 46 C64 37 36 37 21 46 C18 46 16 41 19 36 Z"
    return (
        svg.path(tail, FILL, INK, 2.4)
        + svg.path(stripes, stroke=shades[0], width=2.6, opacity=0.75)
        + svg.path(cuff, accent, INK, 2.2)
        + svg.circle(82.6, 63.6, 6.2, accent, INK, 2.2)
        + seam("M79 61 L81.2 65.6 M82.8 59.4 L83 64.6 M86.6 61.2 L85 65.8", 1)
    )


def _jester(shades: Shades, accent: str) -> str:
    """Draw a fool's cap: three horns, each with a bell."""
    left = "M24 40 C23 29 22 21 13 19 C14 9 26 1 35 8 C42 14 46 25 48 36 Z"
    right = svg.group(svg.path(left, accent, INK, 2.4), "translate(100,0) scale(-1,1)")
    middle = svg.path("M34 36 C34 20 41 10 50 1 C59 10 66 20 66 36 C56 31 44 31 34 36 Z", shades[2], INK, 2.4)
    cuff = "M20 40 L27 31 L34 38 L42 30 L50 37 L58 30 L66 38 L73 31 L80 40 L78 46 C64 39 36 39 22 46 Z"
    bells = "".join(
        svg.circle(x, y, 4.8, "#F0C24B", INK, 1.8)
        + svg.path(f"M{x - 2.4} {y + 1.6} L{x + 2.4} {y + 1.6}", stroke=INK, width=1.4)
        for x, y in ((13, 22), (50, -0.6), (87, 22))
    )
    return svg.path(left, FILL, INK, 2.4) + right + middle + svg.path(cuff, _PARCHMENT, INK, 2) + bells


def _bowler(shades: Shades, accent: str) -> str:
    """Draw a round hard hat drawn down to the brows."""
    return (
        svg.path("M23 38 C21 10 36 0 50 0 C64 0 79 10 77 38 C66 33 34 33 23 38 Z", FILL, INK, 2.4)
        + svg.path("M22.8 29 C36 24 64 24 77.2 29 L77.4 37 C66 32 34 32 22.6 37 Z", accent, INK, 1.5)
        + svg.path("M62 6 C69 10 72 16 73 23", stroke=shades[2], width=2.2, opacity=0.8)
        + svg.path(
            "M11 38 C10 33 16 33 22 35 C38 30 62 30 78 35 C84 33 90 33 89 38 C86 46 78 46 72 42.4 "
            "C58 38.4 42 38.4 28 42.4 C22 46 14 46 11 38 Z",
            FILL,
            INK,
            2.4,
        )
    )


def _wreath(_shades: Shades, _accent: str) -> str:
    """Flowers and leaves on a bald head."""
    leaves = ""
    for number, (x, y, turn) in enumerate(_LEAF_PLACES):
        leaf = svg.path("M0 9 C-6.4 4 -6.4 -5 0 -12 C6.4 -5 6.4 4 0 9 Z", _LEAVES[number % 2], INK, 1.6)
        leaves += svg.group(leaf + seam("M0 7 L0 -8", 0.9), svg.translate(x, y, turn))
    return leaves + "".join(
        _blossom(x, y, r, petal, heart) for (x, y, r), (petal, heart) in zip(_BLOSSOM_PLACES, _BLOSSOMS, strict=True)
    )


def _blossom(x: float, y: float, r: float, petal: str, heart: str) -> str:
    petals = "".join(
        svg.circle(x + across * r, y + down * r, r * 0.62, petal, INK, 1.3)
        for across, down in ((0, -0.8), (0.76, -0.25), (0.47, 0.65), (-0.47, 0.65), (-0.76, -0.25))
    )
    return petals + svg.circle(x, y, r * 0.46, heart, INK, 1)


def _slouch(shades: Shades, accent: str) -> str:
    """Draw a battered hat, its brim turned up in front and pinned."""
    crown = svg.path("M28 26 C26 8 34 -4 43 -3 C48 1 53 1 57 -4 C67 -3 74 9 72 26 Z", FILL, INK, 2.4)
    under = "M3 42 C8 26 30 30 50 28 C70 30 92 26 97 42 C90 49 82 46 76 41 C62 34 38 34 24 41 C18 46 10 49 3 42 Z"
    front = "M27 40 C22 22 34 11 50 11 C66 11 78 22 73 40 C62 32 38 32 27 40 Z"
    return (
        crown
        + svg.path(under, shades[0], INK, 2.4)
        + svg.path(front, FILL, INK, 2.4)
        + svg.path("M31 34 C29 23 38 15 50 15 C62 15 71 23 69 34", stroke=INK, width=1, opacity=0.55, dash="3 2.4")
        + svg.path("M50 17 L52.4 22 L58 22.6 L53.8 26.2 L55 31.6 L50 28.8 L45 31.6 L46.2 26.2 L42 22.6 L47.6 22 Z",
                   accent, INK, 1.3)
        + seam("M40 0 C37 4 36 8 36 11 M60 -1 C63 3 64 7 64 11")
    )  # fmt: skip


def _blindfold(shades: Shades, accent: str) -> str:
    """Unkempt hair, and a cloth over the eyes that is knotted at the side."""
    hair = (
        "M22 46 C14 30 20 14 34 10 C32 6 34 2 38 0 C40 5 44 7 48 7 C50 1 56 -2 61 0 C60 4 62 8 66 10 "
        "C72 6 78 8 80 12 C78 14 78 17 79 20 C84 28 83 38 78 46 C74 32 66 26 50 26 C34 26 26 32 22 46 Z"
    )
    ends = "M76 43 C86 38 93 42 98 50 C91 49 86 49 81 48 C88 53 91 60 91 67 C84 61 78 55 75 50 Z"
    return (
        svg.path(hair, FILL, INK, 2.4)
        + seam("M36 12 C32 16 29 21 28 27 M50 9 C50 14 49 19 47 24 M64 12 C68 17 70 22 71 27", 1.1)
        + svg.path("M57 5 C62 10 65 15 66 21", stroke=shades[2], width=1.2, opacity=0.7)
        + svg.path(ends, accent, INK, 2)
        + svg.path("M22 40 C36 36 64 36 78 40 L77 54 C64 51 36 51 24 54 Z", accent, INK, 2.4)
        + seam("M28 45 C40 42 56 42 70 44 M32 50 C44 47.6 58 47.6 72 49", 1)
    )


HEADWEAR: Mapping[str, Callable[[Shades, str], str]] = {
    "boater": _boater,
    "tricorn": _tricorn,
    "flames": _flames,
    "nightcap": _nightcap,
    "jester": _jester,
    "bowler": _bowler,
    "wreath": _wreath,
    "slouch": _slouch,
    "blindfold": _blindfold,
}
"""Drawings by name, each given the tones of its colour and the accent."""
