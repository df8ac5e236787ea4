"""The terms that minds weigh an option by, in words: as labels of bars, and as reasons inside a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ai.terms import TERMS, Term
from game.engine.cards import Role
from game.engine.total import total
from game.system.i18n import N_, _


class _Words(NamedTuple):
    """A term as a bar is labelled, where it speaks for a move and where it speaks against it, and as a reason.

    The reason stands behind "Bo broke Ada's lamp: " when the term spoke most for it.
    """

    gain: str
    loss: str
    because: str


_TERMS: Mapping[Term, _Words] = total(
    TERMS,
    {
        # the maze
        "progress": _Words(N_("Gold nearer"), N_("Gold farther away"), N_("it brought the likely gold nearer")),
        "keeps open": _Words(N_("Ways kept open"), N_("A dead end"), N_("it kept many ways open")),
        "on the way": _Words(N_("Ways kept open"), N_("Takes a card from the way"), N_("it left the way as it was")),
        "card": _Words(N_("A card to be rid of"), N_("A good card spent"), N_("the card was good for nothing better")),
        "harm": _Words(N_("The others set back"), N_("The others helped"), N_("it led the others away from the gold")),
        "seems to work": _Words(
            N_("Seems to work"), N_("Seems to hinder"), N_("it was too early to be seen doing harm")
        ),
        "wasted": _Words(N_("Work that leads nowhere"), N_("Work"), N_("it looked like work and led nowhere")),
        "dead end": _Words(N_("A dead end while it can"), N_("A dead end"), N_("its tools might soon be broken")),
        "finish": _Words(N_("Reaches the gold"), N_("Reaches it for the rivals"), N_("it reached for the gold itself")),
        "who is next": _Words(
            N_("A mate can finish"), N_("A rival can finish"), N_("a mate could finish the tunnel next")
        ),
        "doors": _Words(N_("Rivals kept back"), N_("Rivals let on"), N_("it kept the rival team back")),
        "crystal": _Words(
            N_("One crystal more"), N_("One crystal fewer"), N_("crystals are what count for a geologist")
        ),
        "gold": _Words(N_("The likely gold"), N_("The likely gold"), N_("the gold was likely there")),
        # exposure
        "looks": _Words(N_("Looks honest"), N_("Looks suspicious"), N_("it looked honest")),
        "given away": _Words(N_("Keeps its cover"), N_("Gives itself away"), N_("it looked like honest work")),
        "cover": _Words(N_("Good for its name"), N_("Bad for its name"), N_("it looked like honest work")),
        "frame": _Words(N_("Blame on another"), N_("Blame comes back"), N_("{target} was under suspicion anyway")),
        # tools and seats
        "suspect": _Words(N_("Suspicion"), N_("Too little suspicion"), N_("{target} was the suspect")),
        "stop a digger": _Words(
            N_("Stops a gold-digger"), N_("Hits a likely mate"), N_("it stopped {target}, a likely gold-digger")
        ),
        "too soon": _Words(N_("Time to strike"), N_("Too early to strike"), N_("it was time to strike")),
        "already broken": _Words(N_("Not stopped yet"), N_("Already stopped"), N_("{target} was not stopped yet")),
        "peace": _Words(N_("Keeps the peace"), N_("Breaks the peace"), N_("it kept the peace")),
        "own tool": _Words(N_("Their own tools whole"), N_("Their own tools broken"), N_("whole tools come first")),
        "double card": _Words(N_("A card for one tool"), N_("A card for two tools"), N_("the card could be spared")),
        "trusted": _Words(N_("Helps the trusted"), N_("Helps the distrusted"), N_("{target} was worth trusting")),
        "a mate": _Words(N_("Helps a mate"), N_("Helps a foe"), N_("{target} looked like a mate")),
        "character": _Words(N_("In character"), N_("Out of character"), N_("that is what it always does")),
        # cards and goals
        "look": _Words(N_("To see for oneself"), N_("To see for oneself"), N_("it is good to see for oneself")),
        "likely": _Words(N_("Likely place"), N_("Unlikely place"), N_("the gold was likely there")),
        "known": _Words(N_("Not known yet"), N_("Already known"), N_("it was not known yet")),
        "give up": _Words(N_("Cards to be rid of"), N_("Cards given up"), N_("those cards mattered least")),
        "new cards": _Words(N_("New cards"), N_("New cards"), N_("new cards were worth more")),
        # Saboteur 2
        "theft": _Words(N_("Gold to steal"), N_("No way to steal"), N_("a thief hopes for gold at the end")),
        "gold seen": _Words(N_("Gold there to take"), N_("No gold there"), N_("{target} had shown the most gold")),
        "a foe": _Words(N_("Takes from a foe"), N_("Takes from a friend"), N_("{target} looked like a foe")),
        "decline": _Words(N_("Steals nothing"), N_("Steals nothing"), N_("there was nothing to steal")),
        "own theft": _Words(
            N_("Their own theft card"), N_("Their own theft card lost"), N_("their own theft card came first")
        ),
        "own hindrance": _Words(N_("Free to dig again"), N_("Still not free"), N_("it set its player free to dig")),
        "stop a thief": _Words(N_("Stops a thief"), N_("Stops a mate"), N_("it stopped the theft of {target}")),
        "own seat": _Words(N_("Their own seat"), N_("Hits their own seat"), N_("their own seat came first")),
        "help a friend": _Words(N_("Helps a friend"), N_("Helps a foe"), N_("{target} looked like a friend")),
        "hold a foe": _Words(N_("Holds a foe"), N_("Holds a friend"), N_("{target} looked like a foe")),
        "already held": _Words(N_("Not stopped yet"), N_("Already stopped"), N_("{target} was not stopped yet")),
        "unknown role": _Words(
            N_("Unknown role"), N_("Role already known"), N_("the role of {target} was the greatest riddle")
        ),
        "better hand": _Words(N_("A better hand"), N_("A worse hand"), N_("the hand of {target} was likely better")),
        "one card less": _Words(N_("One card more"), N_("One card fewer"), N_("one card fewer did not matter")),
        "to a foe": _Words(
            N_("The hand goes to a friend"), N_("The hand goes to a foe"), N_("the hand went to a friend")
        ),
        "better role": _Words(N_("A better role"), N_("A worse role"), N_("another role promised more")),
        "change a foe": _Words(
            N_("A foe no more"), N_("A friend no more"), N_("{target} looked like a foe in that role")
        ),
        # nuggets
        "nuggets": _Words(N_("Nuggets gained"), N_("Nuggets gained"), N_("it was the card with the most nuggets")),
        "bonus": _Words(N_("Bonus nugget"), N_("Bonus nugget"), N_("it took the bonus nugget")),
        "shows the bonus": _Words(
            N_("Bonus left to nobody"), N_("Bonus left to others"), N_("it left the bonus to nobody")
        ),
        "fair way": _Words(N_("A fair place"), N_("Out of the way"), N_("the place was fair to everybody")),
        "value": _Words(N_("Value of the bonus"), N_("Value of the bonus"), N_("its value suited the plan")),
        "safe": _Words(N_("Gold for certain"), N_("Gold for certain"), N_("a bonus in the pocket is safe")),
        "at stake": _Words(N_("Bonus at stake"), N_("Bonus at stake"), N_("the bonus was likely to be kept anyway")),
        "share": _Words(N_("A share of the gold"), N_("A share of the gold"), N_("a share of the gold was likely")),
    },
)
"""The terms that the minds of this build give reasons with (`ai.decision.Considered`)."""


_UNWANTED = _Words(N_("Gold farther away"), N_("Gold nearer"), N_("it kept the others from the gold"))
"""What "progress" is for a role that does better without the gold."""
_RATHER_NOT = frozenset({Role.PROFITEER})


def _words(name: Term, role: Role) -> _Words:
    return _UNWANTED if name == "progress" and role in _RATHER_NOT else _TERMS[name]


def term_words(name: Term, value: float, role: Role) -> str:
    """Return the label of a bar for a term of this value."""
    words = _words(name, role)
    return _(words.gain if value >= 0 else words.loss)


def because(name: Term, role: Role) -> str:
    """Return the reason of a move for which this term spoke most, {target} being the seat it was aimed at."""
    return _(_words(name, role).because)
