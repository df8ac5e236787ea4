"""Files of the player, read and written so that nothing is lost when the disk is full or the program is killed.

Only plain files are opened, links are followed, and what takes the place of another file is whole before it does.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from contextlib import suppress
from pathlib import Path

from game.system.i18n import _

TEMPORARY = ".tmp"
"""How the name of a file ends that is still being written."""
_SAFELY = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""Nothing that is opened may wait for somebody at its other end, or change what is written."""
_DAMAGED = r"\.damaged(?:-([0-9]+))?"
"""What follows the name of a file in that of a copy that was put aside."""
_USUAL = 0o666
"""Who may read and write a new file, before the system takes away what is not usual there."""
_CHUNK = 1 << 20


class NotPlain(OSError):
    """Raised for a folder, a pipe, a device: whatever is no plain file."""

    def __init__(self) -> None:
        super().__init__(errno.EINVAL, _("it is not a plain file"))


class Changed(OSError):
    """Raised when a file is not as long as whoever adds to it left it."""

    def __init__(self) -> None:
        super().__init__(errno.ESTALE, _("somebody else has written to it"))


def read_plain(path: Path, most: int) -> bytes:
    """Return the bytes of a plain file, at most one more than `most`. Raises OSError; never waits for a writer."""
    handle = _open_plain(path, os.O_RDONLY)
    try:
        chunks: list[bytes] = []
        left = most + 1
        while left and (chunk := os.read(handle, min(left, _CHUNK))):
            chunks.append(chunk)
            left -= len(chunk)
        return b"".join(chunks)
    finally:
        os.close(handle)


def append_at(path: Path, end: int, data: bytes) -> None:
    """Add `data` to a file that is `end` bytes long, all of it or nothing.

    Raises `Changed` when the file is shorter or longer, and OSError; one that has gone is not made anew.
    """
    handle = _open_plain(path, os.O_WRONLY | os.O_APPEND)
    try:
        if os.fstat(handle).st_size != end:
            raise Changed
        try:
            _write(handle, data)
        except OSError:
            with suppress(OSError):
                os.ftruncate(handle, end)  # no half line stays
            raise
    finally:
        os.close(handle)


def flush(path: Path) -> None:
    """Wait until what was written to a file is on the disk. Raises OSError."""
    handle = _open_plain(path, os.O_WRONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_anew(path: Path, data: bytes) -> None:
    """Put a file in place, whole and on the disk, or leave everything as it was. Raises OSError.

    Where `path` is a link, the file that it leads to is replaced and the link stays. Whoever may not read
    the file before may not read it afterwards.
    """
    _put_in_place(path, data, path)


def _put_in_place(path: Path, data: bytes, like: Path) -> None:
    """Write `path` anew for those who may read `like`. Raises OSError."""
    target = Path(os.path.realpath(path))
    with suppress(FileNotFoundError):
        _look_plain(os.stat(target))
    mode = _mode(like)
    temporary = target.with_name(f"{target.name}.{os.getpid()}{TEMPORARY}")
    try:
        _make(temporary, data, mode)
        os.replace(temporary, target)
    except OSError:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    flush_folder(target.parent)


def put_aside(path: Path, data: bytes) -> None:
    """Keep `data`, as it was found in `path`, beside it as `.damaged`, `.damaged-2` …, each once. Raises OSError."""
    for copy in damaged_copies(path):
        with suppress(OSError):
            if read_plain(copy, len(data)) == data:
                return
    _put_in_place(free_aside(path), data, path)


def free_aside(path: Path) -> Path:
    """Return the first of `.damaged`, `.damaged-2` … beside a file that is not there yet."""
    number = 1
    while os.path.lexists(copy := path.with_name(f"{path.name}.damaged" + ("" if number == 1 else f"-{number}"))):
        number += 1
    return copy


def damaged_copies(path: Path) -> list[Path]:
    """Return what was put aside of a file, in the order of their numbers; some may have gone from among them."""
    try:
        names = os.listdir(path.parent)
    except OSError:
        return []
    named = re.compile(re.escape(path.name) + _DAMAGED)
    found = {name: int(match[1] or 1) for name in names if (match := named.fullmatch(name))}
    return [path.with_name(name) for name in sorted(found, key=found.__getitem__)]


def is_damaged_copy(rest: str) -> bool:
    """Return whether `rest`, what follows the name of a file in that of another, marks what was put aside of it."""
    return re.fullmatch(_DAMAGED, rest) is not None


def is_temporary(rest: str) -> bool:
    """Return whether `rest`, what follows the name of a file in that of another, marks one that was being written."""
    return re.fullmatch(rf"({_DAMAGED})?\.[0-9]+{re.escape(TEMPORARY)}", rest) is not None


def flush_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where the system can say so."""
    if os.name == "nt":
        return  # Windows opens no folders
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _mode(path: Path) -> int:
    """Return who may read and write a file, which its owner always may; for one that is not there, as is usual."""
    try:
        return stat.S_IMODE(os.stat(path).st_mode) & 0o777 | stat.S_IRUSR | stat.S_IWUSR
    except OSError:
        return _USUAL


def _make(path: Path, data: bytes, mode: int) -> None:
    """Write a file that is not there yet, and wait until it is on the disk."""
    with suppress(FileNotFoundError):
        os.unlink(path)  # left by a program that was killed
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _SAFELY, mode)
    try:
        _write(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)


def _write(handle: int, data: bytes) -> None:
    """Write all of `data`: the system may take less than it is given at once."""
    rest = memoryview(data)
    while rest:
        taken = os.write(handle, rest)
        if taken <= 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        rest = rest[taken:]


def _open_plain(path: Path, flags: int) -> int:
    """Open a plain file and nothing else: not even for a moment what a pipe or a device would make of it."""
    _look_plain(os.stat(path))
    handle = os.open(path, flags | _SAFELY)
    try:
        _look_plain(os.fstat(handle))  # it may have become another in the meantime
    except OSError:
        os.close(handle)
        raise
    return handle


def _look_plain(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotPlain
