"""Nothing of what one seat saw stays behind: not in a menu, a view of the board, a notice or a log (UX section 3)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver
from screen.rounds import find, instant_context, new_session, picking, with_people
from screen.tables import Table, deal, dealt

from game.engine.cells import at
from game.scenes.menus.leaving import LeaveQuestion
from game.scenes.private.curtain import BREATH, Curtain
from game.scenes.private.moment import PrivateMoment
from game.scenes.private.role_round import RoleCard
from game.scenes.round_end.nugget_pick import NuggetPick
from game.scenes.round_end.scene import RoundEndScene
from game.ui.context import Context
from game.ui.privacy import OPEN_SECONDS
from game.ui.scene import Pop, Push, Quit

PATH_FIRST = "NES EW break:pick rockfall map repair:pick"
ACTION_FIRST = "repair:pick EW break:pick rockfall map NES"


def seated(hand: str = PATH_FIRST, *people: int) -> Table:
    """A table where the person at seat 0 has made both presses and opened the hand."""
    table = Table(dealt(deal(hand), *(people or (0, 1, 2))))
    table.settle()
    if table.scene.name == "curtain":
        reveal(table)
    table.settle()
    table.press(pygame.K_p)
    return table


def reveal(driver: Driver) -> None:
    """Both presses at the curtain."""
    driver.press(pygame.K_RETURN)
    driver.frame(dt=BREATH + 0.1)
    driver.press(pygame.K_RETURN)
    driver.frame()


def hand_on(table: Table) -> None:
    """Wait for the next curtain, and make both presses."""
    for _frame in range(400):
        if table.scene.name == "curtain":
            break
        table.frame(dt=0.05)
    assert table.scene.name == "curtain"
    reveal(table)
    table.settle()


def pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.canvas, "RGB")


def _moments(context: Context) -> list[PrivateMoment | NuggetPick]:
    picks = with_people(find(picking), range(5))
    asked = picks.table.to_play
    assert asked is not None
    return [
        RoleCard(context, new_session(4, 0, 1, seed=3), 1, Pop),
        NuggetPick(context, picks, asked, lambda _value: Pop()),
    ]


@pytest.mark.parametrize("place", range(2))
def test_a_question_over_a_private_moment_lies_over_its_curtain(place: int) -> None:
    context = instant_context()
    moment = _moments(context)[place]
    driver = Driver(context, moment)
    driver.app.stack.apply(Push(LeaveQuestion(context, Quit())))
    driver.frame()
    assert moment not in driver.app.stack.visible()
    assert isinstance(driver.app.stack.visible()[0], Curtain)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Curtain)
    reveal(driver)
    assert driver.at(moment)


def test_the_menu_does_not_tell_what_was_held_below_it() -> None:
    looks = []
    for hand in (PATH_FIRST, ACTION_FIRST):
        table = seated(hand)
        table.press(pygame.K_1)
        table.click("menu")
        assert table.scene.name == "pause"
        looks.append(pixels(table))
    assert looks[0] == looks[1]


def test_what_lay_open_when_the_round_ended_does_not_keep_the_window_awake() -> None:
    context = instant_context()
    session = with_people(find(picking), range(5))
    context.privacy.begin((0, 1))
    context.privacy.hand_over(0)
    context.privacy.open_next()
    driver = Driver(context, RoundEndScene(context, session))
    for _second in range(round(OPEN_SECONDS) + 1):
        driver.frame(dt=1.0)
    assert context.privacy.wake_in is None
    assert not context.privacy.shows(0)


def test_the_role_is_not_shown_once_the_turn_is_over() -> None:
    table = Table(dealt(deal(PATH_FIRST), 0, 1, 2), speed="1")
    table.settle()
    reveal(table)
    table.settle()
    table.press(pygame.K_p, pygame.K_1, pygame.K_d, pygame.K_e)
    assert table.table.turns.timeline.busy
    table.press(pygame.K_p)
    assert not table.context.privacy.role_open
    assert set(table.table.view.seen.hand) <= {None}


def _move_away(table: Table) -> object:
    """Zoom in and move the board until no card of it is in view; return the view."""
    table.press(*[pygame.K_PLUS] * 6, mod=0)
    table.press(*[pygame.K_RIGHT] * 30, mod=pygame.KMOD_SHIFT)
    table.wait(0.5)
    return table.table.view.viewpoint.camera


@pytest.mark.parametrize("how", ["p", "quiet", "curtain", "commit"])
def test_the_board_goes_back_from_where_the_keys_took_a_held_card(how: str) -> None:
    table = seated()
    away = _move_away(table)
    table.press(pygame.K_1, pygame.K_n)
    table.wait(0.5)
    assert table.table.view.viewpoint.camera != away
    if how == "p":
        table.press(pygame.K_p, pygame.K_p)
    elif how == "quiet":
        table.wait(OPEN_SECONDS)
    elif how == "curtain":
        table.press(pygame.K_c)
    else:
        table.press(pygame.K_d, pygame.K_e)
        assert table.table.sight.viewer != 0 or table.scene.name == "curtain"
    assert table.table.view.viewpoint.camera == away
    assert not table.table.view.viewpoint.moving


def test_a_tooltip_below_a_held_card_is_gone_with_it() -> None:
    tips = []
    for key in (pygame.K_1, pygame.K_LSHIFT):
        table = seated()
        table.move(table.table.view.layout.seat(1).center)
        table.press(key)
        table.move(table.table.view.layout.seat(2).center)
        table.press(pygame.K_p, pygame.K_p)
        tips.append((table.table.notes.tip, table.table.move.cursor.focus))
    assert tips[0] == tips[1]


def test_the_board_stays_where_its_player_put_it() -> None:
    table = seated()
    _move_away(table)
    table.press(pygame.K_1, pygame.K_n)
    table.press(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    chosen = table.table.view.viewpoint.camera
    table.press(pygame.K_p, pygame.K_p)
    assert table.table.view.viewpoint.camera == chosen


def test_the_next_one_finds_the_whole_board_and_the_first_card() -> None:
    table = seated()
    fitted = table.table.view.viewpoint.camera
    _move_away(table)
    table.press(pygame.K_3, pygame.K_d, pygame.K_e)
    hand_on(table)
    assert table.table.sight.viewer == 1
    assert table.table.view.viewpoint.camera == fitted
    assert table.table.move.cursor.focus == 0


def test_a_notice_does_not_keep_off_the_places_of_a_card_that_was_held() -> None:
    looks = []
    for hand in (PATH_FIRST, ACTION_FIRST):
        table = seated(hand)
        view, notice = table.table.view, "The settings could not be saved. " * 4
        # a place for the card at the head of the table, where a notice would be
        beside, place = view.cell(at(1, 0)), view.board.inner
        view.viewpoint.pan(place.right - 130 - beside.centerx, place.top + 60 - beside.centery)
        table.wait(0.5)
        table.press(pygame.K_1)
        table.context.notices.append(notice)
        table.frame()
        table.frame()
        table.press(pygame.K_p, pygame.K_p)
        table.frame()
        looks.append((table.table.toast.rect, pixels(table)))
    assert looks[0] == looks[1]


def test_no_line_of_a_log_that_was_read_in_private_stays_marked() -> None:
    table = seated()
    for _turn in range(3):
        table.press(pygame.K_1, pygame.K_d)
        table.wait(0.4)
        table.press(pygame.K_e)
        hand_on(table)
        table.press(pygame.K_p)
    assert table.table.sight.viewer == 0
    log = table.table.view.log
    for y in range(log.body.top, log.body.bottom, 6):
        table.move((log.body.centerx, y))
        if log.hovered is not None and "drew" in log.hovered.words:
            break
    assert log.hovered is not None
    assert "drew" in log.hovered.words
    table.press(pygame.K_p, pygame.K_p)
    assert table.table.view.log.hovered is None
