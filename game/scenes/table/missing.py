"""What is missing when a turn cannot be ended yet: one sentence for every state (UX section 3a)."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.commands import Claim, DiscardTwo, Pass
from game.engine.refusal import Refusal
from game.engine.table import AskBonus, AskReveal, Table
from game.system.i18n import _
from game.tabletop.move.move import Move
from game.ui.bindings import Control, key_in_sentence
from game.words.refusals import refusal_sentence


class Missing(NamedTuple):
    """The sentence, and whether it tells something of the hand that only its owner may know."""

    sentence: str
    of_hand: bool = False


def what_is_missing(table: Table, names: tuple[str, ...], move: Move, *, hand_open: bool) -> Missing:
    """Return why the turn cannot be ended, and what to do; an empty sentence where there is nothing to do."""
    if table.to_play is None:
        return Missing("")
    if move.view is None:
        return Missing(_("{name} is to move now.").format(name=names[table.to_play]))
    if isinstance(move.question, AskReveal):
        return Missing(
            _say(_("Choose the goal that is turned face up: click it, or go there with {next} and {enter}."))
        )
    if isinstance(move.question, AskBonus):
        return Missing(_say(_("Place the bonus nugget first: click a lit cell, or go there with {next} and {enter}.")))
    if not hand_open:
        return Missing(_say(_("Show your hand first with {peek}.")))
    return Missing(_of_hand(move, names), of_hand=True)


def _of_hand(move: Move, names: tuple[str, ...]) -> str:
    if move.held is None:
        can_play = any(not isinstance(option, Pass | DiscardTwo | Claim) for option in move.options)
        if can_play:
            return _say(_("Pick a card and lay it, or pass: pick a card and give it up with {pass_}."))
        return _say(_("None of your cards can be played now. Pass: pick a card and give it up with {pass_}."))
    if not move.targets():
        return _say(_("This card can go nowhere now. Pick another one, or give it up with {pass_} to pass."))
    target = move.cursor.target
    if target is None:
        return _say(_("The card is still in your hand: click a lit place, or go there with {next} and {enter}."))
    if move.commands_on(target):
        return _say(_("The card is not laid yet: {enter} lays it where it points, then {end} ends the turn."))
    why = move.why_not(target)
    return refusal_sentence(why, names) if isinstance(why, Refusal) else why or ""


def _say(text: str) -> str:
    """Name the keys as they are printed on this keyboard, or the places of buttons on the gamepad."""
    return text.format(
        next=key_in_sentence(Control.NEXT_TARGET),
        enter=key_in_sentence(Control.CONFIRM),
        peek=key_in_sentence(Control.PEEK, _("Peek")),
        pass_=key_in_sentence(Control.PASS, _("Pass")),
        end=key_in_sentence(Control.END_TURN, _("End turn")),
    )
