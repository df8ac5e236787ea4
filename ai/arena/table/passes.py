"""The whole table of docs/bots.md by one command: `python -m ai.arena table --out DIR --minutes M`."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from ai.arena.measure.checks import Pace, determinism, fairness, pace
from ai.arena.play.played_rounds import check_folder
from ai.arena.running import Workers, run_plan
from ai.arena.table.check_rows import WHOLE_PAIRS, WHOLE_SEEDS
from ai.arena.table.entries import BEST, BOXES, MEASURED, Box, TableEntry, box_rules, table_entries
from ai.arena.table.results import Checks, Results
from ai.arena.table.targets import rows
from ai.arena.table.verdicts import TargetRow

_PASSES = (0.1, 0.25, 1.0)
"""Which part of all rounds is played before the next pass, so that a table that is out of time is whole but coarse."""
_MORE = 4
"""How many times the rounds are played where an interval leaves a doubt."""
_COARSELY = 0.06
"""Which part of the checks goes with the first pass; all of it goes with the second."""
_PACE_ROUNDS = 60
_MOST_PACE_SEATS = 10


class TableSize(msgspec.Struct, frozen=True):
    """How much is played: the part of all rounds of each pass, and how large the checks are."""

    passes: tuple[float, ...] = _PASSES
    pairs: int = WHOLE_PAIRS
    seeds: int = WHOLE_SEEDS
    pace_rounds: int = _PACE_ROUNDS
    boxes: tuple[Box, ...] = BOXES


WHOLE = TableSize()


def measure(folder: Path, seed: int, workers: Workers, size: TableSize = WHOLE) -> Results:
    """Play all that the folder lacks of the table, or as much as there is time for. Raises `WrongCall`; OSError."""
    wanted = [entry for entry in table_entries(seed) if entry.box in size.boxes]
    folder.mkdir(parents=True, exist_ok=True)
    for number, part in enumerate(size.passes):
        _play(folder, (_grown(entry, part) for entry in wanted), workers)
        if time.monotonic() <= workers.until:
            part_checked = _COARSELY if number == 0 and len(size.passes) > 1 else 1.0
            pairs, seeds = (math.ceil(whole * part_checked) for whole in (size.pairs, size.seeds))
            _check(folder, seed, workers, replace(size, pairs=pairs, seeds=seeds))
    results = Results(folder)
    open_ones = {name for row in all_rows(results) if row.verdict.is_open for name in row.entries}
    if size.passes[-1] >= 1:
        _play(folder, (_grown(entry, _MORE) for entry in wanted if entry.name in open_ones), workers)
    return Results(folder)


def all_rows(results: Results) -> Iterator[TargetRow]:
    """Yield the rows of all boxes."""
    for box in BOXES:
        yield from rows(results, box)


def _grown(entry: TableEntry, part: float) -> TableEntry:
    return replace(entry, plan=replace(entry.plan, rounds=math.ceil(entry.plan.rounds * part)))


def _play(folder: Path, some: Iterable[TableEntry], workers: Workers) -> None:
    for entry in some:
        if time.monotonic() > workers.until:
            return
        if not _is_there(folder, entry):
            run_plan(entry.plan, folder / entry.name, workers)


def _is_there(folder: Path, entry: TableEntry) -> bool:
    """Return whether at least so many rounds of the plan are in the summary; a coarser one must not take its place."""
    check_folder(folder / entry.name, entry.plan)
    cells = (Results(folder).cell(entry.box, entry.plan.design, seats) for seats in entry.plan.seats)
    return all(cell is not None and cell["rounds"] >= entry.plan.rounds for cell in cells)


def _check(folder: Path, seed: int, workers: Workers, size: TableSize) -> None:
    there = Results(folder).checks()
    if there is not None and there.fairness.pairs >= size.pairs and there.determinism.seeds >= size.seeds:
        return
    found = Checks(
        fairness(size.pairs, seed, workers.jobs),
        determinism(size.seeds, seed, workers.jobs),
        dict(_paces(seed, size)),
    )
    (folder / "checks.json").write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


def _paces(seed: int, size: TableSize) -> Iterator[tuple[str, Pace]]:
    for box in size.boxes:
        if box == "fair":
            continue  # the same cards, and as many options
        seats = MEASURED[box] if box != "base" else (*MEASURED[box], _MOST_PACE_SEATS)
        for number in seats:
            yield f"{box}-{number}", pace(BEST, number, size.pace_rounds, seed, box_rules(box))
