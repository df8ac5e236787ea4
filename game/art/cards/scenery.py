"""The scenes on the action cards without a tool: rockfall and map (look book section 5)."""

from __future__ import annotations

from game.art.drawing.palette import INK
from game.art.drawing.svg import circle, path
from game.art.tunnels.rock import boulder

_MAP_INK, _MAP_RED = "#6a4a24", "#8f2f1c"


def rockfall() -> str:
    """Rock that falls from a roof onto a heap, with lines of motion."""
    roof = "M7 12 L53 12 L53 26 L46 22 L42 30 L36 23 L30 31 L23 23 L18 29 L12 22 L7 27 Z"
    text = path(roof, "#5d5147", INK, 1.4)
    for x in (14, 24, 34, 45):
        text += path(f"M{x} 13 l2 6 l-2 4", "none", INK, 0.9, 0.7)
    for x, top, long in ((18, 30, 7), (42, 31, 7), (30, 32.5, 3.5)):
        for aside in (-3.2, 0, 3.2):
            start = top + abs(aside) * 0.6
            text += path(f"M{x + aside:g} {start:g} l0 {long - abs(aside) * 0.5:g}", "none", "#4a3b2e", 1.3, 0.85)
    for x, y, r in ((18, 45, 6.6), (42, 46, 7), (30, 41.5, 5.2)):
        text += boulder(x, y, r, f"falling {x}", "#7d7064")
    heap = "M7 74 L16 60 L27 66 L36 58 L46 65 L53 60 L53 76 L7 76 Z"
    text += path(heap, "#4a4038", INK, 1.4)
    for x, y, r in ((14, 70, 7), (27, 69, 8), (41, 70, 8.4), (20, 62, 5), (35, 61.6, 5.4), (49, 72, 5)):
        text += boulder(x, y, r, f"fallen {x}", "#6d6054")
    return text


def chart() -> str:
    """Draw a folded map with a way to a cross, and an eye below."""
    return _sheet() + _way() + _eye()


def _sheet() -> str:
    outline = "M11 22 L24 17 L37 22 L50 17 L50 60 L37 66 L24 60 L11 66 Z"
    shade = "M24 17 L24 60 L11 66 L11 22 Z M37 22 L50 17 L50 60 L37 66 Z"
    return (
        path(outline, "#fbf1d2", INK, 1.8)
        + path(shade, "#d9bd86", opacity=0.8)
        + path("M24 17.5 L24 60 M37 22 L37 65.6", "none", "#8a6a3a", 0.9)
        + path("M14 33 l3 -5 l3 5 M18.4 33 l2.4 -4 l2 4", "none", _MAP_INK, 1)
        + circle(31, 54, 3.3, "none", _MAP_INK, 0.9)
        + path("M31 49 L31 59 M26 54 L36 54", "none", _MAP_INK, 0.8)
    )


def _way() -> str:
    way = path("M15 58 C18 48 20 44 27 44 C33 44 33 36 38 34", "none", _MAP_RED, 1.9, dash="3.4 2.6")
    return way + path("M38.6 26 L46.4 34 M46.4 26 L38.6 34", "none", _MAP_RED, 2.8)


def _eye() -> str:
    return (
        path("M17 73 Q30 62.5 43 73 Q30 83 17 73 Z", "#fffaf0", INK, 1.8)
        + circle(30, 72.8, 4.6, "#2f7d9a", INK, 1.2)
        + circle(30, 72.8, 2, INK)
        + circle(31.4, 71.4, 1, "#fffdf6")
    )
