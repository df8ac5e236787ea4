"""When the gold looks out of reach, from public facts alone."""

from __future__ import annotations

import pytest
from engine.positions import CORRIDOR, SABOTEUR2, do, position, rules

from game.engine.observe import log_of
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.play.endings.reach import came_nearer, out_of_reach

IDLE = "repair:pick repair:pick NS NS"
PASSES = ("pass repair:pick",) * 2 + ("pass NS",) * 2


def judged(state: State) -> bool:
    return out_of_reach(state.table, log_of(state, None))


def far(held: str = IDLE, deck: str = "", picture: str = "@") -> State:
    return position(picture, hand=held, others=held, deck=deck)


def test_nobody_came_nearer_and_the_few_cards_left_would_all_be_needed() -> None:
    state = do(far(), *PASSES)
    assert judged(state)


def test_not_before_some_turns_without_a_card_nearer() -> None:
    state = far()
    for play in PASSES[:3]:
        state = do(state, play)
        assert not judged(state)


def test_not_while_the_deck_lasts() -> None:
    state = do(far(deck="NS NS NS NS NS NS"), *PASSES)
    assert not judged(state)


def test_not_where_a_card_or_two_would_do() -> None:
    state = do(far(picture=CORRIDOR), *PASSES)
    assert not judged(state)


def test_a_card_nearer_ends_it_and_a_card_elsewhere_does_not() -> None:
    state = do(far("EW NS repair:pick repair:pick"), "pass repair:pick", "pass repair:pick", "pass repair:pick")
    nearer, elsewhere = do(state, "lay EW 1,0"), do(state, "lay NS 0,1")
    assert came_nearer(nearer.table, log_of(nearer, None), 4)
    assert not came_nearer(elsewhere.table, log_of(elsewhere, None), 4)
    assert not judged(nearer)
    assert judged(elsewhere)


def test_what_only_some_know_makes_no_difference() -> None:
    other = position(
        "@",
        hand="repair:pick repair:pick NS NS",
        others="repair:pick NESW NS EW",
        deck="",
        goals="gold NE NW",
        who="sdd",
    )
    one = position("@", hand=IDLE, others=IDLE, deck="", goals="NE gold NW")
    for state in (one, other):
        state = do(state, "pass repair:pick", "pass repair:pick", "pass repair:pick", "pass NS")
        assert judged(state)


@pytest.mark.parametrize("over", [SABOTEUR2, rules(bonus_nuggets=True)])
def test_both_expansions_are_judged(over: Ruleset) -> None:
    state = position("@", by=over, hand=IDLE, others=IDLE, deck="")
    while state.table.question is not None:
        state = do(state, "bonus 1 4,2")
    assert not judged(state)
