"""Where and in which size the window opens, and what of it is remembered."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame
import pytest

from game.ui.window import GameWindow, SizeMemory, opened, placed_on, within

DESKTOP = (1600, 1000)
MAXIMISED = (1600, 958)


@pytest.mark.parametrize(
    ("size", "desktop", "wanted"),
    [
        ((1100, 660), DESKTOP, (1100, 660)),
        ((1600, 1000), DESKTOP, (1600, 920)),
        ((3000, 500), DESKTOP, (1600, 640)),
        ((1280, 720), (1366, 768), (1280, 688)),
        ((1280, 720), (1024, 640), (1024, 640)),
        ((1280, 720), (800, 600), (800, 600)),
        ((200, 200), DESKTOP, (1024, 640)),
    ],
)
def test_a_window_fits_its_desktop(size: tuple[int, int], desktop: tuple[int, int], wanted: tuple[int, int]) -> None:
    assert within(size, desktop) == wanted


def test_a_window_as_large_as_the_desktop_opens_maximised() -> None:
    assert opened((1600, 1000), DESKTOP) == ((1600, 1000), True)
    assert opened((2000, 2000), DESKTOP) == ((1600, 1000), True)
    assert opened((1600, 700), DESKTOP) == ((1600, 700), False)
    assert opened((1280, 980), DESKTOP) == ((1280, 920), False)


@pytest.fixture
def memory() -> SizeMemory:
    return SizeMemory((1100, 660), full_screen=False, maximised=None)


def resized(memory: SizeMemory, size: tuple[int, int]) -> None:
    memory.hear(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]), size)


def test_a_size_pulled_by_hand_is_remembered(memory: SizeMemory) -> None:
    for size in ((1110, 670), (1120, 680)):
        resized(memory, size)
        memory.pass_time(0.02)
    assert memory.size == (1120, 680)


def test_the_size_of_the_full_screen_is_not(memory: SizeMemory) -> None:
    memory.full_screen = True
    resized(memory, DESKTOP)
    memory.hear(pygame.Event(pygame.WINDOWRESTORED), DESKTOP)
    memory.pass_time(5)
    assert memory.size == (1100, 660)
    memory.full_screen = False
    resized(memory, (1100, 660))
    assert memory.size == (1100, 660)


def test_a_maximised_window_leaves_the_size_before(memory: SizeMemory) -> None:
    memory.hear(pygame.Event(pygame.WINDOWMAXIMIZED), (1100, 660))
    resized(memory, MAXIMISED)
    memory.pass_time(5)
    assert memory.size == (1100, 660)
    assert memory.maximised
    memory.hear(pygame.Event(pygame.WINDOWRESTORED), (1100, 660))
    resized(memory, (1100, 660))
    memory.pass_time(5)
    resized(memory, (1300, 800))
    assert memory.size == (1300, 800)


def test_so_does_one_that_says_so_only_after_its_size(memory: SizeMemory) -> None:
    resized(memory, (1300, 800))
    memory.pass_time(5)
    resized(memory, MAXIMISED)
    memory.pass_time(0.02)
    memory.hear(pygame.Event(pygame.WINDOWMAXIMIZED), MAXIMISED)
    memory.pass_time(5)
    assert memory.size == (1300, 800)


def test_full_screen_out_of_a_maximised_window_leads_back_to_it(memory: SizeMemory) -> None:
    memory.hear(pygame.Event(pygame.WINDOWMAXIMIZED), MAXIMISED)
    memory.full_screen = True
    resized(memory, DESKTOP)
    memory.hear(pygame.Event(pygame.WINDOWRESTORED), DESKTOP)
    memory.full_screen = False
    resized(memory, MAXIMISED)
    assert memory.maximised
    assert memory.size == (1100, 660)


def test_a_window_that_opens_maximised_and_is_pulled_small_without_a_word() -> None:
    memory = SizeMemory((1600, 1000), full_screen=False, maximised=DESKTOP)
    resized(memory, MAXIMISED)
    assert memory.size == (1600, 1000)
    resized(memory, (1200, 700))
    assert memory.size == (1200, 700)
    assert not memory.maximised


def test_full_screen_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window = GameWindow((1024, 660), full_screen=False)
    assert window.surface.get_size() == (1024, 660)
    window.cover_screen(True)
    assert window.full_screen
    window.cover_screen(True)
    window.cover_screen(False)
    assert not window.full_screen
    assert window.surface.get_size() == (1024, 660)
    assert window.windowed_size == (1024, 660)
    window.close()


@pytest.mark.parametrize(("monitor", "number"), [(0, 0), (1, 1), (2, 0), (-1, 0)])
def test_a_window_opens_on_the_screen_it_was_on_or_on_the_first(
    monkeypatch: pytest.MonkeyPatch, monitor: int, number: int
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    screens = [(1280, 720), (2560, 1440)]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: screens)
    window = GameWindow((1500, 900), full_screen=False, monitor=monitor)
    assert window.monitor == number
    assert window.surface.get_size() == opened((1500, 900), screens[number])[0]
    assert placed_on(monitor, 2) == (pygame.WINDOWPOS_CENTERED + number,) * 2
    window.hear(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1 - number))
    assert window.monitor == 1 - number
    window.close()


def test_where_there_is_one_screen_the_system_says_where_a_window_opens() -> None:
    assert placed_on(1, 1) == (pygame.WINDOWPOS_UNDEFINED,) * 2


@pytest.mark.parametrize(("named", "wanted"), [(None, "fools-lode"), ("", "fools-lode"), ("mine", "mine")])
def test_the_window_class_is_ours_unless_somebody_named_it(
    monkeypatch: pytest.MonkeyPatch, named: str | None, wanted: str
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", named if named is not None else Path(sys.argv[0]).name)
    window = GameWindow((1280, 720), full_screen=False)
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == wanted
    assert window.title == "Fool's Lode"
    window.close()
