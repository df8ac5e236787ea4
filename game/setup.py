"""What a new game is made from: who sits where, and by which rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.engine.cards import MAX_SEATS, MIN_SEATS
from game.engine.ruleset import Ruleset
from game.i18n import _

HUMAN = "human"
DEFAULT_NAMES: tuple[str, ...] = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
"""A name for every seat that was given none."""
MAX_NAME = 16
"""Letters in a name at most, so that it fits beside its portrait."""


class SeatSetup(msgspec.Struct, frozen=True):
    """One seat: its name, and `human` or the name of a mind (CONTRACT section 2)."""

    name: str
    mind: str


class Setup(msgspec.Struct, frozen=True):
    """A new game.

    `starter` is the seat that plays first; drawn when absent (R1.5). `seed` deals the cards; drawn when absent.
    """

    seats: tuple[SeatSetup, ...]
    rules: Ruleset
    starter: int | None = None
    seed: int | None = None


def seats_complaint(seats: Sequence[SeatSetup]) -> str | None:
    """One sentence about what is wrong with these seats, or nothing (R1.1; names tell players apart)."""
    if not MIN_SEATS <= len(seats) <= MAX_SEATS:
        return _("A game has {least} to {most} seats.").format(least=MIN_SEATS, most=MAX_SEATS)
    names = [seat.name for seat in seats]
    for name in names:
        if not name.strip() or not name.isprintable():
            return _("Every player needs a name.")
        if len(name) > MAX_NAME:
            return _("A name has at most {most} letters.").format(most=MAX_NAME)
        if names.count(name) > 1:
            return _("Two players cannot both be called {name}.").format(name=name)
    return None
