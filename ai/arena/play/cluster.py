"""The same work on a Dask cluster (extra `cluster`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from game.system.errors import WrongCall
from game.system.paths import shown_path

_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")
_PATIENCE = "10s"
_ADDRESS = re.compile(r"inproc://\S+|(tcp://|tls://|ws://|wss://)?[^\s/:]+:[0-9]{1,5}")


_ENCRYPTED = ("tls://", "wss://")


class Tls(NamedTuple):
    """PEM files of a connection that is encrypted both ways: who is trusted, and the own certificate with its key."""

    ca_file: Path
    cert: Path
    key: Path


class Scheduler(NamedTuple):
    """Where a cluster is asked for. What it hands back is unpickled here: whoever answers there is trusted entirely."""

    address: str
    tls: Tls | None = None


def spread_on(
    scheduler: Scheduler, work: Callable[[_Piece], _Result], pieces: Sequence[_Piece]
) -> Generator[_Result, None, None]:
    """Yield the results as the cluster of `scheduler` finishes them.

    `work` and the pieces must be picklable, and the workers must have this program. Raises `WrongCall` when Dask is
    not installed or no scheduler answers.
    """
    try:
        from distributed import Client, as_completed
    except ModuleNotFoundError:
        raise WrongCall("--scheduler needs the extra `cluster`: dask and distributed") from None
    _check(scheduler)
    try:
        client = Client(scheduler.address, timeout=_PATIENCE, set_as_default=False, security=security(scheduler.tls))
    except (OSError, ValueError, TypeError, RuntimeError) as error:
        raise WrongCall(f"no scheduler answers at {scheduler.address} ({error})") from None
    with client:
        futures = client.map(work, pieces, pure=False)
        done = as_completed(futures, with_results=True, loop=client.loop)
        for _, result in done:
            yield result


def _check(scheduler: Scheduler) -> None:
    if not _ADDRESS.fullmatch(scheduler.address):
        raise WrongCall(f"{scheduler.address!r} is no address such as tcp://127.0.0.1:8786")
    if scheduler.tls is None:
        return
    if not scheduler.address.startswith(_ENCRYPTED):
        raise WrongCall(f"{scheduler.address} is no address for TLS, such as tls://127.0.0.1:8786")
    for file in scheduler.tls:
        if not file.is_file():
            raise WrongCall(f"{shown_path(file)} is no file")


def security(tls: Tls | None) -> Any:
    """Return the `distributed.Security` that lets nothing through unencrypted; without files, what Dask is set to."""
    if tls is None:
        return None
    from distributed import Security

    files = {"tls_ca_file": str(tls.ca_file), "tls_client_cert": str(tls.cert), "tls_client_key": str(tls.key)}
    return Security(require_encryption=True, **files)
