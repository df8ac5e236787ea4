"""Finished pictures on disk, so that the next start need not draw them. Works just as well without a disk."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import struct
import sys
import uuid
import zlib
from functools import cache
from io import BytesIO
from pathlib import Path

import pygame

from game.art.drawing.raster import native
from game.words import card_names

_MOST_BYTES = 150_000_000
_ROWS = 64
"""Rows of a picture that are made ready for its file at once."""
_RGB, _RGBA = 2, 6


@cache
def art_version() -> str:
    """Changes whenever a drawing changes: a sum over the sources, or over the program where they are in it."""
    total = 0
    for source in _sources() or [Path(sys.executable)]:
        total = zlib.crc32(source.read_bytes(), total)
    return f"{total:08x}"


def _sources() -> list[Path]:
    """Return every file that a picture depends on: all drawings, and the words that stand on cards."""
    return [
        *sorted(Path(__file__).parent.rglob("*.py")),
        *(path for path in (Path(card_names.__file__),) if path.exists()),
    ]


class PictureFiles:
    """PNG files in `folder/pictures/<art version>/`. No method ever raises for what the disk does or holds."""

    def __init__(self, folder: Path | None) -> None:
        self._above = folder / "pictures" if folder is not None else None
        self._folder = self._above / art_version() if self._above is not None else None

    @property
    def keeps(self) -> bool:
        """Whether there is a folder to keep pictures in."""
        return self._folder is not None

    def load(self, name: str) -> pygame.Surface | None:
        """Return the picture of that name, or None when it is not there or damaged."""
        if self._folder is None:
            return None
        try:
            return native(pygame.image.load(BytesIO(self._path(self._folder, name).read_bytes()), "x.png"))
        except (OSError, pygame.error):
            return None

    def has(self, name: str) -> bool:
        """Return whether there is a file of that name, damaged or not."""
        return self._folder is not None and os.path.exists(self._path(self._folder, name))

    def save(self, name: str, picture: pygame.Surface) -> None:
        """Keep the picture if the disk allows it. Written beside and moved into place: no half file is ever read."""
        if self._folder is None:
            return
        beside = self._folder / f"{uuid.uuid4().hex}.part"
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(png(picture))
            os.replace(beside, self._path(self._folder, name))
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)

    def tidy(self) -> None:
        """Remove what older versions of the drawings left, and the oldest files beyond the allowed total."""
        if self._above is None or self._folder is None:
            return
        with contextlib.suppress(OSError):
            for other in self._above.iterdir():
                if other != self._folder and other.is_dir() and not other.is_symlink():
                    shutil.rmtree(other, ignore_errors=True)
            _trim(self._folder)

    def _path(self, folder: Path, name: str) -> Path:
        return folder / (hashlib.sha256(name.encode()).hexdigest()[:24] + ".png")


def _trim(folder: Path) -> None:
    room = _MOST_BYTES
    found = [(path.stat(), path) for path in folder.iterdir()] if folder.is_dir() else []
    for state, path in sorted(found, key=lambda pair: pair[0].st_mtime, reverse=True):
        room -= state.st_size
        if room < 0 or path.suffix != ".png":
            path.unlink(missing_ok=True)


def _unfiltered(picture: pygame.Surface) -> bytes:
    """Return the pixels as a PNG file has them before they are compressed."""
    width, height = picture.get_size()
    clear = bool(picture.get_flags() & pygame.SRCALPHA)
    pixels = memoryview(pygame.image.tobytes(picture, "RGBA" if clear else "RGB"))
    row = width * (4 if clear else 3)
    return b"".join(b"\0" + pixels[y * row : (y + 1) * row] for y in range(height))


def png(picture: pygame.Surface) -> bytes:
    """Return the picture as a PNG file. Unlike the saving of pygame it lets other threads run meanwhile."""
    width, height = picture.get_size()
    clear = bool(picture.get_flags() & pygame.SRCALPHA)
    squeezed, packer = [], zlib.compressobj(4)
    for top in range(0, height, _ROWS):
        squeezed.append(packer.compress(_unfiltered(picture.subsurface((0, top, width, min(_ROWS, height - top))))))
    head = struct.pack(">IIBBBBB", width, height, 8, _RGBA if clear else _RGB, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", b"".join((*squeezed, packer.flush()))), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
