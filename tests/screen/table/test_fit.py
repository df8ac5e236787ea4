"""The mine fills the mat: how wide cards are by the rows of maze and goals, and that all of it is in view."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from screen.rounds import new_session

from game.engine.cards import face
from game.engine.cells import at, xy
from game.engine.ruleset import Ruleset
from game.engine.table import Table
from game.records.replay import replay_file
from game.tabletop.board.cards import maze_cells
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.viewpoint import Viewpoint
from game.ui.viewport import Viewport

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "records").glob("*.lode"))
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
WIDEST = 11
"""Columns with which rows alone say how wide cards are, with the marks of table talk on the seats, too."""


def least_width(rows: int, unit: float) -> int:
    """Cards may be no narrower, in whole pixels: 58, 50 and 44 at 1280x720, and never below 44."""
    return max(44, int({5: 58, 6: 50}.get(rows, 44) * unit))


def fitted(table: Table, size: tuple[int, int]) -> tuple[Viewpoint, TableLayout]:
    layout = TableLayout.of(Viewport(size), table.seats, table.rules)
    return Viewpoint(layout, table), layout


def spans(table: Table) -> tuple[int, int]:
    """Rows and columns of maze and goals."""
    columns, rows = zip(*map(xy, maze_cells(table)), strict=True)
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def maze_of_rows(rows: int, columns: int = 9, talk: bool = True) -> Table:
    """The table of a new round with a shaft that makes the maze so many rows high, and a drift to the left."""
    table = new_session(5, rules=Ruleset(table_talk=talk)).table
    maze = table.maze
    for y in range(3, rows - 2):
        maze = maze.lay(at(1, y), face("NS"))
    for x in range(columns - 9):
        maze = maze.lay(at(-1 - x, 0), face("EW"))
    return replace(table, maze=maze)


@pytest.mark.parametrize("talk", [False, True], ids=["base", "talk"])
@pytest.mark.parametrize("columns", [9, 10, WIDEST])
@pytest.mark.parametrize("rows", [5, 6, 7, 8])
@pytest.mark.parametrize("size", SIZES)
def test_cards_are_as_wide_as_their_rows_allow(size: tuple[int, int], rows: int, columns: int, talk: bool) -> None:
    table = maze_of_rows(rows, columns, talk)
    assert spans(table) == (rows, columns)
    viewpoint, layout = fitted(table, size)
    camera = viewpoint.camera
    assert camera.width >= least_width(rows, layout.unit)
    inside = [layout.cloth.contains(camera.cell_rect(cell)) for cell in maze_cells(table)]
    if rows <= 6 or (rows == 7 and size != (1024, 640)):
        assert all(inside)
        assert layout.piles.collidelist([camera.cell_rect(cell) for cell in maze_cells(table)]) < 0


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_cards_are_as_wide_in_recorded_games(record: Path, size: tuple[int, int]) -> None:
    before = None
    for played in replay_file(record).played:
        table = played.step.state.table
        if table.maze is before:
            continue
        before = table.maze
        rows, columns = spans(table)
        viewpoint, layout = fitted(table, size)
        assert viewpoint.camera.width >= (least_width(rows, layout.unit) if columns <= WIDEST else layout.least_card)


def test_half_a_cell_of_margin_shows_a_part_of_every_neighbour() -> None:
    for rows in (5, 6):
        table = maze_of_rows(rows)
        viewpoint, layout = fitted(table, (1280, 720))
        for cell in table.maze.spots:
            shown = viewpoint.camera.cell_rect(cell).clip(layout.cloth)
            assert min(shown.w / viewpoint.camera.width, shown.h / viewpoint.camera.height) >= 0.2
