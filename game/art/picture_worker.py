"""The worker thread that makes pictures, and what it is asked for."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import islice
from typing import NamedTuple

import pygame

from game.art.catalogue import PictureKey
from game.art.drawing.kept import bytes_of
from game.art.picture_files import PictureFiles
from game.system.holding import until_let_go

_MOST_IDLE = 400
"""Pictures to be made ahead: more than a deck has. Those of a window that is long of another size fall off the end."""
_MOST_UNSAVED = 8_400_000
"""Bytes of pictures that wait for the disk, room for one of a usual window; beyond them the oldest is not saved, and
drawn anew when it is wanted."""
_MOST_READY = 16
"""Pictures made ahead that wait to be taken in: while a frame takes long, no more are made."""


class Wanted(NamedTuple):
    """A picture with the words set into it, so that a change of language asks for another picture."""

    key: PictureKey
    words: str

    @property
    def file_name(self) -> str:
        key = self.key
        look = "|contrast" if key.contrast else ""
        return f"{key.name}|{key.width}|{key.height}|{key.variant}|{self.words}{look}"


class PictureWorker:
    """The worker thread and what it is asked for: what the latest frame wishes, the largest first, then all else.

    While it is `calm` pictures are made ahead and saved: a frame that opens a scene has the interpreter for itself.
    """

    def __init__(self, files: PictureFiles, draw: Callable[[PictureKey], pygame.Surface]) -> None:
        self._files = files
        self._draw = draw
        self._urgent: dict[Wanted, int] = {}
        """By the frame that wished for it."""
        self._idle: dict[Wanted, None] = {}
        self._unsaved: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self._saving: pygame.Surface | None = None
        self._done: dict[Wanted, pygame.Surface | Exception] = {}
        self._change = threading.Condition()
        self._making: Wanted | None = None
        self._calm, self._room = True, 0
        self._stopped = False
        self._thread: threading.Thread | None = None

    def ask(self, wanted: Wanted, frame: int) -> None:
        with self._change:
            if wanted == self._making or wanted in self._done:
                return
            self._idle.pop(wanted, None)
            self._urgent[wanted] = frame
        self._wake()

    def warm(self, wishes: Iterable[Wanted]) -> None:
        with self._change:
            coming = {self._making, *self._urgent, *self._done}
            wanted = (wish for wish in dict.fromkeys([*wishes, *self._idle]) if wish not in coming)
            self._idle = dict.fromkeys(islice(wanted, _MOST_IDLE))

    def hold(self) -> None:
        """Begin nothing more that nobody waits for."""
        with self._change:
            self._calm = False

    def go_on(self, room: int) -> None:
        """Let what nobody waits for go on; `room` is the bytes that are left for it."""
        with self._change:
            self._calm, self._room = True, room
        if self._idle or self._unsaved:
            self._wake()

    def forget(self, wanted: Wanted) -> None:
        with self._change:
            self._urgent.pop(wanted, None)

    def claim(self, wanted: Wanted) -> pygame.Surface | None:
        """Return a picture for whoever needs it now: just made, even if that has to be waited for, or kept before.

        None where it has to be drawn; the worker no longer does.
        """
        with self._change:
            self._urgent.pop(wanted, None)
            self._idle.pop(wanted, None)
            self._change.wait_for(lambda: self._making != wanted)
            made = self._done.pop(wanted, None)
        return made if isinstance(made, pygame.Surface) else self.kept(wanted)

    def kept(self, wanted: Wanted) -> pygame.Surface | None:
        """Return the picture from the disk, or from among those that wait for it."""
        with self._change:
            waiting = self._unsaved.get(wanted)
        return self._files.load(wanted.file_name) if waiting is None else waiting

    def save(self, wanted: Wanted, picture: pygame.Surface) -> None:
        if not self._files.keeps:
            return
        with self._change:
            self._unsaved[wanted] = picture
            while sum(map(bytes_of, self._unsaved.values())) > _MOST_UNSAVED:
                self._unsaved.popitem(last=False)

    def saves(self, picture: pygame.Surface) -> bool:
        """Return whether this picture waits for the disk, or is on its way there."""
        with self._change:
            return picture is self._saving or any(picture is waiting for waiting in self._unsaved.values())

    def finished(self) -> Iterable[tuple[Wanted, pygame.Surface | Exception]]:
        while self._done:
            with self._change:
                wanted = next(iter(self._done))
                made = self._done.pop(wanted)
            yield wanted, made

    def stop(self) -> None:
        with self._change:
            self._stopped = True
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _wake(self) -> None:
        with self._change:
            if self._thread is None and not self._stopped:
                self._thread = threading.Thread(target=self._run, name="pictures", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def _run(self) -> None:
        self._files.tidy()
        while True:
            with self._change:
                self._change.wait_for(lambda: self._stopped or self._urgent or self._can_save or self._can_warm)
            until_let_go()
            with self._change:
                if self._stopped:
                    return
                urgent = bool(self._urgent)
                wanted = self._making = self._next()
                unsaved = self._unsaved.popitem(last=False) if wanted is None and self._can_save else None
                self._saving = None if unsaved is None else unsaved[1]
            if wanted is not None:
                made = self._make(wanted) if urgent or not self._in_vain(wanted) else None
                with self._change:
                    if made is not None:
                        self._done[wanted] = made
                    self._making = None
                    self._change.notify_all()
            elif unsaved is not None:
                self._files.save(unsaved[0].file_name, unsaved[1])
                self._saving = None

    def _next(self) -> Wanted | None:
        if self._urgent:
            wanted = max(self._urgent, key=lambda wish: (self._urgent[wish], wish.key.width * wish.key.height))
            del self._urgent[wanted]
            return wanted
        if not self._can_warm:
            return None
        wanted = next(iter(self._idle))
        del self._idle[wanted]
        return wanted

    @property
    def _can_save(self) -> bool:
        return self._calm and bool(self._unsaved)

    @property
    def _can_warm(self) -> bool:
        """Whether there is something to be made ahead, and room for it."""
        return self._calm and bool(self._idle) and len(self._done) < _MOST_READY

    def _in_vain(self, wanted: Wanted) -> bool:
        """Return whether a picture made ahead would only be let go of: it has no room, and the disk has it or none."""
        if wanted.key.width * wanted.key.height * 4 <= self._room:
            return False
        return not self._files.keeps or wanted in self._unsaved or self._files.has(wanted.file_name)

    def _make(self, wanted: Wanted) -> pygame.Surface | Exception:
        picture = self.kept(wanted)
        if picture is not None and picture.get_size() == (wanted.key.width, wanted.key.height):
            return picture
        try:
            picture = self._draw(wanted.key)
        except Exception as error:  # shown by `poll`, on the thread that can answer it
            return error
        self.save(wanted, picture)
        return picture
