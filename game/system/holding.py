"""While a scene is made and first drawn, workers begin nothing.

Python runs one thread at a time, and each turn that one of them takes costs that frame several milliseconds.
"""

from __future__ import annotations

import threading

_PATIENCE = 0.5
"""Seconds after which a worker begins all the same, should somebody wait for it meanwhile."""
_FREE = threading.Event()
_FREE.set()


def hold_workers() -> None:
    """Let no worker begin anything until `let_workers_go`."""
    _FREE.clear()


def let_workers_go() -> None:
    """Let workers begin what they have been asked for."""
    _FREE.set()


def until_let_go() -> None:
    """Wait, on a worker, until it may begin."""
    _FREE.wait(_PATIENCE)
