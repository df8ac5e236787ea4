"""The preset for a television: one switch for larger text and buttons, and back (UX S16)."""

from __future__ import annotations

from screen.driving import Driver, make_context

from game.scenes.settings.scene import SettingsScene
from game.system.settings import Settings
from game.ui.context import Context


def switched(text_scale: int) -> Driver:
    driver = Driver(*_scene(text_scale))
    driver.click("tab-accessibility")
    driver.click("large-targets")
    return driver


def _scene(text_scale: int) -> tuple[Context, SettingsScene]:
    context = make_context((1920, 1080), settings=Settings(text_scale=text_scale, window=(1920, 1080)))
    return context, SettingsScene(context)


def test_one_switch_makes_text_and_targets_larger_and_the_same_one_takes_it_back() -> None:
    driver = switched(110)
    assert (driver.context.viewport.text_scale, driver.context.viewport.least_target) == (1.5, 56)
    driver.click("large-targets")
    assert (driver.context.viewport.text_scale, driver.context.viewport.least_target) == (1.1, 44)


def test_text_that_is_larger_already_stays() -> None:
    driver = switched(180)
    assert driver.context.viewport.text_scale == 1.8
    driver.click("large-targets")
    assert driver.context.viewport.text_scale == 1.8


def test_a_size_chosen_meanwhile_stays() -> None:
    driver = switched(100)
    driver.context.settings.text_scale = 130
    driver.click("large-targets")
    assert driver.context.viewport.text_scale == 1.3


def test_a_reset_of_the_tab_takes_both_back() -> None:
    driver = switched(100)
    driver.click("reset")
    driver.click("put-back")
    assert (driver.context.viewport.text_scale, driver.context.viewport.least_target) == (1.0, 44)
