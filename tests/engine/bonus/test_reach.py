"""R11.3: taking the bonus nugget, and R11.4: the question that follows."""

from __future__ import annotations

from typing import Any

import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
    begin,
    do,
    found,
    known_events,
    may,
    open_to,
    position,
    rules,
    step,
    view,
)

from game.engine.cells import at
from game.engine.events import BonusTaken, Drew, GoalRevealed, Laid, RoundEnded
from game.engine.ruleset import Edition, Ruleset
from game.engine.state import State, Step
from game.engine.table import AskKeep, AskRetire, AskReveal, AskTurn

BASE = rules(bonus_nuggets=True)
TWO = rules(bonus_nuggets=True, saboteur2=True)
ALL = [rules(edition, bonus_nuggets=True, saboteur2=two) for edition in ALL_EDITIONS for two in (False, True)]
LITERAL = rules("italian", bonus_nuggets=True, direction="clockwise")
PILE = (3, 1, 2, 2, 3)
NEAR = "@ EW EW . . . . . ?"
"""A card at 3,0 joins what lies at 4,0 or, by its other sides, beside it."""


def near(by: Ruleset = BASE, value: int = 2, cell: str = "4,0", picture: str = NEAR, **setting: Any) -> State:
    """A position in which the bonus nugget lies at `cell` and seat 0 is to play."""
    if not by.saboteur2:
        setting = {"nuggets": PILE} | setting
    setting = {"hand": "EW NS", "others": "NS EW map"} | setting
    return do(position(picture, by=by, **setting), f"bonus {value} {cell}")


def owner(step_or_state: Step | State) -> int | None:
    """Who has taken the bonus nugget."""
    state = step_or_state.state if isinstance(step_or_state, Step) else step_or_state
    assert state.table.bonus is not None
    return state.table.bonus.owner


@pytest.mark.parametrize(("value", "drawn"), [(1, (3,)), (2, (3, 1)), (3, (3, 1, 2))])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r11_3_base_as_many_nugget_cards_from_the_top_as_it_shows(
    edition: Edition, value: int, drawn: tuple[int, ...]
) -> None:
    by = rules(edition, bonus_nuggets=True)
    after = step(near(by, value), "lay EW 3,0")
    assert found(after, BonusTaken) == [BonusTaken(0, value, at(4, 0), sum(drawn), drawn)]
    state = after.state
    assert state.paid == (sum(drawn), 0, 0)
    assert (state.nuggets, state.table.nuggets) == (PILE[value:], 5 - value)
    assert state.table.took == (value, 0, 0)
    assert [view(state, seat).won for seat in range(3)] == [sum(drawn), 0, 0]


@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r11_3_expansion_that_much_gold(edition: Edition, value: int) -> None:
    by = rules(edition, bonus_nuggets=True, saboteur2=True)
    after = step(near(by, value, gold=(4, 0, 0)), "lay EW 3,0")
    assert found(after, BonusTaken) == [BonusTaken(0, value, at(4, 0), value, ())]
    assert (after.state.paid, after.state.table.took) == ((value, 0, 0), (0, 0, 0))
    assert view(after.state, 0).won == 4 + value


def test_r11_3_too_few_nugget_cards_are_all_taken() -> None:
    assert near(value=3, nuggets=(2, 1)).nuggets == (2, 1)
    after = step(near(value=3, nuggets=(2, 1)), "lay EW 3,0")
    assert found(after, BonusTaken) == [BonusTaken(0, 3, at(4, 0), 3, (2, 1))]
    assert (after.state.nuggets, after.state.table.nuggets) == ((), 0)


@pytest.mark.parametrize("by", ALL)
def test_r11_3_openly(by: Ruleset) -> None:
    state = do(near(by), "lay EW 3,0")
    for seat in (None, 0, 1, 2):
        assert known_events(state, seat, BonusTaken) == found(state, BonusTaken)
    bonus = view(state, 2).table.bonus
    assert bonus is not None
    assert (bonus.owner, bonus.amount, bonus.values) == (0, *((2, ()) if by.saboteur2 else (4, (3, 1))))


