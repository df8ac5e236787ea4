"""The same work done on many pieces, by one process or several."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")


def spread(work: Callable[[_Piece], _Result], pieces: Sequence[_Piece], jobs: int) -> Generator[_Result, None, None]:
    """Yield the results, as they are finished; with one job here and in order, else in `jobs` fresh processes.

    `work` and the pieces must be picklable. Close the iterator to give up what has not begun.
    """
    if jobs == 1 or len(pieces) < 2:
        yield from map(work, pieces)
        return
    workers = ProcessPoolExecutor(min(jobs, len(pieces)), get_context("spawn"), _leave_interrupts_to_the_first)
    try:
        for future in as_completed([workers.submit(work, piece) for piece in pieces]):
            yield future.result()
    finally:
        workers.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_first() -> None:
    """Ignore Ctrl+C, which reaches every process of a terminal; only the one that was started answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
