"""May what is private be read aloud? Asked once in a game of several people, before anything private shows."""

from __future__ import annotations

from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Pop
from game.ui.widgets.dialog import Choice, Dialog


def headphones_question(context: Context) -> Dialog | None:
    """Return the question; None where nothing is read aloud, or it was answered in this game."""
    if not context.settings.read_aloud or context.headphones is not None or not context.narrator.has_voice:
        return None

    def answer(wears: bool) -> Change:
        context.headphones = wears
        return Pop()

    answers = [
        Choice("only-public", _("No, only what all may hear"), lambda: answer(False)),
        Choice("headphones", _("Yes, read everything"), lambda: answer(True)),
    ]
    sentence = _("Others could hear what is only for the one whose turn it is.")
    return Dialog(context, _("Headphones on?"), sentence, answers)
