"""Questions at the table: which tool, your own seat, what two cards are for, retire, end the turn (UX M9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.engine.cards import InFront
from game.engine.commands import RETIRE, STAY, Answer, Command, Repair, Retire, Stay
from game.engine.table import Bonus
from game.system.i18n import _
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.scene import Change, Pop, Push, Replace
from game.ui.widgets.dialog import Choice, Dialog
from game.words.harm import harm_words, harms
from game.words.things import in_front_words, tool_word

Asked = TypeVar("Asked")
Laying = Callable[[Command], Change]
"""Lays a card, or gives an answer, for the time being; at once where the player has asked for that."""


def ask_tool(context: Context, repairs: Sequence[Repair], lay: Laying) -> Change:
    """Ask which of two tools a card for both repairs (R4.2)."""
    answers = [
        Choice(f"choice-{place}", _("The {tool}").format(tool=tool_word(repair.tool)), _then_close(lay, repair))
        for place, repair in enumerate(repairs, 1)
    ]
    return Push(
        Dialog(context, _("Which tool?"), _("This card repairs one of the two."), answers, context.privacy.owner)
    )


def ask_removal(context: Context, things: Sequence[InFront], remove: Callable[[InFront], Change]) -> Change:
    """Ask whether two cards given up are a pass, or remove one card in front of your own seat (R10.4)."""
    answers = [Choice("leave-it", _("Pass with two cards"), Pop)]
    answers += [
        Choice(f"choice-{place}", _("Remove {what}").format(what=in_front_words(thing)), _then_close(remove, thing))
        for place, thing in enumerate(things, 1)
    ]
    sentence = _("A pass draws two cards. Removing a card in front of your own seat draws one.")
    return Push(Dialog(context, _("What are the two cards for?"), sentence, answers, context.privacy.owner))


def ask_own(context: Context, command: Command, lay: Laying, put_back: Callable[[], object]) -> Change:
    """Ask before harm is done to your own seat, which is allowed (R4.1, R10.14)."""

    def leave() -> Change:
        put_back()
        return Pop()

    heading, sentence, deed = harm_words(command)
    answers = [Choice("leave-it", _("No"), leave), Choice("go-ahead", deed, _then_close(lay, command))]
    return Push(Dialog(context, heading, sentence, answers, context.privacy.owner))


def ask_to_end(context: Context, command: Command, own: int | None, commit: Callable[[], object]) -> Change:
    """Ask before a turn is ended; what is laid stays where it is until then."""
    heading, deed = _("End the turn?"), _("End turn")
    sentence = _("What is played cannot be taken back.")
    if harms(command, own):
        heading, sentence, deed = harm_words(command)

    def go_ahead() -> Change:
        commit()
        return Pop()

    answers = [Choice("leave-it", _("Not yet"), Pop), Choice("go-ahead", deed, go_ahead)]
    return Push(Dialog(context, heading, sentence, answers, context.privacy.owner))


def asks_to_lay(settings: Settings, command: Command, own: int | None) -> bool:
    """Return whether a card is asked about before it is laid: where commits are not, and it would harm who lays it."""
    return settings.confirm == "irreversible" and harms(command, own)


def asks_to_end(settings: Settings, command: Command) -> bool:
    """Return whether a commit is asked about. An answer that is committed as it is given has just been one."""
    answered = settings.commit_at_once and isinstance(command, Retire | Stay)
    return settings.confirm == "always" and not answered


def ask_retire(context: Context, bonus: Bonus, answer: Callable[[Answer], Change]) -> Change:
    """Ask whether to retire with the bonus or play on (R11.4); nothing counts before the turn is ended."""
    sentence = _(
        "If you retire, the bonus of {amount} gold is safe, but you give up your hand, your turns and every other "
        "share of this round. If you play on, you keep it only as a winner."
    )
    answers = [
        Choice("look-first", _("Look at the table"), Pop),
        Choice("retire", _("Retire"), _then_close(answer, RETIRE)),
        Choice("stay", _("Play on"), _then_close(answer, STAY)),
    ]
    return Push(
        Dialog(context, _("Retire or play on?"), sentence.format(amount=bonus.amount), answers, context.privacy.owner)
    )


def _then_close(act: Callable[[Asked], Change], what: Asked) -> Callable[[], Change]:
    """Return what a button does that acts and closes its dialog; what is to be asked next takes the dialog's place."""

    def press() -> Change:
        following = act(what)
        return Replace(following.scene) if isinstance(following, Push) else Pop()

    return press
