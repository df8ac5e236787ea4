"""Pictures in memory: ready at once in some form, exact as soon as the one worker thread has made them."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

import pygame

from game.art import catalogue
from game.art.cards.card_stock import open_fonts
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import BLACK, in_contrast
from game.art.drawing.kept import SHELF, bytes_of
from game.art.drawing.raster import Colour, opaque
from game.art.picture_files import PictureFiles

_MOST_BYTES = 16_000_000
_MOST_IDLE = 400
"""Pictures to be made ahead: more than a deck has. Those of a window that is long of another size fall off the end."""
_MOST_UNSAVED = 8_400_000
"""Bytes of pictures that wait for the disk, room for one of a usual window; beyond them the oldest is not saved, and
drawn anew when it is wanted."""
_MOST_READY = 16
"""Pictures made ahead that wait to be taken in: while a frame takes long, no more are made."""
_MOST_QUICK = 6
"""Cards that a frame draws by itself while others could stand in for them."""
_SMALL = 25_000
"""Pixels of a picture that is loaded faster than a stand-in is drawn."""
_DUSK = (66, 48, 32)
"""What stands in for a backdrop that was never drawn: about as light as they are, so that no frame is black."""


class _Wanted(NamedTuple):
    """A picture with the words set into it, so that a change of language asks for another picture."""

    key: PictureKey
    words: str

    @property
    def file_name(self) -> str:
        key = self.key
        look = "|contrast" if key.contrast else ""
        return f"{key.name}|{key.width}|{key.height}|{key.variant}|{self.words}{look}"


class _Kept:
    __slots__ = ("picture", "used")

    def __init__(self, picture: pygame.Surface, used: int) -> None:
        self.picture = picture
        self.used = used


class PictureStore:
    """All pictures of the game. Every method but the worker's own is called from one thread.

    A surface that it gives is shared: blit it, never draw on it. `folder` is the player's folder or None.
    """

    def __init__(self, folder: Path | None, draw: Callable[[PictureKey], pygame.Surface] = catalogue.draw) -> None:
        open_fonts()
        self._files = PictureFiles(folder)
        self._draw = draw
        self._kept: OrderedDict[_Wanted, _Kept] = OrderedDict()
        self._bytes = 0
        self._tick = 0
        self._asked = False
        """Whether a frame has drawn with pictures since the last `poll`: one that draws nothing still shows them."""
        self._quick = 0
        """Quick cards that this frame has asked for."""
        self._stand_ins: dict[_Wanted, pygame.Surface] = {}
        self._work = _Work(self._files, draw)

    @property
    def pending(self) -> int:
        """How many pictures are shown by a stand-in and still on their way."""
        return len(self._stand_ins)

    def get(self, key: PictureKey) -> pygame.Surface:
        """Return the picture at once: exact if it is in memory or quick to draw, else the best stand-in."""
        wanted = _wanted(key)
        exact = self._remembered(wanted)
        if exact is not None:
            return exact
        if catalogue.is_quick(key) and not self._can_wait(wanted):
            return self._keep(wanted, self._draw(wanted.key))
        if wanted not in self._stand_ins:
            self._drop_other_backdrops(key)
            at_once = self._soon_loaded(wanted)
            if at_once is not None:
                return self._keep(wanted, at_once)
            self._stand_ins[wanted] = self._stand_in(wanted)
            self._work.ask(wanted)
        stand_in = self._stand_ins[wanted]
        if stand_in.get_size() != (key.width, key.height):  # it stood in for `cover`
            stand_in = self._stand_ins[wanted] = pygame.transform.smoothscale(stand_in, (key.width, key.height))
        return stand_in

    def cover(self, canvas: pygame.Surface, key: PictureKey) -> None:
        """Cover `canvas` with a backdrop of its size, at once. A stand-in takes no memory of its own."""
        wanted = _wanted(key)
        picture = self._remembered(wanted)
        if picture is None and wanted not in self._stand_ins:
            self._drop_other_backdrops(key)
            self._stand_ins[wanted] = self._nearest(wanted) or opaque((1, 1), _dusk(wanted.key))
            self._work.ask(wanted)
        if picture is None:
            pygame.transform.smoothscale(self._stand_ins[wanted], canvas.get_size(), canvas)
        else:
            canvas.blit(picture, (0, 0))

    def drop_backdrops(self) -> None:
        """Let go of the large pictures, even if they were just drawn with."""
        for wanted in [wanted for wanted in self._kept if catalogue.is_backdrop(wanted.key)]:
            self._bytes -= bytes_of(self._kept.pop(wanted).picture)

    def now(self, key: PictureKey) -> pygame.Surface:
        """Return the exact picture, waiting for it."""
        wanted = _wanted(key)
        exact = self._remembered(wanted)
        if exact is not None:
            return exact
        picture = None if catalogue.is_quick(key) else self._work.kept(wanted)
        if picture is None or picture.get_size() != (key.width, key.height):
            picture = self._draw(wanted.key)
            if not catalogue.is_quick(key):
                self._work.save(wanted, picture)
        self._stand_ins.pop(wanted, None)
        return self._keep(wanted, picture)

    def own(self, key: PictureKey) -> pygame.Surface:
        """Return the exact picture as one to draw on, waiting for it. It is not kept: its memory is the caller's."""
        picture, wanted = self.now(key), _wanted(key)
        kept = self._kept.pop(wanted, None)
        self._bytes -= bytes_of(picture) if kept else 0
        return picture.copy() if self._work.saves(picture) else picture

    def warm(self, keys: Iterable[PictureKey]) -> None:
        """Make these pictures when there is nothing more urgent, before those that were to be made so earlier.

        They do not count as pending, and displace nothing: where memory is full they are only put on the disk.
        """
        wishes = (_wanted(key) for key in keys if not catalogue.is_quick(key))
        self._work.warm([wanted for wanted in wishes if wanted not in self._kept])

    def poll(self) -> bool:
        """Take in what the worker has finished, once a frame. True when something on the screen can sharpen.

        Raises what a drawing raised.
        """
        if self._asked:
            self._asked = False
            self._tick += 1
            SHELF.next_frame()
        self._quick = 0
        self._let_go()
        sharper = False
        for wanted, made in self._work.finished():
            stand_in = self._stand_ins.pop(wanted, None)
            sharper |= stand_in is not None
            if isinstance(made, pygame.Surface):
                if stand_in is not None or self._bytes + bytes_of(made) <= _MOST_BYTES:
                    self._keep(wanted, made)
                continue
            if stand_in is not None:
                size = (wanted.key.width, wanted.key.height)
                self._keep(wanted, pygame.transform.smoothscale(stand_in, size))  # asked for again it would fail again
            raise made
        return sharper

    def close(self) -> None:
        """Stop the worker after the picture it is at."""
        self._work.stop()

    def _remembered(self, wanted: _Wanted) -> pygame.Surface | None:
        self._asked = True
        kept = self._kept.get(wanted)
        if kept is None:
            return None
        kept.used = self._tick
        self._kept.move_to_end(wanted)
        return kept.picture

    def _keep(self, wanted: _Wanted, picture: pygame.Surface) -> pygame.Surface:
        """Remember a picture and let go of the oldest ones."""
        known = self._kept.pop(wanted, None)
        self._bytes += bytes_of(picture) - (bytes_of(known.picture) if known else 0)
        self._kept[wanted] = _Kept(picture, self._tick)
        self._let_go()
        return picture

    def _let_go(self) -> None:
        """Stay within bounds, but let go of none that this or the last frame used."""
        while self._bytes > _MOST_BYTES:
            oldest, kept = next(iter(self._kept.items()))
            if kept.used >= self._tick - 1:
                break
            self._bytes -= bytes_of(self._kept.pop(oldest).picture)

    def _drop_other_backdrops(self, key: PictureKey) -> None:
        """A window that changes its size needs only the last of the sizes it went through."""
        if catalogue.is_backdrop(key):
            for other in [w for w in self._stand_ins if w.key.name == key.name]:
                del self._stand_ins[other]
                self._work.forget(other)

    def _stand_in(self, wanted: _Wanted) -> pygame.Surface:
        key = wanted.key
        size = (key.width, key.height)
        near = self._nearest(wanted)
        if near is not None:
            return pygame.transform.smoothscale(near, size)
        if catalogue.is_backdrop(key):
            return opaque(size, _dusk(key))
        small = _wanted(catalogue.small_form(key))
        return pygame.transform.smoothscale(self._keep(small, self._draw(small.key)), size)

    def _can_wait(self, wanted: _Wanted) -> bool:
        """Return whether a quick card is one too many for this frame, and another size of it is there: a whole maze of
        them would take several frames."""
        self._quick += wanted.key.height > wanted.key.width
        return self._quick > _MOST_QUICK and self._nearest(wanted) is not None

    def _soon_loaded(self, wanted: _Wanted) -> pygame.Surface | None:
        """Return a small picture from the disk if nothing can stand in for it: to draw a stand-in would take longer."""
        key = wanted.key
        if key.width * key.height > _SMALL or self._nearest(wanted) is not None:
            return None
        found = self._work.kept(wanted)
        return found if found is not None and found.get_size() == (key.width, key.height) else None

    def _nearest(self, wanted: _Wanted) -> pygame.Surface | None:
        """Return the same picture in another size: the smallest of the larger ones, else the largest."""
        key = wanted.key
        look = (key.name, key.variant, key.contrast)
        same = [
            kept.picture
            for (other, words), kept in self._kept.items()
            if (other.name, other.variant, other.contrast, words) == (*look, wanted.words)
        ]
        larger = [picture for picture in same if picture.get_width() >= key.width]
        if larger:
            return min(larger, key=pygame.Surface.get_width)
        return max(same, key=pygame.Surface.get_width, default=None)


