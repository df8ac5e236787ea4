"""A note of where a fault happened, for a report that tells nothing of the game."""

from __future__ import annotations

import traceback
from pathlib import Path

from game.system.disk import write_anew

CRASH_FILE = "crash.txt"


def where_it_happened(error: BaseException) -> str:
    """Return what kind of fault it was and in which lines of the program, without any value of the game."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return "\n".join([type(error).__name__, *lines]) + "\n"


def write_crash(error: BaseException, folder: Path | None) -> Path | None:
    """Note where a fault happened, without any value of the game (UX section 3). None when it cannot be kept."""
    if folder is None:
        return None
    try:
        write_anew(folder / CRASH_FILE, where_it_happened(error).encode("utf-8", "backslashreplace"))
    except OSError:
        return None
    return folder / CRASH_FILE
