"""What was claimed in a round that is revealed, held against what its speakers knew and against the truth (R12.1)."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import GOLD, Role
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed, HatSwapped
from game.engine.state import State
from game.hindsight.explain import Honesty
from game.hindsight.knowing import Knowledge, until_reveal


class Judged(NamedTuple):
    """A claim that is event `place` of the log. `right` is None where the seat it was about has got another role since.

    It is a lie, or honest, only where its speaker knew; otherwise it is a guess.
    """

    place: int
    seat: int
    claim: Claim
    honesty: Honesty
    right: bool | None


def judged_claims(state: State) -> tuple[Judged, ...]:
    """Return every claim of the round of this position, which is over, in the order of the log."""
    known, found = Knowledge(state), list[Judged]()
    log = until_reveal(state)
    for place, event in enumerate(log):
        if isinstance(event, Claimed):
            right: bool | None = _right(event.claim, state)
            about = event.claim.seat if isinstance(event.claim, ClaimSeat) else None
            if any(isinstance(later, HatSwapped) and later.target == about for later in log[place:]):
                right = None
            found.append(Judged(place, event.seat, event.claim, _honesty(event, known), right))
        known.take(event)
    return tuple(found)


def _honesty(event: Claimed, known: Knowledge) -> Honesty:
    """Return how a claim stands to what its speaker knew."""
    if known.lies(event.seat, event.claim):
        return Honesty.LIE
    return Honesty.TRUE if known.lies(event.seat, _opposite(event.claim)) else Honesty.GUESS


def _opposite(claim: Claim) -> Claim:
    match claim:
        case ClaimGoal(goal, what):
            return ClaimGoal(goal, "stone" if what == "gold" else "gold")
        case ClaimSeat(seat, what):
            return ClaimSeat(seat, "digger" if what == "saboteur" else "saboteur")


def _right(claim: Claim, state: State) -> bool:
    """Return whether a claim is true, whatever its speaker knew."""
    match claim:
        case ClaimGoal(goal, what):
            return (state.goals[goal - 1] == GOLD) == (what == "gold")
        case ClaimSeat(seat, what):
            return (state.roles[seat] is Role.SABOTEUR) == (what == "saboteur")
