"""Keyboard and gamepad as the page of a control sees them: two kinds of inputs that are chosen in the same way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

import pygame

from game.system.i18n import N_
from game.ui.bindings import DEFAULT_KEYS, DEFAULT_PADS, Bindings, Control, Input, bindings_in_force
from game.ui.keys import Key, key_pressed, key_words
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import PADDOWN
from game.ui.pads.prompts import input_name

Table = Mapping[Control, tuple[Input, ...]]


@dataclass(frozen=True, slots=True)
class Device(Generic[Input]):
    """What can be chosen on a device, and what is said about it.

    `heard` gives the input that an event chooses; `table` takes the inputs of this device from bindings, `bound` puts
    other ones in their place.
    """

    name: str
    heading: str
    more: str
    listening: str
    defaults: Table[Input]
    words: Callable[[Input], str]
    heard: Callable[[pygame.Event], Input | None]
    table: Callable[[Bindings], Table[Input]]
    bound: Callable[[Bindings, Table[Input]], Bindings]

    @property
    def held(self) -> Table[Input]:
        """The inputs in force."""
        return self.table(bindings_in_force())

    def said(self, control: Control) -> str:
        """Return the inputs of a control as a player reads them; nothing when it has none."""
        return ", ".join(map(self.words, self.held[control]))


def _key_words(key: Key) -> str:
    return key_words((key,))


def _pad_pressed(event: pygame.Event) -> PadInput | None:
    """Return the input that was pressed just now, not one that counts again."""
    return None if event.type != PADDOWN or event.again else PadInput(event.input)


KEYBOARD: Device[Key] = Device(
    "key",
    N_("Keys"),
    N_("Add a key"),
    N_("Press the new key, with Ctrl or Shift if you like."),
    DEFAULT_KEYS,
    _key_words,
    key_pressed,
    lambda bindings: bindings.keys,
    lambda bindings, table: Bindings(table, bindings.pads),
)
GAMEPAD: Device[PadInput] = Device(
    "pad",
    N_("Gamepad"),
    N_("Add a button or a stick"),
    N_("Press the new button of the gamepad, or push a stick."),
    DEFAULT_PADS,
    input_name,
    _pad_pressed,
    lambda bindings: bindings.pads,
    lambda bindings, table: Bindings(bindings.keys, table),
)
