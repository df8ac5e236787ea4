"""Records moved and removed, each with everything that lies beside it (RECORDS section 4).

A desk is copied before its record moves and removed after that, so a program that is killed in between leaves no record
without its desk.
"""

from __future__ import annotations

import gc
import os
from contextlib import suppress
from pathlib import Path

from game.play.save_names import DESK, companions, lock
from game.system.disk import flush_folder, read_plain, write_anew
from game.system.errors import reason_of
from game.system.i18n import _
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


def remove(path: Path) -> str | None:
    """Remove a record and what lies beside it. Returns one sentence where that cannot be done. Never raises."""
    held = lock_alone(path)
    if held is None:
        return in_use_sentence()
    try:
        copies = companions(path)
        path.unlink(missing_ok=True)  # first: a record that stays keeps its PINs
        for copy in copies:
            with suppress(OSError):
                copy.unlink()
    except OSError as error:
        return _("Nothing could be deleted: {reason}.").format(reason=reason_of(error))
    finally:
        held.release()
    return None


def lock_alone(path: Path) -> Lock | None:
    """Return a lock on a record that nobody plays; one that was just left here may have to be cleared away first."""
    held = lock(path, alone=True)
    if held is None:
        gc.collect()
        held = lock(path, alone=True)
    return held


def in_use_sentence() -> str:
    """Return what is told where another window has a game open."""
    return _("This game is open in another window, so it stays as it is.")
