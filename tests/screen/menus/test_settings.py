"""Settings and pause: every change counts at once and is kept."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.driving import Driver, make_context

from game.scenes.menus.pause import Pause
from game.scenes.menus.settings import SettingsScene
from game.scenes.menus.title import Title
from game.system.settings import load_settings
from game.ui.scene import Change, Push


@pytest.fixture
def settings(tmp_path: Path) -> Driver:
    context = make_context(folder=tmp_path)
    return Driver(context, SettingsScene(context))


def test_speeds_are_kept_at_once(settings: Driver, tmp_path: Path) -> None:
    settings.press(pygame.K_RIGHT)
    settings.click("speed-own")
    settings.click("speed-own")
    kept = load_settings(tmp_path)[0]
    assert (kept.speed_bots, kept.speed_own) == ("2", "4")


def test_commit_at_once_is_kept(settings: Driver, tmp_path: Path) -> None:
    settings.click("commit-at-once")
    assert load_settings(tmp_path)[0].commit_at_once


def test_still_pictures_are_kept(settings: Driver, tmp_path: Path) -> None:
    settings.click("reduced-motion")
    assert load_settings(tmp_path)[0].reduced_motion


def test_text_size_counts_at_once(settings: Driver, tmp_path: Path) -> None:
    place = settings.scene.rects()["text-scale"]
    settings.drag([place.center, (place.right + 300, place.centery)])
    assert settings.context.viewport.text_scale == 2.0
    assert load_settings(tmp_path)[0].text_scale == 200


def test_text_size_by_keys_stops_at_its_ends(settings: Driver) -> None:
    for _ in range(20):
        settings.press(pygame.K_MINUS, mod=pygame.KMOD_LCTRL)
    assert settings.context.viewport.text_scale == 0.8
    for _ in range(20):
        settings.press(pygame.K_EQUALS, mod=pygame.KMOD_LCTRL)
    assert settings.context.viewport.text_scale == 2.0


def test_full_screen_by_key_and_by_switch(settings: Driver, tmp_path: Path) -> None:
    settings.press(pygame.K_F11)
    assert load_settings(tmp_path)[0].full_screen
    settings.click("full-screen")
    assert not load_settings(tmp_path)[0].full_screen


def test_a_switch_follows_what_a_key_changed(settings: Driver) -> None:
    before = settings.canvas.copy()
    settings.press(pygame.K_F11)
    settings.click("full-screen")
    assert not settings.context.settings.full_screen
    assert settings.canvas.get_size() == before.get_size()


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    context = make_context(folder=tmp_path / "missing")
    scene = SettingsScene(context)
    driver = Driver(context, scene)
    driver.press(pygame.K_RIGHT)
    assert scene.toast.sentence
    driver.click_at(scene.toast.rect.center)
    driver.press(pygame.K_RIGHT)
    assert scene.toast.sentence == ""
    assert context.settings.speed_bots == "4"


def _paused(*, several_humans: bool = True) -> tuple[Driver, list[str]]:
    context = make_context()
    said: list[str] = []

    def again() -> Change:
        said.append("again")
        return None

    driver = Driver(context, Title(context, None))
    pause = Pause(context, curtain=several_humans, again=again)
    driver.app.stack.apply(Push(pause))
    driver.frame()
    return driver, said


def test_pause_resumes_by_enter_and_by_esc() -> None:
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        driver, _ = _paused()
        assert driver.scene.name == "pause"
        driver.press(key)
        assert driver.scene.name == "title"


def test_pause_offers_the_curtain_only_to_several_humans() -> None:
    driver, _ = _paused()
    assert "curtain" in driver.scene.rects()
    driver, _ = _paused(several_humans=False)
    assert list(driver.scene.rects()) == ["resume", "settings", "again", "to-title", "quit"]


def test_pause_leads_everywhere() -> None:
    driver, said = _paused()
    driver.click("again")
    driver.click("deal-anew")
    assert said == ["again"]
    driver.press(pygame.K_ESCAPE)
    driver.click("settings")
    assert driver.scene.name == "settings"
    driver.click("back")
    assert driver.scene.name == "pause"
    driver.click("to-title")
    assert driver.scene.name == "title"
    driver, _ = _paused()
    driver.click("quit")
    assert not driver.app.running


def test_what_lies_below_the_pause_still_shows() -> None:
    driver, _ = _paused()
    with_title = driver.canvas.copy()
    driver.press(pygame.K_ESCAPE)
    driver.canvas.fill((0, 0, 0))
    driver.app.stack.apply(Push(Pause(driver.context)))
    driver.frame()
    corner = pygame.Rect(84, 40, 500, 80)
    assert pygame.image.tobytes(with_title.subsurface(corner), "RGB") == pygame.image.tobytes(
        driver.canvas.subsurface(corner), "RGB"
    )
