"""Why a command is refused, in one sentence with its clause (UX M5). No window is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.refusal import Reason, Refusal
from game.system.i18n import N_, _
from game.words.things import place_words, side_word, tool_word

_REFUSALS: Mapping[Reason, tuple[str, ...]] = {
    Reason.NOT_IN_PLAY: (N_("No round is being played now"),),
    Reason.WRONG_SEAT: (N_("It is the turn of {name}"), N_("It is the turn of another seat")),
    Reason.ANSWER_FIRST: (N_("The game waits for an answer first"),),
    Reason.NOT_ASKED: (N_("The game has not asked for this"),),
    Reason.NOT_IN_HAND: (N_("This card is not in the hand"),),
    Reason.BROKEN_TOOL: (
        N_("{name} has a broken {tool} and lays no path card"),
        N_("A broken {tool} lies before this seat, so it lays no path card"),
        N_("{name} has a broken tool and lays no path card"),
        N_("Whoever has a broken tool lays no path card"),
    ),
    Reason.CELL_TAKEN: (N_("A card lies already at {place}"), N_("A card lies there already")),
    Reason.NO_NEIGHBOUR: (N_("No path card lies beside {place}"), N_("No path card lies beside that cell")),
    Reason.TUNNEL_MEETS_ROCK: (
        N_("The {side} side meets rock at {place}"),
        N_("The tunnel meets rock at {place}"),
        N_("A tunnel meets rock there"),
    ),
    Reason.ROCK_MEETS_TUNNEL: (
        N_("The {side} side is rock and meets a tunnel at {place}"),
        N_("Rock meets a tunnel at {place}"),
        N_("Rock meets a tunnel there"),
    ),
    Reason.NOT_LINKED: (
        N_("No tunnel joins {place} to the start"),
        N_("No tunnel joins that cell to the start"),
    ),
    Reason.NO_SUCH_SEAT: (N_("There is no seat {seat}"), N_("There is no such seat")),
    Reason.ALREADY_BROKEN: (
        N_("A broken {tool} lies already before {name}"),
        N_("This tool is broken already"),
    ),
    Reason.NOT_BROKEN: (N_("No broken {tool} lies before {name}"), N_("This tool is not broken")),
    Reason.WRONG_REPAIR_CARD: (
        N_("This card does not repair a {tool}"),
        N_("This card does not repair that tool"),
    ),
    Reason.NOTHING_TO_FALL: (N_("No path card lies at {place}"), N_("No path card lies there")),
    Reason.START_OR_GOAL: (
        N_("No rock falls on the start or on a goal: {place}"),
        N_("No rock falls on the start or on a goal"),
    ),
    Reason.GOAL_REVEALED: (N_("Goal {goal} lies face up already"), N_("This goal lies face up already")),
    Reason.NO_SUCH_NUGGET: (N_("No nugget card of this value can be picked"),),
    Reason.NO_SUCH_GOAL: (N_("Goal {goal} is not one to choose"), N_("This goal is not one to choose")),
    Reason.NO_TABLE_TALK: (N_("There is no table talk in this game"),),
    Reason.CLAIMED_ALREADY: (
        N_("{name} has made a claim in this turn already"),
        N_("One claim a turn is made already"),
    ),
    Reason.CLAIM_ABOUT_SELF: (
        N_("A claim is about another seat, not about {name}"),
        N_("A claim is about another seat"),
    ),
    Reason.FORCED_PASS: (N_("An empty hand passes by itself"),),
    Reason.WRONG_PASS: (N_("A pass gives up one card"),),
    Reason.TRAPPED: (N_("{name} is trapped and lays no path card"), N_("A trapped seat lays no path card")),
    Reason.TUNNEL_NOT_LINKED: (
        N_("Neither tunnel of this card is joined to the start at {place}"),
        N_("Neither tunnel of this card is joined to the start"),
    ),
    Reason.LADDER_BESIDE_GOAL: (
        N_("No ladder lies beside a goal: {place}"),
        N_("No ladder lies beside a goal"),
    ),
    Reason.LADDER_BESIDE_BONUS: (
        N_("No ladder lies beside the bonus nugget: {place}"),
        N_("No ladder lies beside the bonus nugget"),
    ),
    Reason.BONUS_LIES_THERE: (N_("The bonus nugget lies at {place}"), N_("The bonus nugget lies there")),
    Reason.NOTHING_TO_REMOVE: (N_("No such card lies before this seat"),),
    Reason.OWN_SEAT: (N_("This card is played on another seat"),),
    Reason.THEFT_LIES_ALREADY: (
        N_("A theft card lies already before {name}"),
        N_("A theft card lies before this seat already"),
    ),
    Reason.NO_THEFT: (N_("No theft card lies before {name}"), N_("No theft card lies before this seat")),
    Reason.TRAPPED_ALREADY: (N_("{name} is trapped already"), N_("This seat is trapped already")),
    Reason.NOT_TRAPPED: (N_("{name} is not trapped"), N_("This seat is not trapped")),
    Reason.NO_HAT_LEFT: (N_("No role card is left to swap hats"),),
    Reason.RETIRED_SEAT: (
        N_("{name} has retired, so no card is played on that seat"),
        N_("No card is played on a seat that has retired"),
    ),
    Reason.NO_VICTIM: (N_("Nothing can be stolen from {name}"), N_("Nothing can be stolen from that seat")),
    Reason.NO_SUCH_BONUS: (N_("There is no such bonus nugget left"),),
    Reason.NO_PLACE_FOR_BONUS: (
        N_("The bonus nugget cannot lie at {place}"),
        N_("The bonus nugget cannot lie there"),
    ),
}
"""The sentence of each reason, from the one that names most to one that needs no place."""


def refusal_sentence(refusal: Refusal, names: Sequence[str]) -> str:
    """Why a command is refused: the rule, its clause, and the place where there is one (UX M5)."""
    known: dict[str, str] = {}
    if refusal.cell is not None:
        known["place"] = place_words(refusal.cell)
    if refusal.side is not None:
        known["side"] = side_word(refusal.side)
    if refusal.tool is not None:
        known["tool"] = tool_word(refusal.tool)
    if refusal.goal is not None:
        known["goal"] = str(refusal.goal)
    if refusal.seat is not None:
        known["seat"] = str(refusal.seat)
        if 0 <= refusal.seat < len(names):
            known["name"] = names[refusal.seat]
    text = next(text for text in _REFUSALS[refusal.reason] if _fields(text) <= known.keys())
    return _("{sentence} ({clause}).").format(sentence=_(text).format(**known), clause=refusal.clause)


def _fields(text: str) -> set[str]:
    return {piece.partition("}")[0] for piece in text.split("{")[1:]}
