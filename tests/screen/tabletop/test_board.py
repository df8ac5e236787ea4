"""The picture of the board hangs on what lies there and where it is looked at from, never on what was drawn before."""

from __future__ import annotations

import random

import pygame
import pytest
from screen.driving import BlankPictures
from screen.rounds import CodedPictures, new_session

from game.engine.commands import Lay
from game.engine.legal import options
from game.engine.table import Table
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.board import Board
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
