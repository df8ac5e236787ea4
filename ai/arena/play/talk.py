"""How much is said in a round, and how much of it only repeats what stands already.

docs/bots.md, "How it is measured", has the definitions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed, Event, RoundEnded, TurnEvent
from game.words.claims import claim_words


class Talk(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many claims were made, how many of them repeat one that stands and answer none, whether one fell in lap 1.

    `same_words` counts those that were told in words that had been said before in the round.
    """

    claims: int = 0
    repeats: int = 0
    early: bool = False
    same_words: int = 0


class _Standing(NamedTuple):
    """The last word of a speaker on a subject, and after how many turns it was said."""

    speaker: int
    claim: Claim
    turn: int


def count_talk(events: Sequence[Event], seats: int) -> Talk:
    """Listen to the log of a round until its outcome."""
    standing: list[_Standing] = []
    names, said = [f"Seat {seat}" for seat in range(seats)], list[str]()
    turns, repeats, early = 0, 0, False
    for place, event in enumerate(events):
        if isinstance(event, RoundEnded):
            break
        if isinstance(event, Claimed):
            early = early or turns < seats
            said.append(claim_words(event, names, 1, place, events))
            repeats += _repeats(event, standing, turns - seats)
            standing = [each for each in standing if not _replaces(event, each)]
            standing.append(_Standing(event.seat, event.claim, turns))
        turns += isinstance(event, TurnEvent)
    return Talk(len(said), repeats, early, len(said) - len(set(said)))


def _replaces(said: Claimed, before: _Standing) -> bool:
    """Return whether a claim takes the place of what its speaker said of the same goal or seat."""
    return before.speaker == said.seat and _subject(before.claim) == _subject(said.claim)


def _subject(claim: Claim) -> tuple[str, int]:
    return ("goal", claim.goal) if isinstance(claim, ClaimGoal) else ("seat", claim.seat)


def _repeats(said: Claimed, standing: list[_Standing], lap_ago: int) -> bool:
    return any(each.claim == said.claim for each in standing) and not any(
        _answers(said, each, lap_ago) for each in standing if each.speaker != said.seat
    )


def _answers(said: Claimed, other: _Standing, lap_ago: int) -> bool:
    """Return whether a claim contradicts another's, turns on its accuser, or seconds an accusation within a lap."""
    match said.claim, other.claim:
        case ClaimGoal(goal, what), ClaimGoal(named, told):
            return what != told if goal == named else what == told == "gold"
        case ClaimSeat(seat, what), ClaimSeat(named, told):
            if seat == named and what != told:
                return True
            if what == told == "saboteur":
                return (named == said.seat and seat == other.speaker) or (seat == named and other.turn > lap_ago)
            return False
        case _:
            return False
