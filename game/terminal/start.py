"""From a call to a game in text, and how that ends: always saved, never with a traceback."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from game.play.autosave import wait_for_disk
from game.play.resume import CannotPlay
from game.play.saved_games import newest_unfinished, no_save_sentence
from game.play.session import Session
from game.records.setup import Setup
from game.statistics.counting import count_finished
from game.system.errors import INTERRUPTED, WrongCall
from game.system.settings import Settings
from game.terminal.console import Console, InputEnded, console_of
from game.terminal.game import Left, TextGame
from game.terminal.looking import saved_sentence

Begin = Callable[[Path | None], Session]
"""Makes the game that is played, saved below the data folder if there is one."""


def play_text(
    begin: Begin, settings: Settings, folder: Path | None, notices: Sequence[str] = (), *, boxes: bool = False
) -> int:
    """Say the notices, play a game on the streams of the program, and return the exit code."""
    session = begin(folder)
    console = console_of(sys.stdin, sys.stdout)
    for notice in notices:
        console.say(notice)
    return play_on(session, console, settings, boxes=boxes)


def play_on(session: Session, console: Console, settings: Settings, *, boxes: bool = False) -> int:
    """Play a session on a console and return the exit code."""
    game = TextGame(session, console, settings, boxes=boxes)
    code = 0
    try:
        game.run()
    except (InputEnded, Left):
        pass
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever is in a hurry presses twice
        code = INTERRUPTED
    finally:
        game.cover()
    _leave(session, console)
    return code


def _leave(session: Session, console: Console) -> None:
    session.save()
    wait_for_disk()
    console.say(saved_sentence(session))
    if session.finished and session.path is not None:
        trouble = count_finished(session.path, session.path.parent.parent)
        if trouble is not None:
            console.say(trouble)


def new_game(setup: Setup) -> Begin:
    """Return what deals a new game."""
    return lambda folder: Session.new(setup, folder)


def newest_game(folder: Path | None) -> Session:
    """Go on with the game that was left last. Raises `WrongCall` when there is none that can be played."""
    save = newest_unfinished(folder)
    if save is None:
        raise WrongCall(no_save_sentence())
    try:
        return Session.load(save.path)
    except CannotPlay as refused:
        raise WrongCall(refused.message) from None
