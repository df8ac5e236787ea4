"""Three slots of one's own, in which a game is kept as it stands (UX M15, RECORDS section 4)."""

from __future__ import annotations

import errno
from pathlib import Path

from msgspec.structs import replace

from game.play.desk import Sheet, desk_of, game_of, sheet_beside
from game.play.save_names import FOLDER, lock, slot_path
from game.records.files import MOST_BYTES
from game.system.disk import read_plain, write_anew
from game.system.i18n import _


class SlotInUse(OSError):
    """Raised while another program writes into a slot."""

    def __init__(self) -> None:
        super().__init__(errno.EBUSY, _("another program is writing to it"))


def keep_in_slot(folder: Path, slot: int, record: bytes, sheet: Sheet) -> None:
    """Put a game into a slot of the player's folder, with what its people keep, in place of what is there.

    Raises OSError. A program that is killed on the way leaves the game before or this one, each with its own sheet:
    while the record changes, the file beside it holds both.
    """
    path = slot_path(folder / FOLDER, slot)
    path.parent.mkdir(parents=True, exist_ok=True)
    held = lock(path)
    if held is None:
        raise SlotInUse
    try:
        before = _sheet_there(path)
        other = before if before is not None and before.game != sheet.game else None
        if other is not None or not sheet.empty:
            write_anew(desk_of(path), replace(sheet, other=other).encoded())
        write_anew(path, record)
        if sheet.empty:
            desk_of(path).unlink(missing_ok=True)
        elif other is not None:
            write_anew(desk_of(path), sheet.encoded())
    finally:
        held.release()


def _sheet_there(path: Path) -> Sheet | None:
    """Return what the people of the game in a slot keep."""
    try:
        return sheet_beside(path, game_of(read_plain(path, MOST_BYTES)))
    except (OSError, ValueError, MemoryError):
        return None
