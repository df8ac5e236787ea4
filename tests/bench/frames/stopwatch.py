"""A table in the window of the dummy driver, and how long its frames take."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import pygame
from bench.figures import Figures

from game.app import TURN, App
from game.art.store import PictureStore
from game.play.session import Session
from game.scenes.table.scene import TableScene
from game.system.settings import Settings, Speed
from game.ui.context import Context
from game.ui.trace import Trace
from game.ui.viewport import Viewport

Size = tuple[int, int]
SIZE = (1920, 1080)
STEP = 1 / 60
MEDIAN, WORST, LATE = 8.0, 16.6, 33.0
"""Milliseconds: the limits of the median, of the 99th percentile, and of every frame in play (UX section 2)."""
_LONGEST_SLEEP = 5.0
"""Seconds."""


class Stopwatch:
    """Keeps how long every frame took that drew something. Frames are those of the table alone."""

    def __init__(self, session: Session, size: Size = SIZE, *, speed: Speed = "1", fresh: bool = False) -> None:
        """With `fresh` the table has just opened; else all its pictures are there and nothing moves."""
        pygame.display.init()
        sys.setswitchinterval(TURN)
        self._canvas = pygame.display.set_mode(size)
        settings = Settings(window=size, speed_bots=speed, speed_own=speed)
        self.context = Context(settings, PictureStore(None), Viewport(size), Trace(None), None)
        self.scene = TableScene(self.context, session)
        self.app = App(self.context, self.scene)
        self.times: list[float] = []
        if not fresh:
            self.settle()

    def frame(self, *events: pygame.Event) -> bool:
        """One frame; True when it drew."""
        began = time.perf_counter()
        drawn = self.app.frame(events, STEP, self._canvas)
        if drawn:
            pygame.display.flip()
            self.times.append(time.perf_counter() - began)
        return drawn

    def paced(self, *events: pygame.Event) -> bool:
        """One frame, and a rest until the next is due, as in a window."""
        began = time.monotonic()
        drawn = self.frame(*events)
        time.sleep(max(0.0, STEP - (time.monotonic() - began)))
        return drawn

    def wake(self) -> float:
        """One frame, as late as the window would wake for it. Return the seconds that it slept."""
        slept = max(STEP, min(self.app._wait(), _LONGEST_SLEEP))
        self.app.frame((), slept, self._canvas)
        return slept

    def settle(self) -> None:
        """Frames until nothing moves and every picture is there; none of them counts."""
        while not self.scene.at_rest or self.context.pictures.pending or self.frame():
            self.frame()
            time.sleep(0.001)  # the worker draws the pictures
        self.times.clear()

    def report(self, what: str, figures: Figures, late: float | None = None) -> None:
        """Tell the figures and their limits; `late` is that of every frame."""
        figures.note(f"{what}: median of {len(self.times)} frames", statistics.median(self.times) * 1000, "ms", MEDIAN)
        figures.note(f"{what}: p99", sorted(self.times)[len(self.times) * 99 // 100] * 1000, "ms", WORST)
        figures.note(f"{what}: the slowest", max(self.times) * 1000, "ms", late)
        self.times.clear()

    def close(self) -> None:
        """Let go of the window."""
        self.app.close()
        self.context.pictures.close()
        pygame.display.quit()


def pointer(kind: int, pos: tuple[int, int], **more: Any) -> pygame.Event:
    """What the pointer does at a place."""
    return pygame.Event(kind, pos=pos, **more)


def hover(watch: Stopwatch, pos: tuple[int, int]) -> None:
    """Move the pointer there."""
    watch.frame(pointer(pygame.MOUSEMOTION, pos, rel=(1, 0), buttons=(0, 0, 0)))


def drag_on(watch: Stopwatch) -> Callable[[], tuple[pygame.Event, ...]]:
    """Point at the first card; the events of each call take it up, or move it on over the whole window."""
    start = watch.scene.rects()["hand-1"].center
    hover(watch, start)
    steps = iter(range(-1, 1_000_000))

    def move() -> tuple[pygame.Event, ...]:
        step = next(steps)
        if step < 0:
            return (pointer(pygame.MOUSEBUTTONDOWN, start, button=1),)
        width, height = watch.context.viewport.size
        pos = (40 + step * 13 % (width - 80), 40 + step * 7 % (height - 80))
        return (pointer(pygame.MOUSEMOTION, pos, rel=(13, 7), buttons=(1, 0, 0)),)

    return move
