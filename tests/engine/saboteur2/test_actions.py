"""R10.10, R10.11 and R10.14: theft, hands off, trapped and free at last."""

from __future__ import annotations

import pytest
from engine.positions import (
    CORRIDOR,
    IDLE,
    SABOTEUR2,
    SABOTEUR2_EDITIONS,
    clause,
    do,
    found,
    may,
    open_to,
    position,
    refused,
    step,
    view,
)

from game.engine.cards import Marker, Tool
from game.engine.events import Freed, Shared, Stole, TheftLaid, TheftStopped, Trapped
from game.engine.refusal import Reason
from game.engine.ruleset import Ruleset
from game.engine.table import AskSteal

ACTIONS = "map rockfall break:pick repair:lamp theft hands-off swap-hands inspection swap-hats trapped free"


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_10_a_theft_is_laid_before_oneself(by: Ruleset) -> None:
    state = position(by=by, starter=2, hand="theft NS")
    assert open_to(state, "theft") == ["theft"]
    after = step(state, "theft")
    assert after.state.table.in_front == ((), (), (Marker.THEFT,))
    assert after.state.table.thefts == (2,)
    assert [(event.seat, event.card) for event in found(after, TheftLaid)] == [(2, state.table.hands[2][0])]
    assert after.state.table.discards == ()


def test_r10_10_thefts_are_kept_in_the_order_played() -> None:
    state = position(by=SABOTEUR2, starter=1, hand="theft NS", others="theft NS", in_front={0: "theft", 2: "theft"})
    assert state.table.thefts == (0, 2)
    state = do(state, "theft")
    assert state.table.thefts == (0, 2, 1)
    assert position(by=SABOTEUR2, in_front={2: "theft", 1: "lamp theft"}).table.thefts == (1, 2)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_10_a_theft_bars_its_owner_from_nothing(by: Ruleset) -> None:
    free = position("@ EW", by=by, hand=f"NESW {ACTIONS}", in_front={1: "theft trapped lamp", 2: "lamp"})
    thief = position("@ EW", by=by, hand=f"NESW {ACTIONS}", in_front={0: "theft", 1: "theft trapped lamp", 2: "lamp"})
    only_thief = {"hands-off 0"} | set(open_to(thief, "discard"))
    assert set(open_to(thief)) - only_thief == set(open_to(free)) - {"theft"}
    assert may(thief, "lay NESW 2,0")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_10_after_the_gold_is_paid_its_owner_may_take_one_gold(by: Ruleset) -> None:
    state = do(position(CORRIDOR, by=by, hand="EW", who="bbs", in_front={2: "theft"}), "lay EW 7,0")
    assert (state.paid, state.table.to_play) == ((4, 4, 0), 2)
    assert state.table.question == AskSteal((0, 1))
    assert open_to(state) == ["steal 0", "steal 1", "steal nobody"]
    for play, paid in (("steal 0", (3, 4, 1)), ("steal 1", (4, 3, 1)), ("steal nobody", (4, 4, 0))):
        after = step(state, play)
        assert (after.state.paid, after.state.table.to_play) == (paid, None)
        assert len(found(after, Stole)) == 1


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("target", [0, 1, 2])
def test_r10_11_hands_off_removes_a_theft_before_any_seat(target: int, by: Ruleset) -> None:
    state = position(by=by, hand="hands-off NS", in_front=dict.fromkeys(range(3), "lamp theft pick"))
    assert open_to(state, "hands-off") == ["hands-off 0", "hands-off 1", "hands-off 2"]
    after = step(state, f"hands-off {target}")
    lies = [(Tool.LAMP, Tool.PICK) if seat == target else (Tool.LAMP, Marker.THEFT, Tool.PICK) for seat in range(3)]
    assert list(after.state.table.in_front) == lies
    assert after.state.table.thefts == tuple(seat for seat in range(3) if seat != target)
    assert sorted(str(discard.card) for discard in after.state.table.discards) == ["hands-off", "theft"]
    assert [(event.seat, event.target) for event in found(after, TheftStopped)] == [(0, target)]


@pytest.mark.parametrize(
    ("play", "reason", "wanted"),
    [
        ("hands-off 0", Reason.NO_THEFT, "R10.11"),
        ("hands-off 2", Reason.NO_THEFT, "R10.11"),
        ("hands-off 3", Reason.NO_SUCH_SEAT, "R10.11"),
        ("hands-off -1", Reason.NO_SUCH_SEAT, "R10.11"),
        ("trapped 3", Reason.NO_SUCH_SEAT, "R10.14"),
        ("trapped -1", Reason.NO_SUCH_SEAT, "R10.14"),
        ("free 0", Reason.NOT_TRAPPED, "R10.14"),
        ("free 1", Reason.NOT_TRAPPED, "R10.14"),
        ("free 3", Reason.NO_SUCH_SEAT, "R10.14"),
    ],
)
def test_r10_11_and_r10_14_a_card_without_its_target_cannot_be_played(play: str, reason: Reason, wanted: str) -> None:
    state = position(by=SABOTEUR2, hand="hands-off trapped free", in_front={1: "theft", 2: "trapped"})
    refusal = refused(state, play)
    assert (refusal.reason, refusal.clause) == (reason, wanted)


def test_r10_11_a_thief_who_was_stopped_takes_nothing() -> None:
    state = position(CORRIDOR, by=SABOTEUR2, hand="hands-off EW", others="NS NS", who="bbs", in_front={2: "theft"})
    state = do(state, "hands-off 2", "pass NS", "pass NS", "lay EW 7,0")
    assert (state.paid, state.table.question) == ((4, 4, 0), None)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("target", [0, 1, 2])
