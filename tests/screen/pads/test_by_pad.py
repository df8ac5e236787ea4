"""What a gamepad does on screens and at the table, frame by frame (UX S10, M12, section 3)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver, make_context
from screen.pads.tapping import tap
from screen.rounds import new_session
from screen.tables import Table, deal, dealt

from game.scenes.menus.title import Title
from game.scenes.private.curtain import BREATH
from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.tabs import Tab
from game.scenes.table.missing import what_is_missing
from game.tabletop.move.cursor import Zone
from game.ui import event_queue
from game.ui.bindings import Control, key_name, with_key
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import pressed
from game.ui.pads.prompts import LAST_USED
from game.ui.pads.reader import PadReader
from game.ui.screen import Screen

HAND = "NES EW map rockfall break:pick repair:pick"


def table_of(*humans: int) -> Table:
    table = Table(dealt(deal(HAND), *(humans or (0,))))
    table.settle()
    return table


def reveal(table: Table) -> None:
    tap(table, PadInput.SOUTH)
    table.wait(BREATH + 0.1)
    tap(table, PadInput.SOUTH)
    table.settle()


def motion(by: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(500, 300), rel=(by, 0), buttons=(0, 0, 0))


def test_a_card_is_taken_turned_laid_taken_back_and_committed() -> None:
    table = table_of()
    move = table.table.move
    tap(table, PadInput.RIGHT_SHOULDER)
    assert (move.held, move.cursor.target is not None) == (0, True)
    before = move.held_card
    tap(table, PadInput.WEST)
    assert move.held_card is not before
    tap(table, PadInput.WEST, PadInput.SOUTH)
    assert move.laid_index == 0
    tap(table, PadInput.EAST)
    assert (move.laid, move.held) == (None, None)
    tap(table, PadInput.LEFT_SHOULDER, PadInput.RIGHT_SHOULDER, PadInput.SOUTH, PadInput.SOUTH)
    assert len(table.session.log(None)) > 1, "the card was committed"


def test_cells_are_walked_with_the_dpad_and_seats_in_their_part_of_the_table() -> None:
    table = table_of()
    cursor = table.table.move.cursor
    tap(table, PadInput.RIGHT_SHOULDER)
    first = cursor.target
    tap(table, PadInput.DPAD_RIGHT)
    assert cursor.target != first
    tap(table, PadInput.LEFT_STICK_LEFT)
    assert cursor.target == first
    tap(table, PadInput.EAST)
    zones = []
    for _ in Zone:
        tap(table, PadInput.RIGHT_STICK)
        zones.append(cursor.zone)
    assert zones == [Zone.BUTTONS, Zone.PILES, Zone.LOG, Zone.SEATS, Zone.BOARD, Zone.HAND]


def test_the_menu_opens_and_closes_by_its_button() -> None:
    table = table_of()
    tap(table, PadInput.MENU)
    assert table.scene.name == "pause"
    tap(table, PadInput.MENU)
    assert table.at(table.table)


def test_the_right_stick_moves_the_view_and_the_triggers_zoom() -> None:
    table = table_of()
    view = table.table.view.viewpoint
    width = view.camera.width
    for _ in range(20):
        table.frame(pressed(PadInput.RIGHT_TRIGGER, 0.08, again=True))
    assert view.camera.width > width
    corner = table.table.view.cell(0).topleft
    for _ in range(5):
        table.frame(pressed(PadInput.RIGHT_STICK_RIGHT, 0.1, again=True))
    assert table.table.view.cell(0).left < corner[0], "what lies at the right comes into view"


def test_panic_is_one_frame_away_and_takes_two_presses_to_undo() -> None:
    table = table_of(0, 1)
    reveal(table)
    tap(table, PadInput.SOUTH)
    assert None not in table.table.view.seen.hand, "a press on a covered hand opens it"
    assert table.frame(pressed(PadInput.VIEW))
    assert table.scene.name == "curtain"
    assert set(table.table.view.seen.hand) == {None}
    tap(table, PadInput.SOUTH, PadInput.SOUTH)
    assert table.scene.name == "curtain", "too soon after the first"
    table.wait(BREATH + 0.1)
    tap(table, PadInput.SOUTH)
    assert table.at(table.table)


def test_a_press_of_a_pad_keeps_open_what_lies_open() -> None:
    table = table_of(0, 1)
    reveal(table)
    tap(table, PadInput.SOUTH)
    for _ in range(3):
        table.wait(3)
        tap(table, PadInput.NORTH)
        assert None not in table.table.view.seen.hand
    table.wait(4.1)
    assert set(table.table.view.seen.hand) == {None}


def test_prompts_follow_the_device_at_once_and_not_a_nudge() -> None:
    table = table_of()

    def tip() -> str:
        return next(button.tooltip for button in table.table.buttons if button.name == "rotate")

    assert tip().endswith("(R)")
    tap(table, PadInput.RIGHT_SHOULDER)
    assert tip().endswith("(left button)")
    table.frame(motion(9))
    assert tip().endswith("(left button)")
    table.frame(motion(60))
    assert tip().endswith("(R)")
    tap(table, PadInput.WEST)
    assert tip().endswith("(left button)")
    table.press(pygame.K_TAB)
    assert tip().endswith("(R)")


def test_prompts_name_no_button_of_a_pad_that_was_pulled_out() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    keys = key_name(Control.ROTATE)
    tap(table, PadInput.NORTH)
    assert key_name(Control.ROTATE) != keys
    table.frame(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7))
    assert key_name(Control.ROTATE) == keys
    assert table.drawn
    tap(table, PadInput.NORTH)
    assert key_name(Control.ROTATE) != keys, "another pad may still be there"


def test_where_a_pad_has_no_button_the_prompt_names_what_to_press_on_the_screen() -> None:
    table = table_of()
    session, move = table.session, table.table.move

    def missing() -> str:
        return what_is_missing(session.table, session.names, move, hand_open=True).sentence

    assert "give it up with D." in missing()
    LAST_USED.pad = True
    assert "give it up with “Pass”." in missing()
    assert with_key("Give up", Control.PASS) == "Give up"
    tap(table, PadInput.RIGHT_SHOULDER)
    assert "the lower button lays it" in missing()


def test_no_prompt_is_a_letter() -> None:
    LAST_USED.pad = True
    names = {key_name(control) for control in Control}
    assert not names & set("ABXY")
    assert {"lower button", "right button", "left button", "upper button"} <= names


def test_the_ring_shows_by_pad_and_hides_by_mouse() -> None:
    context = make_context()
    driver = Driver(context, Title(context, None))
    assert isinstance(driver.scene, Screen)
    driver.frame(motion(50))
    assert not driver.scene.ring.visible
    tap(driver, PadInput.DPAD_DOWN)
    assert driver.scene.ring.visible
    driver.frame(motion(50))
    assert not driver.scene.ring.visible


def test_tabs_sliders_and_scrolled_pages_of_the_settings() -> None:
    context = make_context((1024, 640), 2.0)
    driver = Driver(context, SettingsScene(context, Tab.SOUND))
    scene = driver.scene
    assert isinstance(scene, Screen)
    tap(driver, PadInput.DPAD_DOWN)
    assert scene.ring.focus is not None
    before = context.settings.volume_master
    tap(driver, PadInput.DPAD_LEFT, PadInput.DPAD_LEFT)
    assert context.settings.volume_master == before - 10
    (scroll,) = scene.ring.scrolls
    offset = scroll.offset
    driver.frame(pressed(PadInput.RIGHT_STICK_DOWN, 0.5, again=True))
    assert scroll.offset == offset + 30
    tap(driver, PadInput.RIGHT_SHOULDER)
    assert scene.ring.focus.name != "volume-master"
    tap(driver, PadInput.EAST)
    assert not driver.app.running


def test_nothing_is_drawn_for_a_pad_that_nobody_touches() -> None:
    context = make_context()
    driver = Driver(context, SettingsScene(context))
    driver.frame()
    trembles = [
        pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
        for axis in range(6)
        for value in (900, -1200, 2000)
    ]
    assert not driver.frame(*trembles)


def test_what_trembles_does_not_end_the_sleep_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    trembles = pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=0, value=900)
    press = pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=0)
    comes = [trembles, trembles, press]
    monkeypatch.setattr(pygame.event, "wait", lambda _timeout: comes.pop(0))
    monkeypatch.setattr(pygame.event, "get", list)
    assert event_queue.gather(2.0, PadReader().stirs)[-1] is press
    assert comes == []


def test_several_people_hand_over_by_pad() -> None:
    table = Table(new_session(3, 0, 1, 2, seed=5))
    table.settle()
    seat = table.scene.seat
    tap(table, PadInput.MENU)
    assert table.scene.name == "pause"
    tap(table, PadInput.EAST)
    assert table.scene.name == "curtain"
    reveal(table)
    assert table.at(table.table)
    assert table.table.sight.viewer == seat
