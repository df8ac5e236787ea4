"""The picture of the board hangs on what lies there and where it is looked at from, never on what was drawn before."""

from __future__ import annotations

import random

import pygame
import pytest
from screen.driving import BlankPictures
from screen.rounds import CodedPictures, new_session

from game.art.drawing.raster import opaque
from game.engine.commands import Lay
from game.engine.legal import options
from game.engine.table import Table
from game.tabletop.board.board import Board
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.viewpoint import Viewpoint
from game.ui.viewport import Viewport


def _growing(seats: int) -> list[Table]:
    """The public position after every move of a round in which whoever can lays a card."""
    session, rng = new_session(seats, seed=4), random.Random(4)
    tables = [session.table]
    while (seat := session.table.to_play) is not None and session.table.outcome is None:
        legal = options(session.view(seat))
        lays = [command for command in legal if isinstance(command, Lay)]
        session.play(rng.choice(lays or legal))
        tables.append(session.table)
    return tables


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("pictures", [BlankPictures, CodedPictures])
def test_a_board_baked_bit_by_bit_is_the_board_baked_at_once(
    size: tuple[int, int], pictures: type[BlankPictures]
) -> None:
    tables = _growing(5)
    layout = TableLayout.of(Viewport(size), 5, tables[0].rules, curtain=False)
    grown, fitted = Board(pictures(), layout), Viewpoint(layout, tables[-1]).camera
    for place, table in enumerate(tables[:24]):
        grown.show(table, fitted)
        if place % 8 == 7:
            for camera in (fitted.zoomed(1.3, layout.board.center), fitted.panned(37, -21), fitted):
                grown.show(table, camera)
        if place % 4 == 3:
            fresh = Board(pictures(), layout)
            fresh.show(table, fitted)
            same = pygame.image.tobytes(fresh.surface, "RGB") == pygame.image.tobytes(grown.surface, "RGB")
            assert same, f"another picture after {place} moves"


def _pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_board_baked_in_parts_is_the_board_baked_at_once() -> None:
    """Whatever happens meanwhile: cards are laid, the view moves on, pictures sharpen."""
    tables = _growing(5)
    layout = TableLayout.of(Viewport((1920, 1080)), 5, tables[0].rules, curtain=False)
    pictures = CodedPictures()
    board, fitted = Board(pictures, layout), Viewpoint(layout, tables[-1]).camera
    board.show(tables[0], fitted)
    nearer = fitted.zoomed(1.3, layout.board.center)
    steps = [(0, nearer), (3, nearer), (4, fitted), (5, fitted), (5, nearer.panned(37, -21))]
    for place, camera in steps:
        board.show(tables[place], camera, by_parts=True)
        assert board.baking
    frames = 0
    while board.baking:
        board.show(tables[5], camera, by_parts=True)
        frames += 1
    assert frames > 1
    fresh = Board(pictures, layout)
    fresh.show(tables[5], camera)
    assert _pixels(board.surface) == _pixels(fresh.surface)
    assert not board.show(tables[5], camera, by_parts=True)


class _Late(CodedPictures):
    """Pictures that are still on their way until they are `there`."""

    there = False

    @property
    def pending(self) -> int:
        return 0 if self.there else 1


def test_a_board_is_baked_again_when_its_pictures_are_there() -> None:
    table, pictures = new_session(5, seed=4).table, _Late()
    layout = TableLayout.of(Viewport((1280, 720)), 5, table.rules, curtain=False)
    board, fitted = Board(pictures, layout), Viewpoint(layout, table).camera
    assert board.show(table, fitted, by_parts=True)
    assert not board.show(table, fitted, by_parts=True)
    pictures.there = True
    assert [board.show(table, fitted, by_parts=True) for _ in range(8)].count(True) == 1
    assert not board.baking


def test_a_frame_bakes_no_more_than_its_part() -> None:
    table = new_session(5, seed=4).table
    layout = TableLayout.of(Viewport((2560, 1440)), 5, table.rules, curtain=False)
    board, fitted = Board(CodedPictures(), layout), Viewpoint(layout, table).camera
    board.show(table, fitted)
    before = board.surface.copy()
    moved = fitted.panned(60, 40)
    assert not board.show(table, moved, by_parts=True)
    assert not board.show(table, moved, by_parts=True)
    drawn = pygame.mask.from_threshold(board.surface, (0, 0, 0), (1, 1, 1, 255), before)
    changed = board.surface.get_width() * board.surface.get_height() - drawn.count()
    assert 0 < changed <= 450_000


def test_what_changes_while_a_board_is_baked_shows_at_once() -> None:
    """A card that was just laid is never missing, and one that was taken never stays."""
    tables = _growing(5)
    layout = TableLayout.of(Viewport((1920, 1080)), 5, tables[0].rules, curtain=False)
    early, late = tables[0], tables[20]
    board, fitted = Board(CodedPictures(), layout), Viewpoint(layout, late).camera
    nearer = fitted.zoomed(1.2, layout.board.center)
    laid = late.maze.cards.keys() - early.maze.cards.keys()
    assert laid
    for before, after in ((early, late), (late, early)):
        board.show(before, fitted)
        board.show(before, nearer, by_parts=True)
        without = opaque((1920, 1080))
        board.draw(without, nearer)
        assert board.show(after, nearer, by_parts=True)
        assert board.baking
        canvas = opaque((1920, 1080))
        board.draw(canvas, nearer)
        for cell in laid:
            middle = nearer.cell_rect(cell).center
            assert canvas.get_at(middle) != without.get_at(middle)


@pytest.mark.parametrize(("factor", "pan"), [(1.3, (0, 0)), (2.5, (0, 0)), (2.5, (-333, 211)), (1.7, (900, -40))])
def test_a_moving_board_shows_all_of_its_picture_that_lies_on_the_mat(factor: float, pan: tuple[int, int]) -> None:
    table = new_session(5, seed=4).table
    layout = TableLayout.of(Viewport((1280, 720)), 5, table.rules, curtain=False)
    board, fitted = Board(CodedPictures(), layout), Viewpoint(layout, table).camera
    board.show(table, fitted)
    board.surface.fill((255, 255, 255))
    moved = fitted.zoomed(factor, layout.board.center).panned(*pan)
    canvas = pygame.Surface((1280, 720))
    board.draw_inner(canvas, moved)
    scale, inner = moved.width / fitted.width, board.inner
    left, top = (
        at + round((side - begin) * scale)
        for at, side, begin in zip(moved.origin, inner.topleft, fitted.origin, strict=True)
    )
    seen = pygame.Rect(left, top, round(inner.w * scale), round(inner.h * scale)).clip(inner).inflate(-4, -4)
    assert seen.w > 100
    white = pygame.mask.from_threshold(canvas, (255, 255, 255), (1, 1, 1, 255))
    assert white.count() >= seen.w * seen.h
    assert all(white.get_at(corner) for corner in (seen.topleft, (seen.right - 1, seen.bottom - 1), seen.center))
