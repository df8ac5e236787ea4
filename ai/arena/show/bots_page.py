"""The measured part of `docs/bots.md`: tables in Markdown, and charts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from ai.arena.measure.summary import SummaryCell
from ai.arena.play.designs import ReplaceOne, Sides
from ai.arena.play.observer import LAPS
from ai.arena.show.charts import charts
from ai.arena.show.pages import markdown_table, put_measured
from ai.arena.table.entries import BEST, BOXES, EVERY_TABLE, MEASURED, STYLES, Box, reported
from ai.arena.table.results import Results
from ai.arena.table.targets import rows
from game.engine.total import total

PICTURES = "pictures-bots"
_ATTACK = "always-attack"
_TITLES: Mapping[Box, str] = total(BOXES, {"base": "Base game", "saboteur2": "Saboteur 2"})


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
    for box in MEASURED:
        found = list(rows(results, box))
        if found:
            yield f"### {_TITLES[box]}\n"
            heads = ("topic", "where", "target", "found [95 %]", "rounds", "verdict")
            cells = [(row.topic, row.where, row.target, row.found, _count(row.rounds), row.verdict) for row in found]
            yield markdown_table(heads, cells)
        if box == "base" and any(results.cell(box, design, EVERY_TABLE[0]) for design in reported()):
            yield "### Base game: every number of seats\n"
            yield markdown_table(("figure", *(f"{seats} seats" for seats in EVERY_TABLE)), _every_table(results))
        styles = list(_styles(results, box))
        if styles:
            yield f"### {_TITLES[box]}: sharp gold-diggers against each style of saboteur\n"
            laps = (f"lap {lap}" for lap in range(1, LAPS + 1))
            yield markdown_table(("saboteurs", "seats", "gold-diggers won", "calibration", *laps), styles)
            yield "Laps: AUC of the observer, its log-loss, and that of the prior.\n"


def _every_table(results: Results) -> Iterator[tuple[str, ...]]:
    """Yield rounds won by the gold-diggers, or what a replaced seat gains, and what the observer knew."""
    for design in reported():
        cells = [results.cell("base", design, seats) for seats in EVERY_TABLE]
        if isinstance(design, ReplaceOne):
            yield f"one {design.replace} among {design.among}, points", *(_plain(cell, "difference") for cell in cells)
        else:
            yield (
                f"{design.diggers} against {design.saboteurs}, % won",
                *(_plain(cell, "diggers_won") for cell in cells),
            )
    for style in (_ATTACK, BEST):
        cells = [results.cell("base", Sides(BEST, style), seats) for seats in EVERY_TABLE]
        yield f"AUC against {style} at lap 2", *(_auc(cell, 2) for cell in cells)
        yield f"AUC against {style} at lap 4", *(_auc(cell, 4) for cell in cells)


def _plain(cell: SummaryCell | None, name: str) -> str:
    """Write a share in percent with half the width of its interval."""
    return "" if cell is None else f"{100 * cell[name]:.1f} ± {50 * (cell['high'] - cell['low']):.1f}"


def _auc(cell: SummaryCell | None, lap: int) -> str:
    laps = [] if cell is None else [one for one in cell["observer"] if one["lap"] == lap and one["auc"] is not None]
    return "".join(f"{one['auc']:.3f}" for one in laps)


def _styles(results: Results, box: Box) -> Iterator[tuple[str, ...]]:
    for style in STYLES:
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
