"""The settings of sound: heard at once, kept at once (UX M27)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.driving import Driver, heard, make_context

from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.tabs import Tab
from game.sound.cues import Cue
from game.system.settings import FILE_NAME, Settings, load_settings
from game.ui.theme import LANTERN


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    context = make_context((1280, 2000), folder=tmp_path)
    made = Driver(context, SettingsScene(context, Tab.SOUND))
    heard(context).take()
    return made


SLIDERS = {
    "volume-master": (Cue.LAY,),
    "volume-music": (),
    "volume-effects": (Cue.LAY,),
    "volume-interface": (Cue.YOUR_TURN,),
}


@pytest.mark.parametrize("name", SLIDERS)
def test_a_volume_counts_when_its_slider_is_let_go_and_is_tried(driver: Driver, tmp_path: Path, name: str) -> None:
    place = driver.scene.rects()[name]
    driver.drag([place.center, (place.right + 300, place.centery)])
    field = name.replace("-", "_")
    assert getattr(driver.context.settings, field) == 100
    assert getattr(load_settings(tmp_path)[0], field) == 100
    assert heard(driver.context).mixed == 1
    assert heard(driver.context).take() == list(SLIDERS[name])


def test_a_volume_goes_by_keys_down_to_nothing(driver: Driver) -> None:
    driver.click("volume-music")
    for _step in range(30):
        driver.press(pygame.K_LEFT)
    assert driver.context.settings.volume_music == 0


def test_mono_and_captions_are_kept(driver: Driver, tmp_path: Path) -> None:
    for name in ("mono", "captions"):
        driver.click(name)
        assert getattr(load_settings(tmp_path)[0], name) is True
    assert heard(driver.context).mixed == 1


def test_what_happens_when_the_window_goes_is_chosen(driver: Driver, tmp_path: Path) -> None:
    for way in ("mute", "keep", "duck"):
        driver.click("sound-away")
        assert load_settings(tmp_path)[0].sound_away == way


def test_the_switch_of_the_sound_follows_the_key(driver: Driver) -> None:
    driver.press(pygame.K_m)
    driver.frame()
    driver.click("muted")
    assert not driver.context.settings.muted


def test_settings_from_before_there_was_sound_load_as_they_are(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"text_scale": 120}', encoding="utf-8")
    settings, complaint = load_settings(tmp_path)
    assert settings == Settings(text_scale=120)
    assert complaint is None


@pytest.mark.parametrize("value", ["101", "-5", '"loud"', "null"])
def test_a_volume_that_makes_no_sense_has_its_default(tmp_path: Path, value: str) -> None:
    (tmp_path / FILE_NAME).write_text(f'{{"volume_music": {value}, "mono": true}}', encoding="utf-8")
    settings, complaint = load_settings(tmp_path)
    assert settings == Settings(mono=True)
    assert complaint is not None
    assert "volume music" in complaint


def test_a_slider_moves_as_a_whole_when_the_page_is_scrolled(tmp_path: Path) -> None:
    context = make_context((1024, 640), 1.5, folder=tmp_path)
    driver = Driver(context, SettingsScene(context, Tab.SOUND))
    driver.move((512, 360))
    wheel = {"x": 0, "y": -1, "precise_x": 0.0, "precise_y": -1.0, "flipped": False, "touch": False}
    for _notch in range(6):
        driver.frame(pygame.Event(pygame.MOUSEWHEEL, wheel))
    place = driver.scene.rects()["volume-effects"]
    knobs = [
        y
        for y in range(place.top, place.bottom)
        if LANTERN in {driver.canvas.get_at((x, y))[:3] for x in range(place.left, place.centerx)}
    ]
    assert knobs
    assert abs(sum(knobs) / len(knobs) - place.centery) < 2
