"""How keys step through a move: from target to target, from cell to cell, from zone to zone (UX section 5)."""

from __future__ import annotations

from game.engine.cards import Face
from game.engine.cells import Cell, at, xy
from game.tabletop.move.cursor import Zone
from game.tabletop.move.move import Move
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat, Target


def step_target(move: Move, by: int) -> None:
    """Move the cursor to the next or previous legal target."""
    targets: list[Target] = [OnGoal(goal) for goal in move.asked]
    targets += [OnCell(cell) for cell in sorted(move.places)]
    if not targets and move.view is not None:
        targets = move.targets()
    if targets:
        pointed = move.cursor.target
        place = targets.index(pointed) if pointed in targets else (-1 if by > 0 else 0)
        move.point(targets[(place + by) % len(targets)])


def step(move: Move, dx: int, dy: int, seats: int) -> None:
    """Answer an arrow key: over cells with a path card or on the board, else to the neighbour in the zone."""
    cursor, card = move.cursor, move.aim.card
    free = isinstance(card, Face) or (cursor.zone is Zone.BOARD and card is None)
    if (free or move.places) and not move.asked and cursor.zone in (Zone.BOARD, Zone.HAND):
        x, y = xy(_cell_of(cursor.target))
        move.point(OnCell(at(x + dx, y + dy)))
    elif cursor.zone is Zone.SEATS:
        seat = cursor.target.seat if isinstance(cursor.target, OnSeat) else 0
        move.point(OnSeat((seat + (dx or dy)) % seats))
    elif card is not None or move.asked:
        step_target(move, dx or dy)
    elif cursor.zone is Zone.HAND and move.view is not None and move.view.hand:
        cursor.focus = (cursor.focus + (dx or dy)) % len(move.view.hand)
        move.touch()


def next_zone(move: Move, by: int, *, log: bool) -> None:
    """Go to the next zone, with the cursor on its first thing; `log` says whether the log shows."""
    cursor, zones = move.cursor, [zone for zone in Zone if log or zone is not Zone.LOG]
    place = zones.index(cursor.zone) if cursor.zone in zones else -by
    cursor.zone = zones[(place + by) % len(zones)]
    match cursor.zone:
        case Zone.SEATS:
            cursor.target = OnSeat(0)
        case Zone.PILES:
            cursor.target = OnPile()
        case Zone.BOARD:
            cursor.target = OnCell(_cell_of(cursor.target))
        case Zone.HAND | Zone.LOG | Zone.BUTTONS:
            cursor.target = None
    move.touch()


def _cell_of(target: Target | None) -> Cell:
    return target.cell if isinstance(target, OnCell) else at(1, 0)
