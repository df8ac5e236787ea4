"""The file of the statistics: what is counted of every finished game, in SQLite (RECORDS section 4).

It is an index of the records and can be deleted: it is made again from them. Every change is one transaction, so a
killed program leaves the file as it was before or after it, and two programs wait for each other.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

from game.statistics.facts import GameFacts
from game.system.disk import NotPlain, free_aside
from game.system.errors import reason_of
from game.system.i18n import _

FILE = "statistics.sqlite"
VERSION = 2
APPLICATION = 0x464C5354
"""What marks a file of SQLite as one of these."""
_WAIT = 3.0
"""Seconds to wait for another program that writes."""
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_HELD = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_CLOSED = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_NUMBERS = ("deal TEXT NOT NULL DEFAULT 'printed'", "saboteurs INTEGER", "aside INTEGER NOT NULL DEFAULT 0")
"""Columns that version 1 lacks: all its games had the printed deal."""
_TALLIES = (
    "CREATE TABLE tally (name TEXT NOT NULL, role TEXT NOT NULL, party TEXT NOT NULL, seats INTEGER NOT NULL,"
    " opponents TEXT NOT NULL, edition TEXT NOT NULL, expansion TEXT NOT NULL, deal TEXT NOT NULL, found_out INTEGER,"
    " n INTEGER NOT NULL, won INTEGER NOT NULL, gold INTEGER NOT NULL, squares INTEGER NOT NULL, lies INTEGER NOT NULL)"
)
_SCHEMA = (
    "CREATE TABLE games (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ended REAL NOT NULL,"
    " seats INTEGER NOT NULL, edition TEXT NOT NULL, expansion TEXT NOT NULL, opponents TEXT NOT NULL,"
    f" {_NUMBERS[0]}, {_NUMBERS[1]}, {_NUMBERS[2]})",
    "CREATE TABLE seats (game INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, mind TEXT NOT NULL,"
    " person INTEGER NOT NULL, gold INTEGER NOT NULL, won INTEGER NOT NULL, hints INTEGER NOT NULL,"
    " PRIMARY KEY (game, seat)) WITHOUT ROWID",
    "CREATE TABLE rounds (game INTEGER NOT NULL, seat INTEGER NOT NULL, round INTEGER NOT NULL, role TEXT NOT NULL,"
    " party TEXT NOT NULL, won INTEGER NOT NULL, gold INTEGER NOT NULL, lies INTEGER NOT NULL, found_out INTEGER,"
    " laps INTEGER NOT NULL, cause TEXT NOT NULL, PRIMARY KEY (game, seat, round)) WITHOUT ROWID",
    "CREATE INDEX by_end ON games (ended, id)",
    "CREATE INDEX people ON seats (game, seat, name, won, gold, hints) WHERE person",
    _TALLIES,
    "CREATE TABLE earned (game INTEGER NOT NULL, seat INTEGER NOT NULL, achievement TEXT NOT NULL,"
    " PRIMARY KEY (game, seat, achievement)) WITHOUT ROWID",
    "CREATE TABLE resets (moment REAL NOT NULL)",
    "CREATE TABLE forgotten (id TEXT PRIMARY KEY) WITHOUT ROWID",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {VERSION}",
)
_TABLES = ("games", "seats", "rounds", "earned", "tally", "resets")
_TALLY = (
    "DELETE FROM tally",
    "INSERT INTO tally SELECT s.name, r.role, r.party, g.seats, g.opponents, g.edition, g.expansion, g.deal,"
    " r.found_out, count(*), sum(r.won), sum(r.gold), sum(r.gold * r.gold), sum(r.lies)"
    " FROM seats s JOIN games g ON g.number = s.game JOIN rounds r ON r.game = s.game AND r.seat = s.seat"
    " WHERE s.person GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9",
)
"""Counts the rounds of people together that have everything in common; made anew with every change."""
_FROM_1 = (
    *(f"ALTER TABLE games ADD COLUMN {column}" for column in _NUMBERS),
    "DROP TABLE tally",
    _TALLIES,
    *_TALLY,
    f"PRAGMA user_version = {VERSION}",
)
"""Makes a file of this version of one of version 1."""

Answer = TypeVar("Answer")


class CountedGame(NamedTuple):
    """A finished game: what tells it from others, when its record was written to last, and its facts."""

    id: str
    ended: float
    facts: GameFacts


class NoStatistics(Exception):
    """Raised when the file can be neither read nor written now; one sentence. It is left as it is."""


class Store:
    """The statistics in a data folder. Each call opens the file and closes it, on whatever thread asks.

    `warning` is one sentence for the player, or nothing: whoever has shown it sets it to None.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.warning: str | None = None

    def add(self, game: CountedGame) -> bool:
        """Count a game that has just ended. False for one that was counted before, or was over before the last reset.

        Raises `NoStatistics`.
        """

        def write(connection: sqlite3.Connection) -> bool:
            reset = connection.execute("SELECT max(moment) FROM resets").fetchone()[0]
            known = connection.execute(
                "SELECT 1 FROM games WHERE id = :id UNION SELECT 1 FROM forgotten WHERE id = :id", {"id": game.id}
            ).fetchone()
            if known or (reset is not None and game.ended <= reset):
                return False
            _insert(connection, game)
            return True

        return self._write(write)

    def add_again(self, games: Iterable[CountedGame]) -> int:
        """Count games whatever was there of them, all at once or none. Return how many. Raises `NoStatistics`."""
        found = list(games)

        def write(connection: sqlite3.Connection) -> int:
            for game in found:
                _remove(connection, game.id)
                _insert(connection, game)
            return len(found)

        return self._write(write)

    def reset(self, moment: float) -> None:
        """Forget all games: those that ended up to `moment` are counted again only on request."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO forgotten SELECT id FROM games")
            for table in _TABLES:
                connection.execute(f"DELETE FROM {table}")
            connection.execute("INSERT INTO resets VALUES (?)", (moment,))

        self._write(write)

    def read(self, ask: Callable[[sqlite3.Connection], Answer], nothing: Answer) -> Answer:
        """Return the answer to a question, `nothing` where nothing was counted yet. Raises `NoStatistics`."""
        if not os.path.lexists(self.path):
            return nothing

        def asked(connection: sqlite3.Connection) -> Answer:
            if not _is_ours(connection):
                return nothing
            return ask(connection)

        return self._tried(asked)

    def _write(self, change: Callable[[sqlite3.Connection], Answer]) -> Answer:
        def changed(connection: sqlite3.Connection) -> Answer:
            return _all_or_nothing(connection, lambda: counted(connection))

        def counted(connection: sqlite3.Connection) -> Answer:
            if not _is_ours(connection):
                for statement in _SCHEMA:
                    connection.execute(statement)
            answer = change(connection)
            for statement in _TALLY:
                connection.execute(statement)
            return answer

        return self._tried(changed)

    def _tried(self, act: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Do something with the open file; one that is damaged is put aside, and it is done with a new one."""
        try:
            return self._opened(act)
        except sqlite3.DatabaseError as error:
            if not _is_damage(error):
                raise NoStatistics(_sentence(error)) from None
        self._put_aside()
        try:
            return self._opened(act)
        except sqlite3.Error as error:
            raise NoStatistics(_sentence(error)) from None

    def _opened(self, act: Callable[[sqlite3.Connection], Answer]) -> Answer:
        if os.path.lexists(self.path) and not self.path.is_file():
            raise NoStatistics(_sentence(NotPlain()))
        with closing(sqlite3.connect(self.path, timeout=_WAIT, isolation_level=None)) as connection:
            if _is_version_1(connection):
                _all_or_nothing(connection, lambda: _bring_up(connection))
            return act(connection)

    def _put_aside(self) -> None:
        """Move a damaged file out of the way, with what belongs to it. Raises `NoStatistics`."""
        try:
            aside = free_aside(self.path)
            with suppress(FileNotFoundError):
                os.replace(f"{self.path}-journal", f"{aside}-journal")
            with suppress(FileNotFoundError):
                os.replace(self.path, aside)
        except OSError as error:
            raise NoStatistics(_sentence(error)) from None
        self.warning = _("The statistics were damaged, so they begin anew; they can be counted again from kept games.")


