"""The tab Language (UX S12): every language by its own name, in force and kept at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from screen.driving import Driver, listened, make_context

from game.scenes.menus.title import Title
from game.scenes.settings.first_card import FirstCard
from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.tabs import Tab
from game.system.i18n import SOURCE_LANGUAGE, languages, spoken_language, use_language
from game.system.mother_tongue import own_name
from game.system.settings import load_settings
from game.ui.widgets.button import Button


@pytest.fixture(autouse=True)
def _back_to_english() -> Iterator[None]:
    yield
    use_language(SOURCE_LANGUAGE)


@pytest.fixture
def tab(tmp_path: Path) -> Driver:
    context = make_context(folder=tmp_path)
    return Driver(context, SettingsScene(context, Tab.LANGUAGE))


def buttons(driver: Driver) -> dict[str, Button]:
    assert isinstance(driver.scene, SettingsScene)
    return {part.name: part for part in driver.scene.parts if isinstance(part, Button)}


def test_every_language_is_there_under_its_own_name(tab: Driver) -> None:
    shown = buttons(tab)
    assert {name: shown[f"language-{name}"].label for name in languages()} == {
        name: own_name(name) for name in languages()
    }
    assert "(English)" in shown["language-system"].label
    assert [name for name, button in shown.items() if button.icon == "tick"] == ["language-system", "back"]


@pytest.mark.parametrize("language", ["de", "uk"])
def test_a_choice_counts_and_is_kept_at_once(language: str, tab: Driver, tmp_path: Path) -> None:
    tab.click(f"language-{language}")
    tab.frame()
    assert spoken_language() == language
    assert load_settings(tmp_path)[0].language == language
    assert buttons(tab)[f"language-{language}"].icon == "tick"
    tab.click("language-system")
    assert spoken_language() == SOURCE_LANGUAGE
    assert load_settings(tmp_path)[0].language == ""


def test_the_first_card_offers_it_first(tmp_path: Path) -> None:
    context = make_context(folder=tmp_path)
    driver = Driver(context, Title(context, None, card=FirstCard(context)))
    rects = driver.scene.rects()
    assert rects["language"].bottom <= rects["text-scale"].top
    assert rects["reduced-motion"].bottom <= rects["high-contrast"].top
    assert "volume-master" in rects
    driver.click("language")
    driver.frame()
    assert context.settings.language == languages()[0]
    assert load_settings(tmp_path)[0].language == languages()[0]


def test_where_there_is_a_voice_all_of_the_first_card_shows_too() -> None:
    context = make_context((1280, 720))
    listened(context)
    rects = Driver(context, Title(context, None, card=FirstCard(context))).scene.rects()
    assert "read-aloud" in rects
    assert rects["more-settings"].h == rects["text-scale"].h
    assert rects["more-settings"].bottom <= context.viewport.rect.bottom
