"""Section 0: words, coordinates and the notation of faces."""

from __future__ import annotations

import pickle

import pytest
from engine.notation import BODIES, FACES
from engine.positions import position

from game.engine.cards import ALL_SIDES, SIDES, START, E, Face, N, S, W, card, face, letters, opposite
from game.engine.cells import GOAL_CELLS, START_CELL, STEPS, at, cell_text, xy
from game.engine.maze import Maze


def test_r0_x_grows_to_the_right_and_y_downwards() -> None:
    steps = {side: xy(at(0, 0) + step) for side, step, _ in STEPS}
    assert steps == {N: (0, -1), E: (1, 0), S: (0, 1), W: (-1, 0)}
    assert {side: across for side, _, across in STEPS} == {N: S, E: W, S: N, W: E}
    assert cell_text(at(3, -1)) == "3,-1"


@pytest.mark.parametrize(("x", "y"), [(0, 0), (-1, -1), (9999, -9999), (-9999, 9999), (8, -2), (-1, 5)])
def test_r0_a_cell_is_a_column_and_a_row(x: int, y: int) -> None:
    assert xy(at(x, y)) == (x, y)


def test_r0_start_and_goals_lie_where_the_rules_say() -> None:
    assert xy(START_CELL) == (0, 0)
    assert [xy(cell) for cell in GOAL_CELLS] == [(8, -2), (8, 0), (8, 2)]


def test_r0_fifty_one_ways_to_join_the_sides() -> None:
    assert len(BODIES) == len(set(BODIES)) == 51


@pytest.mark.parametrize(
    ("text", "groups", "dead"),
    [
        ("NESW", ["NESW"], ""),
        ("NS", ["NS"], ""),
        ("NE", ["NE"], ""),
        ("N.E.S.W", [], "NESW"),
        ("N", [], "N"),
        ("NS.EW", ["NS", "EW"], ""),
        ("NE.SW", ["NE", "SW"], ""),
        ("NW.ES", ["NW", "ES"], ""),
        ("NS.E", ["NS"], "E"),
        ("N.EW.S", ["EW"], "NS"),
        ("NS.E.W", ["NS"], "EW"),
        ("NSW.E*", ["NSW"], "E"),
        ("S*", [], "S"),
        ("S#", ["S"], ""),
        ("NE#", ["NE"], ""),
        ("NS.E+green", ["NS"], "E"),
    ],
)
def test_r0_sides_written_together_are_joined_and_one_alone_is_dead(text: str, groups: list[str], dead: str) -> None:
    read = face(text)
    assert [letters(group) for group in read.groups] == groups
    assert letters(read.dead) == dead
    assert letters(read.sides) == "".join(side for side in "NESW" if side in text.partition("+")[0])
    assert read.living == read.sides & ~read.dead


@pytest.mark.parametrize("text", FACES)
def test_r0_groups_divide_the_living_sides(text: str) -> None:
    read = face(text)
    for side in SIDES:
        expected = next((group for group in read.groups if group & side), 0)
        assert read.joined[side] == expected
    assert sum(read.groups) == read.living
    assert read.sides | ALL_SIDES == ALL_SIDES


@pytest.mark.parametrize(
    ("text", "turned"),
    [
        ("NE", "SW"), ("NW", "ES"), ("NS", "NS"), ("N", "S"), ("NES", "NSW"), ("NEW", "ESW"), ("NE.S", "N.SW"),
        ("NS.EW", "NS.EW"), ("NE.SW", "NE.SW"), ("NW.ES", "NW.ES"), ("NS.E", "NS.W"), ("N.E.S", "N.S.W"),
        ("N.EW.S", "N.EW.S"), ("E.W", "E.W"), ("N.ES", "NW.S"), ("NE#", "SW#"), ("S#", "N#"), ("NSW.E*", "NES.W*"),
        ("NE+blue", "SW+blue"), ("NS.E+green", "NS.W+green"),
    ],
)  # fmt: skip
def test_r0_turning_swaps_north_with_south_and_east_with_west(text: str, turned: str) -> None:
    assert face(text).turned is face(turned)
    assert face(turned).turned is face(text)


