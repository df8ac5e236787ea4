"""Everything says what it is by a long press too (UX M21)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver, make_context
from screen.rounds import new_session
from screen.tables import Table

from game.scenes.new_game.draft import Draft
from game.scenes.new_game.scene import SetupScene
from game.ui.widgets import long_press
from game.ui.widgets.long_press import LONG_PRESS


def _down(driver: Driver, pos: tuple[int, int]) -> None:
    driver.move(pos)
    driver.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))


def _up(driver: Driver, pos: tuple[int, int]) -> None:
    driver.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def _shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of every tooltip that is drawn from now on."""
    said: list[str] = []
    for where in ("game.ui.focus.draw_tooltip", "game.tabletop.tips.pointed.draw_tooltip"):
        monkeypatch.setattr(where, lambda _canvas, words, *_rest: said.append(words))
    return said


def test_half_a_second_on_a_button_shows_its_tooltip_and_letting_go_takes_it_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = _shown(monkeypatch)
    driver = Driver(make_context(), SetupScene(make_context(), Draft.solo()))
    place = driver.scene.rects()["remove-2"].center
    _down(driver, place)
    driver.frame(dt=LONG_PRESS - 0.1)
    assert said == []
    assert driver.scene.wake_in == pytest.approx(0.1, abs=0.03)
    driver.frame(dt=0.11)
    assert said == ["Remove seat 2"]
    _up(driver, (5, 5))
    said.clear()
    driver.frame(dt=1)
    assert said == []


def test_a_press_that_moves_away_is_no_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    said = _shown(monkeypatch)
    driver = Driver(make_context(), SetupScene(make_context(), Draft.solo()))
    rect = driver.scene.rects()["remove-2"]
    _down(driver, rect.center)
    driver.move((rect.right - 2, rect.bottom - 2))
    driver.frame(dt=0.1)
    driver.frame(dt=2)
    assert said == []


@pytest.mark.parametrize(
    ("name", "words"), [("hand-1", ""), ("seat-2", "Bo"), ("goal-1", "Goal 1"), ("discards", "Discards")]
)
def test_half_a_second_on_a_thing_of_the_table_says_what_it_is(
    monkeypatch: pytest.MonkeyPatch, name: str, words: str
) -> None:
    said = _shown(monkeypatch)
    table = Table(new_session(3, 0))
    table.settle()
    place = table.table.rects()[name].center
    table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    table.frame(dt=LONG_PRESS - 0.1)
    assert said == []
    table.frame(dt=0.2)
    assert said
    assert words in said[-1]
    _up(table, place)
    said.clear()
    table.frame(dt=0.2)
    assert said == []


def test_a_card_that_is_dragged_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    said = _shown(monkeypatch)
    table = Table(new_session(3, 0))
    table.settle()
    start = table.slot(0)
    _down(table, start)
    table.move((start[0] + 30, start[1] - 60))
    table.frame(dt=0.1)
    table.frame(dt=1)
    assert said == []


def test_a_finger_may_slip_a_little() -> None:
    press = long_press.LongPress()
    press.begin((100, 100))
    press.move((103, 102))
    assert press.update(1.0) is None, "the seconds before the press do not count"
    assert press.update(LONG_PRESS) == (100, 100)
    assert press.update(1.0) is None
