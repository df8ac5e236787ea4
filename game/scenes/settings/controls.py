"""The tab *Controls*: which key does what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.total import total
from game.scenes.settings.rows import Row
from game.system.i18n import N_, _
from game.ui.bindings import Control, key_name
from game.ui.context import Context
from game.ui.theme import PARCHMENT_INK
from game.ui.widgets.richtext import RichText

_KEYS: Mapping[Control, str | None] = total(
    Control,
    {
        Control.CONFIRM: N_("Press, place, commit"),
        Control.CANCEL: N_("Take back, then the menu"),
        Control.ZONE_NEXT: N_("Next part of the screen"),
        Control.HAND_1: N_("Pick up a hand card (1 to 9)"),
        Control.NEXT_CARD: N_("Next hand card, or tab of the settings"),
        Control.NEXT_TARGET: N_("Next place where the card fits"),
        Control.ROTATE: N_("Rotate the card"),
        Control.END_TURN: N_("End turn"),
        Control.PASS: N_("Pass with the picked card"),
        Control.UNDO: N_("Take the card back"),
        Control.PEEK: N_("Look at hand and role"),
        Control.CURTAIN: N_("Draw the curtain"),
        Control.LOG: N_("Log"),
        Control.RECAP: N_("Show what happened since your last turn"),
        Control.GRID: N_("Letters and numbers on the board"),
        Control.ZOOM_IN: N_("Zoom in"),
        Control.ZOOM_OUT: N_("Zoom out"),
        Control.FIT: N_("Show the whole board"),
        Control.PAN_RIGHT: N_("Move the board (Shift and arrows)"),
        Control.TEXT_LARGER: N_("Larger text"),
        Control.TEXT_SMALLER: N_("Smaller text"),
        Control.FULL_SCREEN: N_("Full screen on and off"),
        Control.MUTE: N_("Sound off and on"),
        # told with the one before it, or by the page it belongs to
        Control.LEFT: None,
        Control.RIGHT: None,
        Control.UP: None,
        Control.DOWN: None,
        Control.ZONE_PREVIOUS: None,
        Control.PREVIOUS_TARGET: None,
        Control.HAND_2: None,
        Control.HAND_3: None,
        Control.HAND_4: None,
        Control.HAND_5: None,
        Control.HAND_6: None,
        Control.HAND_7: None,
        Control.HAND_8: None,
        Control.HAND_9: None,
        Control.INSPECT: None,
        Control.TALK: None,
        Control.WHY: None,
        Control.PAN_LEFT: None,
        Control.PAN_UP: None,
        Control.PAN_DOWN: None,
        Control.LAST: None,
        Control.PREVIOUS_CARD: None,
        Control.MENU: None,
    },
)


def controls_rows(_context: Context) -> Sequence[Row]:
    """Return the rows of the tab."""
    return [_key_row(control, words) for control, words in _KEYS.items() if words is not None]


def _key_row(control: Control, words: str) -> Row:
    key = RichText(key_name(control), face="strong", colour=PARCHMENT_INK)
    return Row(_(words), key, share=0.62)
