"""Rows of a table of targets: what was aimed at, what was found, and whether it is there."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import msgspec

from ai.arena.measure.figures import Interval


class TargetVerdict(StrEnum):
    """Whether a target is met, whether the interval leaves a doubt; some figures are told without any."""

    MET = "met"
    MET_OPEN = "met, interval open"
    MISSED_OPEN = "missed, interval open"
    MISSED = "missed"
    REPORTED = "reported"

    @property
    def met(self) -> bool:
        """Whether the figure itself meets the target."""
        return self in (TargetVerdict.MET, TargetVerdict.MET_OPEN)

    @property
    def is_open(self) -> bool:
        """Whether more rounds may tell."""
        return self in (TargetVerdict.MET_OPEN, TargetVerdict.MISSED_OPEN)


class TargetRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line: the topic, where it was measured, the target, what was found with its interval, on how many rounds.

    `entries` are the folders of the rounds that tell.
    """

    topic: str
    where: str
    target: str
    found: str
    rounds: int
    verdict: TargetVerdict
    entries: tuple[str, ...] = ()


class TargetRange(msgspec.Struct, frozen=True):
    """What a figure should be: at least `low` and at most `high`, and how the table says so."""

    text: str
    low: float = float("-inf")
    high: float = float("inf")

    @property
    def aims(self) -> bool:
        """Whether there is anything to aim at."""
        return self.low > float("-inf") or self.high < float("inf")

    def verdict(self, found: Interval) -> TargetVerdict:
        """Return whether the figure meets the target, left open when the interval says both."""
        if not self.aims:
            return TargetVerdict.REPORTED
        if self.low <= found.value <= self.high:
            return TargetVerdict.MET if self.low <= found.low and found.high <= self.high else TargetVerdict.MET_OPEN
        return TargetVerdict.MISSED if found.high < self.low or found.low > self.high else TargetVerdict.MISSED_OPEN


REPORT = TargetRange("")
"""No target."""


def target_row(
    topic: str, target: TargetRange, found: Interval, told: str, cell: dict[str, Any], where: str = ""
) -> TargetRow:
    """Return the row of a figure of a cell, which gives the place and the rounds; `told` is the figure in words.

    `where` tells the place more exactly than the number of seats.
    """
    return TargetRow(
        topic=topic,
        where=where or f"{cell['seats']} seats",
        target=target.text,
        found=told,
        rounds=cell["rounds"],
        verdict=target.verdict(found),
        entries=(cell["entry"],),
    )


def worst(verdicts: Iterable[TargetVerdict]) -> TargetVerdict:
    """Return the least favourable of some verdicts on one target."""
    order = list(TargetVerdict)
    return max(verdicts, key=lambda one: -1 if one is TargetVerdict.REPORTED else order.index(one))


def plain_verdict(met: bool) -> TargetVerdict:
    """Return the verdict on what has no interval."""
    return TargetVerdict.MET if met else TargetVerdict.MISSED


def interval_of(cell: dict[str, Any], name: str) -> Interval:
    """Return a figure of a cell with its bounds."""
    return Interval(cell[name], cell["low"], cell["high"])


def percent_text(found: Interval) -> str:
    """Write a share."""
    return f"{100 * found.value:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"


def points_text(found: Interval) -> str:
    """Write a difference between shares."""
    return f"{100 * found.value:+.1f} [{100 * found.low:+.1f}, {100 * found.high:+.1f}]"


def number_text(found: Interval, sign: str = "") -> str:
    """Write any other figure; `sign` is `+` where it is a difference."""
    return f"{found.value:{sign}.3f} [{found.low:{sign}.3f}, {found.high:{sign}.3f}]"
