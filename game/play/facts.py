"""What one seat can hold against every other: what they did, saw and said, from its own view and log (UX S2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from game.engine.cards import GOLD, TEAMS, GoalName, Role
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import (
    Broke,
    Claimed,
    Collapsed,
    DiscardedTwo,
    Event,
    Freed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    Passed,
    Repaired,
    TheftLaid,
    TheftStopped,
    Trapped,
)
from game.engine.views import Log, View

Look = Looked | Inspected
OnTools = Broke | Repaired | Trapped | Freed | TheftLaid | TheftStopped | DiscardedTwo | HandsSwapped | HatSwapped
"""What a seat did to others, to itself, or to what lies before somebody."""


class Clash(StrEnum):
    """What speaks against a claim: the reader's own eyes, another seat's claim, or an older one of the same seat."""

    SEEN = "seen"
    DISPUTED = "disputed"
    CHANGED = "changed"


class Statement(NamedTuple):
    """A claim that stands, whether its speaker had looked there before, and what speaks against it."""

    event: Claimed
    had_looked: bool
    clashes: tuple[Clash, ...]
    against: tuple[int, ...]
    """The seats that say otherwise."""


class Dossier(NamedTuple):
    """All that the reader knows of one seat in this round; `role` is who saw its role, and when it got another."""

    seat: int
    role: tuple[Inspected | HatSwapped, ...]
    looks: tuple[Look, ...]
    says: tuple[Statement, ...]
    said_of: tuple[Statement, ...]
    tools: tuple[OnTools, ...]
    laid: int
    dead_ends: tuple[Laid, ...]
    rockfalls: tuple[Collapsed, ...]
    passes: int


def dossiers(view: View, log: Log | Sequence[Event]) -> tuple[Dossier, ...]:
    """Return what the seat of `view` knows of every seat, itself included, in the order of the seats."""
    statements = _statements(view, log)
    return tuple(_dossier(seat, log, statements) for seat in range(view.table.seats))


def _dossier(seat: int, log: Iterable[Event], statements: Sequence[Statement]) -> Dossier:
    own = [event for event in log if getattr(event, "seat", None) == seat]
    laid = [event for event in own if isinstance(event, Laid)]
    return Dossier(
        seat=seat,
        role=tuple(event for event in log if isinstance(event, Inspected | HatSwapped) and event.target == seat),
        looks=tuple(event for event in own if isinstance(event, Look)),
        says=tuple(said for said in statements if said.event.seat == seat),
        said_of=tuple(said for said in statements if said.event.seat != seat and _is_about(said.event.claim, seat)),
        tools=tuple(event for event in own if isinstance(event, OnTools)),
        laid=len(laid),
        dead_ends=tuple(event for event in laid if not event.face.groups),
        rockfalls=tuple(event for event in own if isinstance(event, Collapsed)),
        passes=sum(isinstance(event, Passed) for event in own),
    )


def _is_about(claim: Claim, seat: int) -> bool:
    return isinstance(claim, ClaimSeat) and claim.seat == seat


def _statements(view: View, log: Iterable[Event]) -> list[Statement]:
    """Return the newest claim of each seat about each thing, in the order in which they were made."""
    newest: dict[tuple[int, object], tuple[Claimed, bool]] = {}
    changed: set[tuple[int, object]] = set()
    looked: set[tuple[int, object]] = set()
    for event in log:
        match event:
            case Looked(seat, _, goal):
                looked.add((seat, ("goal", goal)))
            case Inspected(seat, _, target):
                looked.add((seat, ("seat", target)))
            case HatSwapped(_, _, target):
                looked = {(seat, thing) for seat, thing in looked if thing != ("seat", target)}
            case Claimed(seat, claim):
                key = (seat, _thing(claim))
                before = newest.pop(key, None)
                if before is not None and before[0].claim != claim:
                    changed.add(key)
                newest[key] = (event, key in looked)
            case _:
                pass
    said = [event for event, _had_looked in newest.values()]
    return [
        _statement(event, had_looked, view, said, changed=key in changed) for key, (event, had_looked) in newest.items()
    ]


def _statement(event: Claimed, had_looked: bool, view: View, said: Sequence[Claimed], *, changed: bool) -> Statement:
    others = (other for other in said if other.seat != event.seat and _excludes(event.claim, other.claim))
    against = tuple(dict.fromkeys(other.seat for other in others))
    found = {
        Clash.SEEN: _seen_otherwise(event.claim, view),
        Clash.DISPUTED: bool(against),
        Clash.CHANGED: changed,
    }
    return Statement(event, had_looked, tuple(clash for clash, holds in found.items() if holds), against)


def _thing(claim: Claim) -> object:
    return ("goal", claim.goal) if isinstance(claim, ClaimGoal) else ("seat", claim.seat)


def _excludes(one: Claim, other: Claim) -> bool:
    """Return whether two claims cannot both be true: one of the goals is gold, and no more (R1.3)."""
    if _thing(one) == _thing(other):
        return one.what != other.what
    return isinstance(one, ClaimGoal) and isinstance(other, ClaimGoal) and one.what == other.what == "gold"


def _seen_otherwise(claim: Claim, view: View) -> bool:
    """Return whether the reader knows that a claim is untrue, by what it has seen and what follows from that."""
    if isinstance(claim, ClaimGoal):
        known = known_goals(view.goals)[claim.goal - 1]
        return known is not None and (known == GOLD) != (claim.what == "gold")
    role = view.roles[claim.seat]
    if role is None or claim.seat == view.seat:
        return False  # whoever suspects the reader need not lie
    if claim.what == "digger":
        return role is Role.SABOTEUR
    return role is Role.DIGGER or role in TEAMS


def known_goals(seen: Sequence[GoalName | None]) -> tuple[GoalName | None, ...]:
    """Return what each goal is, as far as it follows from those that were seen; a stone is then any stone."""
    if GOLD in seen:
        return tuple("stone" if name is None else name for name in seen)
    hidden = [place for place, name in enumerate(seen) if name is None]
    return tuple(GOLD if [place] == hidden else name for place, name in enumerate(seen))
