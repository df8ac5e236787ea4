"""Saving while a game is played: no room, damage, two windows (RECORDS section 4)."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from scenarios import begun, play_on, saved, told

from game.play.autosave import wait_for_disk
from game.play.session import Session
from game.records.replay import replay_file
from game.system import locks
from game.system.locks import release_dropped


class FullDisk:
    """A disk that takes `room` more bytes, and then no more until there is room again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
        self.room = room
        self._write: Callable[[int, memoryview], int] = os.write
        monkeypatch.setattr(os, "write", self._limited)

    def _limited(self, handle: int, data: memoryview) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = self._write(handle, data[: self.room])
        self.room -= taken
        return taken


def warned(session: Session) -> str:
    """What a session has to say now, once."""
    sentence, session.warning = session.warning, None
    return sentence or ""


def same_as_file(session: Session) -> None:
    """Fail unless the file holds a valid record of all that was played."""
    found = replay_file(saved(session))
    assert found.fault is None
    assert found.state == session.state


@pytest.mark.parametrize("room", [0, 1, 17])
def test_a_disk_that_is_full_for_a_while_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    session = begun(tmp_path, 10)
    whole = saved(session).read_bytes()
    disk = FullDisk(monkeypatch, room)
    play_on(session, 1)
    assert os.strerror(errno.ENOSPC) in warned(session)
    assert not session.saved
    play_on(session, 5)
    assert not warned(session), "it is told once"
    assert saved(session).read_bytes() == whole, "no half line stays"
    disk.room = 1 << 20
    play_on(session, 1)
    assert "saved again" in warned(session)
    assert session.saved
    same_as_file(session)
    disk.room = 0
    play_on(session, 1)
    assert os.strerror(errno.ENOSPC) in warned(session), "a new trouble is told anew"


def test_new_games_on_a_full_disk_leave_nothing_and_take_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = begun(tmp_path, 10)
    disk = FullDisk(monkeypatch, 40)
    failed = []
    for _ in range(12):
        failed.append(begun(tmp_path))
        assert warned(failed[-1])
        disk.room = 40
    assert os.listdir(tmp_path / "saves") == [saved(good).name]
    disk.room = 1 << 20
    begun(tmp_path)
    assert saved(good).exists()
    play_on(failed[-1], 1)
    same_as_file(failed[-1])
    assert saved(failed[-1]).name == "autosave-0003.lode", "no number is held for nothing"


def test_a_folder_in_the_way_is_told_once_until_it_is_out_of_the_way(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    session = begun(tmp_path)
    assert warned(session)
    play_on(session, 30)
    assert not warned(session)
    (tmp_path / "saves").unlink()
    session.save()
    assert "saved again" in warned(session)
    same_as_file(session)


@pytest.mark.parametrize("part", [0, 100, -30])
def test_a_file_that_vanishes_or_is_set_back_is_written_whole_again(tmp_path: Path, part: int) -> None:
    session = begun(tmp_path, 10)
    data = saved(session).read_bytes()
    saved(session).write_bytes(data[:part])
    play_on(session, 1)
    same_as_file(session)
    saved(session).unlink()
    play_on(session, 1)
    same_as_file(session)
    assert not warned(session)


@pytest.mark.parametrize("other", [b'{"seat":1,"play":"pass NESW"}\n', b"\n", b"{}"])
def test_a_file_that_somebody_else_wrote_to_is_left_to_them(tmp_path: Path, other: bytes) -> None:
    session = begun(tmp_path, 10)
    theirs = saved(session)
    theirs.write_bytes(theirs.read_bytes() + other)
    left = theirs.read_bytes()
    play_on(session, 1)
    assert theirs.read_bytes() == left
    assert saved(session) != theirs
    assert "copy" in warned(session)
    same_as_file(session)
    play_on(session, 1)
    assert not warned(session)


def test_a_folder_in_place_of_the_file_makes_the_game_go_on_in_another(tmp_path: Path) -> None:
    session = begun(tmp_path, 10)
    saved(session).unlink()
    saved(session).mkdir()
    play_on(session, 1)
    same_as_file(session)


@pytest.mark.parametrize("gone", ["saves", "."])
def test_a_folder_that_is_removed_is_made_again(tmp_path: Path, gone: str) -> None:
    home = tmp_path / "home"
    session = begun(home, 10)
    shutil.rmtree(home / gone)
    play_on(session, 1)
    assert not warned(session)
    same_as_file(session)


@pytest.mark.parametrize("replaced", [True, False])
@pytest.mark.parametrize("error", [errno.EACCES, errno.EROFS, errno.ENAMETOOLONG, errno.EIO])
def test_a_file_that_cannot_be_written_to_is_replaced_or_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, replaced: bool
) -> None:
    session = begun(tmp_path, 10)
    shut, before = saved(session), saved(session).read_bytes()
    opened, replace = os.open, os.replace

    def refusing(path: Path, flags: int, mode: int = 0o777) -> int:
        if Path(path) == shut and flags & os.O_WRONLY:
            raise OSError(error, os.strerror(error))
        return opened(path, flags, mode)

    def refusing_too(source: Path, target: Path) -> None:
        if not replaced and Path(target) == shut:
            raise OSError(error, os.strerror(error))
        replace(source, target)

    monkeypatch.setattr(os, "open", refusing)
    monkeypatch.setattr(os, "replace", refusing_too)
    play_on(session, 2)
    same_as_file(session)
    assert ("copy" in warned(session)) is not replaced
    assert (shut.read_bytes() == before) is not replaced
    wait_for_disk()


