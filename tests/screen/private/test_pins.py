"""PINs at the curtain: typed by any device, never shown, never a lock-out (UX S15)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame
import pytest
from scenarios import setup
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, heard, make_context
from screen.film import Film, assert_alike
from screen.twins import make_twins

from game.play.autosave import wait_for_disk
from game.play.pin import Pin
from game.play.session import Session
from game.records.setup import HUMAN
from game.scenes.private.curtain import Curtain
from game.scenes.private.pin_check import PinCheck
from game.scenes.private.pin_pad import PinPad
from game.scenes.private.pin_vote import PinVote
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.bindings import DEFAULT, DEFAULT_KEYS, Bindings, Control, use_bindings
from game.ui.context import Context
from game.ui.keys import Key
from game.ui.scene import Pop, Quit

DIGITS = "4091"
WRONG = "4092"
EXPANDED = rounds.EXPANDED


@pytest.fixture(autouse=True)
def _usual_keys() -> Iterator[None]:
    yield
    use_bindings(DEFAULT)


def _pin(digits: str = DIGITS) -> Pin:
    return Pin.of(digits, b"a salt")


def _session(*pins: int, people: int = 3, seats: int = 4) -> Session:
    """People at the first seats, those of `pins` with a PIN."""
    rules = EXPANDED if people > 10 else None
    session = rounds.new_session(max(seats, people), *range(people), seed=3, rules=rules)
    for seat in pins:
        session.desk.set_pin(seat, _pin())
    return session


def _at_pad(session: Session | None = None, context: Context | None = None) -> Driver:
    """The pad of seat 2 over its curtain; what comes after the curtain is the end of the program."""
    context = context or rounds.instant_context()
    driver = Driver(context, Curtain(context, session or _session(1), 1, Quit))
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, PinCheck)
    return driver


def _by_keys(driver: Driver, digits: str) -> None:
    driver.press(*(pygame.K_0 + int(digit) for digit in digits))


def _by_number_block(driver: Driver, digits: str) -> None:
    driver.press(*(pygame.K_KP_1 + int(digit) - 1 if digit != "0" else pygame.K_KP_0 for digit in digits))


def _by_mouse(driver: Driver, digits: str) -> None:
    for digit in digits:
        driver.click(f"digit-{digit}")


def _by_focus(driver: Driver, digits: str) -> None:
    """Arrows to each digit, and Enter: as a gamepad does it."""
    for digit in digits:
        target = driver.scene.rects()[f"digit-{digit}"].center
        while True:
            assert isinstance(driver.scene, PinPad)
            focus = driver.scene.ring.focus
            assert focus is not None
            x, y = focus.rect.center
            if (x, y) == target:
                break
            if y != target[1] and (x == target[0] or target[1] < y):
                driver.press(pygame.K_DOWN if target[1] > y else pygame.K_UP)
            else:
                driver.press(pygame.K_RIGHT if target[0] > x else pygame.K_LEFT)
        driver.press(pygame.K_RETURN)


DEVICES: Sequence[Callable[[Driver, str], None]] = (_by_keys, _by_number_block, _by_mouse, _by_focus)


def _said(driver: Driver) -> str:
    assert isinstance(driver.scene, PinPad | PinVote | Curtain)
    return " ".join(line.text for part in driver.scene.parts for line in part.texts(driver.scene.viewport))


def _open(driver: Driver) -> None:
    driver.frame(dt=0.7)
    driver.press(pygame.K_RETURN)


def test_equal_digits_look_like_others_to_a_guarded_hand() -> None:
    """Or whoever sits by would see that one digit of a fast hand did not count."""
    for digits in ("1111", "1221", "1234"):
        driver = _at_pad()
        driver.context.settings.press_guard = True
        driver.frame(dt=1.0)
        _by_keys(driver, digits)
        assert isinstance(driver.scene, PinPad)
        assert not driver.scene.at_rest, "all four were heard, and are wrong"


@pytest.mark.parametrize("device", DEVICES)
def test_the_right_digits_lead_to_the_second_press(device: Callable[[Driver, str], None]) -> None:
    driver = _at_pad()
    device(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)
    driver.press(pygame.K_RETURN)
    assert driver.app.running, "the breath begins after the PIN"
    _open(driver)
    assert not driver.app.running


@pytest.mark.parametrize("device", DEVICES)
def test_wrong_digits_open_nothing_and_the_right_ones_do_after_a_short_wait(
    device: Callable[[Driver, str], None],
) -> None:
    driver = _at_pad()
    device(driver, WRONG)
    assert isinstance(driver.scene, PinCheck)
    assert "That is not the PIN of Bo." in _said(driver)
    driver.frame(dt=0.6)
    assert "Try again" in _said(driver)
    device(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)


def test_digits_are_not_taken_during_the_wait_which_no_way_out_shortens() -> None:
    driver = _at_pad()
    for _try in range(3):
        _by_keys(driver, WRONG)
        driver.frame(dt=3.1)
    _by_keys(driver, WRONG)
    driver.press(pygame.K_ESCAPE, pygame.K_RETURN)
    _by_keys(driver, DIGITS)
    assert isinstance(driver.scene, PinCheck)
    assert driver.scene.wake_in is not None
    assert 1.5 < driver.scene.wake_in <= 3.0
    driver.frame(dt=3.1)
    _by_keys(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)


def test_a_digit_is_taken_back_by_its_button_and_by_backspace() -> None:
    driver = _at_pad()
    _by_keys(driver, "77")
    driver.click("erase")
    driver.press(pygame.K_BACKSPACE)
    _by_keys(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)


def test_a_seat_without_a_pin_is_asked_for_none() -> None:
    context = rounds.instant_context()
    driver = Driver(context, Curtain(context, _session(1), 0, Quit))
    driver.press(pygame.K_RETURN)
    _open(driver)
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
    driver = _at_pad()
    _by_keys(driver, DIGITS[:3])
    driver.frame(event)
    driver.frame()
    assert isinstance(driver.scene, Curtain)
    assert "i-am" in driver.scene.rects()
    driver.press(pygame.K_RETURN)
    _by_keys(driver, DIGITS[3])
    assert isinstance(driver.scene, PinCheck)
    _by_keys(driver, "000")
    assert isinstance(driver.scene, PinCheck), "what was typed before is not remembered"


def test_a_press_of_the_mouse_leaves_no_mark_on_the_digit() -> None:
    """Whoever looks up afterwards and presses a key sees the ring where it is for everybody."""
    rings = set()
    for digit in "19":
        driver = _at_pad()
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
    driver = _at_pad()
    _by_keys(driver, DIGITS)
    assert isinstance(driver.scene, Curtain)
    assert not driver.context.settings.muted
    assert not driver.context.settings.full_screen
    _open(driver)
    assert not driver.app.running


def test_who_has_typed_the_pin_and_goes_away_is_asked_again() -> None:
    driver = _at_pad()
    _by_keys(driver, DIGITS)
    driver.frame(dt=1)
    assert "show" in driver.scene.rects()
    assert driver.scene.wake_in is not None, "a window that sleeps wakes for it"
    driver.frame(dt=driver.scene.wake_in)
    assert "i-am" in driver.scene.rects()
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, PinCheck)


def test_without_a_pin_the_second_press_may_take_as_long_as_it_likes() -> None:
    driver = Driver(rounds.instant_context(), Curtain(rounds.instant_context(), _session(1), 0, Quit))
    driver.press(pygame.K_RETURN)
    driver.frame(dt=1000)
    assert "show" in driver.scene.rects()
    assert driver.scene.wake_in is None


@pytest.mark.parametrize("key", [pygame.K_F10, pygame.K_ESCAPE])
def test_the_menu_over_the_curtain_forgets_who_sits_there(key: int) -> None:
    driver = _at_pad()
    _by_keys(driver, DIGITS)
    driver.frame(dt=1)
    driver.press(key)
    while not isinstance(driver.scene, Curtain):
        driver.press(pygame.K_ESCAPE)
    assert "i-am" in driver.scene.rects()


# The vote


def _at_vote(session: Session) -> Driver:
    driver = _at_pad(session)
    driver.click("forgotten")
    assert isinstance(driver.scene, PinVote)
    return driver


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 2), (4, 2), (12, 6)])
def test_more_than_half_of_the_others_take_a_forgotten_pin_away(people: int, needed: int) -> None:
    session = _session(1, people=people)
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
    _open(driver)
    assert not driver.app.running, "two presses, as for everybody without a PIN"


def _toast(driver: Driver) -> str:
    assert isinstance(driver.scene, Curtain)
    return driver.scene.toast.sentence


def test_nobody_votes_twice_and_the_one_who_has_forgotten_does_not_vote() -> None:
    session = _session(1)
    driver = _at_vote(session)
    assert "agree-2" not in driver.scene.rects()
    driver.click("agree-1")
    assert "agree-1" not in driver.scene.rects()
    assert session.pins.asked_of(1)


@pytest.mark.parametrize("people", [2, 3])
def test_nobody_is_locked_out_where_everybody_has_forgotten(people: int) -> None:
    session = _session(*range(people), people=people)
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
    session = _session(0, 1)
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
    session = _session(0, 1, 2)
    driver = _at_vote(session)
    driver.click("agree-1")
    assert isinstance(driver.scene, PinCheck)
    assert "forgotten" in driver.scene.rects()
    _by_keys(driver, WRONG)
    driver.frame(dt=1)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, PinVote)
    driver.click("agree-3")
    _by_keys(driver, DIGITS)
    assert isinstance(driver.scene, PinVote)
    assert session.pins.asked_of(1), "one has agreed, and one has typed a wrong PIN"
    driver.click("agree-1")
    driver.frame(dt=1)
    _by_keys(driver, DIGITS)
    driver.frame()
    assert isinstance(driver.scene, Curtain)
    assert not session.pins.asked_of(1)
    assert session.pins.asked_of(0)


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_c])
def test_a_vote_that_is_left_counts_for_nothing(key: int) -> None:
    session = _session(1)
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
    session = _session(1)
    driver = _at_pad(session)
    while True:
        assert isinstance(driver.scene, PinPad)
        assert driver.scene.ring.focus is not None
        if driver.scene.ring.focus.name == "forgotten":
            break
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN)
    driver.frame()
    assert not session.pins.asked_of(1)


# What others may see


@pytest.mark.parametrize("typed", [("4091", "7263"), ("0000", "7260")])
def test_frames_and_sounds_are_equal_whatever_the_pin_and_whatever_is_typed(typed: tuple[str, str]) -> None:
    twins = make_twins(1)
    films = [Film(session, twins.script) for session in (twins.one, twins.other)]
    for film, pin, digits in zip(films, ("4091", "7263"), typed, strict=True):
        seat = film.session.table.to_play
        assert seat is not None
        for human in film.session.humans:
            film.session.desk.set_pin(human, _pin(pin))
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
        driver = Driver(context, Curtain(context, _session(1), 1, Quit))
        driver.press(pygame.K_RETURN)
        words = []
        for digit in digits[:3]:
            _by_keys(driver, digit)
            words.append(_said(driver))
        driver.app.close()
        told.append((words, [json.loads(line) for line in trace.read_text("utf-8").splitlines()]))
        assert heard(context).cues
    assert told[0] == told[1]


def test_a_resumed_game_asks_at_the_curtain(tmp_path: Path) -> None:
    path = Session.new(setup(4, HUMAN), tmp_path, seed=1, bot_seed=2, pins={1: _pin()}).path
    assert path is not None
    wait_for_disk()
    driver = _at_pad(Session.load(path))
    _by_keys(driver, WRONG)
    assert isinstance(driver.scene, PinCheck)
    driver.frame(dt=0.6)
    _by_keys(driver, DIGITS)
    _open(driver)
    assert not driver.app.running


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
def test_no_text_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        context = rounds.instant_context(size, scale)
        several, many = _session(1), _session(1, people=12)
        pad = PinCheck(context, several, 1, lambda: None, Pop)
        vote, large_vote = PinVote(context, several, 1), PinVote(context, many, 1)
        for scene in (pad, vote, large_vote):
            scene.resize(context.viewport)
            assert faults(scene) == []
        pad.complete(WRONG)
        assert faults(pad) == []
    finally:
        use_language(SOURCE_LANGUAGE)
