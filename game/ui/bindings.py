"""Every key and every gamepad input the game knows, in one table each (UX section 5)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

import pygame

from game.engine.total import total
from game.system.i18n import N_, _
from game.ui.keyboard import meanings, printed_on
from game.ui.pads.inputs import PadInput


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
    TALK = "talk"
    RECAP = "recap"
    GRID = "grid"
    WHY = "why"
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


HAND_CONTROLS: tuple[Control, ...] = tuple(Control(f"hand-{number}") for number in range(1, 10))


class Key(NamedTuple):
    """A key (`pygame.K_…`) with the modifiers it needs."""

    code: int
    ctrl: bool = False
    shift: bool = False


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
        Control.TALK: (Key(pygame.K_s),),
        Control.RECAP: (Key(pygame.K_t),),
        Control.GRID: (Key(pygame.K_g),),
        Control.WHY: (Key(pygame.K_w),),
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
        Control.TALK: (),
        Control.RECAP: (),
        Control.GRID: (),
        Control.WHY: (),
        Control.FIT: (),
        Control.LAST: (),
        Control.TEXT_LARGER: (),
        Control.TEXT_SMALLER: (),
        Control.FULL_SCREEN: (),
        Control.MUTE: (),
    },
)
"""The inputs of a gamepad for each control; none where the screen has something to press for it."""

_CONTROLS: Mapping[Key, Control] = {key: control for control, keys in DEFAULT_KEYS.items() for key in keys}

_SPECIAL_NAMES: Mapping[int, str] = {
    pygame.K_RETURN: N_("Enter"),
    pygame.K_SPACE: N_("Space"),
    pygame.K_ESCAPE: N_("Esc"),
    pygame.K_TAB: N_("Tab"),
    pygame.K_HOME: N_("Home"),
    pygame.K_END: N_("End"),
    pygame.K_LEFT: N_("Left"),
    pygame.K_RIGHT: N_("Right"),
    pygame.K_UP: N_("Up"),
    pygame.K_DOWN: N_("Down"),
    pygame.K_PLUS: "+",
    pygame.K_MINUS: "−",
    pygame.K_PAGEUP: N_("Page up"),
    pygame.K_PAGEDOWN: N_("Page down"),
    pygame.K_F10: "F10",
    pygame.K_F11: "F11",
}


HEARD: tuple[int, ...] = (pygame.KEYDOWN,)
"""The types of events that may mean a control: keys, and what else may come to say the same."""


def control_of(event: pygame.Event) -> Control | None:
    """Return what a key press means; `None` for any other event. Shift counts only where a shifted key is bound."""
    if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
        return None
    ctrl, shift = bool(event.mod & pygame.KMOD_CTRL), bool(event.mod & pygame.KMOD_SHIFT)
    keys = (key for code in meanings(event) for key in (Key(code, ctrl, shift), Key(code, ctrl)))
    return next((_CONTROLS[key] for key in keys if key in _CONTROLS), None)


def key_name(control: Control) -> str:
    """Return the first key of a control as a player reads it and finds it printed here, "Ctrl + +" or "R"."""
    key = DEFAULT_KEYS[control][0]
    name = _printed_name(control) or _SPECIAL_NAMES.get(key.code)
    parts = [_(name) if name is not None else chr(key.code).upper()]
    if key.shift:
        parts.insert(0, _("Shift"))
    if key.ctrl:
        parts.insert(0, _("Ctrl"))
    return " + ".join(parts)


def _printed_name(control: Control) -> str | None:
    """Return what this keyboard shows in place of the letter or sign of a control, None where it has that itself."""
    signs = [key.code for key in DEFAULT_KEYS[control] if 0x20 < key.code < 0x7F]
    return printed_on(signs) if signs else None
