"""The tab *Display*: how large, and on how much of the screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.settings.rows import Row, percent, switch
from game.system.i18n import _
from game.system.settings import TEXT_SCALES
from game.ui.bindings import Control, key_name, with_key
from game.ui.context import Context


def display_rows(context: Context) -> Sequence[Row]:
    """Return the rows of the tab."""
    smaller, larger, full = map(key_name, (Control.TEXT_SMALLER, Control.TEXT_LARGER, Control.FULL_SCREEN))
    keys = _("{smaller} and {larger} do the same on every screen.").format(smaller=smaller, larger=larger)
    key = _("{key} does the same on every screen.").format(key=full)
    return [
        percent(context, "text_scale", _("Text size"), TEXT_SCALES, keys if smaller and larger else ""),
        switch(context, "full_screen", _("Full screen"), key if full else ""),
        switch(context, "grid", with_key(_("Letters and numbers on the board"), Control.GRID)),
    ]
