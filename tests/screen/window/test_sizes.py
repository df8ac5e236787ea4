"""Real windows of odd sizes and depths, and full screen there and back under a window manager."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from screen.window.play import by_mouse
from screen.window.program import Window, managed, screen, window, write_settings
from screen.window.xlib import Place

pytestmark = pytest.mark.window
DESKTOP = (1600, 1000)
SOLO = ("play", "--seats", "Ada,Bo:steady,Cy:steady", "--seed", "7")
ODD = ((400, 300), (1, 1), (2000, 30), (30, 900), (700, 500))


@pytest.fixture(scope="module")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A screen with a window manager."""
    if shutil.which("fluxbox") is None:
        pytest.skip("fluxbox not found")
    with screen(DESKTOP) as display, managed(display, tmp_path_factory.mktemp("manager")):
        yield display


def remembered(game: Window) -> tuple[list[int], bool]:
    """The settings of the window after the game has ended."""
    assert game.close() == 0
    assert game.errors == ""
    settings = json.loads((game.folder / "settings.json").read_text(encoding="utf-8"))
    return settings["window"], settings["full_screen"]


FRAME = 24
"""Pixels that the frame of the window manager takes at most, above and on the left."""


def covers(place: tuple[int, int, int, int]) -> bool:
    return place == (0, 0, *DESKTOP)


def test_full_screen_and_back_as_often_as_one_likes(home: Path, desktop: str) -> None:
    write_settings(home, window=[1100, 660])
    with window(home, desktop) as game:
        game.rest("title")
        before = game.placed()
        assert before[2:] == (1100, 660)

        def is_back(place: Place) -> bool:
            # a busy window manager may add the width of its frame, and tell the program nothing of it
            return place[2:] == before[2:] and 0 <= place[0] - before[0] <= FRAME and 0 <= place[1] - before[1] <= FRAME

        for _ in range(3):
            game.press("F11")
            game.placed(covers)
            game.press("F11")
            assert is_back(game.placed(is_back))
        assert remembered(game) == ([1100, 660], False)


def test_a_start_in_full_screen_leads_to_a_window_that_fits(home: Path, desktop: str) -> None:
    write_settings(home, window=[*DESKTOP], full_screen=True)
    with window(home, desktop) as game:
        game.rest("title")
        game.placed(covers)
        game.press("F11")
        left, top, width, height = game.placed(lambda place: not covers(place) and place[3] < DESKTOP[1])
        assert width <= DESKTOP[0]
        assert min(left, top) >= 0
        assert top + height <= DESKTOP[1]
        game.press("F11")
        game.placed(covers)
        assert remembered(game)[1]


def test_the_size_is_remembered_when_the_game_ends_in_full_screen(home: Path, desktop: str) -> None:
    write_settings(home, window=[1100, 660])
    with window(home, desktop) as game:
        game.rest("title")
        game.resize((1234, 777))
        game.placed(lambda place: place[2:] == (1234, 777))
        game.rest("title")
        game.press("F11")
        game.placed(covers)
        assert remembered(game) == ([1234, 777], True)


def test_no_size_ends_a_game(home: Path, display: str) -> None:
    with window(home, display, *SOLO) as game:
        game.rest("role")
        game.click("hide")
        game.rest("table")
        for size in ODD:
            game.resize(size)
            game.rest("table")
        by_mouse(game)  # the trace names where things are in the small window
        game.resize((1280, 720))
        game.rest("table")
        by_mouse(game)
        game.rest("table")
        assert remembered(game) == ([1280, 720], False)


@pytest.mark.parametrize("depth", [15, 16])
def test_a_turn_on_a_screen_of_few_colours(home: Path, depth: int) -> None:
    with screen((1280, 720), depth, "-extension", "GLX") as display, window(home, display, *SOLO) as game:
        game.rest("role")
        game.click("hide")
        game.rest("table")
        by_mouse(game)
        game.rest("table")
        assert remembered(game) == ([1280, 720], False)


@pytest.mark.parametrize(("monitor", "size"), [(1, (1400, 800)), (7, (1280, 720))])
def test_a_window_opens_on_the_screen_it_was_on(home: Path, monitor: int, size: tuple[int, int]) -> None:
    """Only the second screen has room for it as it was."""
    write_settings(home, window=[1400, 800], monitor=monitor)
    with screen((1280, 720), 24, "-screen", "1", "1440x900x24") as display, window(home, display) as game:
        game.rest("title")
        assert game.placed()[2:] == size
        remembered(game)
    assert json.loads((home / "settings.json").read_text(encoding="utf-8"))["monitor"] == monitor % 7
