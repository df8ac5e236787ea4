"""Practice: "Why not this?" after one's own move, for one person alone, when it is asked for (UX S9)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import AtOnce, Driver, make_context
from screen.rounds import EXPANDED, new_session
from screen.tables import Table

from game.engine.ruleset import Ruleset
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.scene import SetupScene
from game.scenes.why.practice import PracticeScene
from game.system.settings import Settings


def table_of(*people: int, practice: bool = True, rules: Ruleset | None = None) -> Table:
    settings = Settings(speed_bots="instant", speed_own="instant", practice=practice)
    table = Table(new_session(4, *people, seed=3, rules=rules or Ruleset()), settings=settings)
    table.context.worker = lambda _name: AtOnce()
    table.settle()
    return table


def play_a_move(table: Table) -> None:
    """Play what the hint says."""
    table.wait(0.4)
    table.press(pygame.K_h)
    table.press(pygame.K_h)
    table.press(pygame.K_e)


@pytest.mark.parametrize("by", [Ruleset(), EXPANDED], ids=["base", "expanded"])
def test_after_ones_own_move_it_opens_over_the_table_and_closes_again(by: Ruleset) -> None:
    table = table_of(0, rules=by)
    assert "why" not in table.scene.rects(), "nothing to compare yet"
    play_a_move(table)
    table.press(pygame.K_w)
    scene = table.scene
    assert isinstance(scene, PracticeScene)
    assert scene.at_rest
    table.press(pygame.K_w)
    assert table.scene.name == "table"
    table.frame()
    table.click("why")
    assert isinstance(table.scene, PracticeScene)
    table.press(pygame.K_ESCAPE)
    assert table.scene.name == "table"


def test_nothing_is_pushed_and_without_the_switch_there_is_no_button() -> None:
    table = table_of(0, practice=False)
    play_a_move(table)
    table.settle()
    assert table.scene.name == "table"
    assert "why" not in table.table.view.layout.buttons
    table.press(pygame.K_w)
    assert "switched on in the settings" in table.table.notes.refusal


def test_with_several_people_there_is_none() -> None:
    table = table_of(0, 1)
    assert "why" not in table.table.view.layout.buttons
    assert table.table.player.practice.why_not()


def test_the_switch_counts_at_once_and_is_kept() -> None:
    table = table_of(0, practice=False)
    table.context.settings.practice = True
    table.table.resize(table.context.viewport)
    assert "why" in table.table.view.layout.buttons


def test_a_new_game_of_one_person_offers_the_switch() -> None:
    context = make_context()
    driver = Driver(context, SetupScene(context, Draft.solo()))
    driver.frame()
    driver.click("practice")
    assert context.settings.practice
    other = Driver(context, SetupScene(context, Draft.hot_seat()))
    other.frame()
    assert "practice" not in other.scene.rects()
