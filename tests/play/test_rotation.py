"""Which games make room for a new one: finished ones move into the archive, no other goes (RECORDS section 4)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from scenarios import begun, saved, whole_game

from game.play.library import library
from game.play.moving import remove
from game.play.rotation import MOST_AUTOSAVES, rotate
from game.play.saved_games import newest_unfinished, saved_games

FINISHED = whole_game()
UNFINISHED = b"".join(FINISHED.splitlines(keepends=True)[:5])


def put(folder: Path, number: int, data: bytes = UNFINISHED, place: str = "saves") -> Path:
    path = folder / place / f"autosave-{number:04}.lode"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def names(folder: Path, place: str = "saves") -> set[str]:
    return set(os.listdir(folder / place)) if (folder / place).exists() else set()


def offered(folder: Path) -> Path | None:
    save = newest_unfinished(folder)
    return None if save is None else save.path


@pytest.mark.parametrize("size", [0, 1, 30, len(UNFINISHED.splitlines()[0]), len(UNFINISHED.splitlines()[0]) + 40])
def test_what_never_held_a_whole_deal_goes_and_does_not_count(tmp_path: Path, size: int) -> None:
    kept = [put(tmp_path, number, FINISHED) for number in range(1, MOST_AUTOSAVES)]
    for number in range(20, 40):
        put(tmp_path, number, UNFINISHED[:size])
    assert {found.path for found in saved_games(tmp_path)} == set(kept)
    session = begun(tmp_path)
    assert names(tmp_path) == {path.name for path in (*kept, saved(session))}


def test_finished_games_are_put_away_the_oldest_first_with_what_lies_beside_them(tmp_path: Path) -> None:
    old = [put(tmp_path, number) for number in range(1, 6)]
    done = [put(tmp_path, number, FINISHED + b"\n" * number) for number in range(6, 13)]
    just_left = put(tmp_path, 13, FINISHED)
    for age, path in enumerate((*old, *done, just_left)):
        os.utime(path, (4e9 - age, 4e9 - age))
    beside = {".damaged": b"x", ".damaged-2": b"y", ".desk": b"z", ".desk.damaged": b"w"}
    for rest, data in beside.items():
        done[0].with_name(done[0].name + rest).write_bytes(data)
    session = begun(tmp_path)
    left = {*old, *done[-3:], just_left, saved(session)}
    assert len(left) == MOST_AUTOSAVES
    assert names(tmp_path) == {path.name for path in left}
    there = {path.name: path.read_bytes() for path in (tmp_path / "games").iterdir()}
    expected = {path.name: FINISHED + b"\n" * (6 + place) for place, path in enumerate(done[:4])}
    assert there == expected | {done[0].name + rest: data for rest, data in beside.items()}


def test_the_game_just_left_stays_even_when_it_is_over_and_the_others_are_not(tmp_path: Path) -> None:
    for number in range(1, MOST_AUTOSAVES + 5):
        put(tmp_path, number)
    just_left = put(tmp_path, 50, FINISHED)
    begun(tmp_path)
    assert just_left.exists()
    begun(tmp_path)
    assert names(tmp_path, "games") == {just_left.name}


def test_no_unfinished_game_ever_goes(tmp_path: Path) -> None:
    many = [put(tmp_path, number) for number in range(1, 60)]
    begun(tmp_path)
    assert all(path.exists() for path in many)
    assert not (tmp_path / "games").exists()


def test_no_number_comes_twice_and_nothing_in_the_archive_is_written_over(tmp_path: Path) -> None:
    done = [put(tmp_path, number, FINISHED) for number in range(1, MOST_AUTOSAVES + 2)]
    there = put(tmp_path, 1, b"somebody else's", "games")
    later = put(tmp_path, 300, FINISHED, "games")
    done[0].with_name(done[0].name + ".desk").write_bytes(b"z")
    session = begun(tmp_path)
    assert saved(session).name == "autosave-0301.lode"
    assert there.read_bytes() == b"somebody else's"
    kept = {there.name, later.name, "autosave-0001-2.lode", "autosave-0001-2.lode.desk", "autosave-0002.lode"}
    assert names(tmp_path, "games") == kept
    assert {kept.path for kept in library(tmp_path)} >= {there, later, tmp_path / "games" / "autosave-0001-2.lode"}


def test_where_nothing_can_be_put_away_everything_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = [put(tmp_path, number, FINISHED) for number in range(1, MOST_AUTOSAVES + 3)]
    desk = done[0].with_name(done[0].name + ".desk")
    desk.write_bytes(b"z")
    (tmp_path / "games").write_bytes(b"a file")
    begun(tmp_path)
    (tmp_path / "games").unlink()

    def full(_path: Path, _target: Path) -> None:
        raise OSError(28, "full")

    with monkeypatch.context() as broken:
        broken.setattr(os, "rename", full)
        rotate(tmp_path / "saves")
    assert names(tmp_path, "games") == set(), "no copy is left behind"
    assert all(path.exists() for path in (*done, desk))
    rotate(tmp_path / "saves")
    assert names(tmp_path, "games") == {done[0].name, desk.name, done[1].name, done[2].name}


def test_a_move_that_was_cut_short_is_brought_to_its_end(tmp_path: Path) -> None:
    put(tmp_path, 5)
    put(tmp_path, 7, FINISHED, "games")
    for place, rest, data in (
        ("games", ".desk", b"z"),
        ("saves", ".desk", b"z"),
        ("games", ".damaged", b"older"),
        ("saves", ".damaged", b"newer"),
    ):
        (tmp_path / place / f"autosave-0007.lode{rest}").write_bytes(data)
    rotate(tmp_path / "saves")
    assert names(tmp_path) == {"autosave-0005.lode"}
    kept = {path.read_bytes() for path in (tmp_path / "games").iterdir()}
    assert kept == {FINISHED, b"z", b"older", b"newer"}


def test_a_link_stays_where_it_is(tmp_path: Path) -> None:
    for number in range(2, MOST_AUTOSAVES + 3):
        put(tmp_path, number, FINISHED)
    (tmp_path / "saves" / "elsewhere").write_bytes(FINISHED)
    link = tmp_path / "saves" / "autosave-0001.lode"
    link.symlink_to("elsewhere")
    begun(tmp_path)
    assert link.read_bytes() == FINISHED


def test_a_game_is_removed_with_all_that_lies_beside_it(tmp_path: Path) -> None:
    path, other = put(tmp_path, 1), put(tmp_path, 2)
    for rest in (".desk", ".damaged", ".desk.damaged"):
        path.with_name(path.name + rest).write_bytes(b"x")
    assert remove(path) is None
    assert names(tmp_path) == {other.name}
    assert remove(path) is None, "one that has gone has gone"


def test_a_game_that_cannot_be_removed_keeps_its_notebooks_and_pins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(tmp_path, 1)
    beside = {path.name + rest for rest in (".desk", ".damaged")}
    for name in beside:
        path.with_name(name).write_bytes(b"x")
    unlink = Path.unlink

    def refused(file: Path, missing_ok: bool = False) -> None:
        if file == path:
            raise PermissionError(13, "open elsewhere")
        unlink(file, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", refused)
    assert remove(path) is not None
    assert names(tmp_path) == {path.name, *beside}


def test_a_new_game_right_after_another_leaves_that_one_to_be_continued(tmp_path: Path) -> None:
    for number in range(1, 11):
        path = put(tmp_path, number, FINISHED)
        os.utime(path, (4e9, 4e9))
    left = begun(tmp_path, 3)
    newest = begun(tmp_path)
    assert saved(left).exists()
    assert offered(tmp_path) == saved(newest)


def test_what_killed_programs_left_goes(tmp_path: Path) -> None:
    put(tmp_path, 5)
    saves = tmp_path / "saves"
    for name in ("autosave-0005.lode.77.tmp", "autosave-0009.lode.77.tmp", "autosave-0002.lode.damaged"):
        (saves / name).write_bytes(b"x")
    (saves / "autosave-0007.lode.damaged").write_bytes(b"x")
    begun(tmp_path)
    assert names(tmp_path) == {"autosave-0005.lode", "autosave-0007.lode.damaged", "autosave-0010.lode"}


def test_what_somebody_keeps_under_a_name_of_their_own_stays(tmp_path: Path) -> None:
    put(tmp_path, 5)
    kept = {
        f"autosave-0001.lode{rest}" for rest in (".damaged.keep", ".damaged (copy)", ".mine.tmp", ".\n77.tmp", ".bak")
    }
    for name in kept:
        (tmp_path / "saves" / name).write_bytes(b"x")
    session = begun(tmp_path)
    assert names(tmp_path) == kept | {"autosave-0005.lode", saved(session).name}


HOLDER = """
import sys
from pathlib import Path
from game.play.save_names import lock
held = [lock(Path(name)) for name in sys.argv[1:]]
print(all(held), flush=True)
sys.stdin.readline()
"""


def test_nothing_that_another_program_holds_is_removed(tmp_path: Path) -> None:
    done = [put(tmp_path, number, FINISHED) for number in range(1, MOST_AUTOSAVES + 3)]
    being_made = put(tmp_path, 20, b"")
    held = [str(done[0]), str(being_made)]
    call = [sys.executable, "-c", HOLDER, *held]
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == "True"
        begun(tmp_path)
        assert done[0].exists()
        assert being_made.exists()
        assert "another window" in (remove(done[0]) or "")
        assert not done[1].exists()
        other.kill()
    begun(tmp_path)
    assert not done[0].exists()
    assert not being_made.exists()
