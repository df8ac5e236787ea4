"""R10.7: ladders."""

from __future__ import annotations

import pytest
from engine.positions import (
    ALL_EDITIONS,
    SABOTEUR2,
    SABOTEUR2_EDITIONS,
    clause,
    do,
    found,
    lay_cells,
    may,
    open_to,
    position,
    refused,
    rules,
    step,
)

from game.engine.cells import GOAL_CELLS, at
from game.engine.events import GoalRevealed, RoundEnded
from game.engine.refusal import Reason
from game.engine.ruleset import Edition, Ruleset
from game.engine.state import State
from game.engine.table import AskReveal, AskTurn, Cause

LADDERS = "S# W# NW# NE#"
BLOCKED = """
@ EW EW EW N.E.S.W . EW EW ?
. .  .  .  .       . .  .  .
"""
"""A dead end bars the way; behind it lies a loose tunnel to goal 2."""
LOOSE = "@ . . . . . EW EW ?"
"""A loose tunnel that touches goal 2."""


def one_card(x: int, y: int, name: str = "NESW") -> str:
    """A picture with one path card far from the start."""
    rows = range(min(0, y), max(0, y) + 1)
    named = {(0, 0): "@", (x, y): name}
    return "\n".join(" ".join(named.get((column, row), ".") for column in range(x + 1)) for row in rows)


def reached(state: State, *cells: tuple[int, int]) -> list[bool]:
    """Which of these cells hold a card that is joined to the start."""
    return [at(*cell) in state.table.maze.reached for cell in cells]


def revealed(state: State) -> list[int]:
    """Numbers of the goals revealed, in order."""
    return [event.goal for event in found(state, GoalRevealed)]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_a_ladder_is_joined_to_the_start_wherever_it_lies(by: Ruleset) -> None:
    state = position(".  .  .  .  .\n@  .  EW E#  EW\n.  .  .  .  EW", by=by, hand="NS EW", goals="NE NW gold")
    assert reached(state, (3, 0), (4, 0), (2, 0), (4, 1)) == [True, True, False, False]
    assert may(state, "lay EW 5,0")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_a_ladder_touches_a_path_card_and_matches_its_neighbours(by: Ruleset) -> None:
    state = position("@ EW", by=by, hand=LADDERS)
    assert lay_cells(state) == {
        ("W#", "2,0"), ("NW#", "2,0"), ("SW#", "2,0"), ("E#", "-1,0"), ("NE#", "-1,0"), ("ES#", "-1,0"),
        ("S#", "0,-1"), ("ES#", "0,-1"), ("SW#", "0,-1"), ("N#", "0,1"), ("NW#", "0,1"), ("NE#", "0,1"),
        ("N#", "1,-1"), ("E#", "1,-1"), ("W#", "1,-1"), ("NW#", "1,-1"), ("NE#", "1,-1"),
        ("S#", "1,1"), ("E#", "1,1"), ("W#", "1,1"), ("SW#", "1,1"), ("ES#", "1,1"),
    }  # fmt: skip
    assert refused(state, "lay W# 3,0").reason is Reason.NO_NEIGHBOUR
    assert clause(state, "lay W# 5,5") == "R3.1"
    for play, reason in (
        ("lay E# 2,0", Reason.ROCK_MEETS_TUNNEL),
        ("lay NE# 2,0", Reason.ROCK_MEETS_TUNNEL),
        ("lay N# 1,1", Reason.TUNNEL_MEETS_ROCK),
    ):
        refusal = refused(state, play)
        assert (refusal.reason, refusal.clause) == (reason, "R3.2")
    assert clause(state, "lay W# 1,0") == "R3.1"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("linked", [True, False])
def test_r10_7_a_ladder_needs_no_other_link(linked: bool, edition: Edition) -> None:
    by = rules(edition, saboteur2=True, link_to_start=linked)
    state = position("@ . . EW", by=by, hand="W# EW", others="EW")
    for play in ("lay W# 4,0", "lay E# 2,0", "lay W# 3,1", "lay E# 3,-1"):
        assert may(state, play)
    assert may(state, "lay EW 4,0") is not linked
    assert may(do(state, "lay W# 4,0"), "lay EW 2,0")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_from_a_ladder_tunnels_lead_on(by: Ruleset) -> None:
    state = do(position("@ EW", by=by, hand="NW#", others="EW", deck="EW EW EW"), "lay ES# 1,1", "lay EW 2,1")
    assert reached(state, (1, 1), (2, 1)) == [True, True]
    assert may(state, "lay EW 3,1")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_a_tunnel_cut_off_is_joined_again_by_a_ladder_at_its_end(by: Ruleset) -> None:
    state = position("@ EW EW EW EW", by=by, hand="rockfall", others="S# W#")
    cut = do(state, "rockfall 1,0")
    assert reached(cut, (2, 0), (3, 0), (4, 0)) == [False] * 3
    again = do(cut, "lay W# 5,0")
    assert reached(again, (2, 0), (3, 0), (4, 0), (5, 0)) == [True] * 4
    assert clause(cut, "lay E# 1,0") == "R3.2"


