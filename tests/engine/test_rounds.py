"""Sections 8 and 9: the next round, the end of the game, and the editions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from engine.positions import ALL_EDITIONS, CORRIDOR, IDLE, begin, cards, do, found, position, rules, view

from game.engine.cards import DECK, NUGGETS
from game.engine.deal import Deal, shuffle
from game.engine.events import GameEnded, RoundBegan, RoundEnded
from game.engine.legal import options
from game.engine.ruleset import EDITIONS, SWITCHES, Edition, Ruleset
from game.engine.state import State
from game.engine.turn import next_round, next_starter, start

LAST_CARD = [rules("g3"), rules("italian"), rules("rebel", next_starter="last_card")]
LAST_PATH = [rules("rebel"), *(rules(e, next_starter="last_path") for e in ("g3", "italian"))]
LAST_TURN = [rules("ukrainian"), *(rules(e, next_starter="last_turn") for e in ("g3", "italian"))]


def quick(state: State, **changes: object) -> Deal:
    """A next deal that ends without gold at once."""
    seats, table = state.table.seats, state.table
    deal = shuffle(seats, random.Random(1), starter=next_starter(table), nuggets=state.nuggets)
    return msgspec.structs.replace(deal, **{"hands": (cards(IDLE),) * seats, "deck": ()} | changes)


def ended(**setting: Any) -> State:
    """A round that ends at once; nobody has played."""
    return begin(**{"hand": IDLE, "others": IDLE, "deck": ""} | setting).state


def three_turns(by: Ruleset, starter: int) -> State:
    """The starter lays a path card, the next seat plays a map, the last seat passes and ends the round."""
    step = by.step()
    hands = {(starter + step) % 3: "map", (starter + 2 * step) % 3: IDLE}
    by = msgspec.structs.replace(by, round_end="hands_empty")
    state = position(by=by, hand="EW", hands=hands, starter=starter, deck="")
    state = do(state, "lay EW 1,0", "map 1", f"pass {IDLE}")
    assert state.table.outcome is not None
    return state


def test_r8_1_a_game_is_three_rounds() -> None:
    state = ended()
    for number in (2, 3):
        assert (state.table.gold, state.table.to_play) == (None, None)
        state = next_round(state, quick(state)).state
        assert state.table.round == number
    assert state.table.gold is not None
    assert found(state, GameEnded) == [GameEnded(state.table.gold)]
    assert [began.round for began in found(state, RoundBegan)] == [3]


def test_r8_1_everything_but_the_nuggets_won_is_dealt_anew() -> None:
    first = ended(nuggets=(3, 1, 2, 2), picture="@ EW", in_front={1: "lamp"}, goals="gold NE NW")
    assert view(first, 2).won == 4
    deal = shuffle(3, random.Random(5), starter=next_starter(first.table), nuggets=first.nuggets)
    assert Counter(deal.nuggets) == {2: 2}
    second = next_round(first, deal).state
    table = second.table
    assert (len(table.maze.cards), table.in_front, table.goals) == (1, ((), (), ()), (None, None, None))
    assert Counter(second.cards) == Counter(DECK)
    assert (table.discards, table.took, table.nuggets, second.passes) == ((), (0, 0, 0), 2, 0)
    assert [view(second, seat).won for seat in range(3)] == [0, 0, 4]
    assert view(second, 0).goals == (None, None, None)


def test_r8_1_what_a_seat_saw_in_one_round_it_does_not_know_in_the_next() -> None:
    state = do(position(hand="map", others=IDLE, deck=""), "map 2")
    assert view(state, 0).goals[1] == "gold"
    later = next_round(state, shuffle(3, random.Random(5), starter=1, nuggets=state.nuggets)).state
    assert view(later, 0).goals == (None, None, None)


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("by", LAST_CARD)
def test_r8_2_left_of_the_seat_that_last_played_a_card(by: Ruleset, starter: int) -> None:
    state = three_turns(by, starter)
    assert next_starter(state.table) == (starter + by.step() + 1) % 3


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("by", LAST_PATH)
def test_r8_2_left_of_the_seat_that_last_laid_a_path_card(by: Ruleset, starter: int) -> None:
    assert next_starter(three_turns(by, starter).table) == (starter + 1) % 3


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("by", LAST_TURN)
def test_r8_2_left_of_the_seat_that_took_the_last_turn(by: Ruleset, starter: int) -> None:
    assert next_starter(three_turns(by, starter).table) == (starter + 2 * by.step() + 1) % 3


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r8_2_the_finisher_does_not_start_the_next_round(edition: Edition) -> None:
    state = position(CORRIDOR, by=edition, seats=4, starter=2, hand="EW", nuggets=(1,) * 9)
    assert next_starter(do(state, "lay EW 7,0").table) == 3


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r8_2_answering_is_no_turn(edition: Edition) -> None:
    state = do(position(CORRIDOR, by=edition, seats=4, starter=2, hand="EW", nuggets=(1, 2, 3, 3)), "lay EW 7,0")
    while state.table.to_play is not None:
        state = do(state, f"keep {max(view(state).pool)}")
    assert next_starter(state.table) == 3


def test_r8_2_ukrainian_counts_passes_that_happen_by_themselves() -> None:
    state = position(by="ukrainian", seats=4, starter=1, hand="", others="", deck="")
    assert state.table.outcome is not None
    assert next_starter(state.table) == 1
    literal = position(by=rules("ukrainian", next_starter="last_card"), seats=4, starter=1, hand="", others="", deck="")
    assert next_starter(literal.table) == 2


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r8_2_if_there_is_no_such_seat_left_of_the_last_starter(edition: Edition) -> None:
    by = rules(edition, round_end="none_playable")
    assert next_starter(ended(by=by, seats=4, starter=3).table) == 0
    passed = do(position(hand=f"map {IDLE}", others=IDLE, starter=1, deck=""), "pass map")
    assert next_starter(passed.table) == 2


def test_r8_2_only_this_round_counts() -> None:
    first = do(position(hand="EW", others=IDLE, deck=""), "lay EW 1,0")
    second = next_round(first, quick(first)).state
    assert (second.table.starter, next_starter(second.table)) == (1, 2)


def test_r8_3_the_sums_of_all_rounds_are_shown_at_the_end() -> None:
    state = ended(gold=(5, 0, 7), nuggets=(3, 3, 3, 1, 1, 1))
    assert [view(state, seat).won for seat in range(3)] == [5, 0, 11]
    saboteur = state.roles.index("saboteur")
    roles = {"roles": state.roles}
    second = next_round(state, quick(state, **roles)).state
    third = next_round(second, quick(second, **roles)).state
    assert saboteur == 2
    assert third.table.gold == (5, 0, 19)
    assert found(third, RoundEnded)
    assert options(view(third, 0)) == []


SECTION_9 = {
    "direction": ("clockwise", "clockwise", "clockwise", "counter-clockwise"),
    "link_to_start": (False, True, False, False),
    "gold_by": ("players", "diggers", "diggers", "players"),
    "goals_at_once": ("all", "all", "one", "all"),
    "goal_turn": ("auto", "auto", "finisher", "auto"),
    "round_end": ("none_playable", "none_playable", "all_passed", "hands_empty"),
    "saboteur_pay": ("exact", "exact", "drawn", "exact"),
    "next_starter": ("last_card", "last_path", "last_turn", "last_card"),
    "broken_tools_cost_gold": (False, False, False, False),
}


@pytest.mark.parametrize("switch", SECTION_9)
def test_r9_editions_differ_in_these_switches(switch: str) -> None:
    assert tuple(getattr(EDITIONS[edition], switch) for edition in ALL_EDITIONS) == SECTION_9[switch]
    assert set(SECTION_9[switch]) <= set(SWITCHES[switch])


def test_r9_rebel_is_the_default() -> None:
    assert Ruleset() == EDITIONS["rebel"]
    assert set(SWITCHES) == set(SECTION_9)
    assert [by.edition for by in EDITIONS.values()] == list(ALL_EDITIONS)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("switch", SECTION_9)
def test_r9_every_switch_can_be_set_by_hand_and_is_named(switch: str, edition: Edition) -> None:
    assert EDITIONS[edition].house_rules() == ()
    for value in SWITCHES[switch]:
        by = rules(edition, **{switch: value})
        assert by.house_rules() == ((switch,) if value != getattr(EDITIONS[edition], switch) else ())
        assert start(by, shuffle(5, random.Random(2))).state.table.rules == by


def test_r8_1_nuggets_won_leave_the_box() -> None:
    state = start(EDITIONS["g3"], shuffle(4, random.Random(2))).state
    assert Counter(state.nuggets) == Counter(NUGGETS)
    first = ended(nuggets=NUGGETS)
    assert sum(first.nuggets) + view(first, 2).won == 44
