"""How far the gold is, against a plain walk over all cells."""

from __future__ import annotations

import random

import pytest
from engine.positions import position, rules

from ai.paths.distance import FAR, cards_to_goals, cards_with
from ai.paths.search import change_by
from ai.paths.team_mazes import TeamMazes, team_mazes
from ai.paths.unseen_cards import Stock
from game.engine.cards import Role
from game.engine.cells import GOAL_CELLS, STEPS, Cell, at
from game.engine.commands import Lay, Rockfall
from game.engine.deal import shuffle
from game.engine.legal import options
from game.engine.maze import LINKED, Maze
from game.engine.observe import observe
from game.engine.turn import apply, start

CERTAIN = (0.0, 1.0, 0.0)
BOTH = rules(saboteur2=True, bonus_nuggets=True)
TABLE = position("@", by=BOTH).table
STOCK = Stock(TABLE, 0, (), [1.0] * TABLE.seats)


def by_plain_walk(maze: Maze) -> list[int]:
    """Cards to each goal, by widening the tunnel card by card."""
    found = [0 if cell not in maze.closed or maze.sides_reached(cell) else FAR for cell in GOAL_CELLS]
    edge = [cell for cell, spot in maze.spots.items() if spot >= LINKED]
    seen = set(edge)
    for cards in range(1, FAR):
        following: list[Cell] = []
        for cell in edge:
            for side, step, across in STEPS:
                near = cell + step
                if (maze.spots.get(cell, 0) >> 4) & side or near in maze.cards or near == maze.bonus:
                    continue
                if near in maze.closed:
                    goal = GOAL_CELLS.index(near)
                    found[goal] = min(found[goal], cards)
                elif near not in seen and not (maze.spots.get(near, 0) >> 4) & across:
                    seen.add(near)
                    following.append(near)
        edge = following
    return found


@pytest.mark.parametrize("seed", range(8))
def test_equal_to_a_plain_walk_in_a_maze_grown_at_random(seed: int) -> None:
    rng = random.Random(seed)
    state = start(BOTH, shuffle(4, rng, rules=BOTH)).state
    while (seat := state.table.to_play) is not None:
        found = options(observe(state, seat))
        maze = state.table.maze
        assert list(cards_to_goals(maze)) == by_plain_walk(maze)
        for option in found:
            if isinstance(option, Lay):
                after = maze.lay(option.cell, option.face)
                assert list(cards_with(maze, change_by(maze, after, option.cell))) == by_plain_walk(after)
        state = apply(state, rng.choice([each for each in found if isinstance(each, Lay)] or found)).state


def test_the_bonus_nugget_is_gone_round() -> None:
    """R11.2: nothing distances through it."""
    maze = position("@ EW EW EW EW EW . . ?").table.maze
    assert cards_to_goals(maze)[1] == 2
    assert cards_to_goals(maze.with_bonus(at(6, 0)))[1] == 9, "anew from the start"


def test_a_door_of_the_other_team_is_in_the_way() -> None:
    """R10.16: blue has to go round a green door, green and everybody else need not."""
    mazes = team_mazes(position("@ EW NESW EW+green EW EW EW . ?", by=BOTH).table.maze)
    everybody, blue, green = distances = mazes.distances(STOCK, CERTAIN, Role.GREEN)
    assert everybody == green < 2 < blue
    assert distances.behind(Role.GREEN) > 0 > distances.behind(Role.BLUE)
    assert distances.own(Role.BOSS) == everybody


def test_without_doors_the_maze_is_one_for_all() -> None:
    mazes = team_mazes(position("@ EW NESW", by=BOTH).table.maze)
    assert mazes.blue is mazes.green is mazes.everybody
    assert mazes.distances(STOCK, CERTAIN, Role.GREEN).behind(Role.BLUE) == 0


@pytest.mark.parametrize("seed", range(4))
def test_ways_are_kept_up_to_date(seed: int) -> None:
    """Card by card the same as worked out from the whole maze."""
    rng = random.Random(seed)
    state = start(BOTH, shuffle(4, rng, rules=BOTH)).state
    while (seat := state.table.to_play) is not None:
        mazes = team_mazes(state.table.maze)
        found = options(observe(state, seat))
        for option in found:
            match option:
                case Lay(face, cell):
                    assert_alike(mazes.lay(cell, face))
                case Rockfall(cell):
                    assert_alike(mazes.take(cell))
                case _:
                    pass
        state = apply(state, rng.choice([each for each in found if isinstance(each, Lay)] or found)).state


def assert_alike(mazes: TeamMazes) -> None:
    anew = team_mazes(mazes.everybody)
    for way, other in zip(mazes, anew, strict=True):
        assert (way, way.reached, way.spots) == (other, other.reached, other.spots)
