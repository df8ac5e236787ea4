"""Searching the rulebook: case and accents do not count, titles come first, marks lie on what was typed."""

from __future__ import annotations

import pytest

from game.words.rulebook.blocks import BASE, Page, said
from game.words.rulebook.entries import Entry
from game.words.rulebook.search import search, spans, words_of

PAGES = {
    Entry.TURN: Page("Twoja tura", (said(BASE, "R2.1", "Zagraj kartę łopaty.", "Inne zdanie."),), also="kolejka"),
    Entry.MAP: Page("Mapa", (said(BASE, "R4.4", "Zobacz cel."), said(BASE, "R4.4", "Kartę odrzuć; tura mija."))),
    Entry.GOALS: Page("Straße", (said(BASE, "R5.1", "Їжак і Йод."),)),
}


def found(typed: str) -> list[Entry]:
    return [hit.entry for hit in search(PAGES, typed)]


@pytest.mark.parametrize(
    ("typed", "entries"),
    [
        ("TURA", [Entry.TURN, Entry.MAP]),  # the title first
        ("karte", [Entry.TURN, Entry.MAP]),
        ("Lopaty", [Entry.TURN]),
        ("kolejka", [Entry.TURN]),  # another word for it
        ("strasse", [Entry.GOALS]),
        ("іжак", [Entry.GOALS]),
        ("mapa cel", [Entry.MAP]),  # one word in the title, the other below
        ("karte cel nichts", []),
        ("  ", []),
    ],
)
def test_words_are_found_whatever_their_case_and_accents(typed: str, entries: list[Entry]) -> None:
    assert found(typed) == entries


def test_a_hit_shows_the_sentence_that_says_most() -> None:
    [hit] = search(PAGES, "karte odrzuc")
    assert (hit.entry, hit.block, hit.sentence) == (Entry.MAP, 1, "Kartę odrzuć; tura mija.")


@pytest.mark.parametrize(
    ("text", "typed", "marked"),
    [
        ("Zagraj kartę łopaty.", "karte lopa", ["kartę", "łopa"]),
        ("Die Straße", "strasse", ["Straße"]),
        ("e\u0301té", "ete", ["e\u0301té"]),
        ("aaaa", "aa", ["aaaa"]),
        ("none", "xyz", []),
    ],
)
def test_marks_lie_on_the_letters_as_they_are_written(text: str, typed: str, marked: list[str]) -> None:
    assert [text[start:end] for start, end in spans(text, words_of(typed))] == marked
