"""How long the page of statistics waits for figures over 10,000 games, at most 200 ms; and how long counting takes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from bench.figures import Figures
from finished_games import any_games, put, record
from pytest_benchmark.fixture import BenchmarkFixture

from game.statistics.counting import count_all_kept
from game.statistics.figures import Aspect, Filter, ask
from game.statistics.store import Store

MOST_MS = 200


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("statistics")
    Store(folder).add_again(any_games(10_000))
    return folder


@pytest.mark.parametrize("chosen", [{}, {Aspect.SEATS: 5}], ids=["all", "five seats"])
def test_figures_over_10000_games(benchmark: BenchmarkFixture, figures: Figures, many: Path, chosen: Filter) -> None:
    """Opened, asked and closed, as the page does it for every choice."""
    store = Store(many)
    found = benchmark(lambda: store.read(lambda connection: ask(connection, chosen), None))
    assert found is not None
    assert found.figures.games.n == (10_000 if not chosen else found.figures.games.n)
    if benchmark.stats is not None:
        figures.note("statistics over 10,000 games", benchmark.stats.stats.median * 1000, "ms", MOST_MS)


def test_counting_all_kept_games(
    benchmark: BenchmarkFixture, at_length: Callable[[int, int], int], tmp_path: Path
) -> None:
    """Games of four seats, played by `random` minds, which last longest; the figure is for a hundred."""
    games = at_length(20, 2)
    for number in range(games):
        put(tmp_path, f"games/autosave-{number + 1:04}.lode", record(seed=number + 1))
    counted = benchmark.pedantic(lambda: count_all_kept(tmp_path, lambda _done, _of: True), rounds=1)
    assert counted == games
    if benchmark.stats is not None:
        benchmark.extra_info["seconds for 100 games"] = round(benchmark.stats.stats.median * 100 / games, 2)
