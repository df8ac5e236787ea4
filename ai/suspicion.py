"""Simple beliefs from what everybody saw: where the gold may lie, and who digs against the others.

Each event of the log adds to the suspicion of the seat that acted, as log-odds. Nothing is remembered elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ai.decision import Beliefs
from ai.distance import expected_cards
from game.engine.cards import GOLD, ROLE_COUNTS, GoalName, Role
from game.engine.cells import GOAL_CELLS
from game.engine.events import (
    BonusPlaced,
    Broke,
    Collapsed,
    Event,
    Freed,
    GoalRevealed,
    Laid,
    Passed,
    Repaired,
    RoundBegan,
    Trapped,
)
from game.engine.maze import Maze, first_maze
from game.engine.views import Log, View

CERTAIN = 0.999


def gold_chances(goals: Sequence[GoalName | None]) -> tuple[float, ...]:
    """How likely each goal hides the gold for one who knows these of them."""
    if GOLD in goals:
        return tuple(float(name == GOLD) for name in goals)
    unknown = sum(name is None for name in goals)
    return tuple(1 / unknown if name is None else 0.0 for name in goals)


def prior(view: View) -> float:
    """How likely another seat is a saboteur before anything has happened (R1.1)."""
    saboteurs, diggers = ROLE_COUNTS[view.table.seats]
    others = saboteurs - (view.role is Role.SABOTEUR)
    return max(others / (saboteurs + diggers - 1), 1 - CERTAIN)


def suspect(view: View, log: Log) -> tuple[Beliefs, Beliefs, tuple[tuple[float, ...], ...]]:
    """Beliefs before and after reading the log, and what each of its events added to which suspicion."""
    seats, start = view.table.seats, prior(view)
    gold = gold_chances(view.goals)
    own = CERTAIN if view.role is Role.SABOTEUR else 1 - CERTAIN
    odds = [math.log(start / (1 - start))] * seats
    maze = first_maze()
    evidence: list[tuple[float, ...]] = []
    for event in log:
        found = weigh(event, maze, gold, odds)
        maze = found.maze
        row = [0.0] * seats
        if found.seat is not None and found.seat != view.seat:
            odds[found.seat] += found.added
            row[found.seat] = found.added
        evidence.append(tuple(row))
    after = [1 / (1 + math.exp(-value)) for value in odds]
    before = [start] * seats
    before[view.seat] = after[view.seat] = own
    return Beliefs(tuple(before), gold), Beliefs(tuple(after), gold), tuple(evidence)


class Weighed(NamedTuple):
    """Who acted, what it adds to the suspicion, and the maze after it."""

    seat: int | None
    added: float
    maze: Maze


def weigh(event: Event, maze: Maze, gold: Sequence[float], odds: Sequence[float]) -> Weighed:
    """What one event says, `odds` being the suspicions before it and `gold` where the gold is thought to lie."""
    match event:
        case Laid(seat, _, face, cell):
            after = maze.lay(cell, face)
            return Weighed(seat, _weigh_change(maze, after, gold) + (0.0 if face.living else 0.5), after)
        case Collapsed(seat, _, cell):
            after = maze.take(cell)
            return Weighed(seat, 1.3 * _weigh_change(maze, after, gold), after)
        case RoundBegan(_, _, begun):
            return Weighed(None, 0.0, begun)
        case BonusPlaced(_, _, cell):
            return Weighed(None, 0.0, maze.with_bonus(cell))
        case GoalRevealed(_, goal, _, face):
            return Weighed(None, 0.0, maze.lay(GOAL_CELLS[goal - 1], face))
        case Broke(seat, _, _, target):
            return Weighed(seat, -0.25 if odds[target] > 0 else 0.55, maze)
        case Trapped(seat, _, target):
            return Weighed(seat, -0.25 if odds[target] > 0 else 0.4, maze)
        case Repaired(seat=seat, target=target) | Freed(seat=seat, target=target) if seat != target:
            return Weighed(seat, 0.3 if odds[target] > 0 else -0.5, maze)
        case Passed(seat, cards) if cards:
            return Weighed(seat, 0.1, maze)
        case _:
            return Weighed(None, 0.0, maze)


def _weigh_change(before: Maze, after: Maze, gold: Sequence[float]) -> float:
    """Steps towards the likely gold speak for a seat, steps away against it."""
    lost = expected_cards(after, gold) - expected_cards(before, gold)
    if lost < 0:
        return 0.5 * max(lost, -1.5)
    return 0.15 + 0.9 * min(lost, 2.5)