@pytest.mark.parametrize("text", FACES)
def test_r0_turning_twice_gives_the_same_face(text: str) -> None:
    read = face(text)
    assert str(read) == text
    assert read.turned.turned is read
    assert read.turned.sides == opposite(read.sides)
    assert sorted(read.turned.groups) == sorted(map(opposite, read.groups))
    assert (read.turned.door, read.turned.ladder, read.turned.crystal) == (read.door, read.ladder, read.crystal)


def test_r0_a_face_is_one_object_also_after_pickling() -> None:
    assert len({id(face(text)) for text in FACES}) == len(FACES)
    for text in FACES:
        assert face(text) is card(text) is pickle.loads(pickle.dumps(face(text)))


def test_r0_suffixes_are_crystal_ladder_and_doors() -> None:
    marks = {text: (face(text).crystal, face(text).ladder, face(text).door) for text in ("NE", "NE*", "NE#")}
    assert marks == {"NE": (False, False, None), "NE*": (True, False, None), "NE#": (False, True, None)}
    assert [face("EW+blue").door, face("EW+green").door] == ["blue", "green"]
    assert START is face("NESW#")


@pytest.mark.parametrize(
    "text",
    ["", "EN", "SN", "NWSE", "S.N", "SW.NE", "ES.N", "NN", "N.N", "NE.E", "NES.", ".N", "N..S", "n", "ns", "X", "NX",
     "N S", " NS", "NS ", "NE**", "NE*#", "NE#*", "NE+", "NE+red", "NE+blue+green", "NE*+blue", "+blue", "*", "#", ".",
     "N.S#", "NE.SW#", "NESWN", "N" * 1000, "NESW\n", "Ｎ", "gold", "+blueNE"],
)  # fmt: skip
def test_r0_any_other_spelling_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        face(text)
    with pytest.raises(ValueError):  # noqa: PT011
        card(text)


def _reached(maze: Maze, x: int, y: int) -> str:
    return letters(maze.reached.get(at(x, y), 0))


def _maze(picture: str) -> Maze:
    return position(picture).table.maze


def test_r0_the_groups_of_a_bridge_are_reached_separately() -> None:
    maze = _maze("@ NS.EW EW")
    assert (_reached(maze, 1, 0), _reached(maze, 2, 0)) == ("EW", "EW")
    both = _maze("ES SW\n@ NS.EW EW")
    assert _reached(both, 1, 0) == "NESW"
    assert _reached(both.take(at(1, -1)), 1, 0) == "EW"


def test_r0_a_double_curve_bends_both_tunnels() -> None:
    maze = _maze("@ NE.SW EW\n. NS .")
    assert (_reached(maze, 1, 0), _reached(maze, 2, 0), _reached(maze, 1, 1)) == ("SW", "", "NS")
    other = _maze(". NS .\n@ NW.ES EW")
    assert (_reached(other, 1, 0), _reached(other, 2, 0), _reached(other, 1, -1)) == ("NW", "", "NS")


def test_r0_nothing_joins_through_the_dead_side_of_a_straight() -> None:
    maze = _maze("NS.E EW\n@ .")
    assert (_reached(maze, 0, -1), _reached(maze, 1, -1)) == ("NS", "")
    entered = _maze("@ NS.W EW")
    assert (_reached(entered, 1, 0), _reached(entered, 2, 0)) == ("", "")
    split = _maze("@ NE.W EW\n. NS .")
    assert (_reached(split, 1, 0), _reached(split, 1, 1)) == ("", "")


@pytest.mark.parametrize("text", ["EW+blue", "EW+green", "EW*", "NESW*", "N.EW.S"])
def test_r0_doors_and_crystals_change_no_tunnel(text: str) -> None:
    maze = _maze(f"@ {text} EW")
    assert _reached(maze, 1, 0) == letters(face(text).living)
    assert _reached(maze, 2, 0) == "EW"


def test_r0_a_ladder_is_joined_to_the_start_wherever_it_lies() -> None:
    laid: Face = face("NE#")
    maze = _maze("@ EW . .").lay(at(1, -1), laid)
    assert _reached(maze, 1, -1) == "NE"
    assert _reached(maze.lay(at(2, -1), face("EW")), 2, -1) == "EW"
    assert _reached(maze.take(at(1, 0)), 1, -1) == "NE"
    stub = _maze("@ E.W .").lay(at(2, 0), face("W#"))
    assert (_reached(stub, 2, 0), _reached(stub, 1, 0)) == ("W", "")
