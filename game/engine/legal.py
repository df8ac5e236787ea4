"""What a seat may do, worked out from its own view alone (RULES sections 2 to 4, 5.4, 5.5, 7.2, 12).

`why_not` judges one command, `options` lists all, `can_play` answers R6.3. A face-down goal is never compared, so
no answer here can betray one (R3.3, R5.7).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.engine.cards import BREAKS, REPAIRS, Action, Card, Face, Tool
from game.engine.cells import GOAL_CELLS, START_CELL, STEPS, Cell
from game.engine.commands import (
    LAYS,
    MAPS,
    ROCKFALLS,
    Answer,
    Break,
    Claim,
    ClaimGoal,
    ClaimSeat,
    Command,
    Keep,
    Lay,
    Map,
    Pass,
    Play,
    Repair,
    Reveal,
    Rockfall,
    TurnStone,
)
from game.engine.maze import FITTING, LINKED, Maze
from game.engine.refusal import Reason, Refusal, refuse
from game.engine.table import AskKeep, AskReveal, AskTurn, Question, Table
from game.engine.views import View

FIXED_CELLS = frozenset((START_CELL, *GOAL_CELLS))
"""Cells that no rockfall clears (R4.3)."""


def options(view: View) -> list[Command]:
    """All legal commands of the view's seat, each once, in the same order in every process."""
    table = view.table
    if table.to_play != view.seat:
        return []
    if table.question is not None:
        return list(_answers(table.question, view.pool))
    found: list[Command] = list(_lays(table, view.hand, view.seat))
    for card in dict.fromkeys(view.hand):
        if not isinstance(card, Face):
            found += _actions(table, card)
        found.append(Pass(card))
    if table.rules.table_talk and not table.claimed and view.hand:
        found += _claims(table, view.seat)
    return found


def placements(view: View, face: Face) -> tuple[Cell, ...]:
    """The cells where `face`, as it lies, may be laid now by the view's seat, whether it holds it or not."""
    table = view.table
    if table.before[view.seat]:
        return ()
    bit = 1 << face.sides
    return tuple(cell for fitting, cells in _open_cells(table) if fitting & bit for cell in cells)


def can_play(table: Table, seat: int, hand: Iterable[Card]) -> bool:
    """Whether `seat` could lay or play a card of `hand` were it its turn; a pass is no play (R6.3)."""
    may_lay = not table.before[seat]
    faces = 0
    for card in hand:
        if not isinstance(card, Face):
            if _is_playable(table, card):
                return True
        elif may_lay:
            faces |= 1 << card.sides | 1 << card.turned.sides
    if not faces:
        return False
    return any(fitting & faces for fitting, _ in _open_cells(table))


def _open_cells(table: Table) -> list[tuple[int, tuple[Cell, ...]]]:
    """Cells where a card may lie, grouped by equal demands, each group with the sides it takes (R3.1, R3.2, R3.4)."""
    lowest = LINKED if table.rules.link_to_start else 0
    return [(FITTING[spot], cells) for spot, cells in table.maze.alike.items() if spot >= lowest]


def _lays(table: Table, hand: tuple[Card, ...], seat: int) -> list[Lay]:
    """Every way to lay a path card of the hand (R3.1 to R3.5)."""
    if table.before[seat]:
        return []
    groups = _open_cells(table)
    found: list[Lay] = []
    faces = dict.fromkeys(face for card in hand if isinstance(card, Face) for face in (card, card.turned))
    for face in faces:
        bit, lays = 1 << face.sides, LAYS[face]
        for fitting, cells in groups:
            if fitting & bit:
                found += [lays[cell] for cell in cells]
    return found


def _actions(table: Table, action: Action) -> list[Command]:
    """Every way to play an action card (section 4)."""
    if action in BREAKS:
        tool = BREAKS[action]
        return [Break(tool, seat) for seat, broken in enumerate(table.before) if tool not in broken]
    if action in REPAIRS:
        tools = REPAIRS[action]
        return [
            Repair(tool, seat, action)
            for seat, broken in enumerate(table.before)
            if broken
            for tool in tools
            if tool in broken
        ]
    if action is Action.ROCKFALL:
        return [ROCKFALLS[cell] for cell in table.maze.cards if cell not in FIXED_CELLS]
    return [MAPS[goal] for goal in table.maze.closed.values()]


