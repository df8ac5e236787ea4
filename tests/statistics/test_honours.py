"""What was achieved is kept with the statistics, by whom and when, and made again from the records (UX D6)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from finished_games import game, put, record
from msgspec.structs import replace

from game.play.autosave import wait_for_disk
from game.play.desk import Desk, Origin, game_of
from game.statistics.achievements.criteria import Earned
from game.statistics.achievements.honours import Honour, honours
from game.statistics.counting import count_all_kept, count_finished
from game.statistics.store import FILE, CountedGame, Store
from game.words.achievements import Achievement


def found(folder: Path) -> Mapping[Achievement, Honour]:
    return Store(folder).read(honours, {})


def earning(number: int, ended: float, *earned: tuple[int, Achievement], name: str = "Ada") -> CountedGame:
    made = game(number, ended=ended, name=name)
    told = tuple(Earned(seat, achievement, 1) for seat, achievement in earned)
    return made._replace(facts=replace(made.facts, earned=told))


def test_who_was_first_and_in_how_many_games_it_was_achieved(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add(earning(1, 30.0, (0, Achievement.STRIKE)))
    store.add(earning(2, 10.0, (0, Achievement.STRIKE), (0, Achievement.CAVE_IN), name="Eve"))
    store.add(earning(3, 20.0, (1, Achievement.STRIKE), (0, Achievement.STRIKE)))
    assert found(tmp_path) == {
        Achievement.STRIKE: Honour("Eve", 10.0, 3),
        Achievement.CAVE_IN: Honour("Eve", 10.0, 1),
    }


def test_nothing_is_achieved_where_nothing_was_counted(tmp_path: Path) -> None:
    assert found(tmp_path) == {}


def test_a_reset_forgets_it(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add(earning(1, 30.0, (0, Achievement.STRIKE)))
    store.reset(40.0)
    assert found(tmp_path) == {}


def test_a_game_counted_again_is_not_counted_twice(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add(earning(1, 30.0, (0, Achievement.STRIKE)))
    store.add_again([earning(1, 30.0, (0, Achievement.CAVE_IN))])
    assert list(found(tmp_path)) == [Achievement.CAVE_IN]


def test_a_lost_file_gives_the_same_achievements_again(tmp_path: Path) -> None:
    path = put(tmp_path, "games/autosave-0003.lode", record(1, people=4))
    os.utime(path, (1e9, 1e9))
    count_finished(path, tmp_path)
    before = found(tmp_path)
    (tmp_path / FILE).unlink()
    count_all_kept(tmp_path, lambda _done, _of: True)
    assert found(tmp_path) == before != {}
    assert {honour.ended for honour in before.values()} == {1e9}


def test_a_game_of_what_if_achieves_nothing(tmp_path: Path) -> None:
    path = put(tmp_path, "saves/autosave-0001.lode", record(1, people=4))
    Desk.beside(path, game_of(record(1, people=4))).come_from(Origin("autosave-0000.lode", "", 5, 1, 0))
    wait_for_disk()
    count_finished(path, tmp_path)
    assert found(tmp_path) == {}