def games_of(connection: sqlite3.Connection) -> Iterator[tuple[object, ...]]:
    """Yield everything that is kept, a row for each seat in each round, in the order in which games ended."""
    yield from connection.execute(
        "SELECT g.id, g.ended, g.seats, g.edition, g.expansion, g.opponents, s.seat, s.name, s.mind, s.person, s.gold,"
        " s.won, s.hints, r.round, r.role, r.party, r.won, r.gold, r.lies, r.found_out, r.laps, r.cause, g.saboteurs,"
        " g.aside"
        " FROM games g JOIN seats s ON s.game = g.number JOIN rounds r ON r.game = s.game AND r.seat = s.seat"
        " ORDER BY g.ended, g.id, r.round, s.seat"
    )


def _all_or_nothing(connection: sqlite3.Connection, change: Callable[[], Answer]) -> Answer:
    """Make a change in one transaction of its own."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        answer = change()
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return answer


def _is_version_1(connection: sqlite3.Connection) -> bool:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    return bool(version == 1 and connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION)


def _bring_up(connection: sqlite3.Connection) -> None:
    """Bring a file of version 1 up to this one, unless another program has just done so."""
    if _is_version_1(connection):
        for statement in _FROM_1:
            connection.execute(statement)


def _is_ours(connection: sqlite3.Connection) -> bool:
    """Return whether the file has the tables of this version; False for one that is empty. Raises `NoStatistics`."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    if version == VERSION and application == APPLICATION:
        return True
    if version > VERSION and application == APPLICATION:
        raise NoStatistics(
            _("The statistics are from a newer version of the game. They stay as they are, and nothing is counted.")
        )
    if connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone():
        raise NoStatistics(_("The file of the statistics belongs to another program, so nothing is counted."))
    return False


