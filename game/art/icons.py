"""The icons of buttons and menus: one family, drawn with one stroke in a box of 24 x 24 units."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from game.art.palette import CHALK
from game.art.raster import rasterise
from game.art.svg import document, path

_BOX = 24
_STROKE = 2.1

# Each icon is what is stroked, and what is filled.
_ICONS: Mapping[str, tuple[str, str]] = {
    "undo": ("M8.5 5 L4 9.5 L8.5 14 M4 9.5 L14.5 9.5 C21.5 9.5 21.5 19 14.5 19 L10 19", ""),
    "speed": ("", "M3.5 5.5 L11.5 12 L3.5 18.5 Z M12.5 5.5 L20.5 12 L12.5 18.5 Z"),
    "help": (
        "M8 8.6 C8 2.6 16.6 2.8 16.2 8.4 C15.9 12 12 11.6 12 15",
        "M10.4 19.4 a1.6 1.6 0 1 0 3.2 0 a1.6 1.6 0 1 0 -3.2 0 Z",
    ),
    "menu": ("M4 6.5 L20 6.5 M4 12 L20 12 M4 17.5 L20 17.5", ""),
    "rotate": ("M18.6 7.4 A8 8 0 1 0 20 13 M20 3.4 L19.2 8.2 L14.4 7.6", ""),
    "pass": (
        "M4.5 7 L19.5 7 M9 7 L9 4 L15 4 L15 7 M6.4 7 L7.8 20.2 L16.2 20.2 L17.6 7 "
        "M10.2 11 L10.6 16.4 M13.8 11 L13.4 16.4",
        "",
    ),
    "end": ("M4 12 L19.5 12 M13 5.5 L19.5 12 L13 18.5", ""),
    "eye": ("M2 12 Q12 2.6 22 12 Q12 21.4 2 12 Z", "M8.7 12 a3.3 3.3 0 1 0 6.6 0 a3.3 3.3 0 1 0 -6.6 0 Z"),
    "cards": (
        "M8.8 3 L17.4 3 Q19 3 19 4.6 L19 16.4 Q19 18 17.4 18 L8.8 18 Q7.2 18 7.2 16.4 L7.2 4.6 Q7.2 3 8.8 3 Z "
        "M4 6.6 L4 19.6 Q4 21.4 5.8 21.4 L14.6 21.4",
        "",
    ),
    "lantern": (
        "M9 6.6 C9 1.6 15 1.6 15 6.6 M6.4 10 L9.2 6.6 L14.8 6.6 L17.6 10 Z M7.8 10 L6.8 18.2 "
        "M16.2 10 L17.2 18.2 M5.2 21 L18.8 21 M6.2 18.2 L17.8 18.2",
        "M12 11.4 C14.4 13.6 13.6 16.2 12 16.2 C10.4 16.2 9.6 13.6 12 11.4 Z",
    ),
    "pick": ("M3 9.6 C7 3.6 15 2.6 20.6 8.2 M11.8 5.4 L13.6 20.8", ""),
    "tick": ("M4 12.8 L9.8 18.4 L20 5.8", ""),
    "cross": ("M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5", ""),
    "plus": ("M12 4.5 L12 19.5 M4.5 12 L19.5 12", ""),
    "minus": ("M4.5 12 L19.5 12", ""),
    "fit": (
        "M4 8.5 L4 4 L8.5 4 M15.5 4 L20 4 L20 8.5 M20 15.5 L20 20 L15.5 20 M8.5 20 L4 20 L4 15.5 "
        "M9 9 L15 9 L15 15 L9 15 Z",
        "",
    ),
    "log": ("M6 3.4 L18 3.4 L18 20.6 L6 20.6 Z M9.2 8 L14.8 8 M9.2 12 L14.8 12 M9.2 16 L12.6 16", ""),
    "back": ("M20 12 L4.5 12 M11 5.5 L4.5 12 L11 18.5", ""),
    "human": ("M8 7.6 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 Z M4 20.6 C4 11.6 20 11.6 20 20.6 Z", ""),
    "bot": (
        "M5 8.4 L19 8.4 L19 19.4 L5 19.4 Z M12 8.4 L12 4 M2.4 12.4 L2.4 15.6 M21.6 12.4 L21.6 15.6 M9 16 L15 16",
        "M7.9 12.4 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0 Z "
        "M13.3 12.4 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0 Z "
        "M10.6 3.4 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0 Z",
    ),
    "dice": (
        "M4.4 4.4 L19.6 4.4 L19.6 19.6 L4.4 19.6 Z",
        "M6.9 8.5 a1.6 1.6 0 1 0 3.2 0 a1.6 1.6 0 1 0 -3.2 0 Z "
        "M10.4 12 a1.6 1.6 0 1 0 3.2 0 a1.6 1.6 0 1 0 -3.2 0 Z "
        "M13.9 15.5 a1.6 1.6 0 1 0 3.2 0 a1.6 1.6 0 1 0 -3.2 0 Z",
    ),
    "play": ("", "M6.5 4 L19.5 12 L6.5 20 Z"),
    "pause": ("", "M6 4.5 L10 4.5 L10 19.5 L6 19.5 Z M14 4.5 L18 4.5 L18 19.5 L14 19.5 Z"),
    "step-forward": ("M18 4.8 L18 19.2", "M5 4.5 L14.5 12 L5 19.5 Z"),
    "step-back": ("M6 4.8 L6 19.2", "M19 4.5 L9.5 12 L19 19.5 Z"),
    "first": ("M4 4.8 L4 19.2", "M12.6 5 L6 12 L12.6 19 Z M20.6 5 L14 12 L20.6 19 Z"),
    "last": ("M20 4.8 L20 19.2", "M11.4 5 L18 12 L11.4 19 Z M3.4 5 L10 12 L3.4 19 Z"),
    "people": (
        "M5.4 8 a3.2 3.2 0 1 0 6.4 0 a3.2 3.2 0 1 0 -6.4 0 Z "
        "M2.4 19.4 C2.4 11.6 14.8 11.6 14.8 19.4 Z M15 5.2 A3.1 3.1 0 1 1 15.4 11 "
        "M17 13.2 C20 13.6 21.6 15.8 21.6 19.4 L18.4 19.4",
        "",
    ),
    "door": ("M5 20.6 L5 3.4 L15 3.4 L15 7 M15 17 L15 20.6 L5 20.6 M9.6 12 L21 12 M17 8 L21 12 L17 16", ""),
    "crown": ("M3.6 7.4 L7.6 12.2 L12 5 L16.4 12.2 L20.4 7.4 L18.6 18.6 L5.4 18.6 Z", ""),
    "lock": (
        "M5.4 11 L18.6 11 L18.6 20.4 L5.4 20.4 Z M8.2 11 L8.2 7.6 C8.2 2.2 15.8 2.2 15.8 7.6 L15.8 11",
        "M10.5 15.6 a1.5 1.5 0 1 0 3 0 a1.5 1.5 0 1 0 -3 0 Z",
    ),
    "warning": (
        "M12 3.6 L21.6 20.2 L2.4 20.2 Z M12 9.6 L12 14",
        "M10.8 17 a1.2 1.2 0 1 0 2.4 0 a1.2 1.2 0 1 0 -2.4 0 Z",
    ),
    "save": (
        "M4 4 L16.6 4 L20 7.4 L20 20 L4 20 Z M8 4 L8 8.6 L14.6 8.6 L14.6 4 M7.4 20 L7.4 13.4 L16.6 13.4 L16.6 20",
        "",
    ),
    "full-screen": (
        "M9 4 L4 4 L4 9 M4.4 4.4 L9.6 9.6 M15 4 L20 4 L20 9 M19.6 4.4 L14.4 9.6 M20 15 L20 20 L15 20 "
        "M19.6 19.6 L14.4 14.4 M9 20 L4 20 L4 15 M4.4 19.6 L9.6 14.4",
        "",
    ),
    "trophy": (
        "M7 3.6 L17 3.6 L16.6 9.4 C16.2 13.4 14 14.6 12 14.6 C10 14.6 7.8 13.4 7.4 9.4 Z "
        "M7 5.6 L3.6 5.6 C3.6 9.4 5 11 7.8 11.2 M17 5.6 L20.4 5.6 C20.4 9.4 19 11 16.2 11.2 "
        "M12 14.6 L12 20.2 M8 20.4 L16 20.4",
        "",
    ),
    "pencil": ("M4 20 L5 15.2 L16 4.2 L19.8 8 L8.8 19 Z M13.4 6.8 L17.2 10.6", ""),
    "left": ("M15 4.5 L7.5 12 L15 19.5", ""),
    "right": ("M9 4.5 L16.5 12 L9 19.5", ""),
    "up": ("M4.5 15.5 L12 8 L19.5 15.5", ""),
    "down": ("M4.5 8.5 L12 16 L19.5 8.5", ""),
}
ICON_NAMES: tuple[str, ...] = (*_ICONS, "gear")


def icon(name: str, size: int, colour: str = CHALK) -> pygame.Surface:
    """The icon in a square of `size` pixels. Raises KeyError for a name that is not in `ICON_NAMES`."""
    stroked, filled = (_gear(), "") if name == "gear" else _ICONS[name]
    body = path(filled, colour, colour, 0.8) if filled else ""
    if stroked:
        body += path(stroked, "none", colour, _STROKE)
    return rasterise(document(body, _BOX, _BOX), (size, size))


def _gear() -> str:
    """A toothed wheel around a hole."""
    points: list[str] = []
    for tooth in range(8):
        middle = tooth * math.pi / 4
        for radius, turn in ((7.0, -0.24), (9.8, -0.17), (9.8, 0.17), (7.0, 0.24)):
            x, y = 12 + radius * math.cos(middle + turn), 12 + radius * math.sin(middle + turn)
            points.append(f"{x:.2f} {y:.2f}")
    return f"M{' L'.join(points)} Z M8.9 12 a3.1 3.1 0 1 0 6.2 0 a3.1 3.1 0 1 0 -6.2 0 Z"
