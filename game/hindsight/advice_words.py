"""A hint in words: what to do and the one reason for it (UX S8). Told to the player, so it says "you"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, assert_never, get_args

from ai.terms import TERMS, Term
from game.engine.cards import Action, Role, SeatActionName
from game.engine.commands import (
    Answer,
    Break,
    DiscardTwo,
    Keep,
    Lay,
    Map,
    Pass,
    PlaceBonus,
    Play,
    Repair,
    Retire,
    Reveal,
    Rockfall,
    SeatAction,
    Stay,
    Steal,
    Theft,
    TurnStone,
)
from game.engine.total import total
from game.hindsight.term_words import term_words
from game.system.i18n import N_, _
from game.words.acts import Parts
from game.words.things import cards_words, in_front_words, path_words, place_words, tool_word


class Plain(StrEnum):
    """A reason where no term speaks for an option: there is no other, all are equal, or all others are worse."""

    ONLY = "only"
    EQUAL = "equal"
    LEAST = "least"
    NOTHING_TO_PLAY = "nothing to play"


Reason = Term | Plain


class _Because(NamedTuple):
    """A term as the reason of a hint, behind "Lay a fork at 3 right: "; otherwise for a saboteur where that differs."""

    words: str
    saboteur: str = ""


_AGAINST_YOU = N_("{target} likely works against you")
_GOLD_THERE = N_("the gold likely lies there")
_NOT_STOPPED = N_("{target} is not stopped yet")
_BECAUSE: Mapping[Term, _Because] = total(
    TERMS,
    {
        # the maze
        "progress": _Because(N_("it brings the likely gold nearer")),
        "keeps open": _Because(N_("it keeps many ways open")),
        "on the way": _Because(N_("it leaves the way as it is")),
        "card": _Because(N_("you can best spare that card")),
        "harm": _Because(N_("it leads the others away from the gold")),
        "seems to work": _Because(N_("it is too early to be seen doing harm")),
        "wasted": _Because(N_("it looks like work and leads nowhere")),
        "dead end": _Because(N_("it sets the others back, and soon your tools may be broken")),
        "finish": _Because(N_("it can take your own team to the gold")),
        "who is next": _Because(N_("a mate of yours could finish the tunnel next")),
        "doors": _Because(N_("it keeps the rival team back")),
        "crystal": _Because(N_("crystals are what counts for you")),
        "gold": _Because(_GOLD_THERE, N_("the gold is least likely there")),
        # exposure
        "looks": _Because(N_("it looks honest")),
        "given away": _Because(N_("it gives little away about you")),
        "cover": _Because(N_("it makes you look honest")),
        "frame": _Because(N_("{target} is under suspicion anyway")),
        # tools and seats
        "suspect": _Because(_AGAINST_YOU),
        "stop a digger": _Because(N_("{target} likely digs for the gold")),
        "too soon": _Because(N_("it is time to strike")),
        "already broken": _Because(_NOT_STOPPED),
        "character": _Because(N_("it is a habit")),
        "peace": _Because(N_("it keeps the peace")),
        "own tool": _Because(N_("you can lay no path card while a tool is broken")),
        "double card": _Because(N_("you can spare the card")),
        "trusted": _Because(N_("{target} seems worth trusting")),
        "a mate": _Because(N_("{target} looks like a mate of yours")),
        # cards and goals
        "look": _Because(N_("you see for yourself what lies there")),
        "likely": _Because(_GOLD_THERE),
        "known": _Because(N_("it is not known yet")),
        "give up": _Because(N_("you lose nothing by it"), N_("it keeps useful cards from the others")),
        "new cards": _Because(N_("new cards are worth more to you")),
        # Saboteur 2
        "theft": _Because(N_("it takes 1 gold at the end unless somebody stops it")),
        "gold seen": _Because(N_("{target} was seen to get the most gold")),
        "a foe": _Because(_AGAINST_YOU),
        "decline": _Because(N_("there is nothing to steal")),
        "own theft": _Because(N_("your own theft card comes first")),
        "own hindrance": _Because(N_("it takes away what hinders you")),
        "stop a thief": _Because(N_("{target} would take gold at the end")),
        "own seat": _Because(N_("your own seat comes first")),
        "help a friend": _Because(N_("{target} looks like a friend")),
        "hold a foe": _Because(_AGAINST_YOU),
        "already held": _Because(_NOT_STOPPED),
        "unknown role": _Because(N_("no role is a greater riddle to you")),
        "better hand": _Because(N_("the other hand is likely better than yours")),
        "one card less": _Because(N_("one card less does not matter")),
        "to a foe": _Because(N_("your cards go to a friend")),
        "better role": _Because(N_("another role promises you more")),
        "change a foe": _Because(N_("{target} likely works against you in the present role")),
        # nuggets
        "nuggets": _Because(N_("it has the most nuggets")),
        "bonus": _Because(N_("it takes the bonus nugget")),
        "shows the bonus": _Because(N_("it leaves the bonus to nobody")),
        "fair way": _Because(N_("that place is fair to everybody"), N_("that place leads the others astray")),
        "value": _Because(N_("its worth suits you there"), N_("its worth lures the others away")),
        "safe": _Because(N_("the bonus is safe then")),
        "at stake": _Because(N_("you will likely keep the bonus anyway")),
        "share": _Because(N_("you may hope for a share of the gold")),
    },
)
_UNWANTED = N_("it keeps the others from the gold")
"""What "progress" is for a role that does better without the gold."""
_RATHER_NOT = frozenset({Role.PROFITEER})
_PLAIN: Mapping[Plain, str] = total(
    Plain,
    {
        Plain.ONLY: N_("there is nothing else to do"),
        Plain.EQUAL: N_("one choice is as good as another"),
        Plain.LEAST: N_("everything else looks worse"),
        Plain.NOTHING_TO_PLAY: N_("you can play nothing better now"),
    },
)
_ON_SEATS: Mapping[SeatActionName, str] = total(
    get_args(SeatActionName),
    {
        Action.HANDS_OFF: N_("Stop {target}'s theft: {reason}."),
        Action.SWAP_HANDS: N_("Swap hands with {target}: {reason}."),
        Action.INSPECTION: N_("Look at {target}'s role: {reason}."),
        Action.SWAP_HATS: N_("Give {target} a new role: {reason}."),
        Action.TRAPPED: N_("Trap {target}: {reason}."),
        Action.FREE: N_("Set {target} free: {reason}."),
    },
)
_ON_YOURSELF: Mapping[SeatActionName, str] = total(
    get_args(SeatActionName),
    {
        Action.HANDS_OFF: N_("Stop your own theft: {reason}."),
        Action.SWAP_HANDS: _ON_SEATS[Action.SWAP_HANDS],
        Action.INSPECTION: _ON_SEATS[Action.INSPECTION],
        Action.SWAP_HATS: N_("Take a new role: {reason}."),
        Action.TRAPPED: N_("Trap your own seat: {reason}."),
        Action.FREE: N_("Break free: {reason}."),
    },
)


_YOURS: Mapping[Term, tuple[str, str]] = {
    "own tool": (N_("Your own tools whole"), N_("Your own tools broken")),
    "own theft": (N_("Your own theft card"), N_("Your own theft card lost")),
    "own seat": (N_("Your own seat"), N_("Hits your own seat")),
}
"""How bars are labelled for the player whose own move it is, where that differs from a bot's."""


