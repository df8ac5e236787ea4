"""The list of cards beside the rules (docs/cards.json) and the tables of the game say the same."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

from game.engine import cards, gold, payout
from game.engine.ruleset import ASIDE_ALLOWED, FAIR_FIGHT

DOCS = Path(__file__).parents[2] / "docs"
LISTED = json.loads((DOCS / "cards.json").read_text(encoding="utf-8"))
BASE, SABOTEUR2 = LISTED["base"], LISTED["saboteur2"]


def test_decks() -> None:
    """R1.2, R10.2."""
    assert Counter(map(str, cards.DECK)) == Counter(BASE["path"]) + Counter(BASE["action"])
    both = Counter(BASE["path"]) + Counter(BASE["action"]) + Counter(SABOTEUR2["path"]) + Counter(SABOTEUR2["action"])
    assert Counter(map(str, cards.SABOTEUR2_DECK)) == both
    assert (len(cards.DECK), len(cards.SABOTEUR2_DECK)) == (67, 118)


def test_start_goals_and_nuggets() -> None:
    """R1.3, R1.4, R11.1."""
    assert str(cards.START) == BASE["start"]
    assert list(cards.STONES) == BASE["goals"]["stone"]
    assert Counter(map(str, cards.NUGGETS)) == Counter(BASE["nuggets"])
    assert list(cards.BONUS_NUGGETS) == LISTED["bonus_nuggets"]


def test_roles_and_hands() -> None:
    """R1.1, R1.2, R10.1, R10.2."""
    assert {str(seats): list(dealt) for seats, dealt in cards.ROLE_COUNTS.items()} == BASE["roles"]
    assert {str(seats): size for seats, size in cards.HAND_SIZES.items()} == BASE["hand"]
    assert {role.value: count for role, count in cards.SABOTEUR2_ROLES.items()} == SABOTEUR2["roles"]
    assert (SABOTEUR2["hand"], SABOTEUR2["put_aside"]) == (cards.SABOTEUR2_HAND, cards.PUT_ASIDE)


def test_payments() -> None:
    """R7.4, R10.18."""
    assert {str(count): pay for count, pay in gold.SABOTEUR_PAY.items()} == BASE["saboteur_pay"]
    paid = {str(count): pay for count, pay in payout.WINNER_PAY.items()}
    assert paid | {"5+": payout.MANY_WINNERS_PAY} == SABOTEUR2["winner_pay"]
    assert {role.value: less for role, less in cards.WINNER_PAY_LESS.items()} == SABOTEUR2["pay_less"]


def said(clause: str) -> str:
    """A clause of the rules on one line."""
    rules = (DOCS / "rules.md").read_text(encoding="utf-8")
    found = re.search(rf"^- {re.escape(clause)} (.*?)(?=\n- |\n\n)", rules, re.MULTILINE | re.DOTALL)
    assert found is not None
    return " ".join(found[1].split())


def test_the_numbers_of_a_fair_fight() -> None:
    """R1.8, R1.9."""
    text = said("R1.9").replace("at 3 seats 1 saboteur and 10 aside", "3: 1 and 10")
    found = re.findall(r"(\d+): (\d) and (\d+)", text)
    assert {int(seats): (int(number), int(aside)) for seats, number, aside in found} == FAIR_FIGHT
    assert f"0 ≤ N ≤ {ASIDE_ALLOWED[-1]}." in said("R1.8")
