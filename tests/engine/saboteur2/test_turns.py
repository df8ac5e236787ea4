"""R10.4 and R10.5: a turn of Saboteur 2, forced passes, and what lies in front of a seat."""

from __future__ import annotations

from itertools import combinations

import pytest
from engine.positions import (
    CORRIDOR,
    SABOTEUR2,
    SABOTEUR2_EDITIONS,
    cards,
    clause,
    do,
    found,
    known_events,
    may,
    open_to,
    position,
    refused,
    rules,
    step,
    view,
)

from game.engine.cards import Marker, Tool
from game.engine.events import DiscardedTwo, Drew, Passed
from game.engine.refusal import Reason
from game.engine.ruleset import Ruleset
from game.engine.table import Discard

ONE_EACH = "NES break:lamp repair:pick rockfall map theft hands-off inspection swap-hats trapped free"
LIES = {1: "theft", 2: "pick trapped"}
PLAYS = (
    "lay NSW 2,0", "break lamp 1", "repair pick 2", "rockfall 1,0", "map 3", "theft", "hands-off 1", "inspection 1",
    "swap-hats 1", "trapped 1", "free 2",
)  # fmt: skip
DISCARDED = {
    "lay NSW 2,0": [],
    "break lamp 1": [],
    "theft": [],
    "trapped 1": [],
    "repair pick 2": ["break:pick", "repair:pick"],
    "rockfall 1,0": ["EW", "rockfall"],
    "map 3": ["map"],
    "hands-off 1": ["hands-off", "theft"],
    "inspection 1": ["inspection"],
    "swap-hats 1": ["swap-hats"],
    "free 2": ["free", "trapped"],
}


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("play", PLAYS)
def test_r10_4_a_card_played_is_replaced_by_one(play: str, by: Ruleset) -> None:
    state = position("@ EW", by=by, hand=ONE_EACH, in_front=LIES, deck="EW NW N.S")
    after = step(state, play)
    table = after.state.table
    assert [len(hand) for hand in table.hands] == [11, 1, 1]
    assert [(event.seat, str(event.face)) for event in found(after, Drew)] == [(0, "EW")]
    assert (view(after.state, 0).hand[-1], table.deck) == (cards("EW")[0], 2)
    assert table.to_play == (2 if by.edition == "italian" else 1)
    assert table.last_card == 0


@pytest.mark.parametrize("play", PLAYS)
def test_r2_3_what_a_card_discards_is_known(play: str) -> None:
    table = do(position("@ EW", by=SABOTEUR2, hand=ONE_EACH, in_front=LIES), play).table
    assert sorted(str(discard.card) for discard in table.discards) == DISCARDED[play]


@pytest.mark.parametrize("play", PLAYS)
def test_r10_4_only_a_card_of_the_hand_is_played(play: str) -> None:
    kept = [name for name in ONE_EACH.split() if name not in play.replace("NSW", "NES").replace(" ", ":")]
    state = position("@ EW", by=SABOTEUR2, hand=" ".join(kept), in_front=LIES)
    assert len(kept) < 11
    refusal = refused(state, play)
    assert (refusal.reason, refusal.clause) == (Reason.NOT_IN_HAND, "R2.1")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize(
    ("play", "left"),
    [
        ("pass NS", "map NE EW map NES"),
        ("pass NS map", "NE EW map NES NEW"),
        ("pass map map", "NS NE EW NES NEW"),
        ("pass EW map map", "NS NE NES NEW NW"),
        ("pass NE EW map", "NS map NES NEW NW"),
    ],
)
def test_r10_4_a_pass_gives_up_one_to_three_cards_and_draws_as_many(play: str, left: str, by: Ruleset) -> None:
    state = position(by=by, hand="map NS NE EW map", deck="NES NEW NW")
    after = step(state, play)
    given = len(play.split()) - 1
    assert sorted(map(str, view(after.state, 0).hand)) == sorted(left.split())
    assert view(after.state, 0).hand[-given:] == cards("NES NEW NW")[:given]
    assert (after.state.table.deck, len(found(after, Drew))) == (3 - given, given)
    assert [len(event.cards) for event in found(after, Passed)] == [given]
    assert after.state.table.last_card is None


def test_r10_4_every_choice_of_one_to_three_cards_is_offered_once() -> None:
    hand = sorted(["EW", "NE", "NS", "map", "rockfall", "theft"])
    wanted = [f"pass {' '.join(some)}" for count in (1, 2, 3) for some in combinations(hand, count)]
    assert open_to(position(by=SABOTEUR2, hand=" ".join(hand)), "pass") == sorted(wanted)
    twins = position(by=SABOTEUR2, hand="map map NS map map")
    assert open_to(twins, "pass") == [
        "pass NS", "pass NS map", "pass NS map map", "pass map", "pass map map", "pass map map map",
    ]  # fmt: skip
    assert open_to(position(by=SABOTEUR2, hand="map"), "pass") == ["pass map"]


