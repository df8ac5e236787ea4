"""Everything that was kept: which records lie in the player's folder, and what each says of itself at a glance.

Names alone make the list, so that a thousand records are listed at once. A glance reads a file and plays nothing again;
whether a game is over, and whether its record is damaged, only `look` can tell (RECORDS section 4).
"""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from game.engine.ruleset import Ruleset
from game.engine.turn import ROUNDS
from game.play.desk import Origin, desk_of, origin_in
from game.play.save_names import (
    ARCHIVE,
    FOLDER,
    SLOTS,
    is_autosave,
    is_slot,
    newest_first,
    number_of,
    others,
    slot_path,
)
from game.records.files import lines
from game.records.lines import Refused, decode_header, ruleset, seats_of
from game.records.names import shown_names
from game.system.disk import read_plain

_MOST_GLANCED = 1 << 20
"""Bytes of a record that a glance reads: several times what the longest game has."""
_DEAL = b'\n{"deal"'


class Shelf(StrEnum):
    """Where a record lies: written by the game as it is played, kept in a slot, finished and put away, or brought."""

    AUTOSAVE = "autosave"
    SLOT = "slot"
    ARCHIVE = "archive"
    OTHER = "other"


class Kept(NamedTuple):
    """One record in the player's folder. Nothing of it has been read."""

    path: Path
    shelf: Shelf

    @property
    def number(self) -> int:
        """Return what tells earlier games from later ones, 0 for a file with a name of another kind."""
        return number_of(self.path.name)


class Glance(NamedTuple):
    """What header and deals of a record say before anybody plays it again: public facts only.

    `round` is how many rounds were dealt, as far as can be seen; `changed` the seconds since 1970 at which the file
    was written; `origin` where a game of What if was taken from.
    """

    names: tuple[str, ...]
    rules: Ruleset
    round: int
    changed: float | None
    origin: Origin | None

    @property
    def surely_unfinished(self) -> bool:
        """Whether no more rounds were dealt than a game has before its last."""
        return self.round < ROUNDS


def library(folder: Path | None) -> list[Kept]:
    """Return every record in the player's folder by its name alone: slots, then what was played last, then others."""
    if folder is None:
        return []
    saves, archive = folder / FOLDER, folder / ARCHIVE
    slots = [Kept(path, Shelf.SLOT) for path in (slot_path(saves, slot) for slot in SLOTS) if os.path.lexists(path)]
    played = [
        *(Kept(path, Shelf.AUTOSAVE) for path in newest_first(saves)),
        *(Kept(path, Shelf.ARCHIVE) for path in newest_first(archive)),
    ]
    played.sort(key=lambda kept: kept.number, reverse=True)
    brought = [*others(saves), *others(archive)]
    return [*slots, *played, *(Kept(path, Shelf.OTHER) for path in brought)]


def shelf_of(path: Path) -> Shelf:
    """Return where a record in the player's folder lies, by its name alone."""
    if is_slot(path):
        return Shelf.SLOT
    if not is_autosave(path):
        return Shelf.OTHER
    return Shelf.ARCHIVE if path.parent.name == ARCHIVE else Shelf.AUTOSAVE


def glance(path: Path) -> Glance | None:
    """Return what a record says of itself; None where it has no header that can be read. Never raises."""
    try:
        data = read_plain(path, _MOST_GLANCED)
        changed = os.stat(path).st_mtime
    except (OSError, ValueError, MemoryError):
        return None
    first = next(lines(data), None)
    if first is None:
        return None
    try:
        header = decode_header(first.text)
    except Refused:
        return None
    names = shown_names(tuple(seat.name for seat in seats_of(header)))
    dealt = min(ROUNDS, data.count(_DEAL, max(0, first.end - 1)))
    return Glance(names, ruleset(header.rules), dealt, changed, origin_in(desk_of(path)))
