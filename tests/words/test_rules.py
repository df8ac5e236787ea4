"""What house rules that are numbers, and the preset that sets them, are called (R1.7 to R1.9)."""

from __future__ import annotations

import pytest

from game.engine.ruleset import ASIDE_ALLOWED, EDITIONS, FAIR_FIGHT, HOUSE_NUMBER_CLAUSES, Ruleset, saboteurs_allowed
from game.words.rules import (
    fair_fight_effect,
    number_effect,
    number_value_words,
    number_words,
    numbers_sentence,
    numbers_words,
    role_counts_sentence,
)


@pytest.mark.parametrize(
    ("rules", "seats", "sentence"),
    [
        (Ruleset(), 3, "As printed: 0 or 1 saboteur, nothing put aside."),
        (Ruleset(), 5, "As printed: 1 or 2 saboteurs, nothing put aside."),
        (Ruleset().fair(4), 4, "Fair fight: exactly 1 saboteur, 22 cards put aside."),
        (Ruleset().fair(5), 5, "Fair fight: exactly 2 saboteurs, nothing put aside."),
        (Ruleset().fair(5), 6, "House rule: exactly 2 saboteurs, nothing put aside."),
        (Ruleset(aside=1), 10, "House rule: 3 or 4 saboteurs, 1 card put aside."),
    ],
)
def test_one_sentence_says_what_both_numbers_do(rules: Ruleset, seats: int, sentence: str) -> None:
    assert numbers_sentence(rules, seats) == sentence


@pytest.mark.parametrize("seats", FAIR_FIGHT)
def test_a_fair_fight_is_called_so_in_every_edition_and_nothing_else_is(seats: int) -> None:
    for rules in EDITIONS.values():
        assert numbers_sentence(rules.fair(seats), seats).startswith("Fair fight: ")
        assert numbers_sentence(rules, seats).startswith("As printed: ")
        other = Ruleset(edition=rules.edition, saboteurs=rules.fair(seats).saboteurs, aside=rules.fair(seats).aside ^ 1)
        assert numbers_sentence(other, seats).startswith("House rule: ")


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (Ruleset(), []),
        (Ruleset(saboteur2=True), []),
        (Ruleset().fair(4), ["Fair fight"]),
        (Ruleset().fair(5), ["exactly 2 saboteurs"]),
        (Ruleset(aside=9), ["9 cards put aside"]),
        (Ruleset(saboteurs=1, aside=1), ["exactly 1 saboteur", "1 card put aside"]),
    ],
)
def test_in_short_only_what_no_edition_prints_is_said(rules: Ruleset, words: list[str]) -> None:
    assert numbers_words(rules, 4) == words


def test_a_game_whose_seats_are_not_known_is_no_fair_fight() -> None:
    assert numbers_words(Ruleset(), 0) == []
    assert numbers_words(Ruleset().fair(4), 0) == ["exactly 1 saboteur", "22 cards put aside"]


def test_a_known_number_of_saboteurs_is_said_with_the_roles() -> None:
    assert (
        role_counts_sentence(Ruleset(saboteurs=2), 5) == "5 seats: 2 saboteurs and 3 gold-diggers, everybody knows it."
    )
    assert (
        role_counts_sentence(Ruleset(saboteurs=1), 3) == "3 seats: 1 saboteur and 2 gold-diggers, everybody knows it."
    )
    assert role_counts_sentence(Ruleset(), 5) == "5 seats: 2 saboteurs and 4 gold-diggers; one role card stays aside."


def test_names_and_values_differ() -> None:
    assert len(set(map(number_words, HOUSE_NUMBER_CLAUSES))) == len(HOUSE_NUMBER_CLAUSES)
    values = [number_value_words("saboteurs", value) for value in (None, *saboteurs_allowed(6))]
    assert values == ["As printed", "Exactly 1", "Exactly 2", "Exactly 3", "Exactly 4"]
    assert [number_value_words("aside", value) for value in (0, 1, 12)] == ["No cards", "1 card", "12 cards"]
    assert len({number_value_words("aside", value) for value in ASIDE_ALLOWED}) == len(ASIDE_ALLOWED)


def test_what_they_do_fits_where_the_other_switches_say_it() -> None:
    effects = [*map(number_effect, HOUSE_NUMBER_CLAUSES), fair_fight_effect()]
    assert [effect.clause for effect in effects] == ["R1.7", "R1.8", "R1.9"]
    assert all(len(effect.text) <= 60 for effect in effects)
