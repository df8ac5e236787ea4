"""Editions and house rules (RULES section 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from game.engine.cards import (
    MAX_SEATS,
    MIN_SEATS,
    PUT_ASIDE,
    ROLE_COUNTS,
    SABOTEUR2_MAX_SEATS,
    SABOTEUR2_MIN_SEATS,
    SABOTEUR2_ROLES,
    Role,
)
from game.engine.total import total

Edition = Literal["g3", "rebel", "ukrainian", "italian"]
Direction = Literal["clockwise", "counter-clockwise"]
GoldBy = Literal["players", "diggers"]
GoalsAtOnce = Literal["all", "one"]
GoalTurn = Literal["auto", "finisher"]
RoundEnd = Literal["none_playable", "all_passed", "hands_empty"]
SaboteurPay = Literal["exact", "drawn"]
NextStarter = Literal["last_card", "last_path", "last_turn"]


class Ruleset(msgspec.Struct, frozen=True, kw_only=True):
    """Every switch, the expansions, and table talk (RULES sections 9 and 12). The defaults are the edition `rebel`.

    `saboteurs` and `aside` are the house rules R1.7 and R1.8: exactly so many saboteurs, None for as printed, and so
    many cards of the deck put aside.
    """

    edition: Edition = "rebel"
    direction: Direction = "clockwise"
    link_to_start: bool = True
    gold_by: GoldBy = "diggers"
    goals_at_once: GoalsAtOnce = "all"
    goal_turn: GoalTurn = "auto"
    round_end: RoundEnd = "none_playable"
    saboteur_pay: SaboteurPay = "exact"
    next_starter: NextStarter = "last_path"
    broken_tools_cost_gold: bool = False
    table_talk: bool = False
    saboteur2: bool = False
    bonus_nuggets: bool = False
    saboteurs: int | None = None
    aside: int = 0

    @property
    def fewest_seats(self) -> int:
        """The fewest seats a game may have (R1.1, R10.1)."""
        return SABOTEUR2_MIN_SEATS if self.saboteur2 else MIN_SEATS

    @property
    def most_seats(self) -> int:
        """The most seats a game may have (R1.1, R10.1)."""
        return SABOTEUR2_MAX_SEATS if self.saboteur2 else MAX_SEATS

    @property
    def put_aside(self) -> int:
        """How many cards of the deck are put aside unseen before the hands are dealt (R1.8, R10.2)."""
        return PUT_ASIDE if self.saboteur2 else self.aside

    @property
    def known_numbers(self) -> tuple[HouseNumber, ...]:
        """The numbers of the deal that all know: of saboteurs if it is set (R1.7), of cards aside if there are any."""
        saboteurs: tuple[HouseNumber, ...] = () if self.saboteurs is None else ("saboteurs",)
        return (*saboteurs, "aside") if self.put_aside else saboteurs

    def refused_number(self, seats: int) -> HouseNumber | None:
        """Return which of the house rules that are numbers cannot be for so many seats, None where both can."""
        if self.saboteurs is not None and (self.saboteur2 or self.saboteurs not in saboteurs_allowed(seats)):
            return "saboteurs"
        if self.aside and (self.saboteur2 or self.aside not in ASIDE_ALLOWED):
            return "aside"
        return None

    def fair(self, seats: int) -> Ruleset:
        """Return the same rules as a fair fight of so many seats, from 3 to 10 (R1.9)."""
        saboteurs, aside = FAIR_FIGHT[seats]
        return msgspec.structs.replace(self, saboteurs=saboteurs, aside=aside)

    def fair_at(self, seats: int) -> bool:
        """Return whether these rules are a fair fight of so many seats (R1.9)."""
        return not self.saboteur2 and seats in FAIR_FIGHT and self == self.fair(seats)

    def as_printed(self) -> Ruleset:
        """Return the same rules with as many saboteurs and as few cards aside as the box prints."""
        return msgspec.structs.replace(self, saboteurs=None, aside=0)

    def without_effect(self) -> tuple[str, ...]:
        """Return the names of the switches that have no effect with Saboteur 2 (R10.3a)."""
        return REPLACED if self.saboteur2 else ()

    def step(self) -> int:
        """Return what to add to a seat for the seat that plays after it (R1.6)."""
        return 1 if self.direction == "clockwise" else -1

    def house_rules(self) -> tuple[str, ...]:
        """Return the names of the switches that differ from the chosen edition."""
        printed = EDITIONS[self.edition]
        return tuple(name for name in SWITCHES if getattr(self, name) != getattr(printed, name))

    def house_numbers(self) -> tuple[HouseNumber, ...]:
        """Return the names of the house rules that are numbers and differ from what every edition prints."""
        plain = self.as_printed()
        numbers: dict[HouseNumber, bool] = {
            "saboteurs": self.saboteurs != plain.saboteurs,
            "aside": self.aside != plain.aside,
        }
        return tuple(name for name, differs in numbers.items() if differs)


EDITIONS: Mapping[Edition, Ruleset] = total(
    get_args(Edition),
    {
        "g3": Ruleset(edition="g3", link_to_start=False, gold_by="players", next_starter="last_card"),
        "rebel": Ruleset(),
        "ukrainian": Ruleset(
            edition="ukrainian",
            link_to_start=False,
            goals_at_once="one",
            goal_turn="finisher",
            round_end="all_passed",
            saboteur_pay="drawn",
            next_starter="last_turn",
        ),
        "italian": Ruleset(
            edition="italian",
            direction="counter-clockwise",
            link_to_start=False,
            gold_by="players",
            round_end="hands_empty",
            next_starter="last_card",
        ),
    },
)

SWITCHES: Mapping[str, tuple[str | bool, ...]] = {
    "direction": get_args(Direction),
    "link_to_start": (True, False),
    "gold_by": get_args(GoldBy),
    "goals_at_once": get_args(GoalsAtOnce),
    "goal_turn": get_args(GoalTurn),
    "round_end": get_args(RoundEnd),
    "saboteur_pay": get_args(SaboteurPay),
    "next_starter": get_args(NextStarter),
    "broken_tools_cost_gold": (True, False),
}
"""Every switch that can be set by hand, with its values."""
HouseNumber = Literal["saboteurs", "aside"]
"""The house rules that are whole numbers, for the base game alone (R1.7, R1.8)."""
HOUSE_NUMBER_CLAUSES: Mapping[HouseNumber, str] = total(get_args(HouseNumber), {"saboteurs": "R1.7", "aside": "R1.8"})
ASIDE_ALLOWED = range(24 + 1)
_MOST_SABOTEURS, _MOST_DIGGERS = (max(counts) for counts in zip(*ROLE_COUNTS.values(), strict=True))
FAIR_FIGHT: Mapping[int, tuple[int, int]] = total(
    range(MIN_SEATS, MAX_SEATS + 1),
    {3: (1, 10), 4: (1, 22), 5: (2, 0), 6: (2, 12), 7: (2, 20), 8: (3, 4), 9: (3, 11), 10: (3, 14)},
)
"""Saboteurs and cards aside by the number of seats, so that either side wins about as often (R1.9)."""


def saboteurs_allowed(seats: int) -> range:
    """Return the numbers of saboteurs that may be chosen for so many seats: the box has seven gold-diggers (R1.7)."""
    return range(max(1, seats - _MOST_DIGGERS), min(_MOST_SABOTEURS, seats - 2) + 1)


def role_cards(rules: Ruleset, seats: int) -> Counter[Role]:
    """Return the role cards that are dealt to that many seats, those left over included (R1.1, R1.7, R10.1)."""
    if rules.saboteur2:
        return Counter(SABOTEUR2_ROLES)
    if rules.saboteurs is not None:
        return Counter({Role.SABOTEUR: rules.saboteurs, Role.DIGGER: seats - rules.saboteurs})
    saboteurs, diggers = ROLE_COUNTS[seats]
    return Counter({Role.SABOTEUR: saboteurs, Role.DIGGER: diggers})


REPLACED: tuple[str, ...] = ("gold_by", "round_end", "saboteur_pay", "broken_tools_cost_gold")
"""Switches that Saboteur 2 replaces (R10.3a)."""
