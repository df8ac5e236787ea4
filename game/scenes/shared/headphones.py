"""May what is private be read aloud? Everybody answers for themselves, once in a game, before anything private shows.

Whoever wears headphones may keep them on while somebody else looks, who then hears nothing of it.
"""

from __future__ import annotations

from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Pop
from game.ui.widgets.dialog import Choice, Dialog


def headphones_question(context: Context, seat: int) -> Dialog | None:
    """Return the question to `seat`; None where nothing is read aloud, or it has answered in this game."""
    if not context.settings.read_aloud or seat in context.headphones or not context.narrator.has_voice:
        return None

    def answer(wears: bool) -> Change:
        context.headphones[seat] = wears
        return Pop()

    answers = [
        Choice("only-public", _("No, only what all may hear"), lambda: answer(False)),
        Choice("headphones", _("Yes, read everything"), lambda: answer(True)),
    ]
    sentence = _("Others could hear what is only for the one whose turn it is.")
    return Dialog(context, _("Headphones on?"), sentence, answers)
