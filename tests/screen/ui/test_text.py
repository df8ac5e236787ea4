"""Text on surfaces: what is measured is what is drawn."""

from __future__ import annotations

import pytest

from game.art.drawing.typefaces import Typeface
from game.ui.text import text_surface, text_width
from game.ui.theme import CHALK, font


@pytest.mark.parametrize("face", ["body", "strong"])
@pytest.mark.parametrize("text", ["4 right, 1 up.", "Ada: “Goal 2.”", "Sly laid it"])
def test_a_space_beside_a_stop_is_as_wide_as_any_other(face: Typeface, text: str) -> None:
    letters = font(face, 16)
    words = text.split(" ")
    wide = sum(text_width(word, letters) for word in words) + (len(words) - 1) * text_width(" ", letters)
    assert text_width(text, letters) == wide


@pytest.mark.parametrize("face", ["title", "heading", "bold", "italic", "body", "strong"])
@pytest.mark.parametrize("text", ["Round 1 of 3, at 4 right", "no figures", "", " "])
def test_text_is_as_wide_as_it_measures(face: Typeface, text: str) -> None:
    letters = font(face, 16)
    assert text_surface(text, letters, CHALK).get_width() == max(1, text_width(text, letters))
