"""When a game is counted: at its scoreboard and nowhere before, once, and what is said where that fails (UX S11)."""

from __future__ import annotations

from pathlib import Path

from finished_games import put, record
from screen.driving import make_context

from game.flow import follow
from game.play.autosave import wait_for_disk
from game.play.session import Session
from game.scenes.routes import ToRoundEnd, ToScoreboard
from game.statistics.store import FILE, Store, games_of
from game.ui.context import Context


def games(folder: Path) -> int:
    return Store(folder).read(lambda connection: len({row[0] for row in games_of(connection)}), 0)


def at_the_end(folder: Path) -> tuple[Context, Session]:
    context = make_context(folder=folder)
    return context, Session.load(put(folder, "saves/autosave-0001.lode", record()))


def show_scoreboard(context: Context, session: Session) -> None:
    follow(context, ToScoreboard(session))
    wait_for_disk()


def test_s11_a_game_counts_at_its_scoreboard_once(tmp_path: Path) -> None:
    context, session = at_the_end(tmp_path)
    follow(context, ToRoundEnd(session))
    wait_for_disk()
    assert games(tmp_path) == 0
    show_scoreboard(context, session)
    show_scoreboard(context, session)
    assert games(tmp_path) == 1
    assert not context.notices


def test_s11_after_a_reset_a_look_at_an_old_game_counts_nothing(tmp_path: Path) -> None:
    context, session = at_the_end(tmp_path)
    show_scoreboard(context, session)
    assert session.path is not None
    Store(tmp_path).reset(session.path.stat().st_mtime)
    show_scoreboard(context, session)
    assert games(tmp_path) == 0


def test_s11_what_keeps_a_game_from_being_counted_is_said_once(tmp_path: Path) -> None:
    context, session = at_the_end(tmp_path)
    (tmp_path / FILE).mkdir()
    show_scoreboard(context, session)
    show_scoreboard(context, session)
    assert [notice for notice in context.notices if "Nothing can be counted" in notice] == list(context.notices)
    assert len(context.notices) == 1
