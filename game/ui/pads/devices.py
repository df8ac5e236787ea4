"""The gamepads that are plugged in (UX S10). Where the system or the program has none, the game runs without."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.ui.pads.reader import GONE_PADS, OF_PADS, PadReader
from game.ui.privacy import GONE

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

_BY_LABELS = "SDL_GAMECONTROLLER_USE_BUTTON_LABELS"
"""SDL's hint: "1" goes by the letters on the buttons, which lie elsewhere on other makes; "0" by their places."""


class Pads:
    """Opens every pad as it comes, and turns what they report into presses."""

    def __init__(self) -> None:
        self._reader = PadReader()
        self._open: dict[int, Controller | pygame.joystick.JoystickType] = {}
        self._looking = False
        self._deaf = False
        """Whether another window has the keyboard: what a pad says is not meant for this one."""

    def open(self) -> None:
        """Look for gamepads from now on; those that are there already are told of by events like all others."""
        if self._looking:
            return
        self._looking = True
        os.environ.setdefault(_BY_LABELS, "0")
        with suppress(ImportError, pygame.error, NotImplementedError):
            from pygame._sdl2 import controller

            pygame.joystick.init()
            controller.init()

    @property
    def wake_in(self) -> float | None:
        """Seconds until something that is held counts again; None when nothing will."""
        return self._reader.wake_in

    def stirs(self, event: pygame.Event) -> bool:
        """Return whether an event is worth waking up for."""
        return event.type in GONE_PADS if self._deaf and event.type in OF_PADS else self._reader.stirs(event)

    def heard(self, events: Iterable[pygame.Event], dt: float) -> list[pygame.Event]:
        """Let `dt` seconds pass, then return `events` with presses in place of what devices report."""
        told = self._reader.pass_time(dt)
        for event in events:
            if event.type in OF_PADS:
                if not self._deaf or event.type in GONE_PADS:  # what is held for another window counts again there
                    told += self._reader.read(event)
                if event.type in GONE_PADS:
                    self._open.pop(event.instance_id, None)
                    told.append(event)
            else:
                self._watch(event)
                told.append(event)
        return told

    def _watch(self, event: pygame.Event) -> None:
        """Open a pad that is plugged in, and let go of all when the window has gone."""
        if event.type in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
            with suppress(ImportError, pygame.error):  # pulled out again before its turn came
                self._add(event)
        elif event.type in GONE:
            self._deaf = True
            self._reader.forget()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._deaf = False

    def _add(self, event: pygame.Event) -> None:
        from pygame._sdl2 import controller

        known = bool(controller.is_controller(event.device_index))
        if event.type == pygame.CONTROLLERDEVICEADDED:
            pad = controller.Controller(event.device_index)
            self._open[pad.as_joystick().get_instance_id()] = pad
        elif not known:
            stick = pygame.joystick.Joystick(event.device_index)
            self._open[stick.get_instance_id()] = stick
            self._reader.plain.add(stick.get_instance_id())
