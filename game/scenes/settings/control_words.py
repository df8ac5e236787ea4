"""What every control is called, and with which others it stands together (UX section 5)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from game.engine.total import total
from game.system.i18n import N_, _
from game.ui.bindings import HAND_CONTROLS, Control


class Use(StrEnum):
    """What controls are used for; in this order they stand on the tab."""

    ABOUT = "about"
    MOVE = "move"
    LOOK = "look"
    WINDOW = "window"


_USES: Mapping[Use, str] = total(
    Use,
    {
        Use.ABOUT: N_("Getting about"),
        Use.MOVE: N_("The move"),
        Use.LOOK: N_("Looking"),
        Use.WINDOW: N_("The window"),
    },
)

_CONTROLS: Mapping[Control, tuple[Use, str]] = total(
    Control,
    {
        Control.CONFIRM: (Use.ABOUT, N_("Press, place, commit")),
        Control.CANCEL: (Use.ABOUT, N_("Take back, then the menu")),
        Control.LEFT: (Use.ABOUT, N_("Left")),
        Control.RIGHT: (Use.ABOUT, N_("Right")),
        Control.UP: (Use.ABOUT, N_("Up")),
        Control.DOWN: (Use.ABOUT, N_("Down")),
        Control.ZONE_NEXT: (Use.ABOUT, N_("Next part of the screen")),
        Control.ZONE_PREVIOUS: (Use.ABOUT, N_("Previous part of the screen")),
        Control.MENU: (Use.ABOUT, N_("Menu")),
        Control.NEXT_CARD: (Use.MOVE, N_("Next hand card, or tab of the settings")),
        Control.PREVIOUS_CARD: (Use.MOVE, N_("Previous hand card, or tab of the settings")),
        **dict.fromkeys(HAND_CONTROLS, (Use.MOVE, N_("Hand card {number}"))),
        Control.NEXT_TARGET: (Use.MOVE, N_("Next place where the card fits")),
        Control.PREVIOUS_TARGET: (Use.MOVE, N_("Previous place where the card fits")),
        Control.ROTATE: (Use.MOVE, N_("Rotate the card")),
        Control.END_TURN: (Use.MOVE, N_("End turn")),
        Control.PASS: (Use.MOVE, N_("Pass with the picked card")),
        Control.UNDO: (Use.MOVE, N_("Take the card back")),
        Control.PEEK: (Use.LOOK, N_("Look at hand and role")),
        Control.CURTAIN: (Use.LOOK, N_("Draw the curtain")),
        Control.INSPECT: (Use.LOOK, N_("Say what this is")),
        Control.LOG: (Use.LOOK, N_("Log")),
        Control.NOTEBOOK: (Use.LOOK, N_("Notebook")),
        Control.TALK: (Use.LOOK, N_("Table talk")),
        Control.RECAP: (Use.LOOK, N_("Show what happened since your last turn")),
        Control.HINT: (Use.LOOK, N_("A hint for your move")),
        Control.WHY: (Use.LOOK, N_("Why did they do that?")),
        Control.QUICK: (Use.LOOK, N_("Play the rest quickly")),
        Control.RULES: (Use.LOOK, N_("Open the rulebook at what this is")),
        Control.GRID: (Use.LOOK, N_("Letters and numbers on the board")),
        Control.ZOOM_IN: (Use.LOOK, N_("Zoom in")),
        Control.ZOOM_OUT: (Use.LOOK, N_("Zoom out")),
        Control.FIT: (Use.LOOK, N_("Show the whole board, or the first step of a replay")),
        Control.LAST: (Use.LOOK, N_("Show the last step of a replay")),
        Control.PAN_LEFT: (Use.LOOK, N_("Move the view left")),
        Control.PAN_RIGHT: (Use.LOOK, N_("Move the view right")),
        Control.PAN_UP: (Use.LOOK, N_("Move the view up")),
        Control.PAN_DOWN: (Use.LOOK, N_("Move the view down")),
        Control.TEXT_LARGER: (Use.WINDOW, N_("Larger text")),
        Control.TEXT_SMALLER: (Use.WINDOW, N_("Smaller text")),
        Control.FULL_SCREEN: (Use.WINDOW, N_("Full screen on and off")),
        Control.MUTE: (Use.WINDOW, N_("Sound off and on")),
    },
)


def use_words(use: Use) -> str:
    """Return what stands over the controls of one use."""
    return _(_USES[use])


def controls_for(use: Use) -> list[Control]:
    """Return the controls of one use, in the order in which they stand."""
    return [control for control, (its_use, _words) in _CONTROLS.items() if its_use is use]


def control_words(control: Control) -> str:
    """Return what a control does, as a player reads it."""
    number = HAND_CONTROLS.index(control) + 1 if control in HAND_CONTROLS else 0
    return _(_CONTROLS[control][1]).format(number=number)
