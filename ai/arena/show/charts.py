"""The charts of `docs/bots.md`, drawn as SVG from what was measured."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ai.arena.measure.persona_guesses import Guesses
from ai.arena.measure.summary import SummaryCell
from ai.arena.play.designs import Sides
from ai.arena.show.drawing import Axis, ChartPoint, Series, line_chart, share_matrix
from ai.arena.table.entries import ATTACK, BEST, CHARTED, EVERY_TABLE, HARMLESS, MEASURED, RANDOM, SCHEMER, Box
from ai.arena.table.results import Results

_SEATS = MEASURED[CHARTED][0]
_BALANCE = "Sharp against sharp: rounds that the gold-diggers win, with what is aimed at in a fair fight"
_FOUND_OUT = f"AUC of a stranger at {_SEATS} seats, by the style of the saboteurs"
_SURPRISE = f"Log-loss that a stranger at {_SEATS} seats saves by looking, in nats, with what is allowed"
_OBSERVED = (ATTACK, RANDOM, HARMLESS, SCHEMER, BEST)
_KNOWN_ROUNDS = 9
"""From how many rounds of a player its persona is guessed."""


def charts(results: Results) -> dict[str, tuple[str, str]]:
    """Return by name the title and the drawing of each chart for which something was measured."""
    found = {
        "balance": (_BALANCE, _balance(results)),
        "found-out": (_FOUND_OUT, _observer(results, "auc")),
        "surprise": (_SURPRISE, _observer(results, "gain")),
    }
    drawn = {name: (title, drawing) for name, (title, drawing) in found.items() if drawing}
    guesses = results.characters(_KNOWN_ROUNDS)
    if guesses is not None and guesses.players:
        title = "Whom nine rounds of each persona were taken for, in percent"
        note = f"{guesses.right} of {guesses.players} right"
        drawn["personas"] = (title, share_matrix(title, dict(_shares(guesses)), note))
    return drawn


def _balance(results: Results) -> str:
    """Draw the balance at all numbers of seats: fair fights beside the printed deal, that by the saboteurs too."""
    fair = _won(results, "fair")
    printed = _won(results, CHARTED)
    by_saboteurs: dict[str, list[ChartPoint]] = {}
    for seats, cell in printed.items():
        for number, group in cell["by_saboteurs"].items():
            if number != "0":
                by_saboteurs.setdefault(number, []).append(_won_point(seats, group))
    if not fair and not printed:
        return ""
    series = [
        Series(name, [_won_point(seats, cell) for seats, cell in cells.items()])
        for name, cells in (("Fair fight", fair), ("printed deal", printed))
        if cells
    ]
    for number, points in sorted(by_saboteurs.items()):
        # a little aside, so that intervals do not hide each other
        moved = [point._replace(at=point.at + 0.1 * (int(number) - 2.5)) for point in points]
        series.append(Series(f"printed, saboteurs: {number}", moved, joined=False))
    across = Axis(EVERY_TABLE[0] - 0.5, EVERY_TABLE[-1] + 0.5, [(seats, str(seats)) for seats in EVERY_TABLE], "seats")
    return line_chart(_BALANCE, across, _percents(), series, band=(0.45, 0.65))


def _won(results: Results, box: Box) -> dict[int, SummaryCell]:
    cells = {seats: results.cell(box, Sides(BEST, BEST), seats) for seats in EVERY_TABLE}
    return {seats: cell for seats, cell in cells.items() if cell is not None}


def _won_point(seats: int, found: SummaryCell) -> ChartPoint:
    return ChartPoint(seats, found["diggers_won"], found["low"], found["high"])


def _percents() -> Axis:
    return Axis(0, 1, [(part / 5, f"{20 * part} %") for part in range(6)], "")


def _observer(results: Results, figure: str) -> str:
    """Draw a figure lap by lap, a line for each style of saboteur."""
    series = []
    for style in _OBSERVED:
        cell = results.cell(CHARTED, Sides(BEST, style), _SEATS)
        points = [] if cell is None else [_observed(lap, figure) for lap in cell["observer"] if lap["auc_bounds"]]
        if points:
            series.append(Series(style, points))
    if not series:
        return ""
    across = Axis(0.8, 6.2, [(lap, str(lap)) for lap in range(1, 7)], "lap")
    if figure == "auc":
        up = Axis(0.4, 1.0, [(part / 10, f"{part / 10:.1f}") for part in range(4, 11)], "")
        return line_chart(_FOUND_OUT, across, up, series)
    most = max(point.high for line in series for point in line.points)
    top = max(0.2, round(most + 0.06, 1))
    marks = [(part / 10, f"{part / 10:.1f}") for part in range(-1, round(top * 10) + 1)]
    return line_chart(_SURPRISE, across, Axis(-0.1, top, marks, ""), series, band=(-0.02, 0.0))


def _observed(lap: dict[str, Any], figure: str) -> ChartPoint:
    if figure == "auc":
        return ChartPoint(lap["lap"], lap["auc"], *lap["auc_bounds"])
    prior, (low, high) = lap["prior"], lap["log_loss_bounds"]
    return ChartPoint(lap["lap"], prior - lap["log_loss"], prior - high, prior - low)


def _shares(guesses: Guesses) -> Iterator[tuple[str, dict[str, float]]]:
    """Yield who was taken for whom, by the short names of personas."""
    for mind, taken in guesses.taken.items():
        players = sum(taken.values())
        yield _short(mind), {_short(other): count / players for other, count in taken.items()}


def _short(mind: str) -> str:
    return mind.rpartition("/")[2]
