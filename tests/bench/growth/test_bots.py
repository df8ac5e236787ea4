"""How long sharp bots take to decide, by seats and by lap of the round, and how many rounds they play in a second."""

from __future__ import annotations

import statistics
from array import array
from collections import defaultdict
from collections.abc import Callable
from time import perf_counter

import pytest
from bench.figures import Figures
from bench.page.plots import Plot
from bench.units.working import BASE, BOTH, MOST_SEATS, one_round, rules_of

from game.play.tally import percentiles

TABLES = [(seats, box) for box in (BASE, BOTH) for seats in range(3, MOST_SEATS[box] + 1)]
BY_LAP = [(5, BASE), (10, BASE), (5, BOTH), (12, BOTH)]
FEWEST = 10
"""Decisions in a lap that are worth a point."""


@pytest.mark.parametrize(("seats", "box"), TABLES)
def test_decisions(figures: Figures, at_length: Callable[[int, int], int], seats: int, box: str) -> None:
    """Rounds played one after another, as `simulate` does."""
    rules, rounds = rules_of(box, table_talk=True), at_length(12 if (seats, box) == (5, BASE) else 5, 1)
    times, laps = array("Q"), defaultdict[int, list[int]](list)
    began = perf_counter()
    for seed in range(rounds):
        first = len(times)
        for _ in one_round(seats, rules, "sharp", seed, times):
            pass
        for turn, time in enumerate(times[first:]):
            laps[turn // seats + 1].append(time)
        if figures.once and seats not in (5, 12):
            return
    table, took = f"sharp, {seats} seats, {box}", percentiles(times)
    if (seats, box) in BY_LAP:
        figures.note(f"{table}: rounds a second", rounds / (perf_counter() - began), "")
        for share in ("p50", "p99"):
            figures.note(f"{table}: decisions, {share}", took[share], "ms")
        for lap, of in laps.items():
            if len(of) >= FEWEST:
                figures.point(
                    Plot.DECISION_BY_LAP, f"{seats} seats, {box.split()[0]}", lap, statistics.median(of) / 1e6
                )
    for share in ("p50", "p95"):
        figures.point(Plot.DECISION_BY_SEATS, f"{box}, {share}", seats, took[share])