def test_r10_4_the_cards_of_a_pass_may_be_named_in_any_order() -> None:
    state = position(by=SABOTEUR2, hand="map NS theft")
    assert {tuple(view(do(state, f"pass {names}"), 0).hand) for names in ("theft NS", "NS theft")} == {
        cards("map NESW NESW")
    }


@pytest.mark.parametrize("play", ["pass map map", "pass NS EW", "pass NE", "pass map NS NS"])
def test_r10_4_no_more_is_given_up_than_the_hand_holds(play: str) -> None:
    assert refused(position(by=SABOTEUR2, hand="map NS"), play).reason is Reason.NOT_IN_HAND


@pytest.mark.parametrize("play", ["pass map NS", "pass map NS EW"])
def test_r2_1_in_the_base_game_a_pass_gives_up_one_card(play: str) -> None:
    refusal = refused(position(hand="map NS EW"), play)
    assert (refusal.reason, refusal.clause) == (Reason.WRONG_PASS, "R2.1")


@pytest.mark.parametrize(("deck", "drawn"), [("", ""), ("EW", "EW"), ("EW NE", "EW NE"), ("EW NE NW NES", "EW NE NW")])
def test_r10_4_draws_stop_with_the_deck(deck: str, drawn: str) -> None:
    state = do(position(by=SABOTEUR2, hand="map NS NS NS", others="map", deck=deck), "pass NS NS NS")
    assert view(state, 0).hand == cards(f"map {drawn}")
    assert state.table.deck == len(deck.split()) - len(drawn.split())


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("what", ["pick", "lamp", "cart", "trapped", "theft"])
def test_r10_4_two_discards_remove_one_card_that_lies_before_oneself(what: str, by: Ruleset) -> None:
    every = "theft pick trapped lamp cart"
    state = position(by=by, hand="NS map EW", in_front={0: every, 1: every}, deck="NE NW")
    after = step(state, f"discard map NS to remove {what}")
    table = after.state.table
    assert [str(thing) for thing in table.in_front[0]] == [name for name in every.split() if name != what]
    assert len(table.in_front[1]) == 5
    assert view(after.state, 0).hand == cards("EW NE")
    assert (table.deck, len(found(after, Drew))) == (1, 1)
    assert table.to_play == (2 if by.edition == "italian" else 1)
    assert table.thefts == ((1,) if what == "theft" else (0, 1))


def test_r10_4_any_two_cards_serve_and_each_pair_is_offered_once() -> None:
    state = position(by=SABOTEUR2, hand="map NS map", in_front={0: "lamp theft"})
    assert open_to(state, "discard") == [
        "discard NS map to remove lamp", "discard NS map to remove theft",
        "discard map map to remove lamp", "discard map map to remove theft",
    ]  # fmt: skip
    assert may(state, "discard map NS to remove lamp")
    assert open_to(position(by=SABOTEUR2, hand="map", in_front={0: "lamp"}), "discard") == []
    assert open_to(position(by=SABOTEUR2, hand="map NS", in_front={1: "lamp"}), "discard") == []


@pytest.mark.parametrize(
    ("play", "reason", "wanted"),
    [
        ("discard NS map to remove cart", Reason.NOTHING_TO_REMOVE, "R10.4"),
        ("discard NS map to remove trapped", Reason.NOTHING_TO_REMOVE, "R10.4"),
        ("discard map map to remove lamp", Reason.NOT_IN_HAND, "R2.1"),
        ("discard NE NS to remove lamp", Reason.NOT_IN_HAND, "R2.1"),
    ],
)
def test_r10_4_what_two_discards_cannot_do(play: str, reason: Reason, wanted: str) -> None:
    state = position(by=SABOTEUR2, hand="map NS EW", in_front={0: "lamp", 1: "cart trapped"})
    refusal = refused(state, play)
    assert (refusal.reason, refusal.clause) == (reason, wanted)


def test_r2_1_in_the_base_game_two_discards_remove_nothing() -> None:
    state = position(hand="map NS EW", in_front={0: "lamp"})
    assert open_to(state, "discard") == []
    assert clause(state, "discard NS map to remove lamp") == "R2.1"


def test_r10_4_a_removed_tool_lets_the_seat_lay_again_in_its_next_turn() -> None:
    state = position(by=SABOTEUR2, hand="map map NESW", others="NS NS NS", in_front={0: "lamp"})
    assert clause(state, "lay NESW 1,0") == "R3.5"
    state = do(state, "discard map map to remove lamp")
    assert may(do(state, "pass NS", "pass NS"), "lay NESW 1,0")


def test_r2_3_both_cards_of_a_discard_stay_unknown_to_the_others() -> None:
    state = do(position(by=SABOTEUR2, hand="NS map EW", in_front={0: "pick"}), "discard map NS to remove pick")
    known = [event.faces for event in known_events(state, 0, DiscardedTwo)]
    assert [sorted(map(str, faces or ())) for faces in known] == [["NS", "map"]]
    for other in (1, 2, None):
        seen = known_events(state, other, DiscardedTwo)
        assert [(event.faces, event.what) for event in seen] == [(None, Tool.PICK)]
    assert [discard.card for discard in state.table.discards[:2]] == [None, None]
    assert [str(discard.card) for discard in state.table.discards[2:]] == ["break:pick"]


