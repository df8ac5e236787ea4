"""Files of records: reading with limits, and cutting into lines. Nothing here trusts the file."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.records.lines import RecordFault
from game.system.disk import read_plain
from game.system.errors import reason_of
from game.system.i18n import _
from game.system.paths import shown_path

MOST_BYTES = 64_000_000
LONGEST_LINE = 1_000_000
_CHUNK = 1 << 20
_BOM = codecs.BOM_UTF8
_LINE = re.compile(rb"[^ \t\r\n][^\n]*")


class Unreadable(Exception):
    """Raised when the file cannot be opened or is no UTF-8 text; one sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class FileRefused(Exception):
    """Raised when the file can be read but is refused before a line of it is."""

    def __init__(self, fault: RecordFault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class FileLine(NamedTuple):
    """A line that is not blank: its number in the file from 1, its text, and the offset of the byte after it."""

    number: int
    text: bytes
    end: int


def read_file(path: Path) -> bytes:
    """Return the text of a record. Raises `Unreadable`, or `FileRefused` for over 64 MB or a byte-order mark."""
    try:
        data = read_plain(path, MOST_BYTES)
    except (OSError, ValueError, MemoryError) as error:
        sentence = _("{path} cannot be read: {reason}.")
        raise Unreadable(sentence.format(path=shown_path(path), reason=reason_of(error))) from None
    if len(data) > MOST_BYTES:
        raise FileRefused(RecordFault(1, None, _("This file has more than 64 MB.")))
    if data.startswith(_BOM):
        raise FileRefused(RecordFault(1, None, _("This file begins with a byte-order mark.")))
    if not _is_utf8(data):
        raise Unreadable(_("{path} is not UTF-8 text.").format(path=shown_path(path)))
    return data


def _is_utf8(data: bytes) -> bool:
    decoder = codecs.getincrementaldecoder("utf-8")()
    view = memoryview(data)
    try:
        for start in range(0, len(data), _CHUNK):
            decoder.decode(view[start : start + _CHUNK])
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return False
    return True


def lines(data: bytes) -> Iterator[FileLine]:
    """Yield the lines that are not blank, one after the other; blank ones are counted but read over.

    Lines of more than `LONGEST_LINE` bytes come too: nobody should decode them.
    """
    number, counted = 1, 0
    for found in _LINE.finditer(data):
        start, end = found.span()
        number += data.count(b"\n", counted, start)
        counted = start
        yield FileLine(number, found[0], min(end + 1, len(data)))
