"""A long session: no fault, and memory and files stay bounded (UX M30). `--soak-games N` says how long it is."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from bench.figures import Figures
from bench.soaking import soak

MOST_MEGABYTES, MOST_HANDLES = 220, 120
MOST_GROWTH = 15
"""Megabytes between the middle of the session and its end, as means of quarters: windows differ in size."""


def test_a_long_session(
    tmp_path: Path, figures: Figures, at_length: Callable[[int, int], int], pytestconfig: pytest.Config
) -> None:
    """In a process of its own, so that nothing else is counted."""
    games = pytestconfig.getoption("--soak-games") or at_length(100, 2)
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        found = process.submit(soak, tmp_path, 1, games, at_length(2000, 60)).result()
    assert not found.faults, "\n".join(found.faults)
    megabytes = [sample.megabytes for sample in found.samples]
    quarter = -(-len(megabytes) // 4)
    growth = statistics.mean(megabytes[-quarter:]) - statistics.mean(megabytes[-2 * quarter : -quarter])
    figures.note("long session: games", games, "")
    figures.note("long session: games that came to their end", found.finished, "")
    figures.note("long session: frames", found.frames, "")
    figures.note("long session: most memory", max(megabytes), "MB", MOST_MEGABYTES)
    figures.note("long session: growth over the last quarter", growth, "MB", MOST_GROWTH)
    figures.note("long session: most open files", max(sample.handles for sample in found.samples), "", MOST_HANDLES)
