"""The tab *Accessibility*: what makes the game easier to see and to follow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.settings.effects import set_television
from game.scenes.settings.rows import Row, percent, switch
from game.system.i18n import _
from game.system.settings import SPEECH_RATES
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
        switch(context, "read_aloud", _("Read aloud"), _read_note(context)),
        percent(context, "speech_rate", _("Speed of the voice"), SPEECH_RATES),
        switch(context, "press_guard", _("Ignore a second press within half a second")),
        Row(television.label, television, fields=("large_targets",), whole=True),
    ]


def _read_note(context: Context) -> str:
    """Return what the switch does, or why nothing would be heard."""
    if context.narrator.has_voice:
        return _("A voice of your system reads what has the focus and what happens.")
    return _("No voice was found on this system. On Linux install speech-dispatcher or espeak-ng.")
