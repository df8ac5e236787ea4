"""A forgotten PIN is taken away by a vote of the table (UX S15)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver
from screen.pins import DIGITS, WRONG, at_pad, by_keys, seated, second_press

from game.play.session import Session
from game.scenes.private.curtain import Curtain
from game.scenes.private.pin_check import PinCheck
from game.scenes.private.pin_pad import PinPad
from game.scenes.private.pin_vote import PinVote


def _at_vote(session: Session) -> Driver:
    driver = at_pad(session)
    driver.click("forgotten")
    assert isinstance(driver.scene, PinVote)
    return driver


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 2), (4, 2), (12, 6)])
def test_more_than_half_of_the_others_take_a_forgotten_pin_away(people: int, needed: int) -> None:
    session = seated(1, people=people)
    driver = _at_vote(session)
    voters = [seat for seat in range(people) if seat != 1]
    for seat in voters[:needed]:
        assert session.pins.asked_of(1)
        assert isinstance(driver.scene, PinVote)
        driver.click(f"agree-{seat + 1}")
    driver.frame()
    assert not session.pins.asked_of(1)
    assert isinstance(driver.scene, Curtain)
    assert any("has no PIN any more" in notice for notice in (*driver.context.notices, _toast(driver)))
    driver.press(pygame.K_RETURN)
    second_press(driver)
    assert not driver.app.running, "two presses, as for everybody without a PIN"


def _toast(driver: Driver) -> str:
    assert isinstance(driver.scene, Curtain)
    return driver.scene.toast.sentence


def test_nobody_votes_twice_and_the_one_who_has_forgotten_does_not_vote() -> None:
    session = seated(1)
    driver = _at_vote(session)
    assert "agree-2" not in driver.scene.rects()
    driver.click("agree-1")
    assert "agree-1" not in driver.scene.rects()
    assert session.pins.asked_of(1)


@pytest.mark.parametrize("people", [2, 3])
def test_nobody_is_locked_out_where_everybody_has_forgotten(people: int) -> None:
    session = seated(*range(people), people=people)
    driver = _at_vote(session)
    for voter in [seat for seat in range(people) if seat != 1]:
        assert session.pins.asked_of(1)
        driver.click(f"agree-{voter + 1}")
        assert isinstance(driver.scene, PinCheck)
        driver.click("forgotten")
    driver.frame()
    assert not any(map(session.pins.asked_of, range(people)))
    assert isinstance(driver.scene, Curtain)


def test_one_who_has_forgotten_too_takes_nothing_away_while_another_was_not_asked() -> None:
    session = seated(0, 1)
    driver = _at_vote(session)
    driver.click("agree-1")
    driver.click("forgotten")
    assert isinstance(driver.scene, PinVote)
    assert "agree-1" not in driver.scene.rects()
    assert session.pins.asked_of(0)
    assert session.pins.asked_of(1)
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_RETURN)
    driver.click("forgotten")
    assert "agree-1" in driver.scene.rects(), "a vote that is left counts for nothing"


def test_whoever_has_a_pin_types_it_to_agree() -> None:
    session = seated(0, 1, 2)
    driver = _at_vote(session)
    driver.click("agree-1")
    assert isinstance(driver.scene, PinCheck)
    assert "forgotten" in driver.scene.rects()
    by_keys(driver, WRONG)
    driver.frame(dt=1)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, PinVote)
    driver.click("agree-3")
    by_keys(driver, DIGITS)
    assert isinstance(driver.scene, PinVote)
    assert session.pins.asked_of(1), "one has agreed, and one has typed a wrong PIN"
    driver.click("agree-1")
    driver.frame(dt=1)
    by_keys(driver, DIGITS)
    driver.frame()
    assert isinstance(driver.scene, Curtain)
    assert not session.pins.asked_of(1)
    assert session.pins.asked_of(0)


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_c])
def test_a_vote_that_is_left_counts_for_nothing(key: int) -> None:
    session = seated(1)
    driver = _at_vote(session)
    driver.click("agree-1")
    driver.press(key)
    driver.frame()
    assert isinstance(driver.scene, Curtain)
    driver.press(pygame.K_RETURN)
    driver.click("forgotten")
    driver.click("agree-3")
    assert session.pins.asked_of(1)


def test_votes_are_cast_by_keys_alone() -> None:
    session = seated(1)
    driver = at_pad(session)
    while True:
        assert isinstance(driver.scene, PinPad)
        assert driver.scene.ring.focus is not None
        if driver.scene.ring.focus.name == "forgotten":
            break
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN)
    driver.frame()
    assert not session.pins.asked_of(1)
