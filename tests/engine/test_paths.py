"""Section 3: path cards."""

from __future__ import annotations

from itertools import permutations

import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
    clause,
    do,
    found,
    lay_cells,
    may,
    open_to,
    position,
    refused,
    rules,
)

from game.engine.cells import at
from game.engine.events import GoalRevealed
from game.engine.refusal import Reason
from game.engine.ruleset import Edition

LITERAL: tuple[Edition, ...] = ("g3", "ukrainian", "italian")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r3_1_a_path_card_goes_beside_a_path_card(edition: Edition) -> None:
    state = position("@ EW", by=edition, hand="NESW")
    assert lay_cells(state) == {("NESW", cell) for cell in ("2,0", "0,-1", "0,1", "-1,0")}
    for cell in ("2,1", "3,0", "-1,-1", "5,5", "9999,-9999"):
        refusal = refused(state, f"lay NESW {cell}")
        assert (refusal.reason, refusal.clause) == (Reason.NO_NEIGHBOUR, "R3.1")


@pytest.mark.parametrize("cell", ["0,0", "1,0", "8,-2", "8,0", "8,2"])
def test_r3_1_a_path_card_goes_on_an_empty_cell(cell: str) -> None:
    state = position(CORRIDOR, by="g3", hand="EW NESW")
    refusal = refused(state, f"lay NESW {cell}")
    assert refusal.clause == "R3.1"
    assert refusal.reason is Reason.CELL_TAKEN


def test_r3_1_a_face_down_goal_is_no_path_card() -> None:
    state = position(by="g3", hand="EW NESW")
    for cell in ("7,0", "9,0", "8,-1", "8,1", "8,3", "7,2", "8,-3"):
        assert refused(state, f"lay NESW {cell}").reason is Reason.NO_NEIGHBOUR


def test_r3_1_a_revealed_goal_is_a_path_card() -> None:
    state = position("@ . . . . . . . !", by="g3", hand="NESW NS EW", goals="gold NE NW")
    assert {"lay NESW 9,0", "lay NS 8,-1", "lay EW 8,1", "lay NS 7,0"} <= set(open_to(state))
    assert refused(state, "lay EW 7,0").clause == "R3.2"


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("lay EW 0,-1", Reason.ROCK_MEETS_TUNNEL),
        ("lay NE 0,-1", Reason.ROCK_MEETS_TUNNEL),
        ("lay NS 2,0", Reason.ROCK_MEETS_TUNNEL),
        ("lay NE 2,0", Reason.ROCK_MEETS_TUNNEL),
        ("lay NS 1,-1", Reason.TUNNEL_MEETS_ROCK),
        ("lay NS 1,1", Reason.TUNNEL_MEETS_ROCK),
        ("lay NE 1,1", Reason.TUNNEL_MEETS_ROCK),
        ("lay N.S 1,1", Reason.TUNNEL_MEETS_ROCK),
    ],
)
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r3_2_tunnel_meets_tunnel_and_rock_meets_rock(play: str, reason: Reason, edition: Edition) -> None:
    refusal = refused(position("@ EW", by=edition, hand="NS EW NE N.S"), play)
    assert refusal.clause == "R3.2"
    assert refusal.reason is reason
    assert refusal.cell is not None
    assert refusal.side is not None


@pytest.mark.parametrize("edition", LITERAL)
def test_r3_2_rock_beside_rock_suffices_in_the_literal_editions(edition: Edition) -> None:
    state = position("@ EW", by=edition, hand="EW")
    assert lay_cells(state) == {("EW", cell) for cell in ("2,0", "-1,0", "1,1", "1,-1")}


@pytest.mark.parametrize("edition", LITERAL)
def test_r3_2_dead_sides_count_as_tunnel(edition: Edition) -> None:
    state = position("@ E.W", by=edition, hand="EW NS")
    assert may(state, "lay EW 2,0")
    assert clause(state, "lay NS 2,0") == "R3.2"
    assert may(position("@ EW", by=edition, hand="N.E.S.W"), "lay N.E.S.W 2,0")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r3_2_all_neighbours_are_compared(edition: Edition) -> None:
    state = position("ES . SW\n@ . NS", by=edition, hand="NESW NES NEW EW NE NS")
    assert {face for face, cell in lay_cells(state) if cell == "1,-1"} == {"NESW", "NEW", "ESW", "EW"}
    assert {face for face, cell in lay_cells(state) if cell == "1,0"} == {"NSW", "SW"}


def test_r3_2_the_shape_of_a_revealed_stone_is_compared() -> None:
    state = position("@ . . . . . . . !", by="g3", hand="NESW NEW NE EW", goals="gold NE NW")
    assert {face for face, cell in lay_cells(state) if cell == "8,1"} == {"ESW", "EW", "SW"}
    assert {face for face, cell in lay_cells(state) if cell == "9,0"} == {"NESW", "NEW", "ESW", "EW", "SW"}


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("goals", ["NE gold NW", "gold NW NE", "NW NE gold"])
def test_r3_3_a_face_down_goal_is_never_compared(goals: str, edition: Edition) -> None:
    state = position(CORRIDOR, by=edition, goals=goals, hand="NESW NES NEW EW NE NW E.W N.W E N.E.W")
    tried = {face for face, cell in lay_cells(state) if cell == "7,0"}
    assert tried == {"NESW", "NEW", "NSW", "ESW", "EW", "SW", "NW", "E.W", "N.W", "N.E.W", "E.S.W", "W"}


