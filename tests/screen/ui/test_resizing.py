"""While a window changes its size nothing turns black, and nothing private stays open (UX M25, section 3)."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pygame
import pytest
from screen import rounds
from screen.driving import Driver, blank_picture, make_context

from game.art.catalogue import PictureKey, is_backdrop
from game.art.store import PictureStore
from game.scenes.menus.title import Title
from game.scenes.private.curtain import Curtain
from game.scenes.private.role_round import RoleCard
from game.scenes.settings.scene import SettingsScene
from game.scenes.table.scene import TableScene
from game.system.settings import Settings, load_settings
from game.ui.context import Context
from game.ui.scene import Pop, Scene
from game.ui.trace import Trace
from game.ui.viewport import Viewport
from game.ui.window import GameWindow

_OAK = (96, 70, 44)


class _Window:
    """Stands for the system's window: notes how light each picture is that it is given."""

    windowed_size = (1280, 720)
    monitor = 0

    def __init__(self) -> None:
        self.surface = pygame.Surface((1280, 720), 0, 32)
        self.shown: list[float] = []

    def change(self, size: tuple[int, int]) -> None:
        """Take another size; as the system does, with nothing on it."""
        self.surface = pygame.Surface(size, 0, 32)

    def pass_time(self, _dt: float) -> None: ...

    def hear(self, event: pygame.Event) -> None:
        if event.type == pygame.WINDOWDISPLAYCHANGED:
            self.monitor = event.display_index

    def show(self) -> bool:
        self.shown.append(_light(self.surface))
        return True


def _light(surface: pygame.Surface) -> float:
    small = pygame.transform.smoothscale(surface, (32, 18))
    return sum(sum(small.get_at((x, y))[:3]) for x in range(32) for y in range(18)) / (32 * 18 * 3)


class _SlowWorker:
    """Draws flat pictures; from `stuck` on the worker gets no more done until it is let go."""

    def __init__(self) -> None:
        self._free = threading.Event()
        self._free.set()

    def stuck(self) -> None:
        self._free.clear()

    def go_on(self) -> None:
        self._free.set()

    def __call__(self, key: PictureKey) -> pygame.Surface:
        if threading.current_thread() is not threading.main_thread():
            self._free.wait()
        picture = blank_picture(key)
        if is_backdrop(key):
            picture.fill(_OAK)
        return picture


@pytest.fixture
def worker() -> Iterator[_SlowWorker]:
    slow = _SlowWorker()
    yield slow
    slow.go_on()


def _playing(context: Context, scene: Scene) -> tuple[Driver, _Window]:
    driver = Driver(context, scene)
    window = _Window()
    driver.app._window = cast(GameWindow, window)
    return driver, window


def _frame(driver: Driver, window: _Window, *events: pygame.Event) -> None:
    if driver.app.frame(events, 1 / 60, window.surface):
        window.show()


_SCENES: dict[str, Callable[[Context], Scene]] = {
    "title": lambda context: Title(context, None),
    "settings": SettingsScene,
    "curtain": lambda context: Curtain(context, rounds.new_session(4, 0, 1), 0, Pop),
    "table": lambda context: TableScene(context, rounds.new_session(4, 0)),
}


@pytest.mark.parametrize("size", [(3840, 2160), (1920, 1080), (1024, 640), (2560, 1080)])
@pytest.mark.parametrize("name", _SCENES)
def test_no_picture_after_a_resize_is_black(name: str, size: tuple[int, int], worker: _SlowWorker) -> None:
    store = PictureStore(None, worker)
    context = Context(Settings(), store, Viewport((1280, 720), 1.0), Trace(None), None)
    driver, window = _playing(context, _SCENES[name](context))
    while store.pending or not window.shown:
        driver.app._fresh = True
        _frame(driver, window)
    before = window.shown[-1]
    window.shown.clear()
    worker.stuck()
    window.change(size)
    for _ in range(4):
        driver.app._fresh = True
        _frame(driver, window)
    assert len(window.shown) == 5, "the old picture in the new size comes before the new one"
    assert min(window.shown) >= 0.6 * before
    worker.go_on()
    store.close()


def test_the_old_picture_is_stretched_before_anything_is_made_anew(
    worker: _SlowWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = Context(Settings(), PictureStore(None, worker), Viewport((1280, 720), 1.0), Trace(None), None)
    driver, window = _playing(context, SettingsScene(context))
    scene, shown_before = driver.scene, []
    resize = scene.resize

    def noted(viewport: Viewport) -> None:
        shown_before.append(len(window.shown))
        resize(viewport)

    monkeypatch.setattr(scene, "resize", noted)
    window.change((1920, 1080))
    _frame(driver, window)
    assert (shown_before, len(window.shown)) == ([1], 2)
    context.pictures.close()


def test_what_is_private_is_not_stretched(monkeypatch: pytest.MonkeyPatch) -> None:
    """It could not be covered while the next picture is made."""
    context = rounds.instant_context()
    driver, window = _playing(context, RoleCard(context, rounds.new_session(4, 0, 1, 2, 3), 2, Pop))
    shown: list[bytes] = []

    def show() -> bool:
        shown.append(pygame.image.tobytes(window.surface, "RGB"))
        return True

    monkeypatch.setattr(window, "show", show)
    window.change((1920, 1080))
    _frame(driver, window)
    one_colour = shown[0][:3] * (1920 * 1080)
    assert shown[0] == one_colour
    assert max(one_colour[:3]) > 50
    assert len(set(shown)) == 2


def test_the_screen_that_the_window_goes_to_is_kept_at_once(tmp_path: Path) -> None:
    context = make_context(folder=tmp_path)
    driver, window = _playing(context, SettingsScene(context))
    _frame(driver, window, pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=2))
    assert load_settings(tmp_path)[0].monitor == 2
