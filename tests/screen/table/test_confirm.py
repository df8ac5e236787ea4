"""What is asked about before it is played: every turn, harm to yourself, or nothing (UX M9)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.tables import Table, deal, dealt

from game.engine.cards import Tool
from game.engine.cells import at
from game.engine.commands import Break
from game.scenes.private.curtain import BREATH, Curtain
from game.system.settings import CONFIRM, Confirm, Settings, load_settings
from game.tabletop.move.targets import OnCell, OnSeat
from game.ui.widgets.dialog import Dialog

HAND = "EW break:cart NES map rockfall repair:pick+lamp"
PLACE, BREAKS = OnCell(at(1, 0)), 1
NEIGHBOUR = OnSeat(1)


def playing(confirm: Confirm, *people: int, at_once: bool = False) -> Table:
    """A table at which the person at seat 0 can act, with others beside them if `people` says so."""
    before = ((), (Tool.PICK, Tool.LAMP), ())
    chosen = Settings(speed_bots="instant", speed_own="instant", confirm=confirm, commit_at_once=at_once)
    table = Table(dealt(deal(HAND, before=before), *people), settings=chosen)
    table.settle()
    if isinstance(table.scene, Curtain):
        table.press(pygame.K_RETURN)
        table.wait(BREATH + 0.1)
        table.press(pygame.K_RETURN)
        table.settle()
        table.press(pygame.K_p)
    table.wait(0.35)
    return table


def ended(table: Table) -> bool:
    """Whether the turn of seat 0 is over."""
    return table.session.table.to_play != 0


def asked(table: Table) -> str:
    """What is asked, nothing if nothing is."""
    if not isinstance(table.scene, Dialog):
        return ""
    return " ".join(line.text for part in table.scene.parts for line in part.texts(table.scene.viewport))


def lay(table: Table) -> None:
    table.drag_card(0, table.middle(PLACE))


def break_own(table: Table) -> None:
    table.drag_card(BREAKS, table.middle(OnSeat(0)))


def test_every_turn_is_asked_about_once_where_that_is_wanted() -> None:
    table = playing("always")
    lay(table)
    assert not asked(table), "what is laid can still be taken back"
    table.press(pygame.K_e)
    assert "End the turn?" in asked(table)
    table.press(pygame.K_RETURN)
    assert not ended(table), "the first answer does no harm"
    assert table.table.move.ready is not None, "the card stays where it was laid"
    table.click("end-turn")
    table.click("go-ahead")
    assert ended(table)
    assert not asked(table)


@pytest.mark.parametrize("confirm", ["irreversible", "never"])
def test_an_ordinary_turn_is_not_asked_about_otherwise(confirm: Confirm) -> None:
    table = playing(confirm)
    lay(table)
    table.press(pygame.K_e)
    assert not asked(table)
    assert ended(table)


@pytest.mark.parametrize(
    ("confirm", "at_drop", "at_end"),
    [
        ("always", False, True),
        ("irreversible", True, False),
        ("never", False, False),
    ],
)
def test_harm_to_yourself_is_asked_about_once_or_never(confirm: Confirm, at_drop: bool, at_end: bool) -> None:
    table = playing(confirm)
    break_own(table)
    assert ("Break your own" in asked(table)) is at_drop
    if at_drop:
        table.click("go-ahead")
    assert table.table.move.ready == Break(Tool.CART, 0)
    table.press(pygame.K_e)
    assert ("Break your own" in asked(table)) is at_end
    if at_end:
        table.click("go-ahead")
    assert ended(table)


@pytest.mark.parametrize(("confirm", "questions"), [("always", 1), ("irreversible", 1), ("never", 0)])
def test_a_card_that_is_played_at_once_is_asked_about_as_it_is_dropped(confirm: Confirm, questions: int) -> None:
    table = playing(confirm, at_once=True)
    break_own(table)
    assert bool(asked(table)) is bool(questions)
    if questions:
        assert not ended(table)
        table.click("go-ahead")
    assert ended(table)
    assert not asked(table)


def test_with_every_turn_asked_about_a_card_that_would_be_played_at_once_waits_for_the_answer() -> None:
    table = playing("always", at_once=True)
    lay(table)
    assert "End the turn?" in asked(table)
    table.press(pygame.K_ESCAPE)
    assert not ended(table)
    table.press(pygame.K_z)
    assert table.table.move.ready is None
    table.press(pygame.K_3, pygame.K_d)
    assert "End the turn?" in asked(table), "so does a pass"
    table.click("go-ahead")
    assert ended(table)


def test_a_choice_is_made_before_the_turn_is_asked_about() -> None:
    """Which tool is a choice: no setting skips it."""
    for confirm in CONFIRM:
        table = playing(confirm, at_once=True)
        table.drag_card(5, table.middle(NEIGHBOUR))
        assert "Which tool?" in asked(table)
        table.click("choice-2")
        assert ("End the turn?" in asked(table)) is (confirm == "always")
        assert ended(table) is (confirm != "always")


@pytest.mark.parametrize("confirm", CONFIRM)
def test_what_throws_away_a_game_is_asked_about_whatever_is_chosen(confirm: Confirm) -> None:
    table = playing(confirm)
    table.press(pygame.K_ESCAPE)
    table.click("again")
    assert "Start the game anew?" in asked(table)


@pytest.mark.parametrize("confirm", CONFIRM)
def test_end_turn_is_not_heard_right_after_another_commit(confirm: Confirm) -> None:
    table = playing(confirm)
    table.table.player._since_commit = 0.0
    lay(table)
    table.frame(pygame.Event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode=""), dt=0.01)
    assert not asked(table)
    assert not ended(table)
    table.wait(0.35)
    table.press(pygame.K_e)
    assert ended(table) is (confirm != "always")


def test_a_question_at_the_end_of_a_turn_is_for_the_eyes_of_its_seat() -> None:
    table = playing("always", 0, 1)
    break_own(table)
    table.press(pygame.K_e)
    assert "Break your own" in asked(table)
    assert table.scene.owner == 0
    table.press(pygame.K_c)
    assert isinstance(table.scene, Curtain)
    assert not ended(table)


def test_the_speed_that_is_changed_at_the_table_is_kept_at_once(tmp_path: Path) -> None:
    table = playing("never")
    table.context.data_folder = tmp_path
    table.click("speed")
    assert table.context.settings.speed_bots == "0.5"
    assert load_settings(tmp_path)[0].speed_bots == "0.5"
