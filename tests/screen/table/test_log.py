"""The log of the table, and the names of rows and columns (UX M20)."""

from __future__ import annotations

import pygame
import pytest
from screen.rounds import new_session
from screen.tables import Table, deal, dealt

from game.engine.cards import Marker, Tool, face
from game.engine.cells import at
from game.engine.events import (
    BonusPlaced,
    BonusTaken,
    Broke,
    DiscardedTwo,
    Event,
    Freed,
    HandsSwapped,
    Inspected,
    Laid,
    Retired,
    RoundBegan,
    TheftLaid,
    TheftStopped,
    Trapped,
)
from game.engine.maze import first_maze
from game.tabletop.view.last_acts import last_acts
from game.tabletop.view.log import Filter, lines_of
from game.tabletop.view.marks import column_letter, row_number

NAMES = ("Ada", "Bo", "Cy")
LOG = (
    RoundBegan(1, 0, first_maze()),
    Laid(0, 3, face("NES"), at(3, -1)),
    Broke(1, 4, Tool.LAMP, 0),
    Laid(0, 5, face("EW"), at(1, 0)),
)


def test_lines_name_the_seat_once_and_know_their_kind_and_place() -> None:
    lines = lines_of(LOG, NAMES)
    assert [line.kind for line in lines] == [Filter.ALL, Filter.PATHS, Filter.TOOLS, Filter.PATHS]
    assert lines[1].name == "Ada"
    assert not lines[1].words.startswith("Ada")
    assert lines[1].cell == at(3, -1)
    assert "Ada's lamp" in lines[2].words


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (BonusPlaced(1, 2, at(4, 2)), Filter.PATHS),
        (BonusTaken(1, 2, at(4, 2), 2, ()), Filter.PATHS),
        (DiscardedTwo(1, (3, 4), None, Marker.THEFT), Filter.TOOLS),
        (TheftLaid(1, 3), Filter.TOOLS),
        (TheftStopped(1, 3, 2), Filter.TOOLS),
        (Trapped(1, 3, 2), Filter.TOOLS),
        (Freed(1, 3, 1), Filter.TOOLS),
        (HandsSwapped(1, 3, 2, (4,), (5,), None, None), Filter.ALL),
        (Inspected(1, 3, 2, None), Filter.ALL),
        (Retired(1, (3,)), Filter.ALL),
    ],
)
def test_events_of_the_expansions_go_with_the_maze_or_what_is_in_front_of_seats(event: Event, kind: Filter) -> None:
    (line,) = lines_of((event,), NAMES)
    assert (line.seat, line.name, line.kind) == (1, "Bo", kind)
    assert line.cell == (at(4, 2) if isinstance(event, BonusPlaced | BonusTaken) else None)


def test_only_the_last_act_of_each_seat_is_marked() -> None:
    assert last_acts(LOG) == {0: LOG[3], 1: LOG[2]}


def test_filters_are_chosen_by_a_click_and_leave_only_their_lines() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    panel = table.table.view.log
    panel.tell(lines_of(LOG, NAMES))
    table.click("log-paths")
    assert panel.filter is Filter.PATHS
    assert {row[0].kind for row in panel._rows} == {Filter.PATHS}
    table.click("log-all")
    assert len(panel._rows) == len(LOG)


def test_the_line_under_the_pointer_is_found_and_a_click_brings_its_cell_into_view() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    panel, point = table.table.view.log, table.table.view.viewpoint
    panel.tell(lines_of(LOG, NAMES))
    row = panel._rows[1]
    over = (panel.body.centerx, panel._top(row[2]) + 4)
    table.move(over)
    assert panel.hovered is row[0]
    point.pan(-2000, 0)
    table.wait(0.3)
    assert not table.table.view.board.inner.colliderect(table.table.view.cell(at(3, -1)))
    table.click_at(over)
    table.wait(0.4)
    assert table.table.view.board.inner.contains(table.table.view.cell(at(3, -1)))


def test_a_long_log_scrolls_and_a_narrow_window_has_it_in_a_drawer() -> None:
    table = Table(new_session(3, 0), (1024, 640))
    table.settle()
    view = table.table.view
    assert not view.layout.log_shown
    table.press(pygame.K_l)
    assert view.layout.log_shown
    view.log.tell(lines_of(LOG * 20, NAMES))
    table.move(view.log.body.center)
    table.frame(pygame.Event(pygame.MOUSEWHEEL, y=2, x=0))
    assert view.log.scrolled > 0
    table.press(pygame.K_ESCAPE)
    assert not view.layout.log_shown
    assert table.scene is table.table


def test_columns_and_rows_have_names() -> None:
    assert column_letter(0) == "D"
    assert column_letter(8) == "L"
    assert row_number(0) == "5"
