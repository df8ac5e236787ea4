"""How many frames are drawn in the time of one unit while a card is dragged.

They are not held: a frame waits for memory, which the unit does not measure, so machines differ.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from bench.figures import Figures
from bench.frames.stopwatch import Stopwatch, drag_on
from bench.test_frames import full_board

FRAMES = 12


@pytest.fixture
def watch() -> Iterator[Stopwatch]:
    stopwatch = Stopwatch(full_board())
    yield stopwatch
    stopwatch.close()


def test_frames(figures: Figures, watch: Stopwatch) -> None:
    move = drag_on(watch)

    def work() -> float:
        for _ in range(FRAMES):
            watch.frame(*move())
        return FRAMES

    figures.per_unit("a card dragged at 1920x1080, 60 cards", "frames", work, held=False)
