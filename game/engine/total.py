"""Tables that have a row for everything: a forgotten row is an error when the program starts, never a default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def total(keys: Iterable[K], rows: Mapping[K, V]) -> Mapping[K, V]:
    """Return `rows`, which must have exactly these keys; raise LookupError, which names the others.

    `keys` is an enum, another table, or `get_args` of a Literal or of a closed union of types.
    """
    wanted = set(keys)
    missing, surplus = wanted - rows.keys(), rows.keys() - wanted
    if missing or surplus:
        raise LookupError(f"rows missing: {_names(missing)}; rows for nothing: {_names(surplus)}")
    return rows


def _names(keys: Iterable[object]) -> str:
    return ", ".join(sorted(map(str, keys))) or "none"
