"""How sure a figure is, against values that are printed in textbooks and tables (UX S11)."""

from __future__ import annotations

from math import isclose

import pytest

from game.statistics.intervals import FEW, Interval, Mean, Share, t_quantile


def near(found: Interval | None, low: float, high: float) -> bool:
    return found is not None and isclose(found.low, low, abs_tol=1e-4) and isclose(found.high, high, abs_tol=1e-4)


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_of_wilson(hits: int, n: int, low: float, high: float) -> None:
    assert near(Share(hits, n).interval(), low, high)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (10, 2.2281), (29, 2.0452), (30, 2.0423),
     (120, 1.9799), (200, 1.9719), (201, 1.9718), (1000, 1.9623), (10**6, 1.9600)],
)  # fmt: skip
def test_the_quantile_of_t(freedom: int, quantile: float) -> None:
    assert isclose(t_quantile(freedom), quantile, abs_tol=6e-5)


def test_the_interval_of_a_mean() -> None:
    """Ten numbers with mean 5 and variance 20/9: half the width is 2.2622 · √(20/90)."""
    mean = Mean.of({3: 2, 4: 2, 5: 2, 6: 2, 7: 2})
    assert (mean.n, mean.mean) == (10, 5.0)
    assert near(mean.interval(), 5 - 1.06640, 5 + 1.06640)
    assert near(Mean.of({4: 30}).interval(), 4, 4)
    assert Mean.of({4: 1}).interval() is None
    assert Mean.of({}).mean == 0


def test_few_is_said() -> None:
    assert Share(FEW - 1, FEW - 1).few
    assert not Share(0, FEW).few
    assert Mean.of({1: FEW - 1}).few
    assert not Mean.of({1: FEW}).few


def test_shares_are_added_by_their_counts() -> None:
    assert Share(1, 4) + Share(3, 4) == Share(4, 8)
