"""How many decisions of sharp bots, played, there are in the time of one unit; and how fast a long log is read anew."""

from __future__ import annotations

import pytest
from bench.figures import Figures
from bench.units.working import BASE, BOTH, decisions, log_read, rules_of


@pytest.mark.parametrize(("seats", "box"), [(5, BASE), (10, BASE), (5, BOTH), (12, BOTH)])
def test_decisions(figures: Figures, seats: int, box: str) -> None:
    figures.per_unit(f"sharp, {seats} seats, {box}", "decisions", decisions(seats, rules_of(box, table_talk=True)))


def test_a_log_read_anew(figures: Figures) -> None:
    figures.per_unit(f"a log read anew, 12 seats, {BOTH}", "events", log_read(12, rules_of(BOTH, table_talk=True)))
