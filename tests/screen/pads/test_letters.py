"""Text without a keyboard: letters to press, by gamepad and by mouse (UX S10)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver, make_context
from screen.pads.tapping import tap

from game.scenes.new_game.draft import Draft
from game.scenes.new_game.scene import SetupScene
from game.scenes.settings.scene import SettingsScene
from game.ui.pads.inputs import PadInput
from game.ui.screen import Screen
from game.ui.widgets.letter_board import LetterBoard
from game.ui.widgets.textfield import TextField


def setup() -> tuple[Driver, Draft]:
    draft = Draft.solo()
    context = make_context()
    return Driver(context, SetupScene(context, draft)), draft


def press_key(driver: Driver, name: str) -> None:
    """Go to a key by the D-pad alone and press it: along its row, once its row is reached."""
    board = driver.scene
    assert isinstance(board, Screen)
    for _ in range(20):
        focus = board.ring.focus
        assert focus is not None
        here, there = focus.rect, board.rects()[name]
        if focus.name == name:
            tap(driver, PadInput.SOUTH)
            return
        if abs(here.centery - there.centery) > 5:
            tap(driver, PadInput.DPAD_DOWN if there.centery > here.centery else PadInput.DPAD_UP)
        else:
            tap(driver, PadInput.DPAD_RIGHT if there.centerx > here.centerx else PadInput.DPAD_LEFT)
    raise AssertionError(f"{name} is not reached")


def open_board(driver: Driver, name: str) -> None:
    assert isinstance(driver.scene, Screen)
    driver.scene.ring.set_focus(next(widget for widget in driver.scene.ring.widgets if widget.name == name))
    tap(driver, PadInput.SOUTH)
    assert isinstance(driver.scene, LetterBoard)


def test_a_name_is_written_by_gamepad_alone() -> None:
    driver, draft = setup()
    open_board(driver, "name-1")
    for _ in draft.seats[0].name:
        tap(driver, PadInput.WEST)
    assert draft.seats[0].name == ""
    for name in ("key-a", "key-n", "key-n", "delete", "key-dash", "key-1"):
        press_key(driver, name)
    assert draft.seats[0].name == "An-1", "a name begins with a capital"
    tap(driver, PadInput.LEFT_SHOULDER, PadInput.LEFT_SHOULDER, PadInput.NORTH)
    press_key(driver, "key-z")
    assert draft.seats[0].name == "An Z-1", "written where the caret is"
    tap(driver, PadInput.EAST)
    assert isinstance(driver.scene, SetupScene)
    assert driver.scene.ring.focus is not None
    assert driver.scene.ring.focus.name == "name-1"


@pytest.mark.parametrize("last", [PadInput.MENU, PadInput.EAST])
def test_the_search_of_the_settings_takes_letters(last: PadInput) -> None:
    context = make_context()
    driver = Driver(context, SettingsScene(context))
    open_board(driver, "search")
    for name in ("shift", "key-m", "key-o", "key-n", "key-o"):
        press_key(driver, name)
    tap(driver, last)
    assert driver.at(driver.app.stack.visible()[0])
    assert "mono" in driver.scene.rects()


def test_the_mouse_opens_the_letters_by_their_sign_and_a_keyboard_writes_along() -> None:
    driver, draft = setup()
    driver.click("name-1")
    assert isinstance(driver.scene, SetupScene), "a click puts the caret there"
    field = driver.scene.rects()["name-1"]
    driver.click_at((field.right - 12, field.centery))
    assert isinstance(driver.scene, LetterBoard)
    before = draft.seats[0].name
    driver.click("key-x")
    driver.type("m ")
    assert draft.seats[0].name == f"{before}xm "
    driver.press(pygame.K_BACKSPACE)
    driver.click("done")
    assert isinstance(driver.scene, SetupScene)
    assert draft.seats[0].name == f"{before}xm"


def test_enter_on_a_keyboard_opens_no_letters() -> None:
    driver, _draft = setup()
    driver.click("name-1")
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, SetupScene)


def test_letters_over_a_private_field_go_when_the_hand_is_covered() -> None:
    context = make_context()
    field = TextField("note", "a bluff", 80, lambda _text: None)
    context.privacy.begin([0, 1])
    context.privacy.hand_over(1)
    for private, owner in ((False, None), (True, 1)):
        field.private = private
        assert LetterBoard(context, field).owner == owner


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_sign_for_letters_is_as_large_as_other_things_to_press(size: tuple[int, int]) -> None:
    context = make_context(size)
    driver = Driver(context, SettingsScene(context))
    assert isinstance(driver.scene, SettingsScene)
    field = next(widget for widget in driver.scene.ring.widgets if widget.name == "search")
    driver.click_at(field.rect.center)
    places = [x for x in range(field.rect.x, field.rect.right) if field.press((x, field.rect.centery)) is not None]
    assert min(len(places), field.rect.h) >= context.viewport.least_target
