"""R10.6, R10.8 and R10.9: bridges, double curves, cards with joined and dead sides, doors, crystals."""

from __future__ import annotations

import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
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
from engine.saboteur2.test_setup import MORE_PATHS

from game.engine.cards import face
from game.engine.cells import at
from game.engine.events import GoalRevealed, RoundEnded
from game.engine.maze import first_maze, maze_of
from game.engine.refusal import Reason
from game.engine.ruleset import Edition, Ruleset
from game.engine.table import Cause

BITS = {"N": 1, "E": 2, "S": 4, "W": 8}
TOWARDS_START = {"W": at(1, 0), "E": at(-1, 0), "S": at(0, -1), "N": at(0, 1)}
"""The cell in which a card has the start card on that side."""
TWO_TUNNELS = ("NS.EW", "NW.ES", "NE.SW")
LITERAL = [by for by in SABOTEUR2_EDITIONS if not by.link_to_start]
LAID = sorted({way.text for name in MORE_PATHS if "#" not in name for way in (face(name), face(name).turned)})


def _entered(name: str) -> list[tuple[str, str, int]]:
    """Each side of a card with a tunnel, and the sides that are joined to it."""
    groups = name.rstrip("*").partition("+")[0].split(".")
    return [(name, side, sum(BITS[s] for s in group) if group[1:] else 0) for group in groups for side in group]


@pytest.mark.parametrize(("name", "side", "joined"), [entered for name in LAID for entered in _entered(name)])
def test_r10_6_a_tunnel_joins_the_sides_written_together_and_no_others(name: str, side: str, joined: int) -> None:
    cell = TOWARDS_START[side]
    for maze in (first_maze().lay(cell, face(name)), maze_of({cell: face(name)}, {})):
        assert maze.reached.get(cell, 0) == joined


@pytest.mark.parametrize(
    ("card", "joined", "apart"),
    [
        ("NS.EW", [(2, 0)], [(1, -1), (1, 1)]),
        ("NE.SW", [(1, 1)], [(1, -1), (2, 0)]),
        ("NW.ES", [(1, -1)], [(1, 1), (2, 0)]),
        ("EW.S*", [(2, 0)], [(1, 1)]),
        ("NSW.E*", [(1, -1), (1, 1)], [(2, 0)]),
        ("NS.E.W", [], [(1, -1), (1, 1), (2, 0)]),
        ("N.EW.S", [(2, 0)], [(1, -1), (1, 1)]),
        ("N.ESW*", [(2, 0), (1, 1)], [(1, -1)]),
    ],
)
def test_r10_6_what_hangs_on_the_other_tunnel_is_not_joined(
    card: str, joined: list[tuple[int, int]], apart: list[tuple[int, int]]
) -> None:
    maze = position(f". NESW .\n@ {card} NESW\n. NESW .", by=SABOTEUR2).table.maze
    assert all(at(*cell) in maze.reached for cell in joined)
    assert not any(at(*cell) in maze.reached for cell in apart)


