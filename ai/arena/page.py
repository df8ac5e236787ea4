"""The measured part of `docs/bots.md`: tables in Markdown, and charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ai.arena.charts import charts
from ai.arena.designs import Sides
from ai.arena.entries import BEST, MEASURED, STYLES, Box
from ai.arena.observer import LAPS
from ai.arena.results import Results
from ai.arena.summary import Cell
from ai.arena.targets import rows

PICTURES = "pictures-bots"
_BEGIN, _END = "<!-- measured: begin -->", "<!-- measured: end -->"
_TITLES: dict[Box, str] = {"base": "Base game", "saboteur2": "Saboteur 2"}


def tables(results: Results) -> str:
    """All tables as text that a person and Markdown can read."""
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
    page = docs / "bots.md"
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    measured = "\n".join((_BEGIN, tables(results), *shown, _END))
    page.write_text(before.rstrip("\n") + "\n\n" * bool(before) + measured + (after or "\n"), encoding="utf-8")


def _tables(results: Results) -> Iterator[str]:
    for box in MEASURED:
        found = list(rows(results, box))
        if found:
            yield f"### {_TITLES[box]}\n"
            heads = ("topic", "where", "target", "found [95 %]", "rounds", "verdict")
            cells = [(row.topic, row.where, row.target, row.found, _count(row.rounds), row.verdict) for row in found]
            yield _markdown(heads, cells)
        styles = list(_styles(results, box))
        if styles:
            yield f"### {_TITLES[box]}: sharp gold-diggers against each style of saboteur\n"
            laps = (f"lap {lap}" for lap in range(1, LAPS + 1))
            yield _markdown(("saboteurs", "seats", "gold-diggers won", "calibration", *laps), styles)
            yield "Laps: AUC of the observer, its log-loss, and that of the prior.\n"


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


def _error(cell: Cell) -> str:
    error = cell["calibration"]["error"]
    return "" if error is None else f"{error:.3f}"


def _markdown(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table, its columns lined up."""
    cells = [tuple(heads), *map(tuple, lines)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(heads))]
    padded = ["| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in cells]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join((padded[0], rule, *padded[1:])) + "\n"


def _count(rounds: int) -> str:
    return f"{rounds:,}" if rounds else ""
