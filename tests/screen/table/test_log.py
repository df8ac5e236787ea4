"""The log of the table, and the names of rows and columns (UX M20)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.rounds import EXPANDED, bot_moves, new_session, with_people
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
    Looked,
    Retired,
    RoundBegan,
    TheftLaid,
    TheftStopped,
    Trapped,
)
from game.engine.maze import first_maze
from game.play.session import Session
from game.scenes.menus.pause import Pause
from game.tabletop.move.cursor import Zone
from game.tabletop.view.last_acts import last_acts
from game.tabletop.view.log import Filter, lines_of
from game.tabletop.view.marks import column_letter, row_number
from game.ui.widgets import clipboard

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


def test_lines_of_one_seat_are_chosen_by_its_token_and_go_with_the_other_filters() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    panel = table.table.view.log
    panel.tell(lines_of(LOG, NAMES))
    table.click("log-seat-1")
    assert [row[0].seat for row in panel._rows] == [0, 0]
    table.click("log-seat-2")
    assert [row[0].seat for row in panel._rows] == [1]
    table.click("log-paths")
    assert panel._rows == []
    table.click("log-seat-2")
    assert [row[0].kind for row in panel._rows] == [Filter.PATHS] * 2


def test_filters_stay_when_the_drawer_is_shut_and_opened_again() -> None:
    table = Table(new_session(3, 0), (1024, 640))
    table.settle()
    table.press(pygame.K_l)
    table.click("log-seat-3")
    table.press(pygame.K_l, pygame.K_l)
    assert table.table.view.log.seat == 2


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_what_can_be_clicked_in_the_log_is_24_pixels_and_more_with_twelve_seats_too(
    size: tuple[int, int], scale: float
) -> None:
    table = Table(new_session(12, 0, rules=EXPANDED), size, scale)
    view = table.table.view
    if not view.layout.log_shown:
        table.press(pygame.K_l)
    log = view.log
    assert log.save is not None
    parts = [*log.tabs().values(), *log.seats().values(), log.save]
    assert len(log.seats()) == 12
    for place, part in enumerate(parts):
        assert min(part.size) >= 24
        assert view.layout.log.contains(part)
        assert not part.colliderect(log.body)
        assert part.collidelist(parts[place + 1 :]) == -1


def test_every_small_thing_in_the_log_says_what_it_does() -> None:
    table = Table(new_session(3, 0))
    table.settle()
    said = []
    for name in ("log-save", "log-seat-2", "log-seat-2"):
        table.move(table.table.rects()[name].center)
        tip = table.table.notes.tip
        assert tip is not None
        said.append(tip[0])
        table.click("log-seat-2")
    assert said == ["Save the log as text", "What everybody did", "Only what Bo did"]


def test_the_log_is_saved_by_a_click_which_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    table = Table(new_session(3, 0))
    table.context.data_folder = tmp_path
    table.settle()
    table.click("log-save")
    path = tmp_path / "logs" / "log.txt"
    assert copied == [path.read_text("utf-8")]
    assert table.table.toast.sentence == f"The log is saved as {path}, and it is on the clipboard."


@pytest.mark.parametrize("can_copy", [True, False])
def test_a_disk_that_refuses_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, can_copy: bool
) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda _text: can_copy)
    (tmp_path / "logs").write_text("in the way")
    table = Table(new_session(3, 0))
    table.context.data_folder = tmp_path
    table.settle()
    table.click("log-save")
    said = table.table.toast.sentence
    assert "cannot be saved (File exists)" in said
    assert said.startswith("The log is on the clipboard") == can_copy


def test_keys_save_the_log_from_the_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda _text: False)
    table = Table(new_session(3, 0))
    table.context.data_folder = tmp_path
    table.settle()
    table.press(pygame.K_ESCAPE)
    while isinstance(table.scene, Pause) and (focus := table.scene.ring.focus) and focus.name != "save-log":
        table.press(pygame.K_DOWN)
    table.press(pygame.K_RETURN)
    assert (tmp_path / "logs" / "log.txt").exists()


def test_a_line_about_a_goal_brings_the_goal_into_view() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    panel, view = table.table.view.log, table.table.view
    panel.tell(lines_of((*LOG, Looked(1, 3, 2, None)), NAMES))
    row = panel._rows[-1]
    view.viewpoint.pan(2000, 0)
    table.wait(0.3)
    assert not view.board.inner.contains(view.goal(2))
    table.click_at((panel.body.centerx, panel._top(row[2]) + 4))
    table.wait(0.4)
    assert view.board.inner.contains(view.goal(2))


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


def played() -> Session:
    """A game of one person in which bots have laid some cards."""
    for place, session in enumerate(bot_moves(new_session(4, seed=5))):
        if place > 4 and session.table.to_play == 0:
            break
    return with_people(session, [0])


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)], ids=["beside the board", "a drawer"])
def test_the_log_is_read_by_keys_alone(size: tuple[int, int]) -> None:
    table = Table(played(), size)
    table.settle()
    table.press(pygame.K_l)
    log, cursor = table.table.view.log, table.table.move.cursor
    assert table.table.view.layout.log_shown
    assert cursor.zone is Zone.LOG
    newest = log.hovered
    assert newest is not None
    table.press(pygame.K_UP)
    assert log.hovered is not None
    assert log.hovered is not newest
    for _ in range(30):
        table.press(pygame.K_UP)
    assert log.hovered is log._rows[0][0], "it goes to the oldest line and stays there"
    filters = []
    for key in (pygame.K_RIGHT, pygame.K_LEFT):
        table.press(key)
        filters.append(log.filter)
    assert filters == [Filter.PATHS, Filter.ALL]
    table.press(pygame.K_l)
    assert [table.table.view.log.hovered, cursor.zone] == [None, Zone.HAND]
    table.press(pygame.K_1)
    assert table.table.move.held == 0


def test_enter_on_a_line_of_the_log_brings_its_card_into_view() -> None:
    table = Table(played())
    table.settle()
    table.press(pygame.K_l)
    log = table.table.view.log
    for _line in log._rows:
        if log.hovered is not None and log.hovered.cell is not None:
            break
        table.press(pygame.K_UP)
    assert log.hovered is not None
    cell = log.hovered.cell
    assert cell is not None
    table.press(*[pygame.K_RIGHT] * 30, mod=pygame.KMOD_SHIFT)
    assert not table.table.view.board.inner.contains(table.table.view.cell(cell))
    table.press(pygame.K_RETURN)
    table.wait(1)
    assert table.table.view.board.inner.contains(table.table.view.cell(cell))
    table.press(pygame.K_TAB)
    assert [log.hovered, table.table.move.cursor.zone] == [None, Zone.PILES]
