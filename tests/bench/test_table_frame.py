"""How long a frame of the table takes at 1920x1080 (UX section 2): run with `pytest tests/bench`."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

import pygame
import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture
from screen.rounds import new_session

from game.app import App
from game.art.store import PictureStore
from game.engine import legal
from game.engine.cards import Face, Marker, Tool
from game.engine.cells import GOAL_CELLS, START_CELL, STEPS, Cell, xy
from game.engine.deal import all_cards, shuffle
from game.engine.maze import first_maze
from game.engine.observe import observe
from game.engine.ruleset import EDITIONS, Ruleset
from game.engine.turn import apply, start
from game.play.session import Session
from game.scenes.table.scene import TableScene
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.trace import Trace
from game.ui.viewport import Viewport

SIZE = (1920, 1080)
Table = tuple[Callable[..., object], tuple[int, int]]
"""What makes one frame, and where the first card of the hand is."""
BASE, BOTH = EDITIONS["g3"], replace(EDITIONS["g3"], saboteur2=True, bonus_nuggets=True)


def _full_maze(rules: Ruleset, rng: random.Random) -> dict[Cell, Face]:
    """As many of the path cards of the game as find a place, one after another."""
    maze = first_maze()
    cards = [card for card in all_cards(rules) if isinstance(card, Face) and card.living]
    rng.shuffle(cards)
    for card in cards:
        ways = [way for way in (card, card.turned) for cell in maze.spots if maze.fits(way, cell) and _free(cell)]
        if ways:
            cells = [cell for cell in maze.spots if maze.fits(ways[0], cell) and _free(cell)]
            maze = maze.lay(rng.choice(cells), ways[0])
    return {cell: face for cell, face in maze.cards.items() if cell != START_CELL}


def _free(cell: Cell) -> bool:
    x, y = xy(cell)
    return -2 <= x <= 7 and -4 <= y <= 4 and all(cell + step not in GOAL_CELLS for _, step, _ in STEPS)


def _full_board(rules: Ruleset) -> Session:
    """A set-up position with every card of the game in play, and things in front of the seats; a person is to move."""
    rng = random.Random(2)
    seats = 12 if rules.saboteur2 else 5
    dealt = shuffle(seats, rng, rules=rules, starter=0)
    things = [tuple(Tool), (Tool.PICK, *Marker), (Marker.THEFT,)] if rules.saboteur2 else [tuple(Tool), (Tool.LAMP,)]
    before = ((), *(things[seat % len(things)] for seat in range(seats - 1)))
    sitting = new_session(seats, 0, rules=rules).seats
    state = start(rules, replace(dealt, maze=_full_maze(rules, rng), in_front=before)).state
    if state.table.question is not None:
        seat = state.table.to_play
        assert seat is not None
        state = apply(state, legal.options(observe(state, seat))[0]).state
    return Session(sitting, rules, (state, 1), (1, 2), None, None)


@pytest.fixture(params=[BASE, BOTH], ids=["base", "both-expansions"])
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table that is at rest, with exact pictures; calls are frames."""
    pygame.display.init()
    canvas = pygame.display.set_mode(SIZE)
    context = Context(Settings(window=SIZE), PictureStore(None), Viewport(SIZE), Trace(None), None)
    scene = TableScene(context, _full_board(request.param))
    app = App(context, scene)

    def frame(*events: pygame.Event) -> tuple[int, int]:
        app.frame(events, 1 / 60, canvas)
        return scene.view.hand_view.card_rect(0, len(scene.view.seen.hand)).center

    while not scene.at_rest or context.pictures.pending:
        frame()
    hand = scene.rects()["hand-1"].center
    yield frame, hand
    app.close()
    pygame.display.quit()


def test_a_frame_while_a_card_is_dragged(table: Table, benchmark: BenchmarkFixture) -> None:
    frame, hand = table
    steps = itertools.count()
    frame(pygame.Event(pygame.MOUSEMOTION, pos=hand, rel=(1, 0), buttons=(0, 0, 0)))
    frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=hand, button=1))

    def drag() -> None:
        step = next(steps)
        pos = (400 + step * 7 % 1000, 120 + step * 5 % 700)
        frame(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(7, 5), buttons=(1, 0, 0)))

    benchmark(drag)


def test_a_frame_while_the_view_is_moved(table: Table, benchmark: BenchmarkFixture) -> None:
    frame, _hand = table
    frame(pygame.Event(pygame.MOUSEMOTION, pos=(900, 400), rel=(1, 0), buttons=(0, 0, 0)))
    frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(900, 400), button=2))
    steps = itertools.count()

    def pan() -> None:
        by = 4 if next(steps) % 40 < 20 else -4
        frame(pygame.Event(pygame.MOUSEMOTION, pos=(900, 400), rel=(by, by), buttons=(0, 1, 0)))

    benchmark(pan)


def test_the_board_is_baked_anew(table: Table, benchmark: BenchmarkFixture) -> None:
    frame, _hand = table
    wheel = itertools.cycle((1, -1))

    def zoom_and_rest() -> None:
        frame(pygame.Event(pygame.MOUSEMOTION, pos=(900, 400), rel=(1, 0), buttons=(0, 0, 0)))
        frame(pygame.Event(pygame.MOUSEWHEEL, y=next(wheel), x=0))
        for _ in range(9):
            frame()

    benchmark(zoom_and_rest)
