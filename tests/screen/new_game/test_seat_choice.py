"""Choosing who sits at a seat: characters, levels, and what is seen of them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, make_context

from ai.minds import LEVELS
from game import flow
from game.records.setup import HUMAN
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.scene import SetupScene
from game.scenes.new_game.seat_choice import SeatChoice
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.system.settings import load_settings
from game.words.characters import CHARACTERS, DRIFTER, character_of, company, level_of, mind_of


def _open(draft: Draft, seat: int = 1, folder: Path | None = None) -> Driver:
    context = make_context(folder=folder)
    driver = Driver(context, SetupScene(context, draft))
    driver.click(f"mind-{seat + 1}")
    assert isinstance(driver.scene, SeatChoice)
    return driver


def _choice(driver: Driver) -> SeatChoice:
    assert isinstance(driver.scene, SeatChoice)
    return driver.scene


def _focus(driver: Driver) -> str:
    focus = _choice(driver).ring.focus
    return "" if focus is None else focus.name


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("character", [character for character in CHARACTERS if character != DRIFTER])
def test_every_character_plays_at_every_level(character: str, level: str) -> None:
    draft = Draft.solo()
    driver = _open(draft, 0)
    if f"who-{character}" != _focus(driver):
        driver.click(f"who-{character}")
    if level_of(draft.seats[0].mind) != level:
        driver.click(f"level-{level}")
    driver.click("done")
    assert isinstance(driver.scene, SetupScene)
    assert draft.seats[0].mind == mind_of(character, level)
    assert draft.seats[1:] == Draft.solo().seats[1:]


def test_a_seat_is_chosen_by_keys_alone() -> None:
    draft = Draft.solo()
    driver = _open(draft)
    assert _focus(driver) == f"who-{character_of(draft.seats[1].mind)}"
    driver.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert draft.seats[1].mind == "steady/firebrand"
    driver.press(pygame.K_DOWN, pygame.K_DOWN)
    while _focus(driver) != "level-sharp":
        driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_RETURN)
    assert draft.seats[1].mind == "sharp/firebrand"
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, SetupScene), "a press on what is chosen already ends the choice"
    assert driver.scene.ring.focus is not None
    assert driver.scene.ring.focus.name == "mind-2"


@pytest.mark.parametrize("mind", [HUMAN, DRIFTER])
def test_who_has_no_level_says_why(mind: str) -> None:
    draft = Draft.solo()
    driver = _open(draft)
    driver.click(f"who-{mind}")
    assert draft.seats[1].mind == mind
    assert not {f"level-{level}" for level in LEVELS} & set(driver.scene.rects())
    levels = [widget for widget in _choice(driver).ring.widgets if widget.name.startswith("level-")]
    assert len(levels) == len(LEVELS)
    said = [line.text for part in _choice(driver).parts for line in part.texts(driver.context.viewport)]
    assert all(widget.why_not in said for widget in levels)


def test_the_level_stays_when_the_character_changes() -> None:
    draft = Draft.solo()
    driver = _open(draft)
    driver.click("level-rookie")
    driver.click("who-random")
    driver.click("who-peacemaker")
    assert draft.seats[1].mind == "rookie/peacemaker"
    driver.click("who-human")
    driver.click("who-plain")
    assert draft.seats[1].mind == "rookie"


def test_the_arrows_lead_to_the_other_seats() -> None:
    draft = Draft.solo()
    driver = _open(draft, 3)
    driver.click("next-seat")
    driver.click("who-cynic")
    driver.click("next-seat")
    driver.click("who-prospector")
    assert [character_of(draft.seats[seat].mind) for seat in (4, 0)] == ["cynic", "prospector"]
    driver.press(pygame.K_n, pygame.K_n)
    assert _focus(driver) == f"who-{character_of(draft.seats[2].mind)}"
    driver.press(pygame.K_n, mod=pygame.KMOD_SHIFT)
    assert _focus(driver) == f"who-{character_of(draft.seats[1].mind)}"
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, SetupScene)


@pytest.mark.usefixtures("plain_plates")
def test_a_seat_without_a_name_can_be_chosen_for() -> None:
    draft = Draft.solo()
    draft.rename(1, " ")
    assert faults(_choice(_open(draft))) == []


def test_all_bots_take_one_level_at_once() -> None:
    draft = Draft.solo()
    draft.set_mind(2, DRIFTER)
    draft.set_mind(3, "rookie/cynic")
    before = [character_of(seat.mind) for seat in draft.seats]
    driver = Driver(context := make_context(), SetupScene(context, draft))
    assert draft.level is None
    driver.click("bots-level")
    assert draft.level == LEVELS[-1]
    driver.click("bots-level")
    assert [character_of(seat.mind) for seat in draft.seats] == before
    assert [seat.mind for seat in draft.seats[:3]] == [HUMAN, "steady/schemer", DRIFTER]
    driver.click("add-seat")
    driver.click("bots-level")
    driver.click("add-seat")
    assert {level_of(seat.mind) for seat in draft.seats} == {None, "sharp"}
    assert len({character_of(seat.mind) for seat in draft.seats[1:]}) == 6


def test_no_level_is_asked_for_without_bots() -> None:
    driver = Driver(context := make_context(), SetupScene(context, Draft.hot_seat()))
    assert "bots-level" not in driver.scene.rects()


def test_presets_seat_different_characters() -> None:
    for preset in (Draft.solo(), Draft.full()):
        bots = [seat.mind for seat in preset.seats if seat.mind != HUMAN]
        assert tuple(bots) == company(len(bots))


def test_characters_and_levels_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "follow", lambda _context, _route: None)
    draft = Draft.solo()
    driver = _open(draft, 1, tmp_path)
    driver.click("who-sleeper")
    driver.click("level-sharp")
    driver.click("done")
    driver.click("start")
    again = Draft.remembered(load_settings(tmp_path)[0].last_setup, several_humans=False)
    assert again.seats == draft.seats
    assert again.seats[1].mind == "sharp/sleeper"


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped(size: tuple[int, int], scale: float, language: str) -> None:
    draft = Draft.full()
    draft.rename(0, "Wilhelmina Wolff")
    use_language(language)
    try:
        for mind in (HUMAN, DRIFTER, "sharp/sleeper"):
            draft.set_mind(0, mind)
            scene = SeatChoice(make_context(size, scale), draft, 0)
            Driver(scene.context, scene)
            assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)