@pytest.mark.parametrize(
    ("picture", "play", "legal"),
    [
        ("@ EW", "lay EW 2,0", True),
        ("@ EW", "lay E.W 2,0", True),
        ("@", "lay N.E.S.W 1,0", True),
        ("@ E.W", "lay EW 2,0", False),
        ("@ W", "lay EW 1,-1", False),
        ("@ EW", "lay EW 1,-1", False),
        ("@ EW", "lay EW 1,1", False),
        ("@ . EW", "lay EW 3,0", False),
        ("@ . EW", "lay EW 1,0", True),
        ("@ . EW", "lay E.W 1,0", True),
        ("@ N.E.S.W EW", "lay EW 3,0", False),
        ("@ N.E.S.W EW", "lay NS 1,1", False),
        ("@ NS.EW", "lay NS 1,-1", False),
        ("@ NS.EW", "lay EW 2,0", True),
        ("@ NE.SW", "lay EW 2,0", False),
        ("@ NE.SW", "lay NS 1,1", True),
        ("@ NS.W", "lay NS 1,1", False),
        (". EW\n@ .", "lay ES 0,-1", True),
    ],
)
def test_r3_4_rebel_wants_a_tunnel_back_to_the_start(picture: str, play: str, legal: bool) -> None:
    hand = "EW NS NE NW E.W N.E.S.W"
    for edition in LITERAL:
        assert may(position(picture, by=edition, hand=hand), play)
    for by in (rules("rebel"), rules("g3", link_to_start=True), rules("italian", link_to_start=True)):
        state = position(picture, by=by, hand=hand)
        if legal:
            assert may(state, play)
        else:
            refusal = refused(state, play)
            assert (refusal.reason, refusal.clause) == (Reason.NOT_LINKED, "R3.4")
    assert may(position(picture, by=rules("rebel", link_to_start=False), hand=hand), play)


def test_r3_4_a_link_cut_by_a_rockfall_is_no_link() -> None:
    state = position("@ EW EW EW", hand="rockfall", others="EW")
    assert may(do(state, "rockfall 3,0"), "lay EW 3,0")
    cut = do(state, "rockfall 1,0")
    assert refused(cut, "lay EW 4,0").reason is Reason.NOT_LINKED
    assert may(do(cut, "lay EW 1,0"), "lay EW 4,0")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])
def test_r3_5_a_seat_with_a_broken_tool_lays_no_path_card(tool: str, edition: Edition) -> None:
    state = position(by=edition, hand="NESW map rockfall", in_front={0: tool})
    refusal = refused(state, "lay NESW 1,0")
    assert (refusal.reason, refusal.clause) == (Reason.BROKEN_TOOL, "R3.5")
    assert open_to(state) == ["map 1", "map 2", "map 3", "pass NESW", "pass map", "pass rockfall"]


def test_r3_5_the_broken_tool_of_another_seat_bars_nobody_else() -> None:
    assert may(position(in_front={1: "pick lamp cart", 2: "lamp"}), "lay NESW 1,0")


def test_r3_5_once_repaired_the_seat_lays_again_in_its_next_turn() -> None:
    state = position(hand="NESW repair:lamp repair:pick", others="map map map", in_front={0: "lamp pick"})
    state = do(state, "repair lamp 0", "map 1", "map 1")
    assert clause(state, "lay NESW 1,0") == "R3.5"
    assert may(do(state, "repair pick 0", "map 1", "map 1"), "lay NESW 1,0")


def test_r3_6_nothing_joins_through_a_face_down_goal() -> None:
    maze = position("@ EW EW EW EW EW EW EW ? EW").table.maze
    assert maze.goals_reached() == (2,)
    assert at(7, 0) in maze.reached
    assert at(9, 0) not in maze.reached
    assert refused(position("@ EW EW EW EW EW EW EW ? EW", hand="EW"), "lay EW 10,0").clause == "R3.4"


def test_r3_6_nothing_joins_through_a_dead_side() -> None:
    for dead_end in ("E.W", "N.E.S.W", "E.S.W", "W", "NS.W", "NE.W", "NE.S.W"):
        dead = position(f"@ {dead_end} EW").table.maze
        assert at(1, 0) not in dead.reached
        assert at(2, 0) not in dead.reached


def test_r3_6_a_dead_end_between_two_tunnels_parts_them() -> None:
    state = position("@ EW . EW EW EW EW EW ?", hand="E.W EW", others="EW")
    assert not found(do(state, "lay E.W 2,0"), GoalRevealed)
    assert found(do(state, "lay EW 2,0"), GoalRevealed)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r3_7_the_maze_grows_past_the_printed_rectangle(edition: Edition) -> None:
    state = position(by=edition, hand="EW NS", others="EW NS", deck="EW " * 9)
    state = do(state, "lay EW -1,0", "lay EW -2,0", "lay EW -3,0")
    assert may(state, "lay EW -4,0")
    up = do(position(by=edition, others="NS NS NS", hand="NS NS NS"), *(f"lay NS 0,{-y}" for y in range(1, 7)))
    assert len(up.table.maze.cards) == 7
    far = position("@ EW EW EW EW EW EW EW ! EW EW EW", by=edition, goals="gold NW NE", hand="NS EW NW")
    assert may(far, "lay EW 12,0") is (edition != "rebel")


def test_r3_3_options_are_the_same_whatever_the_goals_hide() -> None:
    picture = """
    .  .  .  .  .  .  .  NS .
    ES EW EW EW EW EW EW NW ?
    NS .  .  .  .  .  .  .  .
    @  EW EW EW EW EW EW .  ?
    NS .  .  .  .  .  .  .  .
    NE EW EW EW EW EW EW .  ?
    """
    for edition in ALL_EDITIONS:
        lists = {
            tuple(open_to(position(picture, by=edition, goals=" ".join(goals), hand="NESW NES NEW NE NW map")))
            for goals in permutations(("gold", "NE", "NW"))
        }
        assert len(lists) == 1
