"""Shared libraries (ELF, 64 bits) that no longer ask for others: those whose functions the game never calls.

SDL_mixer and SDL_image are linked to a library for every format that they know. What a library gives is marked as
weak where it is missing, so the loader puts up with that; such a format then cannot be played or shown.
"""

from __future__ import annotations

import struct
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

_LOADED, _DYNAMIC = 1, 2
_NEEDED, _STRTAB, _SYMTAB, _VERSYM, _VERNEED, _VERNEEDNUM = 1, 5, 6, 0x6FFFFFF0, 0x6FFFFFFE, 0x6FFFFFFF
_DYNSYM, _VERSIONS = 11, 0x6FFFFFFE
"""Kinds of sections."""
_WEAK, _UNVERSIONED = 2, 1
_SYMBOL, _ENTRY = 24, 16
_SECTION_INFO = 44
MAGIC = b"\x7fELF\x02\x01"


class _Section(NamedTuple):
    header: int
    kind: int
    place: int
    size: int


class Library:
    """One shared library; `data` is what its file holds."""

    def __init__(self, data: bytes) -> None:
        assert data.startswith(MAGIC), "a library of another system"
        self.data = bytearray(data)
        segments, sections = self._table(32, 54), self._table(40, 58)
        found = [self._unpack("<IIQQQQ", place) for place in segments]
        self._loaded = [(at, place, size) for kind, _, place, at, _, size in found if kind == _LOADED]
        self._dynamic = next(place for kind, _, place, _, _, _ in found if kind == _DYNAMIC)
        self._sections = [_Section(at, *self._unpack("<4xI16xQQ", at)) for at in sections]
        tags = {tag: value for tag, value in self._tags() if tag != _NEEDED}
        self._strings, self._symbols = self._place(tags[_STRTAB]), self._place(tags[_SYMTAB])
        self._versym, self._verneed = (self._place(tags[tag]) if tag in tags else 0 for tag in (_VERSYM, _VERNEED))

    @property
    def needed(self) -> list[str]:
        """The libraries that it asks for."""
        return [self._text(value) for tag, value in self._tags() if tag == _NEEDED]

    def gives(self) -> set[str]:
        """Return the names of what it has for others."""
        return {name for _, name, defined in self._each_symbol() if defined}

    def wants(self) -> set[str]:
        """Return the names of what it takes from others."""
        return {name for _, name, defined in self._each_symbol() if not defined}

    def unlink(self, libraries: Collection[str], names: Collection[str]) -> None:
        """Ask no longer for these libraries, and do without the functions of these names."""
        for number, name, defined in self._each_symbol():
            if not defined and name in names:
                place = self._symbols + _SYMBOL * number + 4
                self.data[place] = self.data[place] & 15 | _WEAK << 4
                if self._versym:
                    struct.pack_into("<H", self.data, self._versym + 2 * number, _UNVERSIONED)
        left = self._forget_versions(libraries) if self._verneed else 0
        tags = [(tag, left if tag == _VERNEEDNUM else value) for tag, value in self._tags()]
        stay = [(tag, value) for tag, value in tags if tag != _NEEDED or self._text(value) not in libraries]
        stay += [(0, 0)] * (len(tags) - len(stay))
        for number, entry in enumerate(stay):
            struct.pack_into("<QQ", self.data, self._dynamic + _ENTRY * number, *entry)

    def _forget_versions(self, libraries: Collection[str]) -> int:
        """Take what is asked of these libraries' versions out of its list; return for how many libraries some is."""
        place, before, left = self._verneed, 0, 0
        while True:
            name, step = self._unpack("<4xI4xI", place)
            if self._text(name) not in libraries:
                before, left = place, left + 1
            else:
                assert before, "the first of the list is where the list begins"
                reach = place + step - before if step else 0
                struct.pack_into("<I", self.data, before + 12, reach)
            if not step:
                break
            place += step
        for section in self._sections:
            if section.kind == _VERSIONS:
                struct.pack_into("<I", self.data, section.header + _SECTION_INFO, left)
        return left

    def _each_symbol(self) -> Iterator[tuple[int, str, bool]]:
        """Yield number, name, and whether it is defined here."""
        size = next(section.size for section in self._sections if section.kind == _DYNSYM)
        for number in range(1, size // _SYMBOL):
            name, section = self._unpack("<I2xH", self._symbols + _SYMBOL * number)
            yield number, self._text(name), section != 0

    def _tags(self) -> Iterator[tuple[int, int]]:
        place = self._dynamic
        while (entry := self._unpack("<QQ", place))[0]:
            yield entry[0], entry[1]
            place += _ENTRY

    def _table(self, start: int, sizes: int) -> range:
        """Return where the entries are of a table that the header of the file names."""
        (place,), (size, count) = self._unpack("<Q", start), self._unpack("<HH", sizes)
        return range(place, place + size * count, size)

    def _place(self, address: int) -> int:
        """Return where in the file that is which is loaded to an address."""
        at, place = next((at, place) for at, place, size in self._loaded if at <= address < at + size)
        return place + address - at

    def _text(self, number: int) -> str:
        start = self._strings + number
        return self.data[start : self.data.index(0, start)].decode()

    def _unpack(self, shape: str, place: int) -> tuple[int, ...]:
        return struct.unpack_from(shape, self.data, place)


Binary = tuple[str, str, str]
"""Where a library lies in the program, where it comes from, and its kind, as PyInstaller has it."""


def unlinked(binaries: Sequence[Binary], unused: Collection[str], folder: Path) -> list[Binary]:
    """Return the libraries of the program without the `unused` ones and what only those ask for.

    Those that ask for them are changed copies, made in `folder`. Where libraries are of another kind all stay.
    """
    libraries = {Path(inside).name: Library(data) for inside, data in _read(binaries)}
    out = {name for name in libraries if stem(name) in unused}
    changed = set()
    for name, library in libraries.items():
        gone = out.intersection(library.needed)
        if gone and name not in out:
            library.unlink(gone, library.wants() & {given for other in gone for given in libraries[other].gives()})
            changed.add(name)
    while idle := _wanted_by(out, libraries) - _wanted_by(libraries.keys() - out, libraries) - out:
        out |= idle
    folder.mkdir(parents=True, exist_ok=True)
    for name in changed:
        (folder / name).write_bytes(libraries[name].data)
    return [
        (inside, str(folder / name) if name in changed and kind == "BINARY" else source, kind)
        for inside, source, kind in binaries
        if (name := Path(inside).name) not in out
    ]


def stem(name: str) -> str:
    """Return the bare name of a library: `tiff` of `libtiff-9370c332.so.6`."""
    return name.removeprefix("lib").partition(".so")[0].partition("-")[0]


def _wanted_by(names: Iterable[str], libraries: Mapping[str, Library]) -> set[str]:
    return {wanted for name in names for wanted in libraries[name].needed if wanted in libraries}


def _read(binaries: Sequence[Binary]) -> Iterator[tuple[str, bytes]]:
    """Yield the libraries that can be changed, each once."""
    for inside, source, kind in binaries:
        if kind in ("BINARY", "EXTENSION"):
            data = Path(source).read_bytes()
            if data.startswith(MAGIC):
                yield inside, data
