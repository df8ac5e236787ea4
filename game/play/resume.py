"""Going on with a saved game: the lock first, then what its record says, then the file it goes on in."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.play.autosave import Autosave, own_record_sentence
from game.play.desk import Desk, game_of
from game.play.save_names import is_autosave, lock
from game.play.saved_games import missing_mind
from game.records.files import FileRefused, Unreadable, read_file
from game.records.replay import Replay, replay
from game.system.i18n import _
from game.system.locks import Lock
from game.words.characters import unknown_mind_sentence


class CannotPlay(Exception):
    """Raised when a record cannot be played on; `message` is one sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Resumed(NamedTuple):
    """A record played again, what saves the game from now on, what lay beside it, and a sentence where need is."""

    replay: Replay
    autosave: Autosave | None
    desk: Desk
    warning: str | None


def resume(path: Path) -> Resumed:
    """Take over a saved game, cut after its longest valid prefix; where another program plays it, a copy of it.

    Raises `CannotPlay` when there is no valid deal in it or this build lacks one of its minds.
    """
    held = lock(path) if is_autosave(path) else None
    try:
        data, found = _playable(path)
    except CannotPlay:
        if held is not None:
            held.release()
        raise
    damage = None if found.fault is None else _damage_sentence(found.fault.line)
    autosave = Autosave(path.parent, _valid(data, found.end))
    desk = Desk.beside(path, game_of(data))
    if held is None and is_autosave(path):
        return _copied(found, autosave, desk)
    return Resumed(found, autosave, desk, _taken_over(autosave, path, held, data, over=_over(found)) or damage)


def _copied(found: Replay, autosave: Autosave, desk: Desk) -> Resumed:
    """Give a game that another program plays a record of its own; one that is over needs none."""
    if _over(found):
        return Resumed(found, None, desk, None)
    return Resumed(found, autosave, desk, autosave.keep() or own_record_sentence())


def _taken_over(autosave: Autosave, path: Path, held: Lock | None, data: bytes, *, over: bool) -> str | None:
    """Go on in the file itself; a game that is over is not played, so it does not become the newest."""
    return autosave.take_over(path, held, data, newest=not over)


def _over(found: Replay) -> bool:
    return found.state is not None and found.state.table.gold is not None


def _valid(data: bytes, end: int) -> bytes:
    """Return the valid part of a record, its last line ended."""
    return data[:end] if data[:end].endswith(b"\n") else data[:end] + b"\n"


def _playable(path: Path) -> tuple[bytes, Replay]:
    """Return a record and what it says. Raises `CannotPlay`."""
    try:
        data = read_file(path)
    except Unreadable as unreadable:
        raise CannotPlay(unreadable.message) from None
    except FileRefused as refused:
        raise _cannot(refused.fault.message) from None
    found = replay(data)
    if found.state is None:
        raise _cannot(_("No round was dealt.") if found.fault is None else found.fault.message)
    mind = missing_mind(found.seats)
    if mind is not None:
        raise CannotPlay(unknown_mind_sentence(mind))
    return data, found


def _cannot(reason: str) -> CannotPlay:
    return CannotPlay(_("This game cannot be continued. {reason}").format(reason=reason))


def _damage_sentence(line: int) -> str:
    text = _("The record was damaged from line {line} on; the game goes on from the move before it.")
    return text.format(line=line)
