"""Editions and house rules (RULES section 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from game.engine.cards import MAX_SEATS, MIN_SEATS, SABOTEUR2_MAX_SEATS, SABOTEUR2_MIN_SEATS
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
    """Every switch, the expansions, and table talk (RULES sections 9 and 12). The defaults are the edition `rebel`."""

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

    @property
    def fewest_seats(self) -> int:
        """The fewest seats a game may have (R1.1, R10.1)."""
        return SABOTEUR2_MIN_SEATS if self.saboteur2 else MIN_SEATS

    @property
    def most_seats(self) -> int:
        """The most seats a game may have (R1.1, R10.1)."""
        return SABOTEUR2_MAX_SEATS if self.saboteur2 else MAX_SEATS

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
REPLACED: tuple[str, ...] = ("gold_by", "round_end", "saboteur_pay", "broken_tools_cost_gold")
"""Switches that Saboteur 2 replaces (R10.3a)."""
