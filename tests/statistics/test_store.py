"""The file of the statistics: what is counted once, what becomes of damage, and of two programs (UX S11)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from finished_games import any_games, game

from game.statistics import store as store_module
from game.statistics.figures import Aspect, ask
from game.statistics.store import FILE, NoStatistics, Store, games_of


def rows(folder: Path) -> list[tuple[object, ...]]:
    return Store(folder).read(lambda connection: list(games_of(connection)), [])


def test_a_game_is_counted_once(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert rows(tmp_path) == []
    assert not (tmp_path / FILE).exists(), "reading makes no file"
    assert store.add(game(1))
    assert not store.add(game(1, gold=9))
    assert store.add(game(2))
    assert [row[0] for row in rows(tmp_path)[::9]] == [game(1).id, game(2).id]
    assert {row[10] for row in rows(tmp_path) if row[7] == "Ada"} == {4}


def test_counting_again_replaces_and_keeps_what_is_not_named(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.add_again([game(1), game(2)]) == 2
    before = rows(tmp_path)
    assert store.add_again([game(1)]) == 1
    assert rows(tmp_path) == before
    store.add_again([game(1, gold=9)])
    assert {row[10] for row in rows(tmp_path) if row[7] == "Ada"} == {4, 9}


def test_after_a_reset_old_games_count_only_on_request(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add(game(1))
    store.reset(moment=5.0)
    assert rows(tmp_path) == []
    assert not store.add(game(1))
    assert not store.add(game(1, ended=7.0)), "a copy of it was written later"
    assert not store.add(game(5)), "it ended before the reset, though it was not counted then"
    assert store.add(game(6))
    store.add_again([game(1)])
    assert {row[0] for row in rows(tmp_path)} == {game(1).id, game(6).id}


VERSION_1 = (
    "CREATE TABLE games (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ended REAL NOT NULL,"
    " seats INTEGER NOT NULL, edition TEXT NOT NULL, expansion TEXT NOT NULL, opponents TEXT NOT NULL)",
    "INSERT INTO games SELECT number, id, ended, seats, edition, expansion, opponents FROM kept",
    "DROP TABLE kept",
    "CREATE INDEX by_end ON games (ended, id)",
    "ALTER TABLE tally DROP COLUMN deal",
    "PRAGMA user_version = 1",
)


def test_a_file_of_version_1_is_brought_up_with_all_that_it_has(tmp_path: Path) -> None:
    Store(tmp_path).add_again([game(1), game(2, gold=9)])
    before = rows(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as old:
        old.execute("ALTER TABLE games RENAME TO kept")
        old.execute("DROP INDEX by_end")
        for statement in VERSION_1:
            old.execute(statement)
        old.commit()
    assert rows(tmp_path) == before
    store = Store(tmp_path)
    assert store.add(game(3, saboteurs=1, aside=10))
    assert rows(tmp_path)[:-9] == before
    assert {row[-2:] for row in before} == {(None, 0)}
    assert {row[-2:] for row in rows(tmp_path)[-9:]} == {(1, 10)}
    found = store.read(lambda connection: ask(connection, {}), None)
    assert found is not None
    assert {deal: each.won.n for deal, each in found.figures.compared[Aspect.DEAL].items()} == {"fair": 3, "printed": 6}
    assert store.warning is None
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def damaged(path: Path, how: str) -> None:
    data = bytearray(path.read_bytes())
    match how:
        case "no database":
            data[:] = b"nothing of the kind" * 200
        case "broken":
            data[200:-200] = b"\xff" * len(data[200:-200])
        case "cut":
            del data[len(data) // 3 :]
        case "without a table":
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("DROP TABLE tally")
            return
    path.write_bytes(data)


@pytest.mark.parametrize("how", ["no database", "broken", "cut", "without a table"])
def test_a_damaged_file_is_put_aside(tmp_path: Path, how: str) -> None:
    Store(tmp_path).add_again(any_games(20))
    damaged(tmp_path / FILE, how)
    found = (tmp_path / FILE).read_bytes()
    store = Store(tmp_path)
    assert store.add(game(1))
    assert store.warning
    assert [row[0] for row in rows(tmp_path)] == [game(1).id] * 9
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == found


def test_damage_is_found_by_reading_too(tmp_path: Path) -> None:
    Store(tmp_path).add(game(1))
    damaged(tmp_path / FILE, "no database")
    store = Store(tmp_path)
    assert store.read(lambda connection: bool(list(games_of(connection))), True)
    assert store.warning
    store.add(game(2))
    assert [copy.name for copy in tmp_path.iterdir() if "damaged" in copy.name] == [f"{FILE}.damaged"]


@contextmanager
def unusable(folder: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    path = folder / FILE
    Store(folder).add(game(1))
    with closing(sqlite3.connect(path)) as other:
        match how:
            case "newer":
                other.execute("PRAGMA user_version = 99")
            case "another program's":
                other.execute("PRAGMA application_id = 7")
            case "held":
                monkeypatch.setattr(store_module, "_WAIT", 0.0)
                other.execute("BEGIN EXCLUSIVE")
            case "a folder":
                path.unlink()
                path.mkdir()
        yield


@pytest.mark.parametrize("how", ["newer", "another program's", "held", "a folder"])
def test_what_cannot_be_used_is_left_alone(tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with unusable(tmp_path, how, monkeypatch):
        before = None if how == "a folder" else (tmp_path / FILE).read_bytes()
        for act in (lambda: Store(tmp_path).add(game(2)), lambda: rows(tmp_path), lambda: Store(tmp_path).reset(9.0)):
            with pytest.raises(NoStatistics) as refused:
                act()
            assert str(refused.value).endswith(".")
        assert before is None or (tmp_path / FILE).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    with pytest.raises(NoStatistics):
        Store(gone).add(game(1))
    assert rows(gone) == []


@pytest.mark.parametrize(
    ("limit", "reason"), [("max_page_count = 1", "No space left on device"), ("query_only = 1", "Permission denied")]
)
def test_a_full_disk_and_a_medium_that_is_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, reason: str
) -> None:
    Store(tmp_path).add_again(any_games(5))
    before = rows(tmp_path)
    connect = sqlite3.connect

    def limited(path: Path, *, timeout: float, isolation_level: None) -> sqlite3.Connection:
        connection = connect(path, timeout=timeout, isolation_level=isolation_level)
        connection.execute(f"PRAGMA {limit}")
        return connection

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", limited)
        with pytest.raises(NoStatistics, match=reason):
            Store(tmp_path).add_again(any_games(300, seed=2))
    assert rows(tmp_path) == before


def test_a_change_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    store.add(game(1))
    before = rows(tmp_path)
    monkeypatch.setattr(store_module, "_TALLY", ("INSERT INTO tally VALUES (NULL)",))
    with pytest.raises(NoStatistics):
        store.add_again([game(1, gold=9), game(2)])
    assert rows(tmp_path) == before
