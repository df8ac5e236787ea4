"""What a mind would do in the place of a seat, from what that seat knows alone (UX S8), and how a move compares
(UX S9).

The same view and log give the same advice: its generator is seeded by what all see, as that of a bot is, and by no
seed of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ai.decision import Considered, Reasons
from ai.lots import Lots
from ai.minds import LEVELS, mind_named
from ai.persona import NO_PERSONA
from game.engine.cards import Role
from game.engine.commands import Answer, Break, Pass, PlaceBonus, Play, Repair, Reveal, SeatAction, Steal
from game.engine.views import Log, View
from game.hindsight.advice_words import Plain, Reason, hint_sentence

BEST_LEVEL = LEVELS[0]
_SPEAKS = 0.1
"""A term worth less is no reason."""


class Advice(NamedTuple):
    """What the one at `seat` had best do, with the options that were weighed best, that one first."""

    seat: int
    role: Role
    reasons: Reasons

    @property
    def command(self) -> Play | Answer:
        """What to play or answer; legal in the position asked about."""
        return self.reasons.best[0].command

    @property
    def reason(self) -> Reason:
        """What speaks most for it."""
        return reason_of(self.reasons.best[0], self.reasons.best, self.role)

    @property
    def target(self) -> int | None:
        """The seat that it is aimed at, if it is aimed at one."""
        return aim_of(self.command)

    def sentence(self, names: Sequence[str]) -> str:
        """Return what to do and why, in one sentence that says "you"."""
        return hint_sentence(self.command, self.reason, self.seat, self.role, names)


def advice_text(number: int, events: int, seat: int) -> str:
    """Return what seeds the generator of an advice: public facts alone."""
    return f"advice:{number}:{events}:{seat}"


def advise(view: View, log: Log, level: str = BEST_LEVEL) -> Advice:
    """Return what a mind of this level would do in the place of the seat to play. Takes as long as one decision."""
    rng = Lots(advice_text(view.table.round, len(log), view.seat))
    reasons = mind_named(level)(view, log, NO_PERSONA, rng).reasons
    assert reasons is not None, "every level has reasons"
    return Advice(view.seat, view.role, reasons)


def reason_of(option: Considered, among: Sequence[Considered], role: Role) -> Reason:
    """Return the term that speaks most for an option among others, or why there is none."""
    if len(among) == 1:
        return Plain.ONLY
    terms = [term for term in option.terms if not (isinstance(option.command, Pass) and _beside_the_point(term, role))]
    most = max(terms, key=lambda term: term[1], default=None)
    if most is not None and most[1] >= _SPEAKS:
        return most[0]
    match option.command:
        case Pass():
            return Plain.NOTHING_TO_PLAY
        case PlaceBonus():
            return "fair way"
        case Reveal():
            return "gold"
        case _:
            pass
    second = max(other.score for other in among if other is not option)
    return Plain.EQUAL if second >= option.score else Plain.LEAST


def _beside_the_point(term: tuple[str, float], role: Role) -> bool:
    """Who has nothing to hide does not pass for looks."""
    return term[0] == "looks" and role is not Role.SABOTEUR


def aim_of(command: Play | Answer) -> int | None:
    """Return the seat that a command is aimed at."""
    return command.seat if isinstance(command, Break | Repair | SeatAction | Steal) else None
