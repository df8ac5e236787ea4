"""Text on surfaces: what is measured is what is drawn."""

from __future__ import annotations

import gc
import os
import weakref

import pygame
import pytest
from screen.rounds import new_session
from screen.tables import Table

from game.art.drawing.raster import blank
from game.art.drawing.spacing import write_line
from game.art.drawing.typefaces import FONT_FILES, Typeface
from game.scenes.shared.sign import lettering
from game.system.fonts import fallback
from game.system.letters import graphemes
from game.ui.pieces import pieces
from game.ui.text import caret_offset, draw_text, ellipsis, runs, text_surface, text_width, wrap
from game.ui.theme import CHALK, Font, fallback_font, font

_OPEN_FILES = "/proc/self/fd"


@pytest.mark.parametrize("face", ["body", "strong"])
@pytest.mark.parametrize("text", ["4 right, 1 up.", "Ada: “Goal 2.”", "Sly laid it"])
def test_a_space_beside_a_stop_is_as_wide_as_any_other(face: Typeface, text: str) -> None:
    letters = font(face, 16)
    words = text.split(" ")
    wide = sum(text_width(word, letters) for word in words) + (len(words) - 1) * text_width(" ", letters)
    assert text_width(text, letters) == wide


def _gap(line: pygame.Surface, words: list[pygame.Surface]) -> int:
    """Return how many pixels without ink stand between two words of a line, side bearings of letters left out."""
    return line.get_bounding_rect().w - sum(word.get_bounding_rect().w for word in words)


@pytest.mark.parametrize("face", FONT_FILES)
@pytest.mark.parametrize("text", ["Play solo", "Lamp or", "A V", "lay to", "7 y"])
def test_words_stand_apart_at_every_size(face: Typeface, text: str) -> None:
    for size in range(10, 141):
        letters = font(face, size)
        line, words = (text_surface(text, letters, CHALK), [text_surface(w, letters, CHALK) for w in text.split()])
        assert _gap(line, words) >= 0.2 * size, size


