"""What is made of a game to be shared: on a worker, with progress, and at will given up."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path

from game.play.sharing.files import ONE_AT_A_TIME, put
from game.scenes.shared.saved_file import unwritten_sentence


class GivenUp(Exception):
    """Raised where something is made that nobody wants any more."""


class Progress:
    """How much is made, as a share of all; whoever makes something tells it, and learns there that it is given up."""

    def __init__(self) -> None:
        self.share = 0.0
        self._given_up = threading.Event()

    def give_up(self) -> None:
        """Let whoever makes something stop at the next step."""
        self._given_up.set()

    def tell(self, share: float) -> None:
        """Note how much is made. Raises `GivenUp`."""
        if self._given_up.is_set():
            raise GivenUp
        self.share = share


class Making:
    """One file in the making: `make` gives its bytes, which are then put into `folder`."""

    def __init__(
        self, worker: Executor, make: Callable[[Progress], bytes], folder: Path, name: str, ending: str
    ) -> None:
        self.progress = Progress()
        self._folder = folder
        self._file: Future[Path] = worker.submit(self._make, make, name, ending)

    def _make(self, make: Callable[[Progress], bytes], name: str, ending: str) -> Path:
        with ONE_AT_A_TIME:
            self.progress.tell(0.0)
            data = make(self.progress)
        self.progress.tell(1.0)
        return put(self._folder, name, ending, data)

    @property
    def done(self) -> bool:
        """Whether there is a file, or none will come."""
        return self._file.done()

    def result(self) -> Path | str | None:
        """Return where the file is, else why there is none in one sentence; None when it was given up."""
        try:
            return self._file.result()
        except GivenUp:
            return None
        except OSError as error:
            return unwritten_sentence(self._folder, error)
