"""The wheel at the table and in a replay: a notch zooms or turns, a sideways sweep does neither (UX M6, M10)."""

from __future__ import annotations

import pygame
import pytest
import scenarios
from screen import rounds
from screen.driving import Driver
from screen.tables import Table, deal, dealt

from game.engine.cards import face
from game.records.replay import replay
from game.scenes.watch.scene import Watch

_STILL = 0.3
"""Seconds after which a sweep is over."""


def wheel(y: float, x: float = 0.0, *, flipped: bool = False) -> pygame.Event:
    """An event of the wheel as the system sends it: whole notches beside the exact way."""
    return pygame.Event(
        pygame.MOUSEWHEEL, x=int(x), y=int(y), precise_x=x, precise_y=y, flipped=flipped, touch=False, which=0
    )


@pytest.fixture
def table() -> Table:
    table = Table(dealt(deal("NE EW map rockfall break:pick repair:pick")))
    table.settle()
    table.move(table.table.view.board.inner.center)
    return table


@pytest.fixture
def holding(table: Table) -> Table:
    """A table at which the card NE is held, the right way up."""
    table.press(pygame.K_1)
    assert table.table.move.aim.card is face("NE")
    return table


def turned(table: Table) -> bool:
    return table.table.move.aim.card is face("NE").turned


def test_a_notch_away_zooms_in_and_one_back_zooms_out(table: Table) -> None:
    point = table.table.view.viewpoint
    fitted = point.camera.width
    table.frame(wheel(1))
    table.wait(_STILL)
    closer = point.camera.width
    table.frame(wheel(-1))
    table.wait(_STILL)
    assert fitted < closer
    assert point.camera.width < closer


@pytest.mark.parametrize("event", [wheel(0, 1), wheel(0, -1), wheel(0, -3), wheel(0.2, 0.9), wheel(-1, 4)])
def test_a_sideways_sweep_does_nothing(table: Table, event: pygame.Event) -> None:
    camera = table.table.view.viewpoint.camera
    table.frame(event)
    table.wait(_STILL)
    assert table.table.view.viewpoint.camera == camera
    table.press(pygame.K_1)
    table.frame(event)
    assert not turned(table)


def test_the_wheel_itself_says_where_to_zoom_however_texts_move(table: Table) -> None:
    before = table.table.view.viewpoint.camera.width
    table.frame(wheel(-1, flipped=True))
    table.wait(_STILL)
    assert table.table.view.viewpoint.camera.width > before


def test_fractions_of_a_touchpad_zoom_as_far_as_whole_notches(table: Table) -> None:
    point = table.table.view.viewpoint
    table.frame(wheel(1))
    table.wait(_STILL)
    whole = point.camera.width
    table.press(pygame.K_HOME)
    table.wait(_STILL)
    for _ in range(10):
        table.frame(wheel(0.1))
    table.wait(_STILL)
    assert point.camera.width == pytest.approx(whole, abs=2)


@pytest.mark.parametrize("way", [1, -1])
def test_two_notches_in_one_sweep_turn_a_card_once(holding: Table, way: int) -> None:
    holding.frame(wheel(way))
    assert turned(holding)
    holding.frame(wheel(way))
    holding.frame(wheel(way), wheel(way))
    assert turned(holding)
    holding.wait(_STILL)
    holding.frame(wheel(way))
    assert not turned(holding)


def test_a_sweep_that_wakes_the_window_is_one_sweep(holding: Table) -> None:
    holding.frame(wheel(1), dt=2)
    holding.frame(wheel(1), dt=0.05)
    assert turned(holding)


def test_one_event_of_three_notches_turns_once(holding: Table) -> None:
    holding.frame(wheel(3))
    assert turned(holding)


def test_fractions_add_up_to_one_turn(holding: Table) -> None:
    for _ in range(4):
        holding.frame(wheel(0.24))
    assert not turned(holding)
    for _ in range(8):
        holding.frame(wheel(0.24))
    assert turned(holding)


def test_fractions_with_a_rest_between_add_up_to_nothing(holding: Table) -> None:
    for _ in range(4):
        holding.frame(wheel(0.4))
        holding.wait(_STILL)
    assert not turned(holding)


def test_a_long_sweep_is_one_sweep(holding: Table) -> None:
    for _ in range(20):
        holding.frame(wheel(0.5), dt=0.1)
    assert turned(holding)


def test_what_is_left_of_a_sweep_that_turned_a_card_does_not_zoom(holding: Table) -> None:
    camera = holding.table.view.viewpoint.camera
    holding.frame(wheel(1))
    holding.press(pygame.K_ESCAPE)
    holding.frame(wheel(1))
    assert holding.table.view.viewpoint.camera == camera


def test_the_window_wakes_when_a_sweep_is_over(holding: Table) -> None:
    holding.wait(1)
    holding.frame(wheel(1))
    wake = holding.table.wake_in
    assert wake is not None
    assert wake <= _STILL


def test_in_a_replay_the_wheel_zooms_and_scrolls_and_a_sideways_sweep_does_neither() -> None:
    scene = Watch(rounds.instant_context(), replay(scenarios.whole_game(seats=3)))
    driver = Driver(scene.context, scene)
    view = scene.table_view
    driver.press(pygame.K_END, pygame.K_l)
    driver.frame(dt=1)
    for place in (view.board.inner.center, view.log.body.center):
        driver.move(place)
        before = view.viewpoint.camera, view.log.scrolled
        driver.frame(wheel(0, 2))
        assert (view.viewpoint.camera, view.log.scrolled) == before
        driver.frame(*[wheel(0.25) for _ in range(8)])
        assert (view.viewpoint.camera, view.log.scrolled) != before
