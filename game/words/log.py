"""What happens, said in words: log lines, refusals, questions and how a round ended. No window is needed.

Seats are called by their names and never addressed. Cells are told as column and row from the start (UX section 3a).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.engine.events import (
    BonusReturned,
    BonusTaken,
    Claimed,
    CrystalsPaid,
    Drew,
    Event,
    GameEnded,
    GoalRevealed,
    NuggetsDrawn,
    Paid,
    RoundBegan,
    RoundEnded,
    Shared,
)
from game.engine.ruleset import Ruleset
from game.engine.table import (
    AskBonus,
    AskKeep,
    AskRetire,
    AskReveal,
    AskSteal,
    AskTurn,
    Cause,
    Outcome,
    Table,
)
from game.system.i18n import _, ngettext
from game.words.acts import act_sentence
from game.words.claims import claim_words
from game.words.payments import final_sentence, payment_sentence
from game.words.roles import party_words
from game.words.things import card_words, goal_words, list_words


def sentence(
    event: Event, names: Sequence[str], *, round_number: int = 1, place: int = 0, log: Sequence[Event] = ()
) -> str | None:
    """Return the log line of an event, or None when it needs none: a draw that shows no card.

    It tells a secret only if the event carries it, so filter events with `as_seen_by` first. The round, the
    event's place in its log and what stands in that before it choose the words of a claim.
    """
    match event:
        case RoundBegan():
            return _("Round {round} began. {name} starts.").format(round=event.round, name=names[event.starter])
        case Drew():
            if event.face is None:
                return None
            return _("{name} drew {card}.").format(name=names[event.seat], card=card_words(event.face))
        case Claimed():
            words = claim_words(event, names, round_number, place, log)
            return _("{name}: “{words}”").format(name=names[event.seat], words=words)
        case GoalRevealed():
            text = _("{name}'s tunnel reached goal {goal}: {what}.")
            return text.format(name=names[event.seat], goal=event.goal, what=goal_words(event.name))
        case RoundEnded():
            return winner_sentence(event.outcome)
        case NuggetsDrawn() | Paid() | BonusTaken() | BonusReturned() | Shared() | CrystalsPaid():
            return payment_sentence(event, names[event.seat])
        case GameEnded():
            return final_sentence(event, names)
        case _:
            return act_sentence(event, names)


def question_sentence(table: Table, names: Sequence[str]) -> str | None:
    """Return what the game waits for, as everybody may read it; None when no question is open."""
    if table.question is None or table.to_play is None:
        return None
    name = names[table.to_play]
    match table.question:
        case AskKeep(count=count):
            text = ngettext("{name} takes the last nugget card.", "{name} keeps one of {count} nugget cards.", count)
            return text.format(name=name, count=count)
        case AskTurn(goal=goal):
            return _("{name} chooses which way round the stone at goal {goal} goes.").format(name=name, goal=goal)
        case AskReveal(goals=goals):
            some = list_words([str(goal) for goal in goals], _("{rest} or {last}"))
            return _("{name} chooses which goal is turned face up: {goals}.").format(name=name, goals=some)
        case AskSteal():
            return _("{name} chooses whom to steal 1 gold from.").format(name=name)
        case AskBonus():
            return _("{name} places the bonus nugget.").format(name=name)
        case AskRetire():
            return _("{name} chooses to retire with the bonus or to play on.").format(name=name)
        case _:
            assert_never(table.question)


def winner_sentence(outcome: Outcome) -> str:
    """Return who won the round (R7.1, R10.16, R10.17)."""
    if not outcome.saboteur2:
        diggers = outcome.winner == "diggers"
        return _("The gold-diggers win the round.") if diggers else _("The saboteurs win the round.")
    parties = [party_words(party) for party in outcome.parties()]
    if not parties:
        return _("Nobody wins the round.")
    winners = list_words(parties, _("{rest} and {last}"))
    return _("Winners of the round: {winners}.").format(winners=winners)


def cause_sentence(outcome: Outcome, rules: Ruleset) -> str:
    """Return why the round ended, in the words of the edition (R5.2, R6.1); a house rule is named as one."""
    text = _cause_words(outcome.cause, rules)
    ruled = "round_end" in rules.house_rules() and "round_end" not in rules.without_effect()
    if outcome.cause is not Cause.GOLD and ruled:
        return _("{sentence} (House rule.)").format(sentence=text)
    return text


def _cause_words(cause: Cause, rules: Ruleset) -> str:
    match cause:
        case Cause.GOLD:
            return _("The tunnel reached the gold.")
        case Cause.NONE_PLAYABLE if rules.edition == "g3":
            return _("The draw pile is used up and nobody holds a card that can still be played.")
        case Cause.NONE_PLAYABLE:
            return _("The deck is empty and no seat holds a card that it can play.")
        case Cause.ALL_PASSED:
            return _("The deck is empty and every seat in turn has passed for want of a playable card.")
        case Cause.HANDS_EMPTY:
            return _("All hands are empty and the gold was not found.")
        case _:
            assert_never(cause)
