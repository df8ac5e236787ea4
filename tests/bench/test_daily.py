"""How long it takes to find the goes at daily shafts among 1,000 records, at most 300 ms."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

from bench.figures import Figures
from finished_games import put, record
from pytest_benchmark.fixture import BenchmarkFixture

from game.play.daily.goes import goes
from game.play.daily.shaft import shaft_of
from game.play.session import Session

DAY = date(2026, 11, 29)
MOST_MS = 300


def test_daily_goes_among_records(
    benchmark: BenchmarkFixture, figures: Figures, at_length: Callable[[int, int], int], tmp_path: Path
) -> None:
    """Nine of ten are other games; of each day one go was begun."""
    records = at_length(1_000, 20)
    other = record()
    for number in range(records - records // 10):
        put(tmp_path, f"games/autosave-{number + 1:04}.lode", other)
    for back in range(records // 10):
        shaft = shaft_of(DAY - timedelta(back))
        Session.new(shaft.setup("Ana"), tmp_path, bot_seed=shaft.bot_seed)
    found = benchmark(lambda: goes(tmp_path, DAY))
    assert len(found) == records // 10
    if benchmark.stats is not None:
        figures.note(f"daily goes among {records} records", benchmark.stats.stats.median * 1000, "ms", MOST_MS)
