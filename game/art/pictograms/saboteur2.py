"""What the actions of Saboteur 2 are told by, drawn around the origin of a 64 x 64 box (UX section 7).

The shapes use the gradients of `trick_defs`; `line` is the width of the ink outside.
"""

from __future__ import annotations

from game.art.drawing.palette import BRASS, GOLD, INK, mix
from game.art.drawing.svg import circle, ellipse, group, linear_gradient, path, polygon, rect, translate

LINE = 1.7
_GLOVE, _SLEEVE = "#8f78a2", "#63516e"
_SKIN, _CUFF = "#e0a878", "#4f6a78"
_FELT = "#7a4a2f"


def trick_defs() -> str:
    """Return the gradients of these drawings: each material from light at the top left to dark."""

    def across(name: str, colour: str, reach: float) -> str:
        light, dark = mix(colour, "#fff0c8", 0.32), mix(colour, INK, 0.34)
        return linear_gradient(name, -reach, -reach, reach, reach, (0, light), (0.5, colour), (1, dark))

    return (
        across("glove", _GLOVE, 20)
        + across("sleeve", _SLEEVE, 24)
        + across("skin", _SKIN, 24)
        + across("cuff", _CUFF, 24)
        + across("felt", _FELT, 20)
        + linear_gradient("bar", -2.4, 0, 2.4, 0, (0, "#eef4f5"), (0.5, "#b9c5ca"), (1, "#77838a"))
        + linear_gradient("gold", -14, -16, 14, 16, (0, BRASS[0]), (0.45, BRASS[1]), (1, BRASS[2]))
    )


def taking_hand(line: float = LINE) -> str:
    """Draw a gloved hand that reaches down from the upper right; it closes around (-12, 14)."""
    arm = "M31 -31 L31 -2 L9 8 L-4 -7 L9 -31 Z"
    folds = "M11 2 L23 -8 M4 -5 L18 -18"
    band = "M11.6 9.6 L-5.6 -8.4 L-0.8 -12.6 L16.2 5.2 Z"
    fingers = (
        "M10 10 C7 19 1 25 -5 26.6 C-8 27.4 -9.6 24.6 -7.2 22.4 L-2 17 C-8 22.4 -12.6 26 -17 27.4 "
        "C-20.6 28.2 -21.8 24.6 -19 22.8 C-14 19 -10.6 15 -8.4 11.4 C-13.8 16 -18.8 18.4 -22.8 19 "
        "C-26.6 19.4 -26.6 15.8 -23.6 14.6 C-16.8 11.6 -12.4 5.6 -9.4 -0.4 C-7.4 -4.4 -3.6 -6.4 -0.6 -4 Z"
    )
    creases = "M-5 8.4 L-8.4 11.4 M0.4 14 L-2 17 M-2 1 C-5 2.6 -6.4 5.6 -7 8"
    return (
        path(arm, "url(#sleeve)", INK, line)
        + path(folds, "none", INK, 1.2, 0.7)
        + path(fingers, "url(#glove)", INK, line)
        + path(band, "url(#gold)", INK, line * 0.85)
        + path(creases, "none", INK, 1.3)
    )


def palm(line: float = LINE) -> str:
    """Draw an open hand, fingers up, and its cuff."""
    hand = (
        "M-16.5 21 C-19.5 9 -21 0 -19.5 -6 C-18.6 -9.6 -14.4 -9 -14.1 -5.4 L-12.9 3 L-12.6 -16.5 "
        "C-12.3 -21 -6.9 -21 -6.6 -16.5 L-5.7 -0.9 L-4.2 -20.4 C-3.9 -24.9 1.8 -24.6 1.8 -20.1 L1.8 -0.6 "
        "L5.1 -17.4 C6 -21.6 11.4 -20.4 10.8 -15.9 L9.3 2.1 C12 -2.1 14.1 -5.1 17.1 -6 "
        "C21 -6.9 21.9 -3.6 19.8 -0.3 C15.9 6 14.4 13.5 11.4 21 Z"
    )
    creases = "M-12.9 3 C-9 9 -3 10.5 2.1 6 M-5.7 -0.9 L-5.1 4.5 M1.8 -0.6 L2.4 4.5"
    return (
        path(hand, "url(#skin)", INK, line)
        + path(creases, "none", INK, 1.1, 0.6)
        + path("M-18 19.5 L13.5 19.5 L15.9 30 L-19.5 30 Z", "url(#cuff)", INK, line)
        + path("M-17.4 23 L14 23", "none", INK, 1, 0.5)
    )


