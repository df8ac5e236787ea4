"""`--smoke`: a whole seeded game and one picture of a table, without a window. Shows that a build has all its parts."""

from __future__ import annotations

import os

from game.engine.ruleset import Ruleset
from game.session import Session
from game.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup

_SEATS = 5
_SEED = 1
_SIZE = (1280, 720)


def smoke() -> int:
    """Play, draw, and return 0; whatever is missing raises."""
    session = _session("steady")
    while not session.finished:
        seat = session.table.to_play
        if seat is None:
            session.deal_next()
        else:
            for command in session.decide(seat).commands:
                session.play(command)
    _draw(_session(HUMAN))
    print("gold", *session.table.gold or ())
    return 0


def _session(first: str) -> Session:
    """A seeded game in which that mind sits first and `steady` ones beside it."""
    minds = [first] + ["steady"] * (_SEATS - 1)
    seats = tuple(SeatSetup(name, mind) for name, mind in zip(DEFAULT_NAMES, minds, strict=False))
    return Session.new(Setup(seats, Ruleset(), starter=0), None, seed=_SEED, bot_seed=_SEED)


def _draw(session: Session) -> None:
    """One frame of the table, so that assets, fonts and every layer of drawing are there."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.app import App
    from game.art.store import PictureStore
    from game.scenes.table import TableScene
    from game.settings import Settings
    from game.ui.context import Context
    from game.ui.trace import Trace
    from game.ui.viewport import Viewport

    pygame.display.init()
    pygame.font.init()
    context = Context(Settings(), PictureStore(None), Viewport(_SIZE), Trace(None), None)
    try:
        app = App(context, TableScene(context, session))
        drawn = app.frame((), 0.0, pygame.display.set_mode(_SIZE))
        assert drawn, "a new scene is drawn"
        app.stack.close()
    finally:
        context.pictures.close()
        pygame.quit()
