"""A replay of three rounds of twelve seats at 1920×1080: how long it takes to open, and each step to show while its bar
is dragged about (UX S7: half a second, 50 ms). Run by `pytest tests/bench`.
"""

from __future__ import annotations

import random
import statistics
import time
from pathlib import Path

import pygame
import pytest
from bench.figures import Figures
from screen.rounds import EXPANDED

from game.app import App
from game.art.store import PictureStore
from game.play.simulate import Plan, simulate
from game.scenes.routes import ToReplay
from game.scenes.watch.scene import Watch
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.trace import Trace
from game.ui.viewport import Viewport

SIZE = (1920, 1080)
STEPS = 400
SHARP = 2.0
"""Seconds after which a table is sharp (UX M30)."""
OPENS, BLOCKED, SHOWS = 500.0, 33.0, 50.0
"""Milliseconds."""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A long game: bots that draw lots seldom find the gold."""
    folder = tmp_path_factory.mktemp("records")
    simulate(Plan(3, 12, ("random",), EXPANDED, 5, folder), 1, lambda _finished: None)
    return Path(folder / "00001.lode").read_bytes()


def test_opening_and_scrubbing(record: bytes, figures: Figures) -> None:
    pygame.display.init()
    canvas = pygame.display.set_mode(SIZE)
    settings = Settings(window=SIZE)
    context = Context(settings, PictureStore(None), Viewport(SIZE), Trace(None), None)
    frames: list[float] = []

    def frame(app: App, *events: pygame.Event) -> None:
        began = time.perf_counter()
        if app.frame(events, 1 / 60, canvas):
            pygame.display.flip()
        frames.append((time.perf_counter() - began) * 1000)

    began = time.perf_counter()
    app = App(context, ToReplay(record))
    while not isinstance(app.stack.top, Watch):
        frame(app)
        time.sleep(0.002)  # as long as the window waits for the worker
    frame(app)
    scene = app.stack.top
    figures.note("a 12-seat record of three rounds opens", (time.perf_counter() - began) * 1000, "ms", OPENS)
    figures.note("longest frame until then", max(frames), "ms")
    settled = time.perf_counter() + (0 if figures.once else SHARP)
    while time.perf_counter() < settled:
        frame(app)
        time.sleep(0.01)  # the worker draws the pictures
    last = len(scene._states) - 1
    figures.note("steps of that record", last + 1, "steps")
    bar, rng = scene.scrubbing.bar, random.Random(1)
    frames.clear()
    start = (bar.x_of(0), bar.rect.centery)
    frame(app, pygame.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
    frame(app, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for _step in range(20 if figures.once else STEPS):
        pos = (bar.x_of(rng.randrange(last + 1)), start[1])
        frame(app, pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(1, 0, 0)))
    figures.note(f"a step of a dragged bar: median of {len(frames)}", statistics.median(frames), "ms", SHOWS)
    figures.note("a step of a dragged bar: p99", sorted(frames)[len(frames) * 99 // 100], "ms")
    figures.note("a step of a dragged bar: the slowest", max(frames), "ms", SHOWS)
    app.close()
    context.pictures.close()
    pygame.display.quit()
