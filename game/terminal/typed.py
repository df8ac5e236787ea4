"""Lines typed on a terminal, waited for so that Ctrl+C is never missed."""

from __future__ import annotations

import os
import select
import signal
import threading
from typing import TextIO


class Typed:
    """Waits for a line and for a signal at once.

    A signal that comes just before a read begins, or to another thread, would else wait with it for the next line.
    """

    def __init__(self, source: TextIO) -> None:
        self._source = source
        self._woken, wake = os.pipe()
        os.set_blocking(wake, False)
        signal.set_wakeup_fd(wake)

    def readline(self) -> str:
        """Return the next line. A terminal hands out whole lines, one at a time, so none is left unread before."""
        waits: list[TextIO | int] = [self._source, self._woken]
        while True:
            ready, _, _ = select.select(waits, [], [])
            if self._source in ready:
                return self._source.readline()
            os.read(self._woken, 1)  # what it was a sign of has been raised by now, if it was to end something


def can_wait(source: TextIO) -> bool:
    """Return whether this is a terminal where one can wait for both: not on Windows, and on the main thread alone."""
    return os.name == "posix" and source.isatty() and threading.current_thread() is threading.main_thread()
