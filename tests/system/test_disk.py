"""Files of the player: only plain ones, whole or not at all, links followed (RECORDS section 4)."""

from __future__ import annotations

import errno
import os
import stat
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.system.disk import (
    Changed,
    NotPlain,
    append_at,
    damaged_copies,
    flush,
    put_aside,
    read_plain,
    write_anew,
)

Action = Callable[[Path], object]


def in_time(act: Callable[[], object]) -> list[BaseException]:
    """What an act raised; fails when it waits for somebody."""
    raised: list[BaseException] = []

    def run() -> None:
        try:
            act()
        except BaseException as error:
            raised.append(error)

    worker = threading.Thread(target=run, daemon=True)
    worker.start()
    worker.join(20)
    assert not worker.is_alive(), "it waits for another program"
    return raised


ACTS: list[Action] = [
    lambda path: read_plain(path, 100),
    lambda path: append_at(path, 0, b"x"),
    flush,
    lambda path: write_anew(path, b"x"),
]


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_pipes_devices_and_folders_are_refused_at_once(tmp_path: Path, act: Action) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    (tmp_path / "null").symlink_to("/dev/null")
    for name in ("pipe", "folder", "link", "null"):
        (raised,) = in_time(partial(act, tmp_path / name))
        assert isinstance(raised, NotPlain), name


@pytest.mark.parametrize("act", ACTS[:3])
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_file_that_becomes_a_pipe_before_it_is_opened_is_refused_too(
    tmp_path: Path, act: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"")
    looked = path.stat()
    path.unlink()
    os.mkfifo(path)
    with monkeypatch.context() as patched:
        patched.setattr(os, "stat", lambda _path: looked)
        (raised,) = in_time(partial(act, path))
    assert isinstance(raised, OSError)


def test_no_more_is_read_than_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"abcdef")
    assert read_plain(path, 100) == b"abcdef"
    assert read_plain(path, 3) == b"abcd", "one more, so that the reader knows"


def test_links_that_lead_nowhere_raise_and_do_not_hang(tmp_path: Path) -> None:
    (tmp_path / "nowhere").symlink_to("missing")
    (tmp_path / "loop").symlink_to("loop")
    for name in ("nowhere", "loop", "missing"):
        with pytest.raises(OSError, match=r".+"):
            read_plain(tmp_path / name, 100)


def short(limit: int) -> Callable[[int, memoryview], int]:
    """What writes at most so many bytes of what it is given, as the system may."""
    write = os.write
    return lambda handle, data: write(handle, data[:limit])


def full_after(room: int) -> Callable[[int, memoryview], int]:
    """What writes into a disk with so many bytes of room."""
    write, left = os.write, [room]

    def limited(handle: int, data: memoryview) -> int:
        if not left[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = write(handle, data[: left[0]])
        left[0] -= taken
        return taken

    return limited


def test_a_line_that_the_system_takes_in_parts_is_written_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"one\n")
    monkeypatch.setattr(os, "write", short(2))
    append_at(path, 4, b"second\n")
    write_anew(tmp_path / "new", b"whole")
    monkeypatch.undo()
    assert path.read_bytes() == b"one\nsecond\n"
    assert (tmp_path / "new").read_bytes() == b"whole"


@pytest.mark.parametrize("write", [full_after(3), full_after(0), lambda _handle, _data: 0])
def test_where_there_is_no_room_no_part_of_a_line_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Any
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"one\n")
    monkeypatch.setattr(os, "write", write)
    with pytest.raises(OSError, match=r".+"):
        append_at(path, 4, b"second\n")
    with pytest.raises(OSError, match=r".+"):
        write_anew(path, b"all new")
    monkeypatch.undo()
    assert path.read_bytes() == b"one\n"
    assert os.listdir(tmp_path) == ["file"]


def test_a_file_that_somebody_else_wrote_to_is_not_added_to(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for length in (3, 5):
        path.write_bytes(b"x" * length)
        with pytest.raises(Changed):
            append_at(path, 4, b"y")
        assert path.read_bytes() == b"x" * length
    path.unlink()
    with pytest.raises(FileNotFoundError):
        append_at(path, 4, b"y")


def test_a_file_takes_its_place_whole_and_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    steps: list[str] = []
    fsync, replace = os.fsync, os.replace

    def flushed(handle: int) -> None:
        steps.append("folder" if os.path.samestat(os.fstat(handle), os.stat(tmp_path)) else "file")
        fsync(handle)

    def replaced(source: Path, target: Path) -> None:
        assert source.read_bytes() == b"new"
        steps.append("replace")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(os, "replace", replaced)
    with path.open("rb") as before:
        write_anew(path, b"new")
        assert before.read() == b"old", "whoever reads the old file still reads it whole"
    assert steps == ["file", "replace", "folder"]
    assert path.read_bytes() == b"new"


def test_the_target_of_a_link_is_replaced_and_the_link_stays(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "target").write_bytes(b"old")
    (tmp_path / "middle").symlink_to(tmp_path / "elsewhere" / "target")
    (tmp_path / "link").symlink_to("middle")
    write_anew(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "middle").is_symlink()
    assert (tmp_path / "elsewhere" / "target").read_bytes() == b"new"
    append_at(tmp_path / "link", 3, b"er")
    assert (tmp_path / "elsewhere" / "target").read_bytes() == b"newer"
    assert sorted(os.listdir(tmp_path)) == ["elsewhere", "link", "middle"]


@pytest.mark.skipif(os.name == "nt", reason="who may read a file is kept elsewhere there")
@pytest.mark.parametrize(("mode", "after"), [(0o600, 0o600), (0o640, 0o640), (0o400, 0o600), (0, 0o600)])
def test_whoever_may_not_read_a_file_may_not_read_what_takes_its_place(tmp_path: Path, mode: int, after: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(mode)
    put_aside(path, b"old")
    write_anew(path, b"new")
    assert {stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()} == {after}


def test_what_is_put_aside_is_kept_once_and_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for data in (b"first", b"second", b"first", b"third", b"third"):
        put_aside(path, data)
    copies = damaged_copies(path)
    assert [copy.name for copy in copies] == ["file.damaged", "file.damaged-2", "file.damaged-3"]
    assert [copy.read_bytes() for copy in copies] == [b"first", b"second", b"third"]


def test_what_a_killed_program_was_writing_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / f"file.{os.getpid()}.tmp").symlink_to(tmp_path / "precious")
    (tmp_path / "precious").write_bytes(b"precious")
    write_anew(tmp_path / "file", b"new")
    assert (tmp_path / "precious").read_bytes() == b"precious"
    assert sorted(os.listdir(tmp_path)) == ["file", "precious"]
