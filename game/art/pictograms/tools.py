"""The three tools whole, drawn around the origin of a 64 x 64 box (look book section 5).

The shapes use the gradients of `tool_defs`; `line` is the width of the ink outside.
"""

from __future__ import annotations

import math

from game.art.cards.nugget import nugget
from game.art.drawing.palette import BRASS, INK, IRON, WOOD
from game.art.drawing.svg import circle, linear_gradient, path, radial_gradient
from game.art.tunnels.rock import boulder
from game.engine.cards import Tool

BOX = 64
LINE = 1.7


def tool_defs() -> str:
    """Return the gradients of the three tools: each material from light at the top left to dark."""
    return (
        linear_gradient("wood", -20, -20, 20, 20, (0, WOOD[0]), (0.5, WOOD[1]), (1, WOOD[2]))
        + linear_gradient("iron", -22, -20, 22, 20, (0, IRON[0]), (0.45, IRON[1]), (1, IRON[2]))
        + linear_gradient("brass", -16, -20, 16, 20, (0, BRASS[0]), (0.45, BRASS[1]), (1, BRASS[2]))
        + radial_gradient("lamplight", 0, 3, 26, (0, "#ffd873", 1), (0.4, "#ffb73a", 0.62), (1, "#ffa510", 0))
        + radial_gradient("glass", 0, 5, 11, (0, "#fffbe6"), (0.5, "#ffdf91"), (1, "#e79a2c"))
    )


def tool(kind: Tool, line: float = LINE, lit: bool = True) -> str:
    """Draw the tool; a `lit` lamp burns and throws its light around it."""
    match kind:
        case Tool.PICK:
            return pick(line)
        case Tool.LAMP:
            return (circle(0, 3, 26, "url(#lamplight)") if lit else "") + lamp(line, lit)
        case Tool.CART:
            return cart(line)


def pick(line: float = LINE) -> str:
    """Draw a pick: a wide arc on a shaft."""
    text = path("M-2.6 -12 L2.6 -12 L2.2 24 Q0 26 -2.2 24 Z", "url(#wood)", INK, line)
    for y in (15, 18, 21):
        text += path(f"M-2.3 {y} L2.3 {y - 1.2:g}", "none", "#4b2e16", 0.9)
    head = (
        "M-24 -6 Q-14 -19.5 0 -19.5 Q14 -19.5 24 -6 Q14 -12.4 5 -12.4 "
        "L4.2 -8.6 L-4.2 -8.6 L-5 -12.4 Q-14 -12.4 -24 -6 Z"
    )
    text += path(head, "url(#iron)", INK, line)
    text += path("M-19 -10 Q-11 -17.4 0 -17.4 Q9 -17.4 16 -12.4", "none", "#f2f7f7", 0.9, 0.8)
    return text + circle(0, -13.6, 1.7, IRON[2], INK, 0.8)


def lamp(line: float = LINE, lit: bool = True) -> str:
    """Draw a lantern: handle, roof, glass with a flame, foot. Unlit: a smoking wick behind cracked glass."""
    handle = "M-7 -13.5 C-7 -25 7 -25 7 -13.5"
    text = path(handle, "none", INK, 2.2 + line) + path(handle, "none", BRASS[1], 1.9)
    text += path("M-4.5 -15.6 L4.5 -15.6 L11 -8 L-11 -8 Z", "url(#brass)", INK, line)
    text += path("M-9.4 -8 L9.4 -8 L11 16 L-11 16 Z", "url(#glass)" if lit else "#4d5a60", INK, line)
    text += _flame() if lit else _smoke()
    bars = "M-4.6 -8 L-5.4 16 M4.6 -8 L5.4 16"
    text += path(bars, "none", INK, 2) + path(bars, "none", "#b07a22", 0.9)
    text += path("M-12.4 16 L12.4 16 L11.4 21.6 L-11.4 21.6 Z", "url(#brass)", INK, line)
    return text + path("M-7.4 -13.6 L6 -13.6 M-9.6 18 L6 18", "none", "#fff3c4", 0.9, 0.85)


def cart(line: float = LINE) -> str:
    """Draw a mine cart: a bowl of rock and gold on two wheels."""
    text = ""
    for x, y, r in ((-11, -8.4, 5), (11, -8.6, 5), (-4.4, -12, 5.6), (4.6, -11.6, 5.4)):
        text += boulder(x, y, r, f"cart {x}", "#6d6054")
    text += nugget(0.5, -9, 4.4, 1, 1.1) + nugget(-8.4, -7.6, 3, 2, 1)
    text += path("M-22 -7 L22 -7 L16.6 12 L-16.6 12 Z", "url(#wood)", INK, line)
    for y in (-1.2, 5.4):
        half = 20.6 - (y + 7) * 0.27
        text += path(f"M{-half:g} {y} L{half:g} {y}", "none", "#4b2e16", 1)
    for side in (-1, 1):
        strap = f"M{side * 13.4:g} -7 L{side * 10.6:g} 12"
        text += path(strap, "none", INK, 4) + path(strap, "none", "#7c888e", 2.2)
    text += path("M-24 -9 L24 -9 L24 -5.6 L-24 -5.6 Z", "url(#iron)", INK, line * 0.9)
    for side in (-1, 1):
        for y in (-2.6, 2.4, 8):
            text += circle(side * (12.9 - (y + 2) * 0.14), y, 0.8, "#20262a")
        text += _wheel(side * 10, 15.6, line)
    return text


def _flame() -> str:
    return (
        path("M0 -4.6 C7.4 3.4 5 12.6 0 12.6 C-5 12.6 -7.4 3.4 0 -4.6 Z", "#f08a2c")
        + path("M0 0 C5 5.6 3.4 12.6 0 12.6 C-3.4 12.6 -5 5.6 0 0 Z", "#ffe27a")
        + path("M0 5 C2.4 8 1.8 12.6 0 12.6 C-1.8 12.6 -2.4 8 0 5 Z", "#fffdf4")
    )


def _smoke() -> str:
    smoke = path("M-1 12.6 C-3 8 2 6 0 1 C-1 -2 2 -4 1 -6", "none", "#c9d0cc", 1.2, 0.8)
    return smoke + path("M-6 -5 L-2 3 L-6 6 L-1 14", "none", "#d8e2e2", 0.9)


def _wheel(x: float, y: float, line: float) -> str:
    text = circle(x, y, 6.4, "url(#iron)", INK, line) + circle(x, y, 3.6, "none", IRON[2], 1.1)
    text += circle(x, y, 1.6, "#20262a")
    for k in range(4):
        dx, dy = 5 * math.cos(k * math.pi / 4), 5 * math.sin(k * math.pi / 4)
        spoke = f"M{x - dx:.2f} {y - dy:.2f} L{x + dx:.2f} {y + dy:.2f}"
        text += path(spoke, "none", IRON[2], 0.7, 0.8)
    return text
