"""Autosaves: one record a game in the player's folder, a line appended for every commit (RECORDS section 4).

A line is handed to the system at once, so that a killed program loses nothing that was committed; that it reaches the
disk is waited for on a worker, so that no frame waits.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from io import FileIO
from pathlib import Path

import msgspec

from game.records.files import Unreadable
from game.records.replay import replay_file
from game.system.i18n import _

FOLDER = "saves"
MOST_AUTOSAVES = 10
_NAME = re.compile(r"autosave-(\d{4,9})\.lode")


class Save(msgspec.Struct, frozen=True):
    """What may be told about a game to continue before anybody plays it: public facts only.

    `to_play` is the name of the seat to move, None between rounds.
    """

    path: Path
    round: int
    to_play: str | None


class Autosave:
    """The file that one game is written to."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def append(self, line: bytes) -> None:
        """Add one line and let the worker flush it to the disk. Raises OSError."""
        with _opened(self.path) as file:
            if file.write(line) != len(line):
                raise OSError(_("the line was not written whole"))
        _worker().submit(_flush, self.path)


def _opened(path: Path) -> FileIO:
    """Open a file that is there, to add to; one that has gone is not made anew: its beginning would be missing."""
    return FileIO(os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)), "w")


@cache
def _worker() -> ThreadPoolExecutor:
    """Return the one thread that waits for disks."""
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="autosave")


def _flush(path: Path) -> None:
    with suppress(OSError), _opened(path) as file:
        os.fsync(file.fileno())


def new_autosave(folder: Path, lines: Iterable[bytes]) -> Autosave:
    """Begin a record with these lines in the data folder; the oldest autosaves go. Raises OSError."""
    saves = folder / FOLDER
    saves.mkdir(parents=True, exist_ok=True)
    kept = _newest_first(saves)
    number = max((_number(path) for path in kept), default=0)
    while True:
        number += 1
        path = saves / f"autosave-{number:04}.lode"
        with suppress(FileExistsError):
            with path.open("xb") as file:
                file.write(b"".join(lines))
            break
    for old in kept[MOST_AUTOSAVES - 1 :]:
        for gone in (old, _what_was_cut(old)):
            with suppress(OSError):
                gone.unlink()
    return Autosave(path)


def go_on_with(path: Path, end: int) -> Autosave:
    """Cut a record after its last valid line, so that it can be added to. What is cut stays beside it.

    `end` is the length of the valid part in bytes. Raises OSError.
    """
    data = path.read_bytes()
    valid = data[:end] if data[:end].endswith(b"\n") else data[:end] + b"\n"
    if valid != data:
        if data[end:].strip():
            _what_was_cut(path).write_bytes(data)
        temporary = path.with_name(f"{path.name}.tmp")
        temporary.write_bytes(valid)
        temporary.replace(path)
    return Autosave(path)


def _what_was_cut(path: Path) -> Path:
    """Return where a damaged record is kept as it was found."""
    return path.with_name(f"{path.name}.damaged")


def newest_unfinished(folder: Path | None) -> Save | None:
    """Return the game to continue: the one played last that is not over. Never raises."""
    for path in [] if folder is None else _newest_first(folder / FOLDER):
        save = _unfinished(path)
        if save is not None:
            return save
    return None


def _newest_first(saves: Path) -> list[Path]:
    found: list[tuple[int, int, Path]] = []
    with suppress(OSError):
        for path in saves.iterdir():
            if _NAME.fullmatch(path.name):
                found.append((path.stat().st_mtime_ns, _number(path), path))
    return [path for _, _, path in sorted(found, reverse=True)]


def _number(path: Path) -> int:
    match = _NAME.fullmatch(path.name)
    return int(match[1]) if match else 0


def _unfinished(path: Path) -> Save | None:
    """Return what a record says of its game, None where it holds none or the game is over."""
    try:
        replay = replay_file(path)
    except Unreadable:
        return None
    if replay.state is None or replay.state.table.gold is not None:
        return None
    table = replay.state.table
    return Save(path, table.round, None if table.to_play is None else replay.names[table.to_play])
