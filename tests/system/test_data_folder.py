"""The player's folder: wherever it is wanted, the game plays, and says in one sentence when nothing can be kept."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from game.system.data_folder import HOME_VARIABLE, DataFolder, data_folder
from game.system.paths import shown_path

posix = pytest.mark.skipif(sys.platform == "win32", reason="homes are looked up otherwise there")


def refused(found: DataFolder) -> str:
    """The one sentence with which a folder is given up."""
    assert found.path is None
    assert found.complaint is not None
    assert found.complaint.startswith("Nothing can be saved: ")
    assert found.complaint.isprintable()
    assert found.complaint.endswith(".")
    return found.complaint


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user without a home: no variable names one, and the system does not know who this is."""
    pwd = pytest.importorskip("pwd")

    def unknown(user: object) -> None:
        raise KeyError(f"getpwuid(): uid not found: {user}")

    for name in (HOME_VARIABLE, "HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for look_up in ("getpwuid", "getpwnam"):
        monkeypatch.setattr(pwd, look_up, unknown)
    monkeypatch.chdir(tmp_path)


@posix
@pytest.mark.usefixtures("nobody")
@pytest.mark.parametrize("named", [None, "", "~", "~/mine", "~nobody-of-that-name/mine"])
def test_without_a_home_nothing_is_kept_and_nothing_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: str | None
) -> None:
    if named is not None:
        monkeypatch.setenv(HOME_VARIABLE, named)
    assert "home" in refused(data_folder())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "error", [RuntimeError, KeyError, PermissionError, OSError, ValueError, TypeError, ImportError]
)
def test_whatever_looking_for_the_folder_raises(monkeypatch: pytest.MonkeyPatch, error: type[Exception]) -> None:
    def fail(*_asked: object, **_named: object) -> str:
        raise error("no")

    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    monkeypatch.setattr(platformdirs, "user_data_dir", fail)
    refused(data_folder())


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EDQUOT])
def test_a_folder_without_room_is_used_because_room_comes_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: int
) -> None:
    def fail(_path: Path, _data: bytes) -> int:
        raise OSError(error, os.strerror(error))

    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(Path, "write_bytes", fail)
    assert data_folder() == (tmp_path, None)


@posix
def test_a_working_folder_that_is_gone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    monkeypatch.setenv(HOME_VARIABLE, "mine")
    refused(data_folder())


def test_a_relative_folder_stays_where_it_was_when_the_game_began(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, "mine")
    assert data_folder() == (tmp_path / "mine", None)


def make_file(path: Path) -> None:
    path.write_bytes(b"")


def make_loop(path: Path) -> None:
    path.symlink_to(path)


def make_dangling(path: Path) -> None:
    path.symlink_to(path.parent / "nowhere" / "at all")


@posix
@pytest.mark.parametrize("make", [make_file, make_loop, make_dangling])
@pytest.mark.parametrize("inside", ["", "within"])
def test_what_is_no_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, make: Callable[[Path], None], inside: str
) -> None:
    place = tmp_path / "odd"
    make(place)
    monkeypatch.setenv(HOME_VARIABLE, str(place / inside))
    assert str(place) in refused(data_folder())


@posix
@pytest.mark.parametrize("name", [b"\xff\xfe mine", b"new\nline", b"bell\x07", "\u202egnp".encode(), b"x" * 300])
def test_a_folder_whose_name_nothing_can_show(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: bytes) -> None:
    place = os.fsencode(tmp_path) + b"/" + name
    monkeypatch.setenv(HOME_VARIABLE, os.fsdecode(place))
    found = data_folder()
    if len(name) > 255:
        assert "…" in refused(found)
        return
    assert found.path is not None
    assert os.fsencode(found.path) == place
    assert found.path.is_dir()
    (found.path / "file").write_bytes(b"")
    monkeypatch.setenv(HOME_VARIABLE, str(found.path / "file"))
    refused(data_folder())


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/home/Zoë/小明", "/home/Zoë/小明"),
        ("/home/a b", "/home/a b"),
        ("/\udcff\udc80", r"/\xff\x80"),
        ("/\ud800", r"/\ud800"),
        ("/a\nb\x00", r"/a\nb\x00"),
        ("/\u200b\u202e", r"/\u200b\u202e"),
        (Path("/x") / ("y" * 500), "/x/" + "y" * 97 + "…" + "y" * 99),
    ],
)
def test_a_path_as_people_read_it(path: str | Path, shown: str) -> None:
    assert shown_path(path) == shown
    assert shown_path(path).isprintable()
    shown_path(path).encode("utf-8")
