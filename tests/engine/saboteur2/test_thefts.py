"""R10.10, R10.14 and R10.20: thefts at the end of a round."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from engine.positions import (
    CORRIDOR,
    IDLE,
    SABOTEUR2,
    SABOTEUR2_EDITIONS,
    clause,
    do,
    found,
    known_events,
    open_to,
    position,
    step,
    view,
)

from game.engine.cards import Marker
from game.engine.events import CrystalsPaid, GameEnded, RoundEnded, Shared, Stole
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import AskSteal
from game.engine.turn import ROUNDS

LAST = "lay EW 7,0"
RICH = (9, 9, 9, 9, 9)


def over(thefts: str, *, by: Ruleset = SABOTEUR2, gold: tuple[int, ...] = RICH, **setting: Any) -> State:
    """A round that nobody wins is over; a theft lies in front of each of these seats, played in this order."""
    seats = sorted(map(int, thefts.split()))
    in_front = dict.fromkeys(seats, "theft") | setting.pop("in_front", {})
    setting = {"hand": IDLE, "others": IDLE, "deck": "", "who": "bbbgg"[: len(gold)]} | setting
    return position(by=by, seats=len(gold), in_front=in_front, gold=gold, **setting)


def in_order(state: State) -> list[int | None]:
    """The seats asked, one after the other; everyone steals from the first seat named."""
    asked: list[int | None] = []
    while state.table.to_play is not None:
        assert isinstance(state.table.question, AskSteal)
        asked.append(state.table.to_play)
        state = do(state, f"steal {state.table.question.seats[0]}")
    return asked


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_20_a_thief_takes_one_from_a_seat_that_it_names(by: Ruleset) -> None:
    state = over("2", by=by, gold=(1, 4, 0, 0, 7))
    assert (state.table.to_play, state.table.question) == (2, AskSteal((0, 1, 4)))
    assert open_to(state) == ["steal 0", "steal 1", "steal 4", "steal nobody"]
    done = do(state, "steal 4")
    assert done.paid == (0, 0, 1, 0, -1)
    assert [view(done, seat).won for seat in range(5)] == [1, 4, 1, 0, 6]
    assert (done.table.to_play, done.table.question) == (None, None)


def test_r10_20_a_thief_may_decline() -> None:
    after = step(over("2"), "steal nobody")
    assert (after.events, after.state.paid) == ((Stole(2, None),), (0,) * 5)
    assert after.state.table.to_play is None


@pytest.mark.parametrize("victim", ["2", "3", "5", "-1"])
def test_r10_20_only_another_seat_that_has_gold_can_be_named(victim: str) -> None:
    assert clause(over("2", gold=(1, 4, 2, 0, 7)), f"steal {victim}") == "R10.20"


@pytest.mark.parametrize("play", [f"pass {IDLE}", "theft", "stay", "retire", "keep 1", "reveal 1", "swap-hands 0"])
def test_r10_20_nothing_else_can_be_said_until_the_thief_has_answered(play: str) -> None:
    state = over("2")
    assert clause(state, play) == "R10.20"
    assert open_to(state) == [f"steal {seat}" for seat in (0, 1, 3, 4)] + ["steal nobody"]


def test_r10_20_nobody_is_asked_to_steal_before_the_round_is_over() -> None:
    assert clause(position(by=SABOTEUR2, gold=(3, 3, 3), in_front={0: "theft"}), "steal 1") == "R2.1"


def test_r10_20_nothing_is_asked_when_nobody_else_has_gold() -> None:
    assert over("2", gold=(0,) * 5).table.to_play is None
    assert over("2", gold=(0, 0, 3, 0, 0)).table.to_play is None
    assert over("2", gold=(0, 0, 0, 0, 1)).table.question == AskSteal((4,))


@pytest.mark.parametrize(
    ("thefts", "order"),
    [("4", [4]), ("1 3", [3, 1]), ("0 1 3", [3, 0, 1]), ("0 2 4", [4, 0, 2]), ("0 1 2 3", [3, 0, 1, 2])],
)
@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_20_the_last_played_comes_first_and_then_clockwise(by: Ruleset, thefts: str, order: list[int]) -> None:
    assert in_order(over(thefts, by=by)) == order


@pytest.mark.parametrize(("player", "order"), [(0, [0, 1, 3]), (2, [2, 3, 1]), (4, [4, 1, 3])])
def test_r10_20_a_theft_played_in_this_round_is_the_last(player: int, order: list[int]) -> None:
    state = over("1 3", starter=player, hand="theft")
    assert state.table.thefts == (1, 3)
    state = do(state, "theft")
    assert state.table.thefts == (1, 3, player)
    assert in_order(state) == order


def test_r10_20_a_theft_that_was_stopped_does_not_count() -> None:
    state = over("0 1 3", hand="hands-off")
    assert in_order(do(state, "hands-off 3")) == [1, 0]
    assert in_order(do(state, "hands-off 1")) == [3, 0]
    assert in_order(do(state, "hands-off 0")) == [3, 1]


def test_r10_20_a_theft_removed_by_discarding_two_does_not_count() -> None:
    state = over("0 1 3", starter=3, hands={3: f"{IDLE} {IDLE}"}, deck=IDLE)
    assert in_order(do(state, f"discard {IDLE} {IDLE} to remove theft")) == [1, 0]


def test_r10_20_a_theft_played_again_counts_as_played_then() -> None:
    state = over("1 3 4", hand="hands-off", hands={1: f"theft {IDLE}"})
    state = do(state, "hands-off 1", "theft")
    assert state.table.thefts == (3, 4, 1)
    assert in_order(state) == [1, 3, 4]


def test_r10_14_a_trapped_seat_does_not_steal() -> None:
    assert in_order(over("0 1 3", in_front={1: "theft trapped"})) == [3, 0]
    assert in_order(over("2", in_front={2: "trapped theft"})) == []


def test_r10_20_the_last_theft_is_the_last_among_those_that_count() -> None:
    assert in_order(over("0 1 3", in_front={3: "theft trapped"})) == [1, 0]
    assert in_order(over("0 1 3", in_front={3: "trapped theft", 1: "theft trapped"})) == [0]


def test_r10_14_a_trap_laid_before_the_end_stops_a_theft_and_freeing_lets_it_count_again() -> None:
    state = over("1 3", hand="trapped", hands={1: f"free {IDLE}"})
    trapped = do(state, "trapped 3")
    assert trapped.table.thefts == (1, 3)
    assert in_order(do(trapped, f"pass {IDLE}", *[f"pass {IDLE}"] * 3, "pass free")) == [1]
    assert in_order(do(trapped, "free 3")) == [3, 1]


@pytest.mark.parametrize("tools", ["lamp", "pick lamp cart"])
def test_r10_20_broken_tools_do_not_stop_a_theft(tools: str) -> None:
    state = over("2", in_front={2: f"{tools} theft"}, hand="map", others="map")
    assert state.table.to_play == 0
    assert in_order(do(state, *["map 1"] * 5)) == [2]


def test_r10_10_a_theft_is_laid_before_oneself_and_only_one() -> None:
    state = position(by=SABOTEUR2, hand="theft theft", others="map")
    laid = do(state, "theft")
    assert laid.table.in_front == ((Marker.THEFT,), (), ())
    again = do(laid, "map 1", "map 1")
    assert clause(again, "theft") == "R10.5"
    assert "theft" not in open_to(again)


@pytest.mark.parametrize("who", ["saboteur", "geologist", "blue", "green", "boss", "profiteer"])
def test_r10_10_whoever_lost_or_won_may_steal(who: str) -> None:
    state = position(CORRIDOR, by=SABOTEUR2, hand="EW", who=f"blue boss {who}", in_front={2: "theft"})
    after = do(state, LAST)
    assert (after.table.to_play, after.table.question) == (2, AskSteal((0, 1)))
    assert do(after, "steal 1").paid[2] == after.paid[2] + 1


def test_r10_20_thefts_come_after_all_payments() -> None:
    state = position(
        f"{CORRIDOR}\n. NE* . . . . . . .",
        by=SABOTEUR2,
        hand="EW",
        who="blue geologist saboteur",
        in_front={2: "theft"},
    )
    after = step(state, LAST)
    assert [type(event) for event in after.events[-3:]] == [RoundEnded, Shared, CrystalsPaid]
    assert after.state.table.question == AskSteal((0, 1))
    assert after.state.paid == (5, 1, 0)
    assert do(after.state, "steal 1").paid == (5, 0, 1)


def test_r10_20_gold_just_stolen_can_be_stolen_on() -> None:
    state = over("1 3", gold=(0, 0, 1, 0, 0))
    assert (state.table.to_play, state.table.question) == (3, AskSteal((2,)))
    state = do(state, "steal 2")
    assert (state.table.to_play, state.table.question) == (1, AskSteal((3,)))
    assert do(state, "steal 3").paid == (0, 1, -1, 0, 0)


def test_r10_20_each_theft_sees_what_the_ones_before_it_left() -> None:
    state = over("1 3", gold=(0, 1, 0, 0, 0))
    assert do(state, "steal 1").table.question == AskSteal((3,))
    kept = do(state, "steal nobody")
    assert (kept.table.to_play, kept.paid) == (None, (0,) * 5)
    skipped = over("0 1 3", gold=(0, 0, 0, 1, 0))
    assert (skipped.table.to_play, skipped.table.question) == (0, AskSteal((3,)))
    assert do(skipped, "steal 3").table.question == AskSteal((0,))


def test_r10_20_gold_from_earlier_rounds_can_be_stolen() -> None:
    state = over("0", gold=(0, 2, 0), who="blue green geologist")
    assert state.paid == (0, 0, 0)
    done = do(state, "steal 1")
    assert [view(done, seat).won for seat in range(3)] == [1, 1, 0]


def test_r10_20_two_seats() -> None:
    state = over("0 1", gold=(1, 1), who="bg")
    assert state.table.question == AskSteal((0,))
    state = do(state, "steal 0")
    assert (state.table.to_play, state.table.question) == (0, AskSteal((1,)))
    assert do(state, "steal 1").paid == (0, 0)


def test_r10_20_the_thief_learns_only_that_the_victim_had_some() -> None:
    few, many = over("2", gold=(1, 1, 0, 1, 1)), over("2", gold=(8, 3, 0, 1, 5))
    assert view(few, 2) == view(many, 2)
    for play in ("steal 0", "steal 4", "steal nobody"):
        assert view(do(few, play), 2) == view(do(many, play), 2)
        if play != "steal 0":
            assert view(do(few, play), 3) == view(do(many, play), 3)


def test_r10_20_a_theft_is_seen_by_all() -> None:
    state = do(over("1 3"), "steal 4", "steal nobody")
    for seat in (None, *range(5)):
        assert known_events(state, seat, Stole) == [Stole(3, 4), Stole(1, None)]


def test_r10_20_the_game_ends_when_the_last_thief_has_answered() -> None:
    last = over("1 3")
    last = msgspec.structs.replace(last, table=msgspec.structs.replace(last.table, round=ROUNDS))
    asked = step(last, "steal 0")
    assert (found(asked, GameEnded), asked.state.table.gold) == ([], None)
    done = step(asked.state, "steal 4")
    assert done.events == (Stole(1, 4), GameEnded((8, 10, 9, 10, 8)))
    assert done.state.table.gold == (8, 10, 9, 10, 8)
