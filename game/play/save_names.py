"""Names of autosaves: each holds a number, and the highest is the game played last, whatever any clock says."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

from game.system.disk import damaged_copies, is_damaged_copy, is_temporary
from game.system.locks import LOCK_FILE, Lock, take

FOLDER = "saves"
ARCHIVE = "games"
"""The folder beside it, with the finished games for which there is no room among the autosaves."""
ENDING = ".lode"
DESK = ".desk"
"""What follows the name of a record in that of the file with its notebooks and PINs."""
_NAME = re.compile(r"autosave-([0-9]{4,99})\.lode")
_BESIDE = re.compile(r"autosave-([0-9]{4,99})\.lode(\..+)?", re.DOTALL)
SLOTS = (1, 2, 3)
"""The slots of one's own, beside the autosaves."""
_SLOT = re.compile(r"slot-[1-3]\.lode")
_SLOT_BESIDE = re.compile(r"slot-[1-3]\.lode(\..+)", re.DOTALL)
_TRIES = 10
"""New numbers that others may hold: whoever holds more of them holds the whole lock file, and will not let go."""


def newest_first(saves: Path) -> list[Path]:
    """Return what is named like an autosave, the highest number first; nothing when the folder cannot be listed."""
    found = [name for name in names(saves) if _NAME.fullmatch(name)]
    return [saves / name for name in sorted(found, key=lambda name: (number_of(name), name), reverse=True)]


def others(saves: Path) -> list[Path]:
    """Return the records that have names of another kind: copies that programs for synchronizing made, or players."""
    brought = [name for name in names(saves) if name.endswith(ENDING) and not _NAME.fullmatch(name)]
    return [saves / name for name in sorted(brought) if not is_slot(saves / name)]


def slot_path(saves: Path, slot: int) -> Path:
    """Return the file of a slot."""
    return saves / f"slot-{slot}{ENDING}"


def slot_of(path: Path) -> int:
    """Return which slot a file is, 0 for any other."""
    return int(path.stem[-1]) if is_slot(path) else 0


def is_slot(path: Path) -> bool:
    """Return whether a file is one of the slots: only those among the saves are."""
    return path.parent.name == FOLDER and _SLOT.fullmatch(path.name) is not None


def names(saves: Path) -> list[str]:
    """Return the names in the folder, none when it cannot be listed."""
    try:
        return os.listdir(saves)
    except OSError:
        return []


def number_of(name: str) -> int:
    """Return the number in the name of an autosave or of a file beside it, 0 for any other name."""
    match = _BESIDE.fullmatch(name)
    return int(match[1]) if match else 0


def is_autosave(path: Path) -> bool:
    """Return whether a file is named as an autosave is."""
    return _NAME.fullmatch(path.name) is not None


def beside(name: str) -> str:
    """Return what follows the name of an autosave in the name of a file beside it: `.damaged`; nothing for others."""
    match = _BESIDE.fullmatch(name)
    return (match[2] or "") if match else ""


def companions(path: Path) -> list[Path]:
    """Return the files that go where a record goes: what was put aside of it, and the notebooks of its people."""
    desk = path.with_name(path.name + DESK)
    return [*damaged_copies(path), *damaged_copies(desk), *([desk] if os.path.lexists(desk) else [])]


def is_companion(rest: str) -> bool:
    """Return whether `rest`, what follows the name of a record in that of another file, marks one of these."""
    return rest == DESK or is_damaged_copy(rest.removeprefix(DESK))


def is_half_written(name: str) -> bool:
    """Return whether a file is an autosave or a slot, or one beside it, that was being written."""
    match = _SLOT_BESIDE.fullmatch(name)
    rest = match[1] if match else beside(name)
    return is_temporary(rest.removeprefix(DESK))


def lock(path: Path, *, alone: bool = False) -> Lock | None:
    """Return a lock on the number of an autosave, or None while another program holds it.

    `alone` also refuses one that this program plays.
    """
    return take(path.parent.parent / LOCK_FILE, number_of(path.name) + 1, alone=alone)


def newest_name(saves: Path) -> tuple[Path, Lock | None]:
    """Return a name above all others, and the lock on it unless nobody gets one. Raises OSError when there is none."""
    number = max(map(number_of, (*names(saves), *names(saves.with_name(ARCHIVE)))), default=0)
    refused = 0
    while True:
        number += 1
        path = saves / f"autosave-{number:04}.lode"
        if not is_autosave(path):
            raise OSError(errno.EOVERFLOW, os.strerror(errno.EOVERFLOW))
        held = lock(path, alone=True)
        if held is not None:
            if not os.path.lexists(path):
                return path, held
            held.release()
        elif (refused := refused + 1) >= _TRIES and not os.path.lexists(path):
            return path, None
