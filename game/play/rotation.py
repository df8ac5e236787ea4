"""Which autosaves make room when a new one was made: finished games are put away beside them, the oldest first.

Order is that of the numbers in the names. An unfinished game stays where it is, whatever their number, and so does one
that another program plays. What was finished is kept for ever: it moves into the archive.
"""

from __future__ import annotations

import os
from pathlib import Path

from game.play.autosave import disk_worker
from game.play.library import glance
from game.play.moving import follow, move
from game.play.save_names import (
    ARCHIVE,
    ENDING,
    beside,
    is_companion,
    is_half_written,
    lock,
    names,
    newest_first,
    number_of,
)
from game.play.saved_games import Save, half_made, look
from game.records.files import FileRefused, Unreadable, read_file
from game.records.replay import replay

MOST_AUTOSAVES = 10
"""Finished games are put away while there are more games than this."""
_UNTOUCHED = 2
"""The newest games: the one that begins and the one just left."""


def rotate_later(saves: Path) -> None:
    """Let the worker make room: no frame waits for it."""
    disk_worker().submit(rotate, saves)


def rotate(saves: Path) -> None:
    """Put away the finished autosaves that are too many, and remove what killed programs left. Never raises."""
    _sweep(saves)
    kept = newest_first(saves)
    if len(kept) <= MOST_AUTOSAVES:
        return
    known = [(path, over) for path in kept if (over := _is_over(path)) is not None]
    too_many = len(known) - MOST_AUTOSAVES
    for path, over in reversed(known[_UNTOUCHED:]):
        if too_many > 0 and over:
            too_many -= _put_away(path)


def _is_over(path: Path) -> bool | None:
    """Return whether a game is over, None for what is no game. Only what may be over is played again."""
    seen = glance(path)
    if seen is None:
        return None
    if seen.round and seen.surely_unfinished:
        return False
    found = look(path)
    return found.over if isinstance(found, Save) else None


def _put_away(path: Path) -> bool:
    """Move a finished game into the archive, unless somebody plays it. Returns whether it has moved."""
    held = lock(path, alone=True)
    if held is None:
        return False
    archive = path.parent.with_name(ARCHIVE)
    try:
        if path.is_symlink():
            return False  # where it leads may hang on the folder it is in
        archive.mkdir(exist_ok=True)
        move(path, _free_name(archive, path))
    except OSError:
        return False  # it is tried again when the next game begins
    finally:
        held.release()
    return True


def _free_name(archive: Path, path: Path) -> Path:
    """Return what a record is called in the archive: as before, unless somebody has put another there by that name."""
    number, found = 1, archive / path.name
    while os.path.lexists(found):
        number += 1
        found = archive / f"{path.stem}-{number}{ENDING}"
    return found


def _sweep(saves: Path) -> None:
    """Remove records that never held a deal, files that were being written, and what records that have gone left."""
    numbers = [number_of(path.name) for path in newest_first(saves)]
    oldest, archive = min(numbers, default=0), saves.with_name(ARCHIVE)
    for path in [folder / name for folder in (saves, archive) for name in names(folder)]:
        rest, number = beside(path.name), number_of(path.name)
        if is_half_written(path.name):
            _remove_left(path)
        elif path.parent == archive or not number:
            continue
        elif not rest and _is_half(path):
            _remove_left(path)
        elif is_companion(rest) and number not in numbers:
            if os.path.lexists(archive / path.name.removesuffix(rest)):
                follow(path, archive / path.name)  # the program was killed when the record had moved
            elif number < oldest:
                _remove_left(path)


def _remove_left(path: Path) -> None:
    held = lock(path, alone=True)
    if held is None:
        return
    try:
        if path.suffix != ENDING or _is_half(path):
            path.unlink()
    except OSError:
        pass  # it is tried again when the next game begins
    finally:
        held.release()


def _is_half(path: Path) -> bool:
    """Return whether a file breaks off before the end of its first deal."""
    try:
        data = read_file(path)
    except (Unreadable, FileRefused):
        return False
    return data.count(b"\n") < 3 and half_made(data, replay(data))
