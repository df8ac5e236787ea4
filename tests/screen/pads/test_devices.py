"""Real events of SDL's virtual joystick, from plugging in to pulling out (UX S10)."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller
from screen.virtual_pad import VirtualPad

from game.ui.pads.devices import Pads
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import PADDOWN

HAT_UP, HAT_RIGHT = 1, 2


@pytest.fixture
def pads() -> Iterator[Pads]:
    pygame.display.init()
    pads = Pads()
    pads.open()
    heard(pads)
    yield pads
    controller.quit()
    pygame.joystick.quit()


def heard(pads: Pads, dt: float = 0.0) -> list[PadInput]:
    return [event.input for event in pads.heard(pygame.event.get(), dt) if event.type == PADDOWN]


@pytest.mark.parametrize("what", list(PadInput))
def test_every_input_of_a_pad_is_heard_by_its_place(pads: Pads, what: PadInput) -> None:
    pad = VirtualPad()
    heard(pads)
    pad.hold(what)
    assert heard(pads) == [what]
    pad.let_go(what)
    assert heard(pads) == []
    assert heard(pads, 1.0) == []
    pad.pull_out()


def test_several_pads_are_heard_as_they_come_and_go(pads: Pads) -> None:
    one = VirtualPad()
    heard(pads)
    two, plain = VirtualPad(), VirtualPad(plain=True)
    heard(pads)
    one.hold(PadInput.SOUTH)
    two.hold(PadInput.EAST)
    plain.button(2, down=True)
    assert sorted(heard(pads)) == [PadInput.EAST, PadInput.SOUTH, PadInput.WEST]
    plain.hat(HAT_UP)
    assert heard(pads) == [PadInput.DPAD_UP]
    plain.hat(HAT_UP | HAT_RIGHT)
    assert heard(pads) == [PadInput.DPAD_RIGHT]
    two.pull_out()
    plain.pull_out()
    assert heard(pads) == heard(pads, 2.0) == []
    assert pads.wake_in is None, "the hat of a pad that is gone is not held"
    again = VirtualPad()
    heard(pads)
    again.hold(PadInput.DPAD_DOWN)
    assert heard(pads) == [PadInput.DPAD_DOWN]
    for pad in (one, again):
        pad.pull_out()


def test_a_window_that_has_lost_the_keyboard_does_not_hear_pads(pads: Pads) -> None:
    pad = VirtualPad()
    heard(pads)
    pad.hold(PadInput.DPAD_UP)
    assert heard(pads) == [PadInput.DPAD_UP]
    pads.heard([pygame.Event(pygame.WINDOWFOCUSLOST)], 0.0)
    assert heard(pads, 3.0) == []
    pad.hold(PadInput.SOUTH)
    assert heard(pads) == []
    pad.let_go(PadInput.SOUTH)
    assert heard(pads) == []
    pads.heard([pygame.Event(pygame.WINDOWFOCUSGAINED)], 0.0)
    pad.hold(PadInput.SOUTH)
    assert heard(pads) == [PadInput.SOUTH]
    pad.pull_out()


def test_what_is_held_while_another_window_has_the_keyboard_moves_nothing_here(pads: Pads) -> None:
    pad = VirtualPad()
    heard(pads)
    pads.heard([pygame.Event(pygame.WINDOWFOCUSLOST)], 0.0)
    for what in (PadInput.DPAD_DOWN, PadInput.RIGHT_STICK_UP, PadInput.RIGHT_TRIGGER):
        pad.hold(what)
    events = pygame.event.get()
    assert not any(map(pads.stirs, events)), "nobody is woken for it"
    assert pads.heard(events, 0.0) == []
    assert heard(pads, 3.0) == []
    assert pads.wake_in is None
    pads.heard([pygame.Event(pygame.WINDOWFOCUSGAINED)], 0.0)
    assert heard(pads, 3.0) == [], "it has to be pressed anew"
    for what in (PadInput.DPAD_DOWN, PadInput.RIGHT_STICK_UP, PadInput.RIGHT_TRIGGER):
        pad.let_go(what)
    assert heard(pads) == []
    pad.hold(PadInput.DPAD_DOWN)
    assert heard(pads) == [PadInput.DPAD_DOWN]
    pad.pull_out()


def test_without_the_module_for_pads_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pygame._sdl2", None)
    pads = Pads()
    pads.open()
    assert pads.heard([pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)], 0.0)
    assert pads.wake_in is None
