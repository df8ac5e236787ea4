"""What a new game is made from: who sits where, and by which rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.engine.ruleset import ASIDE_ALLOWED, HouseNumber, Ruleset, saboteurs_allowed
from game.records.names import names_complaint
from game.system.i18n import _

HUMAN = "human"
DEFAULT_NAMES: tuple[str, ...] = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou")
"""A name for every seat that was given none."""


class SeatSetup(msgspec.Struct, frozen=True):
    """One seat: its name, and `human` or the name of a mind (RECORDS section 2)."""

    name: str
    mind: str


class Setup(msgspec.Struct, frozen=True):
    """A new game.

    `starter` is the seat that plays first; drawn when None (R1.5). `seed` deals the cards; drawn when None.
    """

    seats: tuple[SeatSetup, ...]
    rules: Ruleset
    starter: int | None = None
    seed: int | None = None


def bots_sit(seats: Sequence[SeatSetup]) -> bool:
    """Return whether a bot plays: then table talk is on unless somebody turns it off (RECORDS section 1)."""
    return any(seat.mind != HUMAN for seat in seats)


def seats_sentence(rules: Ruleset) -> str:
    """Return the sentence that says how many seats a game has by these rules (R1.1, R10.1)."""
    text = _("A game with Saboteur 2 has {least} to {most} seats.")
    if not rules.saboteur2:
        text = _("A game has {least} to {most} seats.")
    return text.format(least=rules.fewest_seats, most=rules.most_seats)


def number_sentence(number: HouseNumber, rules: Ruleset, seats: int) -> str:
    """Return the sentence that says why this house rule cannot be so for these rules and seats (R1.7, R1.8)."""
    if rules.saboteur2:
        text = _("The number of saboteurs is a house rule of the base game, not of Saboteur 2.")
        return text if number == "saboteurs" else _("Saboteur 2 puts ten cards aside, and no other number.")
    if number == "aside":
        return _("From {least} to {most} cards can be put aside.").format(
            least=ASIDE_ALLOWED[0], most=ASIDE_ALLOWED[-1]
        )
    allowed = saboteurs_allowed(seats)
    if len(allowed) == 1:
        return _("With {seats} seats the number of saboteurs is always {count}.").format(seats=seats, count=allowed[0])
    text = _("With {seats} seats there can be {least} to {most} saboteurs.")
    return text.format(seats=seats, least=allowed[0], most=allowed[-1])


def numbers_complaint(rules: Ruleset, seats: int) -> str | None:
    """Return in one sentence what is wrong with the house rules that are numbers, None when nothing is."""
    number = rules.refused_number(seats)
    return None if number is None else number_sentence(number, rules, seats)


def seats_complaint(seats: Sequence[SeatSetup], rules: Ruleset) -> str | None:
    """Return in one sentence what is wrong with these seats, None when nothing is (R1.1, R10.1).

    Names tell players apart, so they are judged too.
    """
    if not rules.fewest_seats <= len(seats) <= rules.most_seats:
        return seats_sentence(rules)
    return names_complaint([seat.name for seat in seats])
