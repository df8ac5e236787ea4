"""Everything at the table with the main button of a mouse alone: no wheel, no other button (UX M10, M20, M22)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver
from screen.rounds import new_session
from screen.tables import Table, deal, dealt

from game.engine.cells import START_CELL, at
from game.scenes.table.buttons import FACES
from game.scenes.table.keys import KEY_INTENTS
from game.tabletop.move.targets import OnCell
from game.tabletop.view.log import line_cell
from game.ui.bindings import HAND_CONTROLS, Control

HAND = "NES EW map rockfall break:pick repair:pick"
Pos = tuple[int, int]


def pull(driver: Driver, start: Pos, *path: Pos) -> None:
    """The main button goes down at the start and up at the end of the path."""
    driver.move(start)
    driver.drag([start, *path])


def _table(size: Pos = (1280, 720)) -> Table:
    table = Table(dealt(deal(HAND)), size)
    table.settle()
    return table


def _free(table: Table) -> Pos:
    """A point of the mat with nothing on it."""
    inner = table.table.view.board.inner
    return inner.right - 40, inner.y + 40


def test_the_board_is_pulled_along_by_the_main_button() -> None:
    table = _table()
    before, point = table.session.state, table.table.view.viewpoint
    (x, y), origin = _free(table), point.camera.origin
    pull(table, (x, y), (x - 3, y), (x - 40, y + 9), (x - 50, y + 30))
    assert point.camera.origin == (origin[0] - 50, origin[1] + 30)
    table.move((x, y))
    assert point.camera.origin == (origin[0] - 50, origin[1] + 30), "nothing hangs on the pointer any more"
    assert table.session.state is before


def test_a_hand_that_trembles_pulls_nothing_and_a_card_goes_before_the_board() -> None:
    table = _table()
    point, (x, y) = table.table.view.viewpoint, _free(table)
    origin = point.camera.origin
    pull(table, (x, y), (x + 2, y + 2), (x - 2, y))
    assert point.camera.origin == origin
    target = table.middle(OnCell(at(1, 0)))
    table.click_at(table.slot(0))
    pull(table, (target[0] - 20, target[1]), target)
    assert table.table.move.laid is not None, "a press with a card held lays it, however the pointer went"
    assert point.camera.origin == origin


def test_a_pull_ends_when_the_window_goes() -> None:
    table = _table()
    point, (x, y) = table.table.view.viewpoint, _free(table)
    table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    table.move((x - 30, y))
    origin = point.camera.origin
    table.frame(pygame.Event(pygame.WINDOWFOCUSLOST))
    table.move((x - 90, y))
    assert point.camera.origin == origin


def test_the_button_for_the_view_draws_nearer_step_by_step_and_shows_the_whole_again() -> None:
    table = _table()
    point = table.table.view.viewpoint
    whole = point.aim
    widths: list[int] = []
    while point.aim != whole or not widths:
        table.click("fit")
        table.wait(0.3)
        widths.append(point.aim.width)
        start = point.aim.cell_rect(START_CELL)
        assert table.table.view.layout.cloth.contains(start), "nothing is drawn near but what there is to see"
        assert len(widths) < 12
    assert len(widths) > 3
    assert sorted(widths[:-1]) == widths[:-1]
    assert widths[0] > whole.width
    table.click("fit")
    x, y = _free(table)
    pull(table, (x, y), (x - 30, y), (x - 60, y))
    table.click("fit")
    table.wait(0.3)
    assert point.aim == whole, "from a view that was moved by hand it leads back"


def test_the_log_is_pulled_to_older_lines_and_a_press_on_a_line_still_counts() -> None:
    table = Table(new_session(8, 0, seed=3), (1024, 640), 2.0)
    table.settle()
    table.click("log")
    log, view = table.table.view.log, table.table.view
    x, y = log.body.center
    camera = view.viewpoint.aim
    pull(table, (x, y), (x, y + 10), (x, y + 40))
    assert log.scrolled == 40
    assert view.viewpoint.aim == camera, "what is pulled is not pressed"
    pull(table, (x, y), (x, y - 400))
    assert log.scrolled == 0
    view.viewpoint.pan(2000, 0)
    table.move((x, y))
    places = [place for place in range(log.body.y, log.body.bottom, 9) if _speaks_of_a_cell(table, (x, place))]
    table.click_at((x, places[0]))
    table.wait(0.3)
    assert view.viewpoint.aim != camera.panned(2000, 0), "the view goes to what the line speaks of"


def _speaks_of_a_cell(table: Table, pos: Pos) -> bool:
    table.move(pos)
    line = table.table.view.log.hovered
    return line is not None and line_cell(line) is not None


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_every_control_of_the_table_has_a_way_by_the_main_button(people: tuple[int, ...]) -> None:
    """A button on the screen, or what is named here."""
    otherwise = {
        *HAND_CONTROLS, Control.NEXT_CARD, Control.PREVIOUS_CARD,  # a press on the card
        Control.CONFIRM, Control.LEFT, Control.RIGHT, Control.UP, Control.DOWN,  # a press on what is meant
        Control.NEXT_TARGET, Control.PREVIOUS_TARGET, Control.ZONE_NEXT, Control.ZONE_PREVIOUS,  # likewise
        Control.PAN_LEFT, Control.PAN_RIGHT, Control.PAN_UP, Control.PAN_DOWN,  # a pull
        Control.ZOOM_IN, Control.ZOOM_OUT,  # the button for the view
        Control.INSPECT,  # pointing
        Control.GRID,  # a setting
        Control.MENU,  # the button of the menu, which tells of Esc
        Control.TALK,  # only where there is talk
        Control.QUICK,  # a button where the rest is offered alone (tests/screen/table/endings/test_quick.py)
        Control.WHY,  # a button in practice alone (tests/screen/why/test_practice.py)
    }  # fmt: skip
    table = Table(new_session(4, *people, seed=1), (1024, 640))
    there = {face.control for name, face in FACES.items() if name in table.table.view.layout.buttons}
    controls = {control for control, intent in KEY_INTENTS.items() if intent is not None}
    without = controls - there - otherwise
    assert without == (set() if len(people) > 1 else {Control.CURTAIN}), "alone there is no curtain to draw"
