"""Counts of sense and of talk over many rounds: how often the obvious was played, mistakes and claims a round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from ai.arena.measure.figures import Interval, bootstrap_share
from ai.arena.measure.observed import named
from ai.arena.play.bout import Round
from ai.arena.play.sense import SLIP_KINDS, SlipKind


def sensed(rounds: Sequence[Round], label: str) -> dict[str, Any]:
    """Return each kind of mistake: the share of the times it could be made, or how often it is made in a round.

    `chances` are these times, or the rounds. `label` seeds the resampling.
    """
    return {kind: _counted(rounds, kind, label) for kind in SLIP_KINDS}


def talked(rounds: Sequence[Round], label: str) -> dict[str, Any]:
    """Return the claims a round, the share of them that repeat without answering, of rounds with one in lap 1."""
    return {
        "claims": named("value", _ratio(rounds, lambda one: one.talk.claims, lambda _: 1, label)[1]),
        "repeats": named("value", _ratio(rounds, lambda one: one.talk.repeats, lambda one: one.talk.claims, label)[1]),
        "same_words": sum(one.talk.same_words for one in rounds),
        "early": named("value", _ratio(rounds, lambda one: one.talk.early, lambda _: 1, label)[1]),
    }


def ended(rounds: Sequence[Round]) -> dict[str, Any]:
    """Return how long rounds went on at full pace once the gold was lost, and in how many the rest was offered quickly.

    A round whose end was judged counts if it went on after that at all.
    """
    judged = [one.ending for one in rounds if one.ending is not None and one.ending.full_pace is not None]
    went_on = [
        (one.full_pace, one.offered) for one in judged if one.full_pace is not None and one.full_pace + one.quick
    ]
    turns = sorted(full_pace for full_pace, _ in went_on)
    return {
        "lost": len(judged),
        "went_on": len(went_on),
        "median": median(turns) if turns else None,
        "ninety": turns[int(0.9 * len(turns))] if turns else None,
        "offered": sum(offered for _, offered in went_on),
    }


def _counted(rounds: Sequence[Round], kind: SlipKind, label: str) -> dict[str, Any]:
    def slips(one: Round) -> int:
        return sum(slip.kind == kind for slip in one.sense.slips)

    chances, found = _ratio(rounds, slips, lambda one: _chances(one, kind), label)
    return {"chances": chances, **named("value", found)}


def _ratio(
    rounds: Sequence[Round], count: Callable[[Round], int], of: Callable[[Round], int], label: str
) -> tuple[int, Interval | None]:
    """Return how much there was to count of, and the share that was, None where there was nothing."""
    deals: defaultdict[int, complex] = defaultdict(complex)
    for one in rounds:
        deals[one.deal] += complex(count(one), of(one))
    filled = [deals[deal] for deal in sorted(deals) if deals[deal].imag]
    return int(sum(filled, 0j).imag), bootstrap_share(filled, label) if filled else None


def _chances(one: Round, kind: SlipKind) -> int:
    """Return how often a round had something sure to be played; any other mistake is counted a round."""
    match kind:
        case "win missed":
            return one.sense.wins
        case "defence missed":
            return one.sense.defences
        case _:
            return 1
