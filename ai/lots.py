"""The generator of one decision: lots that a text determines, the same on every machine (RECORDS section 1)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from struct import Struct
from typing import Protocol, TypeVar

T = TypeVar("T")
_NUMBERS = Struct("<8Q")
_BITS = 53


class Chance(Protocol):
    """What a mind asks of its generator; `random.Random` has it too."""

    def random(self) -> float:
        """Return a number from 0 to below 1."""

    def choice(self, seq: Sequence[T], /) -> T:
        """Return one of these."""

    def gauss(self, mu: float, sigma: float, /) -> float:
        """Return a number of the normal distribution with this mean and deviation."""


class Lots:
    """Draws from digests of a text; a chain of them, each the BLAKE2b of the one before.

    A mind draws once or a few dozen times and is then done with its generator. To hash a text once costs a sixth of
    filling the state of Python's own generator with it.
    """

    __slots__ = ("random",)

    def __init__(self, text: str) -> None:
        self.random: Callable[[], float] = _lots(text).__next__

    def choice(self, seq: Sequence[T], /) -> T:
        """Return one of these, by one lot."""
        return seq[int(self.random() * len(seq))]

    def gauss(self, mu: float, sigma: float, /) -> float:
        """Return a number of the normal distribution, by two lots as Box and Muller do."""
        radius = math.sqrt(-2 * math.log(1 - self.random()))
        return mu + sigma * radius * math.cos(math.tau * self.random())


def _lots(text: str) -> Iterator[float]:
    """Yield numbers from 0 to below 1, in steps of 2^-53."""
    digest = text.encode()
    while True:
        digest = blake2b(digest).digest()
        for number in _NUMBERS.unpack(digest):
            yield (number >> 64 - _BITS) / (1 << _BITS)
