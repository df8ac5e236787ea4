"""Colours as `#rrggbb` text, and the seat colours and shapes (UX section 7, look book section 5)."""

from __future__ import annotations

INK = "#0E0C0A"
CHALK = "#F4EEE0"
MUTED = "#BDB5A4"
LANTERN = "#F2B33D"
GOLD = "#F0C24B"
SKY = "#56B4E9"
EMBER = "#FF7A45"
VERDIGRIS = "#2FBFA6"
PAPER = "#F3E9D2"
ROCK_EDGE = "#8C7B66"
SHAFT = "#14161B"
SLATE = "#20242C"

# Each material from light (top left) to dark (look book section 5).
WOOD = ("#D7A765", "#A4703A", "#6B4423")
IRON = ("#C9D5D8", "#76838A", "#3B4247")
BRASS = ("#FFE9A6", "#D9A437", "#8A5A17")

SEAT_COLOURS: tuple[str, ...] = (
    "#E69F00",
    "#56B4E9",
    "#009E73",
    "#F0E442",
    "#0072B2",
    "#D55E00",
    "#CC79A7",
    "#F4EEE0",
    "#9030F0",
    "#A8F090",
    "#E6004B",
    "#9682FF",
)
SEAT_SHAPES: tuple[str, ...] = (
    "disc",
    "square",
    "triangle",
    "diamond",
    "hexagon",
    "star",
    "drop",
    "cross",
    "ring",
    "crescent",
    "heart",
    "anvil",
)
SEATS_WITH_LIGHT_GLYPH = frozenset({4, 8, 10})
"""Seats whose colour is so dark that what is written on it is white (UX section 7)."""


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255 each, of a `#rrggbb` colour."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def hexed(colour: tuple[int, int, int]) -> str:
    """Return the `#rrggbb` text of red, green and blue."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mix(a: str, b: str, t: float) -> str:
    """Return the colour between `a` (t = 0) and `b` (t = 1)."""
    channels = (round(x + (y - x) * t) for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in channels)
