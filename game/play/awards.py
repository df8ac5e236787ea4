"""What each seat is remembered for when a game is over: one true fact each, by which it stands out (R8.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.total import total
from game.play.feats import COUNTED, Counts, PastRound
from game.words.awards import Award, Feat

_WEIGHTS: Mapping[Feat, float] = total(
    tuple(Feat),
    {
        Feat.REACHED_GOLD: 4.0, Feat.TRUSTED_SABOTEUR: 3.0, Feat.LIED: 2.5, Feat.SAW_THROUGH: 1.6,
        Feat.WRONGLY_SUSPECTED: 1.2, Feat.HARDLY_SUSPECTED: 1.0, Feat.LONGEST_LIGHT: 0.6, Feat.MENDED: 1.4,
        Feat.BROKE: 1.2, Feat.ROCKFALLS: 1.3, Feat.STOLE: 2.0, Feat.BONUS: 2.0, Feat.CRYSTALS: 1.2, Feat.TRAPPED: 1.3,
        Feat.FREED: 1.3, Feat.STOPPED_THEFT: 1.3, Feat.INSPECTED: 1.0, Feat.SWAPPED_HANDS: 1.0,
        Feat.SWAPPED_HATS: 1.2, Feat.DEAD_ENDS: 1.2, Feat.STONES: 0.9, Feat.LOOKED: 0.9, Feat.HINDERED: 0.8,
        Feat.PATHS: 0.7, Feat.GAVE_UP: 0.5,
    },
)  # fmt: skip
"""How much a feat is worth telling."""
_LEAST: Mapping[Feat, int] = {Feat.LONGEST_LIGHT: 3, Feat.HARDLY_SUSPECTED: 1, Feat.TRUSTED_SABOTEUR: 2}
"""The count from which a feat is one; 1 for all others."""


def awards(rounds: Sequence[PastRound]) -> tuple[Award | None, ...]:
    """Return for each seat the fact by which it stands out most, over all rounds, and None where it did nothing.

    What one seat is remembered for is told of another one only where nothing else is left. Equal claims go to the feat
    named first, then to the lower seat.
    """
    if not rounds:
        return ()
    seats = len(rounds[0].outcome.roles)
    counted = {feat: count(rounds, seats) for feat, count in COUNTED.items()}
    ranked = sorted(
        (-_worth(feat, counts, seat), place, seat, feat)
        for place, (feat, counts) in enumerate(counted.items())
        for seat in range(seats)
        if counts[seat] >= _LEAST.get(feat, 1)
    )
    found: dict[int, Award] = {}
    told: set[Feat] = set()
    for again in (False, True):
        for _worth_less, _place, seat, feat in ranked:
            if seat not in found and (again or feat not in told):
                found[seat] = Award(feat, counted[feat][seat])
                told.add(feat)
    return tuple(found.get(seat) for seat in range(seats))


def _worth(feat: Feat, counts: Counts, seat: int) -> float:
    """Return how far a seat stands out by a feat: by how much it is above the others, for what they have."""
    others = (sum(counts) - counts[seat]) / max(1, len(counts) - 1)
    return _WEIGHTS[feat] * (counts[seat] - others) / (1 + others)
