"""How sure a figure is: 95 % intervals of shares and means, by formulas that anybody can check.

A share has the interval of Wilson, which stays within 0 and 1 and is honest for small numbers. A mean has the interval
of Student's t. The quantile of t follows from its distribution function for whole degrees of freedom (Abramowitz and
Stegun 26.7.3 and 26.7.4), and beyond `_MANY` of them from the expansion of Cornish and Fisher.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

CONFIDENCE = 0.95
FEW = 10
"""Below this number nothing is told but the number itself: an interval would span nearly everything."""
_Z = 1.959963984540054
"""The normal quantile for `CONFIDENCE` on both sides."""
_MANY = 200
_HALVINGS = 60


class Interval(NamedTuple):
    """From where to where the true figure lies, in 95 of 100 such cases."""

    low: float
    high: float


class Share(NamedTuple):
    """How many of `n` cases were as asked for."""

    hits: int
    n: int

    @property
    def share(self) -> float:
        """The part of all, 0 where there is no case."""
        return self.hits / self.n if self.n else 0.0

    @property
    def few(self) -> bool:
        """Whether there are too few cases to tell anything."""
        return self.n < FEW

    def interval(self) -> Interval:
        """Return the interval of Wilson; everything where there is no case."""
        if not self.n:
            return Interval(0.0, 1.0)
        n, square = self.n, _Z * _Z
        middle = self.share + square / (2 * n)
        reach = _Z * math.sqrt(self.share * (1 - self.share) / n + square / (4 * n * n))
        below = 1 + square / n
        return Interval(max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below))

    def __add__(self, other: object) -> Share:
        """Return both counted together."""
        if not isinstance(other, Share):
            return NotImplemented
        return Share(self.hits + other.hits, self.n + other.n)


class Mean(NamedTuple):
    """The mean of `n` whole numbers with the sum `total` and the sum of squares `squares`."""

    n: int
    total: int
    squares: int

    @classmethod
    def of(cls, counts: Mapping[int, int]) -> Mean:
        """Return the mean of numbers of which each occurs so often."""
        return cls(
            sum(counts.values()),
            sum(number * times for number, times in counts.items()),
            sum(number * number * times for number, times in counts.items()),
        )

    @property
    def mean(self) -> float:
        """The mean, 0 where there is no number."""
        return self.total / self.n if self.n else 0.0

    @property
    def few(self) -> bool:
        """Whether there are too few numbers to tell anything."""
        return self.n < FEW

    def interval(self) -> Interval | None:
        """Return the interval of Student's t; None where fewer than two numbers say nothing of how they spread."""
        if self.n < 2:
            return None
        # in whole numbers, so nothing is lost where the spread is small
        spread = (self.n * self.squares - self.total * self.total) / (self.n * (self.n - 1))
        reach = t_quantile(self.n - 1) * math.sqrt(spread / self.n)
        return Interval(self.mean - reach, self.mean + reach)


def t_quantile(freedom: int) -> float:
    """Return the t that `CONFIDENCE` of Student's distribution lies within, for so many degrees of freedom."""
    if freedom > _MANY:
        return _Z + (_Z**3 + _Z) / (4 * freedom) + (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / (96 * freedom**2)
    return _small_quantile(freedom)


@lru_cache(maxsize=_MANY)
def _small_quantile(freedom: int) -> float:
    """Return the same for at most `_MANY` degrees, found by halving."""
    low, high = 0.0, math.pi / 2
    for _halving in range(_HALVINGS):
        angle = (low + high) / 2
        if _within(angle, freedom) < CONFIDENCE:
            low = angle
        else:
            high = angle
    return math.tan((low + high) / 2) * math.sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """Return the chance that |t| is below √freedom · tan(angle)."""
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    sum_ = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= cosine * cosine * (step - 1) / step
        sum_ += term
    return 2 / math.pi * (angle + sine * sum_) if odd else sine * sum_
