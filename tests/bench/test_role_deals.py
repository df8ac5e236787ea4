"""How fast the roles of Saboteur 2 are weighed. Target on one core: 2 ms, at most 5 ms, for twelve seats.

Run by `pytest tests/bench`; nothing here asserts a time.
"""

from __future__ import annotations

import random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from ai.beliefs.role_deals import ROLES, weighed


@pytest.mark.parametrize("slots", [2, 5, 12, 14])
def test_role_marginals(benchmark: BenchmarkFixture, slots: int) -> None:
    """Seats and, beyond twelve, hats put aside; all of them with weights for every role."""
    rng = random.Random(slots)
    rows = [[rng.random() for _ in ROLES] for _ in range(slots)]
    chances, weight = benchmark(weighed, rows)
    assert len(chances) == slots
    assert weight > 0
