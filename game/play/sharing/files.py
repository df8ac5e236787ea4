"""Files that leave the game: shared ones and reports, under names that every file system takes."""

from __future__ import annotations

import os
import re
import threading
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from game.system.disk import read_plain, write_anew

SHARED, REPORTS = "shared", "reports"
"""The rooms in the data folder."""
ONE_AT_A_TIME = threading.Lock()
"""Held while a file is drawn: that takes as much memory as the window, and people leave a scene before it is done."""
_BEGINNING = "fools-lode"
_MOST_BYTES = 120
"""Of a name before its ending: some file systems take 143 in all."""
_BETWEEN = re.compile(r"[^\w]+|_+")


def telling_name(parts: Sequence[str]) -> str:
    """Return a name without its ending that tells what is in a file: letters, figures and hyphens, none too many.

    It begins with the name of the game, so that no system takes it for a name of its own.
    """
    text = unicodedata.normalize("NFC", "-".join((_BEGINNING, *parts)))
    plain = _BETWEEN.sub("-", text).strip("-")
    return plain.encode("utf-8")[:_MOST_BYTES].decode("utf-8", "ignore").strip("-")


def put(folder: Path, name: str, ending: str, data: bytes) -> Path:
    """Write a file whole and return where it is: in no other file's place, and once where it is there already.

    Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{name}{'' if number == 1 else f'-{number}'}{ending}"
        if not os.path.lexists(path):
            write_anew(path, data)
            return path
        if _holds(path, data):
            return path
        number += 1


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_plain(path, len(data)) == data
    except OSError:
        return False
