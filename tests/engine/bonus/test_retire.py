"""R11.4: whoever took the bonus nugget may retire, at once or at the start of its next turn."""

from __future__ import annotations

from typing import Any

import pytest
from engine.positions import (
    ALL_EDITIONS,
    IDLE,
    Setting,
    clause,
    do,
    found,
    known_events,
    open_to,
    position,
    rules,
    step,
    view,
)

from game.engine.events import Drew, Passed, Retired, RoundEnded, Stayed
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import AskRetire, Cause
from game.engine.turn import next_starter

BASE = rules(bonus_nuggets=True)
TWO = rules(bonus_nuggets=True, saboteur2=True)
BOTH = [BASE, TWO]
ALL = [rules(edition, bonus_nuggets=True, saboteur2=two) for edition in ALL_EDITIONS for two in (False, True)]
NEAR = "@ EW EW . . . . . ?"
TAKE = "lay EW 3,0"
HAND = "EW NS map"


def took(by: Ruleset = BASE, picture: str = NEAR, take: str = TAKE, **setting: Any) -> State:
    """Seat 0 has just taken the bonus nugget of value 1 at 4,0 and is asked."""
    usual = Setting(seats=4, hand=HAND, others="map map", deck="NE NW ES SW NS EW", nuggets=(3, 1, 2))
    setting = {**usual, **setting}
    if by.saboteur2:
        setting["nuggets"] = ()
    state = do(position(picture, by=by, **setting), "bonus 1 4,0", take)
    assert state.table.question == AskRetire(False)
    return state


def around(state: State, play: str = "map 1") -> State:
    """The others play until the seat that stayed is asked again."""
    while not isinstance(state.table.question, AskRetire):
        state = do(state, play)
    return state


@pytest.mark.parametrize("by", ALL)
def test_r11_4_at_once_before_the_draw(by: Ruleset) -> None:
    state = took(by)
    assert (state.table.to_play, state.table.deck) == (0, 6)
    assert [str(card) for card in view(state, 0).hand] == ["NS", "map"]
    assert open_to(state) == ["retire", "stay"]


@pytest.mark.parametrize(
    "play", ["pass NS", "map 1", "lay NS 1,1", "keep 1", "steal 1", "bonus 2 3,2", "turn 1 turned"]
)
@pytest.mark.parametrize("by", BOTH)
def test_r11_4_nothing_else_can_be_said_before(by: Ruleset, play: str) -> None:
    assert clause(took(by), play) == "R11.4"
    assert clause(around(do(took(by), "stay")), play) == "R11.4"


@pytest.mark.parametrize("play", ["retire", "stay"])
def test_r11_4_nobody_who_is_not_asked_can_say_it(play: str) -> None:
    assert clause(do(took(), "stay"), play) == "R2.1"
    assert clause(do(took(), "retire"), play) == "R2.1"
    assert clause(do(position(NEAR, by=BASE), "bonus 1 4,0"), play) == "R2.1"


@pytest.mark.parametrize("by", ALL)
def test_r11_4_who_stays_draws_and_the_next_seat_plays(by: Ruleset) -> None:
    after = step(took(by), "stay")
    assert [type(event) for event in after.events] == [Stayed, Drew]
    assert after.state.table.to_play == by.step() % 4
    assert [str(card) for card in view(after.state, 0).hand] == ["NS", "map", "NE"]


@pytest.mark.parametrize("by", ALL)
def test_r11_4_once_more_at_the_start_of_the_next_turn_and_then_never_again(by: Ruleset) -> None:
    state = around(do(took(by), "stay"))
    assert (state.table.to_play, state.table.question) == (0, AskRetire(True))
    assert open_to(state) == ["retire", "stay"]
    after = step(state, "stay")
    assert after.events == (Stayed(0),)
    assert (after.state.table.to_play, after.state.table.question) == (0, None)
    state = do(after.state, *["map 1"] * 4)
    assert (state.table.to_play, state.table.question) == (0, None)


def test_r11_4_the_second_question_comes_before_a_forced_pass_too() -> None:
    for by in BOTH:
        state = around(do(took(by, hand="EW", deck=""), "stay"))
        assert (state.table.to_play, found(state, Passed)) == (0, [])
        assert found(step(state, "stay"), Passed) == [Passed(0, (), ())]
        assert found(step(state, "retire"), Passed) == []


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("by", ALL)
def test_r11_4_the_hand_goes_face_down_to_the_discards(by: Ruleset, again: bool) -> None:
    state = around(do(took(by), "stay")) if again else took(by)
    hand, discards = state.table.hands[0], state.table.discards
    after = step(state, "retire")
    assert after.events[0] == Retired(0, hand)
    assert not found(after, Drew)
    table = after.state.table
    assert (table.hands[0], table.retired) == ((), 0)
    assert [discard.card for discard in table.discards[len(discards) :]] == [None] * len(hand)
    for seat in (None, 0, 3):
        assert known_events(after.state, seat, Retired) == [Retired(0, hand)]


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("by", ALL)
def test_r11_4_the_seat_plays_no_more(by: Ruleset, again: bool) -> None:
    state = do(around(do(took(by), "stay")) if again else took(by), "retire")
    order = []
    for _ in range(4):
        order.append(state.table.to_play)
        state = do(state, open_to(state, "map" if "map 1" in open_to(state) else "pass")[0])
    others = [1, 2, 3] if by.step() == 1 else [3, 2, 1]
    assert order == [*others, others[0]]
    assert 0 not in {event.seat for event in found(state, Passed)}
    assert view(state, 0).hand == ()


