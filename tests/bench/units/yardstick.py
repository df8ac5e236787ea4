"""A unit of speed that no machine changes: how often a second this interpreter does one fixed piece of work.

One unit is made-up turns on a made-up grid in plain Python: copies of dicts of about 40 items, tuples and lists of
them, calls of methods, small objects and bits, in the proportions of a card game's rules. It is the same work
everywhere, as `CHECK` proves, and it never changes: every figure in `docs/performance.md` rests on it.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator

CHECK = 868425
_TURNS = 3600
_SLICES = 8
_NORTH, _EAST, _SOUTH, _WEST = 1, 2, 4, 8
_OPPOSITE = (0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15)
_STEPS = ((_NORTH, -16), (_EAST, 1), (_SOUTH, 16), (_WEST, -1))

_Move = tuple[int, int, int]


class _Spot:
    """A place in the grid and what is asked of a card there."""

    __slots__ = ("barred", "cell", "needed")

    def __init__(self, cell: int, needed: int, barred: int) -> None:
        self.cell = cell
        self.needed = needed
        self.barred = barred

    def takes(self, card: int) -> bool:
        return card & self.needed == self.needed and not card & self.barred


class _Table:
    """An unchanging position: laying a card makes the next one."""

    __slots__ = ("grid", "hand", "marks", "turn")

    def __init__(self, grid: dict[int, int], hand: tuple[int, ...], turn: int, marks: tuple[int, ...]) -> None:
        self.grid = grid
        self.hand = hand
        self.turn = turn
        self.marks = marks

    def spots(self) -> dict[int, _Spot]:
        grid: dict[int, int] = self.grid
        found: dict[int, _Spot] = {}
        for cell, card in grid.items():
            for side, step in _STEPS:
                if card & side and cell + step not in grid and cell + step not in found:
                    found[cell + step] = self.spot(cell + step)
        return found

    def spot(self, cell: int) -> _Spot:
        needed = barred = 0
        for side, step in _STEPS:
            other = self.grid.get(cell + step)
            if other is not None:
                if other & _OPPOSITE[side]:
                    needed |= side
                else:
                    barred |= side
        return _Spot(cell, needed, barred)

    def moves(self) -> list[_Move]:
        spots, moves = list(self.spots().values()), []
        for place, card in enumerate(self.hand):
            for turned in (card,) if card == _OPPOSITE[card] else (card, _OPPOSITE[card]):
                for spot in spots:
                    if spot.takes(turned):
                        moves.append((place, spot.cell, turned))
            moves.append((place, -1, 0))
        return moves

    def view(self, seat: int) -> tuple[int, dict[int, int], tuple[int, ...], int, tuple[int, ...]]:
        return (seat, dict(self.grid), tuple(self.hand), self.turn, tuple([mark & 7 for mark in self.marks]))

    def after(self, move: _Move, drawn: int) -> _Table:
        place, cell, card = move
        grid = self.grid.copy()
        if cell >= 0:
            grid[cell] = card
            if len(grid) > 44:
                for old in list(grid)[1:13]:
                    del grid[old]
        hand = self.hand[:place] + self.hand[place + 1 :] + (drawn,)
        marks = {**{i: m for i, m in enumerate(self.marks)}, place: cell}  # noqa: C416 - the work stays as it is
        return _Table(grid, hand, self.turn + 1, tuple(marks.values()))


def _slices(slices: int) -> Iterator[int]:
    """Do the work of one unit in equal slices, pausing after each; the last number depends on every step of it."""
    grid = {136 + 16 * (i // 6) + i % 6: 15 - (i * 7) % 5 for i in range(30)}
    table = _Table(grid, (3, 5, 7, 10, 13, 15), 0, (0,) * 8)
    state, total = 20261128, 0
    for number in range(1, _TURNS + 1):
        seat, grid, hand, turn, marks = [table.view(seat) for seat in range(5)][table.turn % 5]
        moves = table.moves()
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        for tried in moves[:: len(moves) // 12 + 1]:
            after = table.after(tried, seat + 1)
            total += len(after.grid) + after.marks[tried[0]] + after.spot(tried[1]).needed
        move = moves[(state >> 8) % len(moves)]
        table = table.after(move, (state >> 16) % 15 + 1)
        total = (total * 31 + len(moves) + len(grid) + sum(hand) + seat + marks[move[0] % 5] + (turn & 3)) % 9999991
        if number % (_TURNS // slices) == 0:
            yield total


def unit() -> int:
    """Do one unit in one go, and return what proves it: `CHECK`."""
    (total,) = _slices(1)
    return total


def units_per_second(units: int, clock: Callable[[], float] = time.process_time) -> float:
    """Return how many units this machine does in a second of processor time; one before these is not counted."""
    was_on = gc.isenabled()
    gc.disable()  # what the process holds must not matter; the work makes no cycles
    try:
        unit()
        began = clock()
        for _ in range(units):
            unit()
        return units / (clock() - began)
    finally:
        if was_on:
            gc.enable()


def per_unit(work: Callable[[], float], units: int, clock: Callable[[], float] = time.process_time) -> float:
    """Return how much of `work` is done in the time of one unit; `work` takes some 0.05 s and returns how much it did.

    Work and slices of a unit take turns, so a machine that changes its speed by the second changes both.
    """
    work()
    unit()
    gc.collect()
    gc.freeze()  # what the process holds must not matter
    done = worked = measured = 0.0
    for _ in range(units):
        slices = _slices(_SLICES)
        for _ in range(_SLICES):
            middle = clock()
            total = next(slices)
            began = clock()
            done += work()
            ended = clock()
            measured += began - middle
            worked += ended - began
        assert total == CHECK, f"the yardstick did other work than it should: {total}"
    gc.unfreeze()
    return done / worked * measured / units
