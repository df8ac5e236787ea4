"""The tab *Accessibility*: what makes the game easier to see and to follow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.settings.effects import set_television
from game.scenes.settings.rows import Row, switch
from game.system.i18n import _
from game.ui.context import Context
from game.ui.widgets.toggle import Toggle


def accessibility_rows(context: Context) -> Sequence[Row]:
    """Return the rows of the tab."""
    television = Toggle(
        "large-targets",
        _("For a television: larger text and buttons"),
        context.settings.large_targets,
        partial(set_television, context),
    )
    return [
        switch(context, "high_contrast", _("High contrast: black grounds, white letters, yellow buttons")),
        switch(context, "reduced_motion", _("Less motion: things appear instead of moving")),
        switch(context, "press_guard", _("Ignore a second press within half a second")),
        Row(television.label, television, fields=("large_targets",), whole=True),
    ]
