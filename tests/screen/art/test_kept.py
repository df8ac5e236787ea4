"""Drawings that are kept: made once, bounded in bytes, and never dropped while they are on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.art.drawing.kept import Shelf, bytes_of, kept

SIDE = 100
BYTES = SIDE * SIDE * 4
ROOM = 3 * BYTES + 1000

Square = Callable[[int], pygame.Surface]


@pytest.fixture
def shelf() -> Shelf:
    """A shelf with room for three squares."""
    return Shelf(ROOM)


@pytest.fixture
def made() -> list[int]:
    """The numbers of the squares that were drawn, in order."""
    return []


@pytest.fixture
def square(shelf: Shelf, made: list[int]) -> Square:
    def draw(number: int) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((SIDE, SIDE), 0, 32)

    return kept(draw, shelf)


def in_frames(shelf: Shelf, square: Square, *numbers: int) -> None:
    """Ask for one square a frame, with a frame in between."""
    for number in numbers:
        square(number)
        shelf.next_frame()
        shelf.next_frame()


def test_what_is_asked_for_again_is_the_same(square: Square, made: list[int]) -> None:
    assert square(1) is square(1)
    assert square(2) is not square(1)
    assert made == [1, 2]


def test_the_bytes_are_bounded_and_the_longest_unused_goes(shelf: Shelf, square: Square, made: list[int]) -> None:
    in_frames(shelf, square, 1, 2, 3, 1, 4)
    assert shelf.bytes <= ROOM
    in_frames(shelf, square, 1, 3, 4)
    assert made == [1, 2, 3, 4]
    in_frames(shelf, square, 2)
    assert made == [1, 2, 3, 4, 2]
    assert shelf.bytes <= ROOM


def test_nothing_goes_that_this_or_the_last_frame_shows(shelf: Shelf, square: Square, made: list[int]) -> None:
    for _frame in range(3):
        for number in range(6):
            square(number)
        shelf.next_frame()
    assert made == [0, 1, 2, 3, 4, 5]
    in_frames(shelf, square, 7, 8)
    assert shelf.bytes <= ROOM


def test_a_picture_that_another_is_made_from_counts_too(shelf: Shelf) -> None:
    turned = kept(lambda picture: pygame.transform.flip(picture, True, False), shelf)
    turned(pygame.Surface((SIDE, SIDE), 0, 32))
    assert 2 * BYTES <= shelf.bytes <= 2 * BYTES + 1000


def test_all_surfaces_of_a_drawing_are_counted() -> None:
    one = pygame.Surface((SIDE, SIDE), 0, 32)
    assert bytes_of((one, (one, 5), "margin")) == 2 * BYTES
    assert bytes_of("margin") == 0


def test_a_frame_that_shows_too_much_is_bounded_as_well(shelf: Shelf, square: Square) -> None:
    for number in range(20):
        square(number)
    assert shelf.bytes <= 2 * ROOM


def test_one_drawing_larger_than_the_shelf_goes_when_it_rests(made: list[int]) -> None:
    shelf = Shelf(BYTES // 3)

    def draw(number: int) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((SIDE, SIDE), 0, 32)

    square = kept(draw, shelf)
    for _frame in range(3):
        square(1)
        shelf.next_frame()
    assert made == [1]
    shelf.next_frame()
    assert shelf.bytes == 0