def test_r10_7_two_ladders_join_both_ends_of_a_tunnel_that_falls_apart() -> None:
    state = position("@ . . E# EW EW EW W#", by=SABOTEUR2, hand="rockfall", others="rockfall rockfall")
    middle = do(state, "rockfall 5,0")
    assert reached(middle, (4, 0), (6, 0)) == [True, True]
    one = do(middle, "rockfall 3,0")
    assert reached(one, (3, 0), (4, 0), (6, 0)) == [False, False, True]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_a_ladder_may_fall_and_what_it_joined_is_loose_again(by: Ruleset) -> None:
    state = position("@ . . EW EW", by=by, hand="W#", others="rockfall")
    joined = do(state, "lay W# 5,0")
    assert reached(joined, (3, 0), (4, 0)) == [True, True]
    assert reached(do(joined, "rockfall 5,0"), (3, 0), (4, 0)) == [False, False]
    assert reached(do(joined, "rockfall 4,0"), (3, 0), (5, 0)) == [False, True]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_a_ladder_against_a_dead_side_leads_on_from_its_other_sides(by: Ruleset) -> None:
    state = position("@ E.W", by=by, hand="NW# W#", others="NS EW", deck="EW EW")
    assert may(state, "lay W# 2,0")
    after = do(state, "lay NW# 2,0")
    assert reached(after, (1, 0), (2, 0)) == [False, True]
    assert may(after, "lay NS 2,-1")
    assert reached(do(after, "lay NS 2,-1"), (2, -1)) == [True]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize(
    ("card", "north", "south"),
    [
        ("NS.E.W", False, False),
        ("NS.E", False, False),
        ("NS.EW", False, False),
        ("NE.S", True, False),
        ("N.ES", False, True),
        ("NE.SW", True, False),
        ("NW.ES", False, True),
        ("NES*", True, True),
    ],
)
def test_r3_6_through_a_dead_side_a_ladder_joins_nothing(card: str, north: bool, south: bool, by: Ruleset) -> None:
    state = do(position(f"@ . NS .\n. . {card} .\n. . NS .", by=by, hand="W#"), "lay W# 3,1")
    assert reached(state, (3, 1), (2, 0), (2, 2)) == [True, north, south]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_a_ladder_leads_round_a_block(by: Ruleset) -> None:
    state = position(BLOCKED, by=by, seats=2, hand="NE# ESW", others="NW map map", goals="gold NE NW", deck="")
    assert reached(state, (4, 0), (6, 0), (7, 0)) == [False] * 3
    state = do(state, "lay NE# 4,1", "lay NW 5,1")
    assert (reached(state, (4, 1), (5, 1), (4, 0), (6, 0)), revealed(state)) == ([True, True, False, False], [])
    state = do(state, "lay ESW 5,0")
    assert (reached(state, (5, 0), (6, 0), (7, 0)), revealed(state)) == ([True] * 3, [2])
    assert str(state.table.maze.cards[GOAL_CELLS[1]]) == "SW"


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_joining_a_loose_branch_that_touches_a_stone_reveals_it(by: Ruleset) -> None:
    state = position(LOOSE, by=by, hand="W# NE# map", goals="gold NE NW")
    assert revealed(do(state, "lay W# 6,1")) == []
    after = do(state, "lay E# 5,0")
    assert (revealed(after), after.table.goals) == ([2], (None, "NE", None))
    # it opens towards the tunnel that reached it, though the ladder lies elsewhere (R5.3)
    assert str(after.table.maze.cards[GOAL_CELLS[1]]) == "SW"
    assert after.table.to_play == (2 if by.edition == "italian" else 1)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_joining_a_loose_branch_that_touches_the_gold_ends_the_round(by: Ruleset) -> None:
    after = step(position(LOOSE, by=by, hand="W#"), "lay E# 5,0")
    assert [(end.outcome.cause, end.outcome.finisher) for end in found(after, RoundEnded)] == [(Cause.GOLD, 0)]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r5_3_a_stone_joined_by_a_ladder_opens_to_the_tunnel_though_it_clashes_more(by: Ruleset) -> None:
    picture = "@ . . . . . EW EW ?  EW\n. . . . . . .  .  EW ."
    state = do(position(picture, by=by, hand="W#", goals="gold NE NW"), "lay E# 5,0")
    if by.goal_turn == "finisher":
        assert (state.table.question, state.table.to_play) == (AskTurn(2, "NE"), 0)
        state = do(state, "turn 2 turned")
    assert str(state.table.maze.cards[GOAL_CELLS[1]]) == "SW"


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_a_branch_that_touches_two_goals_reveals_them_as_the_edition_says(by: Ruleset) -> None:
    picture = ".  . . . . . . .  ?\n. . . . . . . EW NSW\n@ . . . . . . .  ?"
    after = do(position(picture, by=by, hand="W#", goals="NE NW gold"), "lay E# 6,-1")
    if by.goals_at_once == "one":
        assert (after.table.question, after.table.to_play) == (AskReveal((1, 2)), 0)
        assert revealed(do(after, "reveal 2")) == [2]
    else:
        assert revealed(after) == [1, 2]
        assert [str(after.table.maze.cards[cell]) for cell in GOAL_CELLS[:2]] == ["SW", "NW"]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("card", ["E.W", "NE.W", "EW.S*", "NS.EW"])
