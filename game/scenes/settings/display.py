"""The tab *Display*: how large, and on how much of the screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.settings.rows import Row, percent, switch
from game.system.i18n import _
from game.system.settings import TEXT_SCALES
from game.ui.bindings import Control, key_name
from game.ui.context import Context


def display_rows(context: Context) -> Sequence[Row]:
    """Return the rows of the tab."""
    keys = _("{smaller} and {larger} do the same on every screen.").format(
        smaller=key_name(Control.TEXT_SMALLER), larger=key_name(Control.TEXT_LARGER)
    )
    return [
        percent(context, "text_scale", _("Text size"), TEXT_SCALES, keys),
        switch(
            context,
            "full_screen",
            _("Full screen"),
            _("{key} does the same on every screen.").format(key=key_name(Control.FULL_SCREEN)),
        ),
    ]
