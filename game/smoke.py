"""`--smoke`: a whole seeded game without a window, and one picture. Shows that a frozen build has all its parts."""

from __future__ import annotations

import os

from game.engine.ruleset import Ruleset
from game.session import Session
from game.setup import DEFAULT_NAMES, SeatSetup, Setup

_SEATS = 5
_SEED = 1


def smoke() -> int:
    """Play, draw, and return 0; whatever is missing raises."""
    setup = Setup(tuple(SeatSetup(name, "steady") for name in DEFAULT_NAMES[:_SEATS]), Ruleset())
    session = Session.new(setup, None, seed=_SEED, bot_seed=_SEED)
    play_on(session)
    _draw()
    print("gold", *session.table.gold or ())
    return 0


def play_on(session: Session) -> None:
    """Let the bots play to the end of the game."""
    while not session.finished:
        seat = session.table.to_play
        if seat is None:
            session.deal_next()
        else:
            for command in session.decide(seat).commands:
                session.play(command)


def _draw() -> None:
    """One card with its lettering, so that assets, fonts and the drawing code are there."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from game.art.catalogue import PictureKey
    from game.art.store import PictureStore

    store = PictureStore(None)
    try:
        for name in ("NES", "gold", "break:pick", "role:digger", "portrait:0"):
            store.now(PictureKey(name, 120, 180))
    finally:
        store.close()
