"""Pictures in memory: ready at once in some form, exact as soon as the one worker thread has made them.

None is drawn twice, and none before all that is on the screen.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pygame

from game.art import catalogue
from game.art.cards.card_stock import open_fonts
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import BLACK, in_contrast
from game.art.drawing.kept import SHELF, bytes_of
from game.art.drawing.raster import Colour, opaque
from game.art.picture_files import PictureFiles
from game.art.picture_worker import PictureWorker, Wanted

_MOST_BYTES = 16_000_000
_MOST_QUICK = 6
"""Cards that a frame draws by itself while others could stand in for them."""
_SMALL = 25_000
"""Pixels of a picture that is loaded faster than a stand-in is drawn."""
_DUSK = (66, 48, 32)
"""What stands in for a backdrop that was never drawn: about as light as they are, so that no frame is black."""


_Look = tuple[str, str, bool, str]
"""All that tells pictures apart but their size."""


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
        self._draw = draw
        self._kept: OrderedDict[Wanted, _Kept] = OrderedDict()
        self._looks: dict[_Look, dict[Wanted, pygame.Surface]] = {}
        """The same pictures by all but their size: to look through them all for another size takes too long."""
        self._bytes = 0
        self._tick = 0
        self._asked = False
        """Whether a frame has drawn with pictures since the last `poll`: one that draws nothing still shows them."""
        self._quick = 0
        """Quick cards that this frame has asked for."""
        self._busy = False
        """Whether since then a picture was missing: the frame that began with that may go on for long."""
        self._stand_ins: dict[Wanted, pygame.Surface] = {}
        self._work = PictureWorker(PictureFiles(folder), draw)

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
        if wanted not in self._stand_ins:
            if catalogue.is_quick(key) and not self._can_wait(wanted):
                return self._keep(wanted, self._draw(wanted.key))
            self._drop_other_backdrops(key)
            at_once = self._soon_loaded(wanted)
            if at_once is not None:
                return self._keep(wanted, at_once)
            self._stand_ins[wanted] = self._stand_in(wanted)
            self._ask(wanted)
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
            self._ask(wanted)
        if picture is None:
            pygame.transform.smoothscale(self._stand_ins[wanted], canvas.get_size(), canvas)
        else:
            canvas.blit(picture, (0, 0))

    def drop_backdrops(self) -> None:
        """Let go of the large pictures, even if they were just drawn with."""
        for wanted in [wanted for wanted in self._kept if catalogue.is_backdrop(wanted.key)]:
            self._forget(wanted)

    def now(self, key: PictureKey) -> pygame.Surface:
        """Return the exact picture, waiting for it."""
        wanted = _wanted(key)
        exact = self._remembered(wanted)
        if exact is None and catalogue.is_quick(key) and wanted not in self._stand_ins:
            exact = self._keep(wanted, self._draw(wanted.key))
        if exact is not None:
            return exact
        self._busy = True
        self._work.hold()
        picture = self._work.claim(wanted)
        if picture is None or picture.get_size() != (key.width, key.height):
            picture = self._draw(wanted.key)
            self._work.save(wanted, picture)
        self._stand_ins.pop(wanted, None)
        return self._keep(wanted, picture)

    def own(self, key: PictureKey) -> pygame.Surface:
        """Return the exact picture as one to draw on, waiting for it. It is not kept: its memory is the caller's."""
        picture, wanted = self.now(key), _wanted(key)
        self._forget(wanted)
        return picture.copy() if self._work.saves(picture) else picture

    def warm(self, keys: Iterable[PictureKey]) -> None:
        """Make these pictures when all that is on the screen is, before those that were to be made so earlier.

        They do not count as pending, and displace nothing: where memory is full they are only put on the disk.
        """
        self._busy = True
        self._work.hold()
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
        if not self._busy and not self._stand_ins:
            self._work.go_on(_MOST_BYTES - self._bytes)
        self._busy = False
        return sharper

    def close(self) -> None:
        """Stop the worker after the picture it is at."""
        self._work.stop()

    def _ask(self, wanted: Wanted) -> None:
        self._busy = True
        self._work.hold()
        self._work.ask(wanted, self._tick)

    def _remembered(self, wanted: Wanted) -> pygame.Surface | None:
        self._asked = True
        kept = self._kept.get(wanted)
        if kept is None:
            return None
        kept.used = self._tick
        self._kept.move_to_end(wanted)
        return kept.picture

    def _keep(self, wanted: Wanted, picture: pygame.Surface) -> pygame.Surface:
        """Remember a picture and let go of the oldest ones."""
        self._forget(wanted)
        self._bytes += bytes_of(picture)
        self._kept[wanted] = _Kept(picture, self._tick)
        self._looks.setdefault(_look(wanted), {})[wanted] = picture
        self._let_go()
        return picture

    def _forget(self, wanted: Wanted) -> None:
        """Let go of a picture, if it is there."""
        kept = self._kept.pop(wanted, None)
        if kept is None:
            return
        self._bytes -= bytes_of(kept.picture)
        sizes = self._looks[_look(wanted)]
        del sizes[wanted]
        if not sizes:
            del self._looks[_look(wanted)]

    def _let_go(self) -> None:
        """Stay within bounds, but let go of none that this or the last frame used."""
        while self._bytes > _MOST_BYTES:
            oldest, kept = next(iter(self._kept.items()))
            if kept.used >= self._tick - 1:
                break
            self._forget(oldest)

    def _drop_other_backdrops(self, key: PictureKey) -> None:
        """A window that changes its size needs only the last of the sizes it went through."""
        if catalogue.is_backdrop(key):
            for other in [w for w in self._stand_ins if w.key.name == key.name]:
                del self._stand_ins[other]
                self._work.forget(other)

    def _stand_in(self, wanted: Wanted) -> pygame.Surface:
        key = wanted.key
        size = (key.width, key.height)
        near = self._nearest(wanted)
        if near is not None:
            return pygame.transform.smoothscale(near, size)
        if catalogue.is_backdrop(key):
            return opaque(size, _dusk(key))
        small = _wanted(catalogue.small_form(key))
        return pygame.transform.smoothscale(self._keep(small, self._draw(small.key)), size)

    def _can_wait(self, wanted: Wanted) -> bool:
        """Return whether a quick card is one too many for this frame, and another size of it is there: a whole maze of
        them would take several frames."""
        self._quick += wanted.key.height > wanted.key.width
        return self._quick > _MOST_QUICK and self._nearest(wanted) is not None

    def _soon_loaded(self, wanted: Wanted) -> pygame.Surface | None:
        """Return a small picture from the disk if nothing can stand in for it: to draw a stand-in would take longer."""
        key = wanted.key
        if key.width * key.height > _SMALL or self._nearest(wanted) is not None:
            return None
        found = self._work.kept(wanted)
        return found if found is not None and found.get_size() == (key.width, key.height) else None

    def _nearest(self, wanted: Wanted) -> pygame.Surface | None:
        """Return the same picture in another size: the smallest of the larger ones, else the largest."""
        same = self._looks.get(_look(wanted), {}).values()
        larger = [picture for picture in same if picture.get_width() >= wanted.key.width]
        if larger:
            return min(larger, key=pygame.Surface.get_width)
        return max(same, key=pygame.Surface.get_width, default=None)


def _look(wanted: Wanted) -> _Look:
    key = wanted.key
    return key.name, key.variant, key.contrast, wanted.words


def _wanted(key: PictureKey) -> Wanted:
    if in_contrast():
        key = replace(key, contrast=True)
    return Wanted(key, catalogue.words(key))


def _dusk(key: PictureKey) -> Colour:
    return BLACK if key.contrast else _DUSK
