"""How long a frame takes while a card is dragged over a full table, by the size of the window."""

from __future__ import annotations

import statistics
from collections.abc import Callable

import pytest
from bench.figures import Figures
from bench.frames.stopwatch import Stopwatch, drag_on
from bench.page.plots import Plot
from bench.test_frames import full_board

SIZES = [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_frames_by_size(figures: Figures, at_length: Callable[[int, int], int], size: tuple[int, int]) -> None:
    if figures.once and size not in SIZES[::2]:
        return
    watch = Stopwatch(full_board(), size)
    move = drag_on(watch)
    for _ in range(at_length(400, 20)):
        watch.frame(*move())
    times = sorted(watch.times)
    watch.close()
    megapixels = size[0] * size[1] / 1e6
    figures.point(Plot.FRAME_BY_SIZE, "median", megapixels, 1000 * statistics.median(times))
    figures.point(Plot.FRAME_BY_SIZE, "p99", megapixels, 1000 * times[len(times) * 99 // 100])
