"""Whole games played at random, for the laws that hold in every one of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
from engine.positions import view
from hypothesis import strategies as st

from game.engine.cards import Action, Card, Face, Tool, W
from game.engine.cells import GOAL_CELLS, STEPS, Cell, xy
from game.engine.commands import (
    LAYS,
    MAPS,
    ROCKFALLS,
    Break,
    ClaimGoal,
    ClaimSeat,
    Command,
    Keep,
    Lay,
    Map,
    Pass,
    Repair,
    Reveal,
    TurnStone,
)
from game.engine.deal import Deal, shuffle
from game.engine.legal import options
from game.engine.maze import Maze
from game.engine.ruleset import EDITIONS, SWITCHES, Ruleset
from game.engine.state import State
from game.engine.turn import apply, next_round, next_starter, start

LONGEST_ROUND = 67 * 10
"""No seat can pass more often than there are cards, with every other seat passing in between."""


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """An edition, half of the time with switches set by hand, with or without table talk."""
    by = EDITIONS[draw(st.sampled_from(sorted(EDITIONS)))]
    changes: dict[str, object] = {"table_talk": draw(st.booleans())}
    if draw(st.booleans()):
        changes |= {name: draw(st.sampled_from(values)) for name, values in SWITCHES.items()}
    return msgspec.structs.replace(by, **changes)


def fresh(by: Ruleset, seats: int, rng: random.Random) -> State:
    """A game in its first turn."""
    return start(by, shuffle(seats, rng)).state


def deal_next(state: State, rng: random.Random) -> Deal:
    """The deal of the next round."""
    return shuffle(state.table.seats, rng, starter=next_starter(state.table), nuggets=state.nuggets)


def eager(state: State, rng: random.Random, zeal: float = 0.9) -> Command:
    """A random option, but mostly, with more zeal, one that leads a tunnel on to the goals."""
    open_to = options(view(state))
    lays = [command for command in open_to if isinstance(command, Lay)]
    if lays and rng.random() < zeal:
        return max(lays, key=lambda lay: _progress(state, lay) + rng.random())
    return open_to[rng.randrange(len(open_to))]


def _progress(state: State, lay: Lay) -> float:
    """How far to the east a path card opens a tunnel that is joined to the start."""
    maze = state.table.maze.lay(lay.cell, lay.face)
    x, y = xy(lay.cell)
    return x + len(maze.goals_reached()) * 9 - 0.2 * abs(y) if maze.reached.get(lay.cell, 0) & ~W else 0


def positions(by: Ruleset, seats: int, seed: int, rounds: int = 1) -> Iterator[State]:
    """Every position of a game of some rounds, the ends of rounds included; zeal goes with the seed."""
    rng, zeal = random.Random(seed), seed % 3 * 0.45
    state = fresh(by, seats, rng)
    for number in range(rounds):
        if number:
            state = next_round(state, deal_next(state, rng)).state
        yield state
        turns = 0
        while state.table.to_play is not None:
            state = apply(state, eager(state, rng, zeal)).state
            yield state
            turns += 1
            assert turns < LONGEST_ROUND


def some_cells(maze: Maze) -> set[Cell]:
    """Every cell with a card, a goal, or one of these beside it or beside that."""
    cells = {*maze.cards, *GOAL_CELLS}
    for _ in range(2):
        cells |= {cell + step for cell in cells for _, step, _ in STEPS}
    return cells


def conceivable(state: State, faces: tuple[Card, ...]) -> Iterator[Command]:
    """Every command that could be meant in a position, with some cards of the game, legal or not."""
    table = state.table
    seats = range(-1, table.seats + 1)
    cells = some_cells(table.maze)
    for card in set(faces):
        yield Pass(card)
        if isinstance(card, Face):
            for way in {card, card.turned}:
                yield from (LAYS[way][cell] for cell in cells)
    yield from (ROCKFALLS[cell] for cell in cells)
    yield from (Break(tool, seat) for tool in Tool for seat in seats)
    doubles = [action for action in Action if "+" in action]
    for tool in Tool:
        for action in (Action(f"repair:{tool}"), *doubles):
            yield from (Repair(tool, seat, action) for seat in seats)
    yield from (*MAPS.values(), Map(0), Map(4))
    yield from map(Keep, range(-1, 5))
    for goal in range(5):
        yield Reveal(goal)
        yield from (TurnStone(goal, upright) for upright in (True, False))
        yield ClaimGoal(goal, "gold")
        yield ClaimGoal(goal, "stone")
    for seat in seats:
        yield ClaimSeat(seat, "digger")
        yield ClaimSeat(seat, "saboteur")
