"""Who plays alone sees their role over the table first, and any press puts it away and acts (UX M1)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver
from screen.rounds import instant_context
from screen.tables import deal, dealt

from game.flow import settle
from game.play.session import Session
from game.scenes.private.role_round import RoleCard
from game.scenes.routes import ToRoles
from game.scenes.table.scene import TableScene
from game.ui.scene import Open, Reset

HAND = "map rockfall NES EW NESW NEW"


def at_the_role(session: Session | None = None) -> tuple[Driver, TableScene]:
    """The way of a new game: the table, and one's own role over it."""
    context = instant_context()
    change = settle(context, Open(ToRoles(session or dealt(deal(HAND)))))
    assert isinstance(change, Reset)
    table = change.scene
    assert isinstance(table, TableScene)
    driver = Driver(context, table)
    for _frame in range(100):
        if isinstance(driver.scene, RoleCard):
            return driver, table
        driver.frame(dt=0.05)
    raise AssertionError("no role is shown")


def test_the_role_lies_over_the_table_and_stays_until_a_press() -> None:
    driver, table = at_the_role()
    assert table in driver.app.stack.visible()
    for _second in range(20):
        driver.frame(dt=1.0)
    assert isinstance(driver.scene, RoleCard)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_m1_enter_and_esc_only_put_it_away(key: int) -> None:
    driver, table = at_the_role()
    driver.press(key)
    assert driver.at(table)
    assert table.move.held is None
    driver.frame()
    assert driver.at(table)


def test_m1_picking_a_card_by_its_number_puts_it_away_and_picks_the_card() -> None:
    driver, table = at_the_role()
    driver.press(pygame.K_3)
    assert driver.at(table)
    assert table.move.held == 2


def test_m1_a_click_on_a_card_puts_it_away_and_picks_the_card() -> None:
    driver, table = at_the_role()
    driver.click_at(table.rects()["hand-4"].center)
    assert driver.at(table)
    assert table.move.held == 3


def test_a_click_on_the_sign_puts_it_away_and_touches_nothing_below() -> None:
    driver, table = at_the_role()
    driver.click("hide")
    assert driver.at(table)
    assert table.move.held is None
    assert table.move.ready is None


def test_it_is_shown_once_and_not_over_a_game_that_goes_on() -> None:
    driver, table = at_the_role()
    driver.press(pygame.K_RETURN)
    for _frame in range(20):
        driver.frame(dt=0.1)
    assert driver.at(table)
    context = instant_context()
    going_on = Driver(context, TableScene(context, dealt(deal(HAND))))
    for _frame in range(20):
        going_on.frame(dt=0.1)
    assert going_on.scene.name == "table"


def test_bots_wait_until_it_is_put_away() -> None:
    session = dealt(deal(HAND), 1)
    driver, _table = at_the_role(session)
    for _second in range(10):
        driver.frame(dt=1.0)
    assert len(session.log(None)) == 1


def test_with_several_people_it_is_behind_the_curtain() -> None:
    context = instant_context()
    change = settle(context, Open(ToRoles(dealt(deal(HAND), 0, 1))))
    assert isinstance(change, Reset)
    assert change.scene.name == "curtain"


def test_the_button_says_that_the_next_press_hides_the_open_role() -> None:
    driver, table = at_the_role()
    driver.press(pygame.K_RETURN)
    (button,) = (button for button in table.buttons if button.name == "peek")
    driver.frame()
    assert button.label == "Hide"
    driver.press(pygame.K_p)
    driver.frame()
    assert button.label == "Peek"
