"""Section 2: a turn."""

from __future__ import annotations

import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
    IDLE,
    cards,
    clause,
    do,
    found,
    known_events,
    open_to,
    position,
    refused,
    step,
    view,
)

from game.engine.cards import card, face
from game.engine.commands import give_up
from game.engine.events import Drew, Passed, RoundEnded
from game.engine.legal import options, why_not
from game.engine.refusal import Reason
from game.engine.ruleset import Edition

ONE_EACH = "NES break:lamp repair:pick rockfall map"
PLAYS = ("lay NSW 2,0", "break lamp 1", "repair pick 2", "rockfall 1,0", "map 3", "pass map")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("play", PLAYS)
def test_r2_1_a_turn_is_one_card_and_then_one_drawn(play: str, edition: Edition) -> None:
    state = position("@ EW", by=edition, hand=ONE_EACH, in_front={2: "pick"}, deck="EW NW N.S")
    after = step(state, play)
    table, seat = after.state.table, 0
    assert [len(hand) for hand in table.hands] == [5, 1, 1]
    assert table.deck == 2
    assert table.to_play == (2 if edition == "italian" else 1)
    assert view(after.state, seat).hand[-1] is face("EW")
    assert [event.face for event in found(after, Drew)] == [face("EW")]
    assert found(after, Drew)[0].card == table.hands[seat][-1]


def test_r2_1_the_rest_of_the_hand_stays_in_its_order() -> None:
    state = do(position("@ EW", hand=ONE_EACH, deck="EW"), "break lamp 1")
    assert view(state, 0).hand == cards("NES repair:pick rockfall map EW")


def test_r2_1_only_a_card_of_the_hand_is_played() -> None:
    state = position("@ EW", hand="NES", in_front={1: "pick"})
    for play in ("lay NEW 2,0", "break lamp 1", "repair pick 1", "rockfall 1,0", "map 1", "pass NEW", "pass map"):
        refusal = refused(state, play)
        assert (refusal.reason, refusal.clause) == (Reason.NOT_IN_HAND, "R2.1"), play


def test_r2_1_one_action_card_does_not_stand_for_another() -> None:
    plays = {"break lamp 1": "break:lamp", "repair pick 1": "repair:pick", "rockfall 1,0": "rockfall", "map 1": "map"}
    for play, needed in plays.items():
        others = " ".join(name for name in [*ONE_EACH.split(), "break:cart", "repair:pick+lamp"] if name != needed)
        state = position("@ EW", hand=others, in_front={1: "pick"})
        assert refused(state, play).reason is Reason.NOT_IN_HAND
        assert step(position("@ EW", hand=needed, in_front={1: "pick"}), play)


def test_r2_1_a_path_card_is_laid_either_way_round() -> None:
    state = position(hand="NEW")
    assert {"lay NEW 1,0", "lay ESW 1,0"} <= set(open_to(state))
    assert view(do(state, "lay ESW 1,0"), 0).hand == (face("NESW"),)


def test_r2_1_any_card_can_be_given_up_by_passing() -> None:
    state = position(hand=ONE_EACH)
    assert open_to(state, "pass") == sorted(f"pass {name}" for name in ONE_EACH.split())


def test_r2_1_of_two_equal_cards_one_is_played_and_the_options_name_them_once() -> None:
    state = position(hand="map map NS NS", deck="")
    assert open_to(state, "pass") == ["pass NS", "pass map"]
    assert view(do(state, "map 1"), 0).hand == cards("map NS NS")


def test_r2_1_nobody_answers_what_was_not_asked() -> None:
    state = position()
    for play in ("keep 1", "turn 1 upright", "reveal 2"):
        assert refused(state, play).reason is Reason.NOT_ASKED


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r2_2_no_draw_from_an_empty_deck(edition: Edition) -> None:
    after = step(position(by=edition, hand="NESW map", others="NS map", deck=""), "lay NESW 1,0")
    assert not found(after, Drew)
    assert len(after.state.table.hands[0]) == 1


@pytest.mark.parametrize(("edition", "passing", "playing"), [("g3", 1, 2), ("rebel", 1, 2), ("ukrainian", 1, 2),
                                                              ("italian", 2, 1)])  # fmt: skip
