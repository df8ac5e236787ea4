"""How long it takes to verify a record, and how large it is, by the rounds that were played."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pytest
from bench.figures import Figures
from bench.page.plots import Plot
from bench.units.working import BASE, BOTH, record, rules_of, verified

from game.engine.turn import ROUNDS


@pytest.mark.parametrize(("seats", "box"), [(3, BASE), (5, BASE), (5, BOTH), (12, BOTH)])
def test_verify_by_rounds(figures: Figures, at_length: Callable[[int, int], int], seats: int, box: str) -> None:
    for rounds in range(1, ROUNDS + 1):
        text = record(seats, rules_of(box), rounds)
        work, took = verified(text), []
        for _ in range(at_length(15, 1)):
            began = perf_counter()
            work()
            took.append(1000 * (perf_counter() - began))
        figures.point(Plot.RECORD_BY_ROUNDS, f"{seats} seats, {box.split()[0]}", rounds, min(took))
    figures.note(f"a record of {ROUNDS} rounds, {seats} seats, {box}", len(text) / 1000, "kB")
