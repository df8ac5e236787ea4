"""The generator of one decision: lots that a text determines, the same on every machine (RECORDS section 1)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import blake2b
from struct import Struct

_NUMBERS = Struct("<8Q")
_BITS = 53


class Lots(random.Random):
    """Draws from digests of a text; a chain of them, each the BLAKE2b of the one before.

    A mind draws once or a few dozen times and is then done with its generator. To hash a text once costs a quarter of
    filling the state of Python's own generator with it.
    """

    def seed(self, text: object = "", version: int = 2) -> None:  # noqa: ARG002
        """Begin anew with the lots of `text`."""
        self._lots = _lots(str(text))

    def random(self) -> float:
        """Return the next lot, from 0 to below 1, in steps of 2^-53."""
        return next(self._lots)


def _lots(text: str) -> Iterator[float]:
    digest = text.encode()
    while True:
        digest = blake2b(digest).digest()
        for number in _NUMBERS.unpack(digest):
            yield (number >> 64 - _BITS) / (1 << _BITS)
