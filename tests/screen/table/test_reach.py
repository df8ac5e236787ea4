"""No cell is out of reach: of whatever is not in view, a pointer at the edge or the keys bring enough into it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect
from screen.table.test_following import SHAFT
from screen.tables import Table, deal, dealt

from game.engine.cells import Cell, at
from game.engine.table import Table as Position
from game.records.replay import replay_file
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.targets import OnCell
from game.tabletop.view.viewpoint import Viewpoint
from game.ui.viewport import Viewport

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "records").glob("*.lode"))
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
LEAST = 10
"""Pixels of a cell that are enough to drop a card on; the magnet of a legal cell adds a third of a card around it."""


def can_be_dropped_on(viewpoint: Viewpoint, layout: TableLayout, cell: Cell) -> bool:
    seen = viewpoint.camera.cell_rect(cell).clip(layout.cloth)
    beside_piles = seen.w - max(0, layout.piles.right - seen.left) if seen.colliderect(layout.piles) else seen.w
    return beside_piles >= LEAST and seen.h >= LEAST


def lean_towards(viewpoint: Viewpoint, layout: TableLayout, cell: Cell) -> None:
    """Hold a card at the edges of the mat beyond which the cell is, until nothing moves any more."""
    rect, cloth = viewpoint.camera.cell_rect(cell), layout.cloth
    middle: Rect = cloth.inflate(-cloth.w // 2, -cloth.h // 2)
    x = cloth.left + 2 if rect.left < layout.maze.left else cloth.right - 3 if rect.right > cloth.right else middle.x
    y = cloth.top + 2 if rect.top < cloth.top else cloth.bottom - 3 if rect.bottom > cloth.bottom else middle.y
    for _frame in range(60):
        viewpoint.lean((x, y), 0.1)


def positions(record: Path) -> list[Position]:
    found: list[Position] = []
    for played in replay_file(record).played:
        table = played.step.state.table
        if not found or table.maze is not found[-1].maze:
            found.append(table)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_every_cell_can_be_reached_with_the_mouse(record: Path, size: tuple[int, int]) -> None:
    for table in positions(record):
        layout = TableLayout.of(Viewport(size), table.seats, table.rules)
        fitted = Viewpoint(layout, table)
        for cell in {*table.maze.spots, *table.maze.cards, *table.maze.closed}:
            if not can_be_dropped_on(fitted, layout, cell):
                viewpoint = Viewpoint(layout, table)
                lean_towards(viewpoint, layout, cell)
                assert can_be_dropped_on(viewpoint, layout, cell), cell


def in_a_shaft() -> Table:
    """A person is to move in a maze of eleven rows, more than fit."""
    table = Table(dealt(deal("NESW NEW map rockfall break:pick repair:pick", SHAFT)))
    table.settle()
    return table


@pytest.mark.parametrize("cell", [at(1, -6), at(1, 6)], ids=["above", "below"])
def test_a_card_is_dragged_to_a_cell_out_of_view(cell: Cell) -> None:
    table = in_a_shaft()
    view = table.table.view
    inner = view.board.inner
    assert not view.cell(cell).colliderect(inner)
    edge = (inner.centerx, inner.top + 4 if cell < 0 else inner.bottom - 5)
    slot = table.slot(0)
    table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=slot, button=1))
    for pos in ((slot[0] + 20, slot[1] - 20), edge):
        table.frame(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
    table.wait(3)
    target = table.middle(OnCell(cell))
    assert inner.collidepoint(target)
    table.frame(pygame.Event(pygame.MOUSEMOTION, pos=target, rel=(1, 1), buttons=(1, 0, 0)))
    table.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=target, button=1))
    settled = table.table.move.aim.settled
    assert settled is not None
    assert settled.cell == cell


def test_a_card_that_only_passes_the_edge_moves_nothing() -> None:
    table = in_a_shaft()
    view = table.table.view
    before = view.viewpoint.camera
    inner = view.board.inner
    slot = table.slot(0)
    table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=slot, button=1))
    for pos in ((slot[0] + 20, slot[1] - 20), (inner.centerx, inner.bottom - 5), inner.center):
        table.frame(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
    table.wait(2)
    assert view.viewpoint.camera == before


def test_keys_bring_every_legal_cell_into_view() -> None:
    table = in_a_shaft()
    table.press(pygame.K_1)
    legal = {target.cell for target in table.table.move.targets() if isinstance(target, OnCell)}
    seen = set()
    for _step in range(2 * len(legal)):
        table.press(pygame.K_n)
        table.wait(0.4)
        target = table.table.move.cursor.target
        assert isinstance(target, OnCell)
        assert table.table.view.board.inner.contains(table.table.view.cell(target.cell))
        seen.add(target.cell)
    assert seen == legal


def test_the_view_returns_when_the_card_is_put_down() -> None:
    table = in_a_shaft()
    before = table.table.view.viewpoint.camera
    table.press(pygame.K_1)
    for _target in table.table.move.targets():
        if table.table.view.viewpoint.camera == before:
            table.press(pygame.K_n)
            table.wait(0.4)
    assert table.table.view.viewpoint.camera != before
    table.press(pygame.K_ESCAPE)
    assert table.table.view.viewpoint.gliding, "gently"
    table.wait(0.4)
    assert table.table.view.viewpoint.camera == before
