"""Which autosaves go when a new one was made: finished games before unfinished ones, the oldest first.

Order is that of the numbers in the names. A game that another program plays never goes.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from game.play.save_names import (
    beside,
    companions,
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
"""Finished games go while there are more games than this."""
MOST_UNFINISHED = 30
_UNTOUCHED = 2
"""The newest games: the one that begins and the one just left."""


def rotate(saves: Path) -> None:
    """Remove the autosaves that are too many, and what killed programs left. Never raises."""
    _sweep(saves)
    kept = newest_first(saves)
    if len(kept) <= MOST_AUTOSAVES:
        return
    games = [found for path in kept if isinstance(found := look(path), Save)]
    finished = [save.path for save in games[_UNTOUCHED:] if save.over]
    unfinished = [save.path for save in games[_UNTOUCHED:] if not save.over]
    too_many = len(games) - MOST_AUTOSAVES
    for path in reversed(finished):
        if too_many > 0:
            too_many -= _remove(path)
    for path in unfinished[MOST_UNFINISHED - sum(not save.over for save in games[:_UNTOUCHED]) :]:
        _remove(path)


def _remove(path: Path) -> bool:
    """Remove a record and what lies beside it, unless somebody plays it. Returns whether it has gone."""
    held = lock(path, alone=True)
    if held is None:
        return False
    try:
        for copy in companions(path):
            with suppress(OSError):
                copy.unlink()
        path.unlink()
    except OSError:
        return False
    finally:
        held.release()
    return True


def _sweep(saves: Path) -> None:
    """Remove records that never held a deal, files that were being written, and what records that have gone left."""
    numbers = [number_of(path.name) for path in newest_first(saves)]
    for name in names(saves):
        path, rest = saves / name, beside(name)
        alone = is_companion(rest) and number_of(name) < min(numbers, default=0)
        if number_of(name) and (is_half_written(rest) or alone or (not rest and _is_half(path))):
            _remove_left(path)


def _remove_left(path: Path) -> None:
    held = lock(path, alone=True)
    if held is None:
        return
    try:
        if beside(path.name) or _is_half(path):
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
