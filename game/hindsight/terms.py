"""The terms that minds weigh an option by, in words: as labels of bars, and as reasons inside a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.cards import Role
from game.system.i18n import N_, _


class _Term(NamedTuple):
    """A term as a bar is labelled, where it speaks for a move and where it speaks against it, and as a reason.

    The reason stands behind "Bo broke Ada's lamp: " when the term spoke most for it.
    """

    gain: str
    loss: str
    because: str


_TERMS: Mapping[str, _Term] = {
    # the maze
    "progress": _Term(N_("Gold nearer"), N_("Gold farther off"), N_("it brought the likely gold nearer")),
    "keeps open": _Term(N_("Ways kept open"), N_("A dead end"), N_("it kept many ways open")),
    "on the way": _Term(N_("Ways kept open"), N_("Takes a card from the way"), N_("it left the way as it was")),
    "card": _Term(N_("A card to be rid of"), N_("A good card spent"), N_("the card was good for nothing better")),
    "harm": _Term(N_("The others set back"), N_("The others helped on"), N_("it led the others away from the gold")),
    "seems to work": _Term(N_("Seems to work"), N_("Seems to hinder"), N_("it was too early to be seen doing harm")),
    "wasted": _Term(N_("Work that leads nowhere"), N_("Work"), N_("it looked like work and led nowhere")),
    "dead end": _Term(N_("A dead end while it can"), N_("A dead end"), N_("its tools might soon be broken")),
    "finish": _Term(N_("Reaches the gold"), N_("Reaches it for the rivals"), N_("it reached for the gold itself")),
    "who is next": _Term(N_("A mate can finish"), N_("A rival can finish"), N_("a mate could finish the tunnel next")),
    "doors": _Term(N_("Rivals kept back"), N_("Rivals let on"), N_("it kept the rival team back")),
    "crystal": _Term(N_("A crystal more"), N_("A crystal less"), N_("crystals are what counts for a geologist")),
    "gold": _Term(N_("The likely gold"), N_("The likely gold"), N_("the gold was likely there")),
    # how it looks
    "looks": _Term(N_("Looks honest"), N_("Looks suspicious"), N_("it looked honest")),
    "given away": _Term(N_("Keeps its cover"), N_("Gives itself away"), N_("it looked like honest work")),
    "cover": _Term(N_("Good for its name"), N_("Bad for its name"), N_("it looked like honest work")),
    "frame": _Term(N_("Blame on another"), N_("Blame comes back"), N_("{target} was under suspicion anyway")),
    # tools and seats
    "suspect": _Term(N_("Suspicion"), N_("Too little suspicion"), N_("{target} was the suspect")),
    "stop a digger": _Term(
        N_("Stops a gold-digger"), N_("Hits a likely mate"), N_("it stopped {target}, a likely gold-digger")
    ),
    "too soon": _Term(N_("Time to strike"), N_("Too early to strike"), N_("it was time to strike")),
    "already broken": _Term(N_("Not stopped yet"), N_("Stopped already"), N_("{target} was not stopped yet")),
    "peace": _Term(N_("Keeps the peace"), N_("Breaks the peace"), N_("it kept the peace")),
    "own tool": _Term(N_("Own tools whole"), N_("Own tools broken"), N_("whole tools come first")),
    "double card": _Term(N_("A card for one tool"), N_("A card for two tools"), N_("the card was for the spending")),
    "trusted": _Term(N_("Helps the trusted"), N_("Helps the distrusted"), N_("{target} was worth trusting")),
    "a mate": _Term(N_("Helps a mate"), N_("Helps a foe"), N_("{target} looked like a mate")),
    # cards and looks
    "look": _Term(N_("To see for oneself"), N_("To see for oneself"), N_("it is good to see for oneself")),
    "likely": _Term(N_("Likely place"), N_("Unlikely place"), N_("the gold was likely there")),
    "known": _Term(N_("Not known yet"), N_("Known already"), N_("it was not known yet")),
    "give up": _Term(N_("Cards to be rid of"), N_("Cards given up"), N_("those cards mattered least")),
    "new cards": _Term(N_("New cards"), N_("New cards"), N_("new cards were worth more")),
    # Saboteur 2
    "theft": _Term(N_("Gold to steal"), N_("No way to steal"), N_("a thief hopes for gold at the end")),
    "gold seen": _Term(N_("Gold there to take"), N_("No gold there"), N_("{target} had shown the most gold")),
    "a foe": _Term(N_("Takes from a foe"), N_("Takes from a friend"), N_("{target} looked like a foe")),
    "decline": _Term(N_("Steals nothing"), N_("Steals nothing"), N_("there was nothing to steal")),
    "own theft": _Term(N_("Own theft card"), N_("Own theft card lost"), N_("the own theft card came first")),
    "own hindrance": _Term(N_("Free to dig again"), N_("Still not free"), N_("it set its player free to dig")),
    "stop a thief": _Term(N_("Stops a thief"), N_("Stops a mate"), N_("it stopped the theft of {target}")),
    "own seat": _Term(N_("Own seat"), N_("Hits the own seat"), N_("the own seat came first")),
    "help a friend": _Term(N_("Helps a friend"), N_("Helps a foe"), N_("{target} looked like a friend")),
    "hold a foe": _Term(N_("Holds a foe"), N_("Holds a friend"), N_("{target} looked like a foe")),
    "already held": _Term(N_("Not stopped yet"), N_("Stopped already"), N_("{target} was not stopped yet")),
    "unknown role": _Term(
        N_("Unknown role"), N_("Role known already"), N_("the role of {target} was the greatest riddle")
    ),
    "better hand": _Term(N_("A better hand"), N_("A worse hand"), N_("the hand of {target} was likely better")),
    "one card less": _Term(N_("One card more"), N_("One card less"), N_("a card less did not matter")),
    "to a foe": _Term(N_("The hand goes to a friend"), N_("The hand goes to a foe"), N_("the hand went to a friend")),
    "better role": _Term(N_("A better role"), N_("A worse role"), N_("another role promised more")),
    "change a foe": _Term(N_("A foe no more"), N_("A friend no more"), N_("{target} looked like a foe in that role")),
    # the bonus nugget
    "bonus": _Term(N_("Bonus nugget"), N_("Bonus nugget"), N_("it took the bonus nugget")),
    "shows the bonus": _Term(N_("Bonus left to nobody"), N_("Bonus left to others"), N_("it left the bonus to nobody")),
    "fair way": _Term(N_("A fair place"), N_("Out of the way"), N_("the place was fair to everybody")),
    "value": _Term(N_("Value of the bonus"), N_("Value of the bonus"), N_("its value suited the plan")),
    "safe": _Term(N_("Gold for certain"), N_("Gold for certain"), N_("a bonus in the pocket is safe")),
    "at stake": _Term(N_("Bonus at stake"), N_("Bonus at stake"), N_("the bonus was likely to be kept anyway")),
    "share": _Term(N_("A share of the gold"), N_("A share of the gold"), N_("a share of the gold was likely")),
}
"""The terms that the minds of this build give reasons with (`ai.decision.Considered`)."""


_UNWANTED = _Term(N_("Gold farther off"), N_("Gold nearer"), N_("it kept the others from the gold"))
"""What "progress" is for a role that does better without the gold."""
_RATHER_NOT = frozenset({Role.PROFITEER, Role.GEOLOGIST})


def _term(name: str, role: Role) -> _Term | None:
    return _UNWANTED if name == "progress" and role in _RATHER_NOT else _TERMS.get(name)


def term_words(name: str, value: float, role: Role) -> str:
    """A term of this value as the label of a bar; the name itself of a term that nobody has put into words."""
    term = _term(name, role)
    if term is None:
        return name
    return _(term.gain if value >= 0 else term.loss)


def because(name: str, role: Role) -> str:
    """What is said when this term spoke most for a move of that role, {target} being the seat it was aimed at."""
    term = _term(name, role)
    if term is None:
        return _("what counted was “{term}”").format(term=name)
    return _(term.because)
