"""R2.3, R10.4, R10.12, R10.13, R11.4: what each seat sees of the new cards, and what it does not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from engine.positions import CORRIDOR, SABOTEUR2, do, found, known_events, position, rules, step, view

from ai.arena.play.twins import twin
from game.engine.cards import Marker, Role
from game.engine.events import (
    DiscardedTwo,
    Drew,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Passed,
    Retired,
    RoundEnded,
)
from game.engine.legal import options
from game.engine.observe import log_of, observe
from game.engine.state import State

ALL_ROLES = "blue green boss profiteer geologist saboteur"
SPARE = "green saboteur blue"


def six(hand: str, **setting: Any) -> State:
    """Six seats, each with another role; three role cards are left over."""
    setting = {"others": "NS EW map", "who": ALL_ROLES, "spare": SPARE} | setting
    return position(by=SABOTEUR2, seats=6, hand=hand, **setting)


def looks_the_same(state: State, seats: range | tuple[int, ...] = range(6)) -> None:
    """Whatever lies unseen is shuffled: each of these seats sees, may do and has read the same."""
    rng = random.Random(1)
    for seat in seats:
        for _ in range(12):
            other = twin(state, seat, rng)
            assert observe(other, seat) == observe(state, seat)
            assert options(observe(other, seat)) == options(observe(state, seat))
            assert list(log_of(other, seat)) == list(log_of(state, seat))
            assert list(log_of(other, None)) == list(log_of(state, None))


def names(faces: tuple[object, ...] | None) -> list[str] | None:
    """The names of cards, where they are known."""
    return None if faces is None else list(map(str, faces))


def test_r10_12_the_two_who_swap_hands_know_what_they_gave_and_got() -> None:
    state = do(six("swap-hands NE ES", hands={2: "map W free rockfall"}), "swap-hands 2")
    for seat in (0, 2):
        (swap,) = known_events(state, seat, HandsSwapped)
        assert (swap.seat, swap.target) == (0, 2)
        assert names(swap.gave_faces) == ["NE", "ES"]
        assert names(swap.got_faces) == ["map", "W", "free", "rockfall"]
    assert names(view(state, 0).hand) == ["map", "W", "free", "rockfall"]
    assert names(view(state, 2).hand) == ["NE", "ES", "NESW"]
    looks_the_same(state)


@pytest.mark.parametrize("seat", [1, 3, 4, 5, None])
def test_r10_12_the_others_see_only_how_many_cards_each_got(seat: int | None) -> None:
    state = do(six("swap-hands NE ES", hands={2: "map W free rockfall"}), "swap-hands 2")
    (swap,) = known_events(state, seat, HandsSwapped)
    assert (swap.gave_faces, swap.got_faces) == (None, None)
    assert (len(swap.gave), len(swap.got)) == (2, 4)
    assert [len(hand) for hand in state.table.hands] == [4, 3, 3, 3, 3, 3]


def test_r10_12_only_the_opponent_sees_the_card_it_draws() -> None:
    state = do(six("swap-hands NE", deck="S# NESW"), "swap-hands 2")
    assert [names((event.face,)) for event in known_events(state, 2, Drew)] == [["S#"]]
    for seat in (None, 0, 1, 3, 4, 5):
        assert [(event.seat, event.face) for event in known_events(state, seat, Drew)] == [(2, None)]


def test_r10_12_a_card_that_was_given_stays_known_to_its_giver_and_is_hidden_from_others() -> None:
    state = do(six("swap-hands NE ES"), "swap-hands 2", "map 1", "pass ES")
    looks_the_same(state)
    (given,) = known_events(state, 0, Passed)
    # by its id the giver can tell which card it was, as somebody would who watches its back
    assert given.faces is None
    assert set(given.cards) <= set(known_events(state, 0, HandsSwapped)[0].gave)


def test_r10_13_only_the_inspector_sees_the_role() -> None:
    state = do(six("inspection NS"), "inspection 3")
    assert known_events(state, 0, Inspected)[0].role is Role.PROFITEER
    assert view(state, 0).roles == (Role.BLUE, None, None, Role.PROFITEER, None, None)
    for seat in (None, 1, 2, 3, 4, 5):
        (event,) = known_events(state, seat, Inspected)
        assert (event.seat, event.target, event.role) == (0, 3, None)
    for seat in range(1, 6):
        assert [role for role in view(state, seat).roles if role is not None] == [view(state, seat).role]
    looks_the_same(state)


def test_r10_13_only_the_seat_whose_hat_changed_sees_the_new_role() -> None:
    state = do(six("swap-hats NS"), "swap-hats 4")
    assert view(state, 4).role is Role.GREEN
    assert known_events(state, 4, HatSwapped)[0].role is Role.GREEN
    for seat in (None, 0, 1, 2, 3, 5):
        (event,) = known_events(state, seat, HatSwapped)
        assert (event.seat, event.target, event.role) == (0, 4, None)
    assert [view(state, seat).roles[4] for seat in range(6)] == [None] * 4 + [Role.GREEN, None]
    looks_the_same(state)


def test_r10_13_the_own_hat() -> None:
    state = do(six("swap-hats NS"), "swap-hats 0")
    assert (view(state, 0).role, view(state, 0).roles[0]) == (Role.GREEN, Role.GREEN)
    assert [view(state, seat).roles[0] for seat in range(1, 6)] == [None] * 5
    looks_the_same(state)


def test_r10_13_a_role_that_was_inspected_goes_stale_when_the_hat_changes() -> None:
    state = do(six("inspection NS", hands={1: "swap-hats", 2: "inspection", 3: "swap-hats"}), "inspection 5")
    assert view(state, 0).roles[5] is Role.SABOTEUR
    state = do(state, "swap-hats 5")
    assert view(state, 0).roles[5] is None
    assert view(state, 5).role is Role.GREEN
    # what was read stays in the log
    assert known_events(state, 0, Inspected)[0].role is Role.SABOTEUR
    looks_the_same(state)
    state = do(state, "inspection 5")
    assert (view(state, 2).roles[5], view(state, 0).roles[5]) == (Role.GREEN, None)
    state = do(state, "swap-hats 5")
    assert [view(state, seat).roles[5] for seat in range(6)] == [None] * 5 + [Role.SABOTEUR]
    looks_the_same(state)


def test_r10_13_another_hat_or_the_own_one_makes_nothing_else_stale() -> None:
    state = do(six("inspection NS", hands={1: "swap-hats", 2: "swap-hats"}), "inspection 5")
    state = do(state, "swap-hats 4", "swap-hats 0")
    assert view(state, 0).roles == (Role.SABOTEUR, None, None, None, None, Role.SABOTEUR)
    looks_the_same(state)


def test_r10_13_inspected_again_the_present_role_is_seen() -> None:
    state = six("inspection", hands={1: "swap-hats", 2: "inspection inspection", 3: "map", 4: "map", 5: "map"})
    state = do(state, "inspection 5", "swap-hats 5", "inspection 5")
    assert known_events(state, 2, Inspected)[1].role is Role.GREEN
    assert known_events(state, 2, Inspected)[0].role is None


def test_r10_13_the_cards_put_aside_are_shown_when_the_round_ends_and_not_before() -> None:
    state = position(
        CORRIDOR, by=SABOTEUR2, hand="swap-hats", others="EW", who="blue boss saboteur", spare="green geologist"
    )
    state = do(state, "swap-hats 0")
    assert state.put_aside == (Role.BLUE,)
    looks_the_same(state, range(3))
    (ended,) = known_events(do(state, "lay EW 7,0"), None, RoundEnded)
    assert ended.outcome.roles == (Role.GREEN, Role.BOSS, Role.SABOTEUR)
    assert sorted(ended.outcome.spare) == [Role.BLUE, Role.GEOLOGIST]


def test_r10_4_only_who_discards_two_sees_them() -> None:
    state = do(six("NE theft ES", in_front={0: "lamp trapped"}), "discard ES theft to remove trapped")
    assert names(known_events(state, 0, DiscardedTwo)[0].faces) == ["theft", "ES"]
    for seat in (None, 1, 5):
        (event,) = known_events(state, seat, DiscardedTwo)
        assert (event.seat, event.faces, event.what, len(event.cards)) == (0, None, Marker.TRAPPED, 2)
    hidden = [discard for discard in state.table.discards if discard.card is None]
    assert {discard.id for discard in hidden} == set(found(state, DiscardedTwo)[0].cards)
    looks_the_same(state)


@pytest.mark.parametrize("given", ["NE", "NE theft", "ES NE theft"])
def test_r10_4_only_who_passes_sees_the_cards(given: str) -> None:
    state = do(six("NE theft ES W"), f"pass {given}")
    count = len(given.split())
    assert sorted(names(known_events(state, 0, Passed)[0].faces) or ()) == sorted(given.split())
    for seat in (None, 1, 5):
        (event,) = known_events(state, seat, Passed)
        assert (event.faces, len(event.cards)) == (None, count)
    assert [discard.card for discard in state.table.discards] == [None] * count
    looks_the_same(state)


@pytest.mark.parametrize("play", ["pass {0} {1}", "discard {0} {1} to remove lamp"])
def test_r2_3_the_order_of_cards_given_up_tells_nothing_about_them(play: str) -> None:
    steps = [
        step(six(hand, in_front={0: "lamp"}), play.format(*hand.split()[:2]))
        for hand in ("NE theft W", "theft NE W", "map rockfall W", "W# map W")
    ]
    logs = [list(log_of(each.state, None)) for each in steps]
    assert logs[0] == logs[1] == logs[2] == logs[3]
    assert all(view(each.state, 1) == view(steps[0].state, 1) for each in steps)


def test_r11_4_the_hand_and_the_role_of_a_retired_seat_stay_hidden() -> None:
    by = rules(saboteur2=True, bonus_nuggets=True)
    others = "inspection NS map"
    state = position(
        "@ EW EW . . . . . ?", by=by, seats=6, hand="EW NE theft", others=others, who=ALL_ROLES, spare=SPARE
    )
    state = do(state, "bonus 1 4,0", "lay EW 3,0", "retire")
    for seat in (None, 1, 5):
        assert known_events(state, seat, Retired) == found(state, Retired)
    assert [discard.card for discard in state.table.discards] == [None, None]
    assert view(state, 1).roles[0] is None
    assert "inspection 0" not in map(str, options(view(state, 1)))
    looks_the_same(state)


def test_r11_4_the_bonus_is_seen_and_the_rest_of_the_gold_is_not() -> None:
    by = rules(bonus_nuggets=True)
    states = []
    for gold in ((5, 0, 0), (0, 0, 0)):
        state = position("@ EW EW . . . . . ?", by=by, hand="EW NS", others="NS map", gold=gold, nuggets=(3, 1, 1))
        states.append(do(state, "bonus 2 4,0", "lay EW 3,0", "stay"))
    rich, poor = states
    assert (view(rich, 0).won, view(poor, 0).won) == (9, 4)
    for seat in (1, 2):
        assert view(rich, seat) == view(poor, seat)
        assert view(rich, seat).table.bonus is not None
