"""From what devices report to presses of inputs: dead zones, directions that repeat, sticks that glide (UX S10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.ui.bindings import Control, pad_control
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import pressed

_REPEAT_FROM, _REPEAT_EVERY = 0.4, 0.12
"""Seconds until a held direction counts again, and from then on."""
_REPEATING = frozenset((Control.LEFT, Control.RIGHT, Control.UP, Control.DOWN))
_GLIDING: Mapping[Control, float] = {
    **dict.fromkeys((Control.PAN_LEFT, Control.PAN_RIGHT, Control.PAN_UP, Control.PAN_DOWN), 12.0),
    **dict.fromkeys((Control.ZOOM_IN, Control.ZOOM_OUT), 5.0),
}
"""What a stick or a trigger does all the time while it is pushed: steps in a second, pushed as far as it goes."""
_STEP, _STEP_BACK = 0.5, 0.35
"""How far a stick is pushed until it steps, and let back until it does not: between the two nothing flickers."""
_GLIDE, _GLIDE_BACK = 0.2, 0.15
"""Likewise where it glides: a worn stick that does not come to rest in the middle moves nothing."""
_FURTHEST = 32767

_BUTTONS: Mapping[int, PadInput] = {
    pygame.CONTROLLER_BUTTON_A: PadInput.SOUTH,
    pygame.CONTROLLER_BUTTON_B: PadInput.EAST,
    pygame.CONTROLLER_BUTTON_X: PadInput.WEST,
    pygame.CONTROLLER_BUTTON_Y: PadInput.NORTH,
    pygame.CONTROLLER_BUTTON_BACK: PadInput.VIEW,
    pygame.CONTROLLER_BUTTON_START: PadInput.MENU,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadInput.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadInput.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadInput.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadInput.RIGHT_SHOULDER,
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadInput.DPAD_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadInput.DPAD_DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadInput.DPAD_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadInput.DPAD_RIGHT,
}
"""SDL calls the buttons by letters, but means places: its hint for labels is off (`devices`)."""
_PLAIN_BUTTONS: tuple[PadInput, ...] = (
    *(PadInput.SOUTH, PadInput.EAST, PadInput.WEST, PadInput.NORTH, PadInput.LEFT_SHOULDER, PadInput.RIGHT_SHOULDER),
    *(PadInput.VIEW, PadInput.MENU, PadInput.LEFT_STICK, PadInput.RIGHT_STICK),
)
"""The buttons of a device that SDL does not know, by number, as most of them count."""
_HAT: Mapping[tuple[int, int], PadInput] = {
    (-1, 0): PadInput.DPAD_LEFT,
    (1, 0): PadInput.DPAD_RIGHT,
    (0, 1): PadInput.DPAD_UP,
    (0, -1): PadInput.DPAD_DOWN,
}
_AXES: tuple[tuple[PadInput | None, PadInput], ...] = (
    (PadInput.LEFT_STICK_LEFT, PadInput.LEFT_STICK_RIGHT),
    (PadInput.LEFT_STICK_UP, PadInput.LEFT_STICK_DOWN),
    (PadInput.RIGHT_STICK_LEFT, PadInput.RIGHT_STICK_RIGHT),
    (PadInput.RIGHT_STICK_UP, PadInput.RIGHT_STICK_DOWN),
    (None, PadInput.LEFT_TRIGGER),
    (None, PadInput.RIGHT_TRIGGER),
)
"""What an axis means when it is pushed one way and the other; two after each other are one stick."""
_STICK_AXES = 4
_PLAIN_AXES = 2
"""Axes of an unknown device that are surely a stick."""
_MOVED = (pygame.CONTROLLERAXISMOTION, pygame.JOYAXISMOTION)
GONE_PADS = (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED)
_PLAIN = (pygame.JOYAXISMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION)
OF_PADS = frozenset((*_MOVED, *GONE_PADS, *_PLAIN, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP))
"""The types of events that the reader turns into presses; scenes never see them."""


@dataclass(slots=True)
class _Held:
    """An input that is down: how far it is pushed, and when it counts again."""

    push: float
    again_in: float = _REPEAT_FROM


class PadReader:
    """Knows what is held on every pad. `plain` are the numbers of those devices that SDL has no mapping for."""

    def __init__(self) -> None:
        self.plain: set[int] = set()
        self._pushed: dict[tuple[int, int], float] = {}
        self._held: dict[tuple[int, PadInput], _Held] = {}

    @property
    def wake_in(self) -> float | None:
        """Seconds until something that is held counts again; None when nothing will."""
        waits = (
            0.0 if _glides(what) else max(0.0, held.again_in)
            for (_pad, what), held in self._held.items()
            if _glides(what) or pad_control(what) in _REPEATING
        )
        return min(waits, default=None)

    def stirs(self, event: pygame.Event) -> bool:
        """Return whether an event means anything: what trembles within the dead zone, or comes twice, does not."""
        if event.type not in OF_PADS or event.type in GONE_PADS:
            return True
        if event.type in _PLAIN and event.instance_id not in self.plain:
            return False
        if event.type not in _MOVED:
            return True
        pad, wanted = event.instance_id, self._wanted(event)
        before = {what for held_by, what in self._held if held_by == pad and what in _of_axis(event.axis)}
        return before != set(wanted) or any(map(_glides, wanted))

    def read(self, event: pygame.Event) -> list[pygame.Event]:
        """Return the presses that an event of a device makes."""
        match event.type:
            case kind if kind in _PLAIN and event.instance_id not in self.plain:
                return []
            case kind if kind in GONE_PADS:
                self.forget(event.instance_id)
                self.plain.discard(event.instance_id)
            case kind if kind in _MOVED:
                return self._move(event)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                down = event.type == pygame.CONTROLLERBUTTONDOWN
                return self._button(event.instance_id, _BUTTONS.get(event.button), down)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP if event.button < len(_PLAIN_BUTTONS):
                down = event.type == pygame.JOYBUTTONDOWN
                return self._button(event.instance_id, _PLAIN_BUTTONS[event.button], down)
            case pygame.JOYHATMOTION:
                x, y = event.value
                wanted = {_HAT[way] for way in ((x, 0), (0, y)) if way in _HAT}
                presses = [self._button(event.instance_id, what, what in wanted) for what in _HAT.values()]
                return [press for made in presses for press in made]
        return []

    def pass_time(self, dt: float) -> list[pygame.Event]:
        """Let `dt` seconds pass; return what is held and counts again."""
        presses: list[pygame.Event] = []
        if not dt:
            return presses
        for (_pad, what), held in self._held.items():
            control = pad_control(what)
            if control is not None and _glides(what):
                presses.append(pressed(what, held.push * dt * _GLIDING[control], again=True))
            elif control in _REPEATING:
                held.again_in -= dt
                if held.again_in <= 0:  # once a frame: after a slow one nobody wants to be carried on
                    held.again_in = _REPEAT_EVERY
                    presses.append(pressed(what, again=True))
        return presses

    def forget(self, pad: int | None = None) -> None:
        """Let go of all that is held on a pad, which is gone; on all of them without one."""
        self._held = {at: held for at, held in self._held.items() if pad is not None and at[0] != pad}
        self._pushed = {at: push for at, push in self._pushed.items() if pad is not None and at[0] != pad}

    def _button(self, pad: int, what: PadInput | None, down: bool) -> list[pygame.Event]:
        if what is None or down == ((pad, what) in self._held):
            return []
        if not down:
            del self._held[pad, what]
            return []
        self._held[pad, what] = _Held(1.0)
        return [pressed(what)]

    def _move(self, event: pygame.Event) -> list[pygame.Event]:
        pad, wanted, presses = event.instance_id, self._wanted(event), []
        self._pushed[pad, event.axis] = _value(event)
        for what in _of_axis(event.axis):
            if what not in wanted:
                self._held.pop((pad, what), None)
            elif (pad, what) in self._held:
                self._held[pad, what].push = wanted[what]
            else:
                self._held[pad, what] = _Held(wanted[what])
                presses.append(pressed(what, 0.0 if _glides(what) else 1.0))
        return presses

    def _wanted(self, event: pygame.Event) -> dict[PadInput, float]:
        """Return what is down on the stick or trigger of an axis once it is where the event says, and how far."""
        pad, moved, wanted = event.instance_id, event.axis, {}
        axes = _axes_with(moved)
        values = {axis: _value(event) if axis == moved else self._pushed.get((pad, axis), 0.0) for axis in axes}
        for axis in axes:
            across = max((abs(value) for other, value in values.items() if other != axis), default=0.0)
            for what, push in zip(_AXES[axis], (-values[axis], values[axis]), strict=True):
                if what is None:
                    continue
                glides, held = _glides(what), (pad, what) in self._held
                least, back = (_GLIDE, _GLIDE_BACK) if glides else (_STEP, _STEP_BACK)
                # a stick that is pushed aslant steps one way only
                if push >= (back if held else least) and (glides or push >= across):
                    wanted[what] = (push - _GLIDE_BACK) / (1 - _GLIDE_BACK)
        return wanted


def _glides(what: PadInput) -> bool:
    """Return whether an input is pushed more or less, and does all the time what it does."""
    analog = any(what in pair for pair in _AXES)
    return analog and pad_control(what) in _GLIDING


def _axes_with(axis: int) -> tuple[int, ...]:
    """Return the axes of the stick, or of the trigger, that an axis belongs to; none of an unknown one."""
    if axis < _STICK_AXES:
        return (axis & ~1, axis | 1)
    return (axis,) if axis < len(_AXES) else ()


def _of_axis(axis: int) -> list[PadInput]:
    return [what for each in _axes_with(axis) for what in _AXES[each] if what is not None]


def _value(event: pygame.Event) -> float:
    """Return how far an axis is pushed, -1 to 1."""
    if event.type == pygame.CONTROLLERAXISMOTION:
        return max(-1.0, float(event.value) / _FURTHEST)
    return float(event.value) if event.axis < _PLAIN_AXES else 0.0
