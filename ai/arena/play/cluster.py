"""The same work on a Dask cluster (extra `cluster`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from game.system.errors import WrongCall

_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")
_PATIENCE = "10s"
_ADDRESS = re.compile(r"inproc://\S+|(tcp://|tls://|ws://|wss://)?[^\s/:]+:[0-9]{1,5}")


def spread_on(
    address: str, work: Callable[[_Piece], _Result], pieces: Sequence[_Piece]
) -> Generator[_Result, None, None]:
    """Yield the results as the cluster whose scheduler is at `address` finishes them.

    `work` and the pieces must be picklable, and the workers must have this program. Raises `WrongCall` when Dask is
    not installed or no scheduler answers.
    """
    try:
        from distributed import Client, as_completed
    except ModuleNotFoundError:
        raise WrongCall("--scheduler needs the extra `cluster`: dask and distributed") from None
    if not _ADDRESS.fullmatch(address):
        raise WrongCall(f"{address!r} is no address such as tcp://127.0.0.1:8786")
    try:
        client = Client(address, timeout=_PATIENCE, set_as_default=False)
    except OSError as error:
        raise WrongCall(f"no scheduler answers at {address} ({error})") from None
    with client:
        futures = client.map(work, pieces, pure=False)
        done = as_completed(futures, with_results=True, loop=client.loop)
        for _, result in done:
            yield result
