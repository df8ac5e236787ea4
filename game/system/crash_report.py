"""A note of where a fault happened, for a report that tells nothing of the game."""

from __future__ import annotations

import traceback
from pathlib import Path

from game.system.disk import write_anew

CRASH_FILE = "crash.txt"


def write_crash(error: BaseException, folder: Path | None) -> Path | None:
    """Note where a fault happened, without any value of the game (UX section 3). None when it cannot be kept."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    text = "\n".join([type(error).__name__, *lines]) + "\n"
    if folder is None:
        return None
    try:
        write_anew(folder / CRASH_FILE, text.encode("utf-8", "backslashreplace"))
    except OSError:
        return None
    return folder / CRASH_FILE
