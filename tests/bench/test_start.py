"""Start-up, rest and memory of the game in a real window. Run by `pytest tests/bench`.

Limits (UX M30): at 1280×720 the title is drawn within 1.0 s (2.0 s without a picture cache), the table is
dealt 0.5 s after Start and sharp after 2 s, an idle table takes a twentieth of a core at most; at 1920×1080 a whole
game stays below 200 MB.
"""

from __future__ import annotations

import os
import select
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bench.figures import Figures
from screen.window.play import by_mouse, play_on
from screen.window.program import Window, screen, window, write_settings

pytestmark = pytest.mark.window
LARGE = (1920, 1080)
IDLE_SECONDS = 4
BANNER_SECONDS = 4
"""For so long the line of whose turn it is stands, about."""
SHARP_SECONDS = 2.0


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder without any picture in it."""
    write_settings(tmp_path)
    return tmp_path


def title_after(home: Path, display: str) -> float:
    """Seconds from the start of the program to its first drawn title."""
    began = time.monotonic()
    with window(home, display) as game:
        game.until(lambda line: line["scene"] == "title")
        took = time.monotonic() - began
        game.rest("title")
        wait_for_pictures(game)
        assert game.close() == 0
    return took


def wait_for_pictures(game: Window) -> float:
    """Wait until the program has stopped working; for how long it went on, in seconds."""
    began, used = time.monotonic(), cpu_seconds(game)
    while True:
        quiet_for(0.25)
        now = cpu_seconds(game)
        if now - used < 0.05:
            return time.monotonic() - began - 0.25
        used = now


def quiet_for(seconds: float) -> None:
    """Let real time pass, which is what is measured here."""
    select.select([], [], [], seconds)


def cpu_seconds(game: Window) -> float:
    fields = Path(f"/proc/{game.game.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_megabytes(game: Window) -> float:
    status = Path(f"/proc/{game.game.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024 / 1e6


def table_after(game: Window) -> float:
    """Seconds from Start to the table, over which one's own role lies."""
    game.rest("title")
    game.click("play-solo")
    game.rest("setup", named="start")
    wait_for_pictures(game)
    began = time.monotonic()
    game.click("start")
    game.until(lambda line: line["scene"] in ("table", "role"))
    return time.monotonic() - began


def test_title_cold_and_warm(home: Path, display: str, figures: Figures, at_length: Callable[[int, int], int]) -> None:
    cold = title_after(home, display)
    warm = min(title_after(home, display) for _ in range(at_length(3, 1)))
    figures.note("title without pictures", cold, "s", 2.0)
    figures.note("title with pictures", warm, "s", 1.0)


def test_table_cold_and_warm(home: Path, display: str, figures: Figures, at_length: Callable[[int, int], int]) -> None:
    took, sharp = [], 0.0
    for _ in range(at_length(3, 2)):
        with window(home, display) as game:
            took.append(table_after(game))
            sharp = sharp or wait_for_pictures(game)
    figures.note("Start to table without pictures", took[0], "s")
    figures.note("table sharp after", sharp, "s", SHARP_SECONDS)
    figures.note("Start to table with pictures", min(took[1:]), "s", 0.5)


def test_an_idle_table(home: Path, display: str, figures: Figures, at_length: Callable[[int, int], int]) -> None:
    with window(home, display, "play", "--seed", "7") as game:
        game.rest("role")
        game.click("hide")
        while game.rest()["seat"] != 0:
            pass
        quiet_for(at_length(BANNER_SECONDS, 1))
        wait_for_pictures(game)
        before = cpu_seconds(game)
        seconds = at_length(IDLE_SECONDS, 1)
        quiet_for(seconds)
        share = (cpu_seconds(game) - before) / seconds
    figures.note("idle table: part of a core", 100 * share, "%", 5)


def test_memory_of_a_whole_game(home: Path, figures: Figures) -> None:
    write_settings(home, window=list(LARGE))
    seats = "Ada,:steady,:steady,:steady,:steady"
    with screen(LARGE) as display, window(home, display, "play", "--seats", seats) as game:
        if figures.once:
            game.rest("role")
            game.click("hide")
            while game.rest()["seat"] != 0:
                pass
            by_mouse(game)
        else:
            play_on(game, by_mouse, game.rest())
        peak = peak_megabytes(game)
    figures.note("peak memory at 1920x1080", peak, "MB", 200)
