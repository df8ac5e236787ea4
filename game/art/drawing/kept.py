"""Drawings that are made once for what they are asked with, and kept: all together in a bounded number of bytes.

How many there are says little of their memory: a window of another size, or larger text, asks for all of them anew.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec, TypeVar, cast

import pygame

from game.art.drawing.contrast import in_contrast

MOST_BYTES = 12_000_000
_OVERHEAD = 200
"""Bytes that even an empty drawing takes."""

_Asked = ParamSpec("_Asked")
_Drawing = TypeVar("_Drawing")


class _Entry:
    __slots__ = ("drawing", "size", "used")

    def __init__(self, drawing: object, size: int, used: int) -> None:
        self.drawing = drawing
        self.size = size
        self.used = used


class Shelf:
    """Drawings by what they are asked with.

    Above `most_bytes` those not used for longest go, but of those that this or the last frame used only what is
    above twice as much.
    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.bytes = 0
        self._most_bytes = most_bytes
        self._entries: OrderedDict[Hashable, _Entry] = OrderedDict()
        self._frame = 0
        self._lock = threading.Lock()

    def next_frame(self) -> None:
        """Note that another frame begins. One drawing that is too large for the shelf goes as soon as it rests."""
        self._frame += 1
        with self._lock:
            if self.bytes > 2 * self._most_bytes:
                self._let_go()

    def find(self, key: Hashable) -> _Entry | None:
        """Return what is kept under `key`, which counts as used."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is not None:
                entry.used = self._frame
                self._entries.move_to_end(key)
            return entry

    def keep(self, key: Hashable, drawing: object) -> None:
        """Keep a drawing and let go of old ones."""
        size = _OVERHEAD + bytes_of(drawing) + bytes_of(key)
        with self._lock:
            if key in self._entries:
                return  # another thread was faster
            self._entries[key] = _Entry(drawing, size, self._frame)
            self.bytes += size
            self._let_go()

    def _let_go(self) -> None:
        while self.bytes > self._most_bytes:
            oldest = next(iter(self._entries))
            in_use = self._entries[oldest].used >= self._frame - 1
            if in_use and (self.bytes <= 2 * self._most_bytes or len(self._entries) == 1):
                break
            self.bytes -= self._entries.pop(oldest).size


SHELF = Shelf()
"""Where every drawing of the program is that is `kept`."""


def kept(draw: Callable[_Asked, _Drawing], shelf: Shelf = SHELF) -> Callable[_Asked, _Drawing]:
    """Make `draw` draw once for each set of arguments, in high contrast once more. Never draw on what it returns."""

    @wraps(draw)
    def shown(*asked: _Asked.args, **named: _Asked.kwargs) -> _Drawing:
        key = (draw, in_contrast(), asked, *named.items())
        entry = shelf.find(key)
        if entry is not None:
            return cast(_Drawing, entry.drawing)
        drawing = draw(*asked, **named)
        shelf.keep(key, drawing)
        return drawing

    return shown


def bytes_of(drawing: object) -> int:
    """Return the bytes of all surfaces in a drawing, which may be a tuple with other things in it."""
    if isinstance(drawing, pygame.Surface):
        return drawing.get_width() * drawing.get_height() * drawing.get_bytesize()
    return sum(map(bytes_of, drawing)) if isinstance(drawing, tuple) else 0
