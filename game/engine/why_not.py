"""Why a play is refused (RULES sections 2 to 4, R10.4 to R10.14, R11.2, R11.4)."""

from __future__ import annotations

from typing import assert_never

from game.engine.cards import BREAK_OF, REPAIRS, Action, Card, Face, Marker
from game.engine.cells import STEPS, Cell
from game.engine.commands import (
    Break,
    DiscardTwo,
    Lay,
    Map,
    Pass,
    Play,
    Repair,
    Rockfall,
    SeatAction,
    Theft,
)
from game.engine.maze import FITTING, LINKED, Maze
from game.engine.refusal import Reason, Refusal, refuse
from game.engine.table import Table
from game.engine.views import View
from game.engine.ways import BESIDE_GOALS, FIXED_CELLS, NO_TARGETS, beside_bonus, targets


def why_no_play(view: View, command: Play) -> Refusal | None:
    """Return why the seat to play may not do this, None when it may; no question is open."""
    table, hand = view.table, view.hand
    if not _holds(command, hand):
        return refuse(Reason.NOT_IN_HAND)
    match command:
        case Lay(face, cell):
            return why_not_lay(table, view.seat, face, cell)
        case Pass(cards):
            return refuse(Reason.WRONG_PASS) if len(cards) > 1 and not table.rules.saboteur2 else None
        case DiscardTwo(_, what):
            if not table.rules.saboteur2:
                return refuse(Reason.WRONG_PASS)
            return None if what in table.in_front[view.seat] else refuse(Reason.NOTHING_TO_REMOVE)
        case Break() | Repair():
            return _why_no_tool(table, command)
        case Rockfall(cell):
            return _why_no_rockfall(table, cell)
        case Map(goal):
            return why_no_goal(table, goal, "R4.4")
        case Theft():
            lies = Marker.THEFT in table.in_front[view.seat]
            return refuse(Reason.THEFT_LIES_ALREADY, seat=view.seat) if lies else None
        case SeatAction():
            return _why_no_seat_action(table, view.seat, command)
        case _:
            assert_never(command)


def _holds(command: Play, hand: tuple[Card, ...]) -> bool:
    """Return whether the hand holds the cards that the command takes."""
    match command:
        case Lay(face):
            return face in hand or face.turned in hand
        case Pass(cards) | DiscardTwo(cards):
            if len(cards) == 1:
                return cards[0] in hand
            return all(hand.count(card) >= cards.count(card) for card in cards)
        case Break(tool):
            return BREAK_OF[tool] in hand
        case Repair():
            return command.card in hand
        case Rockfall():
            return Action.ROCKFALL in hand
        case Map():
            return Action.MAP in hand
        case Theft():
            return Action.THEFT in hand
        case SeatAction(action):
            return action in hand
        case _:
            assert_never(command)


def why_not_lay(table: Table, seat: int, face: Face, cell: Cell) -> Refusal | None:
    """Return why `seat` may not lay `face`, this way round, in `cell`, held or not (RULES section 3, R10.6, R10.7)."""
    maze = table.maze
    if not table.may_lay(seat):
        tools = table.tools(seat)
        return refuse(Reason.BROKEN_TOOL, seat=seat, tool=tools[0]) if tools else refuse(Reason.TRAPPED, seat=seat)
    if cell in maze.cards or cell in maze.closed:
        return refuse(Reason.CELL_TAKEN, cell=cell)
    if cell == maze.bonus:
        return refuse(Reason.BONUS_LIES_THERE, cell=cell)
    spot = maze.spots.get(cell)
    if spot is None:
        return refuse(Reason.NO_NEIGHBOUR, cell=cell)
    if not FITTING[spot] >> face.sides & 1:
        return _clash(maze, face, cell)
    if face.ladder:
        return _why_no_ladder(maze, cell)
    if spot >= LINKED:
        return None
    if len(face.groups) > 1:
        return refuse(Reason.TUNNEL_NOT_LINKED, cell=cell)
    return refuse(Reason.NOT_LINKED, cell=cell) if table.rules.link_to_start else None


def _why_no_ladder(maze: Maze, cell: Cell) -> Refusal | None:
    if cell in BESIDE_GOALS:
        return refuse(Reason.LADDER_BESIDE_GOAL, cell=cell)
    return refuse(Reason.LADDER_BESIDE_BONUS, cell=cell) if beside_bonus(maze, cell) else None


def _clash(maze: Maze, face: Face, cell: Cell) -> Refusal | None:
    for side, step, across in STEPS:
        near = maze.cards.get(cell + step)
        if near is not None and bool(near.sides & across) != bool(face.sides & side):
            reason = Reason.TUNNEL_MEETS_ROCK if face.sides & side else Reason.ROCK_MEETS_TUNNEL
            return refuse(reason, cell=cell, side=side)
    return None


def why_no_goal(table: Table, goal: int, clause: str) -> Refusal | None:
    """Return why `goal` is not one that is face down, by the clause that wants one."""
    if not 1 <= goal <= len(table.goals):
        return refuse(Reason.NO_SUCH_GOAL, clause=clause, goal=goal)
    return None if table.goals[goal - 1] is None else refuse(Reason.GOAL_REVEALED, clause=clause, goal=goal)


def _why_no_target(table: Table, seat: int, clause: str) -> Refusal | None:
    """Refuse a target that does not exist or, by R11.4, has retired."""
    if not 0 <= seat < table.seats:
        return refuse(Reason.NO_SUCH_SEAT, clause=clause, seat=seat)
    return refuse(Reason.RETIRED_SEAT, seat=seat) if seat == table.retired else None


def _why_no_tool(table: Table, command: Break | Repair) -> Refusal | None:
    tool, seat = command.tool, command.seat
    refusal = _why_no_target(table, seat, "R4.1" if isinstance(command, Break) else "R4.2")
    if refusal is not None:
        return refusal
    if isinstance(command, Break):
        return refuse(Reason.ALREADY_BROKEN, seat=seat, tool=tool) if tool in table.in_front[seat] else None
    if tool not in REPAIRS.get(command.card, ()):
        return refuse(Reason.WRONG_REPAIR_CARD, tool=tool)
    return None if tool in table.in_front[seat] else refuse(Reason.NOT_BROKEN, seat=seat, tool=tool)


def _why_no_rockfall(table: Table, cell: Cell) -> Refusal | None:
    if cell in FIXED_CELLS:
        return refuse(Reason.START_OR_GOAL, cell=cell)
    if cell == table.maze.bonus:
        return refuse(Reason.BONUS_LIES_THERE, cell=cell)
    return None if cell in table.maze.cards else refuse(Reason.NOTHING_TO_FALL, cell=cell)


def _why_no_seat_action(table: Table, seat: int, command: SeatAction) -> Refusal | None:
    action, target = command.action, command.seat
    clause, reason = NO_TARGETS[action]
    refusal = _why_no_target(table, target, clause)
    if refusal is not None or target in targets(table, seat, action):
        return refusal
    return refuse(reason, clause=clause if reason is Reason.OWN_SEAT else None, seat=target)