@pytest.mark.parametrize(
    ("lay", "cell", "taken"),
    [
        ("EW", "4,0", True),
        ("NEW", "4,0", True),
        ("NW", "3,-1", True),
        ("SW", "3,1", True),
        ("NW", "4,0", False),
        ("EW", "3,1", False),
        ("NS.EW", "4,0", True),
        ("NS.EW", "3,1", False),
        ("NW.ES", "3,-1", True),
        ("NW.ES", "4,0", False),
        ("NE.SW", "3,1", True),
    ],
)
@pytest.mark.parametrize("by", ALL)
def test_r11_3_a_living_side_towards_it_that_is_joined_to_the_start(
    by: Ruleset, lay: str, cell: str, taken: bool
) -> None:
    state = step(near(by, cell=cell, hand=lay), f"lay {lay} 3,0").state
    assert (owner(state) == 0, state.table.question == AskRetire(False)) == (taken, taken)


@pytest.mark.parametrize(("lay", "cell"), [("E.W", "4,0"), ("NW.E", "4,0"), ("N.EW.S", "3,1"), ("W", "4,0")])
@pytest.mark.parametrize("by", ALL)
def test_r11_3_a_dead_side_takes_nothing(by: Ruleset, lay: str, cell: str) -> None:
    state = step(near(by, cell=cell, hand=lay), f"lay {lay} 3,0").state
    assert (owner(state), state.table.question, state.paid) == (None, None, (0, 0, 0))


def test_r11_3_a_side_that_is_not_joined_to_the_start_takes_nothing_until_it_is() -> None:
    state = do(near(LITERAL, picture="@ EW . E.W . . . . ?", cell="5,0"), "lay EW 4,0")
    assert owner(state) is None
    loose = near(LITERAL, picture="@ EW . EW . . . . ?", cell="5,0", hands={2: "EW map"})
    state = do(loose, "lay EW 4,0")
    assert (owner(state), state.table.question) == (None, None)
    after = step(do(state, "pass NS"), "lay EW 2,0")
    assert found(after, BonusTaken) == [BonusTaken(2, 2, at(5, 0), 4, (3, 1))]
    assert after.state.table.to_play == 2


def test_r11_3_only_who_joins_it_first_takes_it() -> None:
    state = near(picture="@ EW NESW . . . . . ?", cell="3,1", hand="SW", hands={1: "NE map"})
    after = do(state, "lay SW 3,0", "stay", "lay NE 2,1")
    assert (owner(after), after.table.question, after.table.to_play) == (0, None, 2)
    assert [event.seat for event in found(after, BonusTaken)] == [0]


@pytest.mark.parametrize("by", [TWO, rules("g3", bonus_nuggets=True, saboteur2=True)])
def test_r11_3_a_ladder_that_joins_a_branch_takes_it(by: Ruleset) -> None:
    branch = "@ EW . . EW EW . . ?\n. . . . . . . . ."
    state = near(by, picture=branch, cell="6,0", hand="W#")
    assert found(state, BonusTaken) == []
    assert found(step(state, "lay E# 3,0"), BonusTaken) == [BonusTaken(0, 2, at(6, 0), 2, ())]


@pytest.mark.parametrize("by", [TWO, rules("g3", bonus_nuggets=True, saboteur2=True)])
def test_r11_3_nothing_joins_it_through_the_dead_side_a_ladder_leans_on(by: Ruleset) -> None:
    branch = "@ EW . . E.W EW . . ?\n. . . . . . . . ."
    state = near(by, picture=branch, cell="6,0", hand="W#")
    assert owner(step(state, "lay E# 3,0")) is None


def test_r11_3_a_rockfall_joins_nothing() -> None:
    state = near(picture="@ EW EW EW . . . . ?", cell="4,1", hand="rockfall", hands={1: "ESW"})
    assert found(step(state, "rockfall 3,0"), BonusTaken) == []
    assert owner(do(state, "rockfall 3,0", "lay ESW 3,0")) is None
    assert (
        owner(
            do(
                near(picture="@ EW EW EW EW . . . ?", cell="4,1", hand="rockfall", hands={1: "ESW"}),
                "rockfall 4,0",
                "lay ESW 4,0",
            )
        )
        == 1
    )


THROUGH_A_STONE = """
.  .  .  .  .  .  ES EW SW
.  .  .  .  .  .  .  .  ?
ES EW EW EW EW EW EW NW {below}
@  .  .  .  .  .  .  .  ?
"""
"""ES at 7,-2 reaches goal 1; its stone, opening to the north, leads on to the bonus nugget at 6,-2."""


