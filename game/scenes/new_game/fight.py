"""How many saboteurs there are and how many cards are put aside, while a game is put together (R1.7 to R1.9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, Self

from game.engine.ruleset import ASIDE_ALLOWED, FAIR_FIGHT, HouseNumber, saboteurs_allowed

Deal = Literal["fair", "printed", "by-hand"]
"""What the numbers follow: Fair fight, the box, or neither."""
_SABOTEURS_EVER = frozenset(count for seats in FAIR_FIGHT for count in saboteurs_allowed(seats))
"""Numbers of saboteurs that there can be at some number of seats."""


@dataclass(frozen=True, slots=True)
class Fight:
    """Numbers for the base game: those of Fair fight for any number of seats, or such as were set by hand.

    `saboteurs` None is as printed. What was set by hand is kept when there is another number of seats: `numbers` brings
    it within the bounds.
    """

    fair: bool = False
    saboteurs: int | None = None
    aside: int = 0

    @classmethod
    def remembered(cls, *, fair: bool, saboteurs: int | None, aside: int) -> Self:
        """Return a fight of the last set-up, without what no rules allow."""
        if fair:
            return cls(fair=True)
        return cls(
            saboteurs=saboteurs if saboteurs in _SABOTEURS_EVER else None,
            aside=aside if aside in ASIDE_ALLOWED else 0,
        )

    @property
    def deal(self) -> Deal:
        if self.fair:
            return "fair"
        return "by-hand" if self.saboteurs is not None or self.aside else "printed"

    def numbers(self, seats: int) -> tuple[int | None, int]:
        """Return the numbers of saboteurs and of cards aside for so many seats, from 3 to 10."""
        if self.fair:
            return FAIR_FIGHT[seats]
        if self.saboteurs is None:
            return None, self.aside
        allowed = saboteurs_allowed(seats)
        return min(max(self.saboteurs, allowed[0]), allowed[-1]), self.aside

    def out_of_bounds(self, seats: int) -> bool:
        """Return whether so many saboteurs as were set by hand cannot be with so many seats (R1.7)."""
        return self.saboteurs is not None and self.saboteurs not in saboteurs_allowed(seats)

    def with_number(self, name: HouseNumber, value: int | None, seats: int) -> Self:
        """Return the same with one number set by hand; where both are those of Fair fight, it is one."""
        saboteurs, aside = self.numbers(seats)
        both = (value, aside) if name == "saboteurs" else (saboteurs, value or 0)
        if both == FAIR_FIGHT[seats]:
            return replace(self, fair=True, saboteurs=None, aside=0)
        return replace(self, fair=False, saboteurs=both[0], aside=both[1])
