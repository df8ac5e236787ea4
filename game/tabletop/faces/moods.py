"""What a face makes of what happens: from a public event, as everybody sees it, to a look for a while (UX D4).

Nothing secret can come in: events are heard as a stranger at the table hears them, and what lies in front of a seat is
open to all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, assert_never

from game.art.people.looks import CALM, GLAD, Gaze, Look
from game.engine.cards import Marker, Tool
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    CrystalsPaid,
    DiscardedTwo,
    Drew,
    Event,
    Freed,
    GameEnded,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Kept,
    Laid,
    Looked,
    NuggetsDrawn,
    Paid,
    Passed,
    Repaired,
    Retired,
    RoundBegan,
    RoundEnded,
    Shared,
    Stayed,
    Stole,
    TheftLaid,
    TheftStopped,
    Trapped,
)
from game.engine.table import Table

WORRIED = Look(brows="worried", lips="grim")
ASLEEP = Look(lids="closed")
_ANGRY = Look(brows="frown", lips="grim")
_STARTLED = Look(lids="wide", gaze="right", brows="raised", lips="open")
_TO_THE_MAZE = Look(gaze="right")
_DOUBT = Look(lids="half", gaze="right", brows="frown")
_LONG, _SHORT, _START = 2.4, 1.4, 1.1
"""Seconds: what concerns oneself, a glance at somebody, a start."""
GLANCE = 2.0
"""Seconds for which all look at who is accused."""


class Reaction(NamedTuple):
    """A look and how many seconds it stays."""

    look: Look
    seconds: float


Reactions = Mapping[int, Reaction]
"""What each seat makes of an event; seats that are not in it stay as they are."""


def resting(table: Table, seat: int) -> Look:
    """Return how a face looks when nothing happens: worried while something broken or barred lies in front of it."""
    if seat == table.retired:
        return ASLEEP
    troubled = any(isinstance(thing, Tool) or thing is Marker.TRAPPED for thing in table.in_front[seat])
    return WORRIED if troubled else CALM


def reactions(event: Event, seats: int) -> Reactions:
    """Return what the faces of all seats make of a public event."""
    match event:
        case Broke(_, _, _, target) | Trapped(_, _, target) | TheftStopped(_, _, target):
            return {target: Reaction(_ANGRY, _LONG)}
        case Repaired(seat, _, _, _, target) | Freed(seat, _, target):
            return {seat: Reaction(GLAD, _SHORT), target: Reaction(GLAD, _LONG)}
        case DiscardedTwo(seat) | BonusTaken(seat):
            return {seat: Reaction(GLAD, _LONG)}
        case Collapsed(seat):
            return {**_all(_STARTLED, _START, seats, [seat]), seat: Reaction(_TO_THE_MAZE, _START)}
        case Looked() | BonusPlaced():
            return _all(_TO_THE_MAZE, _SHORT, seats)
        case Laid(seat, _, face) if face.dead:
            return _all(_DOUBT, _SHORT, seats, [seat])
        case TheftLaid(seat):
            return {other: Reaction(_towards(other, seat, startled=True), _START) for other in _others(seats, [seat])}
        case HandsSwapped(seat, _, target):
            return {seat: Reaction(_towards(seat, target), _SHORT), target: Reaction(_towards(target, seat), _SHORT)}
        case Inspected(seat, _, target) | HatSwapped(seat, _, target):
            return {**_glances(target, seats), target: Reaction(_towards(target, seat, startled=True), _SHORT)}
        case Claimed(seat, ClaimSeat(target, what)):
            accused = what == "saboteur"
            answer = _towards(target, seat, startled=True) if accused else GLAD
            return {**(_glances(target, seats) if accused else {}), target: Reaction(answer, GLANCE)}
        case Claimed(_, ClaimGoal()):
            return _all(_TO_THE_MAZE, _SHORT, seats)
        case GoalRevealed():
            return _all(_STARTLED, _LONG, seats)
        case Laid() | Passed() | Drew() | RoundBegan() | Retired() | Stayed() | RoundEnded() | NuggetsDrawn():
            return {}
        case Kept() | Paid() | Shared() | CrystalsPaid() | BonusReturned() | Stole() | GameEnded() | Claimed():
            return {}
        case _:
            assert_never(event)


def _others(seats: int, but: Iterable[int]) -> Iterable[int]:
    return sorted(set(range(seats)) - set(but))


def _all(look: Look, seconds: float, seats: int, but: Iterable[int] = ()) -> Reactions:
    return {seat: Reaction(look, seconds) for seat in _others(seats, but)}


def _glances(target: int, seats: int) -> Reactions:
    """Turn the eyes of everybody else to a seat."""
    return {seat: Reaction(_towards(seat, target), GLANCE) for seat in _others(seats, [target])}


def _towards(seat: int, target: int, *, startled: bool = False) -> Look:
    """Return the look from one seat to another: they sit one below the other."""
    gaze: Gaze = "up" if target < seat else "down"
    return Look(lids="wide", gaze=gaze, brows="raised") if startled else Look(gaze=gaze)