def test_where_another_program_holds_every_number_the_game_is_saved_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "_locked", lambda _handle, _number: False)
    first, second = begun(tmp_path, 5), begun(tmp_path, 7)
    for session in (first, second):
        play_on(session, 1)
        same_as_file(session)


def test_every_line_reaches_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[tuple[int, int]] = []
    fsync = os.fsync

    def note(handle: int) -> None:
        found = os.fstat(handle)
        flushed.append((found.st_ino, found.st_size))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    session = begun(tmp_path)
    found = saved(session).stat()
    assert (found.st_ino, found.st_size) in flushed
    play_on(session, 1)
    wait_for_disk()
    found = saved(session).stat()
    assert (found.st_ino, found.st_size) in flushed


def test_lines_that_did_not_reach_the_disk_are_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(tmp_path, 5)
    wait_for_disk()

    def broken(_handle: int) -> None:
        raise OSError(errno.EDQUOT, os.strerror(errno.EDQUOT))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        play_on(session, 1)
        wait_for_disk()
        assert not warned(session)
        play_on(session, 1)
        assert os.strerror(errno.EDQUOT) in warned(session)
    saved(session).write_bytes(b"")  # what the network kept of it
    play_on(session, 1)
    assert "saved again" in warned(session)
    same_as_file(session)


@pytest.mark.parametrize("tail", [b'{"seat":', b'{"seat":0,"play":"lay NESW 0,0"}\n{"seat":1}\n', b"\n \n", b"{}"])
def test_a_damaged_save_goes_on_from_its_longest_valid_prefix(tmp_path: Path, tail: bytes) -> None:
    path = saved(session := begun(tmp_path, 20))
    whole = path.read_bytes() + tail
    path.write_bytes(whole)
    with path.open("rb") as before:
        loaded = Session.load(path)
        assert before.read() == whole, "the cut record took its place, whole"
    assert told(loaded) == told(session)
    damaged = path.with_name(f"{path.name}.damaged")
    assert bool(warned(loaded)) == bool(tail.strip())
    assert damaged.exists() == bool(tail.strip())
    assert not damaged.exists() or damaged.read_bytes() == whole
    play_on(loaded, 9)
    assert told(Session.load(path)) == told(loaded)
    assert set((tmp_path / "saves").glob("*.lode")) == {path}


def test_a_save_that_is_damaged_twice_keeps_both(tmp_path: Path) -> None:
    path = saved(begun(tmp_path, 20))
    found = []
    for tail in (b"{1", b"{2"):
        found.append(path.read_bytes() + tail)
        path.write_bytes(found[-1])
        Session.load(path)
    copies = [path.with_name(f"{path.name}.damaged{more}") for more in ("", "-2")]
    assert [copy.read_bytes() for copy in copies] == found


def test_a_save_without_its_last_line_feed_goes_on(tmp_path: Path) -> None:
    path = saved(begun(tmp_path, 20))
    path.write_bytes(path.read_bytes().rstrip())
    loaded = Session.load(path)
    play_on(loaded, 1)
    assert told(Session.load(path)) == told(loaded)


def test_no_room_to_cut_a_damaged_save_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(begun(tmp_path, 20))
    whole = path.read_bytes() + b"{}"
    path.write_bytes(whole)
    disk = FullDisk(monkeypatch, 10)
    loaded = Session.load(path)
    assert os.strerror(errno.ENOSPC) in warned(loaded)
    play_on(loaded, 2)
    assert path.read_bytes() == whole
    assert os.listdir(path.parent) == [path.name]
    disk.room = 1 << 20
    play_on(loaded, 1)
    assert "saved again" in warned(loaded)
    same_as_file(loaded)
    assert path.read_bytes() == whole


def test_a_save_that_is_a_link_stays_one(tmp_path: Path) -> None:
    path = saved(begun(tmp_path, 20))
    target = tmp_path / "target.lode"
    path.rename(target)
    path.symlink_to(target)
    target.write_bytes(target.read_bytes() + b"{")
    loaded = Session.load(path)
    play_on(loaded, 1)
    assert path.is_symlink()
    assert replay_file(target).state == loaded.state


PLAYER = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from scenarios import play_on, told
from game.play.saved_games import newest_unfinished
from game.play.session import Session
from game.records.replay import replay_file
session = Session.load(newest_unfinished(Path(sys.argv[1])).path)
print("copy" in (session.warning or ""), flush=True)
sys.stdin.readline()
for _ in range(int(sys.argv[3])):
    play_on(session, 1)
    assert session.saved
found = replay_file(session.path)
assert found.fault is None and found.state == session.state
print(session.path.name, flush=True)
"""


def test_two_windows_on_one_game_lose_nothing(tmp_path: Path) -> None:
    begun(tmp_path, 10)
    release_dropped()
    call = [sys.executable, "-c", PLAYER, str(tmp_path), str(Path(__file__).parent.parent), "25"]
    with ExitStack() as stack:
        windows = []
        for copied in ("False", "True", "True"):
            window = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            stack.enter_context(window)
            stack.callback(window.kill)
            assert window.stdout is not None
            assert window.stdout.readline().strip() == copied
            windows.append(window)
        for window in windows:
            assert window.stdin is not None
            window.stdin.write("\n")
            window.stdin.flush()
        files = [window.communicate()[0].strip() for window in windows]
        assert [window.returncode for window in windows] == [0, 0, 0]
    assert files == [f"autosave-000{number}.lode" for number in (1, 2, 3)]
    assert sorted(os.listdir(tmp_path / "saves")) == files
    assert os.listdir(tmp_path) == ["saves"], "the lock file has gone with the last window"
