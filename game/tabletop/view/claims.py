"""The standing claims: of each seat its newest claim about each goal and each other seat (R12.1, UX S1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed, Event
from game.system.i18n import _
from game.words.claims import claim_sense
from game.words.things import list_words

Standing = tuple[Claimed, ...]
"""The claims that stand, in the order in which they were made."""


def standing(log: Iterable[Event]) -> Standing:
    """Return the claims of a round that no later one of the same seat about the same thing has replaced."""
    newest: dict[tuple[int, type[Claim], int], Claimed] = {}
    for event in log:
        if isinstance(event, Claimed):
            about = event.claim.goal if isinstance(event.claim, ClaimGoal) else event.claim.seat
            key = (event.seat, type(event.claim), about)
            newest.pop(key, None)
            newest[key] = event
    return tuple(newest.values())


def speakers(claims: Standing, claim: Claim) -> tuple[int, ...]:
    """Return the seats that say just this."""
    return tuple(event.seat for event in claims if event.claim == claim)


def goal_lines(claims: Standing, goal: int, names: Sequence[str]) -> list[str]:
    """Return who says what of a goal, for its tooltip."""
    lines = [
        (_("Called gold by: {names}"), speakers(claims, ClaimGoal(goal, "gold"))),
        (_("Called stone by: {names}"), speakers(claims, ClaimGoal(goal, "stone"))),
    ]
    return [text.format(names=_named(seats, names)) for text, seats in lines if seats]


def seat_lines(claims: Standing, seat: int, names: Sequence[str]) -> list[str]:
    """Return who suspects and who trusts a seat, and what it has said itself, for its tooltip."""
    lines = [
        (_("Suspected by: {names}"), speakers(claims, ClaimSeat(seat, "saboteur"))),
        (_("Trusted by: {names}"), speakers(claims, ClaimSeat(seat, "digger"))),
    ]
    told = [text.format(names=_named(seats, names)) for text, seats in lines if seats]
    own = [claim_sense(event.claim, names) for event in claims if event.seat == seat]
    return [*told, _("Says: {claims}").format(claims=", ".join(own))] if own else told


def _named(seats: Sequence[int], names: Sequence[str]) -> str:
    return list_words([names[seat] for seat in seats], _("{rest} and {last}"))