def _remove(connection: sqlite3.Connection, game: str) -> None:
    found = connection.execute("SELECT number FROM games WHERE id = ?", (game,)).fetchone()
    if found:
        for table, key in (("rounds", "game"), ("seats", "game"), ("earned", "game"), ("games", "number")):
            connection.execute(f"DELETE FROM {table} WHERE {key} = ?", found)


def _insert(connection: sqlite3.Connection, game: CountedGame) -> None:
    facts = game.facts
    number = connection.execute(
        "INSERT INTO games (id, ended, seats, edition, expansion, opponents, deal, saboteurs, aside)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (game.id, game.ended, len(facts.seats), facts.edition, facts.expansion, facts.opponents, facts.deal,
         facts.saboteurs, facts.aside),
    ).lastrowid  # fmt: skip
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (number, place, seat.name, seat.mind, seat.person, seat.gold, seat.won, seat.hints)
            for place, seat in enumerate(facts.seats)
        ],
    )
    connection.executemany(
        "INSERT INTO rounds VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (number, place, part, str(seat.role), str(seat.party), seat.won, seat.gold, seat.lies, seat.found_out,
             round_.laps, str(round_.cause))
            for part, round_ in enumerate(facts.rounds, 1)
            for place, seat in enumerate(round_.seats)
        ],
    )  # fmt: skip
    _insert_earned(connection, number, game)


def _insert_earned(connection: sqlite3.Connection, number: int | None, game: CountedGame) -> None:
    connection.executemany(
        "INSERT INTO earned VALUES (?, ?, ?)",
        [(number, earned.seat, str(earned.achievement)) for earned in game.facts.earned],
    )


def _is_damage(error: sqlite3.Error) -> bool:
    """Return whether an error says that the file is broken, or lacks a table or a column that has to be there."""
    return _code(error) in _DAMAGED or str(error).startswith(("no such table", "no such column"))


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _sentence(error: Exception) -> str:
    return _("Nothing can be counted for the statistics now ({reason}).").format(reason=_reason(error))


def _reason(error: Exception) -> str:
    if not isinstance(error, sqlite3.Error):
        return reason_of(error)
    if _code(error) in _HELD:
        return _("another program holds the file")
    if _code(error) in _CLOSED:
        return _("Permission denied")
    return _("No space left on device") if _code(error) == sqlite3.SQLITE_FULL else str(error)
