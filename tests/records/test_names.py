"""Names of players: what is refused on entry, what looks alike, and what is shown of any text that a file holds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.ruleset import Ruleset
from game.records.names import free_names, looks, names_complaint, shown_names, tidy_name
from game.records.setup import SeatSetup, seats_complaint
from game.system.letters import graphemes


def complaint(*names: str) -> str | None:
    """What is said of a table where these and enough others sit."""
    others = ("Xenia", "Yann")[: max(0, 3 - len(names))]
    return seats_complaint([SeatSetup(name, "human") for name in (*names, *others)], Ruleset())


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Ana\u00a0Maria",
        "Ana\u3000M",
        "  Ada ",
        "José",
        "Jose\u0301",
        "مريم",
        "小明",
        "प्रिया",
        "Łukasz",
        "O’Hara",
        "🙂",
    ],
)
def test_a_name_that_can_be_seen_is_taken(name: str) -> None:
    assert complaint(name) is None


@pytest.mark.parametrize("name", ["", " ", "\u00a0", "\t\n"])
def test_no_name_is_refused(name: str) -> None:
    assert complaint(name) == "Every player needs a name."


@pytest.mark.parametrize(
    "name", ["\u200b", "\u200d\u2060 \ufeff", "\u202e", "\u3164", "\u2800", "\u0301", "\U000e0041"]
)
def test_an_invisible_name_is_refused_as_that(name: str) -> None:
    assert complaint(name) == "Every player needs a name that can be seen."


@pytest.mark.parametrize("name", ["A\x00da", "\x07", "Ada\x1b[31m", "Ad\x9ba", "Ada\ud800"])
def test_control_characters_are_refused_as_those(name: str) -> None:
    assert complaint(name) == "A name cannot hold control characters."


@pytest.mark.parametrize(("name", "code"), [("Ꭰ", "U+13A0"), ("Ada ཀ", "U+0F40"), ("𒀀", "U+12000")])
def test_a_letter_that_no_font_has_is_refused_by_its_number(name: str, code: str) -> None:
    assert complaint(name) == f"The game has no font for the letter {code} in a name."


def test_only_letters_that_show_count_for_the_length() -> None:
    assert complaint("A" * 16) is None
    assert complaint("A" * 17) == "A name has at most 16 letters."
    assert complaint("\u200b" * 20 + "A" * 16) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ada "),
        ("Ana Maria", "Ana\u00a0\u2003Maria"),
        ("José", "Jose\u0301"),
        ("Ada", "A\u200bd\u2060a"),
        ("Ada", "\u202eAda"),
        ("Ada", "ADA"),
        ("Ada", "Ａｄａ"),
        ("ﬁn", "fin"),
        ("カナ", "ｶﾅ"),
        ("Ada", "Аdа"),
        ("BOB", "ΒΟΒ"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike_are_refused_as_doubles(one: str, other: str) -> None:
    assert looks(one) == looks(other)
    said = complaint(one, other)
    assert said is not None
    assert tidy_name(one) in said


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("José", "Jose"), ("Ana M", "AnaM"), ("Вова", "Воба")])
def test_names_that_can_be_told_apart_are_taken(one: str, other: str) -> None:
    assert complaint(one, other) is None


def test_a_name_of_ours_is_free_only_if_nobody_has_one_like_it() -> None:
    assert free_names(("Ada", "Bo", "Cy"), ["ada", "Во"]) == ["Cy"]


def test_shown_names_are_clean_short_and_never_empty() -> None:
    names = ("", "\u200b" * 9, "A\x00d\u202ea", "W" * 5000, "क\u094dष" * 300, "a\nb")
    shown = shown_names(names)
    assert shown[:3] == ("Seat 1", "Seat 2", "Ada")
    assert shown[3] == "W" * 23 + "…"
    assert len(graphemes(shown[4])) <= 24
    assert shown[5] == "a b"


@given(st.lists(st.text(st.characters(codec=None), max_size=60), min_size=1, max_size=4))
def test_every_name_of_a_file_is_fit_to_show(names: list[str]) -> None:
    for name in shown_names(tuple(names)):
        assert tidy_name(name) == name != ""
        assert len(graphemes(name)) <= 24


@given(st.lists(st.text(st.characters(codec=None), max_size=20), min_size=3, max_size=6))
def test_names_that_are_taken_are_shown_as_they_are_kept(names: list[str]) -> None:
    if names_complaint(names) is None:
        tidy = tuple(map(tidy_name, names))
        assert shown_names(tidy) == tidy
        assert len(set(map(looks, tidy))) == len(names)
