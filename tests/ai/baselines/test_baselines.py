"""The baselines: what each does in plain positions, and the quick look at the maze that they share."""

from __future__ import annotations

import random
from typing import Any

import pytest
from engine.playing import Game, games, positions
from engine.positions import CORRIDOR, IDLE, SABOTEUR2, do, position, rules, view
from hypothesis import given, settings
from hypothesis import strategies as st
from seating import decide, whole_round

from ai.baselines.distance_map import DistanceMap
from ai.baselines.names import BASELINES
from ai.minds import mind_named, persona_of
from ai.paths.distance import cards_to_goals
from game.engine.cells import GOAL_CELLS
from game.engine.commands import Break, Lay
from game.engine.legal import options
from game.engine.observe import log_of
from game.engine.state import State


def said(mind: str, state: State) -> set[str]:
    """What a mind says with one generator or another."""
    return {str(decide(mind, state, seed).command) for seed in range(6)}


@pytest.mark.parametrize("mind", BASELINES)
def test_a_gold_digger_lays_the_last_card(mind: str) -> None:
    state = position(CORRIDOR, hand="N.E.S.W EW map break:pick", goals="NE gold NW")
    assert said(mind, state) == {"lay EW 7,0"}


@pytest.mark.parametrize("mind", BASELINES)
def test_a_gold_digger_heads_for_the_middle_and_then_for_the_gold_it_has_seen(mind: str) -> None:
    state = position(CORRIDOR, hand="EW map NW", goals="gold NE NW", deck="NS NS NS")
    assert said(mind, state) == {"lay EW 7,0"}
    assert said(mind, do(state, "map 1", "pass NS", "pass NS")) == {"lay NW 7,0"}


@pytest.mark.parametrize("mind", BASELINES)
def test_its_own_tool_is_repaired(mind: str) -> None:
    state = position("@ EW EW", hand="NESW repair:lamp EW", in_front={0: "lamp"})
    assert said(mind, state) == {"repair lamp 0"}


@pytest.mark.parametrize("mind", BASELINES)
def test_a_gap_in_the_tunnel_is_filled_and_a_dead_end_in_it_cleared(mind: str) -> None:
    assert said(mind, position("@ EW EW . EW EW EW . ?", hand="EW map NS")) == {"lay EW 3,0"}
    assert said(mind, position("@ EW EW EW EW EW EW N.E.S.W ?", hand="rockfall N E.W")) == {"rockfall 7,0"}


def saboteur_at(picture: str, hand: str, **setting: Any) -> State:
    """A position in which the seat to play is the only saboteur."""
    return position(picture, hand=hand, who="sdd", **setting)


@pytest.mark.parametrize("mind", ["always-attack", "oracle"])
def test_a_saboteur_that_attacks_harms_with_whatever_it_holds(mind: str) -> None:
    assert said(mind, saboteur_at("@ EW", "NESW EW break:lamp")) == {"break lamp 1", "break lamp 2"}
    assert said(mind, saboteur_at(CORRIDOR, "NESW EW rockfall")) == {"rockfall 6,0"}
    assert said(mind, saboteur_at(CORRIDOR, "NESW EW N.E.S.W")) == {"lay N.E.S.W 7,0"}
    assert said(mind, saboteur_at("@ EW EW", f"N E.W {IDLE} NESW", in_front={0: "cart"})) == {"pass NESW"}


@pytest.mark.parametrize("hand", ["NESW EW break:lamp rockfall N.E.S.W NS", "EW E break:pick rockfall"])
def test_a_saboteur_that_never_strikes_neither_harms_nor_helps(hand: str) -> None:
    for command in said("never-strike", saboteur_at(CORRIDOR, hand)):
        assert command.startswith("pass ") or (command.startswith("lay ") and not command.endswith(" 7,0"))


def test_never_strike_breaks_nothing_in_a_whole_round() -> None:
    for seed in range(4):
        for _, _, decision in whole_round(["never-strike"] * 5, seed, rules()):
            assert not isinstance(decision.command, Break)


@pytest.mark.parametrize("picture", ["@", "@ EW", CORRIDOR])
def test_an_honest_mind_plays_a_saboteur_like_a_gold_digger(picture: str) -> None:
    hand = "NESW EW break:lamp rockfall N.E.S.W map"
    assert said("greedy", position(picture, hand=hand)) == said("greedy", saboteur_at(picture, hand))


