"""How fast `sharp` decides. Targets on one core: p95 at most 15 ms, p99 at most 50 ms, with both expansions too.

Run by `pytest tests/bench`; nothing here asserts a time.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import pytest
from deciding import whole_round
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from ai.minds import mind_named
from ai.paths.distance import public_routes
from ai.paths.team_mazes import team_mazes
from ai.persona import NO_PERSONA
from game.engine.observe import observe
from game.engine.ruleset import EDITIONS
from game.engine.state import RoundLog
from game.engine.views import Log, View
from game.hindsight.advice import advise

ROUNDS = 6
CHOOSE = mind_named("sharp")


def asked(seats: int, expansions: bool, rounds: int) -> list[tuple[View, Log]]:
    """What the seat to play sees and has read before every decision of some rounds.

    Each round's log is a copy that nobody has read yet.
    """
    rules = replace(EDITIONS["rebel"], table_talk=True, saboteur2=expansions, bonus_nuggets=expansions)
    found = []
    for seed in range(rounds):
        states = [state for state, _ in whole_round(seats, seed, rules)]
        events = RoundLog(seats, states[-1].events)
        for state in states:
            seat = state.table.to_play
            assert seat is not None
            found.append((observe(state, seat), Log(events.public, state.logged, events.own[seat])))
    return found


@pytest.mark.parametrize(("seats", "expansions"), [(5, False), (10, False), (5, True), (12, True)])
def test_decisions(
    benchmark: BenchmarkFixture, at_length: Callable[[int, int], int], seats: int, expansions: bool
) -> None:
    """Every decision of these rounds, once each and in order, as if they had not been played before."""
    positions = asked(seats, expansions, at_length(ROUNDS, 1))
    for kept in (public_routes, team_mazes):
        kept.cache_clear()
    numbers = count()

    def decide() -> object:
        view, log = positions[next(numbers) % len(positions)]
        return CHOOSE(view, log, NO_PERSONA, random.Random(1))

    assert benchmark.pedantic(decide, rounds=len(positions)) is not None
    if benchmark.stats is not None:
        times = sorted(benchmark.stats.stats.data)
        for share in (50, 95, 99):
            benchmark.extra_info[f"p{share} ms"] = round(times[len(times) * share // 100] * 1000, 2)


@pytest.mark.parametrize(("seats", "expansions"), [(5, False), (12, True)])
def test_a_hint(
    benchmark: BenchmarkFixture, at_length: Callable[[int, int], int], seats: int, expansions: bool
) -> None:
    """The only hint of a game: its log is read from the start."""
    positions = asked(seats, expansions, at_length(2, 1))[::7]
    numbers = count()

    def hint() -> object:
        view, log = positions[next(numbers) % len(positions)]
        return advise(view, Log(list(log), len(log)))

    assert benchmark.pedantic(hint, rounds=len(positions)) is not None


def test_a_log_just_loaded(benchmark: BenchmarkFixture, at_length: Callable[[int, int], int]) -> None:
    """The last decision of a round with twelve seats and both expansions, its log being read from the start."""
    view, log = asked(12, True, at_length(ROUNDS, 1))[-1]

    def loaded() -> tuple[tuple[object, ...], dict[str, object]]:
        return (view, Log(list(log), len(log)), NO_PERSONA, random.Random(1)), {}

    assert benchmark.pedantic(CHOOSE, setup=loaded, rounds=at_length(10, 1)) is not None
    benchmark.extra_info["events"] = len(log)
