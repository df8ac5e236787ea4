"""Charts as SVG: points with their intervals along two axes, and a square of shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

_WIDTH, _HEIGHT = 760, 380
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 190, 46, 48
_INK, _FAINT, _PAPER, _BAND = "#2b2622", "#d8d0c4", "#fffdf8", "#efe3c6"
_FULL = "#7fb8bd"
_COLOURS = ("#b3541e", "#1f6f78", "#7a4b94", "#3d7a36", "#a3324b", "#5b6068", "#b08a12", "#2f55a4")
_DASHES = ("none", "6 3", "2 3", "8 3 2 3")
_TEXT = f'font-family="PT Sans, Segoe UI, sans-serif" fill="{_INK}"'
_SIDE, _MATRIX_LEFT, _MATRIX_TOP = 44, 130, 96


class ChartPoint(NamedTuple):
    """One figure: where along the chart, its value, and the bounds of its interval."""

    at: float
    value: float
    low: float
    high: float


class Series(NamedTuple):
    """Points that belong together, joined by a line or not."""

    name: str
    points: Sequence[ChartPoint]
    joined: bool = True


class Axis(NamedTuple):
    """A scale: its bounds, its marks, and what stands beside it."""

    low: float
    high: float
    marks: Sequence[tuple[float, str]]
    name: str

    def part(self, value: float) -> float:
        """Return how far along the axis a value lies, 0 to 1."""
        return (value - self.low) / (self.high - self.low)


def line_chart(
    title: str, across: Axis, up: Axis, series: Sequence[Series], band: tuple[float, float] | None = None
) -> str:
    """Draw series with a legend; `band` is what is aimed at, as values of the axis `up`."""
    parts = []
    if band is not None:
        top, height = _y(up, band[1]), _y(up, band[0]) - _y(up, band[1])
        size = f'width="{_WIDTH - _LEFT - _RIGHT}" height="{height:.1f}"'
        parts.append(f'<rect x="{_LEFT}" y="{top}" {size} fill="{_BAND}"/>')
    for value, text in up.marks:
        parts.append(f'<path d="M{_LEFT} {_y(up, value)}H{_WIDTH - _RIGHT}" stroke="{_FAINT}"/>')
        parts.append(_word(_LEFT - 8, _y(up, value) + 4, text, "end"))
    for value, text in across.marks:
        parts.append(_word(_x(across, value), _HEIGHT - _BOTTOM + 20, text, "middle"))
    parts.append(_word((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 10, across.name, "middle"))
    for number, line in enumerate(series):
        parts += _line(number, line, across, up)
    return _sheet(title, parts)


def _line(number: int, line: Series, across: Axis, up: Axis) -> Iterator[str]:
    colour, dash = _COLOURS[number % len(_COLOURS)], _DASHES[number % len(_DASHES)]
    spots = [(_x(across, point.at), _y(up, point.value)) for point in line.points]
    if line.joined:
        way = "L".join(f"{at} {value}" for at, value in spots)
        yield f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
    for (at, value), point in zip(spots, line.points, strict=True):
        yield f'<path d="M{at} {_y(up, point.low)}V{_y(up, point.high)}" stroke="{colour}" stroke-width="1.5"/>'
        yield _mark(number, at, value, colour)
    key = _TOP + 8 + 22 * number
    yield _mark(number, _WIDTH - _RIGHT + 22, key, colour)
    yield _word(_WIDTH - _RIGHT + 36, key + 4, line.name, "start")


def _x(across: Axis, value: float) -> float:
    return round(_LEFT + across.part(value) * (_WIDTH - _LEFT - _RIGHT), 1)


def _y(up: Axis, value: float) -> float:
    """Return where a value is drawn; one off the axis at its edge."""
    return round(_HEIGHT - _BOTTOM - min(1.0, max(0.0, up.part(value))) * (_HEIGHT - _TOP - _BOTTOM), 1)


def _mark(number: int, at: float, value: float, colour: str) -> str:
    """Draw a mark whose shape tells the series without its colour."""
    match number % 4:
        case 0:
            return f'<circle cx="{at}" cy="{value}" r="4.5" fill="{colour}"/>'
        case 1:
            return f'<rect x="{at - 4:.1f}" y="{value - 4:.1f}" width="8" height="8" fill="{colour}"/>'
        case 2:
            return f'<path d="M{at} {value - 5.5:.1f}l5.5 9.5h-11z" fill="{colour}"/>'
        case _:
            return f'<path d="M{at} {value - 6:.1f}l6 6l-6 6l-6 -6z" fill="{colour}"/>'


def share_matrix(title: str, shares: Mapping[str, Mapping[str, float]], note: str) -> str:
    """Draw a row for each name and a column for each, darker where the share, 0 to 1, is larger."""
    parts = []
    for row, one in enumerate(shares):
        middle = _MATRIX_TOP + _SIDE * row
        parts.append(_word(_MATRIX_LEFT - 10, middle + 27, one, "end"))
        parts.append(_word(_MATRIX_LEFT + _SIDE * row + 21, _MATRIX_TOP - 10, one[:5], "middle"))
        for column, other in enumerate(shares):
            parts += _square(_MATRIX_LEFT + _SIDE * column, middle, shares[one].get(other, 0.0))
    parts.append(_word(_MATRIX_LEFT + _SIDE * len(shares) + 24, _MATRIX_TOP + 27, note, "start"))
    return _sheet(title, parts, _MATRIX_TOP + _SIDE * len(shares) + 24)


def _square(x: float, y: float, share: float) -> Iterator[str]:
    yield f'<rect x="{x}" y="{y}" width="42" height="42" fill="{_shade(share)}" stroke="{_FAINT}"/>'
    if share:
        yield _word(x + 21, y + 26, f"{100 * share:.0f}", "middle")


def _shade(share: float) -> str:
    """Return a colour between paper and the darkest on which dark letters can be read."""
    ends = [(int(_PAPER[at : at + 2], 16), int(_FULL[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(pale + (full - pale) * share):02x}" for pale, full in ends)


def _word(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="13" text-anchor="{anchor}" {_TEXT}>{escape(text)}</text>'


def _sheet(title: str, parts: Sequence[str], height: int = _HEIGHT) -> str:
    size = f'viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    ground = f'<rect width="{_WIDTH}" height="{height}" fill="{_PAPER}"/>'
    label = f'<text x="{_LEFT}" y="26" font-size="16" font-weight="bold" {_TEXT}>{escape(title)}</text>'
    return "\n".join((head, ground, label, *parts, "</svg>")) + "\n"
