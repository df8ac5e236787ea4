"""Two round handles beside a ghost turn it by a click (UX S4)."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect
from screen.film import films
from screen.tables import Table, deal, dealt
from screen.twins import make_twins

from game.engine.cards import Face, face
from game.engine.cells import Cell, at, cell_text
from game.engine.commands import lay
from game.tabletop.move.handles import LEAST, handle_rects
from game.tabletop.move.targets import OnCell

TEE, STRAIGHT, BEND, ACTION = "NEW", "EW", "NE", "break:pick"
HAND = f"{TEE} {STRAIGHT} {BEND} {ACTION} NESW NS"
BESIDE = at(1, 0)
CROSSED = {at(1, 0): face("NESW"), at(2, 0): face("NESW")}


def _table(*, maze: dict[Cell, Face] | None = None, size: tuple[int, int] = (1280, 720), humans: int = 1) -> Table:
    table = Table(dealt(deal(HAND, maze), *range(humans)), size=size)
    table.settle()
    if humans > 1:
        table.press(pygame.K_RETURN)
        table.wait(0.7)
        table.press(pygame.K_RETURN)
        table.settle()
        table.press(pygame.K_p)
    return table


def _hold(table: Table, index: int, cell: Cell = BESIDE) -> None:
    """Click a card of the hand and rest the pointer on a cell."""
    table.click_at(table.slot(index))
    table.move(table.middle(OnCell(cell)))


def _handles(table: Table) -> list[Rect]:
    return [rect for name, rect in table.table.rects().items() if name.startswith("turn-")]


def _ghost(table: Table) -> Face | None:
    ghost = table.table.move.aim.ghost
    return None if ghost is None else ghost[0]


@pytest.mark.parametrize("number", [1, 2])
def test_a_click_on_either_handle_turns_the_ghost_and_another_click_on_the_cell_lays_it(number: int) -> None:
    table = _table()
    _hold(table, 0)
    before = _ghost(table)
    assert before is not None
    table.click(f"turn-{number}")
    assert _ghost(table) is before.turned
    table.click(f"turn-{number}")
    assert _ghost(table) is before
    table.click(f"turn-{number}")
    table.click_at(table.middle(OnCell(BESIDE)))
    assert table.table.move.laid == lay(before.turned, BESIDE)


@pytest.mark.parametrize("humans", [1, 2])
def test_a_card_that_is_laid_tentatively_is_turned_where_it_lies(humans: int) -> None:
    table = _table(humans=humans)
    _hold(table, 0)
    table.click_at(table.middle(OnCell(BESIDE)))
    laid = table.table.move.laid
    table.click("turn-2")
    assert table.table.move.laid == lay(face(TEE).turned, BESIDE) != laid
    table.press(pygame.K_e)
    assert table.session.table.maze.cards[BESIDE] is face(TEE).turned


@pytest.mark.parametrize("index", [1, 2, 3])
def test_there_are_none_where_turning_makes_no_difference(index: int) -> None:
    """A straight tunnel looks alike both ways, a bend fits only one way, an action card has none."""
    table = _table()
    _hold(table, index)
    assert _handles(table) == []


def test_there_are_none_while_a_card_is_dragged_and_where_nothing_is_pointed_at() -> None:
    table = _table()
    start, cell = table.slot(0), table.middle(OnCell(BESIDE))
    table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    table.move((start[0] + 20, start[1] - 20))
    table.move(cell)
    assert _ghost(table) is not None
    assert _handles(table) == []
    table.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=cell, button=1))
    assert len(_handles(table)) == 2, "it is laid"
    table.press(pygame.K_z)
    assert _handles(table) == []


def test_keys_show_them_too() -> None:
    table = _table()
    table.press(pygame.K_1)
    while table.table.move.cursor.target != OnCell(BESIDE):
        table.press(pygame.K_n)
    assert len(_handles(table)) == 2


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_they_cover_no_other_legal_cell_so_that_a_click_there_lays_the_card(size: tuple[int, int]) -> None:
    table = _table(maze=CROSSED, size=size)
    table.click_at(table.slot(0))
    aim, view = table.table.move.aim, table.table.view
    legal = aim.as_held | aim.after_turning
    shown = 0
    for cell in legal:
        _hold_still(table, cell)
        handles = _handles(table)
        shown += bool(handles)
        for handle in handles:
            assert min(handle.size) >= LEAST
            assert view.board.inner.contains(handle)
            for other in legal - {cell}:
                assert not handle.colliderect(view.cell(other)), f"{cell_text(cell)} covers {cell_text(other)}"
        for other in legal:
            table.move(view.cell(other).center)
            assert table.table.move.cursor.target == OnCell(other)
    assert shown >= 2


def _hold_still(table: Table, cell: Cell) -> None:
    table.move(table.middle(OnCell(cell)))
    assert table.table.move.cursor.target == OnCell(cell)


@pytest.mark.parametrize("width", [44, 58, 81])
def test_in_a_corner_they_leave_the_middle_of_the_cell_free(width: int) -> None:
    ghost = Rect(400, 300, width, width * 3 // 2)
    around = [ghost.move(width, 0), ghost.move(-width, 0)]
    handles = handle_rects(ghost, [ghost, *around], Rect(0, 0, 1000, 800), 34)
    assert not handles[0].colliderect(handles[1])
    for handle in handles:
        assert ghost.contains(handle)
        assert not handle.collidepoint(ghost.center)
        assert min(handle.size) >= LEAST


def test_a_rest_on_a_handle_says_what_it_does() -> None:
    table = _table()
    _hold(table, 0)
    table.move(_handles(table)[0].center)
    table.wait(0.4)
    tip = table.table.notes.tip
    assert tip is not None
    assert tip[0] == "Turn the card round (R)"
    assert _ghost(table) is not None, "the ghost stays while the pointer is on its handle"


def test_nobody_else_sees_them() -> None:
    """They go with the hand: a tentative card that lies there for all has none once the hand is covered."""
    table = _table(humans=2)
    _hold(table, 0)
    table.click_at(table.middle(OnCell(BESIDE)))
    place = _handles(table)[1].center
    laid = table.table.move.laid
    table.move((5, 300))
    table.wait(4.2)
    assert not table.table.sight.hand_open
    assert _handles(table) == []
    table.click_at(place)
    assert table.table.move.laid == laid


def test_public_frames_of_twins_are_alike_where_one_card_can_be_turned_and_the_other_cannot() -> None:
    """Both people pick up the card at the same place, rest on the same cell, and let their hands be covered."""
    ours, theirs = films(make_twins(3))
    for film in (ours, theirs):
        film.let_bots_play()
        film.reveal()
        film.frame(dt=1.0)
        for place in range(3):
            film.press(pygame.K_p)
            film.press(pygame.K_1 + place)
            film.frame(pygame.Event(pygame.MOUSEMOTION, pos=(640, 300), rel=(1, 0), buttons=(0, 0, 0)))
            for _second in range(6):
                film.frame(dt=1.0)
    shut = [[frame for frame in film.frames if frame.shut] for film in (ours, theirs)]
    assert len(shut[0]) > 5
    for a, b in zip(*shut, strict=True):
        assert (a.top, a.rects, a.pixels) == (b.top, b.rects, b.pixels)