def test_r10_7_a_loose_branch_reaches_the_goal_by_joined_sides_only(card: str, by: Ruleset) -> None:
    state = position(LOOSE.replace("EW EW", f"EW {card}"), by=by, hand="W#", goals="gold NE NW")
    assert revealed(do(state, "lay E# 5,0")) == ([2] if "EW" in card else [])


BESIDE = [
    ((6, 0), "W#", "7,0"),
    ((7, -1), "N#", "7,0"),
    ((10, 0), "E#", "9,0"),
    ((7, -1), "W#", "8,-1"),
    ((9, -1), "E#", "8,-1"),
    ((7, 1), "W#", "8,1"),
    ((9, 1), "E#", "8,1"),
    ((8, -4), "N#", "8,-3"),
    ((8, 4), "S#", "8,3"),
    ((6, -2), "W#", "7,-2"),
    ((10, -2), "E#", "9,-2"),
    ((6, 2), "W#", "7,2"),
    ((9, 3), "S#", "9,2"),
]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize(("near", "ladder", "cell"), BESIDE)
def test_r10_7_a_ladder_never_lies_beside_a_goal(near: tuple[int, int], ladder: str, cell: str, by: Ruleset) -> None:
    side = ladder.rstrip("#")
    state = position(one_card(*near), by=by, hand=f"W# S# {side}")
    refusal = refused(state, f"lay {ladder} {cell}")
    assert (refusal.reason, refusal.clause) == (Reason.LADDER_BESIDE_GOAL, "R10.7")
    if not by.link_to_start:
        assert may(state, f"lay {side} {cell}")
    assert not any(text.endswith(f" {cell}") for text in open_to(state, "lay ") if "#" in text)


def test_r10_7_a_ladder_with_rock_towards_the_goal_lies_beside_it_too() -> None:
    state = position(one_card(6, 0, "NS"), by=SABOTEUR2, hand=LADDERS)
    for ladder in ("S#", "N#", "NE#", "E#"):
        assert refused(state, f"lay {ladder} 7,0").reason is Reason.LADDER_BESIDE_GOAL
    assert may(state, "lay N# 6,1")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_nor_beside_a_goal_that_is_revealed(by: Ruleset) -> None:
    state = position("@ . . . . . . . !", by=by, hand=LADDERS, goals="gold NW NE")
    assert {cell for _, cell in lay_cells(state)} == {"1,0", "0,1", "-1,0", "0,-1"}
    for play in ("lay E# 7,0", "lay S# 8,-1", "lay S# 9,0", "lay S# 8,1"):
        assert clause(state, play) == "R10.7"


def test_r10_7_one_cell_away_from_a_goal_a_ladder_may_lie() -> None:
    for near, play in (
        ((5, 0), "lay W# 6,0"),
        ((6, -1), "lay W# 7,-1"),
        ((9, -2), "lay N# 9,-1"),
        ((11, 0), "lay E# 10,0"),
    ):
        assert may(position(one_card(*near), by=SABOTEUR2, hand=LADDERS), play)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_7_nor_beside_the_bonus_nugget(by: Ruleset) -> None:
    bonus = rules(by.edition, saboteur2=True, bonus_nuggets=True)
    state = do(position("@ EW EW", by=bonus, hand="W# EW"), "bonus 1 4,0")
    refusal = refused(state, "lay W# 3,0")
    assert (refusal.reason, refusal.clause) == (Reason.LADDER_BESIDE_BONUS, "R11.2")
    assert may(state, "lay EW 3,0")
    assert may(do(position("@ EW EW", by=bonus, hand="W# EW"), "bonus 1 5,0"), "lay W# 3,0")
