"""Why a move was made, in words: one sentence, the terms, the clues, the options turned down (UX S9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, assert_never

from ai.distance import FAR, expected_cards
from game.course import Course
from game.deed_words import deed_words, option_words
from game.engine.cards import Role
from game.engine.commands import ClaimGoal, ClaimSeat, Play
from game.engine.events import BonusPlaced, Claimed, GoalRevealed, Retired, Stayed, TurnEvent
from game.engine.observe import log_of
from game.engine.state import State
from game.i18n import N_, _, ngettext
from game.narration import sentence
from game.past import Move
from game.why import Honesty, NoWhy, Why, honesty
from game.words import role_word

_NEAR = 4
"""With the gold at most so many cards away, the sentence says so."""
_SAME = 0.03
"""Chances that differ by less count as equal."""
_SURE, _CLEAR = 0.75, 0.5
"""From here on the table takes a seat for a saboteur; a share of the chance at first below which it trusts it."""


class _Term(NamedTuple):
    label: str
    because: str
    """What stands behind "Bo broke Ada's lamp: " when this term spoke most for it."""


_TERMS: Mapping[str, _Term] = {
    # the maze
    "progress": _Term(N_("Gold nearer"), N_("it brought the likely gold nearer")),
    "keeps open": _Term(N_("Ways kept open"), N_("it kept many ways open")),
    "opens": _Term(N_("Ways kept open"), N_("it opened a way")),
    "blocks": _Term(N_("Blocks the way"), N_("it blocked the way")),
    "clears": _Term(N_("Way cleared"), N_("it cleared the way")),
    "harm": _Term(N_("Gold farther off"), N_("it led away from the gold")),
    "card": _Term(N_("A good card spent"), N_("the card was worth it")),
    "finish": _Term(N_("Reaches the gold"), N_("it reached for the gold itself")),
    "who is next": _Term(N_("Who can finish"), N_("a mate could finish the tunnel first")),
    "doors": _Term(N_("Rival team kept back"), N_("it kept the rival team back")),
    "crystal": _Term(N_("Crystals"), N_("crystals are what counts for a geologist")),
    "gold": _Term(N_("The likely gold"), N_("the gold was likely there")),
    # hiding and striking
    "cover": _Term(N_("Looks honest"), N_("it looked like honest work")),
    "exposure": _Term(N_("Looks suspicious"), N_("it looked harmless")),
    "given away": _Term(N_("Gives itself away"), N_("it gave little away")),
    "frame": _Term(N_("Blame on another"), N_("it threw suspicion on somebody else")),
    "strike": _Term(N_("Time to strike"), N_("it was time to strike")),
    # tools and seats
    "suspect": _Term(N_("Suspicion"), N_("{target} was the suspect")),
    "stop a digger": _Term(N_("Stops a gold-digger"), N_("it stopped {target}, a likely gold-digger")),
    "grudge": _Term(N_("Grudge"), N_("there was an account to settle with {target}")),
    "already broken": _Term(N_("Stopped already"), N_("{target} was not stopped yet")),
    "peace": _Term(N_("Keeps the peace"), N_("it kept the peace")),
    "own tool": _Term(N_("Own tools whole"), N_("whole tools come first")),
    "double card": _Term(N_("A card for two tools"), N_("the card was for the spending")),
    "trusted": _Term(N_("Helps the trusted"), N_("{target} was worth trusting")),
    "a mate": _Term(N_("Helps a mate"), N_("{target} looked like a mate")),
    # cards and looks
    "look": _Term(N_("To see for oneself"), N_("it is good to see for oneself")),
    "likely": _Term(N_("Likely place"), N_("the gold was likely there")),
    "known": _Term(N_("Known already"), N_("it was not known yet")),
    "give up": _Term(N_("Cards given up"), N_("those cards mattered least")),
    "waits": _Term(N_("Waits for better"), N_("a better card may come")),
    "new cards": _Term(N_("New cards"), N_("new cards were worth more")),
    # Saboteur 2
    "theft": _Term(N_("Gold to steal"), N_("a thief hopes for gold at the end")),
    "own theft": _Term(N_("Own theft card"), N_("the own theft card came first")),
    "own hindrance": _Term(N_("Free to dig again"), N_("it set its player free to dig")),
    "stop a thief": _Term(N_("Stops a thief"), N_("it stopped the theft of {target}")),
    "own seat": _Term(N_("Own seat"), N_("the own seat came first")),
    "help a friend": _Term(N_("Helps a friend"), N_("{target} looked like a friend")),
    "hold a foe": _Term(N_("Holds a foe"), N_("{target} looked like a foe")),
    "already held": _Term(N_("Stopped already"), N_("{target} was not stopped yet")),
    "unknown role": _Term(N_("Unknown role"), N_("the role of {target} was the greatest riddle")),
    "better hand": _Term(N_("A better hand"), N_("the hand of {target} was likely better")),
    "one card less": _Term(N_("One card less"), N_("a card less did not matter")),
    "to a foe": _Term(N_("Who gets the hand"), N_("the hand went to no foe")),
    "better role": _Term(N_("A better role"), N_("another role promised more")),
    "change a foe": _Term(N_("A foe no more"), N_("{target} looked like a foe in that role")),
    # the bonus nugget
    "bonus": _Term(N_("Bonus nugget"), N_("it took the bonus nugget")),
    "shows the bonus": _Term(N_("Bonus left to others"), N_("it left the bonus to nobody")),
    "fair way": _Term(N_("A fair place"), N_("the place was fair to everybody")),
    "value": _Term(N_("Value of the bonus"), N_("its value suited the plan")),
    "safe": _Term(N_("Gold for certain"), N_("a bonus in the pocket is safe")),
    "at stake": _Term(N_("Bonus at stake"), N_("the bonus was likely to be kept anyway")),
    "share": _Term(N_("A share of the gold"), N_("a share of the gold was likely")),
}


def term_words(name: str) -> str:
    """A term as the label of a bar; the name itself of a term that nobody has put into words."""
    return _(_TERMS[name].label) if name in _TERMS else name


def why_sentence(why: Why, names: Sequence[str]) -> str:
    """Who did what, and why, and what the table thought, in one sentence."""
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


def role_phrase(role: Role) -> str:
    """A role with its article: "a saboteur", "the boss"."""
    if role in (Role.BOSS, Role.PROFITEER):
        return _("the {role}").format(role=role_word(role))
    return _("a {role}").format(role=role_word(role))


def _because(why: Why, names: Sequence[str]) -> str:
    """The term that spoke most for the move; where none did, it was the least evil."""
    name, value = max(why.reasons.best[0].terms, key=lambda term: term[1], default=("", 0.0))
    if value <= 0:
        return _("everything else looked worse")
    if name not in _TERMS:
        return _("what counted was “{term}”").format(term=name)
    return _(_TERMS[name].because).format(target=names[why.about])


def _cards_away(why: Why) -> int | None:
    """How far the gold was by the belief of the one who moved, where that is near and the move filled a turn."""
    if not isinstance(why.command, Play):
        return None
    cards = expected_cards(why.move.before.table.maze, why.reasons.after.gold)
    return max(1, round(cards)) if cards <= min(_NEAR, FAR) else None


def public_words(why: Why, names: Sequence[str]) -> str:
    """What the table thought of the one who moved, as it stands inside a sentence."""
    seat, chances = why.move.seat, why.reasons.public.saboteur
    name, own = names[seat], chances[seat]
    top = max((other for other in range(len(chances)) if other != seat), key=lambda other: chances[other])
    if max(chances) - min(chances) < _SAME:
        return _("the table suspected nobody yet")
    if own >= _SURE:
        return _("the table took {name} for a saboteur").format(name=name)
    if own >= chances[top] - _SAME:
        if own > chances[top] + _SAME:
            return _("the table suspected nobody more")
        return _("the table suspected {other} just as much").format(other=names[top])
    if own < sum(chances) / len(chances) * _CLEAR:
        return _("the table trusted {name}").format(name=name)
    return _("the table suspected {other} more").format(other=names[top])


def no_why_sentence(reason: NoWhy, name: str, mind: str) -> str:
    """Why there is no explanation of a move of the seat called `name`."""
    match reason:
        case NoWhy.PERSON:
            return _("{name} is a person: only they know why.").format(name=name)
        case NoWhy.UNSEEDED:
            return _("This record does not hold what its bots drew their lots from, so their reasons are lost.")
        case NoWhy.UNKNOWN_MIND:
            return _("This version has no mind called {mind}, so its reasons are lost.").format(mind=mind)
        case NoWhy.OTHERWISE:
            text = _("This version of {mind} would have played otherwise, so its reasons then are lost.")
            return text.format(mind=mind)
        case NoWhy.LOTS:
            return _("{name} drew lots among all its moves: there is no reason.").format(name=name)
        case _:
            assert_never(reason)


def clue_words(why: Why, place: int, names: Sequence[str]) -> str:
    """An event that counted, as the log tells it to everybody."""
    before = why.move.before
    return sentence(log_of(before, None)[place], names, round_number=before.table.round, place=place) or ""


def clues_heading(why: Why, names: Sequence[str]) -> str:
    """Over the clues: whom they are about."""
    return _("What spoke for and against {name}").format(name=names[why.about])


def turned_down(why: Why, names: Sequence[str], most: int = 3) -> list[tuple[str, float]]:
    """The best options that were not taken, with their scores."""
    found: dict[str, float] = {}
    for each in why.reasons.best[1:]:
        words = option_words(each.command, why.move.seat, names)
        if words != option_words(why.command, why.move.seat, names):
            found.setdefault(words, each.score)
    return list(found.items())[:most]


def claim_verdict(move: Move, why: Why | None, names: Sequence[str]) -> str | None:
    """What a claim of the move was worth: a truth, a guess or a lie. None without a claim."""
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


def _goal_verdict(move: Move, claim: ClaimGoal, names: Sequence[str]) -> str:
    name = names[move.seat]
    gold = claim.what == "gold"
    match honesty(move.before, move.seat, claim):
        case Honesty.LIE:
            text = _("A lie: {name} said goal {goal} is gold, knowing that it is stone.")
            if not gold:
                text = _("A lie: {name} said goal {goal} is stone, having seen the gold there.")
        case Honesty.TRUE:
            text = _("The truth: {name} said goal {goal} is gold, having seen it.")
            if not gold:
                text = _("The truth: {name} said goal {goal} is stone, and knew it.")
        case _:
            text = _("A guess: {name} said goal {goal} is gold without having seen it.")
            if not gold:
                text = _("A guess: {name} said goal {goal} is stone without having seen it.")
    return text.format(name=name, goal=claim.goal)


def _seat_verdict(move: Move, claim: ClaimSeat, why: Why | None, names: Sequence[str]) -> str | None:
    """Set against what the speaker believed; without its reasons nobody can tell."""
    if why is None:
        return None
    before, after = why.reasons.before.saboteur[claim.seat], why.reasons.after.saboteur[claim.seat]
    accused = claim.what == "saboteur"
    if (after >= before) == accused or abs(after - before) < _SAME:
        text = _("{name} said {other} is suspect, and meant it: {chance} % likely.")
        if not accused:
            text = _("{name} said {other} can be trusted, and meant it: {chance} % likely a saboteur.")
    else:
        text = _("A lie: {name} called {other} suspect, believing it {chance} % likely.")
        if not accused:
            text = _("A lie: {name} vouched for {other}, believing it {chance} % likely a saboteur.")
    return text.format(name=names[move.seat], other=names[claim.seat], chance=round(100 * after))


def turn_words(state: State, course: Course, names: Sequence[str]) -> tuple[str, ...]:
    """For every turn of a course what happened, as everybody saw it, and how it changed the look of its seat."""
    log = log_of(state, None)
    found = []
    for number, turn in enumerate(course.turns, 1):
        said = sentence(log[turn.place], names, round_number=state.table.round, place=turn.place) or ""
        before, after = (round(100 * course.suspicion[row][turn.seat]) for row in (number - 1, number))
        text = _("{sentence} Suspicion of {name}: from {before} to {after} %.")
        if before == after:
            text = _("{sentence} Suspicion of {name} stays at {after} %.")
        found.append(text.format(sentence=said, name=names[turn.seat], before=before, after=after))
    return tuple(found)


def move_words(move: Move, names: Sequence[str]) -> str:
    """What a move looked like to everybody, as the log told it."""
    log, number = log_of(move.after, None), move.before.table.round
    told = [
        sentence(log[place], names, round_number=number, place=place)
        for place in move.logged
        if isinstance(log[place], TurnEvent | Claimed | Retired | Stayed | BonusPlaced | GoalRevealed)
    ]
    return " ".join(filter(None, told))
