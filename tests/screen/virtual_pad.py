"""A gamepad that is not there: SDL's virtual joystick, in the library that pygame has loaded."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame

from game.ui.pads.inputs import PadInput

_GAMEPAD, _UNKNOWN = 1, 0
_FULL = 32767
_BUTTONS = (
    *(PadInput.SOUTH, PadInput.EAST, PadInput.WEST, PadInput.NORTH, PadInput.VIEW, None, PadInput.MENU),
    *(PadInput.LEFT_STICK, PadInput.RIGHT_STICK, PadInput.LEFT_SHOULDER, PadInput.RIGHT_SHOULDER),
    *(PadInput.DPAD_UP, PadInput.DPAD_DOWN, PadInput.DPAD_LEFT, PadInput.DPAD_RIGHT),
)
_AXES = {
    PadInput.LEFT_STICK_LEFT: (0, -1),
    PadInput.LEFT_STICK_RIGHT: (0, 1),
    PadInput.LEFT_STICK_UP: (1, -1),
    PadInput.LEFT_STICK_DOWN: (1, 1),
    PadInput.RIGHT_STICK_LEFT: (2, -1),
    PadInput.RIGHT_STICK_RIGHT: (2, 1),
    PadInput.RIGHT_STICK_UP: (3, -1),
    PadInput.RIGHT_STICK_DOWN: (3, 1),
    PadInput.LEFT_TRIGGER: (4, 1),
    PadInput.RIGHT_TRIGGER: (5, 1),
}


class VirtualPad:
    """One pad at the machine. A `plain` one is of a make that SDL does not know: ten buttons, a hat and a stick."""

    def __init__(self, *, plain: bool = False) -> None:
        self._sdl = _library()
        if plain:
            self._index = self._sdl.SDL_JoystickAttachVirtual(_UNKNOWN, 2, 10, 1)
        else:
            self._index = self._sdl.SDL_JoystickAttachVirtual(_GAMEPAD, 6, len(_BUTTONS), 0)
        assert self._index >= 0, "SDL has no virtual joystick"
        self._stick = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(self._index))
        self._number = self._sdl.SDL_JoystickInstanceID(self._stick)

    def hold(self, what: PadInput, push: float = 1.0) -> None:
        """Press an input, or push it so far."""
        if what in _AXES:
            axis, way = _AXES[what]
            self.push(axis, way * push)
        else:
            self.button(_BUTTONS.index(what), down=True)

    def let_go(self, what: PadInput) -> None:
        """Let an input go."""
        if what in _AXES:
            self.push(_AXES[what][0], -1.0 if _AXES[what][0] > 3 else 0.0)
        else:
            self.button(_BUTTONS.index(what), down=False)

    def tap(self, what: PadInput) -> None:
        """Press an input and let it go; SDL looks in between, or it would see nothing."""
        self.hold(what)
        self._sdl.SDL_JoystickUpdate()
        self.let_go(what)
        self._sdl.SDL_JoystickUpdate()

    def push(self, axis: int, value: float) -> None:
        """Bring an axis to a place from -1 to 1. The axis of a trigger rests at -1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._stick, axis, ctypes.c_int16(round(value * _FULL)))

    def button(self, number: int, *, down: bool) -> None:
        """Press a button by its number, or let it go."""
        self._sdl.SDL_JoystickSetVirtualButton(self._stick, number, ctypes.c_uint8(down))

    def hat(self, bits: int) -> None:
        """Push the hat: 1 up, 2 right, 4 down, 8 left."""
        self._sdl.SDL_JoystickSetVirtualHat(self._stick, 0, ctypes.c_uint8(bits))

    def pull_out(self) -> None:
        """Take the pad away from the machine."""
        numbers = [self._sdl.SDL_JoystickGetDeviceInstanceID(index) for index in range(self._sdl.SDL_NumJoysticks())]
        if self._number in numbers:
            self._sdl.SDL_JoystickClose(self._stick)
            self._sdl.SDL_JoystickDetachVirtual(numbers.index(self._number))


def _library() -> ctypes.CDLL:
    """SDL as pygame has it in memory: another copy would know nothing of its devices."""
    pygame.joystick.init()
    mapped = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "libSDL2-2" in line}
    (path,) = mapped
    library = ctypes.CDLL(path)
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    return library
