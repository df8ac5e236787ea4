"""What scenes draw on: true colours and room for the smallest layout, whatever the window is like."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.sheet import Fit, Sheet
from game.ui.viewport import MINIMUM_SIZE

SIDES = st.one_of(st.integers(0, 60), st.integers(0, 4000))
ORANGE = (255, 121, 66)


def differ(screen: pygame.Surface, pos: tuple[int, int]) -> int:
    """How far the colour there is from orange."""
    return max(abs(a - b) for a, b in zip(screen.get_at(pos)[:3], ORANGE, strict=True))


@given(SIDES, SIDES)
def test_a_sheet_holds_the_smallest_layout_and_lies_in_the_window(width: int, height: int) -> None:
    fit = Fit.into((width, height))
    window = pygame.Rect(0, 0, max(1, width), max(1, height))
    assert window.contains(pygame.Rect(fit.x, fit.y, fit.w, fit.h))
    assert min(fit.w, fit.h) >= 1
    assert all(side >= least for side, least in zip(fit.size, MINIMUM_SIZE, strict=True))
    assert fit.size[0] * fit.size[1] <= max(
        4 * MINIMUM_SIZE[0] * MINIMUM_SIZE[1], 2 * MINIMUM_SIZE[0] * sum(window.size)
    )


@given(st.integers(MINIMUM_SIZE[0], 8000), st.integers(MINIMUM_SIZE[1], 8000))
def test_a_large_window_is_drawn_on_as_it_is(width: int, height: int) -> None:
    fit = Fit.into((width, height))
    assert (fit.size, fit.x, fit.y, fit.scaled) == ((width, height), 0, 0, False)


@given(st.integers(300, 1023), st.integers(200, 639))
def test_what_is_clicked_is_what_lies_there(width: int, height: int) -> None:
    fit = Fit.into((width, height))
    button = pygame.Rect(fit.size[0] - 60, fit.size[1] - 60, 44, 44)
    told = fit.in_window({"button": button})["button"]
    event = fit.on_sheet(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=told.center, button=1))
    assert button.collidepoint(event.pos)
    assert event.button == 1
    moved = fit.on_sheet(pygame.Event(pygame.MOUSEMOTION, pos=told.center, rel=(-1, 1), buttons=(0, 0, 0)))
    assert moved.rel[0] < 0 < moved.rel[1]


def test_keys_mean_the_same_in_a_small_window() -> None:
    pressed = pygame.Event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode="e")
    assert Fit.into((300, 200)).on_sheet(pressed) is pressed


def test_a_window_of_true_colours_is_drawn_on_directly() -> None:
    screen = pygame.Surface((1280, 720), 0, 32)
    assert Sheet().on(screen) is screen


@pytest.mark.parametrize("depth", [8, 12, 15, 16, 24])
def test_a_window_of_any_depth_shows_what_was_drawn(depth: int) -> None:
    screen = pygame.Surface((1280, 720), 0, depth)
    sheet = Sheet()
    canvas = sheet.on(screen)
    assert canvas.get_bitsize() == 32
    canvas.fill(ORANGE)
    sheet.show(screen)
    assert differ(screen, (700, 300)) <= 64


def test_a_window_that_orders_its_colours_in_another_way_is_not_drawn_on() -> None:
    swapped = pygame.Surface((1280, 720), 0, 32, (0xFF, 0xFF00, 0xFF0000, 0))
    sheet = Sheet()
    canvas = sheet.on(swapped)
    assert canvas is not swapped
    canvas.fill(ORANGE)
    sheet.show(swapped)
    assert swapped.get_at((5, 5))[:3] == ORANGE


def test_a_small_window_shows_the_whole_sheet_and_black_around_it() -> None:
    screen = pygame.Surface((2000, 60))
    sheet = Sheet()
    canvas = sheet.on(screen)
    canvas.fill(ORANGE)
    screen.fill((255, 255, 255))
    sheet.show(screen)
    shown = pygame.Rect(sheet.fit.x, sheet.fit.y, sheet.fit.w, sheet.fit.h)
    assert differ(screen, shown.center) <= 4
    assert screen.get_at((0, 0))[:3] == screen.get_at((1999, 59))[:3] == (0, 0, 0)
