"""What a seat may do to itself that nobody wants as a rule, and the question that is asked before it is done."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import Action
from game.engine.commands import Break, Command, SeatAction
from game.system.i18n import _
from game.words.things import tool_word


class HarmWords(NamedTuple):
    """The question, what would come of it, and the answer that goes ahead."""

    heading: str
    sentence: str
    deed: str


def harms(command: Command, own: int | None) -> bool:
    """Return whether the command does something to your own seat that nobody wants as a rule."""
    match command:
        case Break(seat=seat):
            return seat == own
        case SeatAction(Action.TRAPPED | Action.HANDS_OFF, seat):
            return seat == own
        case _:
            return False


def harm_words(command: Command) -> HarmWords:
    """Return what is asked before your own seat is harmed, which is allowed (R4.1, R10.14)."""
    if isinstance(command, Break):
        tool = tool_word(command.tool)
        sentence = _("The broken {tool} would end up in front of you.").format(tool=tool)
        return HarmWords(_("Break your own {tool}?").format(tool=tool), sentence, _("Break it"))
    if isinstance(command, SeatAction) and command.action is Action.HANDS_OFF:
        sentence = _("Without it nothing is stolen when the round ends.")
        return HarmWords(_("Remove your own theft card?"), sentence, _("Remove it"))
    sentence = _("A trapped seat cannot lay path cards and receives no share.")
    return HarmWords(_("Trap your own seat?"), sentence, _("Trap it"))
