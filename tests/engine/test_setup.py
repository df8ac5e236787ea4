"""Section 1: the set-up of a round."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from engine.positions import ALL_EDITIONS, do, found, position, rules

from game.engine.cards import NUGGETS, START, Action, Role, face
from game.engine.cells import GOAL_CELLS, START_CELL
from game.engine.deal import Deal, Fault, fault, shuffle
from game.engine.events import RoundBegan
from game.engine.ruleset import EDITIONS, Edition
from game.engine.turn import start

SEATS = range(3, 11)
SABOTEURS_AND_DIGGERS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
HAND = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
PATHS = {
    "NESW": 5, "NES": 5, "NEW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4,
    "N": 1, "E": 1, "N.S": 1, "E.W": 1, "N.E": 1, "N.W": 1, "N.E.S": 1, "N.E.W": 1, "N.E.S.W": 1,
}  # fmt: skip
ACTIONS = {
    "break:pick": 3, "break:lamp": 3, "break:cart": 3, "repair:pick": 2, "repair:lamp": 2, "repair:cart": 2,
    "repair:pick+lamp": 1, "repair:pick+cart": 1, "repair:lamp+cart": 1, "rockfall": 3, "map": 6,
}  # fmt: skip


def _deal(seats: int, seed: int = 1) -> Deal:
    return shuffle(seats, random.Random(seed))


@pytest.mark.parametrize("seats", SEATS)
def test_r1_1_one_role_card_more_than_seats(seats: int) -> None:
    saboteurs, diggers = SABOTEURS_AND_DIGGERS[seats]
    deal = _deal(seats)
    assert (len(deal.roles), len(deal.spare)) == (seats, 1)
    assert Counter(deal.roles + deal.spare) == {Role.SABOTEUR: saboteurs, Role.DIGGER: diggers}


@pytest.mark.parametrize("seats", SEATS)
def test_r1_1_the_spare_card_may_be_of_either_role(seats: int) -> None:
    assert {_deal(seats, seed).spare[0] for seed in range(200)} == {Role.SABOTEUR, Role.DIGGER}


@pytest.mark.parametrize("seats", SEATS)
def test_r1_2_forty_path_cards_and_twenty_seven_actions(seats: int) -> None:
    deal = _deal(seats)
    assert all(len(hand) == HAND[seats] for hand in deal.hands)
    dealt = Counter(str(card) for pile in (*deal.hands, deal.deck) for card in pile)
    assert dealt == PATHS | ACTIONS
    assert (sum(PATHS.values()), sum(ACTIONS.values())) == (40, 27)
    assert sum(dealt[str(action)] for action in Action) == 27


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r1_3_the_start_lies_open_and_three_goals_face_down(edition: Edition) -> None:
    state = start(EDITIONS[edition], _deal(5)).state
    assert dict(state.table.maze.cards) == {START_CELL: START}
    assert state.table.goals == (None, None, None)
    assert dict(state.table.maze.closed) != {}
    assert not set(GOAL_CELLS) & set(state.table.maze.cards)
    assert START is face("NESW#")


def test_r1_3_goals_are_shuffled() -> None:
    orders = {_deal(4, seed).goals for seed in range(100)}
    assert len(orders) == 6
    assert all(sorted(order) == ["NE", "NW", "gold"] for order in orders)


def test_r1_4_twenty_eight_nugget_cards() -> None:
    assert Counter(NUGGETS) == {1: 16, 2: 8, 3: 4}
    deal = _deal(4)
    assert Counter(deal.nuggets) == Counter(NUGGETS)
    assert deal.nuggets != _deal(4, 2).nuggets
    assert start(EDITIONS["rebel"], deal).state.table.nuggets == 28


@pytest.mark.parametrize("seats", SEATS)
def test_r1_5_the_starter_is_named_or_drawn(seats: int) -> None:
    assert shuffle(seats, random.Random(1), starter=seats - 1).starter == seats - 1
    assert {_deal(seats, seed).starter for seed in range(300)} == set(range(seats))


@pytest.mark.parametrize("starter", range(4))
def test_r1_5_the_starter_plays_first(starter: int) -> None:
    state = position(seats=4, starter=starter)
    assert state.table.to_play == state.table.starter == starter
    assert [(began.round, began.starter) for began in found(state, RoundBegan)] == [(1, starter)]


@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("g3", [1, 2, 3, 0, 1]),
        ("rebel", [1, 2, 3, 0, 1]),
        ("ukrainian", [1, 2, 3, 0, 1]),
        ("italian", [3, 2, 1, 0, 3]),
    ],
)
def test_r1_6_play_runs_clockwise_but_in_italian(edition: Edition, order: list[int]) -> None:
    state, played = position(by=edition, seats=4, starter=0, hand="map map map", others="map map map"), []
    for _ in order:
        state = do(state, "map 1")
        played.append(state.table.to_play)
    assert played == order


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r1_6_direction_is_a_switch(edition: Edition) -> None:
    for direction, following in (("clockwise", 1), ("counter-clockwise", 4)):
        state = position(by=rules(edition, direction=direction), seats=5, hand="map")
        assert do(state, "map 2").table.to_play == following


def test_a_deal_is_the_same_for_the_same_generator() -> None:
    assert _deal(7, 5) == _deal(7, 5) != _deal(7, 6)


def _found(deal: Deal, seats: int = 4, **known: object) -> tuple[Fault, str | None] | None:
    wanted: dict[str, Any] = {"nuggets": NUGGETS, "starter": None, "scenario": False} | known
    wrong = fault(deal, seats, **wanted)
    return None if wrong is None else (wrong.fault, wrong.clause)


@pytest.mark.parametrize("seats", SEATS)
def test_a_shuffled_deal_has_no_fault(seats: int) -> None:
    deal = _deal(seats)
    assert _found(deal, seats) is None
    assert _found(deal, seats, starter=deal.starter, scenario=True) is None


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"starter": 4}, "R1.5"),
        ({"starter": -1}, "R1.5"),
        ({"roles": (Role.SABOTEUR,) * 4}, "R1.1"),
        ({"roles": (Role.DIGGER,) * 3}, "R1.1"),
        ({"spare": ()}, "R1.1"),
        ({"hands": ((),) * 4}, "R1.2"),
        ({"deck": ()}, "R1.2"),
        ({"goals": ("gold", "gold", "NE")}, "R1.3"),
        ({"goals": ("gold", "SW", "NW")}, "R1.3"),
        ({"goals": ("gold", "NE")}, "R1.3"),
        ({"nuggets": NUGGETS[:-1]}, "R1.4"),
        ({"nuggets": (*NUGGETS[:-1], 2)}, "R1.4"),
    ],
)
def test_section_1_decides_what_a_whole_deal_is(changes: dict[str, object], clause: str) -> None:
    wrong = _found(msgspec.structs.replace(_deal(4), **changes))
    assert wrong is not None
    assert wrong[1] == clause


def test_r1_2_cards_of_a_whole_deal_are_written_upright() -> None:
    deal = _deal(4)
    turned = tuple(face("ESW") if str(card) == "NEW" else card for card in deal.deck)
    assert turned != deal.deck
    assert _found(msgspec.structs.replace(deal, deck=turned)) == (Fault.DECK, "R1.2")


def test_r8_2_names_the_starter_of_a_later_round() -> None:
    deal = shuffle(4, random.Random(3), starter=2)
    assert _found(deal, starter=2) is None
    assert _found(deal, starter=1) == (Fault.STARTER, "R8.2")


@pytest.mark.parametrize(
    "changes", [{"maze": {1: face("EW")}}, {"revealed": (1,)}, {"in_front": ((),) * 4}, {"gold": (0,) * 4}]
)
def test_only_a_set_up_position_has_cards_on_the_table(changes: dict[str, object]) -> None:
    deal = msgspec.structs.replace(_deal(4), goals=("NE", "gold", "NW"), **changes)
    assert _found(deal) is not None
    assert _found(deal, scenario=True) is None


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"goals": ("gold", "NE")}, Fault.GOALS),
        ({"goals": ("gold", "NE", "NS")}, Fault.GOALS),
        ({"nuggets": (1, 4)}, Fault.NUGGETS),
        ({"nuggets": (0,)}, Fault.NUGGETS),
        ({"maze": {START_CELL: face("EW")}}, Fault.MAZE),
        ({"maze": {GOAL_CELLS[1]: face("EW")}}, Fault.MAZE),
        ({"maze": {1: face("EW#")}}, Fault.EXPANSION),
        ({"revealed": (4,)}, Fault.REVEALED),
        ({"revealed": (0,)}, Fault.REVEALED),
        ({"revealed": (1, 1)}, Fault.REVEALED),
        ({"revealed": (2,)}, Fault.REVEALED),
        ({"in_front": ((),) * 3}, Fault.IN_FRONT),
        ({"in_front": (("pick", "pick"), (), (), ())}, Fault.IN_FRONT),
        ({"gold": (0, 0, 0)}, Fault.GOLD),
        ({"gold": (0, 0, 0, -1)}, Fault.GOLD),
        ({"aside": (face("NE"),)}, Fault.ASIDE),
        ({"starter": 4}, Fault.STARTER),
        ({"hands": ((),) * 3}, Fault.SEATS),
        ({"roles": (Role.DIGGER,) * 3}, Fault.SEATS),
    ],
)
def test_a_set_up_position_has_every_card_where_it_can_lie(changes: dict[str, object], wanted: Fault) -> None:
    deal = msgspec.structs.replace(_deal(4), goals=("NE", "gold", "NW"))
    assert _found(deal, scenario=True) is None
    wrong = _found(msgspec.structs.replace(deal, **changes), scenario=True)
    assert wrong is not None
    assert wrong[0] is wanted


def test_a_set_up_position_may_have_two_golds_or_stones_that_lie_turned() -> None:
    for goals in (("gold", "gold", "NE"), ("SW", "ES", "gold"), ("NE", "NE", "NE")):
        assert _found(msgspec.structs.replace(_deal(4), goals=goals), scenario=True) is None
