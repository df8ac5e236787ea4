"""The rows of the table in docs/bots.md, box by box."""

from __future__ import annotations

from collections.abc import Iterator

from ai.arena.table.check_rows import check_rows
from ai.arena.table.entries import EVERY_TABLE, MEASURED, Box
from ai.arena.table.observer_rows import claim_rows, observer_rows, persona_rows
from ai.arena.table.results import Results
from ai.arena.table.sense_rows import ending_rows, sense_rows, talk_rows
from ai.arena.table.strength_rows import balance_rows, gold_rows, guest_rows, joined_rows, level_rows, side_rows
from ai.arena.table.verdicts import TargetRow


def rows(results: Results, box: Box) -> Iterator[TargetRow]:
    """Yield all rows of one box, without those that nothing was measured for."""
    if box == "saboteur2":
        yield from gold_rows(results)
        yield from joined_rows(results)
        return
    for seats in EVERY_TABLE:
        yield from balance_rows(results, box, seats)
    yield from guest_rows(results, box)
    for seats in MEASURED[box]:
        yield from side_rows(results, box, seats)
    for seats in MEASURED[box]:
        yield from level_rows(results, box, seats)
    for seats in MEASURED[box]:
        yield from observer_rows(results, box, seats)
    yield from claim_rows(results, box)
    yield from sense_rows(results, box)
    yield from talk_rows(results, box)
    yield from ending_rows(results, box)
    if box == "fair":
        yield from persona_rows(results)
        yield from check_rows(results)
