"""Numbers that one program at a time may hold, told to other programs by locks of the system.

All numbers of a folder are bytes of one lock file, so a killed program leaves nothing locked, and the file goes with
whoever holds its last byte. Where the system has no locks (some network folders), everybody gets what they ask for.
"""

from __future__ import annotations

import atexit
import errno
import gc
import os
import sys
import threading
import time
import weakref
from collections import Counter, deque
from contextlib import suppress
from pathlib import Path

LOCK_FILE = "in-use.lock"
"""Its name in the player's folder."""
SETTINGS = 0
"""The number that stands for the settings; records have theirs from 1 on."""
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_TRIES = 3
_PAUSE = 0.01
"""Seconds between tries: whoever removes the lock file holds all of it for a moment."""
_MOST = 1 << 31
"""One more than the largest offset that every system can lock."""
_guard = threading.Lock()
_open: dict[Path, _LockFile] = {}
_dropped: deque[Lock] = deque()
"""Locks whose owner is gone. They wait for `release_dropped`: an object may go while `_guard` is held."""


class Lock:
    """A number that this program holds until `release`."""

    def __init__(self, file: Path, number: int) -> None:
        self._file: Path | None = file
        self._number = number

    def release(self) -> None:
        """Give the number back, once; another holder in this program keeps it."""
        with _guard:
            if self._file is not None and self._file in _open:
                _open[self._file].let_go(self._number)
            self._file = None

    def belongs_to(self, owner: object) -> None:
        """Be released when the owner is gone: at the next `take` or `release_dropped`."""
        weakref.finalize(owner, _dropped.append, self)


def release_dropped() -> None:
    """Release the locks whose owners are gone."""
    while _dropped:
        _dropped.popleft().release()


atexit.register(release_dropped)


class _LockFile:
    """The lock file of one folder while this program holds anything in it.

    There is one handle for all numbers, because closing any other would end the locks too (POSIX).
    """

    def __init__(self, path: Path, handle: int | None) -> None:
        self.path = path
        self.handle = handle
        self.held: Counter[int] = Counter()

    def let_go(self, number: int) -> None:
        self.held[number] -= 1
        if self.held[number] > 0:
            return
        del self.held[number]
        if self.held:
            if self.handle is not None:
                _unlock(self.handle, number)
            return
        del _open[self.path]
        if self.handle is not None:
            _close(self.path, self.handle)


def take(file: Path, number: int, *, alone: bool = False) -> Lock | None:
    """Return a lock on `number` in the lock file, or None while another program holds it.

    `alone` also refuses a number that this program holds already.
    """
    number = number if number < _MOST else number % (_MOST - 1) + 1  # not the one of the settings
    if alone and file in _open and _open[file].held[number]:
        gc.collect()  # perhaps by what is gone, but went in a circle that nobody has found yet
    release_dropped()
    with _guard:
        known = _open.get(file)
        if known is None:
            known = _opened(file, number)
        elif number not in known.held and known.handle is not None and not _locked(known.handle, number):
            return None
        if known is None or (alone and known.held[number]):
            return None
        _open[file] = known
        known.held[number] += 1
        return Lock(file, number)


def _opened(file: Path, number: int) -> _LockFile | None:
    """Open a lock file and lock a number in it; None when another program holds it.

    The file may be removed between the two, and then the lock would be on a file that nobody else sees.
    """
    for _try in range(_TRIES * 2):
        try:
            handle = os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o666)
        except OSError:
            return _LockFile(file, None)
        got = _locked(handle, number)
        if _same(file, handle):
            if got:
                return _LockFile(file, handle)
            os.close(handle)
            return None
        os.close(handle)
    return _LockFile(file, None)


def _locked(handle: int, number: int) -> bool:
    """Lock one number. False when another program holds it for longer than a moment."""
    for attempt in range(_TRIES):
        try:
            _lock(handle, number)
        except OSError as error:
            if error.errno not in _TAKEN:
                return True
            if attempt < _TRIES - 1:
                time.sleep(_PAUSE)
        else:
            return True
    return False


def _same(file: Path, handle: int) -> bool:
    try:
        named, held = os.stat(file), os.fstat(handle)
    except OSError:
        return False
    return os.path.samestat(named, held)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, number: int) -> None:
        os.lseek(handle, number, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _unlock(handle: int, number: int) -> None:
        os.lseek(handle, number, os.SEEK_SET)
        with suppress(OSError):
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

    def _close(file: Path, handle: int) -> None:
        os.close(handle)
        with suppress(OSError):
            os.unlink(file)  # refused while another program has it open
else:
    import fcntl

    def _lock(handle: int, number: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)

    def _unlock(handle: int, number: int) -> None:
        with suppress(OSError):
            fcntl.lockf(handle, fcntl.LOCK_UN, 1, number)

    def _close(file: Path, handle: int) -> None:
        """Remove the lock file, if nobody holds anything in it, and close it."""
        with suppress(OSError):
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _same(file, handle):
                os.unlink(file)
        os.close(handle)
