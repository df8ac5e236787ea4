"""Counts of sense over many rounds: how often the obvious was played, and mistakes a round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from ai.arena.measure.figures import bootstrap_share
from ai.arena.measure.observed import named
from ai.arena.play.bout import Round
from ai.arena.play.sense import SLIP_KINDS, SlipKind


def sensed(rounds: Sequence[Round], label: str) -> dict[str, Any]:
    """Return each kind of mistake: the share of the times it could be made, or how often it is made in a round.

    `chances` are these times, or the rounds. `label` seeds the resampling.
    """
    return {kind: _counted(rounds, kind, label) for kind in SLIP_KINDS}


def _counted(rounds: Sequence[Round], kind: SlipKind, label: str) -> dict[str, Any]:
    deals: defaultdict[int, complex] = defaultdict(complex)
    for one in rounds:
        deals[one.deal] += complex(sum(slip.kind == kind for slip in one.sense.slips), _chances(one, kind))
    filled = [deals[deal] for deal in sorted(deals) if deals[deal].imag]
    found = bootstrap_share(filled, label) if filled else None
    return {"chances": int(sum(filled, 0j).imag), **named("value", found)}


def _chances(one: Round, kind: SlipKind) -> int:
    """Return how often a round had something sure to be played; any other mistake is counted a round."""
    match kind:
        case "win missed":
            return one.sense.wins
        case "defence missed":
            return one.sense.defences
        case _:
            return 1
