"""The desk: what the people of a game keep for themselves, in a small file beside its save (UX S2, S8, S15).

Notebooks, PINs, how many hints were asked for and where a game of What if comes from are in no record. The file goes
where its record goes, and its loss or damage harms nothing: the game goes on with empty notebooks and without PINs.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.engine.cards import SABOTEUR2_MAX_SEATS
from game.engine.turn import ROUNDS
from game.play.autosave import disk_worker
from game.play.notebook import NOTHING, Mark, Notebook
from game.play.pin import Pin
from game.play.save_names import DESK
from game.system.disk import put_aside, read_plain, write_anew
from game.system.i18n import _

_VERSION = 1
_MOST_BYTES = 1 << 20
_EMPTY = Notebook()


class Origin(msgspec.Struct, frozen=True):
    """Where a game of What if was taken from: the file and the game, the last line kept, its round, who was taken over.

    `game` is that game's `game_of`; `line` counts the lines of its file from 1.
    """

    file: str
    game: str
    line: int
    round: int
    seat: int


class Sheet(msgspec.Struct, frozen=True):
    """The file: its version, the game that it belongs to, and by seat what is kept.

    While another game takes the place of one in a slot, `other` is the sheet of the one before.
    """

    desk: int
    game: str
    notebooks: dict[int, Notebook] = {}
    pins: dict[int, Pin] = {}
    hints: dict[int, int] = {}
    origin: Origin | None = None
    other: Sheet | None = None

    @property
    def empty(self) -> bool:
        """Whether there is nothing to keep."""
        return not (self.notebooks or self.pins or self.hints or self.origin)

    def encoded(self) -> bytes:
        """Return the file."""
        return msgspec.json.encode(self) + b"\n"


class _Wanted(NamedTuple):
    path: Path
    data: bytes


class Desk:
    """Notebooks, PINs and counted hints of one game. Kept in memory alone until it is told of a file.

    `warning` is one sentence for the player, or nothing: whoever has shown it sets it to None.
    """

    def __init__(self, game: str = "") -> None:
        self.warning: str | None = None
        self._sheet = Sheet(_VERSION, game)
        self._record: Path | None = None
        self._wanted: _Wanted | None = None
        self._guard = threading.Lock()
        self._failed = False

    @classmethod
    def beside(cls, record: Path, game: str) -> Desk:
        """Return what lies beside a record: an empty desk where that cannot be used. Never raises."""
        desk = cls(game)
        desk._record = record
        path = desk_of(record)
        try:
            data = read_plain(path, _MOST_BYTES)
        except FileNotFoundError:
            return desk
        except OSError:
            desk.warning = _lost_sentence()
            return desk
        found = _read(data)
        if found is None:
            desk.warning = _lost_sentence()
        elif (own := _of_game(found, game)) is not None:
            desk._sheet = own
            return desk
        if len(data) <= _MOST_BYTES:
            with suppress(OSError):
                put_aside(path, data)  # what is noted from now on takes its place
        return desk

    @property
    def sheet(self) -> Sheet:
        """All that is kept, as it is now."""
        return self._sheet

    def written(self) -> bytes:
        """Return what is to lie beside the record now; nothing where nothing is kept."""
        return b"" if self._sheet.empty else self._sheet.encoded()

    def notebook(self, seat: int) -> Notebook:
        """Return the notebook of a seat."""
        return self._sheet.notebooks.get(seat, _EMPTY)

    def note(self, seat: int, number: int, about: int, mark: Mark) -> None:
        """Let a seat note something of another in round `number`, and keep it."""
        changed = self.notebook(seat).marked(number, about, mark)
        if changed is not self.notebook(seat):
            self._change(msgspec.structs.replace(self._sheet, notebooks={**self._sheet.notebooks, seat: changed}))

    @property
    def hints(self) -> Mapping[int, int]:
        """In how many turns each seat has asked for a hint, if in any."""
        return self._sheet.hints

    def count_hint(self, seat: int) -> None:
        """Count a turn in which a seat has asked for a hint, and keep that."""
        counted = {**self._sheet.hints, seat: self._sheet.hints.get(seat, 0) + 1}
        self._change(msgspec.structs.replace(self._sheet, hints=counted))

    @property
    def pins(self) -> Mapping[int, Pin]:
        """The PIN of every seat that has one."""
        return self._sheet.pins

    def pin(self, seat: int) -> Pin | None:
        """Return the PIN of a seat, if it has one."""
        return self._sheet.pins.get(seat)

    def set_pin(self, seat: int, pin: Pin | None) -> None:
        """Give a seat a PIN, or take it away, and keep that."""
        pins = {other: kept for other, kept in self._sheet.pins.items() if other != seat}
        if pin is not None:
            pins[seat] = pin
        self._change(msgspec.structs.replace(self._sheet, pins=pins))

    @property
    def origin(self) -> Origin | None:
        """Where a game of What if was taken from."""
        return self._sheet.origin

    def come_from(self, origin: Origin) -> None:
        """Belong to a game of What if, and keep that."""
        self._change(msgspec.structs.replace(self._sheet, origin=origin))

    def lie_beside(self, record: Path | None) -> None:
        """Be kept beside this record from now on; None: in memory alone."""
        if record != self._record:
            self._record = record
            if not self._sheet.empty:
                self._keep()

    def _change(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._keep()

    def _keep(self) -> None:
        """Let the worker write the newest state; one that waits for its turn writes that, and no second one waits."""
        if self._record is None:
            return
        wanted = _Wanted(desk_of(self._record), self._sheet.encoded())
        with self._guard:
            waits, self._wanted = self._wanted is not None, wanted
        if not waits:
            disk_worker().submit(self._write)

    def _write(self) -> None:
        with self._guard:
            wanted, self._wanted = self._wanted, None
        if wanted is None:
            return
        try:
            write_anew(wanted.path, wanted.data)
        except OSError:
            self._fail()

    def _fail(self) -> None:
        if not self._failed:
            self._failed = True
            self.warning = _("The notebooks cannot be saved now; they last as long as the game is open.")


def desk_of(record: Path) -> Path:
    """Return the file beside a record."""
    return record.with_name(record.name + DESK)


def game_of(record: bytes) -> str:
    """Return what tells one game from another: by its header and its first deal."""
    return hashlib.sha256(b"\n".join(record.split(b"\n", 2)[:2])).hexdigest()[:32]


def origin_in(desk: Path) -> Origin | None:
    """Return where the game beside which a file lies was taken from, if it says so. Never raises."""
    found = _found(desk)
    return None if found is None else found.origin


def hints_in(desk: Path, game: str) -> Mapping[int, int]:
    """Return in how many turns each seat of a game asked for a hint, as its file says. Never raises."""
    found = _found(desk)
    sheet = None if found is None else _of_game(found, game)
    return {} if sheet is None else sheet.hints


def sheet_beside(record: Path, game: str) -> Sheet | None:
    """Return what lies beside a record for this game, if anything does. Never raises."""
    found = _found(desk_of(record))
    return None if found is None else _of_game(found, game)


def _found(desk: Path) -> Sheet | None:
    try:
        return _read(read_plain(desk, _MOST_BYTES))
    except (OSError, ValueError, MemoryError):
        return None


def _of_game(found: Sheet, game: str) -> Sheet | None:
    """Return the sheet that belongs to a game."""
    sheets = [sheet for sheet in (found, found.other) if sheet is not None and sheet.game == game]
    return msgspec.structs.replace(sheets[0], other=None) if sheets else None


def _read(data: bytes) -> Sheet | None:
    """Return what a file holds; None for one that is damaged, too large, or of another version."""
    if len(data) > _MOST_BYTES:
        return None
    try:
        sheet = msgspec.json.decode(data, type=Sheet)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if sheet.desk != _VERSION:
        return None
    return _as_written_here(sheet)


def _as_written_here(sheet: Sheet) -> Sheet:
    """Return a sheet with nothing in it that this program would not have written."""
    notebooks = {seat: _cleaned(notebook) for seat, notebook in sheet.notebooks.items()}
    hints = {seat: asked for seat, asked in sheet.hints.items() if asked > 0}
    other = None if sheet.other is None else _as_written_here(msgspec.structs.replace(sheet.other, other=None))
    return msgspec.structs.replace(sheet, notebooks=notebooks, hints=hints, other=other)


def _cleaned(read: Notebook) -> Notebook:
    """Return a notebook as if it had been written here: a file may hold whatever somebody put there."""
    notebook = Notebook()
    for number in range(1, ROUNDS + 1):
        page = read.pages.get(number, {})
        for about in range(SABOTEUR2_MAX_SEATS):
            notebook = notebook.marked(number, about, page.get(about, NOTHING))
    return notebook


def _lost_sentence() -> str:
    return _("The notebooks and PINs of this game could not be read, so the game goes on without them.")
