"""Every text of every language: there, with the fields and the shape of the English one, and in letters we can draw."""

from __future__ import annotations

import re

import pytest
from languages.translations import FIELD, LANGUAGES, Said, bare, catalogue, fields, forms_asked, said

from game.art.drawing.typefaces import FONT_FILES
from game.system.fonts import FontFile, has
from game.system.phrases import CAPITAL

ENDS = {".": ".", "!": ".", "?": ".", "…": "…", ":": ":", ",": ","}
"""The last sign of a text; those that may stand for each other have the same one: languages shout at will."""
SHOUTED = re.compile(r"hands off|trapped|free at last", re.IGNORECASE)
"""Cards whose names are shouted in the rulebooks of some languages."""
ENDS_OTHERWISE = {"{name}, {role},", "{name} looks at", "Pass to", "max", "Full screen on and off", "Sound off and on"}
"""Texts before or after others, and what is shortened."""
NUMBERS = frozenset(
    ["count", "goal", "seat", "value", "amount", "number", "round", "step", "steps", "line", "chance", "percent", "sum"]
)
"""Fields that hold a number, which has no grammatical forms."""
QUOTES = {"de": ("„", "“"), "it": ("“", "”"), "pl": ("„", "”"), "uk": ("«", "»")}
FOREIGN_QUOTES = {"de": "”«»", "it": "„", "pl": "“«»", "uk": "“”„"}
KEPT = re.compile(r"(R\d+\.\d+|--[a-z]+|JSON|\d{3,4}x\d{3,4})")
"""What is the same in every language: clauses, options of the command line, names of formats and sizes."""
SAME = re.compile(
    r"(Saboteur( 2)?|Boss|Esc|Tab|Enter|Num Enter|Home|Insert|Delete|Page (up|down)|Ctrl|Shift|Backspace|ABC|abc|Start|"
    r"Bonus|PIN|Team|Gamepad|max|rounds|round|digger|type: .+|Fool's Lode.*|Rebel|Boom.*|Ha!?|Mm\.?|mono|total|menu|"
    r"Inspection|Trick|Bots?|maze|log|hint|Profiteer|Pause|Hand: .*|Num .*|round .*|No|Mm\. No\.|argument .*|End)",
    re.IGNORECASE,
)
"""English texts that a language may happen to share."""


def faults(language: str, wrong: object) -> list[str]:
    """The translations for which `wrong` is true, as a person reads them."""
    assert callable(wrong)
    return [str(one) for one in said(language) if wrong(one)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    missing = [entry.msgid for entry in catalogue(language) if not entry.translated()]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_field_is_lost_or_invented(language: str) -> None:
    def wrong(one: Said) -> bool:
        allowed = set().union(*map(fields, one.english))
        needed = set.intersection(*map(fields, one.english))
        if one.counted:  # the number may be said in words, as in "a card"
            needed -= {"count", "cards", "each", "crystals"}
        return not needed <= fields(one.text) <= allowed

    assert faults(language, wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_sentence_asks_for_is_given_by_some_phrase(language: str) -> None:
    given = {one.form for one in said(language)} | {CAPITAL}
    assert faults(language, lambda one: not forms_asked(one.text) <= given) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_is_asked_of_a_number(language: str) -> None:
    def wrong(one: Said) -> bool:
        return any(match[3] and match[1] in NUMBERS for match in FIELD.finditer(one.text))

    assert faults(language, wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_texts_have_every_form_of_the_plural(language: str) -> None:
    file = catalogue(language)
    number = int(file.metadata["Plural-Forms"].partition("nplurals=")[2].partition(";")[0])
    short = [
        entry.msgid
        for entry in file
        if entry.msgid_plural and entry.translated() and {*filter(None, entry.msgstr_plural.values())}
        and len(entry.msgstr_plural) != number
    ]  # fmt: skip
    assert short == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_begin_and_end_as_the_english_ones_do(language: str) -> None:
    def end(text: str) -> str:
        return ENDS.get(text.rstrip("”“»\"')")[-1:], "")

    def wrong(one: Said) -> bool:
        english = one.english[-1]
        spaces = one.text.startswith(" ") != english.startswith(" ") or one.text.endswith(" ") != english.endswith(" ")
        free = english in ENDS_OTHERWISE or SHOUTED.search(english) is not None
        return spaces or "  " in one.text.strip() or (end(one.text) != end(english) and not free)

    assert faults(language, wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_dots_are_those_of_the_language(language: str) -> None:
    foreign = FOREIGN_QUOTES.get(language, "")

    def wrong(one: Said) -> bool:
        opening, closing = QUOTES.get(language, ("“", "”"))
        text = bare(one.text)
        return (
            any(sign in text for sign in foreign)
            or text.count(opening) != text.count(closing)
            or "..." in text
            or ('"' in text and '"' not in one.english[0])
        )

    assert faults(language, wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_in_english(language: str) -> None:
    def wrong(one: Said) -> bool:
        same = not one.form and one.text in one.english and re.search(r"[A-Za-z]{2}", bare(one.text)) is not None
        return same and SAME.fullmatch(one.text) is None

    assert faults(language, wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_the_same_everywhere_stays(language: str) -> None:
    def wrong(one: Said) -> bool:
        return set(KEPT.findall(one.english[0])) != set(KEPT.findall(one.text))

    assert faults(language, wrong) == []


@pytest.mark.parametrize("file", FONT_FILES.values(), ids=FONT_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_the_faces_of_the_game(language: str, file: FontFile) -> None:
    letters = set("".join(one.text for one in said(language)))
    assert {letter for letter in letters if letter.isprintable() and not has(file, letter)} == set()
