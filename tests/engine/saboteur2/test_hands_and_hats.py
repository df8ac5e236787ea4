"""R10.12 and R10.13: swapped hands, inspected roles, swapped hats."""

from __future__ import annotations

import pytest
from engine.positions import (
    CORRIDOR,
    IDLE,
    SABOTEUR2,
    SABOTEUR2_EDITIONS,
    cards,
    do,
    found,
    known_events,
    may,
    open_to,
    position,
    refused,
    roles,
    step,
    view,
)

from game.engine.cards import Role
from game.engine.events import Drew, HandsSwapped, HatSwapped, Inspected
from game.engine.refusal import Reason
from game.engine.ruleset import Ruleset
from game.engine.state import State

FIVE = "blue green boss saboteur geologist"


def known(state: State, seat: int) -> list[str | None]:
    """The roles that a seat knows, seat by seat."""
    return [None if role is None else str(role) for role in view(state, seat).roles]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize(
    ("mine", "theirs"), [("NS map", "EW"), ("NS", "EW NE rockfall"), ("NS map", ""), ("", "EW NE"), ("", "")]
)
def test_r10_12_two_hands_are_exchanged_whatever_their_sizes(mine: str, theirs: str, by: Ruleset) -> None:
    hands = {2: theirs, 1: "map"}
    state = position(by=by, hand=f"swap-hands {mine}", hands=hands, deck="NESW NES")
    after = step(state, "swap-hands 2")
    assert view(after.state, 0).hand == cards(theirs)
    assert view(after.state, 2).hand == cards(f"{mine} NESW")
    assert view(after.state, 1).hand == cards("map")
    assert [(event.seat, str(event.face)) for event in found(after, Drew)] == [(2, "NESW")]
    assert after.state.table.deck == 1
    assert after.state.table.to_play == (2 if by.edition == "italian" else 1)
    assert [str(discard.card) for discard in after.state.table.discards] == ["swap-hands"]


def test_r10_12_with_an_empty_deck_nobody_draws() -> None:
    after = step(position(by=SABOTEUR2, hand="swap-hands NS", others="map map", deck=""), "swap-hands 1")
    assert not found(after, Drew)
    assert [len(hand) for hand in after.state.table.hands] == [2, 1, 2]


def test_r10_12_it_is_played_on_an_opponent() -> None:
    state = position(by=SABOTEUR2, seats=4, starter=1, hand="swap-hands NS")
    assert open_to(state, "swap-hands") == ["swap-hands 0", "swap-hands 2", "swap-hands 3"]
    refusal = refused(state, "swap-hands 1")
    assert (refusal.reason, refusal.clause) == (Reason.OWN_SEAT, "R10.12")
    for play in ("swap-hands 4", "swap-hands -1"):
        refusal = refused(state, play)
        assert (refusal.reason, refusal.clause) == (Reason.NO_SUCH_SEAT, "R10.12")


def test_r10_12_the_two_know_what_they_gave_and_the_others_how_many() -> None:
    state = do(position(by=SABOTEUR2, seats=4, hand="swap-hands NS map", hands={2: "EW"}), "swap-hands 2")
    for seat in (0, 2):
        swap = known_events(state, seat, HandsSwapped)[0]
        assert (swap.gave_faces, swap.got_faces) == (cards("NS map"), cards("EW"))
    for other in (1, 3, None):
        swap = known_events(state, other, HandsSwapped)[0]
        assert (swap.gave_faces, swap.got_faces) == (None, None)
        assert (swap.seat, swap.target, len(swap.gave), len(swap.got)) == (0, 2, 2, 1)
    assert [event.face for event in known_events(state, 0, Drew)] == [None]
    assert [event.face for event in known_events(state, 2, Drew)] == list(cards("NESW"))


def test_r10_12_a_seat_plays_the_hand_it_got() -> None:
    state = position(by=SABOTEUR2, seats=2, hand="swap-hands NS", others="map EW", deck="")
    state = do(state, "swap-hands 1")
    assert open_to(state) == ["lay NS 0,-1", "lay NS 0,1", "pass NS"]
    state = do(state, "lay NS 0,1")
    assert open_to(state, "map") == ["map 1", "map 2", "map 3"]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("target", [1, 2, 3, 4])
def test_r10_13_an_inspection_shows_one_role_to_one_seat(target: int, by: Ruleset) -> None:
    state = position(by=by, seats=5, hand="inspection NS", who=FIVE)
    assert open_to(state, "inspection") == [f"inspection {seat}" for seat in (1, 2, 3, 4)]
    state = do(state, f"inspection {target}")
    role = FIVE.split()[target]
    assert known(state, 0) == ["blue", *(role if seat == target else None for seat in (1, 2, 3, 4))]
    assert [str(event.role) for event in known_events(state, 0, Inspected)] == [role]
    for other in (1, 2, 3, 4, None):
        assert [(e.seat, e.target, e.role) for e in known_events(state, other, Inspected)] == [(0, target, None)]
        if other is not None:
            assert [seat for seat, name in enumerate(known(state, other)) if name] == [other]
    assert [str(discard.card) for discard in state.table.discards] == ["inspection"]


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("inspection 0", Reason.OWN_SEAT),
        ("inspection 3", Reason.NO_SUCH_SEAT),
        ("swap-hats 3", Reason.NO_SUCH_SEAT),
        ("swap-hats -1", Reason.NO_SUCH_SEAT),
    ],
)
def test_r10_13_whose_role_is_no_target(play: str, reason: Reason) -> None:
    refusal = refused(position(by=SABOTEUR2, hand="inspection swap-hats"), play)
    assert (refusal.reason, refusal.clause) == (reason, "R10.13")


