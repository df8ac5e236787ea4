"""Text on surfaces: what is measured is what is drawn."""

from __future__ import annotations

import os

import pygame
import pytest
from screen.rounds import new_session
from screen.tables import Table

from game.art.drawing.typefaces import FONT_FILES, Typeface
from game.ui.text import ellipsis, text_surface, text_width, wrap
from game.ui.theme import CHALK, font

_OPEN_FILES = "/proc/self/fd"


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


@pytest.mark.skipif(not os.path.isdir(_OPEN_FILES), reason="the system does not list open files")
def test_no_size_of_text_keeps_a_file_open() -> None:
    before = len(os.listdir(_OPEN_FILES))
    kept = [font(face, px) for face in FONT_FILES for px in range(10, 60)]
    assert all(letters.size("A")[0] for letters in kept)
    assert len(os.listdir(_OPEN_FILES)) <= before + 1


def test_pulling_the_window_wider_keeps_a_bounded_number_of_fonts() -> None:
    table = Table(new_session(5, 0))
    for width in range(1024, 1888, 96):
        table.canvas = pygame.Surface((width, width * 9 // 16))
        table.frame()
    information = font.cache_info()
    assert information.maxsize is not None
    assert information.currsize <= information.maxsize
    assert information.misses > information.maxsize, "the window was not pulled far enough to tell"


@pytest.mark.parametrize("face", ["heading", "body"])
@pytest.mark.parametrize("text", ["A\x00da", "\x00", "a\tb\r", "\ud800 1", "\x9b31m"])
def test_no_text_is_too_odd_to_draw(face: Typeface, text: str) -> None:
    letters = font(face, 16)
    drawn = text_surface(text, letters, CHALK)
    assert drawn.get_width() == max(1, text_width(text, letters))
    assert wrap(text, letters, 100)
    assert text_width(ellipsis(text * 50, letters, 60), letters) <= 60
