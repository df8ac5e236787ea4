"""Frames of a full table at 1920×1080: median and 99th percentile while a card is dragged, while cards move, and while
a bot thinks (UX section 2: 8 ms and 16.6 ms). Run by `pytest tests/bench`.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator

import msgspec
import pygame
import pytest
from bench.figures import Figures
from bench.frames.stopwatch import SIZE, Stopwatch, drag_on, hover, pointer
from screen.rounds import new_session

from game.engine.cards import face
from game.engine.cells import GOAL_CELLS, at, xy
from game.engine.commands import Lay
from game.engine.legal import options
from game.play.session import Session
from game.records.setup import HUMAN, SeatSetup

CARDS = 60
"""More than lie there in any game of the base set, which has 44."""
FACES = ("NESW", "NES", "ESW", "EW", "NS", "N.E.S.W", "ES", "NW")
MOST_IDLE = 5.0
"""Percent of a core."""
FRAMES = 600


def full_board() -> Session:
    """The first turn of five seats, but with 60 cards on the table; a person is to move, and steady bots follow."""
    session = new_session(5, seed=2, bots="steady")
    state = session.state
    table, maze = state.table, state.table.maze
    cells = (at(x, y) for x in range(8) for y in range(-4, 5))
    empty = (cell for cell in cells if cell not in maze.cards and cell not in GOAL_CELLS)
    for number in range(CARDS - len(maze.cards) - len(maze.closed)):
        maze = maze.lay(next(empty), face(FACES[number % len(FACES)]))
    state = msgspec.structs.replace(state, table=msgspec.structs.replace(table, maze=maze))
    minds = (HUMAN if seat == table.to_play else "steady" for seat in range(table.seats))
    seats = tuple(SeatSetup(name, mind) for name, mind in zip(session.names, minds, strict=True))
    return Session(seats, session.rules, (state, 0), (1, 1), None, None)


@pytest.fixture
def watch() -> Iterator[Stopwatch]:
    """A table of 60 cards, with a person to move."""
    stopwatch = Stopwatch(full_board())
    yield stopwatch
    stopwatch.close()


def lay_something(watch: Stopwatch) -> None:
    """Commit the first path card that fits, by mouse."""
    table = watch.scene.session.table
    assert table.to_play is not None
    view = watch.scene.session.view(table.to_play)
    lay = min((option for option in options(view) if isinstance(option, Lay)), key=lambda lay: abs(xy(lay.cell)[0]))
    place = next(i for i, card in enumerate(view.hand) if card in (lay.face, lay.face.turned))
    for pos in (watch.scene.rects()[f"hand-{place + 1}"].center, watch.scene.view.cell(lay.cell).center):
        click(watch, pos)
    click(watch, watch.scene.rects()["end-turn"].center)
    assert watch.scene.session.table is not table


def click(watch: Stopwatch, pos: tuple[int, int]) -> None:
    hover(watch, pos)
    watch.frame(pointer(pygame.MOUSEBUTTONDOWN, pos, button=1))
    watch.frame(pointer(pygame.MOUSEBUTTONUP, pos, button=1))


def test_while_a_card_is_dragged(watch: Stopwatch, figures: Figures, at_length: Callable[[int, int], int]) -> None:
    assert len(watch.scene.session.table.maze.cards) + len(GOAL_CELLS) == CARDS
    move = drag_on(watch)
    for _ in range(at_length(FRAMES, 60)):
        watch.frame(*move())
    watch.report("dragging", figures)


@pytest.mark.parametrize("still", [False, True])
def test_while_cards_move_and_bots_think(
    watch: Stopwatch, figures: Figures, at_length: Callable[[int, int], int], still: bool
) -> None:
    watch.context.settings.reduced_motion = still
    lay_something(watch)
    watch.times.clear()
    until = time.monotonic() + at_length(60, 2)
    while not watch.scene.at_rest and watch.app.stack.top is watch.scene and time.monotonic() < until:
        watch.paced()
    watch.report("cards moving, bots thinking" + still * ", less motion", figures)


def test_while_the_pointer_moves_and_a_bot_thinks(
    watch: Stopwatch, figures: Figures, at_length: Callable[[int, int], int]
) -> None:
    lay_something(watch)
    watch.times.clear()
    steps = itertools.count()
    until = time.monotonic() + at_length(60, 2)
    while not watch.scene.at_rest and watch.app.stack.top is watch.scene and time.monotonic() < until:
        step = next(steps)
        pos = (40 + step * 13 % (SIZE[0] - 80), 40 + step * 7 % (SIZE[1] - 80))
        watch.paced(pointer(pygame.MOUSEMOTION, pos, rel=(13, 7), buttons=(0, 0, 0)))
    watch.report("pointer moving, bots thinking", figures)


def test_an_idle_table(watch: Stopwatch, figures: Figures, at_length: Callable[[int, int], int]) -> None:
    """Only faces move, now and then, and in between the window sleeps (UX M30)."""
    passed, began = 0.0, time.thread_time()
    until = at_length(300, 30)
    while passed < until:
        passed += watch.wake()
    share = (time.thread_time() - began) / passed
    figures.note("idle table at 1080p, without showing it: part of a core", 100 * share, "%", MOST_IDLE)
