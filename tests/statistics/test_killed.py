"""Programs that are killed while they count, and two that count at once: every game is there whole or not at all."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from finished_games import any_games

from game.statistics.store import FILE, CountedGame, Store, games_of

GAMES = list(any_games(14))
KILLED = 9
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no forks")


def kept(folder: Path) -> set[object]:
    """The games that are counted; each has all its rows, and the tally is that of them alone."""
    nothing: list[tuple[object, ...]] = []
    rows = Store(folder).read(lambda connection: list(games_of(connection)), nothing)
    by_id = {game.id: game for game in GAMES}
    for found in {row[0] for row in rows}:
        assert sum(row[0] == found for row in rows) == 3 * len(by_id[str(found)].facts.seats)
    people = sum(bool(row[9]) for row in rows)
    if (folder / FILE).exists():
        with closing(sqlite3.connect(folder / FILE)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            if rows:
                assert connection.execute("SELECT sum(n) FROM tally").fetchone() == (people,)
    return {row[0] for row in rows}


def child(act: Callable[[], object]) -> int:
    """Begin a program of its own."""
    pid = os.fork()
    if not pid:
        try:
            act()
        except BaseException:
            os._exit(1)
        os._exit(0)
    return pid


def end_of(pid: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def dying(steps: int) -> None:
    """End this program when SQLite has taken so many steps, or where there are none given, right before a commit."""
    connect = sqlite3.connect

    def mortal(*given: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*given, **named)
        if steps:
            connection.set_progress_handler(lambda: os._exit(KILLED), steps)
        else:
            connection.set_trace_callback(lambda said: os._exit(KILLED) if said == "COMMIT" else None)
        return connection

    setattr(sqlite3, "connect", mortal)  # noqa: B010 - the types of the real one are of no interest here


@pytest.mark.parametrize("steps", [1, 60, 400, 2500, 0])
def test_a_program_that_dies_in_the_middle_has_changed_nothing(tmp_path: Path, steps: int) -> None:
    Store(tmp_path).add_again(GAMES[:8])
    before = kept(tmp_path)

    def die() -> None:
        dying(steps)
        Store(tmp_path).add_again(GAMES[4:])

    assert end_of(child(die)) == KILLED
    assert kept(tmp_path) == before
    assert Store(tmp_path).add(GAMES[12])
    assert kept(tmp_path) == before | {GAMES[12].id}


def counting(folder: Path, games: list[CountedGame], told: int | None = None) -> None:
    for game in games:
        Store(folder).add(game)
        if told is not None:
            os.write(told, f"{game.id}\n".encode())


def test_what_was_counted_before_a_kill_stays(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """With `--kills N` a program is killed N times at a moment of chance."""
    chance = random.Random(1)
    for number in range(max(2, pytestconfig.getoption("--kills"))):
        folder = tmp_path / str(number)
        folder.mkdir()
        told = os.open(folder / "told", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        pid = child(partial(counting, folder, GAMES, told))
        time.sleep(chance.uniform(0.0, 0.1))
        os.kill(pid, signal.SIGKILL)
        end_of(pid)
        os.close(told)
        counted = set((folder / "told").read_text().split())
        assert counted <= kept(folder)
        counting(folder, GAMES)
        assert kept(folder) == {game.id for game in GAMES}


def test_two_programs_count_at_once(tmp_path: Path) -> None:
    pids = [child(partial(counting, tmp_path, GAMES[part:])) for part in (0, 4)]
    assert [end_of(pid) for pid in pids] == [0, 0]
    assert kept(tmp_path) == {game.id for game in GAMES}