@pytest.mark.parametrize("size", [15, 24, 40, 96, 140])
def test_words_of_gold_stand_apart(size: int) -> None:
    outline = max(2, size // 20)
    whole, *words = (lettering(text, size, 10_000) for text in ("Pass to", "Pass", "to"))
    assert _gap(whole, words) >= 0.2 * size - 2 * outline


def test_words_on_cards_stand_apart() -> None:
    for size in range(11, 80):
        letters = font("heading", size)
        line, words = (write_line("Lamp or", letters, CHALK), [write_line(w, letters, CHALK) for w in ("Lamp", "or")])
        assert _gap(line, words) >= 0.2 * size, size


@pytest.mark.parametrize("face", FONT_FILES)
def test_no_tail_of_a_letter_is_cut_off_a_line_of_several_words(face: Typeface) -> None:
    for size in (15, 20, 33, 60, 120):
        letters = font(face, size)
        alone = text_surface("gyjp", letters, CHALK).get_bounding_rect()
        among = text_surface("gyjp 1 gyjp", letters, CHALK).get_bounding_rect()
        assert among.bottom >= alone.bottom, size


def test_figures_in_italics_are_of_the_same_face() -> None:
    letters = font("italic", 20)
    assert {part_font for _, part_font in runs("2 of 13 cards: 1 right", letters)} == {letters}


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


def test_fallbacks_in_many_sizes_do_not_pile_up() -> None:
    (file,) = {found for letter in "小明" if (found := fallback(letter)) is not None}
    kept = [weakref.ref(fallback_font(file, px)) for px in range(10, 110)]
    assert sum(one() is not None for one in kept) <= 16


def test_pulling_the_window_wider_keeps_the_fonts_of_the_last_size_alone() -> None:
    table = Table(new_session(5, 0))
    sizes: list[int] = []
    for width in range(1024, 1888, 96):
        table.canvas = pygame.Surface((width, width * 9 // 16))
        table.frame()
        gc.collect()
        sizes.append(sum(isinstance(each, Font) for each in gc.get_objects()))
    assert max(sizes) <= 2 * sizes[0]
    assert font.cache_info().currsize < 60


_SCRIPTS = [
    "مريم",
    "小明",
    "प्रिया",
    "דוד כהן",
    "Олена",
    "Ελένη",
    "สมชาย ที่นี่",
    "გია",
    "မြန်မာ",
    "👩\u200d🚀",
    "김철수",
    "ệ",
]


def _ink(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("face", FONT_FILES)
@pytest.mark.parametrize("name", _SCRIPTS)
def test_names_of_all_scripts_are_drawn_in_every_face(name: str, face: Typeface) -> None:
    letters = font(face, 20)
    drawn = text_surface(name, letters, CHALK)
    assert drawn.get_bounding_rect().size > (8, 6)
    assert drawn.get_width() == text_width(name, letters)
    assert drawn.get_height() <= letters.get_linesize() + 1
    assert _ink(drawn) != _ink(text_surface("\U0010ffff" * len(name), letters, CHALK))


@pytest.mark.parametrize("name", _SCRIPTS)
def test_nothing_of_a_fallback_is_cut_off(name: str) -> None:
    letters = font("body", 20)
    parts = runs(name, letters)
    tallest = max(part_font.render(part, True, CHALK).get_bounding_rect().h for part, part_font in parts)
    shown = text_surface(name, letters, CHALK).get_bounding_rect().h
    assert shown >= min(tallest, letters.get_linesize())


def test_letters_are_joined_as_their_script_is_written() -> None:
    letters = font("body", 24)
    joined = text_width("مريم", letters)
    assert joined < sum(text_width(letter, letters) for letter in "مريم")
    assert text_width("क्ष", letters) < text_width("क", letters) + text_width("ष", letters)
    assert text_width("👩\u200d🚀", letters) == text_width("👩", letters)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Ada lays a card", ["Ada lays a card"]),
        ("דוד lays 3", ["דוד", " lays 3"]),
        ("Ada, דוד כהן: 3", ["Ada, ", "דוד כהן", ": 3"]),
        ("דוד 12 כהן", [" כהן", "12", "דוד "]),
        ("مريم and דוד", ["مريم", " and ", "דוד"]),
        ("小明 はな lays", ["小明 はな", " lays"]),
    ],
)
def test_names_run_to_the_left_within_lines_that_run_to_the_right(text: str, order: list[str]) -> None:
    found = [piece.text for piece in pieces(text, "body")]
    assert found == order


def test_the_caret_goes_to_the_left_where_letters_do() -> None:
    letters = font("bold", 20)
    offsets = [caret_offset("Ab דוד c", before, letters) for before in range(9)]
    start, end = text_width("Ab ", letters), text_width("Ab דוד", letters)
    assert offsets[0] == 0
    assert offsets[3] == start
    assert end > offsets[4] > offsets[5] > offsets[6] == start
    assert offsets[8] == text_width("Ab דוד c", letters)
    assert offsets[0] < offsets[1] < offsets[2] < offsets[3]


def test_a_letter_that_no_font_has_shows_as_a_box() -> None:
    assert text_surface("Ꭰ", font("heading", 20), CHALK).get_bounding_rect().w > 0


def test_text_is_cut_between_letters_that_belong_together() -> None:
    letters = font("body", 20)
    name = "क्षि" * 12
    whole = set(graphemes(name))
    shown = ellipsis(name, letters, 100)
    assert set(graphemes(shown.removesuffix("…"))) <= whole
    assert all(set(graphemes(line)) <= whole for line in wrap(name, letters, 60))


def test_no_line_ends_at_a_no_break_space_unless_it_must() -> None:
    letters = font("body", 20)
    room = text_width("idziemy tam i", letters)
    assert wrap("idziemy tam i kopiemy", letters, room) == ["idziemy tam i", "kopiemy"]
    assert wrap("idziemy tam i\u00a0kopiemy", letters, room) == ["idziemy tam", "i\u00a0kopiemy"]
    assert wrap("i\u00a0kopiemy", letters, text_width("kopiemy", letters)) == ["i", "kopiemy"]
    assert text_width("i\u00a0kopiemy", letters) == text_width("i kopiemy", letters)


@pytest.mark.parametrize("face", ["heading", "body"])
@pytest.mark.parametrize(
    "text", ["A\x00da", "\x00", "a\tb\r", "\ud800 1", "\x9b31m", "\u200b", "\u0301", "A\ufe0f", "\u202e1", "א\u200d"]
)
def test_no_text_is_too_odd_to_draw(face: Typeface, text: str) -> None:
    letters = font(face, 16)
    drawn = text_surface(text, letters, CHALK)
    assert drawn.get_width() == max(1, text_width(text, letters))
    assert wrap(text, letters, 100)
    assert text_width(ellipsis(text * 50, letters, 60), letters) <= 60
    assert lettering(text, 40, 300).get_height() > 0


@pytest.mark.parametrize("face", FONT_FILES)
@pytest.mark.parametrize(("accented", "plain"), [("Żar od", "Zar od"), ("Йод in", "Иод in"), ("an Ül", "an Ul")])
def test_words_with_tall_accents_stand_on_the_base_line_of_the_others(
    face: Typeface, accented: str, plain: str
) -> None:
    for size in (15, 28, 47):
        letters, canvases = font(face, size), []
        for text in (accented, plain):
            canvas = blank((400, 120))
            draw_text(canvas, text, (20, 40), letters, CHALK)
            canvases.append(canvas.get_bounding_rect().bottom)
        assert canvases[0] == canvases[1]
        words = [word for word in accented.split() if not word.isascii()]
        tall = letters.render(words[0], True, CHALK).get_bounding_rect().h
        assert text_surface(words[0] + " x", letters, CHALK).get_bounding_rect().h >= tall
