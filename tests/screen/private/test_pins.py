"""PINs at the curtain: typed by any device, never shown, never a lock-out (UX S15)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from scenarios import setup
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, heard, make_context
from screen.film import Film, assert_alike
from screen.pins import (
    DEVICES,
    DIGITS,
    WRONG,
    at_pad,
    by_keys,
    pin_of,
    said,
    seated,
    second_press,
)
from screen.twins import make_twins

from game.play.autosave import wait_for_disk
from game.play.session import Session
from game.records.setup import HUMAN
from game.scenes.private.curtain import Curtain
from game.scenes.private.pin_check import PinCheck
from game.scenes.private.pin_pad import PinPad
from game.scenes.private.pin_vote import PinVote
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.bindings import DEFAULT, DEFAULT_KEYS, Bindings, Control, use_bindings
from game.ui.keys import Key
from game.ui.scene import Pop, Quit


@pytest.fixture(autouse=True)
def _usual_keys() -> Iterator[None]:
    yield
    use_bindings(DEFAULT)


def test_equal_digits_look_like_others_to_a_guarded_hand() -> None:
    """Or whoever sits by would see that one digit of a fast hand did not count."""
    for digits in ("1111", "1221", "1234"):
        driver = at_pad()
        driver.context.settings.press_guard = True
        driver.frame(dt=1.0)
        by_keys(driver, digits)
        assert isinstance(driver.scene, PinPad)
        assert not driver.scene.at_rest, "all four were heard, and are wrong"


@pytest.mark.parametrize("device", DEVICES)
def test_the_right_digits_lead_to_the_second_press(device: Callable[[Driver, str], None]) -> None:
    driver = at_pad()
    device(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)
    driver.press(pygame.K_RETURN)
    assert driver.app.running, "the breath begins after the PIN"
    second_press(driver)
    assert not driver.app.running


@pytest.mark.parametrize("device", DEVICES)
def test_wrong_digits_open_nothing_and_the_right_ones_do_after_a_short_wait(
    device: Callable[[Driver, str], None],
) -> None:
    driver = at_pad()
    device(driver, WRONG)
    assert isinstance(driver.scene, PinCheck)
    assert "That is not the PIN of Bo." in said(driver)
    driver.frame(dt=0.6)
    assert "Try again" in said(driver)
    device(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)


def test_digits_are_not_taken_during_the_wait_which_no_way_out_shortens() -> None:
    driver = at_pad()
    for _try in range(3):
        by_keys(driver, WRONG)
        driver.frame(dt=3.1)
    by_keys(driver, WRONG)
    driver.press(pygame.K_ESCAPE, pygame.K_RETURN)
    by_keys(driver, DIGITS)
    assert isinstance(driver.scene, PinCheck)
    assert driver.scene.wake_in is not None
    assert 1.5 < driver.scene.wake_in <= 3.0
    driver.frame(dt=3.1)
    by_keys(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)


def test_a_digit_is_taken_back_by_its_button_and_by_backspace() -> None:
    driver = at_pad()
    by_keys(driver, "77")
    driver.click("erase")
    driver.press(pygame.K_BACKSPACE)
    by_keys(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)


def test_a_seat_without_a_pin_is_asked_for_none() -> None:
    context = rounds.instant_context()
    driver = Driver(context, Curtain(context, seated(1), 0, Quit))
    driver.press(pygame.K_RETURN)
    second_press(driver)
    assert not driver.app.running


@pytest.mark.parametrize(
    "event",
    [
        pygame.Event(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="c"),
        pygame.Event(pygame.WINDOWFOCUSLOST),
        pygame.Event(pygame.WINDOWMINIMIZED),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""),
    ],
)
def test_c_and_a_lost_focus_forget_what_is_typed_and_ask_again_who_sits_there(event: pygame.Event) -> None:
    driver = at_pad()
    by_keys(driver, DIGITS[:3])
    driver.frame(event)
    driver.frame()
    assert isinstance(driver.scene, Curtain)
    assert "i-am" in driver.scene.rects()
    driver.press(pygame.K_RETURN)
    by_keys(driver, DIGITS[3])
    assert isinstance(driver.scene, PinCheck)
    by_keys(driver, "000")
    assert isinstance(driver.scene, PinCheck), "what was typed before is not remembered"


def test_a_press_of_the_mouse_leaves_no_mark_on_the_digit() -> None:
    """Whoever looks up afterwards and presses a key sees the ring where it is for everybody."""
    rings = set()
    for digit in "19":
        driver = at_pad()
        driver.click(f"digit-{digit}")
        driver.move((5, 5))
        driver.press(pygame.K_RSHIFT)
        assert isinstance(driver.scene, PinPad)
        assert driver.scene.ring.focus is not None
        rings.add((driver.scene.ring.visible, driver.scene.ring.focus.name, pygame.image.tobytes(driver.canvas, "RGB")))
    assert len(rings) == 1


@pytest.mark.parametrize("control", [Control.MUTE, Control.CURTAIN, Control.FULL_SCREEN])
def test_a_digit_is_a_digit_whatever_else_its_key_does(control: Control) -> None:
    """Or all would see and hear which one was typed: the sound goes off, the pad leaves."""
    use_bindings(Bindings({**DEFAULT_KEYS, control: (Key(pygame.K_0),)}))
    driver = at_pad()
    by_keys(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)
    assert not driver.context.settings.muted
    assert not driver.context.settings.full_screen
    second_press(driver)
    assert not driver.app.running


def test_who_has_typed_the_pin_and_goes_away_is_asked_again() -> None:
    driver = at_pad()
    by_keys(driver, DIGITS)
    driver.frame(dt=1)
    assert "show" in driver.scene.rects()
    assert driver.scene.wake_in is not None, "a window that sleeps wakes for it"
    driver.frame(dt=driver.scene.wake_in)
    assert "i-am" in driver.scene.rects()
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, PinCheck)


def test_without_a_pin_the_second_press_may_take_as_long_as_it_likes() -> None:
    driver = Driver(rounds.instant_context(), Curtain(rounds.instant_context(), seated(1), 0, Quit))
    driver.press(pygame.K_RETURN)
    driver.frame(dt=1000)
    assert "show" in driver.scene.rects()
    assert driver.scene.wake_in is None


@pytest.mark.parametrize("key", [pygame.K_F10, pygame.K_ESCAPE])
def test_the_menu_over_the_curtain_forgets_who_sits_there(key: int) -> None:
    driver = at_pad()
    by_keys(driver, DIGITS)
    driver.frame(dt=1)
    driver.press(key)
    while not isinstance(driver.scene, Curtain):
        driver.press(pygame.K_ESCAPE)
    assert "i-am" in driver.scene.rects()


# What others may see


@pytest.mark.parametrize("typed", [("4091", "7263"), ("0000", "7260")])
def test_frames_and_sounds_are_equal_whatever_the_pin_and_whatever_is_typed(typed: tuple[str, str]) -> None:
    twins = make_twins(1)
    films = [Film(session, twins.script) for session in (twins.one, twins.other)]
    for film, pin, digits in zip(films, ("4091", "7263"), typed, strict=True):
        seat = film.session.table.to_play
        assert seat is not None
        for human in film.session.humans:
            film.session.desk.set_pin(human, pin_of(pin))
        film.let_bots_play()
        film.press(pygame.K_RETURN)
        assert film.top == "pin"
        for digit in digits:
            film.press(pygame.K_0 + int(digit))
        for _frame in range(8):
            film.frame(dt=0.1)
        film.press(pygame.K_ESCAPE)
        film.frame(dt=0.7)
    assert_alike(films[0].frames, films[1].frames)


def test_the_trace_and_the_texts_name_no_digit_that_is_typed(tmp_path: Path) -> None:
    told = []
    for digits in ("4091", "7263"):
        trace = tmp_path / f"{digits}.jsonl"
        context = make_context(trace=trace)
        driver = Driver(context, Curtain(context, seated(1), 1, Quit))
        driver.press(pygame.K_RETURN)
        words = []
        for digit in digits[:3]:
            by_keys(driver, digit)
            words.append(said(driver))
        driver.app.close()
        told.append((words, [json.loads(line) for line in trace.read_text("utf-8").splitlines()]))
        assert heard(context).cues
    assert told[0] == told[1]


def test_a_resumed_game_asks_at_the_curtain(tmp_path: Path) -> None:
    path = Session.new(setup(4, HUMAN), tmp_path, seed=1, bot_seed=2, pins={1: pin_of()}).path
    assert path is not None
    wait_for_disk()
    driver = at_pad(Session.load(path))
    by_keys(driver, WRONG)
    assert isinstance(driver.scene, PinCheck)
    driver.frame(dt=0.6)
    by_keys(driver, DIGITS)
    second_press(driver)
    assert not driver.app.running


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        context = rounds.instant_context(size, scale)
        several, many = seated(1), seated(1, people=12)
        pad = PinCheck(context, several, 1, lambda: None, Pop)
        vote, large_vote = PinVote(context, several, 1), PinVote(context, many, 1)
        for scene in (pad, vote, large_vote):
            scene.resize(context.viewport)
            assert faults(scene) == []
        pad.complete(WRONG)
        assert faults(pad) == []
    finally:
        use_language(SOURCE_LANGUAGE)
