"""Section 12: table talk."""

from __future__ import annotations

from typing import Any

import pytest
from engine.positions import CORRIDOR, IDLE, do, found, known_events, may, open_to, position, refused, rules, step, view

from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.engine.legal import why_not
from game.engine.refusal import Reason
from game.engine.ruleset import Ruleset
from game.engine.state import State

TALK = [rules(edition, table_talk=True) for edition in ("g3", "rebel", "ukrainian", "italian")]
CLAIMS = [f"claim goal {goal} {what}" for goal in (1, 2, 3) for what in ("gold", "stone")]
ABOUT = [f"claim seat {seat} {what}" for seat in (1, 2) for what in ("digger", "saboteur")]


def talk(picture: str = "@", **setting: Any) -> State:
    """A position at a table that talks."""
    return position(picture, **{"by": TALK[1]} | setting)


@pytest.mark.parametrize("by", TALK)
def test_r12_1_one_claim_in_ones_own_turn_before_playing(by: Ruleset) -> None:
    state = talk(by=by, hand="map", others="map")
    assert open_to(state, "claim") == CLAIMS + ABOUT
    for claim in CLAIMS + ABOUT:
        after = step(state, claim)
        assert after.state.table.to_play == 0
        assert after.state.table.hands == state.table.hands
        assert open_to(after.state) == ["map 1", "map 2", "map 3", "pass map"]
        refusal = refused(after.state, claim)
        assert (refusal.reason, refusal.clause) == (Reason.CLAIMED_ALREADY, "R12.1")


def test_r12_1_a_claim_is_public_and_may_be_a_lie() -> None:
    state = do(talk(hand="map"), "claim goal 2 stone")
    for seat in (0, 1, 2, None):
        assert known_events(state, seat, Claimed) == [Claimed(0, ClaimGoal(2, "stone"))]
    assert view(state, 1).goals == (None, None, None)


def test_r12_1_every_turn_brings_a_new_claim() -> None:
    state = do(talk(hand="map map", others="map map"), "claim goal 1 gold", "map 1")
    assert may(state, "claim goal 1 stone")
    state = do(state, "map 1", "claim seat 0 saboteur", "map 2")
    assert may(state, "claim seat 2 digger")
    assert [event.seat for event in found(state, Claimed)] == [0, 2]


def test_r12_1_only_at_a_table_that_talks() -> None:
    for claim in ("claim goal 1 gold", "claim seat 1 digger"):
        refusal = refused(position(), claim)
        assert (refusal.reason, refusal.clause) == (Reason.NO_TABLE_TALK, "R12.1")
    assert open_to(position(), "claim") == []


def test_r12_1_only_about_face_down_goals_and_other_seats() -> None:
    state = talk("@ . . . . . . . !", goals="gold NE NW")
    assert refused(state, "claim goal 2 stone").reason is Reason.GOAL_REVEALED
    assert refused(state, "claim seat 0 digger").reason is Reason.CLAIM_ABOUT_SELF
    assert refused(state, "claim seat 3 digger").reason is Reason.NO_SUCH_SEAT
    assert refused(state, "claim seat -1 digger").reason is Reason.NO_SUCH_SEAT
    assert open_to(state, "claim") == [c for c in CLAIMS if "goal 2" not in c] + ABOUT


def test_r12_1_not_while_the_game_asks() -> None:
    asked = do(talk(CORRIDOR, hand="EW", nuggets=(1, 2, 3)), "lay EW 7,0")
    assert refused(asked, "claim seat 1 digger").reason is Reason.ANSWER_FIRST
    assert open_to(asked, "claim") == []


def test_r12_1_not_in_the_turn_of_another_seat_or_after_the_round() -> None:
    refusal = why_not(view(talk(), 1), ClaimSeat(2, "digger"))
    assert refusal is not None
    assert refusal.reason is Reason.WRONG_SEAT
    over = talk(hand=IDLE, others=IDLE, deck="")
    ended = why_not(view(over, 0), ClaimSeat(2, "digger"))
    assert ended is not None
    assert ended.reason is Reason.NOT_IN_PLAY


def test_r12_1_a_claim_changes_no_legality_and_no_count() -> None:
    state = talk(hand="NES map", by=rules("ukrainian", table_talk=True))
    after = do(state, "claim seat 2 saboteur")
    assert open_to(after) == [option for option in open_to(state) if not option.startswith("claim")]
    assert (after.table.last_turn, after.passes) == (state.table.last_turn, state.passes)
