"""What the list of games knows of each, and how it comes to know it: no frame waits for a file to be played again.

Names alone make the list. Headers are read as rows come into view, and the rest of them by a worker, for the search;
the exact state of a game is worked out for what is in view, and where only that tells whether a game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from enum import StrEnum
from functools import partial
from itertools import islice
from pathlib import Path

from game.play.library import Glance, Kept, Shelf, glance
from game.play.save_names import slot_of
from game.play.saved_games import Save, Unusable, look

_AT_ONCE = 24
"""Headers that are read before the first frame: as many as games are there usually."""
_BATCH = 40
"""Headers that the worker reads at a time."""

Found = Save | Unusable | None


class Section(StrEnum):
    """The parts of the list."""

    TO_PLAY = "to-play"
    SLOTS = "slots"
    FINISHED = "finished"


class Shelves:
    """The records of a folder. `read` and `look_at` are told what is needed now; `take_news` brings what is known."""

    def __init__(
        self, kept: Sequence[Kept], worker: Executor, known: Mapping[Path, tuple[Glance | None, Found]] | None = None
    ) -> None:
        self._worker = worker
        self._kept = list(kept)
        self._glances = {path: seen for path, (seen, _found) in (known or {}).items()}
        self._found = {path: found for path, (_seen, found) in (known or {}).items()}
        self._wanted: list[Path] = []
        self._job: Future[Callable[[], None]] | None = None
        self._settled = False
        self.read(islice((kept for kept in self._kept if kept.shelf is not Shelf.ARCHIVE), _AT_ONCE))

    def slot(self, number: int) -> Kept | None:
        """Return what is in a slot."""
        kept = next((kept for kept in self._kept if kept.shelf is Shelf.SLOT and slot_of(kept.path) == number), None)
        return kept if kept is not None and self._shown(kept) else None

    def listed(self, section: Section, typed: str) -> list[Kept]:
        """Return what a section holds, what was played last first; with `typed`, where a name of a player has that."""
        looked_for = typed.casefold()
        listed = [kept for kept in self._kept if self.section(kept) is section]
        return [kept for kept in listed if self._has(kept, looked_for)] if looked_for else listed

    def section(self, kept: Kept) -> Section | None:
        """Return where a record is listed; None while that is not known, and for what is no game."""
        if not self._shown(kept):
            return None
        if kept.shelf is Shelf.SLOT:
            return Section.SLOTS
        found = self._found.get(kept.path)
        if isinstance(found, Save):
            return Section.FINISHED if found.over else Section.TO_PLAY
        if kept.shelf is Shelf.ARCHIVE:
            return Section.FINISHED
        return None if self._undecided(kept) else Section.TO_PLAY

    def glance(self, kept: Kept) -> Glance | None:
        """Return what a record says of itself, if it was read."""
        return self._glances.get(kept.path)

    def found(self, kept: Kept) -> Found:
        """Return what playing a record again has shown, None before that."""
        return self._found.get(kept.path)

    def read(self, shown: Iterator[Kept] | Sequence[Kept]) -> bool:
        """Read the headers of these at once. Returns whether any of them belongs elsewhere than was thought."""
        moved = False
        for kept in shown:
            if kept.path not in self._glances:
                self._settled = False
                before = self.section(kept)
                self._glances[kept.path] = glance(kept.path)
                moved |= self.section(kept) is not before
        return moved

    def look_at(self, shown: Sequence[Kept]) -> None:
        """Let the worker play these again, in this order."""
        self._wanted = [kept.path for kept in shown if kept.path not in self._found]
        self._settled &= not self._wanted

    def forget(self, kept: Kept) -> None:
        """Take a record off the list: it has gone."""
        self._kept = [other for other in self._kept if other.path != kept.path]

    def look_anew(self, kept: Kept) -> None:
        """Forget what is known of a record: it has been changed."""
        self._glances.pop(kept.path, None)
        self._found.pop(kept.path, None)
        self.read([kept])

    @property
    def busy(self) -> bool:
        """Whether there is something to wait for."""
        return not self._settled

    def take_news(self) -> bool:
        """Take what the worker has found out, and let it go on. Returns whether there was anything."""
        news = self._job is not None and self._job.done()
        if self._job is not None and news:
            self._job.result()()
            self._job = None
        if self._job is None and not self._settled:
            job = self._next_job()
            self._job = None if job is None else self._worker.submit(job)
            self._settled = job is None
        return news

    def _next_job(self) -> Callable[[], Callable[[], None]] | None:
        undecided = (kept.path for kept in self._kept if self._undecided(kept))
        path = next((path for path in (*self._wanted, *undecided) if path not in self._found), None)
        if path is not None:
            return partial(self._play_again, path)
        unread = list(islice((kept.path for kept in self._kept if kept.path not in self._glances), _BATCH))
        return partial(self._read_all, unread) if unread else None

    def _play_again(self, path: Path) -> Callable[[], None]:
        """Play a record again, on the worker; what is returned notes what was found, on the frame's thread."""
        return partial(self._found.__setitem__, path, look(path))

    def _read_all(self, paths: Sequence[Path]) -> Callable[[], None]:
        return partial(self._glances.update, {path: glance(path) for path in paths})

    def _undecided(self, kept: Kept) -> bool:
        """Return whether only playing a record again can tell if its game is over."""
        seen = self._glances.get(kept.path)
        decided = kept.path in self._found or kept.shelf in (Shelf.ARCHIVE, Shelf.SLOT)
        return not decided and seen is not None and not (seen.round and seen.surely_unfinished)

    def _shown(self, kept: Kept) -> bool:
        """Return whether a file is anything to show: those that never held a deal, or have gone, are not."""
        return kept.path not in self._found or self._found[kept.path] is not None

    def _has(self, kept: Kept, looked_for: str) -> bool:
        seen = self._glances.get(kept.path)
        return seen is not None and any(looked_for in name.casefold() for name in seen.names)
