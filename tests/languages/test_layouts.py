"""In no language is a text cut off, cut short or over another, in the smallest window (UX S12, M24).

The suite takes a few scenes for each language, other ones for each; `--every-layout` takes them all, and in large text.
"""

from __future__ import annotations

import pytest
from languages.translations import LANGUAGES
from pygame import Rect
from screen import printed
from screen.test_every_text import Look, shown

from game.cli.gallery_scenes import SCENES
from game.engine.cards import Role
from game.engine.ruleset import Ruleset
from game.system.i18n import SOURCE_LANGUAGE, use_language
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.panel import LEAST_TYPE
from game.ui.text import line_height, text_width, wrap
from game.ui.theme import font
from game.ui.viewport import Viewport
from game.words.roles import role_goal, short_role_word

SMALLEST = (1024, 640)
STEP = 14
NARROW = 60
"""Room for a role in the columns of the score in the smallest window, where type is 12 pixels high."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"name", "look"} <= set(metafunc.fixturenames):
        every = metafunc.config.getoption("--every-layout")
        chosen = [
            (name, Look(SMALLEST, scale, False, language))
            for place, language in enumerate(LANGUAGES)
            for number, name in enumerate(SCENES)
            for scale in ((100, 200) if every else (100,))
            if every or (number + place * STEP // len(LANGUAGES)) % STEP == 0
        ]
        metafunc.parametrize(("name", "look"), chosen, ids=str)


def test_no_text_is_cut_off_or_lies_over_another(name: str, look: Look) -> None:
    prints, small = shown(name, look)
    assert printed.faults(prints, Rect((0, 0), look.size)) == []
    assert small == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_has_a_word_that_fits_the_columns_of_the_score(language: str) -> None:
    use_language(language)
    try:
        assert [word for word in map(short_role_word, Role) if text_width(word, font("body", 12)) > NARROW] == []
    finally:
        use_language(SOURCE_LANGUAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aim_of_every_role_is_read_whole_below_its_card(language: str) -> None:
    box, face = TableLayout.of(Viewport(SMALLEST), 5, Ruleset()).role_words, font("body", LEAST_TYPE)
    room = box.h // line_height(face)
    use_language(language)
    try:
        assert [aim for aim in map(role_goal, Role) if len(wrap(aim, face, box.w)) > room] == []
    finally:
        use_language(SOURCE_LANGUAGE)
