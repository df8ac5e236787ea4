"""Going on with a saved game: the lock first, then what its record says, then the file it goes on in."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.play.autosave import Autosave, own_record_sentence
from game.play.desk import Desk, game_of
from game.play.save_names import ARCHIVE, FOLDER, is_autosave, is_slot, lock
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
    """A record played again, what saves the game from now on, what lay beside it, a sentence where need is, and the
    valid part of the record."""

    replay: Replay
    autosave: Autosave | None
    desk: Desk
    warning: str | None
    record: bytes


def resume(path: Path) -> Resumed:
    """Take over a saved game, cut after its longest valid prefix; where another program plays it, a copy of it.

    A slot stays as it is, and so does an unfinished game among those put away: a copy of it is gone on with. Raises
    `CannotPlay` when there is no valid deal in it or this build lacks one of its minds.
    """
    if is_slot(path):
        return _from_copy(path, path.parent)
    held = lock(path) if is_autosave(path) else None
    try:
        data, found = _playable(path)
    except CannotPlay:
        if held is not None:
            held.release()
        raise
    if path.parent.name == ARCHIVE and not _over(found):
        if held is not None:
            held.release()
        return _from_copy(path, path.parent.with_name(FOLDER))
    damage = _damage(found)
    record = valid_part(data, found.end)
    desk = Desk.beside(path, game_of(data))
    autosave = Autosave(path.parent, record, desk.written)
    if held is None and is_autosave(path):
        return _copied(found, autosave, desk, record)
    warning = _taken_over(autosave, path, held, data, over=_over(found)) or damage
    return Resumed(found, autosave, desk, warning, record)


def _from_copy(path: Path, saves: Path) -> Resumed:
    """Give what is in a file a new record among `saves`; one that is over needs none. Raises `CannotPlay`."""
    data, found = _playable(path)
    desk = Desk.beside(path, game_of(data))
    record = valid_part(data, found.end)
    if _over(found):
        return Resumed(found, None, desk, _damage(found), record)
    autosave = Autosave(saves, record, desk.written)
    return Resumed(found, autosave, desk, autosave.keep() or _damage(found), record)


def _copied(found: Replay, autosave: Autosave, desk: Desk, record: bytes) -> Resumed:
    """Give a game that another program plays a record of its own; one that is over needs none."""
    if _over(found):
        return Resumed(found, None, desk, None, record)
    return Resumed(found, autosave, desk, autosave.keep() or own_record_sentence(), record)


def _taken_over(autosave: Autosave, path: Path, held: Lock | None, data: bytes, *, over: bool) -> str | None:
    """Go on in the file itself; a game that is over is not played, so it does not become the newest."""
    return autosave.take_over(path, held, data, newest=not over)


def _over(found: Replay) -> bool:
    return found.state is not None and found.state.table.gold is not None


def valid_part(data: bytes, end: int) -> bytes:
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


def _damage(found: Replay) -> str | None:
    """Return what is told of a record that is damaged, None of a whole one."""
    if found.fault is None:
        return None
    text = _("The record was damaged from line {line} on; the game goes on from the move before it.")
    return text.format(line=found.fault.line)