class _Work:
    """The worker thread and what it is asked for: the latest urgent wish first, then warming, then saving."""

    def __init__(self, files: PictureFiles, draw: Callable[[PictureKey], pygame.Surface]) -> None:
        self._files = files
        self._draw = draw
        self._urgent: deque[_Wanted] = deque()
        self._idle: deque[_Wanted] = deque()
        self._unsaved: OrderedDict[_Wanted, pygame.Surface] = OrderedDict()
        self._saving: pygame.Surface | None = None
        self._done: SimpleQueue[tuple[_Wanted, pygame.Surface | Exception]] = SimpleQueue()
        self._change = threading.Condition()
        self._making: _Wanted | None = None
        self._stopped = False
        self._thread: threading.Thread | None = None

    def ask(self, wanted: _Wanted) -> None:
        with self._change:
            if wanted == self._making or wanted in self._urgent:
                return
            if wanted in self._idle:
                self._idle.remove(wanted)
            self._urgent.append(wanted)
        self._wake()

    def warm(self, wishes: Iterable[_Wanted]) -> None:
        with self._change:
            urgent = {self._making, *self._urgent}
            wanted = [wish for wish in dict.fromkeys([*wishes, *self._idle]) if wish not in urgent]
            self._idle = deque(wanted[:_MOST_IDLE])
        self._wake()

    def forget(self, wanted: _Wanted) -> None:
        with self._change:
            if wanted in self._urgent:
                self._urgent.remove(wanted)

    def kept(self, wanted: _Wanted) -> pygame.Surface | None:
        """Return the picture from the disk, or from among those that wait for it."""
        with self._change:
            waiting = self._unsaved.get(wanted)
        return self._files.load(wanted.file_name) if waiting is None else waiting

    def save(self, wanted: _Wanted, picture: pygame.Surface) -> None:
        if not self._files.keeps:
            return
        with self._change:
            self._unsaved[wanted] = picture
            while sum(map(bytes_of, self._unsaved.values())) > _MOST_UNSAVED:
                self._unsaved.popitem(last=False)
        self._wake()

    def saves(self, picture: pygame.Surface) -> bool:
        """Return whether this picture waits for the disk, or is on its way there."""
        with self._change:
            return picture is self._saving or any(picture is waiting for waiting in self._unsaved.values())

    def finished(self) -> Iterable[tuple[_Wanted, pygame.Surface | Exception]]:
        while True:
            try:
                yield self._done.get_nowait()
            except Empty:
                break
        if self._idle:
            self._wake()

    def stop(self) -> None:
        with self._change:
            self._stopped = True
            self._change.notify()
        if self._thread is not None:
            self._thread.join()

    def _wake(self) -> None:
        with self._change:
            if self._thread is None and not self._stopped:
                self._thread = threading.Thread(target=self._run, name="pictures", daemon=True)
                self._thread.start()
            self._change.notify()

    def _run(self) -> None:
        self._files.tidy()
        while True:
            with self._change:
                self._change.wait_for(lambda: self._stopped or self._urgent or self._unsaved or self._has_room)
                if self._stopped:
                    return
                wanted = self._making = self._next()
                unsaved = self._unsaved.popitem(last=False) if wanted is None and self._unsaved else None
                self._saving = None if unsaved is None else unsaved[1]
            if wanted is not None:
                self._make(wanted)
                self._making = None
            elif unsaved is not None:
                self._files.save(unsaved[0].file_name, unsaved[1])
                self._saving = None

    def _next(self) -> _Wanted | None:
        if self._urgent:
            return self._urgent.pop()
        return self._idle.popleft() if self._has_room else None

    @property
    def _has_room(self) -> bool:
        """Whether there is something to be made ahead, and room for it."""
        return bool(self._idle) and self._done.qsize() < _MOST_READY

    def _make(self, wanted: _Wanted) -> None:
        size = (wanted.key.width, wanted.key.height)
        picture = self.kept(wanted)
        if picture is not None and picture.get_size() == size:
            self._done.put((wanted, picture))
            return
        try:
            picture = self._draw(wanted.key)
        except Exception as error:  # shown by `poll`, on the thread that can answer it
            self._done.put((wanted, error))
            return
        self._done.put((wanted, picture))
        self.save(wanted, picture)


def _wanted(key: PictureKey) -> _Wanted:
    if in_contrast():
        key = replace(key, contrast=True)
    return _Wanted(key, catalogue.words(key))


def _dusk(key: PictureKey) -> Colour:
    return BLACK if key.contrast else _DUSK