def _is_playable(table: Table, action: Action) -> bool:
    if action in BREAKS:
        return any(BREAKS[action] not in broken for broken in table.before)
    if action in REPAIRS:
        return any(tool in broken for broken in table.before if broken for tool in REPAIRS[action])
    if action is Action.ROCKFALL:
        return len(table.maze.cards) > 1 + len(GOAL_CELLS) - len(table.maze.closed)
    return bool(table.maze.closed)


def _answers(question: Question, pool: tuple[int, ...]) -> list[Answer]:
    match question:
        case AskKeep():
            return [Keep(value) for value in sorted(set(pool))]
        case AskTurn(goal):
            return [TurnStone(goal, True), TurnStone(goal, False)]
        case AskReveal(goals):
            return [Reveal(goal) for goal in goals]
        case _:
            assert_never(question)


def _claims(table: Table, speaker: int) -> list[Claim]:
    """R12.1: face-down goals and other seats only."""
    goals: list[Claim] = [
        claim for goal in table.maze.closed.values() for claim in (ClaimGoal(goal, "gold"), ClaimGoal(goal, "stone"))
    ]
    seats: list[Claim] = [
        claim
        for seat in range(table.seats)
        if seat != speaker
        for claim in (ClaimSeat(seat, "saboteur"), ClaimSeat(seat, "digger"))
    ]
    return goals + seats


def why_not(view: View, command: Command) -> Refusal | None:
    """Why the view's seat may not say this now; absent when it may."""
    table = view.table
    if table.to_play is None:
        return refuse(Reason.NOT_IN_PLAY)
    if table.to_play != view.seat:
        return refuse(Reason.WRONG_SEAT, seat=table.to_play)
    if isinstance(command, Answer):
        return _why_no_answer(table.question, view.pool, command)
    if table.question is not None:
        return refuse(Reason.ANSWER_FIRST, clause=_clause(table.question))
    if isinstance(command, Claim):
        return _why_no_claim(table, view.seat, command)
    return _why_no_play(view, command)


def _clause(question: Question) -> str:
    match question:
        case AskKeep():
            return "R7.2"
        case AskTurn():
            return "R5.4"
        case AskReveal():
            return "R5.5"
        case _:
            assert_never(question)


def _why_no_answer(question: Question | None, pool: tuple[int, ...], answer: Answer) -> Refusal | None:
    match question, answer:
        case AskKeep(), Keep(value):
            return None if value in pool else refuse(Reason.NO_SUCH_NUGGET)
        case AskTurn(goal), TurnStone(named):
            return None if named == goal else refuse(Reason.NO_SUCH_GOAL, clause="R5.4", goal=named)
        case AskReveal(goals), Reveal(named):
            return None if named in goals else refuse(Reason.NO_SUCH_GOAL, goal=named)
        case None, _:
            return refuse(Reason.NOT_ASKED)
        case _:
            return refuse(Reason.ANSWER_FIRST, clause=_clause(question))


def _why_no_claim(table: Table, speaker: int, claim: Claim) -> Refusal | None:
    if not table.rules.table_talk:
        return refuse(Reason.NO_TABLE_TALK)
    if table.claimed:
        return refuse(Reason.CLAIMED_ALREADY)
    match claim:
        case ClaimGoal(goal):
            return _why_no_goal(table, goal, "R12.1")
        case ClaimSeat(seat):
            if not 0 <= seat < table.seats:
                return refuse(Reason.NO_SUCH_SEAT, clause="R12.1", seat=seat)
            return refuse(Reason.CLAIM_ABOUT_SELF) if seat == speaker else None
        case _:
            assert_never(claim)


