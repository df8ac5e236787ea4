"""Laws for every mind of this build, persona and baselines included."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice

import pytest
from seating import BASE, EXPANDED, MINDS, decide, middle_of, told, whole_round

from ai.baselines.names import BASELINES
from ai.minds import PLAYABLE, UnknownMind, name_parts
from ai.persona import PERSONAS
from game.engine.cards import Action
from game.engine.commands import Break, ClaimGoal, Command, Map, SeatAction
from game.engine.legal import options
from game.engine.observe import observe
from game.engine.ruleset import Ruleset
from game.engine.views import View


def tables(sizes: tuple[int, ...]) -> Iterator[tuple[str, ...]]:
    """Tables of these sizes, over and over, until every mind has sat down once."""
    waiting, left = cycle(MINDS), len(MINDS)
    for size in cycle(sizes):
        yield tuple(islice(waiting, size))
        left -= size
        if left <= 0:
            return


ROUNDS = [
    pytest.param(by, table, id=f"{len(table)} from {table[0]}, {name}")
    for name, by, sizes in (("base", BASE, (3, 5, 10)), ("expanded", EXPANDED, (2, 5, 12)))
    for table in tables(sizes)
]


@pytest.mark.parametrize(("by", "table"), ROUNDS)
def test_whole_rounds_are_played_by_the_rules_and_with_sense(by: Ruleset, table: tuple[str, ...]) -> None:
    for mind, state, decision in whole_round(table, len(table), by):
        seat = state.table.to_play
        assert seat is not None
        view = observe(state, seat)
        assert set(decision.commands) <= set(options(view)), mind
        for command in decision.commands:
            assert mind == "random" or not senseless(view, command), (mind, command)


def senseless(view: View, command: Command) -> bool:
    """To break one's own tool, to look at what one knows, to claim what everybody sees to be false."""
    match command:
        case Break(_, seat) | SeatAction(Action.TRAPPED, seat):
            return seat == view.seat
        case Map(goal):
            return view.goals[goal - 1] is not None
        case SeatAction(Action.INSPECTION, seat):
            return view.roles[seat] is not None
        case ClaimGoal(_, "stone"):
            return view.table.goals.count(None) == 1
        case _:
            return False


@pytest.mark.parametrize("mind", MINDS)
def test_the_generator_of_the_process_is_left_alone(mind: str) -> None:
    before = random.getstate()
    for by in (BASE, EXPANDED):
        decide(mind, middle_of(by, 5))
    assert random.getstate() == before


def test_the_same_decisions_in_every_process_and_in_any_order() -> None:
    program = "import json, seating; print(json.dumps(seating.told(seating.MINDS[::-1])))"
    path = os.pathsep.join(sys.path)
    for hash_seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        assert json.loads(done.stdout) == told(MINDS), hash_seed


def test_a_persona_alone_plays_at_the_best_level() -> None:
    for persona in PERSONAS:
        assert name_parts(persona.name) == name_parts(f"sharp/{persona.name}")
        with pytest.raises(UnknownMind):
            name_parts(f"random/{persona.name}")


def test_nobody_plays_against_a_baseline() -> None:
    assert not set(PLAYABLE) & set(BASELINES)
