"""A record that is dropped on the window: where it opens, what is said where it does not, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
import scenarios
from screen import rounds
from screen.driving import AtOnce, Driver
from screen.twins import make_twins

from game.records import files
from game.records.replay import replay_file
from game.scenes.menus.pause import Pause
from game.scenes.menus.title import Title
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.saves.scene import Games
from game.scenes.table.scene import TableScene
from game.scenes.watch.scene import Watch
from game.ui.context import Context
from game.ui.scene import Push, Scene
from game.ui.screen import Screen

WHOLE = scenarios.GOLDEN / "g3-3-seats.lode"


def _context() -> Context:
    context = rounds.instant_context()
    context.worker = lambda _name: AtOnce()
    return context


def _title(context: Context) -> Scene:
    return Title(context, None)


def _drop(driver: Driver, *paths: Path) -> None:
    """Drop files as the system tells of it: a beginning, each file, an end."""
    dropped = [pygame.Event(pygame.DROPFILE, file=str(path)) for path in paths]
    driver.frame(pygame.Event(pygame.DROPBEGIN), *dropped, pygame.Event(pygame.DROPCOMPLETE))
    driver.frame()
    driver.frame()


def _begun(tmp_path: Path) -> Path:
    """A game that goes on, as a file."""
    path = tmp_path / "begun.lode"
    path.write_bytes(b"".join(WHOLE.read_bytes().splitlines(keepends=True)[:12]))
    return path


def _words(driver: Driver) -> str:
    """What the scene says, without the spaces at which its lines may break."""
    assert isinstance(driver.scene, Screen)
    told = (line.text for part in driver.scene.parts for line in part.texts(driver.context.viewport))
    return "".join(told).replace(" ", "")


def test_on_the_title_it_is_watched_and_the_title_comes_back() -> None:
    context = _context()
    driver = Driver(context, _title(context))
    below = driver.scene
    _drop(driver, WHOLE)
    assert isinstance(driver.scene, Watch)
    driver.press(pygame.K_ESCAPE)
    assert driver.scene is below


def test_on_games_scoreboard_and_replay_it_is_watched() -> None:
    scenes: tuple[Callable[[Context], Scene], ...] = (
        lambda context: Games(context),
        lambda context: Scoreboard(context, rounds.whole_game(3)),
        lambda context: Watch(context, replay_file(WHOLE)),
    )
    for make in scenes:
        context = _context()
        driver = Driver(context, make(context))
        before = driver.scene
        _drop(driver, WHOLE)
        assert isinstance(driver.scene, Watch)
        assert driver.scene is not before


@pytest.mark.parametrize("over", [False, True])
def test_over_a_game_one_sentence_says_to_leave_it_first(over: bool) -> None:
    context = _context()
    session = make_twins(0)[0]
    driver = Driver(context, TableScene(context, session))
    if over:
        driver.app.stack.apply(Push(Pause(context)))
        driver.frame()
    before, table = driver.scene, session.table
    _drop(driver, WHOLE)
    assert driver.scene is before
    assert session.table is table
    said = [*context.notices, driver.scene.toast.sentence if isinstance(driver.scene, Screen) else ""]
    assert any("Nothing is lost" in sentence for sentence in said)


def test_a_game_that_goes_on_shows_what_everybody_saw(tmp_path: Path) -> None:
    context = _context()
    driver = Driver(context, _title(context))
    _drop(driver, _begun(tmp_path))
    watch = driver.scene
    assert isinstance(watch, Watch)
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_w, pygame.K_UP):
        driver.press(key)
        assert watch.table_view.seen.viewer is None
        assert watch._eyes == "public"
        assert not watch.why.open
    assert "why" not in driver.scene.rects()


def test_a_game_that_is_over_shows_everything() -> None:
    context = _context()
    driver = Driver(context, _title(context))
    _drop(driver, WHOLE)
    assert isinstance(driver.scene, Watch)
    assert driver.scene._eyes == "all"


def test_of_several_files_the_first_is_watched(tmp_path: Path) -> None:
    other = tmp_path / "other.lode"
    other.write_bytes(b"no record")
    context = _context()
    driver = Driver(context, _title(context))
    _drop(driver, WHOLE, other)
    assert isinstance(driver.scene, Watch)
    driver.press(pygame.K_ESCAPE)
    _drop(driver, other, WHOLE)
    assert driver.scene.name == "dialog"


@pytest.mark.parametrize("content", [b"", b"no record\n", b"{}\n", b"\xff\xfe\x00", b'{"record": 1}\n'])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(content)
    context = _context()
    driver = Driver(context, _title(context))
    _drop(driver, path)
    assert driver.scene.name == "dialog"
    assert "picture.png" in _words(driver)
    driver.press(pygame.K_RETURN)
    assert driver.scene.name == "title"


def test_a_folder_a_file_that_has_gone_and_a_very_large_one_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = tmp_path / "large.lode"
    large.write_bytes(WHOLE.read_bytes())
    monkeypatch.setattr(files, "MOST_BYTES", 1000)
    for path in (tmp_path, tmp_path / "gone.lode", large):
        context = _context()
        driver = Driver(context, _title(context))
        _drop(driver, path)
        assert driver.scene.name == "dialog"
        assert path.name in _words(driver)
