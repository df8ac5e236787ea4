"""The way from the start to a goal along which the light runs."""

from __future__ import annotations

import pytest

from game.engine.cards import face
from game.engine.cells import GOAL_CELLS, START_CELL, at, xy
from game.engine.maze import Maze, maze_of
from game.tabletop.motions.tunnel import run_time, tunnel_to

GOAL = GOAL_CELLS[1]


def maze(cards: dict[tuple[int, int], str]) -> Maze:
    closed = {cell: goal for goal, cell in enumerate(GOAL_CELLS, 1)}
    return maze_of({at(*where): face(text) for where, text in cards.items()}, closed)


STRAIGHT = {(x, 0): "EW" for x in range(1, 8)}


def way(cards: dict[tuple[int, int], str]) -> list[tuple[int, int]]:
    return [xy(cell) for cell in tunnel_to(maze(cards), GOAL)]


def test_it_leads_from_the_start_to_the_goal_card_by_card() -> None:
    assert way(STRAIGHT) == [(x, 0) for x in range(9)]


def test_the_shorter_of_two_ways_is_taken() -> None:
    detour = {(1, 0): "ESW", (1, 1): "NE", (2, 1): "NW", (2, 0): "ESW"}
    assert way(STRAIGHT | detour) == [(x, 0) for x in range(9)]


def test_two_tunnels_on_one_card_do_not_meet() -> None:
    """The straight way is cut by a bridge, that only the way from below goes under."""
    below = {(0, 1): "NE", (1, 1): "EW", (2, 1): "EW", (3, 1): "NW"}
    cards = {**below, (3, 0): "NS.EW", (3, -1): "ES", (4, -1): "EW", (5, -1): "EW", (6, -1): "EW", (7, -1): "SW"}
    cards |= {(7, 0): "NE", (2, 0): "EW", (4, 0): "EW"}
    found = way(cards)
    assert found[:6] == [(0, 0), (0, 1), (1, 1), (2, 1), (3, 1), (3, 0)]
    assert found[6:] == [(3, -1), (4, -1), (5, -1), (6, -1), (7, -1), (7, 0), (8, 0)]


def test_dead_ends_lead_nowhere() -> None:
    assert way(STRAIGHT | {(4, 0): "E.W"}) == []


def test_a_ladder_is_a_way_from_the_start_but_not_where_a_tunnel_leads() -> None:
    alone = {(x, 0): "EW" for x in (6, 7)} | {(5, 0): "E#"}
    assert way(alone) == [(0, 0), (5, 0), (6, 0), (7, 0), (8, 0)]
    assert way(STRAIGHT | {(5, 0): "EW#"}) == [(x, 0) for x in range(9)]


def test_the_light_takes_longer_for_a_longer_tunnel_within_its_limits() -> None:
    times = [run_time(tuple(range(length))) for length in range(30)]
    assert times == sorted(times)
    assert (times[0], times[-1]) == (500, 900)
    assert times[9] < times[12]


@pytest.mark.parametrize("goal", GOAL_CELLS)
def test_nothing_leads_to_a_goal_in_a_fresh_mine(goal: int) -> None:
    assert tunnel_to(maze({}), goal) == ()
    assert START_CELL not in tunnel_to(maze({(1, 0): "EW"}), goal)
