"""R10.15: the end of a round of Saboteur 2; who starts the next (R8.2)."""

from __future__ import annotations

import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
    IDLE,
    SABOTEUR2,
    SABOTEUR2_EDITIONS,
    do,
    found,
    open_to,
    position,
    rules,
    step,
)
from engine.test_round_end import WALLED, cause

from game.engine.events import DiscardedTwo, Passed, RoundEnded
from game.engine.ruleset import SWITCHES, Edition, Ruleset
from game.engine.table import Cause
from game.engine.turn import next_starter

EVERY_END = [rules(edition, saboteur2=True, round_end=end) for edition in ALL_EDITIONS for end in SWITCHES["round_end"]]
IDLE_TWICE = f"{IDLE} {IDLE}"


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("who", ["green blue saboteur", "blue green boss", "saboteur saboteur geologist"])
@pytest.mark.parametrize("doors", ["EW+blue EW", "EW+green EW", "EW+blue EW+green", "EW EW"])
def test_r10_15_gold_ends_the_round_whatever_doors_stand_between(doors: str, who: str, by: Ruleset) -> None:
    state = position(f"@ EW {doors} EW EW EW . ?", by=by, hand="EW", others="", who=who, deck="")
    after = step(state, "lay EW 7,0")
    assert [event.outcome.cause for event in found(after, RoundEnded)] == [Cause.GOLD]
    assert (after.state.table.to_play, after.state.table.goals[1]) == (None, "gold")
    outcome = after.state.table.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.finisher) == ("diggers", 0)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_15_a_stone_does_not_end_the_round(by: Ruleset) -> None:
    state = do(position(CORRIDOR, by=by, hand="EW NS", goals="gold NW NE"), "lay EW 7,0")
    assert (cause(state), state.table.goals[1]) == (None, "NW")


@pytest.mark.parametrize("by", EVERY_END)
def test_r10_15_otherwise_it_ends_when_nobody_could_play_in_every_edition(by: Ruleset) -> None:
    state = position(by=by, hand="map", others=IDLE, deck="")
    assert cause(state) is None
    state = do(state, "map 1")
    assert cause(state) is Cause.NONE_PLAYABLE
    assert state.table.outcome is not None
    assert state.table.outcome.winner == "saboteurs"
    assert [len(hand) for hand in state.table.hands] == [0, 1, 1]


@pytest.mark.parametrize("by", EVERY_END)
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_r10_15_one_seat_that_could_play_keeps_the_round_going(holder: int, by: Ruleset) -> None:
    state = position(by=by, hand=IDLE_TWICE, others=IDLE_TWICE, hands={holder: f"map {IDLE}"}, deck="")
    assert cause(state) is None
    if holder != 0:
        assert open_to(state) == [f"pass {IDLE}", f"pass {IDLE_TWICE}"]


@pytest.mark.parametrize("by", EVERY_END)
def test_r10_15_a_deck_keeps_the_round_going(by: Ruleset) -> None:
    state = position(by=by, hand=IDLE_TWICE, others=IDLE, deck=f"{IDLE} {IDLE} {IDLE}")
    assert cause(state) is None
    state = do(state, f"pass {IDLE_TWICE}")
    assert (cause(state), state.table.deck) == (None, 1)
    assert cause(do(state, f"pass {IDLE}")) is Cause.NONE_PLAYABLE


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("thing", ["lamp", "theft", "trapped"])
def test_r10_15_discarding_two_is_no_play(thing: str, by: Ruleset) -> None:
    state = position(by=by, hand=f"map {IDLE_TWICE}", others=IDLE, deck="", in_front={0: thing, 1: thing})
    assert open_to(state, "discard")
    after = step(state, f"discard {IDLE_TWICE} to remove {thing}")
    assert found(after, DiscardedTwo)
    assert cause(after.state) is None
    over = position(by=by, hand=IDLE_TWICE, others=IDLE_TWICE, deck="", in_front={0: thing, 1: thing})
    assert cause(over) is Cause.NONE_PLAYABLE


@pytest.mark.parametrize(
    ("hand", "in_front", "play"),
    [
        ("theft", {}, "theft"),
        ("hands-off", {1: "theft"}, "hands-off 1"),
        ("inspection", {}, "inspection 1"),
        ("swap-hats", {}, "swap-hats 2"),
        ("trapped", {}, "trapped 1"),
        ("free", {1: "trapped"}, "free 1"),
        ("swap-hands", {}, "swap-hands 1"),
        ("map", {}, "pass map"),
        (f"map {IDLE}", {0: "lamp"}, f"discard map {IDLE} to remove lamp"),
        ("NS.EW", {}, "lay NS.EW 1,0"),
        ("W#", {}, "lay W# 1,0"),
    ],
)
@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r6_2_the_end_is_looked_at_after_every_turn(
    hand: str, in_front: dict[int, str], play: str, by: Ruleset
) -> None:
    state = position(by=by, hand=hand, others=IDLE, deck="", in_front=in_front)
    assert cause(state) is None
    assert cause(do(state, play)) is Cause.NONE_PLAYABLE
    more = position(by=by, hand=hand, others=f"map {IDLE}", deck="", in_front=in_front)
    assert cause(do(more, play)) is None


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("hand", [IDLE, "", IDLE_TWICE])
def test_r6_2_a_set_up_position_is_looked_at_right_after_the_deal(hand: str, by: Ruleset) -> None:
    state = position(by=by, hand=hand, others=hand, deck="")
    assert cause(state) is Cause.NONE_PLAYABLE
    assert found(state, Passed) == []