def test_r10_6_a_tunnel_may_lead_over_a_bridge_and_come_back_under_it() -> None:
    picture = ".  ES SW\n@  NS.EW NW\n.  NS ."
    state = position(picture.replace("NS.EW", "."), by=SABOTEUR2, hand="NS.EW")
    assert at(1, 1) not in state.table.maze.reached
    maze = do(state, "lay NS.EW 1,0").table.maze
    assert maze.reached[at(1, 0)] == BITS["N"] | BITS["E"] | BITS["S"] | BITS["W"]
    assert at(1, 1) in maze.reached


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize(
    ("picture", "play", "legal"),
    [
        ("@", "lay NS.EW 1,0", True),
        ("@ EW", "lay NE.SW 2,0", True),
        ("@ EW . EW", "lay NS.EW 2,0", True),
        ("@ EW\n. . NS", "lay NW.ES 2,0", True),
        ("@ E.W", "lay NS.EW 2,0", False),
        ("@ . EW", "lay NS.EW 3,0", False),
        ("@ . EW", "lay NW.ES 1,0", True),
        ("@ NS.EW", "lay NS.EW 1,1", False),
        ("@ NS.EW", "lay NS.EW 2,0", True),
        ("@ NE.SW", "lay NS.EW 1,1", True),
        ("@ NE.SW", "lay NE.SW 2,0", False),
        ("@ NE.SW", "lay NE.SW 1,-1", False),
        ("@ EW.S*", "lay NE.SW 1,1", False),
        ("@ . . W# EW", "lay NS.EW 5,0", False),
        ("@ . . E# EW", "lay NS.EW 5,0", True),
    ],
)
def test_r10_6_at_least_one_of_two_tunnels_is_linked(picture: str, play: str, legal: bool, by: Ruleset) -> None:
    state = position(picture, by=by, hand=" ".join(TWO_TUNNELS))
    if legal:
        assert may(state, play)
    else:
        refusal = refused(state, play)
        assert (refusal.reason, refusal.clause) == (Reason.TUNNEL_NOT_LINKED, "R10.6")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("linked", [True, False])
def test_r10_6_one_tunnel_is_linked_whatever_link_to_start_says(linked: bool, edition: Edition) -> None:
    by = rules(edition, saboteur2=True, link_to_start=linked)
    state = position("@ E.W", by=by, hand="NS.EW EW")
    assert not may(state, "lay NS.EW 2,0")
    assert may(state, "lay EW 2,0") is not linked


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("name", ["N.EW.S", "NS.E.W", "N.ESW*", "NSW.E*", "EW+blue", "N.E.S.W"])
def test_r10_6_a_card_with_dead_sides_or_a_door_is_no_bridge(name: str, by: Ruleset) -> None:
    state = position("@ E.W", by=by, hand=name)
    if by in LITERAL:
        assert may(state, f"lay {name} 2,0")
    else:
        assert clause(state, f"lay {name} 2,0") == "R3.4"


def test_r10_6_a_link_cut_by_a_rockfall_is_no_link() -> None:
    for by in SABOTEUR2_EDITIONS:
        state = do(position("@ EW EW", by=by, hand="rockfall", others="NS.EW"), "rockfall 1,0")
        assert clause(state, "lay NS.EW 3,0") == "R10.6"
        assert may(state, "lay NS.EW 1,0")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize(
    ("card", "reveals"), [("NS.EW", [2]), ("NW.ES", []), ("NE.SW", []), ("N.EW.S", [2]), ("NSW.E*", [])]
)
def test_r5_1_a_goal_is_reached_by_the_tunnel_that_is_joined(card: str, reveals: list[int], by: Ruleset) -> None:
    after = step(position(CORRIDOR, by=by, hand=card, goals="gold NE NW"), f"lay {card} 7,0")
    assert [event.goal for event in found(after, GoalRevealed)] == reveals


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r5_1_the_second_tunnel_of_a_double_curve_reaches_the_goal_once_it_is_joined(by: Ruleset) -> None:
    picture = "@ EW EW EW EW EW ESW NW.ES ?\n. .  .  .  .  .  NE  .     ."
    state = position(picture, by=by, hand="NW NE", goals="NE gold NW")
    assert at(7, 0) in state.table.maze.reached
    assert found(step(state, "lay NW 7,1"), RoundEnded)
    assert not found(step(state, "pass NE"), RoundEnded)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r3_2_dead_sides_of_a_card_with_joined_ones_count_as_tunnel(by: Ruleset) -> None:
    state = position("@ EW", by=by, hand="NS.E.W NS.E N.EW.S EW.S*")
    assert lay_cells(state) == {
        ("NS.E.W", "2,0"), ("NS.E.W", "-1,0"), ("NS.E.W", "0,-1"), ("NS.E.W", "0,1"),
        ("NS.E", "-1,0"), ("NS.W", "2,0"), ("NS.E", "0,-1"), ("NS.E", "0,1"), ("NS.W", "0,-1"), ("NS.W", "0,1"),
        ("N.EW.S", "2,0"), ("N.EW.S", "-1,0"), ("N.EW.S", "0,-1"), ("N.EW.S", "0,1"),
        ("EW.S*", "2,0"), ("EW.S*", "-1,0"), ("EW.S*", "0,-1"), ("N.EW*", "2,0"), ("N.EW*", "-1,0"), ("N.EW*", "0,1"),
    } | ({("EW.S*", "1,1"), ("N.EW*", "1,-1")} if by in LITERAL else set())  # fmt: skip


