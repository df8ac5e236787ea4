"""Autosaves: one record a game in the player's folder, a line appended for every commit (RECORDS section 4).

A line is handed to the system at once, so that a killed program loses nothing that was committed; that it reaches the
disk is waited for on a worker, so that no frame waits.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path

from game.play.moving import move
from game.play.save_names import DESK, FOLDER, is_autosave, names, newest_name, number_of
from game.records.files import MOST_BYTES
from game.system.disk import (
    append_at,
    flush,
    put_aside,
    read_plain,
    write_anew,
)
from game.system.errors import reason_of
from game.system.i18n import _
from game.system.locks import Lock


class Autosave:
    """One game and the file that it is written to.

    The whole record is kept in memory. What could not be written is written with the next line, and when somebody else
    has changed the file, the game goes on in another: neither loses a line. `path` is None until there is a file.
    `beside` says what is to lie beside a new file before that is there: no PIN is missing for a moment.
    """

    def __init__(self, saves: Path, record: bytes, beside: Callable[[], bytes] = bytes) -> None:
        self.path: Path | None = None
        self._saves = saves
        self._record = record
        self._beside = beside
        self._written = 0
        self._lock: Lock | None = None
        self._troubled = False
        self._unflushed = threading.Event()

    @property
    def up_to_date(self) -> bool:
        """Whether everything that was committed is in the file."""
        return not self._troubled and self._written == len(self._record)

    def keep(self, lines: bytes = b"") -> str | None:
        """Add lines to the record and write what is not in the file yet. Never raises.

        Returns one sentence for the player when it has changed whether or where the game is saved.
        """
        self._record += lines
        before = self.path
        try:
            self._save()
        except OSError as error:
            return self._trouble(error)
        if self._troubled:
            self._troubled = False
            return _("The game is saved again, with everything that was played.")
        return _other_file_sentence() if before is not None and self.path != before else None

    def take_over(self, path: Path, held: Lock | None, found: bytes, *, newest: bool) -> str | None:
        """Go on in a file that holds `found`, cut after this game's record; what is cut stays beside it. Never raises.

        The file gets the highest number if it is to be the `newest`. Returns one sentence when it cannot be saved.
        """
        self._hold(path, held)
        self._written = len(self._record)
        try:
            if found != self._record:
                if found[len(self._record) :].strip():
                    put_aside(path, found)
                write_anew(path, self._record)
        except OSError as error:
            return self._trouble(error)
        if newest:
            with suppress(OSError):
                self._become_newest(path)
        return None

    def _trouble(self, error: OSError) -> str | None:
        """Return what is told of an error, None when it was told before."""
        if self._troubled:
            return None
        self._troubled = True
        sentence = _("The game goes on, but it cannot be saved now ({reason}); every move tries again.")
        return sentence.format(reason=reason_of(error))

    def _save(self) -> None:
        """Write what is missing and let the worker flush it to the disk. Raises OSError; it can be tried again."""
        if self.path is None:
            self._begin()
        elif self._unflushed.is_set():
            self._mend(self.path)
        else:
            try:
                append_at(self.path, self._written, self._record[self._written :])
            except OSError:  # gone, changed, locked, on a medium that is read only, full: what is left will show
                self._mend(self.path)
        self._written = len(self._record)
        self._unflushed.clear()
        if self.path is not None:
            disk_worker().submit(_flush, self.path, self._unflushed)

    def _begin(self) -> None:
        """Make a file with a number of its own. Raises OSError; then none is left behind."""
        self._saves.mkdir(parents=True, exist_ok=True)
        path, held = newest_name(self._saves)
        desk = self._lay_beside(path)
        try:
            write_anew(path, self._record)
        except OSError:
            with suppress(OSError):
                desk.unlink(missing_ok=True)
            if held is not None:
                held.release()
            raise
        self._hold(path, held)

    def _lay_beside(self, path: Path) -> Path:
        """Write what is to lie beside a file, and return where; if that fails the game is saved all the same."""
        data, desk = self._beside(), path.with_name(path.name + DESK)
        if data:
            with suppress(OSError):
                write_anew(desk, data)
        return desk

    def _mend(self, path: Path) -> None:
        """Write the record whole where a part of it is left, or to another file where that one is not ours or shut."""
        self._saves.mkdir(parents=True, exist_ok=True)
        try:
            found = read_plain(path, MOST_BYTES) if os.path.lexists(path) else b""
        except OSError:
            found = None
        if found is not None and self._record.startswith(found):
            with suppress(OSError):
                write_anew(path, self._record)
                return
        self._begin()

    def _hold(self, path: Path, held: Lock | None) -> None:
        if self._lock is not None:
            self._lock.release()
        self.path, self._lock = path, held
        if held is not None:
            held.belongs_to(self)

    def _become_newest(self, path: Path) -> None:
        """Give a file the highest number: names alone say which game was played last. Raises OSError."""
        highest = max(map(number_of, names(self._saves)), default=0)
        if self._saves.name != FOLDER or (is_autosave(path) and number_of(path.name) == highest):
            return
        newest, held = newest_name(self._saves)
        try:
            move(path, newest)
        except OSError:
            if held is not None:
                held.release()
            raise
        self._hold(newest, held)


def own_record_sentence() -> str:
    """Return what is told when two windows play one game."""
    return _("Another window plays this game too, so it goes on here as a copy with a save of its own.")


def _other_file_sentence() -> str:
    """Return what is told when the file of a game is no longer its own."""
    return _("Something else has changed or locked the save of this game, so it goes on here as a copy of its own.")


def wait_for_disk() -> None:
    """Wait until everything that was saved is on the disk."""
    disk_worker().submit(_take_a_turn).result()


def _take_a_turn() -> None:
    """Do nothing, after everything that was asked of the worker before."""


def _flush(path: Path, unflushed: threading.Event) -> None:
    try:
        flush(path)
    except OSError:
        unflushed.set()  # lines that were taken have not reached the disk after all, as on a network folder


@cache
def disk_worker() -> ThreadPoolExecutor:
    """Return the one thread that waits for disks."""
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="autosave")
