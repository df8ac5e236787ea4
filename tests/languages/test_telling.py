"""Whole games told in every language: every event is a whole sentence in that language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from languages.translations import LANGUAGES
from scenarios import GOLDEN

from game.records.replay import replay_file
from game.system.i18n import SOURCE_LANGUAGE, use_language
from game.words.log import sentence

GAMES = ("italian-10-seats", "g3-3-seats-saboteur2-bonus", "saboteur2-italian-6-seats")
ENDS = (".", "!", "?", ")", "”", "“", "»")


@pytest.fixture(autouse=True)
def _back_to_english() -> Iterator[None]:
    yield
    use_language(SOURCE_LANGUAGE)


def told(name: str, language: str) -> list[str]:
    use_language(language)
    found = replay_file(GOLDEN / f"{name}.lode")
    events = [(line.step.state.table.round, event) for line in found.played for event in line.step.events]
    lines = (sentence(event, found.names, round_number=number, place=at) for at, (number, event) in enumerate(events))
    return [line for line in lines if line is not None]


@cache
def in_english(name: str) -> list[str]:
    return told(name, SOURCE_LANGUAGE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_in_whole_sentences(name: str, language: str) -> None:
    english, lines = in_english(name), told(name, language)
    assert len(lines) == len(english)
    assert [line for line in lines if not line.endswith(ENDS) or "{" in line or " | " in line or "=" in line] == []
    assert [line for line, plain in zip(lines, english, strict=True) if line == plain] == []
    cut = [line for line in lines if not (line[0].isupper() or line[0].isdigit())]
    assert cut == []