def test_a_round_in_which_all_hands_are_empty_ends_though_cards_are_left() -> None:
    # an empty hand draws nothing (R10.4), so nobody would ever play again
    assert cause(position(by=SABOTEUR2, hand="", others="", deck="NESW NS")) is Cause.NONE_PLAYABLE
    assert cause(position(by=SABOTEUR2, hand="", others="", hands={2: "NS"}, deck="NESW NS")) is None


@pytest.mark.parametrize(
    ("hand", "picture", "in_front", "spare"),
    [
        ("theft", "@", {1: "theft"}, "b"),
        ("hands-off", "@", {2: "theft"}, "b"),
        ("swap-hands", "@", {}, "b"),
        ("inspection", "@", {}, "b"),
        ("swap-hats", "@", {}, "b"),
        ("trapped", "@", {0: "trapped", 1: "trapped"}, "b"),
        ("free", "@", {2: "trapped"}, "b"),
        ("W#", WALLED, {}, "b"),
        ("NS.EW", "@", {1: "trapped"}, "b"),
        ("NS.EW", "@", {0: "theft"}, "b"),
        ("swap-hats", "@", {0: "trapped"}, "b"),
    ],
)
@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r6_3_what_could_be_played(hand: str, picture: str, in_front: dict[int, str], spare: str, by: Ruleset) -> None:
    for starter in (0, 1):
        state = position(
            picture,
            by=by,
            starter=starter,
            others=IDLE,
            hands={0: hand, 1: IDLE},
            deck="",
            in_front=in_front,
            spare=spare,
        )
        assert cause(state) is None


@pytest.mark.parametrize(
    ("hand", "picture", "in_front", "spare"),
    [
        ("theft", "@", {0: "theft"}, "b"),
        ("hands-off", "@", {0: "trapped", 1: "lamp"}, "b"),
        ("swap-hats", "@", {}, ""),
        ("trapped", "@", {0: "trapped", 1: "trapped", 2: "trapped"}, "b"),
        ("free", "@", {0: "theft", 1: "lamp"}, "b"),
        ("NS.EW NESW W# NE+blue", "@", {0: "trapped"}, "b"),
        ("NESW NE", "@", {0: "theft trapped"}, "b"),
        ("NESW", "@", {0: "theft lamp"}, "b"),
        ("NS.EW NE.SW NW.ES", WALLED, {}, "b"),
    ],
)
@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r6_3_what_could_not_be_played(
    hand: str, picture: str, in_front: dict[int, str], spare: str, by: Ruleset
) -> None:
    for starter in (0, 1):
        state = position(
            picture,
            by=by,
            starter=starter,
            others=IDLE,
            hands={0: hand, 1: IDLE},
            deck="",
            in_front=in_front,
            spare=spare,
        )
        assert cause(state) is Cause.NONE_PLAYABLE


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize(("hand", "ends"), [("NS.EW", True), ("N.EW.S", False), ("W# NS.EW", False)])
def test_r6_3_a_bridge_that_nothing_links_could_not_be_laid(hand: str, ends: bool, by: Ruleset) -> None:
    # of WALLED only the cell behind the eastern dead end opens, to a dead side
    picture = WALLED.replace("W", "E.W")
    state = position(picture, by=by, hand=hand, others=IDLE, deck="")
    linked_only = by.link_to_start and "#" not in hand
    assert (cause(state) is not None) is (ends or linked_only)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r8_2_the_base_edition_names_the_next_starter(edition: Edition) -> None:
    hand = "NESW map theft"
    state = position(
        by=rules(edition, saboteur2=True), seats=4, hand=hand, others=hand, in_front={1: "lamp", 3: "lamp"}
    )
    state = do(state, "map 1", "theft", "pass map NESW theft", "discard NESW map to remove lamp")
    # neither a pass nor a discard is a card played; no path card was laid
    assert next_starter(state.table) == {"g3": 2, "rebel": 1, "ukrainian": 0, "italian": 0}[edition]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r8_2_a_path_card_counts_everywhere_and_a_forced_pass_as_the_last_turn(by: Ruleset) -> None:
    state = position(by=by, hand="NS map", others="", deck="")
    state = do(state, "lay NS 0,-1")
    assert (state.table.to_play, len(found(state, Passed))) == (0, 2)
    assert next_starter(state.table) == (0 if by.next_starter == "last_turn" else 1)
