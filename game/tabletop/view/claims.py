"""The standing claims: of each seat its newest claim about each goal and each other seat (R12.1, UX S1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed, Event
from game.engine.total import total
from game.system.i18n import N_, _
from game.words.claims import claim_sense
from game.words.things import list_words

Standing = tuple[Claimed, ...]
"""The claims that stand, in the order in which they were made."""
_GOAL_WORDS: tuple[Literal["gold"], Literal["stone"]] = ("gold", "stone")
_SEAT_WORDS: tuple[Literal["saboteur"], Literal["digger"]] = ("saboteur", "digger")
_SAID: Mapping[str, str] = total(
    {*_GOAL_WORDS, *_SEAT_WORDS},
    {
        "gold": N_("Called gold by: {names}"),
        "stone": N_("Called stone by: {names}"),
        "saboteur": N_("Suspected by: {names}"),
        "digger": N_("Trusted by: {names}"),
    },
)


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
    said = [said_line(claims, ClaimGoal(goal, what), names) for what in _GOAL_WORDS]
    return [line for line in said if line]


def said_of_seat(claims: Standing, seat: int, names: Sequence[str]) -> list[str]:
    """Return who suspects and who trusts a seat, and what it has said itself, for its tooltip."""
    said = [said_line(claims, ClaimSeat(seat, what), names) for what in _SEAT_WORDS]
    told = [line for line in said if line]
    own = [claim_sense(event.claim, names) for event in claims if event.seat == seat]
    return [*told, _("Says: {claims}").format(claims=", ".join(own))] if own else told


def said_line(claims: Standing, claim: Claim, names: Sequence[str]) -> str:
    """Return who says just this; "" where nobody does."""
    seats = speakers(claims, claim)
    return _(_SAID[claim.what]).format(names=_named(seats, names)) if seats else ""


def _named(seats: Sequence[int], names: Sequence[str]) -> str:
    return list_words([names[seat] for seat in seats], _("{rest} and {last}"))
