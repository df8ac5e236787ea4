"""Where a notice lies: beside what can be pressed; and where there is no room for it, clicks go to what is pressed."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect
from screen.driving import make_context

from game.ui.free_place import free_place
from game.ui.toast import Below, Toast

WINDOW = Rect(10, 10, 1260, 700)
SIZES = ((560, 46), (260, 68))
SENTENCE = "Nothing can be saved here."


def test_it_lies_in_the_upper_right_corner_of_an_empty_window() -> None:
    assert free_place(WINDOW, SIZES, [], []) == Rect(710, 10, 560, 46)


def test_it_keeps_off_controls_and_then_off_the_rest() -> None:
    bar, page = Rect(0, 0, 1280, 60), Rect(0, 60, 1280, 500)
    place = free_place(WINDOW, SIZES, [bar], [page])
    assert place.collidelist([bar, page]) == -1
    place = free_place(WINDOW, SIZES, [bar, page.move(0, 200)], [page])
    assert place.collidelist([bar, page.move(0, 200)]) == -1


def test_it_becomes_narrow_where_it_is_in_the_way_when_wide() -> None:
    left, right = Rect(0, 0, 500, 720), Rect(800, 0, 480, 720)
    assert free_place(WINDOW, SIZES, [left, right], []).w == 260


@given(st.lists(st.tuples(*(st.integers(0, 1300),) * 4).map(Rect), max_size=12))
def test_it_is_always_in_the_window(controls: list[Rect]) -> None:
    assert WINDOW.contains(free_place(WINDOW, SIZES, controls, controls))


@pytest.mark.parametrize("room", [True, False])
def test_a_click_goes_to_what_is_pressed(room: bool) -> None:
    button = Rect(1100, 0, 180, 60) if room else Rect(0, 0, 1280, 720)
    context = make_context()
    context.notices.append(SENTENCE)
    toast = Toast(context, lambda: Below([button]))
    toast.update(0)
    assert toast.rect.colliderect(button) is not room
    click = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=toast.rect.center, button=1)
    assert toast.handle(click) is room
    assert toast.sentence == ("" if room else SENTENCE)


def test_it_stays_where_it_is_until_something_to_press_comes_up_under_it() -> None:
    controls = [Rect(1000, 0, 280, 60)]
    context = make_context()
    context.notices.append(SENTENCE)
    toast = Toast(context, lambda: Below(controls))
    toast.update(0)
    first = toast.rect
    controls.clear()
    assert toast.rect == first
    controls.append(first)
    assert not toast.rect.colliderect(first)