def test_r11_4_of_two_seats_one_plays_on_alone() -> None:
    state = do(took(TWO, seats=2, others="map map NS", who="bg"), "retire")
    for _ in range(3):
        assert state.table.to_play == 1
        state = do(state, open_to(state, "pass")[0])


def test_r11_4_the_role_stays_hidden_until_the_round_ends() -> None:
    state = do(took(TWO, who="boss blue green saboteur"), "retire")
    assert state.table.outcome is None
    assert [view(state, seat).roles[0] for seat in (1, 2, 3)] == [None] * 3
    assert view(state, 0).role == "boss"


CARDS = "break:pick repair:lamp trapped free hands-off swap-hands inspection swap-hats"
ON_IT = ["break pick 0", "repair lamp 0", "trapped 0", "hands-off 0", "swap-hands 0", "inspection 0", "swap-hats 0"]


@pytest.mark.parametrize("play", ON_IT)
def test_r11_4_no_card_can_be_played_on_it(play: str) -> None:
    state = took(TWO, hands={1: CARDS}, in_front={0: "theft", 1: "lamp theft", 2: "theft"})
    playing = do(state, "stay")
    assert (play in open_to(playing)) == (play != "repair lamp 0")
    assert clause(do(state, "retire"), play) == "R11.4"
    assert do(state, "retire", play.replace("0", "2" if play != "repair lamp 0" else "1")).table.to_play == 2


def test_r11_4_a_card_that_has_no_other_seat_left_cannot_be_played() -> None:
    state = do(took(TWO, seats=2, hands={1: "swap-hands inspection"}, who="bg"), "retire")
    assert open_to(state, "swap") == open_to(state, "inspection") == []


def test_r11_4_what_lies_before_it_stays_and_helps_nobody() -> None:
    by = rules("g3", bonus_nuggets=True)
    broken = position(NEAR, by=by, seats=4, starter=3, hand="EW", others="repair:lamp break:lamp", nuggets=(1,))
    broken = do(broken, "bonus 1 4,0", TAKE, "stay", "break lamp 3", "pass repair:lamp", "pass repair:lamp")
    assert broken.table.question == AskRetire(True)
    retired = do(broken, "retire")
    assert retired.table.tools(3) == ("lamp",)
    assert clause(retired, "repair lamp 3") == "R11.4"


NONE_PLAYABLE = [rules("g3", bonus_nuggets=True), BASE, TWO]


@pytest.mark.parametrize("by", NONE_PLAYABLE)
@pytest.mark.parametrize("again", [False, True])
def test_r6_2_the_end_of_the_round_is_looked_at_after_a_seat_has_retired(again: bool, by: Ruleset) -> None:
    state = took(by, hand="EW map map", others=IDLE, deck="")
    if again:
        state = around(do(state, "stay"), f"pass {IDLE}")
    assert state.table.outcome is None
    after = step(state, "retire")
    assert [event.outcome.cause for event in found(after, RoundEnded)] == [Cause.NONE_PLAYABLE]
    assert do(state, "stay").table.outcome is None


def test_r6_4_as_many_passes_are_needed_as_seats_have_not_retired() -> None:
    by = rules("ukrainian", bonus_nuggets=True)
    state = took(by, hand="EW map", others=f"{IDLE} {IDLE}", deck="")
    gone = do(state, "retire", f"pass {IDLE}", f"pass {IDLE}")
    assert gone.table.outcome is None
    gone = do(gone, f"pass {IDLE}")
    assert gone.table.outcome is not None
    assert gone.table.outcome.cause is Cause.ALL_PASSED
    later = around(do(state, "stay"), f"pass {IDLE}")
    assert later.table.outcome is None
    assert found(step(later, "retire"), RoundEnded) != []
    assert do(later, "stay").table.outcome is None


def test_r6_1_hands_are_empty_when_the_last_one_has_retired() -> None:
    by = rules("italian", bonus_nuggets=True)
    state = took(by, hand="EW map", others=IDLE, deck="")
    state = around(do(state, "stay"), f"pass {IDLE}")
    over = do(state, "retire").table.outcome
    assert over is not None
    assert over.cause is Cause.HANDS_EMPTY


@pytest.mark.parametrize("by", ALL)
def test_r8_2_retiring_is_no_turn_and_no_card_played(by: Ruleset) -> None:
    at_once = do(took(by), "retire").table
    assert (at_once.last_card, at_once.last_path, at_once.last_turn) == (0, 0, 0)
    later = around(do(took(by), "stay"))
    before = later.table
    after = do(later, "retire").table
    assert (after.last_card, after.last_path, after.last_turn) == (before.last_card, before.last_path, before.last_turn)
    assert next_starter(after) == next_starter(before)
    last = {"last_card": 3, "last_path": 0, "last_turn": 3} if by.step() == 1 else {"last_card": 1}
    assert next_starter(before) == (last[by.next_starter] + 1) % 4


@pytest.mark.parametrize("by", ALL)
def test_r8_2_staying_is_no_turn_either(by: Ruleset) -> None:
    asked = around(do(took(by), "stay"))
    after = do(asked, "stay").table
    assert (after.last_card, after.last_turn) == (asked.table.last_card, asked.table.last_turn)


def test_r11_4_no_claim_while_the_game_asks() -> None:
    by = rules(bonus_nuggets=True, table_talk=True)
    assert clause(took(by), "claim goal 1 gold") == "R11.4"
    again = around(do(took(by), "stay"))
    assert clause(again, "claim seat 1 digger") == "R11.4"
    assert "claim seat 1 digger" in open_to(do(again, "stay"))
