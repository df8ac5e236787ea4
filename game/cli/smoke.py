"""`--smoke`: whole seeded games, saved and counted, pictures of tables and all sounds, without a window: a build has
all its parts.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from game.engine.ruleset import Ruleset
from game.play.session import Session
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup

_SEATS = 5
_SEED = 1
_SIZE = (1280, 720)
_GAMES = (Ruleset(), Ruleset(saboteur2=True, bonus_nuggets=True))


def smoke() -> int:
    """Play, draw, and return 0; whatever is missing raises."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for rules in _GAMES:
            session = _session("steady", rules, Path(folder))
            _play(session)
            print("gold", *session.table.gold or ())
            _count(session, Path(folder))
    _draw([_session(HUMAN, rules) for rules in _GAMES])
    _listen()
    return 0


def _play(session: Session) -> None:
    while not session.finished:
        seat = session.table.to_play
        if seat is None:
            session.deal_next()
        else:
            for command in session.decide(seat).commands:
                session.play(command)


def _count(session: Session, folder: Path) -> None:
    """Keep the facts of a game in the statistics, from its record."""
    from game.records.replay import replay_file
    from game.statistics.facts import facts_of
    from game.statistics.store import CountedGame, Store

    assert session.path is not None, "the game is saved"
    facts = facts_of(replay_file(session.path))
    assert facts is not None, "the game is over"
    store = Store(folder)
    store.add(CountedGame(session.path.name, 0.0, facts))
    assert store.warning is None, store.warning


def _listen() -> None:
    """Decode every sound and load the music, on a mixer that nobody hears."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    from game.sound import device
    from game.sound.cues import Cue
    from game.sound.files import cue_files, files_in, names_of, sound_folder

    assert device.open_mixer(mono=False), "there is a mixer"
    files = cue_files(sound_folder())
    for cue in Cue:
        names = names_of(cue, files)
        assert names, f"{cue} has a sound"
        assert all(device.decode(files[name]) is not None for name in names), f"{cue} can be decoded"
    for path in files_in(sound_folder() / "music").values():
        pygame.mixer.music.load(path)
    device.close_mixer()


def _session(first: str, rules: Ruleset, folder: Path | None = None) -> Session:
    """Return a seeded game in which that mind sits first and `steady` ones beside it."""
    minds = [first] + ["steady"] * (_SEATS - 1)
    seats = tuple(SeatSetup(name, mind) for name, mind in zip(DEFAULT_NAMES, minds, strict=False))
    return Session.new(Setup(seats, rules, starter=0), folder, seed=_SEED, bot_seed=_SEED)


def _draw(sessions: Sequence[Session]) -> None:
    """Draw one frame of each table, so that assets, fonts and every layer of drawing are there."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.app import App
    from game.art.store import PictureStore
    from game.scenes.table.scene import TableScene
    from game.system.settings import Settings
    from game.ui.context import Context
    from game.ui.trace import Trace
    from game.ui.viewport import Viewport
    from game.ui.window import GameWindow

    window = GameWindow(_SIZE, full_screen=False)
    context = Context(Settings(), PictureStore(None), Viewport(_SIZE), Trace(None), None)
    try:
        for session in sessions:
            app = App(context, TableScene(context, session))
            drawn = app.frame((), 0.0, window.surface)
            assert drawn, "a new scene is drawn"
            app.stack.close()
    finally:
        context.pictures.close()
        pygame.quit()