def test_r10_14_trapped_is_laid_before_any_seat(target: int, by: Ruleset) -> None:
    state = position(by=by, hand="trapped NS", in_front={1: "lamp theft"})
    assert open_to(state, "trapped") == ["trapped 0", "trapped 1", "trapped 2"]
    after = step(state, f"trapped {target}")
    before = [list(things) for things in state.table.in_front]
    before[target].append(Marker.TRAPPED)
    assert [list(things) for things in after.state.table.in_front] == before
    assert [(event.seat, event.target) for event in found(after, Trapped)] == [(0, target)]
    assert after.state.table.discards == ()


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_14_a_trapped_seat_lays_no_path_card_but_plays_actions(by: Ruleset) -> None:
    state = position("@ EW", by=by, hand=f"NESW W# {ACTIONS}", in_front={0: "trapped", 1: "theft", 2: "lamp"})
    refusal = refused(state, "lay NESW 2,0")
    assert (refusal.reason, refusal.clause, refusal.seat) == (Reason.TRAPPED, "R10.14", 0)
    assert clause(state, "lay W# 2,0") == "R10.14"
    assert open_to(state, "lay") == []
    for play in (
        "map 1", "rockfall 1,0", "break pick 1", "repair lamp 2", "theft", "hands-off 1", "swap-hands 1",
        "inspection 2", "swap-hats 0", "trapped 1", "free 0", "pass NESW map", "discard NESW map to remove trapped",
    ):  # fmt: skip
        assert may(state, play)


def test_r3_5_a_broken_tool_is_named_before_the_trap() -> None:
    state = position(by=SABOTEUR2, in_front={0: "trapped lamp"})
    assert clause(state, "lay NESW 1,0") == "R3.5"
    assert may(position(by=SABOTEUR2, in_front={1: "trapped lamp", 2: "trapped"}), "lay NESW 1,0")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("target", [0, 1, 2])
def test_r10_14_free_at_last_removes_a_trapped_card_before_any_seat(target: int, by: Ruleset) -> None:
    state = position(by=by, hand="free NS", in_front=dict.fromkeys(range(3), "theft trapped pick"))
    assert open_to(state, "free") == ["free 0", "free 1", "free 2"]
    after = step(state, f"free {target}")
    table = after.state.table
    assert table.in_front[target] == (Marker.THEFT, Tool.PICK)
    assert [Marker.TRAPPED in things for things in table.in_front] == [seat != target for seat in range(3)]
    assert table.thefts == (0, 1, 2)
    assert sorted(str(discard.card) for discard in table.discards) == ["free", "trapped"]
    assert [(event.seat, event.target) for event in found(after, Freed)] == [(0, target)]


def test_r10_14_a_freed_seat_lays_again() -> None:
    state = position(by=SABOTEUR2, hand="free NS", others="NESW NESW", in_front={1: "trapped"})
    assert clause(do(state, "pass NS"), "lay NESW 1,0") == "R10.14"
    assert may(do(state, "free 1"), "lay NESW 1,0")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize(
    ("trapped", "winners", "paid"),
    [
        ((), (0, 1, 2), (3, 3, 2, 0)),
        ((1,), (0, 2), (4, 0, 3, 0)),
        ((2,), (0, 1), (4, 4, 0, 0)),
        ((1, 2), (0,), (5, 0, 0, 0)),
        ((3,), (0, 1, 2), (3, 3, 2, 0)),
    ],
)
def test_r10_14_a_trapped_seat_gets_no_share_and_is_not_counted(
    trapped: tuple[int, ...], winners: tuple[int, ...], paid: tuple[int, ...], by: Ruleset
) -> None:
    lies = dict.fromkeys(trapped, "trapped")
    after = step(
        position(CORRIDOR, by=by, seats=4, hand="EW", who="blue blue boss saboteur", in_front=lies), "lay EW 7,0"
    )
    outcome = after.state.table.outcome
    assert outcome is not None
    assert (outcome.winners, after.state.paid) == (winners, paid)
    assert sorted(event.seat for event in found(after, Shared)) == list(winners)


def test_r10_14_a_saboteur_who_is_trapped_when_the_gold_is_missed_gets_nothing() -> None:
    state = position(by=SABOTEUR2, hand=IDLE, others=IDLE, deck="", who="bss", in_front={1: "trapped"})
    assert state.paid == (0, 0, 5)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_14_the_theft_of_a_trapped_seat_does_not_count(by: Ruleset) -> None:
    lies = {1: "trapped theft", 2: "theft trapped"}
    state = do(position(CORRIDOR, by=by, hand="EW", who="bbs", in_front=lies), "lay EW 7,0")
    assert (state.paid, state.table.question, state.table.to_play) == ((5, 0, 0), None, None)


def test_r10_14_only_a_trap_that_lies_there_at_the_end_counts() -> None:
    hands = {1: "NS free", 2: "NS NS"}
    state = position(CORRIDOR, by=SABOTEUR2, hand="map EW", hands=hands, who="bbs", in_front={2: "theft trapped"})
    state = do(state, "map 1", "free 2", "pass NS", "lay EW 7,0")
    assert (state.table.to_play, state.table.question) == (2, AskSteal((0, 1)))
    caught = position(CORRIDOR, by=SABOTEUR2, hand="trapped EW", others="NS NS", who="bbs", in_front={2: "theft"})
    caught = do(caught, "trapped 2", "pass NS", "pass NS", "lay EW 7,0")
    assert (caught.table.to_play, caught.paid) == (None, (4, 4, 0))


@pytest.mark.parametrize("name", ["theft", "trapped"])
def test_what_lies_before_a_seat_is_seen_by_all(name: str) -> None:
    state = position(by=SABOTEUR2, in_front={1: name})
    for seat in range(3):
        assert view(state, seat).table.in_front[1] == (Marker(name),)
