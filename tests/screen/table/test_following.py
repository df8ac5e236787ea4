"""The view of the board follows what happens, gently, and leaves the player's own view alone (UX M10, M11)."""

from __future__ import annotations

import pygame
import pytest
from screen.tables import Table, deal, dealt

from game.engine.cards import face
from game.engine.cells import GOAL_CELLS, Cell, at
from game.engine.commands import Lay, Map
from game.engine.legal import options
from game.system.settings import SPEEDS, Speed
from game.tabletop.view.viewpoint import FIT_TIME

SHAFT = {at(1, y): face(text) for y, text in enumerate(("NES", "NESW", "NS", "NES") * 3, -5) if y <= 5}
"""Eleven rows: more than fit."""


def tall() -> Table:
    """A bot at seat 0 is to move in a shaft that is higher than the mat; its far ends are out of view."""
    hand = "NESW NEW map rockfall break:pick repair:pick"
    table = Table(dealt(deal(hand, SHAFT), 1), speed="1")
    while table.table.turns.timeline.busy:
        table.table.turns.timeline.finish()
    return table


def act(table: Table, command: Lay | Map) -> None:
    table.table.turns.play(0, command)


def lay_out_of_view(table: Table) -> Lay:
    view = table.table.view
    lays = [command for command in options(table.session.view(0)) if isinstance(command, Lay)]
    out = [lay for lay in lays if not view.board.inner.contains(view.cell(lay.cell))]
    assert out, "everything is in view"
    return out[0]


def in_view(table: Table, cell: Cell) -> bool:
    view = table.table.view
    return bool(view.board.inner.contains(view.cell(cell)))


def test_the_view_goes_to_a_bots_card_before_it_moves() -> None:
    table = tall()
    lay = lay_out_of_view(table)
    act(table, lay)
    moving, seen = table.table.turns.timeline, []
    while table.table.view.viewpoint.gliding:
        seen.append(table.table.view.cell(lay.cell).topleft)
        table.frame(dt=0.02)
        assert moving.busy, "nothing is shown yet"
    assert 5 <= len(seen) == len(set(seen)) <= 0.25 / 0.02, "in steps, within 250 ms"
    assert in_view(table, lay.cell)
    assert FIT_TIME <= 0.25


def test_the_view_goes_to_a_goal_that_a_bot_looks_at() -> None:
    table = tall()
    table.table.view.viewpoint.pan(3000, 0)
    table.wait(11)
    act(table, Map(1))
    table.wait(0.3)
    assert in_view(table, GOAL_CELLS[0])


def test_the_view_stays_where_the_player_has_put_it_in_the_last_ten_seconds() -> None:
    table = tall()
    lay = lay_out_of_view(table)
    table.table.view.viewpoint.pan(7, 0)
    own = table.table.view.viewpoint.camera
    act(table, lay)
    table.wait(0.5)
    assert table.table.view.viewpoint.camera == own
    table.press(pygame.K_HOME)
    table.wait(0.5)
    assert in_view(table, lay.cell)


def test_an_act_in_view_moves_nothing_and_does_not_wait() -> None:
    table = tall()
    before = table.table.view.viewpoint.camera
    act(table, Map(2))
    table.frame(dt=0.001)
    assert not table.table.view.viewpoint.gliding
    assert table.table.view.viewpoint.camera == before


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_view_arrives_within_250_ms_at_any_speed(speed: Speed) -> None:
    table = tall()
    table.context.settings.speed_bots = speed
    lay = lay_out_of_view(table)
    act(table, lay)
    table.wait(0.25)
    assert not table.table.view.viewpoint.gliding
    assert in_view(table, lay.cell)
