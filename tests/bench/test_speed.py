"""How fast the engine is. Targets on one core: options and a laid card 30 µs each, a view 5 µs, 22,000 moves a second.

With both expansions: 15,000 moves a second.

Run by `pytest tests/bench`; nothing here asserts a time.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from engine.playing import positions
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from game.engine.cards import Face
from game.engine.commands import Lay
from game.engine.legal import options
from game.engine.observe import observe
from game.engine.ruleset import EDITIONS, Edition
from game.engine.state import State
from game.engine.turn import apply
from game.play.simulate import Plan, play_games

EDITION_NAMES: tuple[Edition, ...] = ("g3", "rebel", "ukrainian", "italian")
PATH_CARDS, HAND = 25, 6


def middle_of_a_game(edition: Edition) -> State:
    """The first position found with 25 path cards in the maze, and a seat to play with six cards and whole tools."""
    for seed in range(1000):
        for state in positions(EDITIONS[edition], 3, seed):
            table, seat = state.table, state.table.to_play
            if seat is None or len(table.maze.cards) <= PATH_CARDS or table.question is not None:
                continue
            hand = observe(state, seat).hand
            lays = sum(isinstance(option, Lay) for option in options(observe(state, seat)))
            if len(hand) == HAND and sum(isinstance(card, Face) for card in hand) >= 3 and lays >= 8:
                return state
    raise AssertionError("no such position in so many games")


@pytest.fixture(scope="module", params=EDITION_NAMES)
def middle(request: pytest.FixtureRequest) -> State:
    """One such position an edition."""
    return middle_of_a_game(request.param)


def test_options_of_a_mid_game_position(benchmark: BenchmarkFixture, middle: State) -> None:
    seat = middle.table.to_play
    assert seat is not None
    view = observe(middle, seat)
    benchmark.extra_info["options"] = len(benchmark(options, view))


def test_apply_of_a_path_card(benchmark: BenchmarkFixture, middle: State) -> None:
    seat = middle.table.to_play
    assert seat is not None
    lays = [option for option in options(observe(middle, seat)) if isinstance(option, Lay)]
    after = benchmark(apply, middle, lays[len(lays) // 2])
    assert len(after.state.table.maze.cards) > len(middle.table.maze.cards)


def test_a_view(benchmark: BenchmarkFixture, middle: State) -> None:
    assert benchmark(observe, middle, 0).seat == 0


@pytest.mark.parametrize("expansions", [False, True], ids=["base", "saboteur2-bonus"])
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_simulated_rounds_of_five_random_minds(
    benchmark: BenchmarkFixture, at_length: Callable[[int, int], int], edition: Edition, expansions: bool
) -> None:
    rules = replace(EDITIONS[edition], saboteur2=expansions, bonus_nuggets=expansions)
    plan = Plan(rounds=60, seats=5, minds=("random",), rules=rules, seed=1)
    tally = benchmark.pedantic(
        play_games, (plan, range(plan.games)), rounds=at_length(5, 1), warmup_rounds=at_length(1, 0)
    )
    benchmark.extra_info["moves"] = tally.moves
    if benchmark.stats is not None:
        benchmark.extra_info["moves a second"] = round(tally.moves / benchmark.stats.stats.min)
