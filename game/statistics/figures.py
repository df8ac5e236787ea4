"""What the statistics tell of the people who played: figures of all games that a filter leaves, asked of the file.

Rounds are summed up from the tally, in which those that have everything in common are one row; so the time depends
little on how many games there are.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from game.engine.cards import Role
from game.engine.total import total
from game.statistics.intervals import Mean, Share

MOST_NAMES = 12
"""So many names are offered and compared, those of most games first."""


class Aspect(StrEnum):
    """By what rounds are compared, and but for role, side and deal what games are chosen by."""

    PERSON = "person"
    ROLE = "role"
    SIDE = "side"
    SEATS = "seats"
    OPPONENTS = "opponents"
    EDITION = "edition"
    EXPANSION = "expansion"
    DEAL = "deal"


_COLUMNS: Mapping[Aspect, str] = total(
    Aspect,
    {
        Aspect.PERSON: "name",
        Aspect.ROLE: "role",
        Aspect.SIDE: "party",
        Aspect.SEATS: "seats",
        Aspect.OPPONENTS: "opponents",
        Aspect.EDITION: "edition",
        Aspect.EXPANSION: "expansion",
        Aspect.DEAL: "deal",
    },
)
CHOSEN_BY = (Aspect.PERSON, Aspect.SEATS, Aspect.OPPONENTS, Aspect.EDITION, Aspect.EXPANSION)
"""What belongs to a seat for a whole game, so that its games can be chosen by it."""
Value = str | int
Filter = Mapping[Aspect, Value]
"""Only games, and seats of people in them, with these values."""


class Streaks(NamedTuple):
    """Games won in a row: up to the last one, and at most."""

    current: int
    longest: int


class Compared(NamedTuple):
    """Of the rounds with one value: how many were won, and what they brought."""

    won: Share
    gold: Mean


_NONE = Compared(Share(0, 0), Mean(0, 0, 0))


class Figures(NamedTuple):
    """What is told of the people that a filter leaves.

    `games` are those they won, of all: with several people in a game it is won when one of them has most gold. `gold`
    is what a seat had at the end of a game, `by_gold` how often each sum, `round_gold` the same for rounds.
    `found_out` counts the saboteurs among the people whom a stranger saw through, `by_lap` in which lap. `course` says
    for game after game whether it was won. `hints` are those asked for, in so many games with hints.
    """

    games: Share
    rounds: Share
    compared: Mapping[Aspect, Mapping[Value, Compared]]
    gold: Mean
    by_gold: Mapping[int, int]
    round_gold: Mean
    found_out: Share
    by_lap: Mapping[int, int]
    lies: int
    hints: int
    hinted: Share
    streaks: Streaks
    course: tuple[bool, ...]


class Answer(NamedTuple):
    """Figures, and the values that games can be chosen by, among all games."""

    figures: Figures
    choices: Mapping[Aspect, tuple[Value, ...]]


def ask(connection: sqlite3.Connection, chosen: Filter) -> Answer:
    """Return the figures of what is chosen."""
    return Answer(figures(connection, chosen), choices(connection))


def choices(connection: sqlite3.Connection) -> Mapping[Aspect, tuple[Value, ...]]:
    """Return which values there are, for all that games can be chosen by."""
    found: dict[Aspect, tuple[Value, ...]] = {}
    for aspect in CHOSEN_BY:
        values = _compared(connection, aspect, {})
        found[aspect] = tuple(values)
    return found


def figures(connection: sqlite3.Connection, chosen: Filter) -> Figures:
    """Return the figures of the people that are left by the filter."""
    seats = _seats(connection, chosen)
    course = tuple(any(won for _game, won, *_rest in same) for _game, same in groupby(seats, lambda seat: seat[0]))
    by_gold = dict(sorted(Counter(gold for _game, _won, gold, _hints in seats).items()))
    compared = {aspect: _compared(connection, aspect, chosen) for aspect in Aspect}
    where, given = _where(chosen)
    n, won, gold, squares, lies = connection.execute(
        "SELECT ifnull(sum(n), 0), ifnull(sum(won), 0), ifnull(sum(gold), 0), ifnull(sum(squares), 0),"
        f" ifnull(sum(lies), 0) FROM tally WHERE {where}",
        given,
    ).fetchone()
    by_lap = _by_lap(connection, chosen)
    saboteurs = compared[Aspect.ROLE].get(str(Role.SABOTEUR), _NONE).won.n
    return Figures(
        games=Share(sum(course), len(course)),
        rounds=Share(won, n),
        compared=compared,
        gold=Mean.of(by_gold),
        by_gold=by_gold,
        round_gold=Mean(n, gold, squares),
        found_out=Share(sum(by_lap.values()), saboteurs),
        by_lap=by_lap,
        lies=lies,
        hints=sum(hints for *_rest, hints in seats),
        hinted=Share(sum(hints > 0 for *_rest, hints in seats), len(seats)),
        streaks=streaks(course),
        course=course,
    )


def streaks(course: Sequence[bool]) -> Streaks:
    """Return how many games were won in a row, the last ones and at most."""
    current = longest = 0
    for won in course:
        current = current + 1 if won else 0
        longest = max(longest, current)
    return Streaks(current, longest)


def _where(chosen: Filter) -> tuple[str, list[Value]]:
    """Return the condition that leaves what is chosen, and what it is given."""
    return " AND ".join(["1", *(f"{_COLUMNS[aspect]} = ?" for aspect in chosen)]), list(chosen.values())


def _seats(connection: sqlite3.Connection, chosen: Filter) -> list[tuple[int, bool, int, int]]:
    """Return game, whether it was won, gold and hints for each seat of a person, in the order in which games ended."""
    columns = {**_COLUMNS, Aspect.SEATS: "g.seats"}
    where = " AND ".join(["s.person", *(f"{columns[aspect]} = ?" for aspect in chosen)])
    return connection.execute(
        "SELECT s.game, s.won, s.gold, s.hints FROM games g JOIN seats s ON s.game = g.number"
        f" WHERE {where} ORDER BY g.ended, g.id, s.seat",
        list(chosen.values()),
    ).fetchall()


def _compared(connection: sqlite3.Connection, aspect: Aspect, chosen: Filter) -> Mapping[Value, Compared]:
    """Return what there is of each value; of many names those with most rounds."""
    column, (where, given) = _COLUMNS[aspect], _where(chosen)
    order = f"sum(n) DESC, {column} LIMIT {MOST_NAMES}" if aspect is Aspect.PERSON else column
    rows = connection.execute(
        f"SELECT {column}, sum(n), sum(won), sum(gold), sum(squares) FROM tally WHERE {where}"
        f" GROUP BY {column} ORDER BY {order}",
        given,
    )
    return {value: Compared(Share(won, n), Mean(n, gold, squares)) for value, n, won, gold, squares in rows}


def _by_lap(connection: sqlite3.Connection, chosen: Filter) -> Mapping[int, int]:
    where, given = _where(chosen)
    return dict(
        connection.execute(
            f"SELECT found_out, sum(n) FROM tally WHERE {where} AND found_out IS NOT NULL"
            " GROUP BY found_out ORDER BY found_out",
            given,
        ).fetchall()
    )
