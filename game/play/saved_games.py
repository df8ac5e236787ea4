"""Saved games: what may be told of each before anybody plays it, and which one Continue offers (RECORDS section 4)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from ai.minds import PLAYABLE
from game.engine.gold import winners
from game.engine.ruleset import Ruleset
from game.play.save_names import FOLDER, newest_first, others
from game.records.files import FileRefused, Unreadable, read_file
from game.records.lines import RecordFault
from game.records.replay import Replay, replay
from game.records.setup import HUMAN, SeatSetup
from game.system.i18n import _
from game.system.locks import release_dropped
from game.system.paths import shown_path
from game.words.characters import unknown_mind_sentence


class Save(msgspec.Struct, frozen=True):
    """What may be told about a saved game before anybody plays it: public facts only.

    `to_play` is the name of the seat to move, None between rounds; `changed` the seconds since 1970 at which the file
    was written, None where that cannot be known; `damaged_from` the line from which on it cannot be kept; `winners`
    who has most gold once all of it is over.
    """

    path: Path
    round: int
    to_play: str | None
    names: tuple[str, ...] = ()
    rules: Ruleset = Ruleset()
    over: bool = False
    changed: float | None = None
    damaged_from: int | None = None
    winners: tuple[str, ...] = ()


class Unusable(msgspec.Struct, frozen=True):
    """A file among the saves that no game can be continued from, and why, in one sentence that names it."""

    path: Path
    sentence: str


def missing_mind(seats: tuple[SeatSetup, ...]) -> str | None:
    """Return a mind among the seats that this build cannot play, if there is one."""
    return next((seat.mind for seat in seats if seat.mind not in (HUMAN, *PLAYABLE)), None)


def look(path: Path) -> Save | Unusable | None:
    """Return what a file among the saves holds; None for one that has gone or never held a whole deal. Never raises."""
    try:
        found = os.stat(path)
    except OSError:
        return _look(path)  # nothing that a later look could be told from
    return _look_once(path, (found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns))


@lru_cache(maxsize=64)
def _look_once(path: Path, _state: tuple[int, ...]) -> Save | Unusable | None:
    """Look at a file, once for each state that it was seen in."""
    return _look(path)


def _look(path: Path) -> Save | Unusable | None:
    try:
        data = read_file(path)
    except Unreadable as unreadable:
        return Unusable(path, unreadable.message) if os.path.lexists(path) else None
    except FileRefused as refused:
        return _unusable(path, refused.fault.message)
    found = replay(data)
    if found.state is None:
        if half_made(data, found):
            return None
        return _unusable(path, _("No round was dealt.") if found.fault is None else found.fault.message)
    mind = missing_mind(found.seats)
    if mind is not None:
        return _unusable(path, unknown_mind_sentence(mind))
    return _save(path, found)


def half_made(data: bytes, found: Replay) -> bool:
    """Return whether a record ends before its first deal does: what is there is right, and breaks off."""
    if found.played:
        return False
    return found.fault is None or not data.strip() or _breaks_off(data, found.fault)


def _breaks_off(data: bytes, fault: RecordFault) -> bool:
    """Return whether the line at fault is the beginning of one, with nothing after it."""
    line = data[data.rfind(b"\n") + 1 :]
    if fault.line != data.count(b"\n") + 1 or not line.startswith(b"{"):
        return False
    try:
        msgspec.json.decode(line)
    except msgspec.DecodeError:
        return True
    return False


def _unusable(path: Path, reason: str) -> Unusable:
    return Unusable(path, _("{file} cannot be continued: {reason}").format(file=shown_path(path.name), reason=reason))


def _save(path: Path, found: Replay) -> Save:
    assert found.state is not None, "a deal was looked for"
    assert found.rules is not None, "a deal has a header before it"
    table = found.state.table
    try:
        changed = path.stat().st_mtime
    except OSError:
        changed = None
    return Save(
        path=path,
        round=table.round,
        to_play=None if table.to_play is None else found.names[table.to_play],
        names=found.names,
        rules=found.rules,
        over=table.gold is not None,
        changed=changed,
        damaged_from=None if found.fault is None else found.fault.line,
        winners=tuple(found.names[seat] for seat in winners(table.gold or ())),
    )


def saved_games(folder: Path | None) -> Iterator[Save | Unusable]:
    """Yield what is among the saves, the game played last first; each file is read when it is asked for."""
    release_dropped()
    for path in [] if folder is None else (*newest_first(folder / FOLDER), *others(folder / FOLDER)):
        found = look(path)
        if found is not None:
            yield found


def newest_unfinished(folder: Path | None, pass_over: Callable[[Unusable], object] | None = None) -> Save | None:
    """Return the game to continue: the one played last that is not over. Never raises.

    `pass_over` is told of newer files that cannot be continued.
    """
    for found in saved_games(folder):
        if isinstance(found, Unusable):
            if pass_over is not None:
                pass_over(found)
        elif not found.over:
            return found
    return None


def no_save_sentence() -> str:
    """Return what is told when there is no game to continue."""
    return _("There is no saved game to continue.")
