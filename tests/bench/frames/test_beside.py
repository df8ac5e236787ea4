"""Frames of a table of twelve seats with both expansions at 1920x1080, beside a program that keeps one core busy: 99 of
a hundred within 16.6 ms, none in play above 33 ms (UX section 2). Run by `pytest tests/bench`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache

import pygame
import pytest
from bench.figures import Figures
from bench.frames.stopwatch import LATE, Stopwatch, drag_on, hover, pointer
from msgspec.structs import replace
from screen.rounds import bot_moves, new_session

from game.engine.commands import Pass
from game.engine.legal import options
from game.engine.ruleset import EDITIONS
from game.play.session import Session
from game.records.setup import HUMAN, SeatSetup

BOTH = replace(EDITIONS["g3"], saboteur2=True, bonus_nuggets=True)
CARDS = 26
"""In the maze, when the measured turns begin: about the middle of a round."""
PLACE = (900, 400)
pytestmark = pytest.mark.usefixtures("other_program")
AtLength = Callable[[int, int], int]


@cache
def _middle_of_a_round() -> Session:
    for seed in range(100):
        for session in bot_moves(new_session(12, seed=seed, rules=BOTH, bots="steady")):
            if session.table.outcome is not None or session.table.question is not None:
                break
            if len(session.table.maze.cards) >= CARDS:
                return session
    raise LookupError("no round lays so many cards")


def _table() -> Session:
    """A person is to move, and bots follow that think all the time."""
    session = _middle_of_a_round()
    to_play = session.table.to_play
    seats = tuple(SeatSetup(n, HUMAN if seat == to_play else "sharp") for seat, n in enumerate(session.names))
    return Session(seats, session.rules, (session.state, 0), (1, 1), None, None)


@pytest.fixture
def watch(request: pytest.FixtureRequest) -> Iterator[Stopwatch]:
    """The table at rest, or while it opens."""
    stopwatch = Stopwatch(_table(), speed="4", fresh=getattr(request, "param", False))
    yield stopwatch
    stopwatch.close()


def test_bots_think_and_cards_move(watch: Stopwatch, figures: Figures, at_length: AtLength) -> None:
    until = time.monotonic() + at_length(40, 2)
    while time.monotonic() < until and watch.app.stack.top is watch.scene and watch.scene.session.table.outcome is None:
        seat = watch.scene.seat
        if seat is not None and watch.scene.at_rest:
            legal = options(watch.scene.session.view(seat))
            watch.scene.turns.play(seat, next(command for command in legal if isinstance(command, Pass)))
        watch.paced()
    watch.report("beside another program, bots thinking, cards moving", figures, LATE)


def test_a_card_is_dragged(watch: Stopwatch, figures: Figures, at_length: AtLength) -> None:
    move = drag_on(watch)
    watch.times.clear()
    for _ in range(at_length(400, 40)):
        watch.paced(*move())
    watch.report("beside another program, dragging", figures, LATE)


def test_the_view_is_moved(watch: Stopwatch, figures: Figures, at_length: AtLength) -> None:
    hover(watch, PLACE)
    for turn in range(at_length(6, 1)):
        watch.paced(pointer(pygame.MOUSEBUTTONDOWN, PLACE, button=2))
        for step in range(40):
            by = 6 if (step + turn) % 40 < 20 else -6
            watch.paced(pointer(pygame.MOUSEMOTION, PLACE, rel=(by, by), buttons=(0, 1, 0)))
        watch.paced(pointer(pygame.MOUSEBUTTONUP, PLACE, button=2))
        for _ in range(20):
            watch.paced()
    watch.report("beside another program, the view moved", figures, LATE)


def test_the_view_is_zoomed(watch: Stopwatch, figures: Figures, at_length: AtLength) -> None:
    hover(watch, PLACE)
    for _ in range(at_length(8, 1)):
        for y in (1, 1, 1, -1, -1, -1):
            watch.paced(pygame.Event(pygame.MOUSEWHEEL, x=0, y=y))
            for _ in range(2 if y > 0 else 16):
                watch.paced()
    watch.report("beside another program, zooming", figures, LATE)


def test_the_view_glides(watch: Stopwatch, figures: Figures, at_length: AtLength) -> None:
    """To a far card, and back."""
    viewpoint = watch.scene.view.viewpoint
    viewpoint.zoom(6, PLACE)
    for _ in range(at_length(8, 1)):
        for cell in (min(watch.scene.session.table.maze.cards), max(watch.scene.session.table.maze.cards)):
            viewpoint.reveal(cell)
            for _ in range(30):
                watch.paced()
    watch.report("beside another program, the view gliding", figures, LATE)


@pytest.mark.parametrize("watch", [True], indirect=True)
def test_a_table_opens(watch: Stopwatch, figures: Figures) -> None:
    """The frames after the first, while pictures are still drawn."""
    watch.frame()
    figures.note("beside another program, a table opens: its first frame", watch.times.pop() * 1000, "ms")
    until = time.monotonic() + 2
    while time.monotonic() < until:
        watch.paced()
    watch.report("beside another program, just opened", figures, LATE)
