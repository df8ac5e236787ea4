"""How many lines of records are played again and reported in the time of one unit, as `verify` does."""

from __future__ import annotations

import pytest
from bench.figures import Figures
from bench.units.working import BASE, BOTH, record, rules_of, verified


@pytest.mark.parametrize(("seats", "box"), [(5, BASE), (12, BOTH)])
def test_verify(figures: Figures, seats: int, box: str) -> None:
    figures.per_unit(f"verify, {seats} seats, {box}", "lines", verified(record(seats, rules_of(box), rounds=3)))
