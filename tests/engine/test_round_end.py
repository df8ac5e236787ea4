"""Section 6: the end of a round without gold."""

from __future__ import annotations

import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
    IDLE,
    do,
    found,
    open_to,
    position,
    rules,
    step,
)

from game.engine.events import Passed, RoundEnded
from game.engine.ruleset import Edition, Ruleset
from game.engine.state import State
from game.engine.table import Cause

NONE_PLAYABLE = [rules("g3"), rules("rebel"), *(rules(e, round_end="none_playable") for e in ("ukrainian", "italian"))]
ALL_PASSED = [rules("ukrainian"), *(rules(e, round_end="all_passed") for e in ("g3", "rebel", "italian"))]
HANDS_EMPTY = [rules("italian"), *(rules(e, round_end="hands_empty") for e in ("g3", "rebel", "ukrainian"))]
WALLED = """
.  S  .
E  @  W
.  N  .
"""
"""Rebel: nothing can be linked any more."""


def cause(state: State) -> Cause | None:
    """Why the round has ended, if it has."""
    return None if state.table.outcome is None else state.table.outcome.cause


@pytest.mark.parametrize("by", NONE_PLAYABLE)
def test_r6_1_none_playable_ends_when_nobody_could_play(by: Ruleset) -> None:
    state = do(position(by=by, hand="map", others=IDLE, deck=""), "map 1")
    assert cause(state) is Cause.NONE_PLAYABLE
    assert state.table.to_play is None
    assert [len(hand) for hand in state.table.hands] == [0, 1, 1]


@pytest.mark.parametrize("by", NONE_PLAYABLE)
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_r6_1_one_seat_that_could_play_keeps_the_round_going(holder: int, by: Ruleset) -> None:
    state = position(by=by, hand=f"{IDLE} {IDLE}", others=f"{IDLE} {IDLE}", hands={holder: f"map {IDLE}"}, deck="")
    assert cause(state) is None
    if holder != 0:
        assert open_to(state) == [f"pass {IDLE}"]


@pytest.mark.parametrize("by", NONE_PLAYABLE)
def test_r6_1_a_deck_keeps_the_round_going(by: Ruleset) -> None:
    state = position(by=by, hand=IDLE, others=IDLE, deck=f"{IDLE} {IDLE}")
    assert cause(state) is None
    state = do(state, f"pass {IDLE}")
    assert cause(state) is None
    assert cause(do(state, f"pass {IDLE}")) is Cause.NONE_PLAYABLE


@pytest.mark.parametrize("by", ALL_PASSED)
def test_r6_1_all_passed_ends_when_every_seat_passed_for_want_of_a_card(by: Ruleset) -> None:
    state = position(by=by, hand=f"{IDLE} {IDLE}", others=f"{IDLE} {IDLE}", deck="")
    assert cause(state) is None
    state = do(state, f"pass {IDLE}", f"pass {IDLE}")
    assert cause(state) is None
    assert cause(do(state, f"pass {IDLE}")) is Cause.ALL_PASSED


@pytest.mark.parametrize("by", HANDS_EMPTY)
def test_r6_1_hands_empty_ends_when_the_last_card_is_gone(by: Ruleset) -> None:
    state = position(by=by, hand=f"{IDLE} {IDLE}", others=IDLE, deck="")
    state = do(state, f"pass {IDLE}", f"pass {IDLE}", f"pass {IDLE}")
    assert cause(state) is None
    assert cause(do(state, f"pass {IDLE}")) is Cause.HANDS_EMPTY


@pytest.mark.parametrize("by", HANDS_EMPTY)
def test_r6_1_unplayable_cards_do_not_end_a_round_of_hands_empty(by: Ruleset) -> None:
    assert cause(position(by=by, hand=IDLE, others=IDLE, deck="")) is None


@pytest.mark.parametrize(
    ("by", "hands", "why"),
    [
        *((by, IDLE, Cause.NONE_PLAYABLE) for by in NONE_PLAYABLE),
        *((by, "", Cause.NONE_PLAYABLE) for by in NONE_PLAYABLE),
        *((by, "", Cause.ALL_PASSED) for by in ALL_PASSED),
        *((by, "", Cause.HANDS_EMPTY) for by in HANDS_EMPTY),
    ],
)
def test_r6_2_a_set_up_position_is_looked_at_right_after_the_deal(by: Ruleset, hands: str, why: Cause) -> None:
    state = position(by=by, hand=hands, others=hands, deck="")
    assert cause(state) is why
    assert len(found(state, Passed)) == (3 if why is Cause.ALL_PASSED else 0)


