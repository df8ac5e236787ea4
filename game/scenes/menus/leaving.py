"""The question before a game is left that cannot be saved (UX M32)."""

from __future__ import annotations

from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Pop
from game.ui.widgets.dialog import Choice, Dialog


class LeaveQuestion(Dialog):
    """Asks whether to leave, by `change`, all the same."""

    def __init__(self, context: Context, change: Change) -> None:
        sentence = _("The game at hand cannot be saved, and what was played since it last could be would be lost.")
        choices = [stay(), Choice("leave", _("Leave all the same"), lambda: change)]
        super().__init__(context, _("Leave without saving?"), sentence, choices)


def stay() -> Choice:
    """Return the answer that does no harm."""
    return Choice("stay", _("Go on with this game"), Pop)
