"""SVG text: the few elements that the loader of pygame draws (UX section 2).

Text, use, pattern, clip paths, masks and filters are ignored by the loader, so there is no builder for them.
Colours are `#rrggbb` or `url(#name)` for a gradient in `defs`; lengths are units of the view box.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Point = tuple[float, float]
GradientStop = tuple[float, str] | tuple[float, str, float]
"""Offset 0 to 1, colour, and opacity where it is not 1."""


def number(v: float) -> str:
    """Draw a length with two decimals at most."""
    text = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def document(body: str, width: float, height: float, defs: str = "") -> str:
    """Draw a whole document whose view box is `width` by `height` units."""
    w, h = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f"<defs>{defs}</defs>{body}</svg>"
    )


def _paint(fill: str, stroke: str, width: float, opacity: float) -> str:
    text = f' fill="{fill}"'
    if stroke:
        text += f' stroke="{stroke}" stroke-width="{number(width)}"'
    if opacity != 1:
        text += f' opacity="{number(opacity)}"'
    return text + "/>"


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0.0, opacity: float = 1.0, dash: str = "") -> str:
    """Draw a path with round joins and ends; `dash` is a list of lengths such as `"3 2"`."""
    text = f'<path d="{d}"'
    if stroke:
        text += ' stroke-linejoin="round" stroke-linecap="round"'
    if dash:
        text += f' stroke-dasharray="{dash}"'
    return text + _paint(fill, stroke, width, opacity)


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str = "none",
    stroke: str = "",
    width: float = 0.0,
    opacity: float = 1.0,
) -> str:
    """Draw an ellipse around (x, y)."""
    shape = f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return shape + _paint(fill, stroke, width, opacity)


def circle(
    x: float,
    y: float,
    r: float,
    fill: str = "none",
    stroke: str = "",
    width: float = 0.0,
    opacity: float = 1.0,
) -> str:
    """Draw a circle around (x, y)."""
    return ellipse(x, y, r, r, fill, stroke, width, opacity)


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    radius: float = 0.0,
    fill: str = "none",
    stroke: str = "",
    width: float = 0.0,
    opacity: float = 1.0,
) -> str:
    """Draw a rectangle with its top left corner at (x, y) and rounded corners."""
    box = f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    return f'{box} rx="{number(radius)}"' + _paint(fill, stroke, width, opacity)


def group(body: str, transform: str = "", opacity: float = 1.0) -> str:
    """`body` moved, turned or scaled, and seen through as a whole."""
    moved = f' transform="{transform}"' if transform else ""
    seen = f' opacity="{number(opacity)}"' if opacity != 1 else ""
    return f"<g{moved}{seen}>{body}</g>"


def translate(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """Draw a transform: scale, then turn by `angle` degrees, then move."""
    text = f"translate({number(x)},{number(y)})"
    if angle:
        text += f" rotate({number(angle)})"
    return text + (f" scale({scale:.4g})" if scale != 1 else "")


def polygon(points: Iterable[Point], closed: bool = True) -> str:
    """Path data (`d`) of straight lines through the points."""
    joined = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{joined}" + (" Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """Path data (`d`) of a Catmull-Rom curve through the points."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    pieces = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for i in range(count if closed else count - 1):
        before, start, end, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append("C" + " ".join(number(v) for point in (first, second, end) for v in point))
    return " ".join(pieces) + (" Z" if closed else "")


def _stops(stops: Iterable[GradientStop]) -> str:
    text = ""
    for stop in stops:
        opacity = stop[2] if len(stop) == 3 else 1
        text += f'<stop offset="{number(stop[0])}" stop-color="{stop[1]}" stop-opacity="{number(opacity)}"/>'
    return text


def linear_gradient(name: str, x1: float, y1: float, x2: float, y2: float, *stops: GradientStop) -> str:
    """Draw a gradient for `defs` along the line from (x1, y1) to (x2, y2)."""
    ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</linearGradient>'


def radial_gradient(name: str, cx: float, cy: float, r: float, *stops: GradientStop) -> str:
    """Draw a gradient for `defs` from (cx, cy) outwards to the radius `r`."""
    ball = f'cx="{number(cx)}" cy="{number(cy)}" r="{number(r)}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {ball}>{_stops(stops)}</radialGradient>'
