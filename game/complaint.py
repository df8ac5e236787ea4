"""What the command line says when a call cannot be carried out: one line on standard error."""

from __future__ import annotations

import sys

PROGRAM = "fools-lode"
WRONG_CALL = 2
"""Exit code for wrong arguments and for files that cannot be opened or decoded."""
INTERRUPTED = 130
"""Exit code after Ctrl+C."""


class WrongCall(Exception):
    """The call cannot be carried out; one sentence."""


def complain(message: str) -> None:
    """Say one line on stderr, whatever the message holds."""
    line = "".join(letter if letter.isprintable() else " " for letter in message)
    print(f"{PROGRAM}: {line}", file=sys.stderr)