def test_r2_2_an_empty_hand_passes_by_itself(edition: Edition, passing: int, playing: int) -> None:
    state = position(by=edition, hand="NS map", hands={passing: "", playing: "NS"}, deck="")
    after = step(state, "lay NS 0,-1")
    assert found(after, Passed) == [Passed(passing, (), ())]
    assert after.state.table.to_play == playing
    assert after.state.table.discards == ()


def test_r2_2_a_starter_without_cards_passes_by_himself() -> None:
    state = position(hand="", others="NS", deck="")
    assert state.table.to_play == 1
    assert found(state, Passed) == [Passed(0, (), ())]


def test_r2_2_with_an_empty_hand_and_a_deck_the_seat_passes_and_draws() -> None:
    state = position(hand="", others="NS", deck="map EW")
    assert found(state, Passed) == [Passed(0, (), ())]
    assert [event.face for event in found(state, Drew)] == list(cards("map"))
    assert (view(state, 0).hand, state.table.deck) == (cards("map"), 1)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r2_3_a_card_given_up_stays_unknown_to_the_others(edition: Edition) -> None:
    state = do(position(by=edition, hand="map NS", others="map NS"), "pass NS")
    assert [event.faces for event in known_events(state, 0, Passed)] == [(face("NS"),)]
    for other in (1, 2, None):
        assert [event.faces for event in known_events(state, other, Passed)] == [None]
    assert [discard.card for discard in state.table.discards] == [None]


def test_r2_3_it_stays_unknown_when_the_round_has_ended() -> None:
    state = do(position(hand=f"NS {IDLE}", others="NS", hands={1: IDLE, 2: IDLE}, deck=""), "pass NS")
    assert state.table.outcome is not None
    assert [event.faces for event in known_events(state, 1, Passed)] == [None]
    assert [discard.card for discard in state.table.discards] == [None]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("play", "discarded"),
    [
        ("lay NSW 2,0", []),
        ("break lamp 1", []),
        ("repair pick 2", ["break:pick", "repair:pick"]),
        ("rockfall 1,0", ["EW", "rockfall"]),
        ("map 1", ["map"]),
    ],
)
def test_r2_3_all_other_discards_are_known(play: str, discarded: list[str], edition: Edition) -> None:
    state = do(position("@ EW", by=edition, hand=ONE_EACH, in_front={2: "pick"}), play)
    assert sorted(str(discard.card) for discard in state.table.discards) == discarded


def test_r2_4_the_draw_comes_after_the_questions_of_the_card() -> None:
    picture = """
    . . . . . . . . ?
    ES EW EW EW EW EW EW EW .
    @ . . . . . . . ?
    """
    asked = step(position(picture, by="ukrainian", hand="NSW", goals="NE NW gold"), "lay NSW 8,-1")
    assert asked.state.table.to_play == 0
    assert not found(asked, Drew)
    assert found(step(asked.state, "reveal 1"), Drew)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r2_4_when_a_card_ends_the_round_nobody_draws(edition: Edition) -> None:
    after = step(position(CORRIDOR, by=edition, hand="EW"), "lay EW 7,0")
    assert found(after, RoundEnded)
    assert not found(after, Drew)
    assert after.state.table.deck == 6


def test_r2_4_while_a_question_waits_nothing_else_is_legal() -> None:
    asked = do(position(CORRIDOR, hand="EW map", nuggets=(1, 2, 3)), "lay EW 7,0")
    assert open_to(asked) == ["keep 1", "keep 2"]
    for play in ("map 1", "pass map", "lay EW 6,1"):
        assert refused(asked, play).reason is Reason.ANSWER_FIRST
    for answer in ("reveal 1", "turn 2 upright", "keep 3"):
        assert clause(asked, answer)


def test_r2_1_a_seat_plays_only_in_its_turn() -> None:
    state = position(hand="NS", others="NS")
    for seat in (1, 2):
        refusal = why_not(view(state, seat), give_up(card("NS")))
        assert refusal is not None
        assert refusal.reason is Reason.WRONG_SEAT
        assert options(view(state, seat)) == []
