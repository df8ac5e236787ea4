"""What benchmarks share: figures for one table at the end, held against limits, or with `--once` only reported.

`pytest tests/bench --once` runs every benchmark once and briefly: it shows that each still runs, and what it measures
about; `.ci/run` does so. A benchmark that is skipped, and a file without any, fail there. With `--page` what is
measured goes into `docs/performance.md`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from bench.busy_core import busy_core
from bench.figures import Figures
from bench.page.making import make
from bench.page.stored import held, load, store
from bench.units.yardstick import units_per_second
from pytest_benchmark.fixture import BenchmarkFixture

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # no screen takes part in what frames take

_BRIEFLY = {"benchmark_max_time": 0.05, "benchmark_min_rounds": 1, "benchmark_warmup": False, "benchmark_quiet": True}


_FIGURES = pytest.StashKey[Figures]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--once", action="store_true", help="run every benchmark once, and report limits only")
    parser.addoption("--page", action="store_true", help="put what is measured into docs/performance.md")
    parser.addoption("--soak-games", type=int, metavar="N", help="how many games the long session has")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    once = bool(config.getoption("--once"))
    if once and config.getoption("--page"):
        raise pytest.UsageError("what is measured only once and briefly is for no page")
    config.stash[_FIGURES] = Figures(once, {} if config.getoption("--page") else held(load()))
    for name, value in _BRIEFLY.items() if once else ():
        setattr(config.option, name, value)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Miss no file of benchmarks, when all are run once."""
    here = Path(__file__).parent
    if not session.config.getoption("--once") or [Path(word).resolve() for word in session.config.args] != [here]:
        return
    silent = set(here.rglob("test_*.py")) - {item.path for item in session.items}
    if silent:
        raise pytest.UsageError(f"no benchmark is in {', '.join(sorted(path.name for path in silent))}")


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


@pytest.fixture(autouse=True, scope="module")
def _machine(pytestconfig: pytest.Config) -> None:
    """Measure the machine before each file, if the page is to say what it was."""
    if pytestconfig.getoption("--page"):
        pytestconfig.stash[_FIGURES].machine = units_per_second(2)


@pytest.fixture(autouse=True)
def _sourced(request: pytest.FixtureRequest, figures: Figures) -> None:
    """Say which benchmark the figures are from."""
    figures.source = f"{request.path.relative_to(Path(__file__).parent).as_posix()}::{request.node.name}"


@pytest.fixture(autouse=True)
def _timed(request: pytest.FixtureRequest, figures: Figures) -> Generator[None]:
    """Put what pytest-benchmark has timed into the table too."""
    benchmark = request.getfixturevalue("benchmark") if "benchmark" in request.fixturenames else None
    yield
    if isinstance(benchmark, BenchmarkFixture) and benchmark.stats is not None:
        name = request.node.name.removeprefix("test_").replace("_", " ")
        median = benchmark.stats.stats.median * 1000
        if all(figure.value != median for figure in figures.all):  # the benchmark has not named it itself
            figures.note(f"{name}: median", median, "ms")
        for extra, value in benchmark.extra_info.items():
            figures.note(f"{name}: {extra}", value, "")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the table."""
    lines = config.stash[_FIGURES].table()
    if lines:
        terminalreporter.section("figures")
        terminalreporter.write("\n".join(lines) + "\n")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Make the page."""
    figures = session.config.stash[_FIGURES]
    if session.config.getoption("--page") and figures.all:
        make(store([*figures.all, *figures.points]))
