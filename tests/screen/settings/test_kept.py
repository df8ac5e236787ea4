"""Settings: every change counts at once and is kept (UX M31)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.driving import Driver, make_context

from game.scenes.settings.scene import SettingsScene
from game.system.settings import load_settings


@pytest.fixture
def settings(tmp_path: Path) -> Driver:
    context = make_context(folder=tmp_path)
    return Driver(context, SettingsScene(context))


@pytest.fixture
def display(settings: Driver) -> Driver:
    settings.click("tab-display")
    return settings


def test_speeds_are_kept_at_once(settings: Driver, tmp_path: Path) -> None:
    settings.click("speed-bots")
    settings.click("speed-own")
    settings.click("speed-own")
    kept = load_settings(tmp_path)[0]
    assert (kept.speed_bots, kept.speed_own) == ("2", "4")


def test_commit_at_once_is_kept(settings: Driver, tmp_path: Path) -> None:
    settings.click("commit-at-once")
    assert load_settings(tmp_path)[0].commit_at_once


def test_still_pictures_are_kept(settings: Driver, tmp_path: Path) -> None:
    settings.click("tab-accessibility")
    settings.click("reduced-motion")
    assert load_settings(tmp_path)[0].reduced_motion


def test_text_size_counts_at_once(display: Driver, tmp_path: Path) -> None:
    place = display.scene.rects()["text-scale"]
    display.drag([place.center, (place.right + 300, place.centery)])
    assert display.context.viewport.text_scale == 2.0
    assert load_settings(tmp_path)[0].text_scale == 200


def test_text_size_by_keys_stops_at_its_ends(settings: Driver) -> None:
    for _ in range(20):
        settings.press(pygame.K_MINUS, mod=pygame.KMOD_LCTRL)
    assert settings.context.viewport.text_scale == 0.8
    for _ in range(20):
        settings.press(pygame.K_EQUALS, mod=pygame.KMOD_LCTRL)
    assert settings.context.viewport.text_scale == 2.0


def test_full_screen_by_key_and_by_switch(display: Driver, tmp_path: Path) -> None:
    display.press(pygame.K_F11)
    assert load_settings(tmp_path)[0].full_screen
    display.click("full-screen")
    assert not load_settings(tmp_path)[0].full_screen


def test_a_switch_follows_what_a_key_changed(display: Driver) -> None:
    before = display.canvas.copy()
    display.press(pygame.K_F11)
    display.click("full-screen")
    assert not display.context.settings.full_screen
    assert display.canvas.get_size() == before.get_size()


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    context = make_context(folder=tmp_path / "missing")
    scene = SettingsScene(context)
    driver = Driver(context, scene)
    driver.click("speed-bots")
    assert scene.toast.sentence
    driver.click_at(scene.toast.rect.center)
    driver.click("speed-bots")
    assert scene.toast.sentence == ""
    assert context.settings.speed_bots == "4"
