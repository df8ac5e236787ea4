"""How long the telling moments of a round take: plain ones at most 5 ms, all at most 20 ms once suspicion is known.

And how long Why? takes from one act to the next, drawn: at most 100 ms.
"""

from __future__ import annotations

import timeit

import pygame
import pytest
from bench.figures import Figures
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture
from screen import rounds

from ai.paths.distance import public_routes
from game.art.sharp import SharpPictures
from game.engine.ruleset import EDITIONS, Ruleset
from game.hindsight.suspicion import course_of
from game.hindsight.telling import all_moments, plain_moments
from game.play.session import Session
from game.scenes.why.scene import WhyScene
from game.scenes.why.worker import Hindsight

PLAIN_MS, ALL_MS, STEP_MS = 5, 20, 100
TALKING = replace(EDITIONS["rebel"], table_talk=True)
EVERYTHING = replace(TALKING, saboteur2=True, bonus_nuggets=True)


def _over(seats: int, rules: Ruleset) -> Session:
    """A first round that is over."""
    session = rounds.new_session(seats, seed=3, rules=rules, bots="steady")
    return next(after for after in rounds.bot_moves(session) if after.table.outcome is not None)


@pytest.mark.parametrize(("seats", "rules"), [(5, TALKING), (12, EVERYTHING)], ids=["5 seats", "12 seats"])
def test_moments(benchmark: BenchmarkFixture, figures: Figures, seats: int, rules: Ruleset) -> None:
    state = _over(seats, rules).state
    course = course_of(state)

    def forget() -> None:
        public_routes.cache_clear()

    plain = min(timeit.repeat(lambda: plain_moments(state), number=1, repeat=20))
    benchmark.pedantic(lambda: all_moments(state, course), setup=forget, rounds=20)
    figures.note(f"plain moments, {seats} seats", plain * 1000, "ms", PLAIN_MS)
    if benchmark.stats is not None:
        figures.note(f"all moments, {seats} seats", benchmark.stats.stats.median * 1000, "ms", ALL_MS)


def test_from_act_to_act(benchmark: BenchmarkFixture, figures: Figures) -> None:
    """Every act of a round on a full HD window, with true pictures that were all drawn before."""
    session = next(
        each for each in rounds.bot_moves(rounds.new_session(5, seed=3, bots="steady")) if each.table.outcome
    )
    context = rounds.instant_context((1920, 1080))
    context.pictures = SharpPictures(None)
    hindsight = Hindsight(session.past, session.state, context.worker("why"))
    hindsight.finish()
    scene, canvas = WhyScene(context, hindsight), pygame.Surface((1920, 1080))
    scene.resize(context.viewport)

    def walk() -> None:
        for row in scene._rows:
            scene._choose(row.move)
            scene.rearrange()
            scene.draw_ground(canvas)
            scene.draw(canvas)

    walk()
    hindsight.finish()
    benchmark(walk)
    scene.close()
    hindsight.close()
    if benchmark.stats is not None:
        step = benchmark.stats.stats.median / len(scene._rows)
        figures.note("from act to act in Why?, 1920x1080", step * 1000, "ms", STEP_MS)
