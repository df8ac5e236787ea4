"""The fonts for letters that the game's own faces lack, one for each script, and which letters a font has.

They come with packages of fonts, so no font of the system is needed; which letters there are is read from the files,
without a window. The standalone program has them packed.
"""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import IO, NamedTuple

from game.system.letters import graphemes, is_joiner
from game.system.resources import open_packed

_NOTO, _CJK = "manimgx_fonts", "noto_cjk_sans_jp_regular"
_MOST_LETTERS = 2000


class FontFile(NamedTuple):
    """A file of a font package, the script it is shaped by (ISO 15924, empty for none), and the way it runs.

    A `large` one has so many letters that every size of it takes much memory.
    """

    package: str
    path: str
    script: str = ""
    leftwards: bool = False
    large: bool = False


def _noto(name: str, script: str = "", *, leftwards: bool = False) -> FontFile:
    return FontFile(_NOTO, f"Noto{name}[wght].ttf", script, leftwards)


FALLBACKS: tuple[FontFile, ...] = (
    _noto("Sans"),
    _noto("SansArabic", "Arab", leftwards=True),
    _noto("SansHebrew", "Hebr", leftwards=True),
    _noto("SansArmenian", "Armn"),
    _noto("SansGeorgian", "Geor"),
    _noto("SansEthiopic", "Ethi"),
    _noto("SansDevanagari", "Deva"),
    _noto("SansBengali", "Beng"),
    _noto("SansGurmukhi", "Guru"),
    _noto("SansGujarati", "Gujr"),
    _noto("SansOriya", "Orya"),
    _noto("SansTamil", "Taml"),
    _noto("SansTelugu", "Telu"),
    _noto("SansKannada", "Knda"),
    _noto("SansMalayalam", "Mlym"),
    _noto("SansSinhala", "Sinh"),
    _noto("SansThai", "Thai"),
    _noto("SansLao", "Laoo"),
    _noto("SansKhmer", "Khmr"),
    _noto("SansMyanmar", "Mymr"),
    FontFile(_CJK, "NotoSansCJKjp-Regular.otf", large=True),
    _noto("SansSymbols"),
    _noto("Emoji"),
)
"""The first one that has a letter sets it."""


@cache  # the files of the fonts
def contents(file: FontFile) -> bytes:
    """Return a whole file, read once.

    All sizes of a font read the same bytes in memory, so that none keeps a file open however often the window changes
    its size.
    """
    with _opened(file) as opened:
        return opened.read()


def _opened(file: FontFile) -> IO[bytes]:
    """Open a font, be it packed or not, from its beginning."""
    return open_packed(Path(str(files(file.package) / file.path)))


def undrawable(text: str) -> str | None:
    """Return the first letter of a line that no font here has, None when all of it can be drawn."""
    return next((letter for letter in graphemes(text) if fallback(letter) is None), None)


@lru_cache(maxsize=_MOST_LETTERS)
def fallback(letter: str) -> FontFile | None:
    """Return the fallback that has a letter with its marks; None when none has."""
    bare = "".join(character for character in letter if not is_joiner(character))
    fits = (file for wanted in (letter, bare) for file in FALLBACKS if has(file, wanted))
    return next(fits, None)


def has(file: FontFile, text: str) -> bool:
    """Return whether a font has every character of a text."""
    starts, ends = _ranges(file)
    return all((place := bisect_right(starts, ord(c)) - 1) >= 0 and ord(c) <= ends[place] for c in text)


@cache  # the files of the fonts
def _ranges(file: FontFile) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return where the runs of characters begin that a font has, in order, and their last ones.

    A font that another release of its package lacks has no characters.
    """
    try:
        with _opened(file) as opened:
            runs = sorted(_runs(_character_map(opened)))
    except (OSError, ModuleNotFoundError):
        return (), ()
    joined: list[list[int]] = []
    for first, last in runs:
        if joined and first <= joined[-1][1] + 1:
            joined[-1][1] = max(last, joined[-1][1])
        else:
            joined.append([first, last])
    return tuple(first for first, _ in joined), tuple(last for _, last in joined)


def _character_map(opened: IO[bytes]) -> bytes:
    """Return the fullest Unicode subtable of the table `cmap` of an OpenType file."""
    (tables,) = struct.unpack(">4xH6x", opened.read(12))
    directory = (struct.unpack(">4s4xII", opened.read(16)) for _ in range(tables))
    start, length = next((start, length) for tag, start, length in directory if tag == b"cmap")
    opened.seek(start)
    cmap = opened.read(length)
    (subtables,) = struct.unpack_from(">2xH", cmap)
    places = {struct.unpack_from(">4xI", cmap, 4 + 8 * number)[0] for number in range(subtables)}
    formats = {struct.unpack_from(">H", cmap, place)[0]: place for place in places}
    return cmap[formats.get(12, formats.get(4, 0)) :]


def _runs(subtable: bytes) -> Iterator[tuple[int, int]]:
    """Yield the runs of characters of a subtable of format 12 or 4."""
    if struct.unpack_from(">H", subtable) == (12,):
        (groups,) = struct.unpack_from(">12xI", subtable)
        for number in range(groups):
            first, last, _glyph = struct.unpack_from(">III", subtable, 16 + 12 * number)
            yield first, last
        return
    (length,) = struct.unpack_from(">2xH", subtable)
    words = struct.unpack_from(f">{length // 2}H", subtable)
    segments = words[3] // 2
    for number in range(segments):
        last, first, delta, offset = (words[start + number] for start in _columns(segments))
        for code in range(first, min(last, 0xFFFE) + 1):
            # an offset counts bytes from its own place to the glyph of the first character
            glyph = words[8 + 3 * segments + number + offset // 2 + code - first] if offset else code
            if (glyph or not offset) and (glyph + delta) & 0xFFFF:
                yield code, code


def _columns(segments: int) -> tuple[int, int, int, int]:
    """Return where the columns of a subtable of format 4 begin, in words: last, first, delta, offset."""
    return 7, 8 + segments, 8 + 2 * segments, 8 + 3 * segments
