"""Which games are counted, when they end and on request (UX S11)."""

from __future__ import annotations

import os
from pathlib import Path

from finished_games import put, record
from scenarios import short_game, whole_game

from game.play.autosave import wait_for_disk
from game.play.desk import Desk, Origin, game_of
from game.statistics.counting import count_all_kept, count_finished, counted
from game.statistics.store import FILE, Store, games_of

FIRST = "saves/autosave-0001.lode"


def rows(folder: Path) -> list[tuple[object, ...]]:
    return Store(folder).read(lambda connection: list(games_of(connection)), [])


def on(_done: int, _of: int) -> bool:
    return True


def test_a_finished_game_is_counted_with_its_hints(tmp_path: Path) -> None:
    path = put(tmp_path, FIRST, record())
    desk = Desk.beside(path, game_of(record()))
    desk.count_hint(0)
    desk.count_hint(0)
    wait_for_disk()
    assert count_finished(path, tmp_path) is None
    assert count_finished(path, tmp_path) is None
    assert len(rows(tmp_path)) == 3 * 4
    assert [row[12] for row in rows(tmp_path) if row[6] == 0] == [2, 2, 2]


def test_what_is_not_counted(tmp_path: Path) -> None:
    unfinished = record()[: record().rindex(b"\n", 0, -1) + 1]
    for name, data in {
        "saves/autosave-0001.lode": unfinished,
        "saves/autosave-0002.lode": whole_game(),
        "saves/autosave-0003.lode": short_game(),
        "saves/a friend's.lode": record(),
        "saves/autosave-0004.lode": b"no record",
    }.items():
        assert counted(put(tmp_path, name, data)) is None, name
    what_if = put(tmp_path, "saves/autosave-0005.lode", record())
    assert counted(what_if) is not None
    Desk.beside(what_if, game_of(record())).come_from(Origin("autosave-0001.lode", "", 5, 1, 0))
    wait_for_disk()
    assert counted(what_if) is None
    assert counted(tmp_path / "saves" / "gone.lode") is None
    assert count_all_kept(tmp_path, on) == 0


def test_a_lost_file_is_made_again_from_the_records(tmp_path: Path) -> None:
    """Row by row what was there: games still in `saves`, and those put away."""
    for place, (name, seed) in enumerate((("saves/autosave-0009.lode", 1), ("games/autosave-0003.lode", 2))):
        path = put(tmp_path, name, record(seed, people=2))
        os.utime(path, (1e9 + place, 1e9 + place))
        count_finished(path, tmp_path)
    before = rows(tmp_path)
    assert len({row[0] for row in before}) == 2
    (tmp_path / FILE).unlink()
    told: list[tuple[int, int]] = []

    def note(done: int, of: int) -> bool:
        told.append((done, of))
        return True

    assert count_all_kept(tmp_path, note) == 2
    assert rows(tmp_path) == before
    assert told == [(0, 2), (1, 2), (2, 2)]
    (tmp_path / "games" / "autosave-0003.lode").unlink()
    assert count_all_kept(tmp_path, on) == 1
    assert rows(tmp_path) == before, "a game whose record has gone stays"


def test_counting_again_can_be_ended(tmp_path: Path) -> None:
    put(tmp_path, FIRST, record())
    assert count_all_kept(tmp_path, lambda done, _of: done < 1) is None
    assert rows(tmp_path) == []


def test_one_game_in_two_records_counts_once_as_it_first_ended(tmp_path: Path) -> None:
    for name, ended in (
        ("saves/slot-1.lode", 9e8),
        ("saves/autosave-0001.lode", 8e8),
        ("saves/autosave-0002.lode", 7e8),
    ):
        os.utime(put(tmp_path, name, record()), (ended, ended))
    assert count_all_kept(tmp_path, on) == 1
    assert {row[1] for row in rows(tmp_path)} == {7e8}
