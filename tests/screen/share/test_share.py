"""Sharing a game: what can be made of it, where it lies then, and what is said of that."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from xml.etree.ElementTree import fromstring

import pygame
import pytest
import scenarios
from PIL import Image
from PIL.GifImagePlugin import GifImageFile
from PIL.WebPImagePlugin import WebPImageFile
from screen import rounds
from screen.driving import AtOnce, BlankPictures, Driver

from game.play.sharing.game import shared_game
from game.records.replay import replay_file
from game.records.verify import report
from game.scenes.routes import ToShare
from game.scenes.share.making import Making, Progress
from game.scenes.share.scene import ShareScene
from game.ui.scene import Open
from game.ui.widgets import clipboard

Told = TypeVar("Told")
GOLDEN = scenarios.GOLDEN / "g3-3-seats.lode"


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Pictures are blank and small, and there is a clipboard; returns what is on it."""
    held: list[str] = []
    monkeypatch.setattr("game.scenes.share.poster.SharpPictures", lambda _folder: BlankPictures())
    monkeypatch.setattr("game.scenes.share.picture.SIZE", (640, 360))
    monkeypatch.setattr("game.scenes.share.film.SIZES", {"WEBP": (320, 180), "GIF": (320, 180)})
    monkeypatch.setattr("game.scenes.share.scene.can_show_folders", lambda: True)
    monkeypatch.setattr(clipboard, "copy", _remembering(held))
    return held


def _remembering(held: list[Told]) -> Callable[[Told], bool]:
    def remember(told: Told) -> bool:
        held.append(told)
        return True

    return remember


def _open(folder: Path | None, steps: int | None = None) -> Driver:
    """The scene over the golden game, or over its first lines."""
    context = rounds.instant_context()
    context.data_folder = folder
    context.worker = lambda _name: AtOnce()
    whole = replay_file(GOLDEN)
    played = whole.played if steps is None else whole.played[:steps]
    return Driver(context, ShareScene(context, shared_game(whole._replace(played=played)), folder))


def _said(driver: Driver) -> str:
    scene = driver.scene
    assert isinstance(scene, ShareScene)
    return scene._said.text


def test_a_record_is_shared_as_a_file_whose_path_is_on_the_clipboard(tmp_path: Path, plain: list[str]) -> None:
    driver = _open(tmp_path)
    driver.click("record")
    driver.frame()
    (path,) = (tmp_path / "shared").iterdir()
    assert report(replay_file(path)) == report(replay_file(GOLDEN))
    assert plain == [str(path)]
    assert path.name in _said(driver)


def test_the_record_of_a_game_that_goes_on_cannot_be_pressed(tmp_path: Path) -> None:
    driver = _open(tmp_path, steps=20)
    assert "record" not in driver.scene.rects()
    assert "png" in driver.scene.rects()


def test_a_board_is_shared_as_a_picture(tmp_path: Path) -> None:
    driver = _open(tmp_path)
    driver.click("png")
    driver.frame()
    (path,) = (tmp_path / "shared").iterdir()
    assert pygame.image.load(path).get_size() == (640, 360)


def test_without_a_folder_nothing_can_be_made() -> None:
    driver = _open(None)
    assert set(driver.scene.rects()) == {"moment", "back"}


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    (tmp_path / "shared").write_bytes(b"a file where the folder should be")
    driver = _open(tmp_path)
    driver.click("record")
    driver.frame()
    assert "Nothing was written" in _said(driver)
    assert "record" in driver.scene.rects(), "it can be tried again"


def test_the_folder_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setattr("game.scenes.shared.saved_file.show_folder", _remembering(shown))
    driver = _open(tmp_path)
    driver.click("folder")
    assert shown == [tmp_path / "shared"]


def test_the_route_leads_there_or_says_why_not(tmp_path: Path) -> None:
    driver = _open(tmp_path)
    driver.app._apply(Open(ToShare(GOLDEN)))
    driver.frame()
    driver.frame()
    assert isinstance(driver.scene, ShareScene)
    driver.app._apply(Open(ToShare(tmp_path / "gone.lode")))
    driver.frame()
    driver.frame()
    assert driver.scene.name == "dialog"


def test_a_board_is_shared_as_a_drawing(tmp_path: Path) -> None:
    driver = _open(tmp_path)
    driver.click("svg")
    driver.frame()
    (path,) = (tmp_path / "shared").iterdir()
    assert fromstring(path.read_bytes()).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_a_round_is_shared_as_a_moving_picture(tmp_path: Path, kind: str) -> None:
    driver = _open(tmp_path)
    driver.press(pygame.K_RIGHT)  # the end of round 1
    driver.click(kind)
    driver.frame()
    (path,) = (tmp_path / "shared").iterdir()
    steps = shared_game(replay_file(GOLDEN)).steps(1)
    with Image.open(path) as moving:
        assert isinstance(moving, GifImageFile | WebPImageFile)
        assert moving.size == (320, 180)
        assert len(steps) / 2 < moving.n_frames <= len(steps)


def test_a_round_that_goes_on_cannot_be_filmed(tmp_path: Path) -> None:
    driver = _open(tmp_path, steps=20)
    assert "webp" not in driver.scene.rects()
    assert "svg" in driver.scene.rects()


def test_without_the_library_no_film_can_be_pressed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.share.scene.can_film", lambda: False)
    driver = _open(tmp_path)
    assert not {"webp", "gif"} & set(driver.scene.rects())
    assert isinstance(driver.scene, ShareScene)
    film = next(widget for widget in driver.scene.parts if widget.name == "webp")
    assert "Pillow" in film.why_not


def test_a_film_can_be_stopped_and_nothing_is_written(tmp_path: Path) -> None:
    driver = _open(tmp_path)
    later = Later()
    scene = driver.scene
    assert isinstance(scene, ShareScene)
    scene._pool = later
    driver.click("webp")
    driver.frame()
    assert "stop" in driver.scene.rects()
    assert "png" not in driver.scene.rects(), "one thing after another"
    driver.click("stop")
    later.do()
    driver.frame()
    assert "Stopped" in _said(driver)
    assert not (tmp_path / "shared").exists()
    assert "png" in driver.scene.rects()


class Later(Executor):
    """A worker that does its work when it is told to."""

    def __init__(self) -> None:
        self._left: list[Callable[[], None]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()

        def work() -> None:
            try:
                done.set_result(fn(*args, **kwargs))
            except Exception as error:  # as a thread does
                done.set_exception(error)

        self._left.append(work)
        return done

    def do(self) -> None:
        for work in self._left:
            work()


def test_files_are_made_one_at_a_time_and_what_is_given_up_is_not_begun(tmp_path: Path) -> None:
    """However often somebody leaves and comes back: each takes as much memory as the window."""
    begun: list[str] = []
    may_end = threading.Event()

    def make(name: str) -> Callable[[Progress], bytes]:
        def made(_progress: Progress) -> bytes:
            begun.append(name)
            assert may_end.wait(10)
            return b""

        return made

    with ThreadPoolExecutor(3) as pool:
        first = Making(pool, make("first"), tmp_path, "first", ".txt")
        while not begun:
            time.sleep(0.001)
        second, third = (Making(pool, make(name), tmp_path, name, ".txt") for name in ("second", "third"))
        second.progress.give_up()
        may_end.set()
        assert first.result() == tmp_path / "first.txt"
        assert second.result() is None
        assert third.result() == tmp_path / "third.txt"
    assert begun == ["first", "third"]
