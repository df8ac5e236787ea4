"""Beards, moustaches, eyes, brows and mouths on a head of 100 by 122 units (look book section 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, assert_never

from game.art.drawing import svg
from game.art.drawing.palette import INK
from game.art.people.looks import Look, brows_body, eye_body

Beard = Literal["none", "full", "long", "fork", "curl", "point", "chops"]
Moustache = Literal["none", "big", "thin", "droop"]
Eyes = Literal["calm", "slit", "side", "happy", "sleepy"]
Brow = Literal["flat", "angry", "up", "bush"]
Mouth = Literal["none", "smile", "grin", "smirk", "talk", "line", "teeth"]

_BEARDS: Mapping[Beard, str] = {
    "full": "M25 50 C22 66 24 80 33 90 C39 97 44 99 50 101 C56 99 61 97 67 90 C76 80 78 66 75 50 "
    "C70 60 62 60 50 60 C38 60 30 60 25 50 Z",
    "long": "M26 50 C22 70 28 88 38 104 L50 118 L62 104 C72 88 78 70 74 50 C70 60 62 61 50 61 C38 61 30 60 26 50 Z",
    "fork": "M26 50 C22 68 24 84 30 100 L38 112 L47 92 L50 86 L53 92 L62 112 L70 100 C76 84 78 68 74 50 "
    "C70 60 62 61 50 61 C38 61 30 60 26 50 Z",
    "curl": "M24 49 C16 54 18 62 22 64 C15 68 18 77 24 78 C20 85 27 91 32 89 C33 97 42 99 46 94 "
    "C50 100 58 99 60 94 C66 98 73 93 72 87 C79 88 83 80 78 76 C84 72 84 65 78 63 C82 58 82 52 76 49 "
    "C70 60 62 60 50 60 C38 60 30 60 24 49 Z",
    "point": "M32 56 C33 70 40 82 50 98 C60 82 67 70 68 56 C62 63 56 62 50 62 C44 62 38 63 32 56 Z",
    "chops": "M24 44 C18 56 20 72 30 80 C36 82 40 78 40 70 C34 64 31 56 30 46 Z "
    "M76 44 C82 56 80 72 70 80 C64 82 60 78 60 70 C66 64 69 56 70 46 Z",
}
_MOUSTACHES: Mapping[Moustache, str] = {
    "big": "M50 57 C44 52 32 54 26 64 C33 66 42 67 50 62 C58 67 67 66 74 64 C68 54 56 52 50 57 Z",
    "thin": "M50 58.5 C45 55.5 36 57.5 26 52 C31 60.5 41 63.5 50 61 C59 63.5 69 60.5 74 52 C64 57.5 55 55.5 50 58.5 Z",
    "droop": "M50 57 C42 53 33 56 30 66 C28 74 31 80 33 82 C36 72 41 66 50 62 C59 66 64 72 67 82 "
    "C69 80 72 74 70 66 C67 56 58 53 50 57 Z",
}
_BROWS: Mapping[Brow, str] = {
    "flat": "M56 41.6 C60 38.8 66 39 68.6 41.6 C65 42.6 60 42.4 56 43.6 Z",
    "angry": "M55 44 C59 40 65 37 70 37.4 C67 40.4 61 43 55.6 46 Z",
    "up": "M56 39 C60 34.6 66 35 69 39.6 C65 38.4 60 38.6 56.4 41 Z",
    "bush": "M54 42.6 C57 36 66 35 72 41 C70 43 68 42.4 66 44 C63 42.4 58 44.6 54 42.6 Z",
}
_CURLS = (
    (28, 70, 4.0),
    (34, 82, 4.0),
    (44, 86, 4.4),
    (56, 86, 4.4),
    (66, 82, 4.0),
    (72, 70, 4.0),
    (40, 72, 3.6),
    (60, 72, 3.6),
)
MIRROR = "translate(100,0) scale(-1,1)"


def _line(d: str, width: float = 0.9, opacity: float = 0.5, colour: str = INK) -> str:
    return svg.path(d, stroke=colour, width=width, opacity=opacity)


def _long_strands(spread: float, light: str) -> str:
    """Dark strands over the whole beard, light ones on the side of the lantern."""
    strands = ""
    for i in range(9):
        t = -1 + i / 4
        up = abs(t)
        strands += _line(
            f"M{50 + t * 21:.2f} {62 - up * 6:.2f} C{50 + t * 22:.2f} 74 {50 + t * 15:.2f} 84 "
            f"{50 + t * spread:.2f} {95 - up * 4:.2f}"
        )
        if i > 3:
            strands += _line(
                f"M{51.5 + t * 20:.2f} {64 - up * 6:.2f} C{51.5 + t * 21:.2f} 74 {51.5 + t * 14:.2f} 82 "
                f"{51.5 + t * 12:.2f} {90 - up * 4:.2f}",
                opacity=0.7,
                colour=light,
            )
    return strands


def _curl_strands() -> str:
    return "".join(
        _line(
            f"M{x - r} {y} a{r} {r} 0 1 1 {r} {r} a{r * 0.6:.2f} {r * 0.6:.2f} 0 1 1 {-r * 0.5:.2f} {-r * 0.8:.2f}",
            1.1,
            0.6,
        )
        for x, y, r in _CURLS
    )


def _strands(beard: Beard, light: str) -> str:
    match beard:
        case "full" | "long":
            return _long_strands(11, light)
        case "fork":
            return _long_strands(14, light)
        case "curl":
            return _curl_strands()
        case "point":
            return "".join(
                _line(f"M{50 + t * 22:.2f} 64 C{50 + t * 18:.2f} 74 {50 + t * 10:.2f} 82 50 92")
                for t in (-0.6, -0.2, 0.2, 0.6)
            )
        case "chops":
            return "".join(
                _line(
                    f"M{25 + k} {52 + k * 6} L{33 + k} {60 + k * 4.5} M{75 - k} {52 + k * 6} L{67 - k} {60 + k * 4.5}"
                )
                for k in range(4)
            )
        case "none":
            return ""
        case _:
            assert_never(beard)


def beard_body(beard: Beard, light: str) -> str:
    """Draw a beard with its strands; `light` is the light tone of the hair."""
    outline = _BEARDS.get(beard)
    return (svg.path(outline, "url(#hair)", INK, 2.4) if outline else "") + _strands(beard, light)


def moustache_body(moustache: Moustache) -> str:
    """Draw a moustache; the broad ones have strands."""
    if moustache == "none":
        return ""
    body = svg.path(_MOUSTACHES[moustache], "url(#hair)", INK, 2.2)
    if moustache != "thin":
        body += _line(
            "M46 59 C40 58 34 60 30 64 M54 59 C60 58 66 60 70 64 "
            "M47 61.5 C42 61 38 62.5 35 64.6 M53 61.5 C58 61 62 62.5 65 64.6",
            0.8,
        )
    return body


def mouth_body(mouth: Mouth) -> str:
    """Draw a mouth, for those without a moustache over it."""
    match mouth:
        case "none":
            return ""
        case "smile":
            return svg.path("M41 65 Q50 71 59 64", stroke=INK, width=1.9)
        case "grin":
            return svg.path("M40 64 Q50 74 61 63 Q50 67 40 64 Z", "#F4EEE0", INK, 1.6)
        case "smirk":
            return svg.path("M43 66 Q52 68 60 62", stroke=INK, width=1.9)
        case "talk":
            return svg.path("M40 63 Q50 61 60 63 Q59 74 50 74.4 Q41 74 40 63 Z", "#3A1512", INK, 1.8) + svg.path(
                "M44 72 Q50 67.6 56 72 Q50 75.4 44 72 Z M42.4 64 Q50 62.6 57.6 64 L57 66.4 Q50 65 43 66.4 Z", "#D8847A"
            )
        case "line":
            return svg.path("M43 66.6 L57 65.6", stroke=INK, width=1.9)
        case "teeth":
            return svg.path("M39 63 Q50 67 61 62 Q60 70 50 71 Q40 70 39 63 Z", "#F4EEE0", INK, 1.7) + svg.path(
                "M44.6 65 L45 69.6 M50 65.6 L50 70.6 M55.4 64.8 L55 69.6 M40 66.6 Q50 69 60 66", stroke=INK, width=1
            )
        case _:
            assert_never(mouth)


def _eye(eyes: Eyes, side: int) -> str:
    """Draw one eye; `side` is -1 for the left and 1 for the right of the picture."""
    x = 50 + side * 11
    match eyes:
        case "calm":
            white = svg.ellipse(x, 47, 3.7, 3.3, "#F4EEE0", INK, 1.2)
            return white + svg.circle(x + 0.7, 47.3, 2, "#1B1310") + svg.circle(x + 1.5, 46.5, 0.7, "#FFFFFF")
        case "slit":
            left, right = 47 + side * 0.4, 47 - side * 0.4
            lid = f"M{x - 5} {left} Q{x} 43.6 {x + 5} {right} Q{x} 49.6 {x - 5} {left}Z"
            return svg.path(lid, "#FFE9A8", INK, 1.4) + svg.circle(x - side * 0.8, 46.7, 1.7, "#1B1310")
        case "side":
            white = svg.ellipse(x, 47, 3.7, 3, "#F4EEE0", INK, 1.2)
            lid = f"M{x - 4.4:.1f} 45.4 Q{x} 42.6 {x + 4.4:.1f} 45.4"
            return white + svg.circle(x + 2, 47.2, 1.9, "#1B1310") + svg.path(lid, stroke=INK, width=1.8)
        case "sleepy":
            white = svg.ellipse(x, 47, 3.7, 3.3, "#F4EEE0", INK, 1.2) + svg.circle(x + 0.5, 48.4, 1.9, "#1B1310")
            lid = f"M{x - 5} 47.6 C{x - 4.4} 42 {x + 4.4} 42 {x + 5} 47.6 Q{x} 48.6 {x - 5} 47.6 Z"
            return white + svg.path(lid, "url(#skin)", INK, 1.5)
        case "happy":
            return svg.path(f"M{x - 4} 48.4 Q{x} 43.4 {x + 4} 48.4", stroke=INK, width=2.2)
        case _:
            assert_never(eyes)


def eyes_body(eyes: Eyes, brow: Brow, look: Look) -> str:
    """Both eyes and both brows, the person's own or those of a look."""
    if look.lids == "own" and look.gaze == "own":
        both = _eye(eyes, -1) + _eye(eyes, 1)
    else:
        both = "".join(eye_body(look, 50 + side * 11, eyes == "sleepy") for side in (-1, 1))
    if look.brows != "own":
        return both + brows_body(look.brows, MIRROR)
    over = svg.path(_BROWS[brow], "url(#hair)", INK, 1.5)
    return both + over + svg.group(over, MIRROR)


def nose_body(width: float) -> str:
    """Draw the nose, with one highlight on the side of the lantern."""
    low = 58 + width * 0.4
    return svg.path(
        f"M47 44 C46 48 {50 - width:.2f} 52 {50 - width:.2f} 56 C{50 - width:.2f} {low:.2f} "
        f"{50 + width:.2f} {low:.2f} {50 + width:.2f} 56 C{50 + width:.2f} 52 54 48 53 44",
        "url(#skin)",
        INK,
        1.8,
    ) + svg.circle(52 + width * 0.2, 54.6, 1.5, "#FFF2D8", opacity=0.8)
