"""Every clause of the rules leads to an entry, and every entry stands in the tree."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from game.engine.cards import DECK, SABOTEUR2_DECK
from game.engine.refusal import CLAUSES
from game.engine.ruleset import SWITCHES
from game.words.rulebook.entries import IN_ORDER, Entry, entry_of_card, entry_of_clause, entry_of_switch

RULES = Path(__file__).parents[3] / "docs" / "rules.md"


def clauses() -> list[str]:
    return re.findall(r"^- (R\d+\.\d+[a-z]?)\b", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_clause_leads_to_an_entry() -> None:
    found = clauses()
    assert len(found) > 60
    assert {entry_of_clause(clause) for clause in (*found, *CLAUSES.values())} <= set(Entry)


def test_a_clause_that_there_is_not_leads_nowhere() -> None:
    with pytest.raises(LookupError):
        entry_of_clause("R6")


def test_every_entry_stands_in_the_tree_once() -> None:
    assert Counter(IN_ORDER) == Counter(Entry)


def test_cards_and_switches_lead_to_entries() -> None:
    cards = {entry_of_card(card) for card in (*DECK, *SABOTEUR2_DECK)}
    assert {Entry.LADDERS, Entry.DOORS, Entry.CRYSTALS, Entry.BRIDGES, Entry.DEAD_ENDS, Entry.THEFT} <= cards
    assert all(entry_of_switch(name) for name in SWITCHES)