@pytest.mark.parametrize(
    ("hand", "others", "in_front", "play"),
    [
        ("NESW", "NS", {1: "lamp", 2: "cart"}, "lay NESW 2,0"),
        ("break:pick", "repair:lamp", {1: "cart"}, "break pick 1"),
        ("repair:pick", "repair:pick+lamp", {1: "pick"}, "repair pick 1"),
        ("rockfall", "rockfall", {}, "rockfall 1,0"),
        ("map", IDLE, {}, "map 1"),
        ("NESW", IDLE, {}, "pass NESW"),
    ],
)
def test_r6_2_the_end_is_looked_at_after_every_turn(
    hand: str, others: str, in_front: dict[int, str], play: str
) -> None:
    state = position("@ EW", hand=hand, others=others, deck="", in_front=in_front)
    assert cause(state) is None
    assert cause(do(state, play)) is Cause.NONE_PLAYABLE
    more = position("@ EW", hand=f"{hand} map", others=others, deck="", in_front=in_front)
    assert cause(do(more, play)) is None


def test_r6_3_a_seat_with_a_broken_tool_could_not_lay() -> None:
    assert cause(position(hand=IDLE, others="NS", deck="")) is None
    assert cause(position(hand=IDLE, others="NS", deck="", in_front={1: "lamp", 2: "cart"})) is Cause.NONE_PLAYABLE
    assert cause(position(hand=IDLE, others="NS", deck="", in_front={1: "lamp"})) is None


@pytest.mark.parametrize("hand", ["break:pick", "map", "NS", "repair:lamp", "repair:pick+lamp"])
def test_r6_3_what_could_be_played(hand: str) -> None:
    assert cause(position(hand=hand, others=IDLE, deck="", in_front={2: "lamp"})) is None


@pytest.mark.parametrize(
    ("hand", "picture", "in_front"),
    [
        ("repair:lamp", "@", {1: "pick"}),
        ("repair:lamp+cart", "@", {1: "pick"}),
        ("rockfall", "@", {}),
        ("rockfall", "@ . . . . . . . !", {}),
        ("break:pick", "@", {0: "pick", 1: "pick", 2: "pick"}),
        ("NESW NS EW NE", WALLED, {}),
        ("map", ". . . . . . . . !\n.\n@ . . . . . . . !\n.\n. . . . . . . . !", {}),
    ],
)
def test_r6_3_what_could_not_be_played(hand: str, picture: str, in_front: dict[int, str]) -> None:
    others = "repair:cart"
    state = position(picture, hand=hand, others=others, deck="", in_front=in_front, goals="NW NE NW")
    assert cause(state) is Cause.NONE_PLAYABLE


def test_r6_3_linking_decides_what_could_be_played() -> None:
    assert cause(position(WALLED, by="g3", hand="NE", others=IDLE, deck="")) is None
    assert cause(position("@ E.W", hand="NW", others=IDLE, deck="")) is None
    assert cause(position(WALLED, by=rules("g3", link_to_start=True), hand="NE", others=IDLE, deck="")) is not None


@pytest.mark.parametrize("gap", ["@  W", "E  @"])
def test_r6_3_a_card_that_fits_only_one_way_round_could_be_played(gap: str) -> None:
    walled = WALLED.replace(gap, gap.replace("W", ".").replace("E", "."))
    assert cause(position(walled, hand="E", others=IDLE, deck="")) is None
    assert cause(position(walled, hand="N", others=IDLE, deck="")) is Cause.NONE_PLAYABLE


@pytest.mark.parametrize("by", ALL_PASSED)
def test_r6_4_any_other_turn_starts_the_count_anew(by: Ruleset) -> None:
    third = 1 if by.direction == "counter-clockwise" else 2
    idle = " ".join([IDLE] * 4)
    state = position(by=by, hand=idle, others=idle, hands={third: f"map map {IDLE}"}, deck="")
    passing = f"pass {IDLE}"
    state = do(state, passing, passing, "map 1")
    assert (state.passes, cause(state)) == (0, None)
    state = do(state, passing, passing, passing)
    assert (state.passes, cause(state)) == (0, None), "who holds a playable card passes for another reason"
    state = do(state, passing, passing, "pass map")
    assert (state.passes, cause(state)) == (0, None)
    state = do(state, passing, passing)
    assert cause(state) is Cause.ALL_PASSED
    assert found(state, Passed)[-1].cards == ()


@pytest.mark.parametrize("by", ALL_PASSED)
def test_r6_4_passes_before_the_deck_is_empty_do_not_count(by: Ruleset) -> None:
    state = position(by=by, hand=f"{IDLE} {IDLE}", others=f"{IDLE} {IDLE}", deck=IDLE)
    passing = f"pass {IDLE}"
    state = do(state, passing, passing, passing)
    assert cause(state) is None
    assert cause(do(state, passing)) is Cause.ALL_PASSED


@pytest.mark.parametrize("by", ALL_PASSED)
def test_r6_4_empty_hands_count_as_passes(by: Ruleset) -> None:
    state = do(position(by=by, hand="NS", others="", deck=""), "lay NS 0,-1")
    assert cause(state) is Cause.ALL_PASSED
    assert len(found(state, Passed)) == 3


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r6_1_gold_comes_first(edition: Edition) -> None:
    after = step(position(CORRIDOR, by=edition, hand="EW", others="", deck=""), "lay EW 7,0")
    assert cause(after.state) is Cause.GOLD
    assert len(found(after, RoundEnded)) == 1
