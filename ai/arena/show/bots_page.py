"""The measured part of `docs/bots.md`: tables in Markdown, and charts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from ai.arena.measure.summary import SummaryCell
from ai.arena.play.designs import Guest, Sides
from ai.arena.play.observer import LAPS
from ai.arena.show.charts import charts
from ai.arena.show.pages import markdown_table, put_measured
from ai.arena.table.entries import (
    BASE_BOXES,
    BEST,
    BOXES,
    EVERY_TABLE,
    HARMLESS,
    LEVELS,
    MEASURED,
    STAND_IN,
    STYLES,
    Box,
)
from ai.arena.table.results import Results
from ai.arena.table.targets import rows
from game.engine.total import total

PICTURES = "pictures-bots"
_TITLES: Mapping[Box, str] = total(BOXES, {"fair": "Fair fight", "base": "The printed deal", "saboteur2": "Saboteur 2"})


def tables(results: Results) -> str:
    """Return all tables as text that a person and Markdown can read."""
    return "\n".join(_tables(results))


def write_page(results: Results, docs: Path) -> None:
    """Draw the charts below `docs`, and put tables and charts between the two marks in `docs/bots.md`.

    A page without marks gets them at its end. Raises OSError.
    """
    folder = docs / PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    shown = []
    for name, (title, drawing) in charts(results).items():
        (folder / f"{name}.svg").write_text(drawing, encoding="utf-8")
        shown.append(f"![{title}]({PICTURES}/{name}.svg)\n")
    put_measured(docs / "bots.md", "\n".join((tables(results), *shown)))


def _tables(results: Results) -> Iterator[str]:
    for box in BOXES:
        found = list(rows(results, box))
        if found:
            yield f"### {_TITLES[box]}\n"
            heads = ("topic", "where", "target", "found [95 %]", "rounds", "verdict")
            cells = [(row.topic, row.where, row.target, row.found, _count(row.rounds), row.verdict) for row in found]
            yield markdown_table(heads, cells)
    if any(results.cell(box, Sides(BEST, BEST), EVERY_TABLE[0]) for box in BASE_BOXES):
        yield "### Every number of seats\n"
        yield markdown_table(("figure", *(f"{seats} seats" for seats in EVERY_TABLE)), _every_table(results))
    for box in BASE_BOXES:
        styles = list(_styles(results, box))
        if styles:
            yield f"### {_TITLES[box]}: sharp gold-diggers against each style of saboteur\n"
            laps = (f"lap {lap}" for lap in range(1, LAPS + 1))
            yield markdown_table(("saboteurs", "seats", "gold-diggers won", "calibration", *laps), styles)
            yield "Laps: AUC of the observer, its log-loss, and that of the prior.\n"


def _every_table(results: Results) -> Iterator[tuple[str, ...]]:
    """Yield rounds won by the gold-diggers, how a stand-in fares, and what the observer knew."""
    for box in BASE_BOXES:
        sharp = [results.cell(box, Sides(BEST, BEST), seats) for seats in EVERY_TABLE]
        yield f"{_TITLES[box]}: sharp against sharp, % won", *(_plain(cell, "diggers_won") for cell in sharp)
        for lap in (2, 4):
            yield f"{_TITLES[box]}: AUC against sharp at lap {lap}", *(_auc(cell, lap) for cell in sharp)
    for level in LEVELS:
        guests = [_as_guest(results, level, seats) for seats in EVERY_TABLE]
        won = [None if guest is None else guest["by_role"].get("saboteur") for guest in guests]
        yield f"Fair fight: stand-in among {level}, % won as saboteur", *(_plain(cell, "won") for cell in won)
        yield f"Fair fight: stand-in among {level}, nuggets beside the others", *map(_nuggets, guests)


def _as_guest(results: Results, level: str, seats: int) -> SummaryCell | None:
    cell = results.cell("fair", Guest(STAND_IN, level), seats)
    found: SummaryCell | None = None if cell is None else cell["as_guest"]
    return found


def _nuggets(guest: SummaryCell | None) -> str:
    gold = None if guest is None else guest["gold"]
    if gold is None or gold["ratio"] is None:
        return ""
    return f"{gold['ratio']:.2f} ± {(gold['high'] - gold['low']) / 2:.2f}"


def _plain(cell: SummaryCell | None, name: str) -> str:
    """Write a share in percent with half the width of its interval."""
    return "" if cell is None else f"{100 * cell[name]:.1f} ± {50 * (cell['high'] - cell['low']):.1f}"


def _auc(cell: SummaryCell | None, lap: int) -> str:
    laps = [] if cell is None else [one for one in cell["observer"] if one["lap"] == lap and one["auc"] is not None]
    return "".join(f"{one['auc']:.3f}" for one in laps)


def _styles(results: Results, box: Box) -> Iterator[tuple[str, ...]]:
    for style in (*STYLES, HARMLESS):
        for seats in MEASURED[box]:
            cell = results.cell(box, Sides(BEST, style), seats)
            if cell is None:
                continue
            laps = {
                lap["lap"]: f"{lap['auc']:.2f} {lap['log_loss']:.2f} / {lap['prior']:.2f}"
                for lap in cell["observer"]
                if lap["auc"] is not None
            }
            told = tuple(laps.get(lap, "") for lap in range(1, LAPS + 1))
            yield style, str(seats), f"{100 * cell['diggers_won']:.1f} %", _error(cell), *told


def _error(cell: SummaryCell) -> str:
    error = cell["calibration"]["error"]
    return "" if error is None else f"{error:.3f}"


def _count(rounds: int) -> str:
    return f"{rounds:,}" if rounds else ""
