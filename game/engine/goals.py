"""Reaching a goal: what is revealed, in which order, and which way round it is placed (RULES section 5)."""

from __future__ import annotations

import msgspec

from game.engine.cards import GOLD, GoalName, goal_face
from game.engine.cells import GOAL_CELLS, STEPS, Cell
from game.engine.events import Event, GoalRevealed
from game.engine.maze import Maze
from game.engine.state import State
from game.engine.table import AskReveal, AskTurn


def reveal_reached(state: State, seat: int, cell: Cell, events: list[Event]) -> State:
    """Go on after `seat` laid a card in `cell`: reveal what is reached, or ask (R5.1, R5.5)."""
    reached = state.table.maze.goals_reached()
    return _reveal_some(state, seat, cell, reached, events) if reached else state


def reveal_chosen(state: State, seat: int, goal: int, cell: Cell, events: list[Event]) -> State:
    """Go on after the answer `reveal K`."""
    return _reveal(_unasked(state), seat, goal, cell, events)


def turn_chosen(state: State, seat: int, goal: int, upright: bool, cell: Cell, events: list[Event]) -> State:
    """Go on after the answer `turn K upright` or `turn K turned`."""
    return _turn_up(_unasked(state), seat, goal, upright, cell, events)


def _unasked(state: State) -> State:
    return _with_table(state, question=None)


def _with_table(state: State, **changes: object) -> State:
    return msgspec.structs.replace(state, table=msgspec.structs.replace(state.table, **changes))


def _reveal_some(state: State, seat: int, cell: Cell, reached: tuple[int, ...], events: list[Event]) -> State:
    """Reveal the lowest of the goals reached, or let the finisher choose where the rules say so."""
    if state.table.rules.goals_at_once == "one" and len(reached) > 1:
        return _with_table(state, question=AskReveal(reached))
    return _reveal(state, seat, reached[0], cell, events)


def _reveal(state: State, seat: int, goal: int, cell: Cell, events: list[Event]) -> State:
    name = state.goals[goal - 1]
    if name == GOLD:
        return _turn_up(state, seat, goal, True, cell, events)
    if state.table.rules.goal_turn == "finisher" and _matches_neither_way(state.table.maze, goal, name):
        return _with_table(state, question=AskTurn(goal, name))
    return _turn_up(state, seat, goal, opens_upright(state.table.maze, goal, name, cell), cell, events)


def _matches_neither_way(maze: Maze, goal: int, name: GoalName) -> bool:
    """Return whether the stone at a goal matches its neighbours neither way round (R5.4)."""
    cell, face = GOAL_CELLS[goal - 1], goal_face(name)
    return maze.clashes(cell, face) > 0 and maze.clashes(cell, face.turned) > 0


def opens_upright(maze: Maze, goal: int, name: GoalName, laid: Cell) -> bool:
    """Return whether a stone is placed as dealt rather than turned, by the four rules of R5.3 in their order.

    `laid` is the cell of the card just laid.
    """
    cell, upright = GOAL_CELLS[goal - 1], goal_face(name)
    reached = maze.sides_reached(cell)
    from_laid = sum(side for side, step, _ in STEPS if cell + step == laid) & reached
    scores = [
        (bool(face.sides & reached), bool(face.sides & from_laid), -maze.clashes(cell, face))
        for face in (upright, upright.turned)
    ]
    return scores[0] >= scores[1]


def _turn_up(state: State, seat: int, goal: int, upright: bool, cell: Cell, events: list[Event]) -> State:
    """Turn the goal face up and go on with what it newly reaches (R5.2, R5.6)."""
    name = state.goals[goal - 1]
    face = goal_face(name) if upright else goal_face(name).turned
    table = state.table
    reached_before = table.maze.goals_reached()
    maze = table.maze.lay(GOAL_CELLS[goal - 1], face)
    goals = (*table.goals[: goal - 1], name, *table.goals[goal:])
    state = _with_table(state, maze=maze, goals=goals)
    events.append(GoalRevealed(seat, goal, name, face))
    if name == GOLD:
        return state
    reached = maze.goals_reached()
    if table.rules.goals_at_once == "one":
        reached = tuple(other for other in reached if other not in reached_before)
    return _reveal_some(state, seat, cell, reached, events) if reached else state
