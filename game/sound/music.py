"""Music: streamed, one tune at a time, from a worker. The tune of the table thins out as the deck burns down."""

from __future__ import annotations

from concurrent.futures import Executor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pygame

from game.engine.deal import deck_size
from game.engine.table import Table
from game.sound.device import FAULTS
from game.sound.files import files_in

STAGES = 5
ENDED = pygame.event.custom_type()
"""The event of a tune that has come to its loop point."""
_OUT_MS, _IN_MS = 700, 1500


class Tune(NamedTuple):
    """A loop: the title's, or the table's at a stage, 0 with a full deck to 4 with none."""

    name: str
    stage: int | None = None

    @property
    def file(self) -> str:
        return self.name if self.stage is None else f"{self.name}-{self.stage}"


TITLE = Tune("title")


def table_tune(table: Table) -> Tune:
    """Return the tune for what is left of the draw pile, as everybody sees it."""
    burnt = max(0.0, 1 - table.deck / max(1, deck_size(table.rules, table.seats)))
    return Tune("table", min(STAGES - 1, int(burnt * STAGES)))


class Music:
    """Plays tunes in a loop. Another stage of the same tune follows at the loop point, another tune after a fade.

    Every method but `play`, `set_volume` and `go_on` runs on the worker.
    """

    def __init__(self, worker: Executor, folder: Path) -> None:
        self._worker = worker
        self._folder = folder
        self._wanted: Tune | None = None
        self._playing: Tune | None = None
        self._volume: float | None = None
        self._open = False
        self._files: dict[str, Path] = {}

    def play(self, tune: Tune) -> None:
        """Let this tune be heard."""
        if tune != self._wanted:
            self._wanted = tune
            self._worker.submit(self._change, tune)

    def set_volume(self, volume: float) -> None:
        """Be as loud as this, 0 to 1."""
        if volume != self._volume:
            self._volume = volume
            self._worker.submit(self._turn_to, volume)

    def go_on(self) -> None:
        """Answer the loop point: say what follows the next one."""
        self._worker.submit(self._queue)

    def opened(self) -> None:
        """Begin, now that there is a mixer."""
        self._open, self._files = True, files_in(self._folder)
        with suppress(*FAULTS):
            pygame.mixer.music.set_endevent(ENDED)
        if self._wanted is not None:
            self._begin(self._wanted)

    def closed(self) -> None:
        """Forget what was playing: the mixer goes."""
        self._open, self._playing = False, None
        with suppress(*FAULTS):
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()

    def _turn_to(self, volume: float) -> None:
        if self._open:
            with suppress(*FAULTS):
                pygame.mixer.music.set_volume(volume)

    def _change(self, tune: Tune) -> None:
        if not self._open or tune != self._wanted:
            return  # another wish has come since
        if self._playing is not None and self._playing.name == tune.name:
            self._queue()
            return
        self._playing = None  # whatever follows, or nothing where there is no such tune
        with suppress(*FAULTS):
            pygame.mixer.music.fadeout(_OUT_MS)
        self._begin(tune)

    def _begin(self, tune: Tune) -> None:
        """Load a tune, once the last one has faded, and let it swell."""
        path = self._files.get(tune.file)
        if not self._open or path is None:
            return
        with suppress(*FAULTS):
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._volume or 0.0)
            pygame.mixer.music.play(fade_ms=_IN_MS)
            self._playing = tune
        self._queue()

    def _queue(self) -> None:
        """Let the tune that is wanted follow what plays now."""
        wanted = self._wanted
        if not self._open or wanted is None or self._playing is None or wanted.name != self._playing.name:
            return
        path = self._files.get(wanted.file)
        if path is not None:
            with suppress(*FAULTS):
                pygame.mixer.music.queue(path)
