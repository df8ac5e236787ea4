"""The menu over a game: whatever throws something away is asked about first (UX M32)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from scenarios import begun, saved
from screen.driving import Driver, make_context

from game.play.session import Session
from game.scenes.menus.title import Title
from game.scenes.routes import ToPause, ToTitle
from game.system.locks import LOCK_FILE
from game.ui.scene import Open
from game.ui.widgets.dialog import Dialog


def paused(session: Session, folder: Path | None) -> Driver:
    context = make_context(folder=folder)
    driver = Driver(context, Title(context, None))
    context.game = session
    driver.app._apply(Open(ToPause(session)))
    driver.frame()
    return driver


def sentence(driver: Driver) -> str:
    assert isinstance(driver.scene, Dialog)
    return " ".join(line.text for part in driver.scene.parts for line in part.texts(driver.scene.viewport))


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_new_game_in_place_of_this_one_is_asked_about(tmp_path: Path, key: int) -> None:
    session = begun(tmp_path, 3)
    driver = paused(session, tmp_path)
    driver.click("again")
    assert "saved games" in sentence(driver)
    driver.press(key)
    assert driver.scene.name == "pause", "the first answer does no harm"
    assert list((tmp_path / "saves").iterdir()) == [saved(session)]


def test_the_old_game_can_be_reached_after_a_new_one_was_dealt(tmp_path: Path) -> None:
    session = begun(tmp_path, 3)
    driver = paused(session, tmp_path)
    driver.click("again")
    driver.click("deal-anew")
    driver.app._apply(Open(ToTitle()))
    driver.frame()
    driver.click("saves")
    while not driver.scene.at_rest:
        driver.frame()
    assert f"save-{saved(session).stem}" in driver.scene.rects()


@pytest.mark.parametrize("button", ["to-title", "quit"])
def test_leaving_a_game_that_is_saved_is_not_asked_about(tmp_path: Path, button: str) -> None:
    driver = paused(begun(tmp_path, 3), tmp_path)
    driver.click(button)
    assert not driver.app.running or driver.scene.name == "title"


@pytest.mark.parametrize("button", ["to-title", "quit"])
def test_leaving_a_game_that_cannot_be_saved_is_asked_about(button: str) -> None:
    driver = paused(begun(None, 3), None)
    driver.click(button)
    assert "lost" in sentence(driver)
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == "pause"
    driver.click("again")
    assert "lost" in sentence(driver)
    driver.press(pygame.K_ESCAPE)
    driver.click(button)
    driver.click("leave")
    assert not driver.app.running or driver.scene.name == "title"


def test_leaving_tries_once_more_to_save(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    session = begun(tmp_path, 3)
    assert not session.saved
    (tmp_path / "saves").unlink()
    driver = paused(session, tmp_path)
    driver.click("to-title")
    assert driver.scene.name == "title"
    assert "continue" in driver.scene.rects()


def test_closing_the_window_over_a_game_that_cannot_be_saved_is_asked_about(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    session = begun(tmp_path, 3)
    driver = paused(session, tmp_path)
    driver.frame(pygame.Event(pygame.QUIT))
    assert "lost" in sentence(driver)
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == "pause"
    driver.frame(pygame.Event(pygame.QUIT))
    driver.frame(pygame.Event(pygame.QUIT))
    assert not driver.app.running, "whoever closes the window twice means it"


@pytest.mark.parametrize("folder", [True, False])
def test_closing_the_window_is_not_asked_about_otherwise(tmp_path: Path, folder: bool) -> None:
    home = tmp_path if folder else None
    driver = paused(begun(home, 3), home)
    driver.frame(pygame.Event(pygame.QUIT))
    assert not driver.app.running


def test_a_game_that_was_left_is_free_for_another_window(tmp_path: Path) -> None:
    driver = paused(begun(tmp_path, 3), tmp_path)
    assert (tmp_path / LOCK_FILE).exists()
    driver.click("to-title")
    assert not (tmp_path / LOCK_FILE).exists()