def test_r3_4_rebel_links_behind_joined_sides_and_not_behind_dead_ones() -> None:
    state = position("@ EW.S*", by=SABOTEUR2, hand="NS EW")
    assert clause(state, "lay NS 1,1") == "R3.4"
    assert may(state, "lay EW 2,0")
    dead_first = position("@ NS.E.W", by=SABOTEUR2, hand="NS EW")
    for play in ("lay NS 1,-1", "lay NS 1,1", "lay EW 2,0"):
        assert clause(dead_first, play) == "R3.4"


DOORS = ("NS+blue", "EW+blue", "SW+blue", "NS.E+green", "EW+green", "ES+green")


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("seat", range(6))
def test_r10_8_doors_hinder_nobody_from_laying(seat: int, by: Ruleset) -> None:
    who = "blue green boss profiteer geologist saboteur"
    hand = " ".join(DOORS)
    laid = [open_to(position(picture, by=by, seats=6, starter=seat, who=who, hand=hand), "lay")
            for picture in ("@ EW EW\n. . .", "@ EW+blue EW", "@ EW+green EW", "@ EW+blue EW+green")]  # fmt: skip
    assert laid[0] == laid[1] == laid[2] == laid[3] != []
    assert [text.replace("+blue", "") for text in laid[0] if "EW+blue" in text] == open_to(
        position("@ EW EW", by=by, seats=6, starter=seat, who=who, hand="EW"), "lay"
    )


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("who", ["blue green", "green blue", "saboteur boss"])
def test_r10_8_tunnels_lead_through_doors_to_goals(who: str, by: Ruleset) -> None:
    picture = "@ EW+green EW EW+blue EW EW EW . ?"
    stone = step(position(picture, by=by, seats=2, who=who, hand="EW+blue", goals="gold NW NE"), "lay EW+blue 7,0")
    assert [event.goal for event in found(stone, GoalRevealed)] == [2]
    gold = step(position(picture, by=by, seats=2, who=who, hand="EW+green"), "lay EW+green 7,0")
    assert [event.outcome.cause for event in found(gold, RoundEnded)] == [Cause.GOLD]


CRYSTALS = [name for name in MORE_PATHS if name.endswith("*")]


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
@pytest.mark.parametrize("name", CRYSTALS)
def test_r10_9_crystals_change_no_tunnel(name: str, by: Ruleset) -> None:
    plain, picture = name.rstrip("*"), "ES EW SW\n@ EW .\n. ES EW"
    with_it, without = position(picture, by=by, hand=name), position(picture, by=by, hand=plain)
    laid = {(face.rstrip("*"), cell) for face, cell in lay_cells(with_it)}
    assert laid == lay_cells(without) != set()
    for play in open_to(with_it, "lay"):
        mazes = do(with_it, play).table.maze, do(without, play.replace("*", "")).table.maze
        assert mazes[0].reached == mazes[1].reached
        assert mazes[0].spots == mazes[1].spots


@pytest.mark.parametrize(("card", "reveals"), [("NESW*", [2]), ("EW.S*", [2]), ("NES*", []), ("NSW.E*", [])])
def test_r10_9_crystals_neither_open_nor_close_the_way_to_a_goal(card: str, reveals: list[int]) -> None:
    way = "NSW*" if card == "NES*" else card
    after = step(position(CORRIDOR, by=SABOTEUR2, hand=card, goals="gold NE NW"), f"lay {way} 7,0")
    assert [event.goal for event in found(after, GoalRevealed)] == reveals
