"""All that is counted as a table for other programs: CSV in UTF-8, a line for each seat in each round (RECORDS)."""

from __future__ import annotations

import csv
import sqlite3
import time
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from game.play.sharing.files import SHARED, put, telling_name
from game.statistics.store import Store, games_of

NAME = "statistics"
COLUMNS = (
    "game", "ended", "seats", "edition", "expansion", "opponents", "seat", "name", "mind", "person", "game_gold",
    "game_won", "game_hints", "round", "role", "side", "round_won", "round_gold", "lies", "found_out_lap", "laps",
    "round_end", "saboteurs", "aside",
)  # fmt: skip
_ENDED = COLUMNS.index("ended")


def export_csv(folder: Path) -> Path:
    """Write the table among what is shared and return where it is. Raises `NoStatistics` and OSError."""
    written = Store(folder).read(table, _written([]))
    return put(folder / SHARED, telling_name([NAME]), ".csv", written.encode())


def table(connection: sqlite3.Connection) -> str:
    """Return all that is counted, with a line of headings; moments are in UTC."""
    return _written(_readable(row) for row in games_of(connection))


def _readable(row: tuple[object, ...]) -> tuple[object, ...]:
    ended = row[_ENDED]
    assert isinstance(ended, float), "the column is one of numbers"
    return (*row[:_ENDED], _moment(ended), *row[_ENDED + 1 :])


def _moment(seconds: float) -> str:
    try:
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))
    except (OverflowError, OSError, ValueError):
        return ""


def _written(rows: Iterable[tuple[object, ...]]) -> str:
    text = StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for row in rows:  # one by one: `writerows` would hold up every frame until it is done
        writer.writerow(row)
    return text.getvalue()
