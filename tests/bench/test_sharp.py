"""How soon every picture is sharp while none is on the disk: at 1920×1080 after a scene began (title 1.0 s, table
1.5 s), and after its window became 3840×2160 (1.5 s, while the next frame already shows the old picture stretched).
On a quiet machine, and beside a program that keeps one core busy. Run by `pytest tests/bench`.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pygame
import pytest
from bench.busy_core import busy_core
from bench.figures import Figures
from msgspec.structs import replace
from screen.rounds import new_session

from game.app import App
from game.art.drawing.kept import SHELF
from game.art.store import PictureStore
from game.engine.ruleset import EDITIONS
from game.scenes.menus.title import Title
from game.scenes.table.scene import TableScene
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.trace import Trace
from game.ui.viewport import Viewport
from game.ui.window import GameWindow

SIZE, LARGE = (1920, 1080), (3840, 2160)
RESIZED, STRETCHED = 1.5, 0.2
"""Seconds."""
STEP = 1 / 60
BOTH = replace(EDITIONS["g3"], saboteur2=True, bonus_nuggets=True)
SCENES: dict[str, tuple[Callable[[Context], Scene], float]] = {
    "title": (lambda context: Title(context, None), 1.0),
    "table of 5": (lambda context: TableScene(context, new_session(5, 0, seed=2, bots="steady")), 1.5),
    "table of 12": (lambda context: TableScene(context, new_session(12, 0, seed=2, bots="steady", rules=BOTH)), 1.5),
}


class _Window:
    """Stands for the system's window in the dummy driver: it says when it first showed something."""

    windowed_size, monitor = SIZE, 0

    def __init__(self, size: tuple[int, int]) -> None:
        pygame.display.init()
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        self.surface = pygame.display.set_mode(size)
        self.began, self.first = time.perf_counter(), 0.0

    def show(self) -> bool:
        pygame.display.flip()
        self.first = self.first or self.age
        return True

    @property
    def age(self) -> float:
        return time.perf_counter() - self.began

    def pass_time(self, dt: float) -> None: ...

    def hear(self, event: pygame.Event) -> None: ...


def _until_sharp(app: App, window: _Window) -> float:
    """Make frames as the window would until one shows every picture sharp; seconds since the window has its size."""
    while True:
        began = time.perf_counter()
        drawn = app.frame((), STEP, window.surface)
        if drawn:
            window.show()
        if drawn and not app.context.pictures.pending:
            return window.age
        time.sleep(max(0.0, STEP - (time.perf_counter() - began)))


@pytest.fixture(params=["", "beside another program, "], ids=["quiet", "beside"])
def beside(request: pytest.FixtureRequest) -> Iterator[str]:
    """Whether another program keeps a core busy, as the figure calls it."""
    if request.param:
        with busy_core():
            yield request.param
    else:
        yield request.param


@pytest.mark.parametrize("name", SCENES)
def test_pictures_are_sharp(
    name: str, beside: str, tmp_path: Path, figures: Figures, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, most = SCENES[name]
    monkeypatch.setattr(SHELF, "_entries", OrderedDict())  # as in a program that has just begun
    monkeypatch.setattr(SHELF, "bytes", 0)
    window = _Window(SIZE)
    settings = Settings(window=SIZE, speed_bots="1", speed_own="1")
    context = Context(settings, PictureStore(tmp_path), Viewport(SIZE), Trace(None), None)
    app = App(context, make(context))
    app._window = cast(GameWindow, window)
    try:
        figures.note(f"{beside}{name}: sharp", _until_sharp(app, window), "s", most)
        window.resize(LARGE)
        sharp = _until_sharp(app, window)
        figures.note(f"{beside}{name}: stretched to 3840x2160", window.first, "s", STRETCHED)
        figures.note(f"{beside}{name}: sharp at 3840x2160", sharp, "s", RESIZED)
    finally:
        app.close()
        context.pictures.close()
        pygame.display.quit()
