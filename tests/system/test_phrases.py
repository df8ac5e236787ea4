"""Texts with grammatical forms, and sentences that ask for them."""

from __future__ import annotations

import pytest

from game.system.phrases import Phrase

LAMP = Phrase.read("zepsuta lampa | acc=zepsutą lampę | gen=zepsutej lampy")
DOOR = Phrase.read("{path} z drzwiami")
AND = Phrase.read("{rest} i {last}")


def test_a_sentence_takes_the_form_that_it_asks_for() -> None:
    assert Phrase("{name} ma {what:acc}, nie ma {what:gen}: {what}").format(name="Bo", what=LAMP) == (
        "Bo ma zepsutą lampę, nie ma zepsutej lampy: zepsuta lampa"
    )


def test_a_form_that_a_text_lacks_is_its_plain_one() -> None:
    assert Phrase("{what:loc} {name:acc} {count:>2}").format(what=LAMP, name="Bo", count=3) == "zepsuta lampa Bo  3"


@pytest.mark.parametrize(
    ("asked", "said"),
    [("", "most i zepsuta lampa z drzwiami"), ("acc", "most i zepsutą lampę z drzwiami")],
)
def test_what_is_made_of_phrases_has_their_forms(asked: str, said: str) -> None:
    both = AND.format(rest=Phrase("most"), last=DOOR.format(path=LAMP))
    assert Phrase(f"{{both:{asked}}}").format(both=both) == said


def test_a_form_of_the_whole_is_worded_by_its_translator_where_there_is_one() -> None:
    whole = Phrase.read("karta na: {what} | acc=kartę na: {what} i {what:gen}").format(what=LAMP)
    assert Phrase("{card:acc}").format(card=whole) == "kartę na: zepsuta lampa i zepsutej lampy"
    assert Phrase("{card:gen}").format(card=whole) == "karta na: zepsutej lampy"


def test_a_part_that_names_its_form_keeps_it_within_another() -> None:
    whole = Phrase("bez {what:gen}").format(what=LAMP)
    assert Phrase("{card:acc}").format(card=whole) == "bez zepsutej lampy"


def test_every_text_can_begin_with_a_capital() -> None:
    assert Phrase("{what:cap}. {what:acc+cap}. {name:cap}").format(what=LAMP, name="bo") == (
        "Zepsuta lampa. Zepsutą lampę. Bo"
    )


@pytest.mark.parametrize("text", ["a | b", "1 | 2=3", "plain"])
def test_a_bar_that_names_no_form_is_part_of_the_text(text: str) -> None:
    assert Phrase.read(text) == text
    assert not Phrase.read(text).forms()
