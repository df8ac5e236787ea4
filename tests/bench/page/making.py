"""`docs/performance.md`: what stands between its marks, made from the stored figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.figures import MOST_FALL, Figure, Point
from bench.page.plots import plots
from bench.page.stored import DOCS, Entry

from ai.arena.show.pages import markdown_table, put_measured

PAGE, PICTURES = "performance.md", "pictures-performance"
OURS = "random minds, 5 seats, base"
_PARTS: Mapping[str, tuple[str, ...]] = {
    "Engine": ("units/test_engine", "growth/test_engine", "test_speed"),
    "Bots": ("units/test_bots", "growth/test_bots", "test_decisions", "test_role_chances", "test_fit"),
    "Records and statistics": ("units/test_records", "growth/test_records", "test_statistics", "test_daily"),
    "Window": (
        *("units/test_window", "growth/test_window", "test_frames", "test_table_frame"),
        *("frames/test_beside", "test_opening", "test_start"),
        *("test_sharp", "test_replay", "test_telling", "test_games"),
    ),
    "Memory": ("test_memory", "test_soak"),
}
_THE_REST = "Everything else"
_SECONDS = {"s": 1.0, "ms": 0.001}


class Program(NamedTuple):
    """A program for this card game, and its moves a unit in one alternating run of all."""

    what: str
    moves: float


OURS_BESIDE = 9_450
BESIDE = (
    Program("**Fool's Lode**", OURS_BESIDE),
    Program("the best in Java that gives a view of its own each move", 12_500),
    Program("one in TypeScript", OURS_BESIDE / 3),
    Program("one in Python", OURS_BESIDE / 148),
)
RUN_DAY = "November 2026"
OURS_HERE = 7_690
"""Moves a unit that the program of that run makes on the machine of this page."""


def make(entries: Sequence[Entry], docs: Path = DOCS) -> None:
    """Draw the plots below `docs`, and put tables and plots into the page. Raises OSError."""
    folder = docs / PICTURES
    folder.mkdir(exist_ok=True)
    for name, (_, drawing) in _plots(entries).items():
        (folder / f"{name}.svg").write_text(drawing, encoding="utf-8")
    put_measured(docs / PAGE, measured(entries))


def measured(entries: Sequence[Entry]) -> str:
    """Return what stands between the marks of the page."""
    figures = [entry for entry in entries if isinstance(entry, Figure)]
    parts = ["## Beside other programs\n", _beside(figures), "## How cost grows\n"]
    parts += [f"![{title}]({PICTURES}/{name}.svg)\n" for name, (title, _) in _plots(entries).items()]
    for part, of in _by_part(figures).items():
        parts += [f"## {part}\n", _table(of)]
    return "\n".join(parts)


def _plots(entries: Sequence[Entry]) -> dict[str, tuple[str, str]]:
    return plots([entry for entry in entries if isinstance(entry, Point)])


def _beside(figures: Sequence[Figure]) -> str:
    ours = [(figure.day, OURS_BESIDE * figure.value / OURS_HERE) for figure in figures if figure.name == OURS]
    days = ((f"ours, {day}", [f"{moves / other.moves:.3g} times" for other in BESIDE]) for day, moves in ours)
    heads, columns = zip(
        ("a program for this card game", [other.what for other in BESIDE]),
        (f"moves a unit, {RUN_DAY}", [f"{other.moves:,.0f}" for other in BESIDE]),
        (f"ours, {RUN_DAY}", [f"{OURS_BESIDE / other.moves:.3g} times" for other in BESIDE]),
        *days,
        strict=True,
    )
    return markdown_table(heads, zip(*columns, strict=True))


def _by_part(figures: Sequence[Figure]) -> dict[str, list[Figure]]:
    """Return the figures of each part of the page; a new benchmark stands with the window until it is given a place."""
    places = {stem: (part, place) for part, stems in _PARTS.items() for place, stem in enumerate(stems)}
    placed = [(places.get(figure.source.partition(".py")[0], (_THE_REST, 0)), figure) for figure in figures]
    placed.sort(key=lambda each: each[0][1])
    parts = {part: [figure for (found, _), figure in placed if found == part] for part in (*_PARTS, _THE_REST)}
    return {part: of for part, of in parts.items() if of}


def _table(figures: Sequence[Figure]) -> str:
    heads = ("figure", "found", "limit", "‰ of a unit", "units a second", "measured")
    return markdown_table(heads, _rows(figures))


def _rows(figures: Sequence[Figure]) -> Iterator[tuple[str, ...]]:
    for figure in figures:
        seconds = _SECONDS.get(figure.unit)
        units = "" if seconds is None else f"{1000 * figure.value * seconds * figure.machine:,.3g}"
        machine = f"{figure.machine:.2f}" if figure.machine else ""
        yield figure.name, f"{figure.value:,.4g} {figure.unit}".strip(), _limit(figure), units, machine, figure.day


def _limit(figure: Figure) -> str:
    if figure.held:
        return f"at least {figure.value * (1 - MOST_FALL):,.4g}"
    if figure.most is None:
        return ""
    return f"at most {figure.most:,g}" + ", **missed**" * (figure.value > figure.most)
