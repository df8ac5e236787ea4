"""Records moved and removed, each with everything that lies beside it (RECORDS section 4).

A desk is copied before its record moves and removed after that, so a program that is killed in between leaves no record
without its desk.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from game.play.save_names import DESK, companions, lock
from game.system.disk import flush_folder, read_plain, write_anew
from game.system.locks import Lock

_MOST_BYTES = 1 << 22
"""Bytes of a desk that is copied: several times what one may have."""


def move(path: Path, target: Path) -> None:
    """Give a record another name, which is free, and what lies beside it too. Raises OSError: then it has its name."""
    desk, there = path.with_name(path.name + DESK), target.with_name(target.name + DESK)
    copied = _copied(desk, there)
    try:
        os.rename(path, target)
    except OSError:
        if copied:
            with suppress(OSError):
                there.unlink()
        raise
    for copy in companions(path):
        follow(copy, target.with_name(copy.name.replace(path.name, target.name, 1)))
    for folder in {path.parent, target.parent}:
        flush_folder(folder)


def follow(copy: Path, wanted: Path) -> None:
    """Bring what lay beside a record to where that has moved; a desk is there already. Never raises."""
    with suppress(OSError):
        if copy.name.endswith(DESK) and os.path.lexists(wanted):
            copy.unlink()
        else:
            os.rename(copy, _free(wanted))


def _copied(desk: Path, there: Path) -> bool:
    """Copy a desk, and return whether there is one that could be."""
    try:
        write_anew(there, read_plain(desk, _MOST_BYTES))
    except OSError:
        return False
    return True


def _free(path: Path) -> Path:
    """Return a name that nothing has: the one given, or the next like it."""
    number, found = 1, path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{path.name}-{number}")
    return found


def remove(path: Path) -> bool:
    """Remove a record and what lies beside it, unless somebody plays it. Returns whether it has gone. Never raises."""
    held = lock(path, alone=True)
    return held is not None and remove_held(path, held)


def remove_held(path: Path, held: Lock) -> bool:
    """Remove a record whose lock is held, and let that go."""
    try:
        for copy in companions(path):
            with suppress(OSError):
                copy.unlink()
        path.unlink(missing_ok=True)
    except OSError:
        return False
    finally:
        held.release()
    return True
