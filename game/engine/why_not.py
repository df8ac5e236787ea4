"""Why a play is refused (RULES sections 2 to 4, R10.4 to R10.14, R11.2, R11.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from game.engine.cards import BREAK_OF, REPAIRS, Action, Card, Face, Marker
from game.engine.cells import STEPS, Cell
from game.engine.commands import (
    Break,
    Command,
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
from game.engine.maze import BESIDE_GOALS, FITTING, LINKED, Maze
from game.engine.refusal import Reason, Refusal, refuse
from game.engine.table import Table
from game.engine.total import total
from game.engine.ways import FIXED_CELLS, NO_TARGETS, beside_bonus, targets

Hand = tuple[Card, ...]


def _why_no_lay(table: Table, seat: int, hand: Hand, command: Lay) -> Refusal | None:
    if command.face not in hand and command.face.turned not in hand:
        return refuse(Reason.NOT_IN_HAND)
    return why_not_lay(table, seat, command.face, command.cell)


def _why_no_pass(table: Table, _seat: int, hand: Hand, command: Pass) -> Refusal | None:
    if not _holds(hand, command.cards):
        return refuse(Reason.NOT_IN_HAND)
    return refuse(Reason.WRONG_PASS) if len(command.cards) > 1 and not table.rules.saboteur2 else None


def _why_not_discard(table: Table, seat: int, hand: Hand, command: DiscardTwo) -> Refusal | None:
    if not _holds(hand, command.cards):
        return refuse(Reason.NOT_IN_HAND)
    if not table.rules.saboteur2:
        return refuse(Reason.WRONG_PASS)
    return None if command.what in table.in_front[seat] else refuse(Reason.NOTHING_TO_REMOVE)


def _holds(hand: Hand, cards: tuple[Card, ...]) -> bool:
    if len(cards) == 1:
        return cards[0] in hand
    return all(hand.count(card) >= cards.count(card) for card in cards)


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


def _why_no_break(table: Table, _seat: int, hand: Hand, command: Break) -> Refusal | None:
    tool, target = command.tool, command.seat
    if BREAK_OF[tool] not in hand:
        return refuse(Reason.NOT_IN_HAND)
    refusal = _why_no_target(table, target, "R4.1")
    if refusal is not None:
        return refusal
    return refuse(Reason.ALREADY_BROKEN, seat=target, tool=tool) if tool in table.in_front[target] else None


def _why_no_repair(table: Table, _seat: int, hand: Hand, command: Repair) -> Refusal | None:
    tool, target = command.tool, command.seat
    if command.card not in hand:
        return refuse(Reason.NOT_IN_HAND)
    refusal = _why_no_target(table, target, "R4.2")
    if refusal is not None:
        return refusal
    if tool not in REPAIRS.get(command.card, ()):
        return refuse(Reason.WRONG_REPAIR_CARD, tool=tool)
    return None if tool in table.in_front[target] else refuse(Reason.NOT_BROKEN, seat=target, tool=tool)


def _why_no_rockfall(table: Table, _seat: int, hand: Hand, command: Rockfall) -> Refusal | None:
    cell = command.cell
    if Action.ROCKFALL not in hand:
        return refuse(Reason.NOT_IN_HAND)
    if cell in FIXED_CELLS:
        return refuse(Reason.START_OR_GOAL, cell=cell)
    if cell == table.maze.bonus:
        return refuse(Reason.BONUS_LIES_THERE, cell=cell)
    return None if cell in table.maze.cards else refuse(Reason.NOTHING_TO_FALL, cell=cell)


def _why_no_look(table: Table, _seat: int, hand: Hand, command: Map) -> Refusal | None:
    return why_no_goal(table, command.goal, "R4.4") if Action.MAP in hand else refuse(Reason.NOT_IN_HAND)


def _why_no_theft(table: Table, seat: int, hand: Hand, _command: Theft) -> Refusal | None:
    if Action.THEFT not in hand:
        return refuse(Reason.NOT_IN_HAND)
    return refuse(Reason.THEFT_LIES_ALREADY, seat=seat) if Marker.THEFT in table.in_front[seat] else None


def _why_no_seat_action(table: Table, seat: int, hand: Hand, command: SeatAction) -> Refusal | None:
    action, target = command.action, command.seat
    if action not in hand:
        return refuse(Reason.NOT_IN_HAND)
    clause, reason = NO_TARGETS[action]
    refusal = _why_no_target(table, target, clause)
    if refusal is not None or target in targets(table, seat, action):
        return refusal
    return refuse(reason, clause=clause if reason is Reason.OWN_SEAT else None, seat=target)


WHY_NO_PLAY: Mapping[type[Command], Callable[[Table, int, Hand, Any], Refusal | None]] = total(
    get_args(Play),
    {
        Lay: _why_no_lay,
        Pass: _why_no_pass,
        DiscardTwo: _why_not_discard,
        Break: _why_no_break,
        Repair: _why_no_repair,
        Rockfall: _why_no_rockfall,
        Map: _why_no_look,
        Theft: _why_no_theft,
        SeatAction: _why_no_seat_action,
    },
)
"""For each play: why the seat to play may not do this with its hand, None when it may; no question is open.

A look into a table, since to ask a command for nine types in turn takes longer than to judge it.
"""
