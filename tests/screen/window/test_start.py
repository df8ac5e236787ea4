"""Starts and ends of the game in a real window, and what goes wrong around them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from screen.window.play import assert_public, by_mouse, end_turn, give_up, plays, record, verified
from screen.window.program import Window, window, write_settings

pytestmark = pytest.mark.window
THREE = ("play", "--seats", "Ada,Bo:steady,Cy:steady", "--seed", "7")
MASHED = ("1 2 3 Return space e r d z n Tab p g l plus minus Home Left Right Up Down BackSpace F5 q w " * 3).split()


def sit_down(game: Window) -> None:
    """From your own role to your own first turn at the table."""
    game.rest("role")
    game.click("hide")
    game.rest("table")


def end_quietly(game: Window) -> None:
    assert_public(game.lines)
    assert game.close() == 0
    assert game.errors == ""


def test_from_the_title_to_a_game_in_two_clicks(home: Path, display: str) -> None:
    with window(home, display) as game:
        game.rest("title")
        game.click("play-solo")
        game.rest("setup", named="start")
        game.click("start")
        game.rest("role")
        game.press("1")  # M1: the first thing done at the table puts your own role away
        game.rest("table", named="hand-1")
        assert record(game).exists()
        end_quietly(game)


def test_from_the_title_to_a_turn_by_keys(home: Path, display: str) -> None:
    with window(home, display) as game:
        game.rest("title", named="learn")
        game.press("Down", "Return")
        game.rest("setup", named="start")
        game.press("Return")
        game.rest("role")
        game.press("Return")
        game.rest("table", named="hand-1")
        end_quietly(game)


def test_a_window_is_shown_without_the_drivers_of_a_graphics_card(home: Path, display: str) -> None:
    """They take more memory than half the game."""
    with window(home, display) as game:
        game.rest("title")
        loaded = Path(f"/proc/{game.game.pid}/maps").read_text(encoding="utf-8")
        assert "libSDL2" in loaded
        assert not [name for name in ("libGL", "libEGL", "gallium", "swrast") if name in loaded]
        end_quietly(game)


def test_quit_from_the_title(home: Path, display: str) -> None:
    with window(home, display) as game:
        game.rest("title")
        game.click("quit")
        assert game.end() == 0
        assert game.errors == ""


def test_a_window_closed_while_cards_move(home: Path, display: str) -> None:
    write_settings(home, speed_bots="0.5", speed_own="0.5")
    with window(home, display, *THREE) as game:
        game.rest("role")
        game.click("hide")
        game.until(lambda line: line["scene"] == "table")
        assert game.lines[-1]["event"] == "scene", "the deal is moving, the table is not at rest"
        end_quietly(game)
    with window(home, display) as game:
        game.rest("title", named="continue")
        game.press("Down", "Return")
        game.until(lambda line: line["scene"] == "table")
        end_quietly(game)


def test_keys_mashed_while_bots_play(home: Path, display: str) -> None:
    write_settings(home, speed_bots="2")
    with window(home, display, *THREE) as game:
        sit_down(game)
        by_mouse(game)
        told = len(game.lines)
        game.press(*MASHED)
        game.press("Escape")
        game.rest("pause")
        game.press("Escape")
        game.press(*MASHED)
        game.rest("table")
        assert not any(line["event"] == "commit" for line in game.lines[told:])
        assert sum(seat == 0 for seat, _ in plays(record(game))) == 1
        verified(record(game))
        end_quietly(game)


@pytest.fixture
def ukrainian(display: str) -> Iterator[str]:
    """The virtual screen with a Ukrainian keyboard, which has no a to z."""
    environment = {**os.environ, "DISPLAY": display}
    subprocess.run(["setxkbmap", "ua"], env=environment, check=True)
    yield display
    subprocess.run(["setxkbmap", "us"], env=environment, check=True)


def test_a_turn_on_a_keyboard_without_latin_letters(home: Path, ukrainian: str) -> None:
    with window(home, ukrainian, *THREE) as game:
        game.rest("role")
        game.press("Return")
        game.rest("table", named="hand-1")
        game.press("1")
        game.rest("table", named="pass")
        game.press("Cyrillic_ve")  # in the place of D
        game.rest("table", named="end-turn", gone="pass")
        end_turn(game, lambda: game.press("Cyrillic_u"))  # in the place of E
        end_quietly(game)


def test_a_killed_game_goes_on_where_it_stood(home: Path, display: str) -> None:
    with window(home, display, *THREE) as game:
        sit_down(game)
        for _ in range(3):
            by_mouse(game)
            game.rest("table")
        hand = {name: rect for name, rect in game.rects.items() if name.startswith("hand-")}
        game.kill()
        assert game.errors == ""
    before = verified(record(game))
    with window(home, display) as game:
        game.rest("title", named="continue")
        game.click("continue")
        game.rest("table")
        assert {name: rect for name, rect in game.rects.items() if name.startswith("hand-")} == hand
        assert verified(record(game)) == before
        by_mouse(game)
        game.rest("table")
        end_quietly(game)


def test_nothing_committed_is_lost_by_a_kill(home: Path, display: str) -> None:
    with window(home, display, *THREE) as game:
        sit_down(game)
        by_mouse(game)
        game.kill()
        assert [seat for seat, _ in plays(record(game))].count(0) == 1
        verified(record(game))


def test_a_game_in_two_windows_goes_on_in_both(home: Path, display: str) -> None:
    with window(home, display, *THREE) as game:
        sit_down(game)
        by_mouse(game)
        game.rest("table")
        first = record(game)
        with window(home, display) as other:
            other.rest("title", named="continue")
            other.click("continue")
            other.rest("table")
            give_up(other)
            end_turn(other, lambda: other.click("end-turn"))
            other.rest("table")
            end_quietly(other)
        by_mouse(game)
        game.rest("table")
        end_quietly(game)
    (second,) = set(first.parent.iterdir()) - {first}
    for path in (first, second):
        verified(path)
        assert [seat for seat, _ in plays(path)].count(0) == 2
    assert not (home / "in-use.lock").exists()


def test_a_damaged_settings_file(home: Path, display: str) -> None:
    (home / "settings.json").write_bytes(b'{"speed_bots": \xff')
    with window(home, display) as game:
        game.rest("title")
        end_quietly(game)
    assert (home / "settings.json.damaged").read_bytes() == b'{"speed_bots": \xff'


def test_a_data_folder_that_cannot_be_written(home: Path, display: str) -> None:
    (home / "file").write_bytes(b"")
    with window(home, display, *THREE, environment={"FOOLS_LODE_HOME": str(home / "file" / "folder")}) as game:
        sit_down(game)
        by_mouse(game)
        end_quietly(game)
    assert not (home / "saves").exists()


@pytest.mark.parametrize("named", [{}, {"DISPLAY": ":4711"}], ids=["none", "a display that is not there"])
@pytest.mark.parametrize("words", [(), THREE], ids=["title", "play"])
def test_no_display(home: Path, named: dict[str, str], words: tuple[str, ...]) -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    bare = {name: value for name, value in os.environ.items() if name not in screens}
    environment = {**bare, **named, "FOOLS_LODE_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-m", "game", *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "display" in done.stderr or "window" in done.stderr
