"""The three streams of the program, which may be closed, full, or not there at all (RECORDS section 3)."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO

_STREAMS = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))


def prepare_streams() -> None:
    """Give the program three streams that can be used, and let it print letters that their encoding lacks.

    A stream that is closed leads nowhere from here on: else the next file that is opened would get its number, and
    what is printed would go into it. Programs without a console have no streams: theirs lead nowhere too.
    """
    for number in range(len(_STREAMS)):
        _hold(number)
    for name, mode in _STREAMS:
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (open until the program ends)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _hold(number: int) -> None:
    """Make sure that a file number is taken, by nothing if need be, here and in processes that are started."""
    try:
        os.fstat(number)
    except OSError:
        nowhere = os.open(os.devnull, os.O_RDWR)
        if nowhere == number:
            os.set_inheritable(number, True)
            return
        os.dup2(nowhere, number)
        os.close(nowhere)


def silence(stream: TextIO) -> None:
    """Let what waits in a stream that cannot be written go nowhere, else Python would try again at its end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
