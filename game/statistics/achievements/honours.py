"""What has been achieved in all games that were counted, and what has not: for the page that shows everything."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from game.words.achievements import Achievement


class Honour(NamedTuple):
    """Who achieved something first, the moment at which that game ended, and in how many games anybody did."""

    name: str
    ended: float
    games: int


def honours(connection: sqlite3.Connection) -> Mapping[Achievement, Honour]:
    """Return what has been achieved; a name that only another version knows is passed over."""
    found: dict[Achievement, Honour] = {}
    rows = connection.execute(
        "SELECT e.achievement, s.name, min(g.ended), count(DISTINCT e.game)"
        " FROM earned e JOIN games g ON g.number = e.game JOIN seats s ON s.game = e.game AND s.seat = e.seat"
        " GROUP BY e.achievement"
    )  # SQLite takes the name from the row with the least moment
    for achievement, name, ended, games in rows:
        with suppress(ValueError):
            found[Achievement(achievement)] = Honour(name, ended, games)
    return found
