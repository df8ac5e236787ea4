"""Which device was used last: what the screen calls a control follows it (UX S10)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.engine.total import total
from game.system.i18n import N_, _
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import PADDOWN

_NUDGE = 40
"""Pixels that the mouse has to go until it counts: whoever knocks against the table means nothing by it."""
_NAMES: Mapping[PadInput, str] = total(
    PadInput,
    {
        PadInput.SOUTH: N_("lower button"),
        PadInput.EAST: N_("right button"),
        PadInput.WEST: N_("left button"),
        PadInput.NORTH: N_("upper button"),
        PadInput.LEFT_SHOULDER: N_("left shoulder button"),
        PadInput.RIGHT_SHOULDER: N_("right shoulder button"),
        PadInput.LEFT_TRIGGER: N_("left trigger"),
        PadInput.RIGHT_TRIGGER: N_("right trigger"),
        PadInput.VIEW: N_("small left button"),
        PadInput.MENU: N_("small right button"),
        PadInput.LEFT_STICK: N_("left stick, pressed"),
        PadInput.RIGHT_STICK: N_("right stick, pressed"),
        PadInput.DPAD_UP: N_("D-pad up"),
        PadInput.DPAD_DOWN: N_("D-pad down"),
        PadInput.DPAD_LEFT: N_("D-pad left"),
        PadInput.DPAD_RIGHT: N_("D-pad right"),
        PadInput.LEFT_STICK_UP: N_("left stick up"),
        PadInput.LEFT_STICK_DOWN: N_("left stick down"),
        PadInput.LEFT_STICK_LEFT: N_("left stick left"),
        PadInput.LEFT_STICK_RIGHT: N_("left stick right"),
        PadInput.RIGHT_STICK_UP: N_("right stick up"),
        PadInput.RIGHT_STICK_DOWN: N_("right stick down"),
        PadInput.RIGHT_STICK_LEFT: N_("right stick left"),
        PadInput.RIGHT_STICK_RIGHT: N_("right stick right"),
    },
)


def input_name(what: PadInput) -> str:
    """Return what a player calls an input: by its place, since letters differ from make to make."""
    return _(_NAMES[what])


class LastUsed:
    """Whether a gamepad was used last, or keys, or else the mouse. Every window knows its own."""

    def __init__(self) -> None:
        self.pad = False
        self.keys = False
        self._nudged = 0

    def hear(self, event: pygame.Event) -> bool:
        """Take in an event; True when another device is used from now on."""
        before = self.pad
        match event.type:
            case kind if kind == PADDOWN:
                self.pad, self.keys, self._nudged = True, False, 0
            case pygame.KEYDOWN:
                self.pad, self.keys, self._nudged = False, True, 0
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEWHEEL:
                self.pad = self.keys = False
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:  # until another one is pressed
                self.pad = False
            case pygame.MOUSEMOTION if self.pad or self.keys:
                self._nudged += abs(event.rel[0]) + abs(event.rel[1])
                self.pad, self.keys = (each and self._nudged < _NUDGE for each in (self.pad, self.keys))
        return self.pad is not before


LAST_USED = LastUsed()
"""What prompts go by now; the window that makes a frame says so."""