def test_the_oracle_stops_its_foes_and_mends_its_friends() -> None:
    breaks, mends = "break:lamp NS NW", "repair:lamp N E.W"
    assert said("oracle", position("@ EW", hand=breaks, seats=5, who="dddsd")) == {"break lamp 3"}
    assert said("oracle", position("@ EW", hand="break:lamp NESW", seats=4, who="sdss")) == {"break lamp 1"}
    hurt = {1: "lamp", 2: "lamp"}
    assert said("oracle", position("@ EW", hand=mends, seats=4, who="ddsd", in_front=hurt)) == {"repair lamp 1"}


def test_the_oracle_must_be_shown_every_role() -> None:
    state = position()
    with pytest.raises(ValueError, match="the role of every seat"):
        mind_named("oracle")(view(state), log_of(state, 0), persona_of("oracle"), random.Random(1))


def test_trust_follows_what_was_done() -> None:
    state = position("@ EW EW", hand="NESW break:cart", others="EW rockfall", deck="NS NS NS")
    assert said("trust-greedy", do(state, "lay NESW 3,0", "lay EW 4,0", "rockfall 3,0")) == {"break cart 2"}
    hurt = {1: "pick", 2: "pick"}
    state = position("@ EW EW EW", hand="N repair:pick", others="N rockfall", deck="N N N", in_front=hurt)
    assert said("trust-greedy", do(state, "pass N", "pass N", "rockfall 3,0")) == {"repair pick 1"}


def test_a_saboteur_that_plays_by_trust_digs_first_and_attacks_the_most_trusted_at_the_end() -> None:
    assert said("trust-greedy", saboteur_at("@", "NESW break:cart")) == {"lay NESW 1,0"}
    near = position("@ EW EW EW EW", hand="NS break:cart", others="EW rockfall", deck="NS NS NS", who="sdd")
    assert said("trust-greedy", do(near, "pass NS", "lay EW 5,0", "rockfall 5,0")) == {"break cart 1"}


def test_a_team_shuns_the_doors_of_the_other_and_a_geologist_lays_crystals() -> None:
    doors = "EW+blue EW+green"
    for who, wanted in (("bggg", "lay EW+blue 7,0"), ("gbbb", "lay EW+green 7,0")):
        state = position(CORRIDOR, by=SABOTEUR2, seats=4, hand=doors, who=who)
        assert said("greedy", state) == {wanted}
    state = position("@ EW EW", by=SABOTEUR2, hand="EW ESW*", who="geologist blue green")
    assert all("*" in command for command in said("greedy", state))


@pytest.mark.parametrize("mind", BASELINES)
def test_a_bonus_is_taken_to_safety_when_the_gold_is_far(mind: str) -> None:
    state = position("@ EW", by=rules(bonus_nuggets=True), hand="NESW", others="map map")
    asked = do(state, "bonus 3 2,1", "lay NESW 2,0")
    assert said(mind, asked) == {"retire"}
    state = position("@ EW EW EW EW EW", by=rules(bonus_nuggets=True), hand="NESW", others="map map")
    assert said(mind, do(state, "bonus 3 6,1", "lay NESW 6,0")) == {"stay"}


def test_the_quick_way_is_as_long_as_the_exact_one() -> None:
    for seed in range(3):
        for _, state, _ in whole_round(BASELINES, seed, rules()):
            maze = state.table.maze
            exact = cards_to_goals(maze)
            assert all(DistanceMap(maze, [cell]).missing == exact[goal - 1] for cell, goal in maze.closed.items())


@settings(max_examples=25, deadline=None)
@given(games(), st.integers(0, 2**63))
def test_what_a_card_would_change_is_seen_without_laying_it(game: Game, seed: int) -> None:
    for index, state in enumerate(positions(*game, seed)):
        if index % 11 != seed % 11 or state.table.to_play is None:
            continue
        maze = state.table.maze
        distance_map = DistanceMap(maze, [cell for cell in GOAL_CELLS if cell in maze.closed])
        for option in options(view(state)):
            match option:
                case Lay(face, cell):
                    after = distance_map.after(cell, face)
                    laid = distance_map.laid(cell, face)
                    assert after == laid or (after is None and laid >= distance_map.missing)
