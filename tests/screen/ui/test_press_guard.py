"""A second press that follows too soon is not heard where the player wants that (UX section 1: cool-down of 0.5 s)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest
from screen.driving import Driver, make_context

from game.system.settings import Settings
from game.ui.context import Context
from game.ui.layout import column
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import pressed
from game.ui.press_guard import GUARD, PressGuard
from game.ui.scene import Change
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def mouse(kind: int, button: int = 1) -> pygame.Event:
    return pygame.Event(kind, pos=(5, 5), button=button)


PRESSES = {
    "key": (key(pygame.K_r), key(pygame.K_e)),
    "mouse": (mouse(pygame.MOUSEBUTTONDOWN), mouse(pygame.MOUSEBUTTONDOWN, 3)),
    "gamepad": (pressed(PadInput.SOUTH), pressed(PadInput.EAST)),
}


@pytest.mark.parametrize("kind", PRESSES)
def test_the_same_press_is_heard_again_after_half_a_second_and_another_at_once(kind: str) -> None:
    guard, (press, other) = PressGuard(), PRESSES[kind]
    assert guard.hears(press, guards=True)
    guard.pass_time(GUARD - 0.1)
    assert not guard.hears(press, guards=True)
    assert guard.hears(press, guards=False)
    assert guard.hears(other, guards=True)
    guard.pass_time(GUARD + 0.01)
    assert guard.hears(press, guards=True)


def test_a_click_elsewhere_is_another_press() -> None:
    guard = PressGuard()
    card, cell = ((100, 600), (400, 300))
    heard = [
        guard.hears(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1), guards=True)
        for place in (card, (108, 596), cell, cell)
    ]
    assert heard == [True, False, True, False]


def test_presses_that_go_unheard_do_not_keep_the_next_one_away() -> None:
    guard, press = PressGuard(), PRESSES["key"][0]
    heard = []
    for _press in range(12):
        heard.append(guard.hears(press, guards=True))
        guard.pass_time(0.1)
    assert heard.count(True) >= 2


def test_a_button_that_went_unheard_is_not_heard_going_up_either() -> None:
    guard = PressGuard()
    down, up = mouse(pygame.MOUSEBUTTONDOWN), mouse(pygame.MOUSEBUTTONUP)
    assert [guard.hears(event, guards=True) for event in (down, up, down, up)] == [True, True, False, False]
    guard.pass_time(1)
    assert [guard.hears(event, guards=True) for event in (down, up)] == [True, True]


def test_what_a_stick_that_is_held_counts_again_is_always_heard() -> None:
    guard = PressGuard()
    assert guard.hears(pressed(PadInput.LEFT_STICK_UP), guards=True)
    assert guard.hears(pressed(PadInput.LEFT_STICK_UP, again=True), guards=True)


class Form(Screen):
    """A button and a field to type in, and how often the button was pressed."""

    name = "form"
    first = "button"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.presses = 0
        self.written = ""
        self.field = TextField("field", "", 20, self._write)

    def _write(self, text: str) -> Change:
        self.written = text
        return None

    def _press(self) -> Change:
        self.presses += 1
        return None

    def draw_ground(self, canvas: pygame.Surface) -> None:
        canvas.fill((60, 40, 30))

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        things: list[Widget] = [Button("button", "Press", self._press), self.field]
        column(things, pygame.Rect(100, 60, 500, 0), 20, viewport)
        return things


@pytest.mark.parametrize("guarded", [False, True])
def test_the_window_hears_a_shaking_hand_once(guarded: bool) -> None:
    context = make_context(settings=Settings(press_guard=guarded))
    driver = Driver(context, form := Form(context))
    driver.click("button")
    driver.click("button")
    assert form.presses == (1 if guarded else 2)
    driver.press(pygame.K_RETURN, pygame.K_RETURN)
    assert form.presses == (2 if guarded else 4)
    driver.frame(dt=1.0)
    driver.click("button")
    assert form.presses == (3 if guarded else 5)


def test_letters_that_are_typed_are_always_heard() -> None:
    context = make_context(settings=Settings(press_guard=True))
    driver = Driver(context, form := Form(context))
    driver.click_at(form.field.rect.center)
    driver.type("aabb")
    driver.press(pygame.K_BACKSPACE, pygame.K_BACKSPACE)
    assert form.written == "aa"
