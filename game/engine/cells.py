"""Cells of the grid (RULES section 0): x grows to the right, y downwards, and there is no border (R3.7).

A cell is one integer, so that a neighbour is one addition and a maze is a dictionary of integers.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.engine.cards import E, N, S, W

Cell = int
_ROW = 1 << 16
_HALF = _ROW >> 1


def at(x: int, y: int) -> Cell:
    """Return the cell in column x and row y, both within ±32767."""
    return y * _ROW + x


def xy(cell: Cell) -> tuple[int, int]:
    """Return column and row of a cell."""
    x = (cell + _HALF) % _ROW - _HALF
    return x, (cell - x) // _ROW


def cell_text(cell: Cell) -> str:
    """Return a cell as records write it: `3,-1`."""
    x, y = xy(cell)
    return f"{x},{y}"


class CellsPrinted(msgspec.Struct, frozen=True, gc=False):
    """The base of commands and events: `repr` writes the field `cell` as records do, not as an integer.

    Values made of values: no circle leads through them, so the garbage collector need not look at them.
    """

    def __repr__(self) -> str:
        fields = [(name, getattr(self, name)) for name in self.__struct_fields__]
        shown = [f"{name}={cell_text(value) if name == 'cell' else repr(value)}" for name, value in fields]
        return f"{type(self).__name__}({', '.join(shown)})"


STEPS: tuple[tuple[int, int, int], ...] = ((N, -_ROW, S), (E, 1, W), (S, _ROW, N), (W, -1, E))
"""For each side: the side, what to add to reach the neighbour there, and the side by which that one touches."""

STEP: Mapping[int, int] = {side: step for side, step, _ in STEPS}

START_CELL: Cell = at(0, 0)
GOAL_CELLS: tuple[Cell, Cell, Cell] = (at(8, -2), at(8, 0), at(8, 2))
"""Where goals 1, 2 and 3 are."""