def test_r2_3_all_cards_of_a_pass_stay_unknown_to_the_others() -> None:
    state = do(position(by=SABOTEUR2, hand="map NS theft EW"), "pass theft NS map")
    assert [sorted(map(str, event.faces or ())) for event in known_events(state, 0, Passed)] == [["NS", "map", "theft"]]
    for other in (1, 2, None):
        assert [event.faces for event in known_events(state, other, Passed)] == [None]
    assert state.table.discards == tuple(Discard(card, None) for card in (0, 1, 2))


def test_r2_3_the_order_in_which_cards_are_given_up_tells_nothing() -> None:
    seen = []
    for hand in ("map NS EW", "EW map NS", "NS EW map"):
        state = do(position(by=SABOTEUR2, hand=hand, in_front={0: "lamp"}), "discard map NS to remove lamp")
        seen.append([event.cards == tuple(sorted(event.cards)) for event in known_events(state, 1, DiscardedTwo)])
        state = do(position(by=SABOTEUR2, hand=hand), "pass NS map")
        seen.append([event.cards == tuple(sorted(event.cards)) for event in known_events(state, 1, Passed)])
    assert seen == [[True]] * 6


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_4_with_an_empty_hand_the_seat_passes_and_draws_as_many_as_none(by: Ruleset) -> None:
    state = position(by=by, hand="", others="NS", deck="map EW")
    assert found(state, Passed) == [Passed(0, (), ())]
    assert (found(state, Drew), state.table.deck) == ([], 2)
    assert state.table.to_play == (2 if by.edition == "italian" else 1)


@pytest.mark.parametrize("deck", ["", "NE NW NE"])
def test_r10_4_swapped_hands_bring_a_seat_back_into_play(deck: str) -> None:
    state = position(by=SABOTEUR2, starter=1, hand="swap-hands map NS", hands={0: "", 2: "map map"}, deck=deck)
    state = do(state, "swap-hands 0")
    assert (view(state, 0).hand, view(state, 1).hand) == (cards(f"map NS {deck[:2]}"), ())
    state = do(state, "map 1")
    assert (state.table.to_play, found(state, Passed)) == (0, [])
    state = do(state, "map 2")
    assert found(state, Passed) == [Passed(1, (), ())]
    assert state.table.to_play == 2


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_5_no_two_equal_cards_lie_before_one_seat(by: Ruleset) -> None:
    lies = dict.fromkeys((0, 1), "theft trapped pick lamp cart")
    state = position(by=by, hand="theft trapped break:pick break:lamp break:cart", in_front=lies)
    assert [text for text in open_to(state) if not text.startswith(("pass", "discard"))] == [
        "break cart 2", "break lamp 2", "break pick 2", "trapped 2",
    ]  # fmt: skip
    theft, trapped = refused(state, "theft"), refused(state, "trapped 1")
    assert (theft.reason, theft.clause, theft.seat) == (Reason.THEFT_LIES_ALREADY, "R10.5", 0)
    assert (trapped.reason, trapped.clause, trapped.seat) == (Reason.TRAPPED_ALREADY, "R10.5", 1)
    assert refused(state, "break pick 0").reason is Reason.ALREADY_BROKEN


def test_r10_5_different_cards_lie_together_in_the_order_laid() -> None:
    state = position(by=SABOTEUR2, seats=2, hand="theft NS NS", others="trapped break:cart", in_front={0: "lamp"})
    state = do(state, "theft", "trapped 0", "pass NS", "break cart 0")
    assert state.table.in_front[0] == (Tool.LAMP, Marker.THEFT, Marker.TRAPPED, Tool.CART)


def test_r10_5_what_was_removed_may_be_laid_again() -> None:
    state = position(by=SABOTEUR2, seats=2, hand="theft NS NS", others="hands-off trapped", in_front={0: "theft"})
    state = do(state, "pass NS")
    assert may(do(state, "hands-off 0"), "theft")
    assert not may(do(state, "pass trapped"), "theft")


def test_r2_4_when_a_card_ends_the_round_nobody_draws() -> None:
    for by in SABOTEUR2_EDITIONS:
        after = step(position(CORRIDOR, by=by, hand="EW"), "lay EW 7,0")
        assert (found(after, Drew), after.state.table.deck) == ([], 6)


@pytest.mark.parametrize("play", ["steal 1", "steal nobody", "bonus 1 3,0", "retire", "stay", "keep 1"])
def test_r2_1_nobody_answers_what_was_not_asked(play: str) -> None:
    for by in (SABOTEUR2, rules()):
        assert refused(position(by=by), play).reason is Reason.NOT_ASKED
