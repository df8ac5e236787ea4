"""R11.1 and R11.2: placing the bonus nugget, and what may lie near it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
    IDLE,
    clause,
    do,
    found,
    known_events,
    lay_cells,
    may,
    open_to,
    position,
    refused,
    rules,
    step,
    view,
)

from game.engine.cards import NUGGETS
from game.engine.cells import at, cell_text
from game.engine.deal import shuffle
from game.engine.events import BonusPlaced, Passed, RoundBegan
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import AskBonus, Bonus
from game.engine.turn import next_round, next_starter, start
from game.records.spelling import parse

BASE = rules(bonus_nuggets=True)
TWO = rules(bonus_nuggets=True, saboteur2=True)
BOTH = [BASE, TWO]
ALL = [rules(edition, bonus_nuggets=True, saboteur2=two) for edition in ALL_EDITIONS for two in (False, True)]
LITERAL = rules("g3", bonus_nuggets=True)


@pytest.mark.parametrize("starter", [0, 2])
@pytest.mark.parametrize("by", ALL)
def test_r11_1_the_right_neighbour_of_the_starter_chooses_after_the_deal(by: Ruleset, starter: int) -> None:
    begun = start(by, shuffle(4, random.Random(1), rules=by, starter=starter))
    table = begun.state.table
    assert (table.to_play, table.question) == ((starter - 1) % 4, AskBonus((1, 2, 3)))
    assert (table.starter, table.bonus, table.bonus_left) == (starter, None, (1, 2, 3))
    assert [type(event) for event in begun.events] == [RoundBegan]


@pytest.mark.parametrize("by", ALL)
def test_r11_1_it_has_looked_at_its_role_and_hand_but_at_no_goal(by: Ruleset) -> None:
    state = position(by=by, others="NES map", who="bsb" if by.saboteur2 else "dsd")
    seen = view(state)
    assert (seen.seat, seen.role, seen.goals) == (2, state.roles[2], (None,) * 3)
    assert [str(card) for card in seen.hand] == ["NES", "map"]


@pytest.mark.parametrize("by", BOTH)
def test_r11_1_each_value_may_lie_in_31_cells_of_an_empty_maze(by: Ruleset) -> None:
    barred = {(1, 0), (7, -2), (7, 0), (7, 2)}
    cells = [f"{x},{y}" for x in range(1, 8) for y in range(-2, 3) if (x, y) not in barred]
    assert len(cells) == 31
    assert open_to(position(by=by)) == sorted(f"bonus {value} {cell}" for value in (1, 2, 3) for cell in cells)


@pytest.mark.parametrize(
    "cell",
    ["1,0", "7,-2", "7,0", "7,2", "0,0", "0,1", "0,-1", "0,2", "8,0", "8,1", "8,-1", "9,0", "3,3", "3,-3", "-1,0"],
)
@pytest.mark.parametrize("by", BOTH)
def test_r11_1_no_other_cell(by: Ruleset, cell: str) -> None:
    assert clause(position(by=by), f"bonus 1 {cell}") == "R11.1"


@pytest.mark.parametrize("value", [0, 4, -1])
def test_r11_1_no_other_value(value: int) -> None:
    assert clause(position(by=BASE), f"bonus {value} 3,0") == "R11.1"


def test_r11_1_in_a_set_up_position_it_lies_on_no_card_but_beside_cards_and_revealed_goals() -> None:
    state = position(f"{'. ' * 8}!\n. . . . . . . . .\n@ EW EW . . . . . ?", by=BASE, goals="NE gold NW")
    assert may(state, "bonus 2 7,-2")
    assert may(state, "bonus 2 3,0")
    assert may(state, "bonus 2 1,1")
    assert clause(state, "bonus 2 2,0") == "R11.1"
    assert clause(state, "bonus 2 7,2") == "R11.1"


@pytest.mark.parametrize("play", ["pass NS", "lay NS 1,0", "stay", "retire", "keep 1", "steal nobody", "reveal 1"])
@pytest.mark.parametrize("by", BOTH)
def test_r11_1_nothing_else_can_be_said_before(by: Ruleset, play: str) -> None:
    assert clause(position(by=by), play) == "R11.1"


def test_r11_1_no_claim_before() -> None:
    state = position(by=rules(bonus_nuggets=True, table_talk=True))
    assert clause(state, "claim goal 1 gold") == "R11.1"
    assert may(do(state, "bonus 1 3,0"), "claim goal 1 gold")


@pytest.mark.parametrize("by", ALL)
def test_r11_1_once_it_lies_the_starter_plays(by: Ruleset) -> None:
    after = step(position(by=by, starter=1), "bonus 2 3,-1")
    table = after.state.table
    assert after.events == (BonusPlaced(0, 2, at(3, -1)),)
    assert (table.to_play, table.question) == (1, None)
    assert (table.bonus, table.maze.bonus) == (Bonus(2, at(3, -1)), at(3, -1))
    assert at(3, -1) not in table.maze.cards
    assert (table.last_card, table.last_path, table.last_turn) == (None, None, None)
    assert clause(after.state, "bonus 1 3,0") == "R2.1"
    for seat in (None, 0, 1, 2):
        assert known_events(after.state, seat, BonusPlaced) == list(after.events)


def test_r11_1_a_starter_with_an_empty_hand_passes_once_it_lies() -> None:
    state = position(by=BASE, hand="")
    assert not found(state, Passed)
    after = step(state, "bonus 1 3,0")
    assert found(after, Passed) == [Passed(0, (), ())]
    assert after.state.table.to_play == 1


@pytest.mark.parametrize("by", [rules(), rules(saboteur2=True)])
def test_r11_1_without_the_switch_nobody_is_asked(by: Ruleset) -> None:
    state = start(by, shuffle(4, random.Random(1), rules=by, starter=0)).state
    assert (state.table.to_play, state.table.question) == (0, None)
    assert clause(state, "bonus 1 3,0") == "R2.1"


def round_over(state: State) -> State:
    """The starter, one step before the gold, takes it; payments follow as they may."""
    state = do(state, "lay EW 7,0")
    while state.table.to_play is not None:
        state = do(state, open_to(state)[0])
    return state


@pytest.mark.parametrize("by", ALL)
def test_r11_1_three_bonus_cards_then_two_then_one(by: Ruleset) -> None:
    state = round_over(do(position(CORRIDOR, by=by, hand="EW", others=IDLE), "bonus 2 3,2"))
    for number, left, chosen in ((2, (1, 3), 3), (3, (1,), 1)):
        deal = shuffle(3, random.Random(9), rules=by, starter=next_starter(state.table), nuggets=state.nuggets)
        state = next_round(state, deal).state
        table = state.table
        assert (table.round, table.question, table.bonus, table.maze.bonus) == (number, AskBonus(left), None, None)
        assert table.to_play == (deal.starter - 1) % 3
        assert {text.split()[1] for text in open_to(state)} == set(map(str, left))
        assert clause(state, "bonus 2 3,0") == "R11.1"
        state = do(state, f"bonus {chosen} 3,0")
        over = msgspec.structs.replace(state.table, to_play=None)
        state = msgspec.structs.replace(state, table=over)


def test_r11_1_a_set_up_position_that_is_over_already_asks_for_no_bonus() -> None:
    for by in BOTH:
        table = position(by=by, hand=IDLE, others=IDLE, deck="").table
        assert table.outcome is not None
        assert (table.to_play, table.bonus, table.bonus_left) == (None, None, (1, 2, 3))


def with_bonus(picture: str, cell: str, by: Ruleset = BASE, value: int = 1, **setting: Any) -> State:
    """A position in which the bonus nugget lies there."""
    return do(position(picture, by=by, **setting), f"bonus {value} {cell}")


@pytest.mark.parametrize("by", ALL)
def test_r11_2_nothing_is_laid_on_it(by: Ruleset) -> None:
    state = with_bonus("@ EW EW . . . . . ?", "3,0", by, hand="EW NESW")
    assert clause(state, "lay EW 3,0") == "R11.2"
    assert clause(state, "lay NESW 3,0") == "R11.2"
    assert "3,0" not in {cell for _, cell in lay_cells(state)}


@pytest.mark.parametrize("by", ALL)
def test_r11_2_nothing_is_laid_against_it_alone(by: Ruleset) -> None:
    state = with_bonus("@", "3,0", by, hand="NESW EW")
    for cell in ("2,0", "4,0", "3,1", "3,-1"):
        assert clause(state, f"lay NESW {cell}") == "R3.1"


@pytest.mark.parametrize("face", ["EW", "NEW", "W", "NW", "SW", "NSW", "NESW"])
@pytest.mark.parametrize("by", ALL)
def test_r11_2_it_matches_anything(by: Ruleset, face: str) -> None:
    assert may(with_bonus("@ EW . . . . . . ?", "3,0", by, hand=face), f"lay {face} 2,0")


@pytest.mark.parametrize("by", ALL)
def test_r11_2_nothing_leads_through_it(by: Ruleset) -> None:
    state = with_bonus("@ EW . . EW EW EW EW ?", "3,0", by, hand="EW")
    state = do(state, "lay EW 2,0")
    assert state.table.maze.goals_reached() == ()
    assert state.table.maze.reached.keys() == {at(0, 0), at(1, 0), at(2, 0)}
    assert state.table.goals == (None,) * 3


def test_r11_2_no_link_leads_through_it() -> None:
    beyond = "@ EW EW . EW . . . ?"
    assert clause(with_bonus(beyond, "3,0", hand="EW"), "lay EW 5,0") == "R3.4"
    assert may(with_bonus(beyond, "3,0", LITERAL, hand="EW"), "lay EW 5,0")


@pytest.mark.parametrize("by", BOTH)
def test_r11_2_rockfall_cannot_take_it(by: Ruleset) -> None:
    state = with_bonus("@ EW . . . . . . ?", "2,0", by, hand="rockfall")
    assert clause(state, "rockfall 2,0") == "R11.2"
    assert open_to(state, "rockfall") == ["rockfall 1,0"]


def test_r11_2_rockfall_beside_it_leaves_it_where_it_is() -> None:
    state = do(with_bonus("@ EW . . . . . . ?", "2,0", hand="rockfall", others="EW"), "rockfall 1,0")
    assert state.table.maze.bonus == at(2, 0)
    assert clause(state, "lay EW 2,0") == "R11.2"
    assert do(state, "lay EW 1,0").table.bonus == Bonus(1, at(2, 0), 1, 1, (1,), 1)


LADDERS = "@ EW ESW . . . . . ?\n. . . . . . . . ."


@pytest.mark.parametrize(("cell", "wanted"), [("3,1", "R11.2"), ("1,1", "R11.2"), ("2,2", "R11.2"), ("4,1", None)])
def test_r11_2_no_ladder_may_touch_it(cell: str, wanted: str | None) -> None:
    state = with_bonus(LADDERS, cell, TWO, hand="NS#")
    assert (None if may(state, "lay NS# 2,1") else clause(state, "lay NS# 2,1")) == wanted
    assert ("2,1" in {where for _, where in lay_cells(state)}) == (wanted is None)


def test_r11_2_any_other_card_may_touch_it() -> None:
    for face in ("NS", "NE", "NW*", "NS.EW", "NE+blue"):
        assert may(with_bonus(LADDERS, "3,1", TWO, hand=face), f"lay {face} 2,1")


def test_r11_2_after_the_round_it_goes_back_to_the_box_for_good() -> None:
    state = round_over(do(position(CORRIDOR, by=BASE, hand="EW", others=IDLE), "bonus 3 3,2"))
    assert state.table.bonus_left == (1, 2)
    deal = shuffle(3, random.Random(2), starter=next_starter(state.table), nuggets=state.nuggets)
    second = next_round(state, deal).state
    assert (second.table.bonus, second.table.maze.bonus) == (None, None)
    assert sum(second.nuggets) + sum(second.earlier) == sum(NUGGETS)


def test_r11_2_it_is_an_obstacle_for_the_whole_round() -> None:
    state = do(with_bonus("@ EW . . . . . . ?", "3,0", hand="EW", others="NESW map"), "lay EW 2,0", "stay")
    assert state.table.bonus is not None
    assert (state.table.bonus.owner, state.table.maze.bonus) == (0, at(3, 0))
    assert clause(state, "lay NESW 3,0") == "R11.2"


@pytest.mark.parametrize("text", ["bonus 1 3,0", "bonus 3 7,-1", "retire", "stay"])
def test_the_answers_are_read_as_they_are_written(text: str) -> None:
    assert str(parse(text)) == text


def test_r11_1_a_refusal_names_the_cell() -> None:
    state = position(by=BASE)
    for cell in (at(1, 0), at(8, 1)):
        assert refused(state, f"bonus 1 {cell_text(cell)}").cell == cell
