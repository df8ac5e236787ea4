"""R10.1 to R10.3a: the set-up of a round of Saboteur 2."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
    IDLE,
    SABOTEUR2,
    SABOTEUR2_EDITIONS,
    cards,
    do,
    found,
    open_to,
    position,
    roles,
    rules,
    step,
    view,
)
from engine.test_setup import ACTIONS, PATHS

from game.engine.cards import NUGGETS, START, Action, Face, Marker, Role, Tool, face
from game.engine.cells import START_CELL, at
from game.engine.deal import Deal, Fault, fault, shuffle
from game.engine.events import Drew, Kept, NuggetsDrawn, Paid
from game.engine.ruleset import SWITCHES, Edition, Ruleset
from game.engine.table import Cause
from game.engine.turn import next_round, next_starter, start

SEATS = range(2, 13)
ROLES = {"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}
MORE_PATHS = {
    "NS.EW": 2, "NW.ES": 1, "NE.SW": 1, "S#": 1, "W#": 1, "NW#": 1, "NE#": 1,
    "NS+blue": 1, "EW+blue": 1, "SW+blue": 1, "NS.E+green": 1, "EW+green": 1, "ES+green": 1,
    "NESW*": 1, "NES*": 1, "ESW*": 3, "NSW.E*": 1, "N.ESW*": 1, "EW.S*": 1, "S*": 1, "W*": 1,
    "N.EW.S": 1, "NS.E.W": 1, "NS.E": 1, "N.ES": 2, "NE.S": 1,
}  # fmt: skip
MORE_ACTIONS = {
    "theft": 4, "hands-off": 3, "swap-hands": 2, "inspection": 2, "swap-hats": 2, "trapped": 3, "free": 4,
    "rockfall": 1,
}  # fmt: skip
NO_EFFECT = ("gold_by", "round_end", "saboteur_pay", "broken_tools_cost_gold")


def _deal(seats: int, seed: int = 1) -> Deal:
    return shuffle(seats, random.Random(seed), rules=SABOTEUR2)


def _piles(deal: Deal) -> list[str]:
    """The names of all cards of hands, deck and those put aside."""
    return [str(card) for pile in (*deal.hands, deal.deck, deal.aside) for card in pile]


def test_r10_1_two_to_twelve_seats() -> None:
    assert (SABOTEUR2.fewest_seats, SABOTEUR2.most_seats) == (2, 12)
    assert (rules().fewest_seats, rules().most_seats) == (3, 10)


@pytest.mark.parametrize("seats", SEATS)
def test_r10_1_one_role_card_each_of_fifteen(seats: int) -> None:
    deal = _deal(seats)
    assert (len(deal.roles), len(deal.spare)) == (seats, 15 - seats)
    assert Counter(map(str, deal.roles + deal.spare)) == ROLES
    state = start(SABOTEUR2, deal).state
    assert state.table.hats == 15 - seats
    assert [view(state, seat).role for seat in range(seats)] == list(deal.roles)
    others = {view(state, seat).roles[other] for seat in range(seats) for other in range(seats) if other != seat}
    assert others == {None}


@pytest.mark.parametrize("seats", [2, 12])
def test_r10_1_any_role_may_be_dealt_or_left_over(seats: int) -> None:
    deals = [_deal(seats, seed) for seed in range(200)]
    assert {role for deal in deals for role in deal.roles} == {Role(name) for name in ROLES}
    assert {role for deal in deals for role in deal.spare} == {Role(name) for name in ROLES}


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_1_nugget_cards_stay_in_the_box(by: Ruleset) -> None:
    deal = shuffle(5, random.Random(1), rules=by)
    assert deal.nuggets == ()
    assert start(by, deal).state.table.nuggets == 0


@pytest.mark.parametrize("seats", SEATS)
def test_r10_2_a_hundred_and_eighteen_cards_ten_of_them_put_aside(seats: int) -> None:
    deal = _deal(seats)
    assert {len(hand) for hand in deal.hands} == {6}
    assert (len(deal.aside), len(deal.deck)) == (10, 108 - 6 * seats)
    assert Counter(_piles(deal)) == Counter(PATHS) + Counter(ACTIONS) + Counter(MORE_PATHS) + Counter(MORE_ACTIONS)


def test_r10_2_seventy_path_cards_and_forty_eight_actions() -> None:
    deal = _deal(7)
    dealt = [card for pile in (*deal.hands, deal.deck, deal.aside) for card in pile]
    assert sum(isinstance(card, Face) for card in dealt) == 70
    assert sum(isinstance(card, Action) for card in dealt) == 48
    assert dealt.count(Action.ROCKFALL) == 4


def test_r10_2_any_card_may_be_put_aside() -> None:
    assert {str(card) for seed in range(400) for card in _deal(2, seed).aside} == set(_piles(_deal(2)))


def test_r10_2_the_cards_put_aside_lie_in_no_hand_and_are_never_drawn() -> None:
    deal = _deal(3)
    state = start(SABOTEUR2, deal).state
    assert state.table.deck == len(deal.deck)
    assert Counter(map(str, state.cards)) + Counter(map(str, deal.aside)) == Counter(_piles(deal))
    last = position(by=SABOTEUR2, hand="map NS", others="map NS", deck="EW", aside="NESW NESW")
    assert [event.face for event in found(do(last, "map 1", "map 1", "map 1"), Drew)] == list(cards("EW"))


def test_r10_2_ten_cards_are_put_aside_before_each_round() -> None:
    over = position(CORRIDOR, by=SABOTEUR2, hand="EW")
    state = do(over, "lay EW 7,0")
    deal = shuffle(3, random.Random(5), rules=SABOTEUR2, starter=next_starter(state.table), nuggets=())
    second = next_round(state, deal).state
    assert (len(deal.aside), len(_piles(deal))) == (10, 118)
    assert (second.table.round, second.table.deck) == (2, 118 - 10 - 18)
    assert second.table.in_front == ((), (), ())
    assert Counter(deal.aside) != Counter(_deal(3).aside)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("seats", [2, 12])
def test_r10_1_the_round_begins_as_in_the_base_game(seats: int, by: Ruleset) -> None:
    state = start(by, shuffle(seats, random.Random(3), rules=by, starter=seats - 1)).state
    assert dict(state.table.maze.cards) == {START_CELL: START}
    assert (state.table.to_play, state.table.question) == (seats - 1, None)
    assert (state.table.thefts, state.table.in_front) == ((), ((),) * seats)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_3_each_seat_gets_a_whole_number_of_gold_and_nobody_picks(by: Ruleset) -> None:
    picture = "@ EW NS.EW EW EW EW EW . ?\n. NES* . . . . . . ."
    state = position(
        picture, by=by, seats=5, hand="EW", who="blue geologist boss geologist saboteur", gold=(1, 0, 2, 0, 3)
    )
    after = step(state, "lay EW 7,0")
    table = after.state.table
    assert (table.question, table.took, table.nuggets) == (None, (0,) * 5, 0)
    assert not [*found(after, NuggetsDrawn), *found(after, Kept), *found(after, Paid)]
    # one crystal shared by two geologists rounds down; blue and the boss are two winners (R10.18)
    assert after.state.paid == (4, 0, 3, 0, 0)
    assert [view(after.state, seat).won for seat in range(5)] == [5, 0, 5, 0, 3]


def test_r10_3a_four_switches_have_no_effect() -> None:
    assert sorted(SABOTEUR2.without_effect()) == sorted(NO_EFFECT)
    assert set(NO_EFFECT) <= set(SWITCHES)
    assert rules().without_effect() == ()


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("name", "value"), [(name, value) for name in NO_EFFECT for value in SWITCHES[name]])
def test_r10_3a_gold_is_shared_the_same_whatever_they_say(name: str, value: object, edition: Edition) -> None:
    by = rules(edition, saboteur2=True, **{name: value})
    won = do(position(CORRIDOR, by=by, hand="EW", in_front={1: "lamp pick"}, who="bbs"), "lay EW 7,0")
    assert (won.paid, won.table.question) == ((4, 4, 0), None)
    lost = position(CORRIDOR, by=by, hand=IDLE, others=IDLE, deck="", who="bss")
    assert (lost.paid, lost.table.question) == ((0, 4, 4), None)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("value", SWITCHES["round_end"])
def test_r10_3a_a_round_ends_the_same_whatever_round_end_says(value: object, edition: Edition) -> None:
    by = rules(edition, saboteur2=True, round_end=value)
    over = position(by=by, hand=IDLE, others=IDLE, deck="").table
    assert over.outcome is not None
    assert over.outcome.cause is Cause.NONE_PLAYABLE
    going_on = position(by=by, hand="", others="", hands={1: f"map {IDLE}"}, deck="")
    assert going_on.table.to_play == 1
    assert do(going_on, f"pass {IDLE}").table.outcome is None


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_1_two_seats_play_a_turn_each(by: Ruleset) -> None:
    state = position(by=by, seats=2, hand="map map", others="map map")
    assert [do(state, *["map 1"] * turns).table.to_play for turns in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_1_twelve_seats_play_in_the_direction_of_the_edition(by: Ruleset) -> None:
    state, order = position(by=by, seats=12, hand="map map", others="map map"), []
    for _ in range(12):
        state = do(state, "map 1")
        order.append(state.table.to_play)
    clockwise = [*range(1, 12), 0]
    assert order == (clockwise if by.direction == "clockwise" else [*reversed(range(1, 12)), 0])


def _found(deal: Deal, seats: int = 5, by: Ruleset = SABOTEUR2, **known: object) -> tuple[Fault, str | None] | None:
    wanted: dict[str, Any] = {"nuggets": (), "starter": None, "scenario": False} | known
    wrong = fault(deal, seats, rules=by, **wanted)
    return None if wrong is None else (wrong.fault, wrong.clause)


@pytest.mark.parametrize("seats", SEATS)
def test_a_shuffled_deal_has_no_fault(seats: int) -> None:
    assert _found(_deal(seats), seats) is None
    assert _found(_deal(seats), seats, scenario=True) is None


@pytest.mark.parametrize(
    ("changes", "wanted", "clause"),
    [
        ({"starter": 5}, Fault.STARTER, "R1.5"),
        ({"roles": roles("bbbbb")}, Fault.ROLES, "R10.1"),
        ({"roles": roles("ddddd")}, Fault.ROLES, "R10.1"),
        ({"roles": roles("bbbb")}, Fault.SEATS, "R10.1"),
        ({"spare": ()}, Fault.ROLES, "R10.1"),
        ({"nuggets": (1,)}, Fault.NUGGETS, "R10.1"),
        ({"nuggets": NUGGETS}, Fault.NUGGETS, "R10.1"),
        ({"goals": ("gold", "SW", "NW")}, Fault.GOALS, "R1.3"),
        ({"hands": ((),) * 5}, Fault.HANDS, "R10.2"),
        ({"deck": ()}, Fault.DECK, "R10.2"),
        ({"aside": ()}, Fault.ASIDE, "R10.2"),
    ],
)
def test_section_10_decides_what_a_whole_deal_is(changes: dict[str, object], wanted: Fault, clause: str) -> None:
    assert _found(msgspec.structs.replace(_deal(5), **changes)) == (wanted, clause)


def test_r10_2_nine_cards_aside_and_one_more_in_the_deck_are_a_fault() -> None:
    deal = _deal(5)
    moved = msgspec.structs.replace(deal, aside=deal.aside[1:], deck=(*deal.deck, deal.aside[0]))
    assert _found(moved) == (Fault.ASIDE, "R10.2")


@pytest.mark.parametrize(
    ("card", "other"), [("theft", "free"), ("NS.EW", "NE.SW"), ("NES*", "NES"), ("ES+green", "ES")]
)
def test_r10_2_a_whole_deal_has_each_card_as_often_as_the_box(card: str, other: str) -> None:
    deal = next(deal for deal in (_deal(5, seed) for seed in range(99)) if card in map(str, deal.deck))
    at = list(map(str, deal.deck)).index(card)
    changed = (*deal.deck[:at], *cards(other), *deal.deck[at + 1 :])
    assert _found(msgspec.structs.replace(deal, deck=changed)) == (Fault.DECK, "R10.2")


def test_a_deal_of_one_game_is_none_of_the_other() -> None:
    base = shuffle(5, random.Random(1))
    assert _found(base, nuggets=NUGGETS) is not None
    assert _found(_deal(5), by=rules(), nuggets=NUGGETS) is not None


@pytest.mark.parametrize(
    "changes",
    [
        {"roles": roles("ddddb")},
        {"spare": roles("boss")},
        {"hands": (cards("theft"), (), (), (), ())},
        {"deck": cards("NS free")},
        {"hands": (cards("NS.EW"), (), (), (), ())},
        {"hands": (cards("EW.S*"), (), (), (), ())},
        {"deck": cards("NS NW+blue")},
        {"deck": cards("NS ES+green")},
        {"deck": cards("NS N.ES")},
        {"maze": {at(1, 0): face("EW+blue")}},
        {"maze": {at(1, 0): face("NW.ES")}},
        {"maze": {at(1, 0): face("S#")}},
        {"maze": {at(1, 0): face("NSW*")}},
        {"in_front": ((Marker.TRAPPED,), (), (), (), ())},
    ],
)
def test_the_base_game_knows_no_card_that_only_saboteur_2_has(changes: dict[str, object]) -> None:
    deal = shuffle(5, random.Random(1))
    assert _found(deal, by=rules(), nuggets=NUGGETS, scenario=True) is None
    changed = msgspec.structs.replace(deal, **changes)
    assert _found(changed, by=rules(), nuggets=NUGGETS, scenario=True) == (Fault.EXPANSION, "R10.2")


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"roles": roles("bbbbd")}, (Fault.ROLES, "R10.1")),
        ({"spare": roles("d")}, (Fault.ROLES, "R10.1")),
        ({"nuggets": (1, 2)}, (Fault.NUGGETS, "R10.1")),
        ({"in_front": ((Marker.THEFT,) * 2, (), (), (), ())}, (Fault.IN_FRONT, "R10.5")),
        ({"in_front": ((Tool.PICK, Marker.TRAPPED, Tool.PICK), (), (), (), ())}, (Fault.IN_FRONT, "R10.5")),
        ({"aside": cards("NE NE theft")}, None),
        ({"aside": ()}, None),
        ({"spare": ()}, None),
        ({"roles": roles("boss boss boss boss boss")}, None),
        ({"maze": {START_CELL + 1: face("W#")}}, None),
        ({"in_front": ((Marker.THEFT, Marker.TRAPPED, *Tool), (), (), (), ())}, None),
    ],
)
def test_what_a_set_up_position_of_saboteur_2_may_have(changes: dict[str, object], wanted: object) -> None:
    assert _found(msgspec.structs.replace(_deal(5), **changes), scenario=True) == wanted


def test_r10_1_the_nuggets_of_later_rounds_stay_in_the_box_too() -> None:
    deal = shuffle(3, random.Random(1), rules=SABOTEUR2, starter=1, nuggets=())
    assert deal.nuggets == ()
    assert open_to(start(SABOTEUR2, deal).state, "keep") == []
