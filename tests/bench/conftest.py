"""What benchmarks share: figures for one table at the end, held against limits, or with `--once` only reported.

`pytest tests/bench --once` runs every benchmark once and briefly: it shows that each still runs, and what it measures
about; `.ci/run` does so. A benchmark that is skipped, and a file without any, fail there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from bench.busy_core import busy_core
from bench.figures import Figures
from pytest_benchmark.fixture import BenchmarkFixture

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # no screen takes part in what frames take

_BRIEFLY = {"benchmark_max_time": 0.05, "benchmark_min_rounds": 1, "benchmark_warmup": False, "benchmark_quiet": True}


_FIGURES = pytest.StashKey[Figures]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--once", action="store_true", help="run every benchmark once, and report limits only")
    parser.addoption("--soak-games", type=int, metavar="N", help="how many games the long session has")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    once = bool(config.getoption("--once"))
    config.stash[_FIGURES] = Figures(once)
    for name, value in _BRIEFLY.items() if once else ():
        setattr(config.option, name, value)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Miss no file of benchmarks, when all are run once."""
    here = Path(__file__).parent
    if not session.config.getoption("--once") or [Path(word).resolve() for word in session.config.args] != [here]:
        return
    silent = {path.name for path in here.glob("test_*.py")} - {item.path.name for item in session.items}
    if silent:
        raise pytest.UsageError(f"no benchmark is in {', '.join(sorted(silent))}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail what is skipped, when all benchmarks are run once."""
    report = yield
    if report.skipped and item.config.getoption("--once"):
        report.outcome = "failed"
    return report


@pytest.fixture
def figures(pytestconfig: pytest.Config) -> Figures:
    """Where a benchmark puts its figures."""
    return pytestconfig.stash[_FIGURES]


@pytest.fixture
def at_length(figures: Figures) -> Callable[[int, int], int]:
    """Return the first of two numbers, or the second when every benchmark is run only once."""
    return lambda usual, once: once if figures.once else usual


@pytest.fixture
def other_program() -> Iterator[None]:
    """Keep one core busy by another program while the benchmark runs."""
    with busy_core():
        yield


@pytest.fixture(autouse=True)
def _timed(request: pytest.FixtureRequest, figures: Figures) -> Generator[None]:
    """Put what pytest-benchmark has timed into the table too."""
    benchmark = request.getfixturevalue("benchmark") if "benchmark" in request.fixturenames else None
    yield
    if isinstance(benchmark, BenchmarkFixture) and benchmark.stats is not None:
        figures.note(f"{request.node.name}: median", benchmark.stats.stats.median * 1000, "ms")
        for name, value in benchmark.extra_info.items():
            figures.note(f"{request.node.name}: {name}", value, "")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the table."""
    lines = config.stash[_FIGURES].table()
    if lines:
        terminalreporter.section("figures")
        terminalreporter.write("\n".join(lines) + "\n")