def padlock(line: float = LINE) -> str:
    """Draw a brass padlock, closed."""
    shackle = "M-11 -2 L-11 -9 C-11 -27 11 -27 11 -9 L11 -2"
    return (
        path(shackle, "none", INK, 6 + line)
        + path(shackle, "none", "#aab6ba", 4.6)
        + rect(-19, -4, 38, 29, 4, "url(#gold)", INK, line)
        + path("M-15 0 L9 0", "none", "#fff2b8", 1.8)
        + circle(0, 8, 4.2, INK)
        + path("M0 8 L0 17", "none", INK, 4)
    )


def portcullis(bars: int = 4, line: float = LINE) -> str:
    """Upright iron bars with points below, held by two cross bars; what lies between them is clear.

    Fewer `bars` are thicker, for small pictures.
    """
    places = [-22.5 + 45 * i / (bars - 1) for i in range(bars)]
    half = 10.4 / bars
    shape = f"M{-half:g} -30 L{half:g} -30 L{half:g} 20 L{-half:g} 20 Z"
    point = f"M{-half - 2:g} 19 L0 30.6 L{half + 2:g} 19 Z"
    bar = path(shape, "url(#bar)", INK, line) + path(point, "url(#bar)", INK, line)
    text = "".join(group(bar, translate(x, 0)) for x in places)
    for y in (-17.0, 6.0):
        text += rect(-30, y - half, 60, half * 2, 1.4, "#8f9ca2", INK, line)
        text += path(f"M-28 {y - half * 0.4:g} L28 {y - half * 0.4:g}", "none", "#e3ebed", 0.9)
        text += "".join(circle(x, y, half * 0.5, "#e3ebed", INK, 0.7) for x in places)
    return text


def felt_hat(line: float = LINE) -> str:
    """Draw a round hat with a golden band."""
    crown = "M-19 8 C-21 -14 -8 -22 0 -22 C8 -22 21 -14 19 8 C10 4 -10 4 -19 8 Z"
    brim = "M-28 11 C-15 0 15 0 28 11 C28 17 21 17 18 14.6 C7 10 -7 10 -18 14.6 C-21 17 -28 17 -28 11 Z"
    band = "M-19.4 2.4 C-8 -2.4 8 -2.4 19.4 2.4 L19 7.6 C8 3 -8 3 -19 7.6 Z"
    return (
        path(crown, "url(#felt)", INK, line)
        + path("M-13 -3 C-13 -11 -9 -15.4 -5 -17", "none", "#e6c79a", 1.6, 0.7)
        + path(band, GOLD, INK, line * 0.7)
        + path(brim, "url(#felt)", INK, line)
    )


def wide_eye(line: float = LINE) -> str:
    """Draw an open eye with lashes."""
    return (
        path(
            "M-19 -7 L-23 -12.6 M-9.6 -13 L-12 -19.6 M0 -15 L0 -22 M9.6 -13 L12 -19.6 M19 -7 L23 -12.6", "none", INK, 3
        )
        + path("M-28 2 Q0 -26 28 2 Q0 28 -28 2 Z", "#fffaf0", INK, line * 1.2)
        + circle(0, 1, 11, "#2f7d9a", INK, line)
        + circle(0, 1, 5, INK)
        + circle(4, -3, 2.6, "#ffffff")
    )


def card_fan(cloth: str = "#2b2420", line: float = LINE) -> str:
    """Five card backs held in a fan around a point below the middle."""
    text = ""
    back = (
        rect(-8, -46, 16, 26, 2, cloth, INK, line)
        + rect(-6, -44, 12, 22, 1.2, "none", "#d9a437", 1)
        + path(polygon([(0, -39.6), (4, -33), (0, -26.4), (-4, -33)]), "#d9a437")
    )
    for angle in (-32, -16, 0, 16, 32):
        text += group(back, translate(0, 32, angle))
    return text


def gold_coin(line: float = LINE) -> str:
    """Draw a thick gold coin seen from the front, with a clear field for a number."""
    return (
        circle(0, 2.4, 26, BRASS[2], INK, line)
        + circle(0, -1, 26, "url(#gold)", INK, line)
        + circle(0, -1, 20.4, "#e2ae3c", BRASS[2], 1.6)
        + path("M-21.6 -9 A23.4 23.4 0 0 1 -5 -23.4", "none", "#fffbe0", 2, 0.85)
        + ellipse(0, -1, 20.4, 20.4, "none", "#fff0b0", 0.6, 0.7)
    )
