"""How long a frame of the table takes at 1920x1080 (UX section 2): run with `pytest tests/bench`."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

import pygame
import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from screen.rounds import new_session

from game.app import App
from game.art.store import PictureStore
from game.engine import legal
from game.engine.commands import Lay, Pass
from game.scenes.table import TableScene
from game.session import Session
from game.settings import Settings
from game.setup import HUMAN, SeatSetup
from game.ui.context import Context
from game.ui.trace import Trace
from game.ui.viewport import Viewport

SIZE = (1920, 1080)
MOST_CARDS = 60


def _full_board() -> Session:
    """A game in which as many path cards lie as can be laid, up to 60; a person is to move."""
    session, rng = new_session(5, edition="g3"), random.Random(2)
    while len(session.table.maze.cards) < MOST_CARDS and session.table.deck > 6:
        seat = session.table.to_play
        assert seat is not None
        options = legal.options(session.view(seat))
        lays = [command for command in options if isinstance(command, Lay)]
        session.play(rng.choice(lays or [command for command in options if isinstance(command, Pass)]))
        if session.table.outcome is not None:
            raise AssertionError("the round has ended")
    who = session.table.to_play
    session.seats = tuple(
        SeatSetup(seat.name, HUMAN if place == who else "random") for place, seat in enumerate(session.seats)
    )
    return session


@pytest.fixture
def table() -> Iterator[Callable[..., None]]:
    """A table that is at rest, with exact pictures; calls are frames."""
    pygame.display.init()
    canvas = pygame.display.set_mode(SIZE)
    context = Context(Settings(window=SIZE), PictureStore(None), Viewport(SIZE), Trace(None), None)
    scene = TableScene(context, _full_board())
    app = App(context, scene)

    def frame(*events: pygame.Event) -> None:
        app.frame(events, 1 / 60, canvas)

    while not scene.at_rest or context.pictures.pending:
        frame()
    yield frame
    app.close()
    pygame.display.quit()


def test_a_frame_while_a_card_is_dragged(table: Callable[..., None], benchmark: BenchmarkFixture) -> None:
    steps = itertools.count()
    table(pygame.Event(pygame.MOUSEMOTION, pos=(400, 960), rel=(1, 0), buttons=(0, 0, 0)))
    table(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(400, 960), button=1))

    def drag() -> None:
        step = next(steps)
        pos = (400 + step * 7 % 1000, 120 + step * 5 % 700)
        table(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(7, 5), buttons=(1, 0, 0)))

    benchmark(drag)


def test_a_frame_while_the_view_is_moved(table: Callable[..., None], benchmark: BenchmarkFixture) -> None:
    table(pygame.Event(pygame.MOUSEMOTION, pos=(900, 400), rel=(1, 0), buttons=(0, 0, 0)))
    table(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(900, 400), button=2))
    steps = itertools.count()

    def pan() -> None:
        by = 4 if next(steps) % 40 < 20 else -4
        table(pygame.Event(pygame.MOUSEMOTION, pos=(900, 400), rel=(by, by), buttons=(0, 1, 0)))

    benchmark(pan)


def test_the_board_is_baked_anew(table: Callable[..., None], benchmark: BenchmarkFixture) -> None:
    wheel = itertools.cycle((1, -1))

    def zoom_and_rest() -> None:
        table(pygame.Event(pygame.MOUSEMOTION, pos=(900, 400), rel=(1, 0), buttons=(0, 0, 0)))
        table(pygame.Event(pygame.MOUSEWHEEL, y=next(wheel), x=0))
        for _ in range(9):
            table()

    benchmark(zoom_and_rest)
