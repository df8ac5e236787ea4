"""People with PINs at the curtain, and every way to type one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from screen import rounds
from screen.driving import Driver

from game.play.pin import Pin
from game.play.session import Session
from game.scenes.private.curtain import Curtain
from game.scenes.private.pin_check import PinCheck
from game.scenes.private.pin_pad import PinPad
from game.scenes.private.pin_vote import PinVote
from game.ui.context import Context
from game.ui.scene import Quit

DIGITS = "4091"
WRONG = "4092"
EXPANDED = rounds.EXPANDED


def pin_of(digits: str = DIGITS) -> Pin:
    return Pin.of(digits, b"a salt")


def seated(*pins: int, people: int = 3, seats: int = 4) -> Session:
    """People at the first seats, those of `pins` with a PIN."""
    rules = EXPANDED if people > 10 else None
    session = rounds.new_session(max(seats, people), *range(people), seed=3, rules=rules)
    for seat in pins:
        session.desk.set_pin(seat, pin_of())
    return session


def at_pad(session: Session | None = None, context: Context | None = None) -> Driver:
    """The pad of seat 2 over its curtain; what comes after the curtain is the end of the program."""
    context = context or rounds.instant_context()
    driver = Driver(context, Curtain(context, session or seated(1), 1, Quit))
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, PinCheck)
    return driver


def by_keys(driver: Driver, digits: str) -> None:
    driver.press(*(pygame.K_0 + int(digit) for digit in digits))


def by_number_block(driver: Driver, digits: str) -> None:
    driver.press(*(pygame.K_KP_1 + int(digit) - 1 if digit != "0" else pygame.K_KP_0 for digit in digits))


def by_mouse(driver: Driver, digits: str) -> None:
    for digit in digits:
        driver.click(f"digit-{digit}")


def by_focus(driver: Driver, digits: str) -> None:
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


DEVICES: Sequence[Callable[[Driver, str], None]] = (by_keys, by_number_block, by_mouse, by_focus)


def said(driver: Driver) -> str:
    assert isinstance(driver.scene, PinPad | PinVote | Curtain)
    return " ".join(line.text for part in driver.scene.parts for line in part.texts(driver.scene.viewport))


def second_press(driver: Driver) -> None:
    driver.frame(dt=0.7)
    driver.press(pygame.K_RETURN)
