"""What the command line says when a call cannot be carried out: one line on standard error."""

from __future__ import annotations

import os
import sys

PROGRAM = "fools-lode"
WRONG_CALL = 2
"""Exit code for wrong arguments and for files that cannot be opened or decoded."""
INTERRUPTED = 130
"""Exit code after Ctrl+C."""


class WrongCall(Exception):
    """Raised when a call cannot be carried out; one sentence."""


def accept_all_letters() -> None:
    """Let stdout and stderr escape letters that their encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def complain(message: str) -> None:
    """Say one line on stderr, whatever the message holds."""
    line = "".join(letter if letter.isprintable() else " " for letter in message)
    print(f"{PROGRAM}: {line}", file=sys.stderr)


def unwritten(error: OSError) -> int:
    """Say that the result could not be written, and return the exit code; a reader who has gone is told nothing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left goes nowhere
    if not isinstance(error, BrokenPipeError):
        complain(error.strerror or str(error))
    return WRONG_CALL
