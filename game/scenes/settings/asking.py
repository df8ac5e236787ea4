"""The question before settings are put back to their defaults (UX M32)."""

from __future__ import annotations

from collections.abc import Collection

from game.scenes.settings.effects import put_back
from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Pop, Push
from game.ui.widgets.dialog import Choice, Dialog


def ask_to_reset(context: Context, heading: str, sentence: str, fields: Collection[str]) -> Change:
    """Ask whether these fields shall have their defaults again."""

    def reset() -> Change:
        put_back(context, fields)
        return Pop()

    keep = Choice("keep", _("Leave them as they are"), Pop)
    return Push(Dialog(context, heading, sentence, [keep, Choice("put-back", _("Put them back"), reset)]))
