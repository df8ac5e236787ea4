"""Who a bot is, in the words of a player."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from ai.baselines.names import BASELINES
from ai.minds import LEVELS, PLAYABLE, full_name
from ai.persona import PERSONAS
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.words.characters import (
    CHARACTERS,
    DRIFTER,
    MOST_STRENGTH,
    PLAIN,
    USUAL_LEVEL,
    character_line,
    character_of,
    character_words,
    company,
    level_line,
    level_of,
    level_strength,
    level_words,
    mind_lines,
    mind_of,
    mind_words,
    newcomer,
    strength_of,
)


@pytest.mark.parametrize("mind", PLAYABLE)
def test_every_mind_is_a_character_at_a_level(mind: str) -> None:
    assert mind_of(character_of(mind), level_of(mind) or USUAL_LEVEL) == full_name(mind)
    strength = strength_of(mind)
    assert strength is not None
    assert len(mind_lines(mind)) == 2
    assert f"{strength} of {MOST_STRENGTH}" in mind_lines(mind)[0]


def test_a_persona_alone_is_sharp() -> None:
    assert level_of("schemer") == "sharp"
    assert mind_words("schemer") == mind_words("sharp/schemer")


def test_every_persona_can_be_chosen_and_is_told_apart() -> None:
    assert {PLAIN, DRIFTER, *(persona.name for persona in PERSONAS)} == set(CHARACTERS)
    assert len({character_words(character) for character in CHARACTERS}) == len(CHARACTERS)
    assert len({character_line(character) for character in CHARACTERS}) == len(CHARACTERS)
    assert len({level_words(level) for level in LEVELS}) == len({level_line(level) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_line_is_short_and_takes_no_side(character: str) -> None:
    line = character_line(character)
    assert len(line) <= 66
    assert not re.search("saboteur|digger|role|team|gold", line, re.IGNORECASE)


def test_better_levels_are_stronger() -> None:
    strengths = [level_strength(level) for level in LEVELS]
    assert all(better > worse for better, worse in pairwise(strengths))
    assert strengths[0] == MOST_STRENGTH
    drifter = strength_of(DRIFTER)
    assert drifter is not None
    assert 1 <= drifter < strengths[-1]


@pytest.mark.parametrize("mind", ["genius", "sharp/dreamer", "genius/schemer", *BASELINES])
def test_of_an_unknown_mind_no_more_is_said_than_its_name(mind: str) -> None:
    assert level_of(mind) is None
    assert strength_of(mind) is None
    assert character_of(mind) == PLAIN
    assert mind_lines(mind) == [mind.capitalize()]


def test_company_is_as_mixed_as_can_be() -> None:
    few, many = company(len(PERSONAS)), company(11)
    assert len(set(few)) == len(few)
    assert max(Counter(many).values()) == 2
    assert {level_of(mind) for mind in many} == {USUAL_LEVEL}


def test_a_newcomer_is_somebody_else_at_the_level_asked_for() -> None:
    first = newcomer((), "sharp")
    second = newcomer([first, "random", "steady"], "sharp")
    assert level_of(first) == level_of(second) == "sharp"
    assert character_of(first) != character_of(second)


def test_characters_and_levels_are_translated() -> None:
    use_language(PSEUDO_LANGUAGE)
    try:
        said = [*map(character_words, CHARACTERS), *map(character_line, CHARACTERS), *map(level_words, LEVELS)]
    finally:
        use_language(SOURCE_LANGUAGE)
    plain = [*map(character_words, CHARACTERS), *map(character_line, CHARACTERS), *map(level_words, LEVELS)]
    assert all(one != other for one, other in zip(said, plain, strict=True))
