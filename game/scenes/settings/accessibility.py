"""The tab *Accessibility*: what makes the game easier to see and to follow."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.settings.rows import Row, switch
from game.system.i18n import _
from game.ui.context import Context


def accessibility_rows(context: Context) -> Sequence[Row]:
    """Return the rows of the tab."""
    return [
        switch(context, "reduced_motion", _("Less motion: things appear instead of moving")),
        switch(context, "press_guard", _("Ignore a second press within half a second")),
    ]
