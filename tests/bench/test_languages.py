"""How long a language takes to be read, once when the game starts in it. Run by `pytest tests/bench`.

The limit is that of a machine of one's own: 30 ms of its time for each language.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from bench.figures import Figures

from game.system.i18n import SOURCE_LANGUAGE, languages, use_language

LIMIT = 30.0


@pytest.mark.parametrize("language", [name for name in languages() if name != SOURCE_LANGUAGE])
def test_a_language_is_read_fast(language: str, figures: Figures, at_length: Callable[[int, int], int]) -> None:
    took = []
    for _ in range(at_length(7, 2)):
        use_language(SOURCE_LANGUAGE)
        began = time.process_time()
        assert use_language(language)
        took.append(1000 * (time.process_time() - began))
    use_language(SOURCE_LANGUAGE)
    figures.note(f"reading {language}", min(took), "ms", LIMIT)
