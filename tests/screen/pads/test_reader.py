"""What devices report becomes presses: dead zones, repeats, several pads, pads that are pulled out (UX S10)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.ui.bindings import Control, control_of
from game.ui.pads.inputs import PadInput
from game.ui.pads.reader import PadReader

FULL = 32767


def axis(number: int, share: float, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=round(share * FULL))


def button(number: int, *, down: bool = True, pad: int = 0) -> pygame.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.Event(kind, instance_id=pad, button=number)


def read(reader: PadReader, *events: pygame.Event) -> list[PadInput]:
    return [press.input for event in events for press in reader.read(event)]


def test_a_button_is_pressed_once_until_it_is_up() -> None:
    reader = PadReader()
    assert read(reader, button(pygame.CONTROLLER_BUTTON_A)) == [PadInput.SOUTH]
    assert read(reader, button(pygame.CONTROLLER_BUTTON_A)) == []
    assert reader.pass_time(3.0) == []
    assert reader.wake_in is None
    assert read(reader, button(pygame.CONTROLLER_BUTTON_A, down=False)) == []
    assert read(reader, button(pygame.CONTROLLER_BUTTON_A)) == [PadInput.SOUTH]


def test_a_held_direction_counts_again_after_a_while_and_then_often() -> None:
    reader = PadReader()
    assert read(reader, button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)) == [PadInput.DPAD_LEFT]
    told = []
    for frame in range(1, 71):
        told += [frame] * len(reader.pass_time(0.01))
    assert told[0] == pytest.approx(40, abs=1)
    assert [after - before for before, after in pairwise(told)] == pytest.approx([12, 12], abs=1)
    reader.read(button(pygame.CONTROLLER_BUTTON_DPAD_LEFT, down=False))
    assert reader.pass_time(5.0) == []


def test_a_stick_steps_once_and_trembles_without_steps() -> None:
    reader = PadReader()
    assert read(reader, axis(0, 0.3), axis(0, 0.45)) == []
    assert read(reader, axis(0, 0.6)) == [PadInput.LEFT_STICK_RIGHT]
    assert read(reader, axis(0, 0.48), axis(0, 0.52), axis(0, 0.4), axis(0, 1.0)) == []
    assert read(reader, axis(0, 0.2), axis(0, 0.7)) == [PadInput.LEFT_STICK_RIGHT]


def test_a_stick_that_is_pushed_aslant_steps_one_way() -> None:
    reader = PadReader()
    assert read(reader, axis(0, 0.9), axis(1, 0.7)) == [PadInput.LEFT_STICK_RIGHT]
    assert read(reader, axis(1, 0.95)) == [PadInput.LEFT_STICK_DOWN]
    assert len(reader.pass_time(0.5)) == 1, "what it was pushed to before is let go"


def test_a_pushed_stick_moves_the_view_all_the_time_and_more_the_further() -> None:
    reader = PadReader()
    amounts = []
    for share in (0.4, 1.0):
        assert all(press.amount == 0 for press in reader.read(axis(2, -share)))
        assert reader.wake_in == 0.0
        (press,) = reader.pass_time(0.1)
        assert control_of(press) is Control.PAN_LEFT
        amounts.append(press.amount)
    assert 0 < amounts[0] < amounts[1] == pytest.approx(1.2)
    reader.read(axis(2, 0.0))
    assert reader.wake_in is None


def test_triggers_zoom_from_their_rest_on() -> None:
    reader = PadReader()
    assert reader.read(axis(5, 0.1)) == []
    assert reader.pass_time(0.1) == []
    reader.read(axis(5, 0.9))
    assert [control_of(press) for press in reader.pass_time(0.1)] == [Control.ZOOM_IN]


def test_what_trembles_within_the_dead_zone_wakes_nobody() -> None:
    reader = PadReader()
    assert not any(reader.stirs(axis(number, share)) for number in range(6) for share in (0.05, -0.1, 0.12))
    assert reader.stirs(axis(0, 0.8))
    assert reader.stirs(button(pygame.CONTROLLER_BUTTON_A))
    reader.read(axis(0, 0.8))
    assert not reader.stirs(axis(0, 0.9)), "a held direction changes nothing by being pushed further"
    assert reader.stirs(axis(0, 0.0))


def test_a_known_pad_is_not_heard_twice() -> None:
    """SDL tells of each of its buttons also as one of a joystick."""
    reader = PadReader()
    twice = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0)
    assert not reader.stirs(twice)
    assert read(reader, button(pygame.CONTROLLER_BUTTON_A), twice) == [PadInput.SOUTH]


def test_a_pad_that_is_pulled_out_lets_go_and_others_do_not() -> None:
    reader = PadReader()
    read(reader, button(pygame.CONTROLLER_BUTTON_DPAD_UP, pad=1), button(pygame.CONTROLLER_BUTTON_DPAD_LEFT, pad=2))
    assert [press.input for press in reader.pass_time(0.5)] == [PadInput.DPAD_UP, PadInput.DPAD_LEFT]
    reader.read(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1))
    assert [press.input for press in reader.pass_time(0.5)] == [PadInput.DPAD_LEFT]


@pytest.mark.parametrize(
    ("kind", "about", "meant"),
    [
        (pygame.JOYBUTTONDOWN, {"button": 0}, [PadInput.SOUTH]),
        (pygame.JOYBUTTONDOWN, {"button": 7}, [PadInput.MENU]),
        (pygame.JOYBUTTONDOWN, {"button": 40}, []),
        (pygame.JOYHATMOTION, {"hat": 0, "value": (0, 1)}, [PadInput.DPAD_UP]),
        (pygame.JOYAXISMOTION, {"axis": 1, "value": 1.0}, [PadInput.LEFT_STICK_DOWN]),
        (pygame.JOYAXISMOTION, {"axis": 3, "value": 1.0}, []),
        (pygame.JOYAXISMOTION, {"axis": 17, "value": 1.0}, []),
    ],
)
def test_a_device_that_sdl_does_not_know_goes_by_numbers(
    kind: int, about: dict[str, Any], meant: list[PadInput]
) -> None:
    reader = PadReader()
    event = pygame.Event(kind, instance_id=4, **about)
    assert read(reader, event) == []
    reader.plain.add(4)
    assert read(reader, event) == meant
