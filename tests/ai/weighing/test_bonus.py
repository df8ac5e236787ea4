"""The mind `sharp` and gold beside the shares: the bonus nuggets (RULES section 11), thefts (R10.20)."""

from __future__ import annotations

import random

import pytest
from deciding import chosen, decide, whole_round
from engine.positions import CORRIDOR, IDLE, SABOTEUR2, do, found, position, rules

from ai.arena.play.twins import twin
from game.engine.cells import GOAL_CELLS, START_CELL, cell_text, xy
from game.engine.commands import PlaceBonus, Retire, Stay, Steal
from game.engine.deal import shuffle
from game.engine.events import CrystalsPaid, Shared
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import AskRetire, AskSteal
from game.engine.turn import apply, start

BASE = rules(bonus_nuggets=True)
TWO = rules(bonus_nuggets=True, saboteur2=True)
BOTH = [BASE, TWO]


def asked(by: Ruleset, who: str, bonus: int = 1) -> State:
    """Seat 0 has taken the bonus nugget, two cards from the gold with a long deck left, and may retire."""
    hands = {1: "trapped NS"} if by.saboteur2 else {}
    state = position(
        "@ EW EW EW EW EW . . ?",
        by=by,
        seats=4,
        hand="NESW EW NS",
        others="map map",
        hands=hands,
        deck=" ".join(["NESW"] * 60),
        who=who,
        nuggets=() if by.saboteur2 else (3, 3, 2, 1, 1, 1),
    )
    state = do(state, f"bonus {bonus} 6,1", "lay NESW 6,0")
    assert isinstance(state.table.question, AskRetire)
    return state


@pytest.mark.parametrize("by", BOTH)
def test_the_bonus_nugget_is_placed_between_the_start_and_the_goals(by: Ruleset) -> None:
    for seed in range(4):
        state = start(by, shuffle(5, random.Random(seed), rules=by)).state
        command = decide(state).command
        assert isinstance(command, PlaceBonus)
        x, _ = xy(command.cell)
        assert xy(START_CELL)[0] + 1 < x < xy(GOAL_CELLS[0])[0], cell_text(command.cell)


@pytest.mark.parametrize("by", BOTH)
def test_the_bonus_nugget_is_taken_when_one_card_does_it(by: Ruleset) -> None:
    nuggets = () if by.saboteur2 else (3, 1, 1)
    state = position("@ EW NSW . . . . . ?", by=by, seats=4, hand="NE map", others="NS map", nuggets=nuggets)
    assert chosen(do(state, "bonus 3 3,1")) == {"lay NE 2,1"}


@pytest.mark.parametrize("by", BOTH)
def test_who_will_not_win_retires_and_who_will_stays(by: Ruleset) -> None:
    digger = "b" if by.saboteur2 else "d"
    assert chosen(asked(by, f"{digger * 3}s")) == {"stay"}
    assert chosen(asked(by, f"s{digger * 3}", bonus=3)) == {"retire"}


def test_nobody_trapped_waits_for_a_share() -> None:
    state = do(asked(TWO, "bbbs"), "stay", "trapped 0", "map 1", "map 1")
    assert isinstance(state.table.question, AskRetire)
    assert chosen(state) == {"retire"}


@pytest.mark.parametrize(("by", "seats"), [(BASE, 3), (BASE, 5), (BASE, 10), (TWO, 2), (TWO, 6), (TWO, 12)])
def test_whole_rounds(by: Ruleset, seats: int) -> None:
    rng = random.Random(seats)
    for number, (state, decision) in enumerate(whole_round(seats, 11, by)):
        assert number < 3 * len(state.cards)
        seat = state.table.to_play
        question = state.table.question
        if seat is not None and question is not None:
            assert decide(twin(state, seat, rng), (11, state.logged)) == decision


@pytest.mark.parametrize("by", BOTH)
def test_some_retire_and_some_stay(by: Ruleset) -> None:
    said = set[type]()
    for seed in range(40):
        said |= {type(decision.command) for _, decision in whole_round(6, seed, by)}
        if said >= {Retire, Stay}:
            return
    raise AssertionError("everybody does the same")


def test_a_thief_steals_from_whom_it_saw_get_most() -> None:
    thefts = 0
    for seed in range(60):
        for state, decision in whole_round(5, seed, TWO):
            if not isinstance(state.table.question, AskSteal):
                continue
            command = decision.command
            assert isinstance(command, Steal)
            assert command.seat is not None
            got = [0] * state.table.seats
            paid: list[Shared | CrystalsPaid] = [*found(state, Shared), *found(state, CrystalsPaid)]
            for event in paid:
                got[event.seat] += event.amount
            thefts += got[command.seat] > 0
            apply(state, command)
        if thefts >= 3:
            return
    raise AssertionError("thieves find nothing")


def test_nothing_is_declined_though_nobody_was_paid() -> None:
    rich = (9, 9, 9, 9)
    state = position(CORRIDOR, by=SABOTEUR2, seats=4, hand=IDLE, others=IDLE, deck="", gold=rich, in_front={0: "theft"})
    assert isinstance(state.table.question, AskSteal)
    assert all(text.startswith("steal ") for text in chosen(state))
