"""How many moves random minds make in the time of one unit. Aims: 12,500, and 7,000 with both expansions."""

from __future__ import annotations

import pytest
from bench.figures import Figures
from bench.units.working import BASE, BOTH, moves, rules_of


@pytest.mark.parametrize("box", [BASE, BOTH])
def test_moves(figures: Figures, box: str) -> None:
    figures.per_unit(f"random minds, 5 seats, {box}", "moves", moves(5, rules_of(box)))
