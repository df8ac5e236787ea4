"""The tab *Controls*: which key and which input of a gamepad does what (UX M31)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.settings.control_page import ControlPage
from game.scenes.settings.control_words import Use, control_words, controls_for, use_words
from game.scenes.settings.devices import GAMEPAD, KEYBOARD
from game.scenes.settings.rows import Row, heading, sentence
from game.system.i18n import _
from game.ui.bindings import Control
from game.ui.context import Context
from game.ui.scene import Change, Push
from game.ui.widgets.button import Button


def controls_rows(context: Context) -> Sequence[Row]:
    """Return the rows of the tab: every control by its use; a press opens the page where it can be changed."""
    rows = [sentence(_("Choose a line to give it another key or another button of a gamepad."), ("keys", "pads"))]
    for use in Use:
        rows += [heading(use_words(use)), *(_row(context, control) for control in controls_for(use))]
    return rows


def _row(context: Context, control: Control) -> Row:
    keys = KEYBOARD.said(control) or _("no key")
    button = Button(
        f"control-{control}", keys, partial(_open, context, control), style="slate", size=16,
        note=GAMEPAD.said(control), centred=False,
    )  # fmt: skip
    return Row(control_words(control), button, also=f"{keys} {button.note}")


def _open(context: Context, control: Control) -> Change:
    return Push(ControlPage(context, control))
