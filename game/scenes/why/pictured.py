"""What the maze shows beside an explanation: the act, whom or what it was aimed at, and what was turned down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import GOLD, Face
from game.engine.cells import GOAL_CELLS, Cell
from game.engine.commands import (
    Break,
    ClaimGoal,
    Command,
    Lay,
    Map,
    PlaceBonus,
    Repair,
    Reveal,
    Rockfall,
    SeatAction,
    Steal,
    TurnStone,
)
from game.engine.table import Table
from game.hindsight.explain import NoWhy, Why
from game.hindsight.knowing import is_lie
from game.hindsight.sentences import Option, turned_down
from game.hindsight.taken import Taken
from game.hindsight.taken_words import other_options
from game.records.moves import RecordedMove

_LETTERS = "ABC"


class Lettered(NamedTuple):
    """An option with a place in the maze: its letter, where it is, and the card that would lie there."""

    letter: str
    cell: Cell
    face: Face | None


class Said(NamedTuple):
    """A claim about the goal in a cell, which may be a lie."""

    cell: Cell
    lie: bool


class Pictured(NamedTuple):
    """A position with an act of `seat` in it: the cell and the seat that it was aimed at, where it was at one.

    `gold` is where the gold truly lies, while nobody has reached it.
    """

    table: Table
    seat: int
    cell: Cell | None
    target: int | None
    taken_away: bool
    said: Said | None
    gold: Cell | None
    options: tuple[Lettered, ...]


def pictured(move: RecordedMove, options: Sequence[Option]) -> Pictured:
    """Return what to show of a move beside these options. A card that it took away is still there."""
    command, takes = move.said[-1], isinstance(move.said[-1], Rockfall)
    table = (move.before if takes else move.after).table
    letters = letters_of(options)
    gold = GOAL_CELLS[move.before.goals.index(GOLD)]
    return Pictured(
        table=table,
        seat=move.seat,
        cell=cell_of(command),
        target=target_of(command),
        taken_away=takes,
        said=_said(move),
        gold=gold if gold in table.maze.closed else None,
        options=tuple(
            Lettered(letter, cell, each.command.face if isinstance(each.command, Lay) else None)
            for each, letter in zip(options, letters, strict=True)
            if letter and (cell := cell_of(each.command)) is not None
        ),
    )


def _said(move: RecordedMove) -> Said | None:
    claim = move.claim
    if not isinstance(claim, ClaimGoal):
        return None
    return Said(GOAL_CELLS[claim.goal - 1], is_lie(move.before, move.seat, claim))


def options_of(told: Why | Taken | NoWhy | None, names: Sequence[str]) -> list[Option]:
    """Return the best options that were not taken, as far as anything is known of them."""
    match told:
        case Why():
            return turned_down(told, names)
        case Taken():
            return other_options(told, names)
        case _:
            return []


def letters_of(options: Sequence[Option]) -> list[str]:
    """Return a letter for each option that has a place in the maze, and nothing for the others."""
    letters = iter(_LETTERS)
    return [next(letters) if cell_of(each.command) is not None else "" for each in options]


def cell_of(command: Command) -> Cell | None:
    """Return the cell that a command is about, None where it is about none."""
    match command:
        case Lay(_, cell) | Rockfall(cell) | PlaceBonus(_, cell):
            return cell
        case Map(goal) | Reveal(goal) | TurnStone(goal):
            return GOAL_CELLS[goal - 1]
        case _:
            return None


def target_of(command: Command) -> int | None:
    """Return the seat that a command is aimed at, None where it is aimed at none."""
    match command:
        case Break(_, seat) | Repair(_, seat) | SeatAction(_, seat) | Steal(seat):
            return seat
        case _:
            return None
