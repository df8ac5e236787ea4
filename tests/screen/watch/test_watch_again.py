"""A game is watched over whatever is there, which is there again afterwards; up to a reveal if unfinished (R7.7)."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pygame
import pytest
import scenarios
from screen import rounds
from screen.driving import AtOnce, Driver

from game.app import App
from game.engine.events import Kept, NuggetsDrawn, Paid, RoundEnded
from game.play.session import Session
from game.records.excerpt import only_round
from game.records.replay import replay
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.routes import ToReplay
from game.scenes.watch.opening import OpeningReplay
from game.scenes.watch.scene import Watch
from game.ui.context import Context
from game.ui.widgets.dialog import Dialog

pytestmark = pytest.mark.usefixtures("plain_plates")


class _Never(AtOnce):
    """A worker that is not done yet."""

    def submit(self, _fn: Callable[..., Any], /, *_args: Any, **_kwargs: Any) -> Future[Any]:
        return Future()


def _context() -> Context:
    context = rounds.instant_context()
    context.worker = lambda _name: AtOnce()
    return context


def _paid_round() -> Session:
    """A game whose first round is over, every nugget picked."""
    session = rounds.new_session(4, seed=1)
    for after in rounds.bot_moves(session):
        if after.table.to_play is None:
            return after
    raise AssertionError


def test_a_round_end_shows_its_round_again_and_is_there_afterwards() -> None:
    session, context = _paid_round(), _context()
    driver = Driver(context, RoundEndScene(context, session))
    context.game = session
    driver.frame(dt=5.0)
    there = driver.scene
    driver.click("watch")
    driver.frame()
    scene = driver.scene
    assert isinstance(scene, Watch)
    assert context.game is session
    driver.press(pygame.K_END, pygame.K_ESCAPE)
    assert driver.at(there)


def test_before_the_reveal_there_is_nothing_to_watch() -> None:
    context = _context()
    context.settings.speed_own = "1"
    scene = RoundEndScene(context, _paid_round())
    Driver(context, scene)
    assert "watch" not in scene.rects()


def test_the_scoreboard_shows_the_whole_game() -> None:
    session, context = rounds.whole_game(4), _context()
    driver = Driver(context, Scoreboard(context, session))
    driver.frame(dt=5.0)
    driver.click("watch")
    driver.frame()
    scene = driver.scene
    assert isinstance(scene, Watch)
    driver.press(pygame.K_END)
    assert scene._states[-1].table == session.table
    driver.click("close")
    assert isinstance(driver.scene, Scoreboard)


@pytest.mark.parametrize("leads", ["share", "gazette", "what-if"])
def test_a_replay_that_is_left_stops_and_its_button_plays_on(leads: str) -> None:
    context = _context()
    scene = Watch(context, replay(rounds.whole_game(4).record))
    driver = Driver(context, scene)
    driver.click("play")
    driver.click(leads)
    assert driver.scene is not scene
    left = scene.position
    driver.press(pygame.K_ESCAPE)
    driver.frame(dt=60.0)
    assert driver.scene is scene
    assert scene.position == left
    driver.click("play")
    driver.frame(dt=60.0)
    assert scene.position > left


@pytest.mark.parametrize("name", [path.name for path in sorted(scenarios.GOLDEN.glob("*.lode"))])
def test_one_round_ends_with_its_reveal(name: str) -> None:
    """R7.7: neither values of cards nor picks are in it, whoever looks, however it is paid."""
    whole = replay((scenarios.GOLDEN / name).read_bytes())
    for number in {played.step.state.table.round for played in whole.played}:
        part = only_round(whole, number)
        assert {played.step.state.table.round for played in part.played} == {number}
        last = part.played[-1].step
        if last.state.table.outcome is None:
            continue
        seen = last.state.events[: last.state.logged]
        assert isinstance(seen[-1], RoundEnded)
        assert isinstance(last.events[-1], RoundEnded)
        assert not any(isinstance(event, Kept | Paid | NuggetsDrawn) for event in (*seen, *last.events))
        assert (set(last.state.paid), last.state.nuggets, last.state.pool) == ({0}, (), ())


def test_a_file_is_read_on_a_worker_and_what_takes_long_can_be_left(tmp_path: Path) -> None:
    path = tmp_path / "game.lode"
    path.write_bytes(scenarios.whole_game())
    context = _context()
    app = App(context, ToReplay(path))
    app.frame([], 0.1, pygame.Surface(context.viewport.size))
    assert isinstance(app.stack.top, Watch)
    context.worker = lambda _name: _Never()
    driver = Driver(context, OpeningReplay(context, path))
    assert "cancel" not in driver.scene.rects()
    driver.frame(dt=0.2)
    driver.frame()
    driver.click("cancel")
    assert driver.app.stack.top is None


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b'{"record": 1}\n'])
def test_what_cannot_be_watched_is_said(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.lode"
    path.write_bytes(data)
    context = _context()
    app = App(context, ToReplay(path, over=True))
    app.frame([], 0.1, pygame.Surface(context.viewport.size))
    assert isinstance(app.stack.top, Dialog)


def test_of_a_round_that_is_over_as_soon_as_it_is_dealt_the_payment_is_left_out_too() -> None:
    deal = scenarios.position(hands=[[], [], []])
    whole = replay(scenarios.record(scenarios.header(scenario=True), deal))
    (shown,) = only_round(whole, 1).played
    assert not any(isinstance(event, Paid) for event in shown.step.events)
    assert set(shown.step.state.paid) == {0}
