"""The mind `sharp`: what it must do in plain positions, and what it must never do."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest
from deciding import decide, whole_round
from engine.positions import CORRIDOR, do, position, rules
from seating import BASE, EXPANDED
from seating import whole_round as seated_round

from ai.arena.play.twins import twin
from ai.beliefs.public_state import goal_chances
from ai.minds import mind_named
from ai.paths.distance import FAR, cards_to_goals, expected_cards
from ai.persona import NO_PERSONA
from game.engine.cards import Role
from game.engine.commands import Break, Keep, Map
from game.engine.legal import options
from game.engine.maze import first_maze
from game.engine.observe import log_of, observe
from game.engine.ruleset import Edition, Ruleset
from game.engine.state import State
from game.engine.turn import apply
from game.engine.views import Log


def test_distance_counts_the_cards_still_missing() -> None:
    assert cards_to_goals(first_maze()) == (9, 7, 9)
    assert cards_to_goals(position(CORRIDOR).table.maze) == (3, 1, 3)


def test_distance_goes_round_a_dead_end() -> None:
    assert cards_to_goals(position("@ EW EW EW EW EW N.E.S.W . ?").table.maze) == (9, 9, 9)


def test_distance_gives_up_where_there_is_no_way() -> None:
    closed = """
    . S .
    E @ W
    . N .
    """
    assert cards_to_goals(position(closed).table.maze) == (FAR, FAR, FAR)


def test_a_gold_digger_reaches_the_gold_when_one_card_does_it() -> None:
    state = position(CORRIDOR, hand="N.E.S.W EW map break:pick", goals="NE gold NW")
    assert str(decide(state).command) == "lay EW 7,0"


def test_a_gold_digger_repairs_its_own_tool_first() -> None:
    state = position("@ EW EW", hand="NESW repair:lamp EW", in_front={0: "lamp"})
    assert str(decide(state).command) == "repair lamp 0"


def test_the_highest_nugget_is_kept() -> None:
    asked = do(position(CORRIDOR, hand="EW", nuggets=(1, 3, 2, 1)), "lay EW 7,0")
    assert decide(asked).command == Keep(3)


@pytest.mark.parametrize("seed", range(6))
def test_no_own_tool_is_broken_and_no_known_goal_looked_at(seed: int) -> None:
    for state, decision in whole_round(5, seed):
        seat = state.table.to_play
        assert seat is not None
        match decision.command:
            case Break(_, target):
                assert target != seat
            case Map(goal):
                assert observe(state, seat).goals[goal - 1] is None


@pytest.mark.parametrize("seed", range(6))
def test_a_saboteur_breaks_nothing_in_the_first_lap(seed: int) -> None:
    for turn, (state, decision) in enumerate(whole_round(5, seed)):
        if turn < state.table.seats and state.roles[state.table.to_play or 0] is Role.SABOTEUR:
            assert not isinstance(decision.command, Break)


@pytest.mark.parametrize("edition", ["rebel", "italian"])
def test_both_sides_win_sometimes(edition: Edition) -> None:
    winners = set()
    for seed in range(30):
        *_, (state, decision) = whole_round(8, seed, edition)
        outcome = apply(state, decision.command).state.table.outcome
        assert outcome is not None
        winners.add(outcome.winner)
        if len(winners) == 2:
            return
    raise AssertionError(f"only the {winners} win")


def test_reasons_name_the_choice_first_and_add_up() -> None:
    for _, decision in whole_round(4, 2):
        assert decision.reasons is not None
        best = decision.reasons.best
        assert best[0].command == decision.command
        assert len(best) <= 5
        for each in best:
            assert each.score == pytest.approx(sum(value for _, value in each.terms))


def test_evidence_for_every_seat_of_the_log() -> None:
    state, decision = list(whole_round(5, 3))[-1]
    assert decision.reasons is not None
    assert len(decision.reasons.evidence) == state.logged
    assert len(decision.reasons.after.saboteur) == state.table.seats


def test_the_same_decisions_in_every_process() -> None:
    """Claims and reasons too, at a table that talks, with the base game and with both expansions."""
    program = (
        "from deciding import whole_round\n"
        "from seating import BASE, EXPANDED\n"
        "print([repr(each) for by in (BASE, EXPANDED) for _, each in whole_round(5, 9, by)])"
    )
    path = os.pathsep.join(sys.path)
    said = []
    for hash_seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        said.append(done.stdout)
    assert said[0] == said[1]
    assert "ClaimGoal" in said[0]


def forgotten() -> None:
    """Empty every cache of the minds."""
    for name, module in sys.modules.items():
        if name.startswith("ai."):
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


@pytest.mark.parametrize("by", [BASE, EXPANDED])
@pytest.mark.parametrize("level", ["sharp", "steady"])
def test_the_same_decisions_with_nothing_remembered(level: str, by: Ruleset) -> None:
    """A log that has just been loaded is read as one that was read turn by turn, also in the middle of a round."""
    mind = mind_named(level)
    for number, (_, state, decision) in enumerate(seated_round([level] * 5, 6, by)):
        if number % 7:
            continue
        seat = state.table.to_play
        assert seat is not None
        forgotten()
        loaded = Log(list(log_of(state, seat)), state.logged)
        assert mind(observe(state, seat), loaded, NO_PERSONA, random.Random(f"{(6, state.logged)}")) == decision


def test_the_same_decisions_in_any_order() -> None:
    """Many rounds at once, each decision asked for again out of turn."""
    rounds = [list(whole_round(3, seed, BASE)) for seed in range(10)]
    asked = [(seed, *each) for seed, played in enumerate(rounds) for each in played[:: len(played) // 3]]
    random.Random(2).shuffle(asked)
    for seed, state, decision in asked:
        assert decide(state, (seed, state.logged)) == decision


def test_what_a_seat_may_not_know_changes_neither_choice_nor_reasons() -> None:
    rng = random.Random(4)
    for state, decision in whole_round(6, 4):
        seat = state.table.to_play
        assert seat is not None
        assert decide(twin(state, seat, rng), (4, state.logged)) == decision


def test_a_stone_is_turned_so_that_it_leads_on() -> None:
    picture = """
    .  .  .  .  .  .  .  .  ?
    .  .  .  .  .  .  .  .  NS
    @  EW EW EW EW EW EW .  ?
    .  .  .  .  .  .  .  .  EW
    """
    asked = position(picture, by=rules("rebel", goal_turn="finisher"), hand="EW", goals="gold NE NW")
    asked = do(asked, "lay EW 7,0")
    assert asked.table.question is not None
    turned = apply(asked, decide(asked).command).state
    mazes = [apply(asked, option).state for option in options(observe(asked, 0))]
    assert len(mazes) == 2
    assert expected(turned) == min(map(expected, mazes))


def expected(state: State) -> float:
    """Cards still needed, on the mean of the goals that may hide the gold for seat 0."""
    return expected_cards(state.table.maze, goal_chances(observe(state, 0).goals))
