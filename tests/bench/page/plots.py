"""The plots of `docs/performance.md`: what is drawn against what."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from bench.figures import Point

from ai.arena.show.drawing import Axis, ChartPoint, Series, line_chart
from game.engine.total import total


class Plot(StrEnum):
    """What is drawn, in the order of the page; its value names the file."""

    MOVES_BY_SEATS = "moves-by-seats"
    MOVE_BY_CARDS = "move-by-cards"
    DECISION_BY_SEATS = "decision-by-seats"
    DECISION_BY_LAP = "decision-by-lap"
    RECORD_BY_ROUNDS = "record-by-rounds"
    FRAME_BY_SIZE = "frame-by-size"


class Drawn(NamedTuple):
    """What a plot says: its title with the unit of its values, and what lies along it."""

    title: str
    across: str


_MOST_MARKS = 6
_DRAWN: Mapping[Plot, Drawn] = total(
    Plot,
    {
        Plot.MOVES_BY_SEATS: Drawn("Moves of random minds in the time of one unit", "seats"),
        Plot.MOVE_BY_CARDS: Drawn("One move of a random mind, in thousandths of a unit", "cards in the maze"),
        Plot.DECISION_BY_SEATS: Drawn("A decision of a sharp bot, in ms", "seats"),
        Plot.DECISION_BY_LAP: Drawn("Median decision of a sharp bot, in ms", "lap of the round"),
        Plot.RECORD_BY_ROUNDS: Drawn("To verify a record of random minds, in ms", "rounds"),
        Plot.FRAME_BY_SIZE: Drawn("A frame while a card is dragged, in ms", "megapixels, from 1280×720 to 3840×2160"),
    },
)


def plots(points: Sequence[Point]) -> dict[str, tuple[str, str]]:
    """Return by name the title and the drawing of each plot that has points."""
    found = {plot: [point for point in points if point.plot == plot] for plot in Plot}
    return {plot: (_DRAWN[plot].title, _drawing(_DRAWN[plot], of)) for plot, of in found.items() if of}


def _drawing(drawn: Drawn, points: Sequence[Point]) -> str:
    lines: dict[str, list[ChartPoint]] = {}
    for point in sorted(points, key=lambda point: point.at):
        lines.setdefault(point.line, []).append(ChartPoint(point.at, point.value, point.value, point.value))
    places = sorted({point.at for point in points})
    aside = (places[-1] - places[0]) / 20 or 0.5
    marks = [(at, f"{at:.3g}") for at in _apart(places, (places[-1] - places[0]) / 12)]
    across = Axis(places[0] - aside, places[-1] + aside, marks, drawn.across)
    series = [Series(name, of) for name, of in sorted(lines.items())]
    return line_chart(drawn.title, across, _upwards(max(point.value for point in points)), series)


def _apart(places: Iterable[float], least: float) -> list[float]:
    """Leave out the marks that would lie on the one before them."""
    kept: list[float] = []
    for at in places:
        if not kept or at - kept[-1] >= least:
            kept.append(at)
    return kept


def _upwards(most: float) -> Axis:
    """Return an axis from nothing to just above the largest value, with marks at round numbers."""
    power = 10.0 ** math.floor(math.log10(most / _MOST_MARKS))
    step = next(power * times for times in (1, 2, 5, 10) if power * times * _MOST_MARKS >= most)
    steps = math.ceil(most / step)
    return Axis(0, steps * step, [(step * part, f"{step * part:,.4g}") for part in range(steps + 1)], "")
