"""Why a move was made, in words: one sentence, the terms, the clues, the options turned down (UX S9)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple, assert_never

from ai.decision import Considered
from ai.paths.distance import FAR, expected_cards
from game.engine.commands import Answer, ClaimGoal, ClaimSeat, Play
from game.engine.events import BonusPlaced, Claimed, GoalRevealed, Retired, Stayed, TurnEvent
from game.engine.observe import log_of
from game.engine.state import State
from game.hindsight.explain import Honesty, NoWhy, Why, honesty
from game.hindsight.knowing import is_lie
from game.hindsight.suspicion import Course
from game.hindsight.telling_words import lie_words
from game.hindsight.term_words import because
from game.records.moves import RecordedMove
from game.system.i18n import _, ngettext
from game.words.log import sentence
from game.words.moves import deed_words, option_words
from game.words.roles import role_phrase

_NEAR = 4
"""With the gold at most so many cards away, the sentence says so."""
_MISJUDGED = 1.0
"""A score so much lower than another is that of a mind that does not see clearly."""
_MEANT = 0.5
"""Who holds a seat for a saboteur by so much means it when calling it suspect."""
_SAME = 0.03
"""Chances that differ by less count as equal."""
_STANDS_OUT = 0.08
"""By so much a chance exceeds the mean at least where a seat is suspected in particular."""
_SURE, _CLEAR = 0.75, 0.5
"""From here on the table takes a seat for a saboteur; a share of the chance at first below which it trusts it."""


class Verdict(NamedTuple):
    """What a claim was worth, in one sentence."""

    words: str
    lie: bool


def why_sentence(why: Why, names: Sequence[str]) -> str:
    """Return who did what, and why, and what the table thought, in one sentence."""
    who = _("{name}, {role},").format(name=names[why.move.seat], role=role_phrase(why.role))
    parts = {
        "deed": deed_words(why.command, who, why.move.seat, names),
        "reason": _because(why, names),
        "belief": public_words(why, names),
    }
    cards = _cards_away(why)
    if cards is None:
        return _("{deed}: {reason}, and {belief}.").format(**parts)
    text = ngettext(
        "{deed} with the gold {cards} card away: {reason}, and {belief}.",
        "{deed} with the gold {cards} cards away: {reason}, and {belief}.",
        cards,
    )
    return text.format(cards=cards, **parts)


def _because(why: Why, names: Sequence[str]) -> str:
    """Return a mistake, or the term that spoke most for the move; where none did, it was the least evil."""
    best = why.reasons.best
    second = max((other.score for other in best[1:]), default=-math.inf)
    if second > best[0].score + _MISJUDGED:
        return _("a slip, as there was something better to do")
    most = max(best[0].terms, key=lambda term: term[1], default=None)
    if most is None or most[1] <= 0:
        if second >= best[0].score:
            return _("one choice seemed as good as another")
        return _("everything else looked worse")
    return because(most[0], why.role).format(target=names[why.about])


def _cards_away(why: Why) -> int | None:
    """Return how far the gold was by the belief of the one who moved, where that is near and the move filled a turn."""
    if not isinstance(why.command, Play):
        return None
    cards = expected_cards(why.move.before.table.maze, why.reasons.after.gold)
    return max(1, round(cards)) if cards <= min(_NEAR, FAR) else None


def public_words(why: Why, names: Sequence[str]) -> str:
    """Return what the table thought of the one who moved, as it stands inside a sentence."""
    seat, chances = why.move.seat, why.public
    name, own = names[seat], chances[seat]
    top = max((other for other in range(len(chances)) if other != seat), key=lambda other: chances[other])
    if max(chances) - min(chances) < _SAME:
        return _("the table suspected nobody yet")
    if max(chances) < sum(chances) / len(chances) + _STANDS_OUT:
        return _("the table suspected nobody in particular")
    if own >= _SURE:
        return _("the table took {name} for a saboteur").format(name=name)
    if own >= chances[top] - _SAME:
        if own > chances[top] + _SAME:
            return _("the table suspected nobody more")
        return _("the table suspected {other} just as much").format(other=names[top])
    if own < sum(chances) / len(chances) * _CLEAR:
        return _("the table trusted {name}").format(name=name)
    text = _("the table suspected {other} most") if top == why.about else _("the table suspected {other} more")
    return text.format(other=names[top])


def no_why_sentence(reason: NoWhy, name: str, mind: str) -> str:
    """Return why there is no explanation of a move of the seat called `name`."""
    match reason:
        case NoWhy.PERSON:
            return _("{name} is a person: only they know why.").format(name=name)
        case NoWhy.UNSEEDED:
            return _("This record does not hold what its bots drew their lots from, so their reasons are lost.")
        case NoWhy.UNKNOWN_MIND:
            return _("In this version no mind called {mind} gives reasons.").format(mind=mind)
        case NoWhy.OTHERWISE:
            text = _("This version of {mind} would have played otherwise, so its reasons then are lost.")
            return text.format(mind=mind)
        case NoWhy.LOTS:
            return _("{name} drew lots among all its moves: there is no reason.").format(name=name)
        case _:
            assert_never(reason)


def clue_words(state: State, place: int, names: Sequence[str]) -> str:
    """Return an event that counted, as the log tells it to everybody."""
    log = log_of(state, None)
    return sentence(log[place], names, round_number=state.table.round, place=place, log=log) or ""


def clues_of(name: str) -> str:
    """Over the clues about the one who moved."""
    return _("What spoke for and against {name}").format(name=name)


def clues_heading(why: Why, names: Sequence[str]) -> str:
    """Over the clues: whom they are about, and for another seat what the one who moved made of them."""
    if why.about == why.move.seat:
        return clues_of(names[why.about])
    chance = round(100 * why.reasons.after.saboteur[why.about])
    text = _("What {name} knew of {other}: {chance}% likely a saboteur")
    return text.format(name=names[why.move.seat], other=names[why.about], chance=chance)


class Option(NamedTuple):
    """Something that could have been done: in words, what it is, and what it was worth."""

    words: str
    command: Play | Answer
    score: float


def turned_down(why: Why, names: Sequence[str]) -> list[Option]:
    """Return the best options that were not taken."""
    taken = option_words(why.command, why.move.seat, names)
    return distinct_options(why.reasons.best[1:], taken, why.move.seat, names)


def distinct_options(
    options: Iterable[Considered], taken: str, seat: int, names: Sequence[str], most: int = 3
) -> list[Option]:
    """Return the first options that read differently from each other and from the one that was `taken`."""
    found: dict[str, Option] = {}
    for each in options:
        words = option_words(each.command, seat, names)
        if len(found) < most and words != taken:
            found.setdefault(words, Option(words, each.command, each.score))
    return list(found.values())


def claim_verdict(move: RecordedMove, why: Why | None, names: Sequence[str]) -> Verdict | None:
    """Return what a claim of the move was worth: a truth, a guess or a lie. None without a claim."""
    claim = move.claim
    match claim:
        case None:
            return None
        case ClaimGoal():
            return _goal_verdict(move, claim, names)
        case ClaimSeat():
            return _seat_verdict(move, claim, why, names)
        case _:
            assert_never(claim)


def _goal_verdict(move: RecordedMove, claim: ClaimGoal, names: Sequence[str]) -> Verdict:
    gold, worth = claim.what == "gold", honesty(move.before, move.seat, claim)
    match worth:
        case Honesty.LIE:
            return Verdict(lie_words(claim, move.seat, names), lie=True)
        case Honesty.TRUE:
            text = _("The truth: {name} said goal {goal} is gold, having seen it.")
            if not gold:
                text = _("The truth: {name} said goal {goal} is stone, and knew it.")
        case _:
            text = _("A guess: {name} said goal {goal} is gold without having seen it.")
            if not gold:
                text = _("A guess: {name} said goal {goal} is stone without having seen it.")
    return Verdict(text.format(name=names[move.seat], goal=claim.goal), lie=False)


def _seat_verdict(move: RecordedMove, claim: ClaimSeat, why: Why | None, names: Sequence[str]) -> Verdict | None:
    """Set against what the speaker knew, or else believed; without its reasons nobody can tell the latter."""
    if is_lie(move.before, move.seat, claim):
        return Verdict(lie_words(claim, move.seat, names), lie=True)
    if why is None:
        return None
    first, now = why.reasons.before.saboteur[claim.seat], why.reasons.after.saboteur[claim.seat]
    if claim.what == "saboteur":
        meant, lie = now >= _MEANT, now <= first
        text = _("{name} called {other} suspect, believing it {chance}% likely.")
        if meant:
            text = _("{name} said {other} is suspect, and meant it: {chance}% likely.")
        elif lie:
            text = _("A lie: {name} called {other} suspect, believing it {chance}% likely.")
    else:
        meant, lie = now <= first / 2, now >= first
        text = _("{name} vouched for {other}, believing it {chance}% likely a saboteur.")
        if meant:
            text = _("{name} said {other} can be trusted, and meant it: {chance}% likely a saboteur.")
        elif lie:
            text = _("A lie: {name} vouched for {other}, believing it {chance}% likely a saboteur.")
    told = text.format(name=names[move.seat], other=names[claim.seat], chance=round(100 * now))
    return Verdict(told, lie and not meant)


def turn_words(state: State, course: Course, names: Sequence[str]) -> tuple[str, ...]:
    """For every turn of a course what happened, as everybody saw it, and how it changed the look of its seat."""
    log = log_of(state, None)
    found = []
    for number, turn in enumerate(course.turns, 1):
        said = sentence(log[turn.place], names, round_number=state.table.round, place=turn.place, log=log) or ""
        before, after = (round(100 * course.suspicion[row][turn.seat]) for row in (number - 1, number))
        text = _("{sentence} Suspicion of {name}: from {before}% to {after}%.")
        if before == after:
            text = _("{sentence} Suspicion of {name} stays at {after}%.")
        found.append(text.format(sentence=said, name=names[turn.seat], before=before, after=after))
    return tuple(found)


def move_words(move: RecordedMove, names: Sequence[str]) -> str:
    """Return what a move looked like to everybody, as the log told it; a lie is called one."""
    log, number = log_of(move.after, None), move.before.table.round
    told = [
        sentence(log[place], names, round_number=number, place=place, log=log)
        for place in move.logged
        if isinstance(log[place], TurnEvent | Claimed | Retired | Stayed | BonusPlaced | GoalRevealed)
    ]
    if move.claim is not None and is_lie(move.before, move.seat, move.claim):
        told.append(_("(A lie.)"))
    return " ".join(filter(None, told))
