"""One question to a worker of its own: asked at once, and looked at frame by frame until the answer is there."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import wait
from typing import Generic, TypeVar

from game.ui.context import Context

Answer = TypeVar("Answer")


class Asked(Generic[Answer]):
    """What `work` returns, which is never None: worked out beside the frames, once. Close it."""

    def __init__(self, context: Context, name: str, work: Callable[[], Answer]) -> None:
        self._pool = context.worker(name)
        self._asked = self._pool.submit(work)

    @property
    def answer(self) -> Answer | None:
        """The answer; None until it is there."""
        return self._asked.result() if self._asked.done() else None

    @property
    def waits(self) -> bool:
        """Whether it is not there yet."""
        return not self._asked.done()

    def finish(self) -> None:
        """Wait for it: for tests and still pictures."""
        wait([self._asked])

    def close(self) -> None:
        """Let go of the worker."""
        self._pool.shutdown(wait=False, cancel_futures=True)
