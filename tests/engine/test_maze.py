"""The maze kept up to date card by card equals one worked out from nothing, by an independent and plain account."""

from __future__ import annotations

import random
from itertools import product
from typing import get_args

from engine.notation import FACES
from engine.playing import Game, games, positions
from engine.positions import layout
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.cards import PATH_COUNTS, SIDES, START, Door, Face, face
from game.engine.cells import GOAL_CELLS, START_CELL, STEPS, Cell, at, xy
from game.engine.maze import Maze, first_maze, maze_of


def joined_to_start(cards: dict[Cell, Face]) -> set[tuple[Cell, int]]:
    """All sides joined to the start: groups and touching living sides, followed until nothing is added."""
    found = {(cell, side) for cell, card in cards.items() if card.ladder for side in SIDES if card.living & side}
    while True:
        more = set(found)
        for cell, side in found:
            step, across = next((step, across) for each, step, across in STEPS if each == side)
            for group in cards[cell + step].groups if cell + step in cards else ():
                if group & across:
                    more |= {(cell + step, each) for each in SIDES if group & each}
        if more == found:
            return found
        found = more


def check(maze: Maze) -> None:
    """Every answer of a maze against the plain account."""
    cards = dict(maze.cards)
    joined = joined_to_start(cards)
    reached: dict[Cell, int] = {}
    for cell, side in joined:
        reached[cell] = reached.get(cell, 0) | side
    assert {cell: sides for cell, sides in maze.reached.items() if sides} == reached
    touched = {cell: [(side, cell + step, across) for side, step, across in STEPS] for cell in around(maze)}
    for cell, sides in touched.items():
        free = cell not in cards and cell not in maze.closed and cell != maze.bonus
        linked = free and any((near, across) in joined for _, near, across in sides)
        assert maze.linked(cell) == linked, xy(cell)
        for card in PROBES:
            matches = all(
                bool(card.sides & side) == bool(cards[near].sides & across)
                for side, near, across in sides
                if near in cards
            )
            alone = not any(near in cards for _, near, _ in sides)
            assert maze.fits(card, cell) == (free and matches and not alone), (card, xy(cell))
    assert set(maze.spots) == {
        cell
        for cell, sides in touched.items()
        if cell not in {*cards, *maze.closed, maze.bonus} and any(near in cards for _, near, _ in sides)
    }
    for door in DOORS:
        others = {cell: card for cell, card in cards.items() if card.door != door}
        led_to = {cell for cell, _ in joined_to_start(others)}
        assert {cell for cell in cards if maze.leads_to(cell, without=door)} == led_to
    at_goals = [goal for cell, goal in maze.closed.items() if any((cell + s, a) in joined for _, s, a in STEPS)]
    assert maze.goals_reached() == tuple(sorted(at_goals))
    laid = {cell: card for cell, card in cards.items() if cell != START_CELL}
    afresh = maze_of(laid, dict(maze.closed))
    assert layout(afresh if maze.bonus is None else afresh.with_bonus(maze.bonus)) == layout(maze)


DOORS: tuple[Door, ...] = get_args(Door)
PROBES = [face(text) for text in PATH_COUNTS] + [face(text).turned for text in PATH_COUNTS]


def around(maze: Maze) -> set[Cell]:
    """Every cell of a maze and its neighbours, goals included."""
    cells = {*maze.cards, *GOAL_CELLS}
    return cells | {cell + step for cell in cells for _, step, _ in STEPS}


@settings(max_examples=60, deadline=None)
@given(games(), st.integers(0, 2**63))
def test_the_maze_of_every_position_of_a_game(game: Game, seed: int) -> None:
    for index, state in enumerate(positions(*game, seed)):
        if index % 5 == seed % 5:
            check(state.table.maze)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**63))
def test_a_maze_of_any_faces_with_rockfalls_goals_and_a_bonus_nugget(seed: int) -> None:
    rng = random.Random(seed)
    maze, faces = first_maze(), [face(text) for text in FACES]
    earlier: list[tuple[Maze, tuple[object, ...]]] = []
    for number in range(40):
        earlier.append((maze, layout(maze)))
        removable = [cell for cell in maze.cards if cell not in (START_CELL, *GOAL_CELLS)]
        if removable and rng.random() < 0.25:
            maze = maze.take(rng.choice(removable))
        elif maze.bonus is None and rng.random() < 0.05:
            free = [at(x, y) for x in range(1, 8) for y in range(-2, 3) if at(x, y) not in maze.cards]
            maze = maze.with_bonus(rng.choice(free))
        else:
            fitting = [
                (cell, card) for cell, card in product(maze.spots, rng.sample(faces, 40)) if maze.fits(card, cell)
            ]
            if rng.random() < 0.1 and maze.closed:
                fitting = [(rng.choice(list(maze.closed)), face(rng.choice(["NE", "NW", "SW", "ES", "NESW"])))]
            if not fitting:
                continue
            maze = maze.lay(*rng.choice(fitting))
        if number % 4 == 0:
            check(maze)
    check(maze)
    assert all(layout(older) == was for older, was in earlier), "a maze never changes"


def test_the_first_maze_is_the_start_and_three_goals() -> None:
    maze = first_maze()
    assert dict(maze.cards) == {START_CELL: START}
    assert dict(maze.closed) == {at(8, -2): 1, at(8, 0): 2, at(8, 2): 3}
    check(maze)


def test_a_maze_equals_another_with_the_same_cards() -> None:
    one = first_maze().lay(at(1, 0), face("EW")).lay(at(0, 1), face("NS"))
    other = first_maze().lay(at(0, 1), face("NS")).lay(at(1, 0), face("EW"))
    assert one == other
    assert hash(one) == hash(other)
    assert one != one.take(at(1, 0))
    assert one.take(at(1, 0)).take(at(0, 1)) == first_maze()
