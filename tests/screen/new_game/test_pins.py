"""A PIN for a seat is set while a game is put together, typed twice, or left out (UX S15)."""

from __future__ import annotations

import pygame
import pytest
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, make_context

from game.play.pin import Pin
from game.records.setup import HUMAN
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.pin_setting import PinSetting
from game.scenes.new_game.scene import SetupScene
from game.scenes.new_game.seat_choice import SeatChoice
from game.scenes.private.curtain import Curtain
from game.scenes.private.pin_check import PinCheck
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.words.characters import CHARACTERS

PIN = Pin.of("1234", b"a salt")


def _open(draft: Draft, seat: int = 1) -> Driver:
    context = make_context()
    driver = Driver(context, SetupScene(context, draft))
    driver.click(f"mind-{seat + 1}")
    assert isinstance(driver.scene, SeatChoice)
    return driver


def _type(driver: Driver, digits: str) -> None:
    driver.press(*(pygame.K_0 + int(digit) for digit in digits))


def test_a_pin_is_typed_twice_and_asked_for_at_the_first_curtain() -> None:
    draft = Draft.hot_seat()
    driver = _open(draft, 0)
    driver.click("pin")
    _type(driver, "5050")
    assert not draft.pins
    _type(driver, "5050")
    assert isinstance(driver.scene, SeatChoice)
    driver.click("done")
    assert _words(driver)["mind-1"] == ["Human", "with a PIN"]
    driver.click("start")
    assert isinstance(driver.scene, Curtain)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, PinCheck)
    _type(driver, "5050")
    assert isinstance(driver.scene, Curtain)


def _words(driver: Driver) -> dict[str, list[str]]:
    assert isinstance(driver.scene, SetupScene)
    return {part.name: [line.text for line in part.texts(driver.scene.viewport)] for part in driver.scene.parts}


def test_digits_that_differ_are_asked_for_again() -> None:
    draft = Draft.hot_seat()
    driver = _open(draft)
    driver.click("pin")
    _type(driver, "50505051")
    assert isinstance(driver.scene, PinSetting)
    assert not draft.pins
    assert "not the same" in driver.scene.sentence()
    _type(driver, "12121212")
    assert draft.pins[1].fits("1212")


@pytest.mark.parametrize("leave", [pygame.K_ESCAPE, pygame.K_c])
def test_who_leaves_sets_no_pin_and_keeps_the_one_that_is_there(leave: int) -> None:
    draft = Draft.hot_seat()
    draft.pins[2] = PIN
    for seat in (1, 2):
        driver = _open(draft, seat)
        driver.click("pin")
        _type(driver, "505050")
        driver.press(leave)
        driver.frame()
        assert isinstance(driver.scene, SeatChoice)
    assert draft.pins == {2: PIN}


def test_a_pin_is_taken_away_by_its_button() -> None:
    draft = Draft.hot_seat()
    draft.pins[1] = PIN
    driver = _open(draft)
    driver.click("pin")
    driver.click("no-pin")
    assert not draft.pins
    driver.click("pin")
    assert "no-pin" not in driver.scene.rects()


def test_one_person_alone_has_no_pin_and_a_bot_has_none() -> None:
    draft = Draft.solo()
    draft.pins[0] = PIN
    assert draft.pins_asked == {}
    driver = _open(draft, 0)
    assert "pin" not in driver.scene.rects(), "with one person at the screen it cannot be pressed"
    driver = _open(draft, 1)
    driver.click(f"who-{HUMAN}")
    assert "pin" in driver.scene.rects()
    assert draft.pins_asked == {0: PIN}
    driver.click(f"who-{CHARACTERS[0]}")
    assert "pin" not in driver.scene.rects()


def test_a_pin_stays_with_its_seat_and_goes_with_its_person() -> None:
    draft = Draft.hot_seat()
    for _seat in range(2):
        draft.add_seat()
    draft.pins = {0: PIN, 2: PIN}
    draft.remove_seat(1)
    assert draft.pins == {0: PIN, 1: PIN}
    draft.set_mind(0, draft.seats[3].mind)
    assert draft.pins == {1: PIN}
    draft.remove_seat(1)
    assert draft.pins == {}


def test_whoever_sat_out_comes_back_with_their_pin() -> None:
    draft = Draft.hot_seat()
    draft.set_saboteur2(True)
    while len(draft.seats) < draft.most_seats:
        draft.add_seat()
        draft.set_mind(len(draft.seats) - 1, HUMAN)
    draft.pins = {1: PIN, 11: PIN}
    draft.set_saboteur2(False)
    assert draft.pins == {1: PIN}
    draft.set_saboteur2(True)
    assert draft.pins == {1: PIN, 11: PIN}


def test_pins_are_not_remembered_for_another_game() -> None:
    draft = Draft.hot_seat()
    draft.pins[1] = PIN
    context = make_context()
    driver = Driver(context, SetupScene(context, draft))
    driver.click("start")
    last = context.settings.last_setup
    assert last is not None
    assert not Draft.remembered(last, several_humans=True).pins


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize("scale", [0.8, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        context = rounds.instant_context(size, scale)
        draft = Draft.hot_seat()
        draft.pins[1] = PIN
        for scene in (PinSetting(context, draft, 1), SeatChoice(context, draft, 1), SetupScene(context, draft)):
            scene.resize(context.viewport)
            assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)
