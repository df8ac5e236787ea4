"""Tabs, search and the way back to the defaults (UX M31, M32 and section 6, Settings)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest
from screen.driving import Driver, make_context
from screen.rounds import new_session

from game.scenes.saves.scene import Games
from game.scenes.settings.effects import FOR_PEOPLE, NOT_FOR_PEOPLE
from game.scenes.settings.rows import Row
from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.tabs import TAB_ROWS, Tab, tab_words
from game.system.settings import Settings, load_settings
from game.ui.context import Context
from game.ui.scene import Pop, Push
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

CHANGED = Settings(
    speed_bots="4", speed_own="instant", commit_at_once=True, text_scale=120, muted=True, volume_music=5, language="en"
)


def opened(context: Context) -> Driver:
    return Driver(context, SettingsScene(context))


@pytest.fixture
def settings(tmp_path: Path) -> Driver:
    return opened(make_context(folder=tmp_path, settings=msgspec.structs.replace(CHANGED)))


def shown(driver: Driver) -> list[str]:
    """The lines of text on the screen."""
    assert isinstance(driver.scene, SettingsScene | Dialog)
    return [line.text for part in driver.scene.parts for line in part.texts(driver.scene.viewport)]


def focus(driver: Driver) -> str:
    assert isinstance(driver.scene, SettingsScene)
    assert driver.scene.ring.focus is not None
    return driver.scene.ring.focus.name


def all_rows() -> list[Row]:
    context = make_context()
    return [row for make in TAB_ROWS.values() for row in make(context)]


def controls(driver: Driver) -> list[Widget]:
    assert isinstance(driver.scene, SettingsScene)
    return [part for part in driver.scene.parts if part.scroll is not None and part.focusable and part.enabled]


def test_every_setting_has_one_row_or_is_not_for_people() -> None:
    fields = [field for row in all_rows() for field in row.fields]
    assert sorted(fields) == sorted(FOR_PEOPLE)
    assert NOT_FOR_PEOPLE.isdisjoint(fields)


def test_no_two_rows_have_the_same_words_or_the_same_name() -> None:
    rows = all_rows()
    assert len({row.words for row in rows}) == len(rows)
    names = [row.control.name for row in rows if row.control.focusable]
    assert len(set(names)) == len(names)


def test_tabs_open_by_mouse_and_by_arrows_and_from_anywhere_by_a_key(settings: Driver) -> None:
    for tab in reversed(Tab):
        settings.click(f"tab-{tab}")
        assert focus(settings) == f"tab-{tab}"
    settings.press(pygame.K_RIGHT)
    assert "text-scale" in settings.scene.rects()
    settings.press(pygame.K_LEFT, pygame.K_LEFT)
    assert focus(settings) == "tab-data"
    settings.press(pygame.K_RIGHT, pygame.K_DOWN)
    assert not focus(settings).startswith("tab-")
    settings.press(pygame.K_PAGEDOWN)
    assert focus(settings) == "tab-display"
    settings.press(pygame.K_PAGEUP)
    assert focus(settings) == "tab-play"


def test_the_tab_that_was_open_last_opens_again(settings: Driver) -> None:
    settings.click("tab-sound")
    settings.app.stack.apply(Push(SettingsScene(settings.context)))
    settings.frame()
    assert focus(settings) == "tab-sound"
    assert "volume-master" in settings.scene.rects()


@pytest.mark.parametrize("tab", Tab)
def test_everything_on_a_tab_is_reached_by_keys(tab: Tab) -> None:
    driver = Driver(make_context((1024, 640), 2.0), SettingsScene(make_context((1024, 640), 2.0), tab))
    assert isinstance(driver.scene, SettingsScene)
    wanted = {widget.name for widget in driver.scene.ring.widgets if widget.enabled}
    met = set()
    for _ in wanted:
        met.add(focus(driver))
        driver.press(pygame.K_TAB)
    assert met == wanted
    assert focus(driver) == f"tab-{tab}"


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 640), 2.0)])
@pytest.mark.parametrize("tab", Tab)
def test_arrows_lead_from_a_tab_down_every_row_and_out(tab: Tab, size: tuple[int, int], scale: float) -> None:
    driver = Driver(make_context(size, scale), SettingsScene(make_context(size, scale), tab))
    wanted = [part.name for part in controls(driver)]
    met = []
    for _ in wanted:
        driver.press(pygame.K_DOWN)
        met.append(focus(driver))
    assert met == wanted
    driver.press(pygame.K_DOWN)
    assert focus(driver) in ("back", "reset")


@pytest.mark.parametrize("tab", Tab)
def test_every_value_of_every_row_is_kept_and_loads_again(tab: Tab, tmp_path: Path) -> None:
    context = make_context((1280, 1400), folder=tmp_path)
    driver = Driver(context, SettingsScene(context, tab))
    for row in [part for part in controls(driver) if isinstance(part, Toggle | Cycler | Slider)]:
        seen = {msgspec.json.encode(context.settings)}
        for _ in range(6):
            driver.click(row.name)
            if isinstance(row, Slider):
                driver.press(pygame.K_LEFT)
            loaded, complaint = load_settings(tmp_path)
            assert complaint is None
            assert loaded == context.settings
            seen.add(msgspec.json.encode(loaded))
        assert len(seen) > 1, row.name


def test_a_search_finds_rows_of_all_tabs_by_words_in_any_order(settings: Driver) -> None:
    settings.click("search")
    settings.type("SPEED bots")
    assert list(filter(None, (part.name for part in controls(settings)))) == ["speed-bots"]
    assert shown(settings).count(tab_words(Tab.PLAY)) == 2, "the tab, and the heading above what is on it"
    settings.press(*[pygame.K_BACKSPACE] * 10)
    settings.type("own moves")
    assert [part.name for part in controls(settings)] == ["speed-own"]
    settings.click("clear")
    assert {"speed-bots", "speed-own", "commit-at-once", "confirm", "hint-level", "practice"} == {
        part.name for part in controls(settings)
    }


def test_what_a_search_finds_can_be_changed_there(settings: Driver) -> None:
    settings.click("search")
    settings.type("mono")
    settings.press(pygame.K_DOWN, pygame.K_RETURN)
    assert settings.context.settings.mono
    assert [part.name for part in controls(settings)] == ["mono"]


def test_a_search_looks_through_explanations_and_says_when_nothing_is_found(settings: Driver) -> None:
    settings.click("search")
    settings.type("taken back")
    assert [part.name for part in controls(settings)] == ["commit-at-once"]
    settings.type("zzz")
    assert controls(settings) == []
    assert any("No setting" in line for line in shown(settings))


def test_esc_ends_a_search_before_it_leaves(settings: Driver) -> None:
    settings.app.stack.apply(Push(SettingsScene(settings.context)))
    settings.frame()
    top = settings.scene
    settings.click("search")
    settings.type("mono")
    settings.press(pygame.K_ESCAPE)
    assert settings.at(top)
    assert "speed-bots" in settings.scene.rects()
    settings.press(pygame.K_ESCAPE)
    assert not settings.at(top)


def test_a_tab_that_is_opened_ends_a_search(settings: Driver) -> None:
    settings.click("search")
    settings.type("speed")
    settings.click("tab-sound")
    assert "volume-master" in settings.scene.rects()
    assert "clear" not in settings.scene.rects()


def test_a_tab_is_put_back_after_a_question_and_nothing_else_is(settings: Driver, tmp_path: Path) -> None:
    settings.click("reset")
    assert isinstance(settings.scene, Dialog)
    settings.press(pygame.K_RETURN)
    assert settings.context.settings.speed_bots == "4", "the first answer does no harm"
    settings.click("reset")
    settings.click("put-back")
    defaults = Settings()
    for kept in (settings.context.settings, load_settings(tmp_path)[0]):
        assert (kept.speed_bots, kept.speed_own, kept.commit_at_once) == (
            defaults.speed_bots,
            defaults.speed_own,
            False,
        )
        assert (kept.text_scale, kept.muted, kept.volume_music) == (120, True, 5)
    assert "reset" not in settings.scene.rects(), "there is nothing left to put back"


def test_every_setting_is_put_back_after_a_question(settings: Driver, tmp_path: Path) -> None:
    settings.click("tab-data")
    settings.click("reset-all")
    settings.press(pygame.K_ESCAPE)
    assert settings.context.settings.muted
    settings.click("reset-all")
    settings.click("put-back")
    assert settings.context.viewport.text_scale == 1.0
    defaults = Settings(window=settings.context.settings.window)
    assert settings.context.settings == load_settings(tmp_path)[0] == defaults


def test_the_tab_of_data_says_where_things_are_and_leads_to_the_saves(settings: Driver, tmp_path: Path) -> None:
    settings.click("tab-data")
    assert str(tmp_path) in "".join(shown(settings))
    assert "saves" not in settings.scene.rects(), "there is none"
    (tmp_path / "saves").mkdir()
    for number in (1, 2):
        (tmp_path / "saves" / f"autosave-000{number}.lode").write_bytes(b"")
    settings.click("tab-data")
    assert "2" in shown(settings)
    settings.click("saves")
    assert isinstance(settings.scene, Games)
    settings.app.stack.apply(Pop())
    settings.frame()
    assert focus(settings) == "saves"


def test_no_other_game_takes_the_place_of_the_one_that_is_played(settings: Driver, tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "autosave-0001.lode").write_bytes(b"")
    settings.context.game = new_session(3, 0)
    settings.click("tab-data")
    assert "saves" not in settings.scene.rects()
    assert any("A game is being played" in line for line in shown(settings))
    settings.context.game = None
    settings.click("tab-data")
    assert "saves" in settings.scene.rects()
