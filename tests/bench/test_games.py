"""A list of a thousand records: how soon it is there, and the longest frame while it is read, scrolled and searched.

Records are read and played again by a worker meanwhile. Limits: 300 ms until the first frame, and no frame that anybody
feels (UX M15). Run by `pytest tests/bench`.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from bench.figures import Figures
from scenarios import whole_game

from game.app import App
from game.art.store import PictureStore
from game.play.desk import Sheet, desk_of, game_of
from game.scenes.menus.title import Title
from game.scenes.routes import ToGames
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.scene import Open
from game.ui.trace import Trace
from game.ui.viewport import Viewport

SIZE = (1920, 1080)
RECORDS = 1000
UNFINISHED = 200
MOST_UNTIL_SHOWN, MOST_FRAME = 300, 50
"""Milliseconds."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Eight hundred finished games and two hundred to play on, with a desk beside every fourth."""
    home = tmp_path_factory.mktemp("thousand")
    for place in ("saves", "games"):
        (home / place).mkdir()
    records = [whole_game(seats=seats, seed=seats) for seats in range(3, 11)]
    for number in range(1, RECORDS + 1):
        record = records[number % len(records)]
        path = home / ("saves" if number % (RECORDS // UNFINISHED) == 0 else "games") / f"autosave-{number:04}.lode"
        lines = record.splitlines(keepends=True)
        path.write_bytes(b"".join(lines[: len(lines) // 3]) if path.parent.name == "saves" else record)
        if number % 4 == 0:
            desk_of(path).write_bytes(Sheet(1, game_of(record), hints={0: 1}).encoded())
    yield home
    shutil.rmtree(home)


class Frames:
    """A window of the dummy driver; keeps how long every frame took."""

    def __init__(self, folder: Path) -> None:
        pygame.display.init()
        self._canvas = pygame.display.set_mode(SIZE)
        context = Context(Settings(window=SIZE), PictureStore(None), Viewport(SIZE), Trace(None), folder)
        self.app = App(context, Title(context, None))
        self.times: list[float] = []
        for _frame in range(60):
            self.frame()
        self.times.clear()

    def frame(self, *events: pygame.Event) -> float:
        """One frame. Returns how long it took, in milliseconds; waits for the next as a window does."""
        began = time.perf_counter()
        if self.app.frame(events, 1 / 60, self._canvas):
            pygame.display.flip()
        took = 1000 * (time.perf_counter() - began)
        self.times.append(took)
        time.sleep(max(0.0, 1 / 60 - took / 1000))
        return took

    def worst(self, *events: pygame.Event, times: int) -> float:
        """The longest of so many frames with the same events."""
        return max(self.frame(*events) for _ in range(times))

    def settle(self, most: int) -> float:
        """The longest frame until everything is known that is needed."""
        worst = 0.0
        while (top := self.app.stack.top) is not None and not top.at_rest and most > 0:
            worst, most = max(worst, self.frame()), most - 1
        return worst


def key(name: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=name, mod=0, unicode="", scancode=0)


def test_a_thousand_records_open_at_once_and_no_frame_waits(folder: Path, figures: Figures) -> None:
    frames = Frames(folder)
    few = 20 if figures.once else 200
    began = time.perf_counter()
    frames.app._apply(Open(ToGames()))
    frames.frame()
    figures.note("list of 1000 records: until it shows", 1000 * (time.perf_counter() - began), "ms", MOST_UNTIL_SHOWN)
    figures.note("list of 1000 records: longest frame while it is read", frames.settle(2000), "ms", MOST_FRAME)
    tab = pygame.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode="", scancode=0)
    for section in range(2):
        del section
        frames.frame(tab)
    frames.frame(pygame.Event(pygame.MOUSEMOTION, pos=(900, 600), rel=(0, 0), buttons=(0, 0, 0)))
    wheel = pygame.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_x=0.0, precise_y=-3.0, flipped=False, touch=False)
    figures.note(
        "list of 1000 records: longest frame under the wheel", frames.worst(wheel, times=few), "ms", MOST_FRAME
    )
    down = key(pygame.K_DOWN)
    figures.note("list of 1000 records: longest frame by keys", frames.worst(down, times=few), "ms", MOST_FRAME)
