"""What happens, said in words: log lines, refusals, questions and how a round ended. No window is needed.

Seats are called by their names and never addressed. Cells are told as column and row from the start (UX section 3a).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.engine.events import (
    Broke,
    Claimed,
    Collapsed,
    Drew,
    Event,
    GameEnded,
    GoalRevealed,
    Kept,
    Laid,
    Looked,
    NuggetsDrawn,
    Paid,
    Passed,
    Repaired,
    RoundBegan,
    RoundEnded,
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
from game.words.claims import claim_words
from game.words.log_expansions import expansion_sentence
from game.words.things import (
    card_words,
    cards_words,
    goal_words,
    list_words,
    party_words,
    path_words,
    place_words,
    tool_word,
    tools_words,
)


def sentence(event: Event, names: Sequence[str], *, round_number: int = 1, place: int = 0) -> str | None:
    """The log line of an event, or None when it needs none: a draw that shows no card.

    It tells a secret only if the event carries it, so filter events with `as_seen_by` first. The round and the
    event's place in its log choose the words of a claim.
    """
    match event:
        case RoundBegan():
            return _("Round {round} began. {name} starts.").format(round=event.round, name=names[event.starter])
        case Laid() | Collapsed() | GoalRevealed():
            return _maze_sentence(event, names[event.seat])
        case Broke() | Repaired():
            return _tool_sentence(event, names)
        case Looked() | Passed() | Drew():
            return _private_sentence(event, names[event.seat])
        case Claimed():
            words = claim_words(event, names, round_number, place)
            return _("{name}: “{words}”").format(name=names[event.seat], words=words)
        case RoundEnded():
            return winner_sentence(event.outcome)
        case NuggetsDrawn() | Kept() | Paid():
            return _gold_sentence(event, names[event.seat])
        case GameEnded():
            return _final_sentence(event.gold, names)
        case _:
            return expansion_sentence(event, names)


def _maze_sentence(event: Laid | Collapsed | GoalRevealed, name: str) -> str:
    match event:
        case Laid():
            text = _("{name} laid {path} at {place}.")
            return text.format(name=name, path=path_words(event.face), place=place_words(event.cell))
        case Collapsed():
            text = _("{name} let a rockfall bury {path} at {place}.")
            return text.format(name=name, path=path_words(event.face), place=place_words(event.cell))
        case GoalRevealed():
            text = _("The tunnel of {name} reached goal {goal}: {what}.")
            return text.format(name=name, goal=event.goal, what=goal_words(event.name))
        case _:
            assert_never(event)


def _tool_sentence(event: Broke | Repaired, names: Sequence[str]) -> str:
    own = event.seat == event.target
    if isinstance(event, Broke):
        text = _("{name} broke their own {tool}.") if own else _("{name} broke {target}'s {tool}.")
        tools = ""
    elif "+" in event.action:
        tools = tools_words(event.action)
        text = _("{name} repaired {target}'s {tool} with a card for {tools}.")
        if own:
            text = _("{name} repaired their own {tool} with a card for {tools}.")
    else:
        text = _("{name} repaired their own {tool}.") if own else _("{name} repaired {target}'s {tool}.")
        tools = ""
    return text.format(name=names[event.seat], target=names[event.target], tool=tool_word(event.tool), tools=tools)


def _private_sentence(event: Looked | Passed | Drew, name: str) -> str | None:
    match event:
        case Looked(name=None):
            return _("{name} looked at goal {goal}.").format(name=name, goal=event.goal)
        case Looked():
            what = goal_words(event.name or "")
            return _("{name} looked at goal {goal}: {what}.").format(name=name, goal=event.goal, what=what)
        case Passed(cards=()):
            return _("{name} passed with an empty hand.").format(name=name)
        case Passed(faces=None):
            text = ngettext(
                "{name} passed and gave up a card face down.",
                "{name} passed and gave up {count} cards face down.",
                len(event.cards),
            )
            return text.format(name=name, count=len(event.cards))
        case Passed():
            text = _("{name} passed and gave up {cards} face down.")
            return text.format(name=name, cards=cards_words(event.faces or ()))
        case Drew():
            if event.face is None:
                return None
            return _("{name} drew {card}.").format(name=name, card=card_words(event.face))
        case _:
            assert_never(event)


def _gold_sentence(event: NuggetsDrawn | Kept | Paid, name: str) -> str:
    match event:
        case NuggetsDrawn():
            text = ngettext(
                "{count} nugget card lies ready. {name} picks first.",
                "{count} nugget cards lie ready. {name} picks first.",
                event.count,
            )
            return text.format(name=name, count=event.count)
        case Kept():
            if event.value is None:
                return _("{name} kept a nugget card.").format(name=name)
            return _("{name} kept a nugget card worth {value}.").format(name=name, value=event.value)
        case Paid():
            return _paid_sentence(event, name)
        case _:
            assert_never(event)


def _paid_sentence(event: Paid, name: str) -> str:
    if not event.count:
        return _("{name} is paid nothing: no nugget card fits.").format(name=name)
    text = ngettext(
        "{name} is paid {amount} gold with {count} nugget card.",
        "{name} is paid {amount} gold with {count} nugget cards.",
        event.count,
    ).format(name=name, amount=event.amount, count=event.count)
    if event.values is None or event.count < 2:
        return text
    return _("{sentence} ({values})").format(sentence=text, values=" + ".join(map(str, event.values)))


def _final_sentence(gold: Sequence[int], names: Sequence[str]) -> str:
    most = max(gold)
    best = [name for name, sum_ in zip(names, gold, strict=True) if sum_ == most]
    if len(best) == 1:
        return _("The game is over. {name} wins with {amount} gold.").format(name=best[0], amount=most)
    shared = list_words(best, _("{rest} and {last}"))
    return _("The game is over. {names} share the win with {amount} gold each.").format(names=shared, amount=most)


def question_sentence(table: Table, names: Sequence[str]) -> str | None:
    """What the game waits for, as everybody may read it; None when no question is open."""
    if table.question is None or table.to_play is None:
        return None
    name = names[table.to_play]
    match table.question:
        case AskKeep(count=count):
            text = ngettext("{name} takes the last nugget card.", "{name} keeps one of {count} nugget cards.", count)
            return text.format(name=name, count=count)
        case AskTurn(goal=goal):
            return _("{name} chooses which way round the stone at goal {goal} lies.").format(name=name, goal=goal)
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
    """Who won the round (R7.1, R10.16, R10.17)."""
    if not outcome.saboteur2:
        diggers = outcome.winner == "diggers"
        return _("The gold-diggers win the round.") if diggers else _("The saboteurs win the round.")
    parties = [party_words(party) for party in outcome.parties()]
    if not parties:
        return _("Nobody wins the round.")
    winners = list_words(parties, _("{rest} and {last}"))
    return _("Winners of the round: {winners}.").format(winners=winners)


def cause_sentence(outcome: Outcome, rules: Ruleset) -> str:
    """Why the round ended, in the words of the edition (R5.2, R6.1); a house rule is named as one."""
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
            return _("The deck is empty and no seat holds a card that it could play.")
        case Cause.ALL_PASSED:
            return _("The deck is empty and every seat in turn has passed for want of a playable card.")
        case Cause.HANDS_EMPTY:
            return _("All hands are empty and the gold was not found.")
        case _:
            assert_never(cause)
