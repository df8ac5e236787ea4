"""The card at the very first start: there once, in nobody's way, and of use (UX section 6, Title)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.driving import Driver, Listened, make_context

from game.flow import settle
from game.scenes.lessons.learn import Learn
from game.scenes.menus.title import Title
from game.scenes.routes import ToTitle
from game.scenes.settings.scene import SettingsScene
from game.system.settings import FILE_NAME, load_settings, never_set
from game.ui.context import Context
from game.ui.scene import Open, Reset


def title(context: Context) -> Title:
    """The title as it is opened now."""
    change = settle(context, Open(ToTitle()))
    assert isinstance(change, Reset)
    assert isinstance(change.scene, Title)
    return change.scene


@pytest.fixture
def first(tmp_path: Path) -> Driver:
    context = make_context(folder=tmp_path)
    context.first_start = never_set(tmp_path)
    return Driver(context, title(context))


def test_it_comes_at_the_very_first_start_and_never_again(first: Driver, tmp_path: Path) -> None:
    assert "close-card" in first.scene.rects()
    assert (tmp_path / FILE_NAME).exists(), "a program that is killed now does not ask again either"
    assert not never_set(tmp_path)
    assert "close-card" not in Driver(first.context, title(first.context)).scene.rects(), "nor does a later title"


def test_without_a_folder_there_is_no_first_start() -> None:
    assert not never_set(None)


def test_it_stands_in_nobodys_way(first: Driver) -> None:
    first.press(pygame.K_RETURN)
    assert isinstance(first.scene, Learn)


@pytest.mark.parametrize("by_key", [True, False])
def test_it_is_closed_by_its_button_or_by_esc(first: Driver, by_key: bool) -> None:
    before = set(first.scene.rects())
    if by_key:
        first.press(pygame.K_ESCAPE)
    else:
        first.click("close-card")
    first.frame()
    assert before - set(first.scene.rects()) >= {"close-card", "text-scale", "reduced-motion", "more-settings"}
    assert "play-solo" in first.scene.rects()


def test_what_is_set_there_counts_and_is_kept_at_once(first: Driver, tmp_path: Path) -> None:
    first.click("reduced-motion")
    place = first.scene.rects()["text-scale"]
    first.drag([place.center, (place.right + 200, place.centery)])
    kept = load_settings(tmp_path)[0]
    assert (kept.reduced_motion, kept.text_scale) == (True, 200)
    assert first.context.viewport.text_scale == 2.0
    assert "close-card" in first.scene.rects(), "it is still there, in large letters"


def test_it_leads_to_all_that_makes_the_game_easier_to_see(first: Driver) -> None:
    first.click("more-settings")
    assert isinstance(first.scene, SettingsScene)
    assert "reduced-motion" in first.scene.rects()
    first.press(pygame.K_ESCAPE)
    assert "close-card" in first.scene.rects()


def test_everything_on_it_is_reached_by_keys(first: Driver) -> None:
    assert isinstance(first.scene, Title)
    met = set()
    for _ in range(len(first.scene.ring.widgets)):
        first.press(pygame.K_TAB)
        assert first.scene.ring.focus is not None
        met.add(first.scene.ring.focus.name)
    assert met == {widget.name for widget in first.scene.ring.widgets}
    assert {"text-scale", "reduced-motion", "more-settings", "close-card"} <= met


def test_reading_aloud_is_offered_where_there_is_a_voice(tmp_path: Path) -> None:
    context = make_context(folder=tmp_path)
    context.first_start = True
    context.narrator = Listened()
    driver = Driver(context, title(context))
    driver.click("read-aloud")
    assert load_settings(tmp_path)[0].read_aloud
    assert "more-settings" in driver.scene.rects()
