"""How a call from the command line ends: its exit code, and one line on standard error if it cannot be carried out."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable

from game.system.i18n import N_, _
from game.system.streams import prepare_streams, silence

PROGRAM = "fools-lode"
WRONG_CALL = 2
"""Exit code for wrong arguments and for files that cannot be opened or decoded."""
INTERRUPTED = 130
"""Exit code after Ctrl+C."""


OF_SYSTEM = (
    N_("No such file or directory"),
    N_("Permission denied"),
    N_("Not a directory"),
    N_("Is a directory"),
    N_("No space left on device"),
    N_("Disk quota exceeded"),
    N_("Read-only file system"),
    N_("File name too long"),
)
"""What systems say in English of the usual troubles with files, whatever language they speak."""


class WrongCall(Exception):
    """Raised when a call cannot be carried out; one sentence."""


def reason_of(error: Exception) -> str:
    """Return why something could not be read or written, in the player's language if it is a usual trouble."""
    said = getattr(error, "strerror", None)
    return _(said) if said else str(error) or type(error).__name__


def run_call(call: Callable[[], int], interrupted: str | None = None) -> int:
    """Make the streams usable, carry out a call and return its exit code; `interrupted` is said after Ctrl+C.

    A result that cannot be written ends with exit code 2, one that nobody wants (a closed stream) is not missed.
    """
    prepare_streams()
    try:
        code = call()
        sys.stdout.flush()
    except WrongCall as wrong:
        complain(str(wrong))
        return WRONG_CALL
    except OSError as error:
        return _unwritten(error)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever is in a hurry presses twice
        complain(interrupted or _("interrupted"))
        return INTERRUPTED
    return code


def complain(message: str) -> None:
    """Say one line on stderr, whatever the message holds; where nobody can be told, nothing is said."""
    line = "".join(letter if letter.isprintable() else " " for letter in message)
    try:
        print(f"{PROGRAM}: {line}", file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def _unwritten(error: OSError) -> int:
    """Say that the result could not be written, and return the exit code; a reader who has gone is told nothing."""
    silence(sys.stdout)
    if not isinstance(error, BrokenPipeError):
        complain(reason_of(error))
    return WRONG_CALL
