"""The scenes on the action cards Trapped and Free at last: the same gate, shut and broken open (R10.14)."""

from __future__ import annotations

import math

from game.art.cards.nugget import ray
from game.art.drawing.palette import INK
from game.art.drawing.svg import circle, path, polygon

_ARCH = "L11 36 C11 12 49 12 49 36 L49 79"
_BARS = (19.5, 30.0, 40.5)
_IRON, _IRON_LIGHT, _SKIN, _COAT = "#7c888e", "#d3dde0", "#d99a6c", "#4f6a3a"


def shut_gate() -> str:
    """Draw two eyes in the dark behind a portcullis."""
    text = path(f"M11 79 {_ARCH} Z", "#17110d", INK, 1.6)
    for x in (24.75, 35.25):
        text += path(f"M{x - 3.4:g} 48 Q{x:g} 42.6 {x + 3.4:g} 48 Q{x:g} 52 {x - 3.4:g} 48Z", "#ffe9a8")
        text += circle(x, 47.8, 1.7, INK)
    text += _stone()
    for x in _BARS:
        text += _iron(f"M{x:g} 20 L{x:g} 73") + path(f"M{x - 0.8:g} 22 L{x - 0.8:g} 72", "none", _IRON_LIGHT, 0.8)
        text += path(f"M{x - 3.2:g} 73 L{x:g} 81 L{x + 3.2:g} 73Z", _IRON, INK, 1.2)
    for y in (34, 61):
        text += _iron(f"M13 {y} L47 {y}")
        text += "".join(circle(x, y, 1.4, _IRON_LIGHT, INK, 0.6) for x in _BARS)
    return text


def broken_gate() -> str:
    """Draw a miner who comes with arms raised through bent and broken bars into the light."""
    text = path(f"M11 79 {_ARCH} Z", "#fff2c4", INK, 1.6)
    for i in range(9):
        text += path(polygon(ray(30, 60, math.pi + i * math.pi / 8, 5, 34, 0.09)), "#ffc94a", opacity=0.85)
    text += _stone()
    for way in (
        "M19.5 20 L19.5 40 L14.4 52 L14.4 78",
        "M40.5 20 L40.5 40 L45.6 52 L45.6 78",
        "M30 17 L30 27 L25.6 34",
        "M13 30 L20 31.5 L24 29",
        "M47 30 L40 31.5 L35 34",
    ):
        text += _iron(way)
    text += "".join(circle(x, y, 1.4, _IRON_LIGHT, INK, 0.6) for x, y in ((19.5, 31.4), (40.5, 31.4)))
    return text + _freed()


def _stone() -> str:
    """Draw the arch of hewn stone around the gate."""
    rims = "M8.6 79 L8.6 36 C8.6 9 51.4 9 51.4 36 L51.4 79 M13.4 79 L13.4 36 C13.4 15.4 46.6 15.4 46.6 36 L46.6 79"
    text = path(f"M11 79 {_ARCH}", "none", "#a08d74", 4.6) + path(rims, "none", INK, 1.2)
    for y in (44, 56, 68):
        text += path(f"M8.6 {y} L13.4 {y} M46.6 {y} L51.4 {y}", "none", INK, 1)
    return text + path("M12 26 L16.4 28.6 M48 26 L43.6 28.6 M20 17 L22.4 21.4 M40 17 L37.6 21.4", "none", INK, 1)


def _iron(way: str) -> str:
    return path(way, "none", INK, 5.2) + path(way, "none", _IRON, 2.9)


def _freed() -> str:
    arms = "M24 66 L14.6 56.6 M36 66 L45.4 56.6"
    return (
        path("M22 80 C22 66 25 62 30 62 C35 62 38 66 38 80 Z", _COAT, INK, 1.6)
        + path(arms, "none", INK, 5.6)
        + path(arms, "none", "#5f7d46", 3.2)
        + circle(13.6, 55.4, 2.8, _SKIN, INK, 1.2)
        + circle(46.4, 55.4, 2.8, _SKIN, INK, 1.2)
        + circle(30, 54, 7.2, _SKIN, INK, 1.5)
        + path("M24 57 C25 67 35 67 36 57 C32.4 60 27.6 60 24 57Z", "#a4582a", INK, 1.3)
        + circle(27.2, 54.4, 1, INK)
        + circle(32.8, 54.4, 1, INK)
        + path("M22.2 52 C22.2 43 37.8 43 37.8 52 C33.4 49.6 26.6 49.6 22.2 52Z", "#77838a", INK, 1.4)
    )
