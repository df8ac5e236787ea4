"""A hint at the table: asked for, shown to its owner alone, made ready by a second press, counted (UX S8)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from screen.driving import AtOnce, Driver
from screen.rounds import EXPANDED, instant_context, new_session, whole_game
from screen.tables import Table, deal, dealt

from game.engine.commands import Lay
from game.engine.ruleset import Ruleset
from game.hindsight.advice import Advice
from game.play.autosave import wait_for_disk
from game.play.desk import Desk
from game.scenes.hints.panel import draw_hint
from game.scenes.round_end.scoreboard import Scoreboard
from game.system.i18n import use_language
from game.ui.privacy import OPEN_SECONDS

HAND = "NES EW map break:pick rockfall repair:pick"


def table_of(*people: int, size: tuple[int, int] = (1280, 720), scale: float = 1.0, hand: str = HAND) -> Table:
    """A table in the turn of its first person, their hand open."""
    return opened(Table(dealt(deal(hand), *(people or (0,))), size, scale))


def opened(table: Table) -> Table:
    table.context.worker = lambda _name: AtOnce()
    table.settle()
    if table.scene.name == "curtain":
        table.press(pygame.K_RETURN)
        table.wait(0.7)
        table.press(pygame.K_RETURN)
        table.settle()
        table.press(pygame.K_p)
    table.wait(0.4)
    return table


def shown(table: Table) -> Advice | None:
    return table.table.player.hints.shown


def test_a_hint_is_shown_then_made_ready_then_played_by_hand() -> None:
    table = table_of()
    played = len(table.session.log(None))
    table.press(pygame.K_h)
    advice = shown(table)
    assert advice is not None
    assert table.table.move.ready is None
    table.press(pygame.K_h)
    assert table.table.move.ready == advice.command
    assert shown(table) is None
    assert len(table.session.log(None)) == played, "nothing is played by a hint"
    table.press(pygame.K_RETURN)
    assert len(table.session.log(None)) > played


def test_the_button_on_the_screen_does_the_same() -> None:
    table = table_of()
    table.click("hint")
    advice = shown(table)
    assert advice is not None
    table.click("hint")
    assert table.table.move.ready == advice.command


def test_esc_takes_the_hint_away_and_only_then_opens_the_menu() -> None:
    table = table_of()
    table.press(pygame.K_h)
    table.press(pygame.K_ESCAPE)
    assert shown(table) is None
    assert table.scene.name == "table"
    table.press(pygame.K_ESCAPE)
    assert table.scene.name == "pause"


@pytest.mark.parametrize("by", [Ruleset(), EXPANDED], ids=["base", "expanded"])
def test_a_whole_round_by_hints_alone(by: Ruleset) -> None:
    """Every act that is advised can be made ready, answers to questions too."""
    table = Table(new_session(3, 0, seed=4, rules=by))
    table.context.worker = lambda _name: AtOnce()
    for _turn in range(60):
        table.settle()
        if table.scene.name != "table":
            if table.session.table.outcome is not None:
                return
            table.press(pygame.K_RETURN)  # a goal or a role that was looked at, or a question
            table.wait(2.5)
            continue
        table.wait(0.4)
        table.press(pygame.K_h)
        advice = shown(table)
        assert advice is not None, table.table.notes.refusal
        table.press(pygame.K_h)
        assert table.table.move.ready == advice.command
        table.press(pygame.K_e)
    raise AssertionError("the round does not end")


COVERED: dict[str, Callable[[Table], object]] = {
    "p": lambda table: _press_twice(table, pygame.K_p),
    "c": lambda table: table.press(pygame.K_c),
    "focus": lambda table: table.frame(pygame.Event(pygame.WINDOWFOCUSLOST)),
    "quiet": lambda table: table.wait(OPEN_SECONDS + 1),
}


def _press_twice(table: Table, key: int) -> None:
    table.press(key)
    table.press(key)


@pytest.mark.parametrize("how", COVERED)
def test_it_goes_with_the_hand(how: str) -> None:
    table = table_of(0, 1)
    table.press(pygame.K_h)
    assert shown(table) is not None
    COVERED[how](table)
    assert shown(table) is None
    if table.scene.name == "curtain":
        table.press(pygame.K_RETURN)
        table.wait(0.7)
        table.press(pygame.K_RETURN)
        table.settle()
    table.press(pygame.K_p)
    assert shown(table) is None, "it has to be asked for again"


def test_over_a_covered_hand_it_says_how_to_show_it() -> None:
    table = table_of(0, 1)
    _press_twice(table, pygame.K_p)
    table.press(pygame.K_h)
    assert shown(table) is None
    assert "Show your hand first" in table.table.notes.refusal
    assert not table.session.desk.hints


def test_a_turn_counts_once_however_often_one_asks() -> None:
    table = table_of(0, 1)
    for _time in range(3):
        table.press(pygame.K_h)
        table.press(pygame.K_ESCAPE)
    assert table.session.desk.hints == {0: 1}


def test_the_count_is_kept_beside_the_game(tmp_path: Path) -> None:
    desk = Desk("game")
    desk.lie_beside(tmp_path / "one.lode")
    desk.count_hint(1)
    desk.count_hint(1)
    wait_for_disk()
    assert Desk.beside(tmp_path / "one.lode", "game").hints == {1: 2}


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1920, 1080), 2.0)])
@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_the_slip_lies_within_the_mat_and_not_over_what_it_speaks_of(
    size: tuple[int, int], scale: float, language: str
) -> None:
    use_language(language)
    table = table_of(size=size, scale=scale)
    view, names = table.table.view, table.session.names
    table.press(pygame.K_h)
    advice = shown(table)
    assert advice is not None
    assert isinstance(advice.command, Lay)
    where = draw_hint(table.canvas, view, advice, names, "Press H again to make the move ready; it is not played yet.")
    assert view.layout.cloth.contains(where)
    assert not where.colliderect(view.cell(advice.command.cell))
    use_language("en")


def test_the_scoreboard_tells_who_asked_for_how_many() -> None:
    played = whole_game(4)
    session = played.seated(played.seats)
    for seat in (1, 1, 2):
        session.desk.count_hint(seat)
    context = instant_context()
    driver = Driver(context, scene := Scoreboard(context, session))
    driver.frame()
    words = " ".join(line.text for part in scene.parts for line in part.texts(scene.viewport))
    assert f"{session.names[1]} asked for 2 hints." in words
    assert f"{session.names[2]} asked for 1 hint." in words
    assert f"{session.names[0]} asked" not in words
