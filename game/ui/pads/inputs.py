"""What a gamepad has, named by where it lies and never by what is printed on it (UX S10)."""

from __future__ import annotations

from enum import StrEnum


class PadInput(StrEnum):
    """One thing to press or push on a gamepad. `LEFT_STICK` is pressing the stick, `LEFT_STICK_UP` pushing it."""

    SOUTH = "south"
    EAST = "east"
    WEST = "west"
    NORTH = "north"
    LEFT_SHOULDER = "left-shoulder"
    RIGHT_SHOULDER = "right-shoulder"
    LEFT_TRIGGER = "left-trigger"
    RIGHT_TRIGGER = "right-trigger"
    VIEW = "view"
    MENU = "menu"
    LEFT_STICK = "left-stick"
    RIGHT_STICK = "right-stick"
    DPAD_UP = "dpad-up"
    DPAD_DOWN = "dpad-down"
    DPAD_LEFT = "dpad-left"
    DPAD_RIGHT = "dpad-right"
    LEFT_STICK_UP = "left-stick-up"
    LEFT_STICK_DOWN = "left-stick-down"
    LEFT_STICK_LEFT = "left-stick-left"
    LEFT_STICK_RIGHT = "left-stick-right"
    RIGHT_STICK_UP = "right-stick-up"
    RIGHT_STICK_DOWN = "right-stick-down"
    RIGHT_STICK_LEFT = "right-stick-left"
    RIGHT_STICK_RIGHT = "right-stick-right"
