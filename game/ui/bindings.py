"""What keys and gamepads do: the controls, their inputs by default, and the bindings in force (UX section 5)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

import pygame

from game.engine.total import total
from game.system.i18n import _
from game.ui.keyboard import gives_text
from game.ui.keys import Key, key_words, keys_meant
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import PADDOWN
from game.ui.pads.prompts import LAST_USED, input_name

Input = TypeVar("Input")


class Control(StrEnum):
    """Something that a key or an input of a gamepad does."""

    CONFIRM = "confirm"
    CANCEL = "cancel"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    ZONE_NEXT = "zone-next"
    ZONE_PREVIOUS = "zone-previous"
    NEXT_TARGET = "next-target"
    PREVIOUS_TARGET = "previous-target"
    HAND_1 = "hand-1"
    HAND_2 = "hand-2"
    HAND_3 = "hand-3"
    HAND_4 = "hand-4"
    HAND_5 = "hand-5"
    HAND_6 = "hand-6"
    HAND_7 = "hand-7"
    HAND_8 = "hand-8"
    HAND_9 = "hand-9"
    NEXT_CARD = "next-card"
    PREVIOUS_CARD = "previous-card"
    ROTATE = "rotate"
    END_TURN = "end-turn"
    PASS = "pass"
    UNDO = "undo"
    PEEK = "peek"
    CURTAIN = "curtain"
    INSPECT = "inspect"
    LOG = "log"
    NOTEBOOK = "notebook"
    TALK = "talk"
    RECAP = "recap"
    HINT = "hint"
    GRID = "grid"
    WHY = "why"
    QUICK = "quick"
    PAN_LEFT = "pan-left"
    PAN_RIGHT = "pan-right"
    PAN_UP = "pan-up"
    PAN_DOWN = "pan-down"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    FIT = "fit"
    LAST = "last"
    TEXT_LARGER = "text-larger"
    TEXT_SMALLER = "text-smaller"
    FULL_SCREEN = "full-screen"
    MUTE = "mute"
    MENU = "menu"
    RULES = "rules"


HAND_CONTROLS: tuple[Control, ...] = tuple(Control(f"hand-{number}") for number in range(1, 10))


DEFAULT_KEYS: Mapping[Control, tuple[Key, ...]] = total(
    Control,
    {
        Control.CONFIRM: (Key(pygame.K_RETURN), Key(pygame.K_SPACE), Key(pygame.K_KP_ENTER)),
        Control.CANCEL: (Key(pygame.K_ESCAPE),),
        Control.LEFT: (Key(pygame.K_LEFT),),
        Control.RIGHT: (Key(pygame.K_RIGHT),),
        Control.UP: (Key(pygame.K_UP),),
        Control.DOWN: (Key(pygame.K_DOWN),),
        Control.ZONE_NEXT: (Key(pygame.K_TAB),),
        Control.ZONE_PREVIOUS: (Key(pygame.K_TAB, shift=True),),
        Control.NEXT_TARGET: (Key(pygame.K_n),),
        Control.PREVIOUS_TARGET: (Key(pygame.K_n, shift=True),),
        **{
            control: (Key(pygame.K_0 + number), Key(pygame.K_KP_1 + number - 1))
            for number, control in enumerate(HAND_CONTROLS, 1)
        },
        Control.NEXT_CARD: (Key(pygame.K_PAGEDOWN),),
        Control.PREVIOUS_CARD: (Key(pygame.K_PAGEUP),),
        Control.ROTATE: (Key(pygame.K_r),),
        Control.END_TURN: (Key(pygame.K_e),),
        Control.PASS: (Key(pygame.K_d),),
        Control.UNDO: (Key(pygame.K_z), Key(pygame.K_z, ctrl=True)),
        Control.PEEK: (Key(pygame.K_p),),
        Control.CURTAIN: (Key(pygame.K_c),),
        Control.INSPECT: (Key(pygame.K_i),),
        Control.LOG: (Key(pygame.K_l),),
        Control.NOTEBOOK: (Key(pygame.K_j),),
        Control.TALK: (Key(pygame.K_s),),
        Control.RECAP: (Key(pygame.K_t),),
        Control.HINT: (Key(pygame.K_h),),
        Control.GRID: (Key(pygame.K_g),),
        Control.WHY: (Key(pygame.K_w),),
        Control.QUICK: (Key(pygame.K_q),),
        Control.PAN_LEFT: (Key(pygame.K_LEFT, shift=True),),
        Control.PAN_RIGHT: (Key(pygame.K_RIGHT, shift=True),),
        Control.PAN_UP: (Key(pygame.K_UP, shift=True),),
        Control.PAN_DOWN: (Key(pygame.K_DOWN, shift=True),),
        Control.ZOOM_IN: (Key(pygame.K_PLUS), Key(pygame.K_EQUALS), Key(pygame.K_KP_PLUS)),
        Control.ZOOM_OUT: (Key(pygame.K_MINUS), Key(pygame.K_KP_MINUS)),
        Control.FIT: (Key(pygame.K_HOME),),
        Control.LAST: (Key(pygame.K_END),),
        Control.TEXT_LARGER: (
            Key(pygame.K_PLUS, ctrl=True),
            Key(pygame.K_EQUALS, ctrl=True),
            Key(pygame.K_KP_PLUS, ctrl=True),
        ),
        Control.TEXT_SMALLER: (Key(pygame.K_MINUS, ctrl=True), Key(pygame.K_KP_MINUS, ctrl=True)),
        Control.FULL_SCREEN: (Key(pygame.K_F11),),
        Control.MUTE: (Key(pygame.K_m),),
        Control.MENU: (Key(pygame.K_F10),),
        Control.RULES: (Key(pygame.K_F1),),
    },
)

DEFAULT_PADS: Mapping[Control, tuple[PadInput, ...]] = total(
    Control,
    {
        Control.CONFIRM: (PadInput.SOUTH,),
        Control.CANCEL: (PadInput.EAST,),
        Control.LEFT: (PadInput.DPAD_LEFT, PadInput.LEFT_STICK_LEFT),
        Control.RIGHT: (PadInput.DPAD_RIGHT, PadInput.LEFT_STICK_RIGHT),
        Control.UP: (PadInput.DPAD_UP, PadInput.LEFT_STICK_UP),
        Control.DOWN: (PadInput.DPAD_DOWN, PadInput.LEFT_STICK_DOWN),
        Control.ZONE_PREVIOUS: (PadInput.RIGHT_STICK,),  # from the hand straight to the buttons
        Control.NEXT_TARGET: (PadInput.LEFT_STICK,),
        Control.NEXT_CARD: (PadInput.RIGHT_SHOULDER,),
        Control.PREVIOUS_CARD: (PadInput.LEFT_SHOULDER,),
        Control.ROTATE: (PadInput.WEST,),
        Control.INSPECT: (PadInput.NORTH,),
        Control.CURTAIN: (PadInput.VIEW,),
        Control.MENU: (PadInput.MENU,),
        # what the stick is pushed towards comes into view
        Control.PAN_LEFT: (PadInput.RIGHT_STICK_LEFT,),
        Control.PAN_RIGHT: (PadInput.RIGHT_STICK_RIGHT,),
        Control.PAN_UP: (PadInput.RIGHT_STICK_UP,),
        Control.PAN_DOWN: (PadInput.RIGHT_STICK_DOWN,),
        Control.ZOOM_IN: (PadInput.RIGHT_TRIGGER,),
        Control.ZOOM_OUT: (PadInput.LEFT_TRIGGER,),
        # said by a button on the screen, by going round the other way, or in the settings
        **dict.fromkeys(HAND_CONTROLS, ()),
        Control.ZONE_NEXT: (),
        Control.PREVIOUS_TARGET: (),
        Control.END_TURN: (),
        Control.PASS: (),
        Control.UNDO: (),
        Control.PEEK: (),
        Control.LOG: (),
        Control.NOTEBOOK: (),
        Control.TALK: (),
        Control.RECAP: (),
        Control.HINT: (),
        Control.GRID: (),
        Control.WHY: (),
        Control.QUICK: (),
        Control.FIT: (),
        Control.LAST: (),
        Control.TEXT_LARGER: (),
        Control.TEXT_SMALLER: (),
        Control.FULL_SCREEN: (),
        Control.MUTE: (),
        Control.RULES: (),
    },
)
"""The inputs of a gamepad for each control; none where the screen has something to press for it."""

NEEDED: frozenset[Control] = frozenset(
    (
        Control.CONFIRM,
        Control.CANCEL,
        Control.LEFT,
        Control.RIGHT,
        Control.UP,
        Control.DOWN,
        Control.ZONE_NEXT,
        Control.ZONE_PREVIOUS,
    )
)
"""Controls that never lose their last key: nobody gets about without them, not even to the settings."""

HEARD: tuple[int, ...] = (pygame.KEYDOWN, PADDOWN)
"""The types of events that may mean a control: keys and gamepads."""


class Bindings:
    """Which keys and which inputs of a gamepad mean which control; none means two."""

    __slots__ = ("_by_key", "_by_pad", "keys", "pads")

    def __init__(
        self,
        keys: Mapping[Control, tuple[Key, ...]] = DEFAULT_KEYS,
        pads: Mapping[Control, tuple[PadInput, ...]] = DEFAULT_PADS,
    ) -> None:
        self.keys = total(Control, keys)
        self.pads = total(Control, pads)
        self._by_key = _turned_round(keys)
        self._by_pad = _turned_round(pads)

    def of_key(self, key: Key) -> Control | None:
        """Return the control that has a key."""
        return self._by_key.get(key)

    def of_pad(self, pad_input: PadInput) -> Control | None:
        """Return the control that has an input of a gamepad."""
        return self._by_pad.get(pad_input)


def _turned_round(table: Mapping[Control, tuple[Input, ...]]) -> Mapping[Input, Control]:
    """Return the control of each input; raise ValueError where one has two."""
    turned = {one: control for control, inputs in table.items() for one in inputs}
    if len(turned) != sum(map(len, table.values())):
        raise ValueError("an input has two controls")
    return turned


DEFAULT = Bindings()
_current = DEFAULT


def use_bindings(bindings: Bindings) -> None:
    """Let these bindings be in force from now on, on every screen."""
    global _current
    _current = bindings


def bindings_in_force() -> Bindings:
    """Return what the keys mean just now."""
    return _current


def control_of(event: pygame.Event, *, typing: bool = False) -> Control | None:
    """Return what a key press means, or a press on a gamepad; `None` for any other event.

    Shift counts only where a shifted key is bound.

    While there is text to type in (`typing`), a key that gives a letter or sign means nothing else; so that every
    field can be left, the keys that lead about by default still do, unless they lead somewhere else now; and Ctrl goes
    with the key of the curtain.
    """
    if event.type == PADDOWN:
        return pad_control(event.input)
    if event.type != pygame.KEYDOWN or (typing and gives_text(event)):
        return None
    control = _meant(event, _current)
    if not typing:
        return control
    return control if control in NEEDED else _way_out(event) or control or _with_ctrl(event)


def _meant(event: pygame.Event, bindings: Bindings) -> Control | None:
    return next((control for key in keys_meant(event) if (control := bindings.of_key(key)) is not None), None)


def _with_ctrl(event: pygame.Event) -> Control | None:
    """Return the curtain if its key is pressed with Ctrl: what is private is hidden without leaving a field first."""
    hides = any(_current.of_key(key._replace(ctrl=False)) is Control.CURTAIN for key in keys_meant(event))
    return Control.CURTAIN if hides else None


def _way_out(event: pygame.Event) -> Control | None:
    control = _meant(event, DEFAULT)
    return control if control in NEEDED else None


def pad_control(what: PadInput) -> Control | None:
    """Return what an input of a gamepad means."""
    return _current.of_pad(what)


def key_name(control: Control) -> str:
    """Return what a player presses for a control on the device used last.

    That is the first key as it is printed here, "Ctrl + +" or "R", or the place of a button of the gamepad, "lower
    button"; nothing where there is none, since the screen then has something to press.
    """
    if LAST_USED.pad:
        return next(map(input_name, _current.pads[control]), "")
    keys = _current.keys[control]
    return key_words(keys) if keys else ""


def with_key(words: str, control: Control) -> str:
    """Return `words` with the key of a control behind them, if there is one."""
    key = key_name(control)
    return _("{what} ({key})").format(what=words, key=key) if key else words


def key_in_sentence(control: Control, button: str = "") -> str:
    """Return the key of a control as it stands within a sentence; `button` is what to press on the screen instead."""
    key = key_name(control)
    if key:
        return _("the {input}").format(input=key) if LAST_USED.pad else key
    if button:
        return _("“{button}”").format(button=button)
    return _("no button") if LAST_USED.pad else _("no key")