def _why_no_play(view: View, command: Play) -> Refusal | None:
    table, hand = view.table, view.hand
    match command:
        case Lay(face, cell):
            if face not in hand and face.turned not in hand:
                return refuse(Reason.NOT_IN_HAND)
            return why_not_lay(table, view.seat, face, cell)
        case Pass(card):
            return None if card in hand else refuse(Reason.NOT_IN_HAND)
        case Break(tool, seat):
            return _why_no_break(table, hand, tool, seat)
        case Repair(_, seat):
            return _why_no_repair(table, hand, command) if 0 <= seat < table.seats else _no_seat(seat, "R4.2")
        case Rockfall(cell):
            return _why_no_rockfall(table, hand, cell)
        case Map(goal):
            if Action.MAP not in hand:
                return refuse(Reason.NOT_IN_HAND)
            return _why_no_goal(table, goal, "R4.4")
        case _:
            assert_never(command)


def why_not_lay(table: Table, seat: int, face: Face, cell: Cell) -> Refusal | None:
    """Why `seat` may not lay `face`, as it lies, in `cell` (section 3), whether it holds it or not."""
    maze = table.maze
    if table.before[seat]:
        return refuse(Reason.BROKEN_TOOL, seat=seat, tool=table.before[seat][0])
    if cell in maze.cards or cell in maze.closed:
        return refuse(Reason.CELL_TAKEN, cell=cell)
    spot = maze.spots.get(cell)
    if spot is None:
        return refuse(Reason.NO_NEIGHBOUR, cell=cell)
    if not FITTING[spot] >> face.sides & 1:
        return _clash(maze, face, cell)
    if table.rules.link_to_start and spot < LINKED:
        return refuse(Reason.NOT_LINKED, cell=cell)
    return None


def _clash(maze: Maze, face: Face, cell: Cell) -> Refusal | None:
    for side, step, across in STEPS:
        near = maze.cards.get(cell + step)
        if near is not None and bool(near.sides & across) != bool(face.sides & side):
            reason = Reason.TUNNEL_MEETS_ROCK if face.sides & side else Reason.ROCK_MEETS_TUNNEL
            return refuse(reason, cell=cell, side=side)
    return None


def _no_seat(seat: int, clause: str) -> Refusal:
    return refuse(Reason.NO_SUCH_SEAT, clause=clause, seat=seat)


def _why_no_goal(table: Table, goal: int, clause: str) -> Refusal | None:
    if not 1 <= goal <= len(table.goals):
        return refuse(Reason.NO_SUCH_GOAL, clause=clause, goal=goal)
    return None if table.goals[goal - 1] is None else refuse(Reason.GOAL_REVEALED, clause=clause, goal=goal)


def _why_no_break(table: Table, hand: tuple[Card, ...], tool: Tool, seat: int) -> Refusal | None:
    if not any(not isinstance(card, Face) and BREAKS.get(card) == tool for card in hand):
        return refuse(Reason.NOT_IN_HAND)
    if not 0 <= seat < table.seats:
        return _no_seat(seat, "R4.1")
    return refuse(Reason.ALREADY_BROKEN, seat=seat, tool=tool) if tool in table.before[seat] else None


def _why_no_repair(table: Table, hand: tuple[Card, ...], repair: Repair) -> Refusal | None:
    if repair.card not in hand:
        return refuse(Reason.NOT_IN_HAND)
    if repair.tool not in REPAIRS.get(repair.card, ()):
        return refuse(Reason.WRONG_REPAIR_CARD, tool=repair.tool)
    if repair.tool not in table.before[repair.seat]:
        return refuse(Reason.NOT_BROKEN, seat=repair.seat, tool=repair.tool)
    return None


def _why_no_rockfall(table: Table, hand: tuple[Card, ...], cell: Cell) -> Refusal | None:
    if Action.ROCKFALL not in hand:
        return refuse(Reason.NOT_IN_HAND)
    if cell in FIXED_CELLS:
        return refuse(Reason.START_OR_GOAL, cell=cell)
    return None if cell in table.maze.cards else refuse(Reason.NOTHING_TO_FALL, cell=cell)
