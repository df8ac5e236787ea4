"""Why a command is refused, in one sentence with its clause (UX M5). No window is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.refusal import Reason, Refusal
from game.engine.total import total
from game.system.i18n import N_, _
from game.words.things import place_words, side_word, tool_word

_REFUSALS: Mapping[Reason, tuple[str, ...]] = total(
    Reason,
    {
        Reason.NOT_IN_PLAY: (N_("No round is being played now"),),
        Reason.WRONG_SEAT: (N_("It is {name}'s turn"), N_("It is another seat's turn")),
        Reason.ANSWER_FIRST: (N_("The game waits for an answer first"),),
        Reason.NOT_ASKED: (N_("The game has not asked for this"),),
        Reason.NOT_IN_HAND: (N_("This card is not in the hand"),),
        Reason.BROKEN_TOOL: (
            N_("{name} has a broken {tool} and cannot lay path cards"),
            N_("This seat has a broken {tool} and cannot lay path cards"),
            N_("{name} has a broken tool and cannot lay path cards"),
            N_("A seat with a broken tool cannot lay path cards"),
        ),
        Reason.CELL_TAKEN: (N_("A card already lies at {place}"), N_("A card already lies there")),
        Reason.NO_NEIGHBOUR: (N_("No path card is next to {place}"), N_("No path card is next to that cell")),
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
            N_("{name} already has a broken {tool}"),
            N_("This tool is already broken"),
        ),
        Reason.NOT_BROKEN: (N_("{name} has no broken {tool}"), N_("This tool is not broken")),
        Reason.WRONG_REPAIR_CARD: (
            N_("This card does not repair a {tool}"),
            N_("This card does not repair that tool"),
        ),
        Reason.NOTHING_TO_FALL: (N_("There is no path card at {place}"), N_("There is no path card there")),
        Reason.START_OR_GOAL: (
            N_("Rock cannot fall on the start or on a goal: {place}"),
            N_("Rock cannot fall on the start or on a goal"),
        ),
        Reason.GOAL_REVEALED: (N_("Goal {goal} is already face up"), N_("This goal is already face up")),
        Reason.NO_SUCH_NUGGET: (N_("No nugget card of this value can be picked"),),
        Reason.NO_SUCH_GOAL: (N_("Goal {goal} cannot be chosen"), N_("This goal cannot be chosen")),
        Reason.NO_TABLE_TALK: (N_("There is no table talk in this game"),),
        Reason.CLAIMED_ALREADY: (
            N_("{name} has already made a claim this turn"),
            N_("You have already made a claim this turn"),
        ),
        Reason.CLAIM_ABOUT_SELF: (
            N_("A claim must be about another seat, not about {name}"),
            N_("A claim must be about another seat"),
        ),
        Reason.FORCED_PASS: (N_("An empty hand passes by itself"),),
        Reason.WRONG_PASS: (N_("A pass gives up one card"),),
        Reason.TRAPPED: (N_("{name} is trapped and cannot lay path cards"), N_("A trapped seat cannot lay path cards")),
        Reason.TUNNEL_NOT_LINKED: (
            N_("Neither tunnel of this card is joined to the start at {place}"),
            N_("Neither tunnel of this card is joined to the start"),
        ),
        Reason.LADDER_BESIDE_GOAL: (
            N_("A ladder cannot go next to a goal: {place}"),
            N_("A ladder cannot go next to a goal"),
        ),
        Reason.LADDER_BESIDE_BONUS: (
            N_("A ladder cannot go next to the bonus nugget: {place}"),
            N_("A ladder cannot go next to the bonus nugget"),
        ),
        Reason.BONUS_LIES_THERE: (N_("The bonus nugget is at {place}"), N_("The bonus nugget is there")),
        Reason.NOTHING_TO_REMOVE: (N_("There is no such card in front of this seat"),),
        Reason.OWN_SEAT: (N_("This card must be played on another seat"),),
        Reason.THEFT_LIES_ALREADY: (
            N_("{name} already has a theft card in front of them"),
            N_("There is already a theft card in front of this seat"),
        ),
        Reason.NO_THEFT: (
            N_("{name} has no theft card in front of them"),
            N_("There is no theft card in front of this seat"),
        ),
        Reason.TRAPPED_ALREADY: (N_("{name} is already trapped"), N_("This seat is already trapped")),
        Reason.NOT_TRAPPED: (N_("{name} is not trapped"), N_("This seat is not trapped")),
        Reason.NO_HAT_LEFT: (N_("No role card is left to swap hats with"),),
        Reason.RETIRED_SEAT: (
            N_("{name} has retired, so no card can be played on that seat"),
            N_("No card can be played on a seat that has retired"),
        ),
        Reason.NO_VICTIM: (N_("Nothing can be stolen from {name}"), N_("Nothing can be stolen from that seat")),
        Reason.NO_SUCH_BONUS: (N_("There is no such bonus nugget left"),),
        Reason.NO_PLACE_FOR_BONUS: (
            N_("The bonus nugget cannot go at {place}"),
            N_("The bonus nugget cannot go there"),
        ),
    },
)
"""The sentence of each reason, from the one that names most to one that needs no place."""


def refusal_sentence(refusal: Refusal, names: Sequence[str]) -> str:
    """Return why a command is refused: the rule, its clause, and the place where there is one (UX M5)."""
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