def test_r10_13_what_was_inspected_stays_known() -> None:
    hands = {0: "inspection inspection", 1: "map map", 2: "map map"}
    state = position(by=SABOTEUR2, hands=hands, who="blue green boss", deck="NS NS NS NS NS")
    state = do(state, "inspection 1", "map 1", "map 1", "inspection 2", "map 1")
    assert known(state, 0) == ["blue", "green", "boss"]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("target", [0, 1, 2])
def test_r10_13_a_swapped_hat_is_the_top_one_of_those_not_dealt(target: int, by: Ruleset) -> None:
    state = position(by=by, hand="swap-hats NS", who="blue green boss", spare="saboteur profiteer geologist")
    assert open_to(state, "swap-hats") == ["swap-hats 0", "swap-hats 1", "swap-hats 2"]
    after = do(state, f"swap-hats {target}")
    wanted = ["saboteur" if seat == target else name for seat, name in enumerate(("blue", "green", "boss"))]
    assert [str(view(after, seat).role) for seat in range(3)] == wanted
    assert [known(after, seat)[seat] for seat in range(3)] == wanted
    assert after.table.hats == 2
    assert [str(discard.card) for discard in after.table.discards] == ["swap-hats"]


def test_r10_13_only_that_seat_sees_the_new_role() -> None:
    state = do(position(by=SABOTEUR2, hand="swap-hats", who="blue green boss", spare="saboteur"), "swap-hats 2")
    assert [(e.seat, e.target, e.role) for e in known_events(state, 2, HatSwapped)] == [(0, 2, Role.SABOTEUR)]
    for other in (0, 1, None):
        assert [(e.seat, e.target, e.role) for e in known_events(state, other, HatSwapped)] == [(0, 2, None)]
    assert known(state, 0) == ["blue", None, None]
    assert known(state, 1) == [None, "green", None]
    assert known(state, 2) == [None, None, "saboteur"]


def test_r10_13_knowledge_goes_stale_when_the_hat_changes() -> None:
    state = position(
        by=SABOTEUR2, hand="inspection NS NS", others="inspection swap-hats NS", who="blue green boss", spare="saboteur"
    )
    state = do(state, "inspection 2", "inspection 2")
    assert (known(state, 0)[2], known(state, 1)[2]) == ("boss", "boss")
    state = do(state, "swap-hats 2")
    assert (known(state, 0)[2], known(state, 1)[2]) == (None, None)
    seen = [event.role for event in known_events(state, 0, Inspected) if event.seat == 0]
    assert seen == [Role.BOSS], "the log keeps what was true then"


def test_r10_13_a_second_inspection_shows_the_new_role() -> None:
    hands = {0: "inspection inspection NS", 1: "swap-hats NS", 2: "NS NS"}
    state = position(by=SABOTEUR2, hands=hands, who="blue green boss", spare="saboteur")
    state = do(state, "inspection 2", "swap-hats 2", "pass NS", "inspection 2")
    assert known(state, 0) == ["blue", None, "saboteur"]


def test_r10_13_the_hats_of_others_stay_known_when_another_changes() -> None:
    hands = {0: "inspection NS", 1: "swap-hats NS", 2: "swap-hats NS"}
    state = position(by=SABOTEUR2, hands=hands, who="blue green boss", spare="saboteur profiteer")
    state = do(state, "inspection 1", "swap-hats 0")
    assert known(state, 0) == ["saboteur", "green", None]
    assert known(do(state, "swap-hats 2"), 0) == ["saboteur", "green", None]
    assert known(do(state, "swap-hats 1"), 0) == ["saboteur", None, None]


def test_r10_13_the_card_put_aside_is_not_dealt_again() -> None:
    hands = dict.fromkeys(range(3), "swap-hats swap-hats")
    state = position(by=SABOTEUR2, hands=hands, who="blue green boss", spare="saboteur profiteer", deck="NS NS NS")
    state = do(state, "swap-hats 1", "swap-hats 1")
    assert (str(view(state, 1).role), state.table.hats) == ("profiteer", 0)
    assert open_to(state, "swap-hats") == []
    refusal = refused(state, "swap-hats 0")
    assert (refusal.reason, refusal.clause) == (Reason.NO_HAT_LEFT, "R10.13")


def test_r10_13_at_the_end_all_hats_are_shown_those_put_aside_too() -> None:
    state = position(
        CORRIDOR, by=SABOTEUR2, hand="swap-hats EW", others="NS NS", who="blue green boss", spare="saboteur geologist"
    )
    outcome = do(state, "swap-hats 1", "pass NS", "pass NS", "lay EW 7,0").table.outcome
    assert outcome is not None
    assert outcome.roles == roles("blue saboteur boss")
    assert sorted(outcome.spare) == sorted(roles("geologist green"))


def test_r10_13_gold_goes_by_the_present_role() -> None:
    state = position(CORRIDOR, by=SABOTEUR2, hand="swap-hats EW", others="NS NS", who="bbb", spare="saboteur")
    assert do(state, "swap-hats 1", "pass NS", "pass NS", "lay EW 7,0").paid == (4, 0, 4)
    missed = position(by=SABOTEUR2, hand="swap-hats", others=IDLE, deck="", who="sbb", spare="saboteur")
    assert do(missed, "swap-hats 2").paid == (4, 0, 4)


def test_r10_13_a_trapped_or_broken_seat_may_still_change_hats() -> None:
    state = position(by=SABOTEUR2, hand="swap-hats", in_front={0: "trapped lamp", 1: "trapped", 2: "lamp theft"})
    assert all(may(state, f"swap-hats {seat}") for seat in range(3))
