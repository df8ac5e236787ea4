"""How fast the chances of roles are worked out in Saboteur 2. Target on one core: 2 ms, at most 5 ms, for twelve seats.

Run by `pytest tests/bench`; nothing here asserts a time.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from ai.beliefs.role_deals import ROLE_ORDER, role_chances


@pytest.mark.parametrize("slots", [2, 5, 12, 14])
def test_role_chances(benchmark: BenchmarkFixture, at_length: Callable[[int, int], int], slots: int) -> None:
    """Seats and, beyond twelve, hats put aside; all of them with weights for every role, which nobody has asked yet."""
    rng = random.Random(slots)

    def fresh() -> tuple[tuple[list[list[float]]], dict[str, object]]:
        return ([[rng.random() for _ in ROLE_ORDER] for _ in range(slots)],), {}

    chances, weight = benchmark.pedantic(role_chances, setup=fresh, rounds=at_length(200, 1))
    assert len(chances) == slots
    assert weight > 0
