"""Whoever has used keys or a gamepad in one test has the mouse in hand in the next, and hears English again.

Lessons that are followed to their end are followed in English and, one after the other, in another language each;
`--every-layout` follows every one in every language.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.system.i18n import SOURCE_LANGUAGE, languages, use_language
from game.ui.pads.prompts import LAST_USED
from game.words.lessons.titles import Lesson

_OTHERS = tuple(language for language in languages() if language != SOURCE_LANGUAGE)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "followed" not in metafunc.fixturenames:
        return
    every = metafunc.config.getoption("--every-layout")
    pairs = [
        (lesson, language)
        for number, lesson in enumerate(Lesson)
        for language in (SOURCE_LANGUAGE, *(_OTHERS if every else [_OTHERS[number % len(_OTHERS)]]))
    ]
    metafunc.parametrize("followed", pairs, ids=[f"{lesson}-{language}" for lesson, language in pairs])


@pytest.fixture(autouse=True)
def _mouse_in_hand() -> Iterator[None]:
    yield
    LAST_USED.pad = LAST_USED.keys = False
    use_language(SOURCE_LANGUAGE)
