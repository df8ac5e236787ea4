"""Text from people and files as one clean line, and letters as readers see them."""

from __future__ import annotations

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.system.letters import graphemes, one_line, shortened


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Ada", "Ada"),
        ("  Ada \t of\r\n\u2028the\u00a0\u3000mine ", "Ada of the mine"),
        ("A\x00d\x07a\x7f", "Ada"),
        ("\u202eAda\u202c\u2066", "Ada"),
        ("A\u200b\u2060\ufeffda\u00ad", "Ada"),
        ("\u200b\u200d\u2060", ""),
        ("\u3164\u115f\u2800", ""),
        ("\ud800Ada\udfff", "Ada"),
        ("\ue000\uffff\U000e0041Ada", "Ada"),
        ("A\u0308da", "Äda"),
        ("\u0301Ada", "Ada"),
        ("A" + "\u0335" * 50, "A" + "\u0335" * 6),
        ("A\u200dda", "Ada"),
        ("می\u200cخواهم\u200c", "می\u200cخواهم"),
        ("क\u094d\u200dष", "क\u094d\u200dष"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("A\ufe05", "A"),
    ],
)
def test_one_line_keeps_what_can_be_seen(text: str, seen: str) -> None:
    assert one_line(text) == seen


@given(st.text(st.characters(codec=None), max_size=80))
def test_one_line_is_clean_and_stays_as_it_is(text: str) -> None:
    line = one_line(text)
    assert one_line(line) == line
    assert line == line.strip()
    assert "  " not in line
    kinds = {unicodedata.category(character) for character in line if character not in "\u200c\u200d"}
    assert kinds.isdisjoint({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def test_a_huge_text_is_read_at_once() -> None:
    start = time.perf_counter()
    assert one_line("\u200b" * 5_000_000) == ""
    assert len(one_line("a\u0301" * 5_000_000)) <= 4096
    assert time.perf_counter() - start < 1


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("Ada", ["A", "d", "a"]),
        ("x\u0301y", ["x\u0301", "y"]),
        ("प्रिया", ["प्", "रि", "या"]),
        ("👩\u200d🚀👍🏽", ["👩\u200d🚀", "👍🏽"]),
        ("🇵🇱🇺🇦", ["🇵🇱", "🇺🇦"]),
        ("", []),
    ],
)
def test_letters_are_those_that_readers_see(text: str, letters: list[str]) -> None:
    assert graphemes(text) == letters


def test_a_text_is_cut_between_letters() -> None:
    assert shortened("Ada", 3) == "Ada"
    assert shortened("Adam", 3) == "Ad…"
    assert shortened("x\u0301" * 9, 4) == "x\u0301" * 3 + "…"
    assert shortened("A dam", 3) == "A…"