def label_words(name: Term, value: float, role: Role) -> str:
    """Return the label of a bar for a term of the player's own move."""
    if name in _YOURS:
        return _(_YOURS[name][value < 0])
    return term_words(name, value, role)


def because_words(reason: Reason, role: Role) -> str:
    """Return a reason as it stands behind a colon, {target} being the seat that the act is aimed at."""
    if isinstance(reason, Plain):
        return _(_PLAIN[reason])
    if reason == "progress" and role in _RATHER_NOT:
        return _(_UNWANTED)
    row = _BECAUSE[reason]
    return _(row.saboteur if role is Role.SABOTEUR and row.saboteur else row.words)


def hint_sentence(command: Play | Answer, reason: Reason, seat: int, role: Role, names: Sequence[str]) -> str:
    """Return what the one at `seat` had best do, and why, in one sentence."""
    text, parts = _act(command, seat, names)
    why = because_words(reason, role).format(target=parts.get("target", ""))
    return _(text).format(reason=why, **parts)


def _act(command: Play | Answer, seat: int, names: Sequence[str]) -> tuple[str, Parts]:
    """Return the sentence and what it is filled with, the reason left out."""
    match command:
        case Lay(face, cell):
            return N_("Lay {path} at {place}: {reason}."), {"path": path_words(face), "place": place_words(cell)}
        case Rockfall(cell):
            return N_("Play the rockfall at {place}: {reason}."), {"place": place_words(cell)}
        case Map(goal):
            return N_("Look at goal {goal}: {reason}."), {"goal": goal}
        case Break(tool, target):
            own, other = N_("Break your own {tool}: {reason}."), N_("Break {target}'s {tool}: {reason}.")
            return own if target == seat else other, {"target": names[target], "tool": tool_word(tool)}
        case Repair(tool, target):
            own, other = N_("Repair your own {tool}: {reason}."), N_("Repair {target}'s {tool}: {reason}.")
            return own if target == seat else other, {"target": names[target], "tool": tool_word(tool)}
        case Pass(()):
            return N_("Pass with an empty hand: {reason}."), {}
        case Pass(cards):
            return N_("Pass and give up {cards}: {reason}."), {"cards": cards_words(cards)}
        case DiscardTwo(cards, what):
            text = N_("Discard {cards} to remove {what}: {reason}.")
            return text, {"cards": cards_words(cards), "what": in_front_words(what)}
        case Theft():
            return N_("Lay the theft card in front of you: {reason}."), {}
        case SeatAction(action, target):
            return (_ON_YOURSELF if target == seat else _ON_SEATS)[action], {"target": names[target]}
        case _:
            return _answer(command, names)


def _answer(answer: Answer, names: Sequence[str]) -> tuple[str, Parts]:
    match answer:
        case Reveal(goal):
            return N_("Turn goal {goal} face up: {reason}."), {"goal": goal}
        case TurnStone(goal, upright):
            kept = N_("Leave the stone at goal {goal} as it was dealt: {reason}.")
            return kept if upright else N_("Turn the stone at goal {goal} round: {reason}."), {"goal": goal}
        case PlaceBonus(value, cell):
            text = N_("Place the bonus nugget worth {value} at {place}: {reason}.")
            return text, {"value": value, "place": place_words(cell)}
        case Retire():
            return N_("Retire with the bonus: {reason}."), {}
        case Stay():
            return N_("Play on with the bonus at stake: {reason}."), {}
        case Keep(value):
            return N_("Keep the nugget card worth {value}: {reason}."), {"value": value}
        case Steal(int(victim)):
            return N_("Steal 1 gold from {target}: {reason}."), {"target": names[victim]}
        case Steal():
            return N_("Steal from nobody: {reason}."), {}
        case _:
            assert_never(answer)