@pytest.mark.parametrize("by", ALL)
def test_r11_3_a_stone_that_the_card_revealed_may_bring_the_tunnel_there(by: Ruleset) -> None:
    state = near(by, picture=THROUGH_A_STONE.format(below="."), cell="6,-2", hand="ES", goals="NW gold NE")
    after = step(state, "lay ES 7,-2")
    assert [type(event) for event in after.events] == [Laid, GoalRevealed, BonusTaken]
    assert (owner(after), after.state.table.question) == (0, AskRetire(False))


@pytest.mark.parametrize("two", [False, True])
def test_r11_3_it_is_taken_when_all_questions_of_section_5_are_answered(two: bool) -> None:
    by = rules("ukrainian", bonus_nuggets=True, saboteur2=two)
    state = near(by, picture=THROUGH_A_STONE.format(below="NS"), cell="6,-2", hand="ES", goals="NW gold NE")
    asked = step(state, "lay ES 7,-2")
    assert (asked.state.table.question, owner(asked)) == (AskTurn(1, "NW"), None)
    taken = step(asked.state, "turn 1 upright")
    assert [type(event) for event in taken.events] == [GoalRevealed, BonusTaken]
    assert taken.state.table.question == AskRetire(False)
    missed = step(asked.state, "turn 1 turned")
    assert (owner(missed), missed.state.table.question, missed.state.table.to_play) == (None, None, 1)


ROUND_THE_GOALS = """
@  .  .  .  .  .  .  .  ?  .
NS .  .  .  .  .  .  .  .  SW
NS .  .  .  .  .  .  .  ?  NS
NE EW EW EW EW EW EW EW EW NW
"""
"""A crossing at 8,1 reaches goals 2 and 3 and the bonus nugget at 7,1."""


@pytest.mark.parametrize("two", [False, True])
def test_r11_4_the_question_comes_after_all_others_of_the_card(two: bool) -> None:
    by = rules("ukrainian", bonus_nuggets=True, saboteur2=two)
    state = near(by, picture=ROUND_THE_GOALS, cell="7,1", hand="NESW")
    asked = step(state, "lay NESW 8,1")
    assert (asked.state.table.question, owner(asked)) == (AskReveal((2, 3)), None)
    stone = step(asked.state, "reveal 3")
    assert [type(event) for event in stone.events] == [GoalRevealed, BonusTaken]
    assert stone.state.table.question == AskRetire(False)
    gold = step(asked.state, "reveal 2")
    assert [type(event) for event in gold.events[:3]] == [GoalRevealed, BonusTaken, RoundEnded]
    assert not isinstance(gold.state.table.question, AskRetire)


@pytest.mark.parametrize("by", ALL)
def test_r11_3_it_is_taken_even_if_the_gold_was_revealed_and_then_the_round_ends(by: Ruleset) -> None:
    state = near(by, picture=CORRIDOR, cell="7,1", hand="ESW", value=2, nuggets=() if by.saboteur2 else (3, 1, 1, 1, 1))
    after = step(state, "lay ESW 7,0")
    assert [type(event) for event in after.events[:4]] == [Laid, GoalRevealed, BonusTaken, RoundEnded]
    assert not found(after, Drew)
    assert not isinstance(after.state.table.question, AskRetire)
    assert owner(after) == 0


def test_r11_3_what_the_bonus_took_is_not_shared() -> None:
    state = near(rules("g3", bonus_nuggets=True), picture=CORRIDOR, cell="7,1", hand="ESW", nuggets=(3, 1, 2, 1, 1, 3))
    after = do(state, "lay ESW 7,0")
    assert after.table.question == AskKeep(3)
    assert after.pool == (2, 1, 1)
    assert do(after, "keep 2").paid == (7, 1, 0)


@pytest.mark.parametrize("by", ALL)
def test_r11_3_beside_a_tunnel_of_a_set_up_position_the_next_path_card_takes_it(by: Ruleset) -> None:
    state = near(by, picture="@ NEW ESW . . . . . ?", cell="2,1", hand="EW map")
    assert owner(state) is None
    assert owner(do(state, "map 1")) is None
    assert found(step(state, "lay EW 3,0"), BonusTaken)[0].seat == 0


@pytest.mark.parametrize("by", ALL)
def test_r11_3_without_a_bonus_nothing_is_taken(by: Ruleset) -> None:
    state = do(near(by, cell="3,2"), "lay EW 3,0")
    assert (owner(state), state.paid) == (None, (0, 0, 0))
    assert may(state, "pass NS")
    assert open_to(state, "retire") == []
    assert not found(begin(NEAR, by=rules()), BonusTaken)
