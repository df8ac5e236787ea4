"""What is said after a fault in a game: where the game is, as it is, and where the note of the fault lies."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest
from screen.driving import make_context

from game.app import App
from game.engine.ruleset import EDITIONS
from game.records.setup import HUMAN, SeatSetup, Setup
from game.scenes.routes import ToFreshGame, ToTitle
from game.ui.context import Context
from game.ui.scene import Route
from game.ui.widgets.dialog import Dialog
from game.ui.window import GameWindow

SETUP = Setup(tuple(SeatSetup(name, HUMAN) for name in ("Ada", "Bo", "Cy")), EDITIONS["rebel"], seed=1)
SAVED, UNSAVED = "The game was saved.", "The game could not be saved."


@pytest.fixture
def words_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[Context, Route], str]:
    """Run the window from a route, with a fault in its second frame, and return what the dialog then says."""

    def run(context: Context, first: Route) -> str:
        window = GameWindow(context.viewport.size, full_screen=False)
        app = App(context, first, home=ToTitle())
        said: list[str] = []
        whole, count = app.frame, 0

        def frame(events: Sequence[pygame.Event], dt: float, canvas: pygame.Surface) -> bool:
            nonlocal count
            count += 1
            if count == 2:
                raise RuntimeError("a fault")
            top = app.stack.top
            if isinstance(top, Dialog):
                said.extend(line.text for part in top.parts for line in part.texts(context.viewport))
                events = [*events, pygame.Event(pygame.QUIT)]
            return whole(events, dt, canvas)

        monkeypatch.setattr(app, "frame", frame)
        pygame.event.clear()
        app.run(window)
        window.close()
        return " ".join(said)

    return run


def test_a_game_that_is_in_a_file_was_saved(tmp_path: Path, words_after: Callable[[Context, Route], str]) -> None:
    words = words_after(make_context(folder=tmp_path), ToFreshGame(SETUP))
    assert SAVED in words
    assert UNSAVED not in words


def test_a_game_that_is_in_no_file_was_not(words_after: Callable[[Context, Route], str]) -> None:
    words = words_after(make_context(folder=None), ToFreshGame(SETUP))
    assert UNSAVED in words
    assert SAVED not in words


def test_where_no_game_is_played_nothing_is_said_of_one(
    tmp_path: Path, words_after: Callable[[Context, Route], str]
) -> None:
    words = words_after(make_context(folder=tmp_path), ToTitle())
    assert "went back to its title" in words
    assert SAVED not in words
    assert UNSAVED not in words


@pytest.mark.skipif(os.name == "nt", reason="file names are letters there")
@pytest.mark.parametrize("name", [b"\xff\xfe", b"two\nlines", "\u202egnp".encode()])
def test_a_folder_whose_name_nothing_can_show(
    tmp_path: Path, words_after: Callable[[Context, Route], str], name: bytes
) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
    folder.mkdir()
    words = words_after(make_context(folder=folder), ToFreshGame(SETUP))
    assert SAVED in words
    assert (folder / "crash.txt").exists()
    assert "noted in" in words
    assert words.isprintable()
    assert words.encode("utf-8")
