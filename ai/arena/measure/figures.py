"""Figures from rounds: shares with bootstrap intervals, and how well a belief did."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

RESAMPLES = 1000
_TAIL = 0.025
_NORMAL = 1.96
_BINS = 10
_LEAST = 1e-6

_Thing = TypeVar("_Thing")


class Interval(msgspec.Struct, frozen=True):
    """A figure and the bounds of its 95 % interval."""

    value: float
    low: float
    high: float


def bootstrap_share(deals: Sequence[complex], label: str) -> Interval:
    """Return the ratio of two sums over deals, with the bootstrap interval over deals.

    Each deal is a count beside its number of rounds: `complex(count, rounds)`; sums of such whole numbers are exact.
    `label` seeds the resampling. There must be a deal, and something that is counted beside; a sample without any is
    left out.
    """
    rng = random.Random(f"bootstrap:{label}")
    samples = (sum(rng.choices(deals, k=len(deals))) for _ in range(RESAMPLES))
    ratios = sorted(_ratio(total) for total in samples if total.imag)
    tail = int(_TAIL * len(ratios))
    return Interval(_ratio(sum(deals)), ratios[tail], ratios[-tail - 1])


def bounds(blocks: Sequence[Sequence[_Thing]], figure: Callable[[list[_Thing]], float | None]) -> list[float] | None:
    """Return the 95 % interval of a figure of all things, by leaving out each block in turn (jackknife).

    None where there are too few blocks, or where the figure is None without some block.
    """
    filled = [block for block in blocks if block]
    without = [[thing for b in filled if b is not block for thing in b] for block in filled]
    parts = [part for things in without if things and (part := figure(things)) is not None]
    whole = figure([thing for block in filled for thing in block]) if len(parts) > 1 else None
    if whole is None or len(parts) < len(filled):
        return None
    mean = math.fsum(parts) / len(parts)
    spread = math.sqrt((len(parts) - 1) / len(parts) * math.fsum((part - mean) ** 2 for part in parts))
    return [whole - _NORMAL * spread, whole + _NORMAL * spread]


def _ratio(total: complex) -> float:
    return total.real / total.imag


def log_loss(chances: Iterable[float], truths: Iterable[int]) -> float:
    """Return the mean surprise at the truth, in nats."""
    losses = [surprise(chance if truth else 1 - chance) for chance, truth in zip(chances, truths, strict=True)]
    return math.fsum(losses) / len(losses)


def surprise(chance: float) -> float:
    """Return the surprise at an event that was given this chance, in nats; kept finite."""
    return -math.log(max(chance, _LEAST))


def auc(scores: Sequence[float], truths: Sequence[int]) -> float | None:
    """Return how likely a true case outscores a false one, ties half; None without cases of both kinds."""
    true = sum(truths)
    false = len(truths) - true
    if not true or not false:
        return None
    ranks, below = 0.0, 0
    counts: dict[float, list[int]] = {}
    for score, truth in zip(scores, truths, strict=True):
        counts.setdefault(score, [0, 0])[truth] += 1
    for score in sorted(counts):
        others, found = counts[score]
        ranks += found * (below + others / 2)
        below += others
    return ranks / (true * false)


def calibration_error(chances: Sequence[float], truths: Sequence[int]) -> float:
    """Return how far chances are from what came true, over ten equal bins weighted by their cases."""
    gaps = [0.0] * _BINS
    for chance, truth in zip(chances, truths, strict=True):
        gaps[min(int(chance * _BINS), _BINS - 1)] += chance - truth
    return sum(map(abs, gaps)) / len(chances)
