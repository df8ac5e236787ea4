"""The tab *Controls*: every input chosen by listening for it, with what is taken, needed and put back (UX M31, M32)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from screen.driving import Driver, make_context

from game.scenes.settings.control_page import ControlPage
from game.scenes.settings.listening import Listening
from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.tabs import Tab
from game.system.settings import Settings, load_settings
from game.ui import keyboard
from game.ui.bindings import DEFAULT, DEFAULT_KEYS, DEFAULT_PADS, Control, bindings_in_force, use_bindings
from game.ui.chosen import bindings_of
from game.ui.keys import Key
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import pressed
from game.ui.screen import Screen


@pytest.fixture(autouse=True)
def own_bindings() -> Iterator[None]:
    """Whatever a test binds is undone."""
    yield
    use_bindings(DEFAULT)


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    context = make_context(folder=tmp_path)
    return Driver(context, SettingsScene(context, Tab.CONTROLS))


def open_page(driver: Driver, control: Control, part: str = "") -> None:
    """Open the page of a control, and press one of its parts."""
    _press(driver, f"control-{control}")
    assert isinstance(driver.scene, ControlPage)
    if part:
        _press(driver, part)


def _press(driver: Driver, name: str) -> None:
    """Press a widget by its name, wherever the list is."""
    scene = driver.scene
    assert isinstance(scene, Screen)
    scene.ring.set_focus(next(widget for widget in scene.ring.widgets if widget.name == name))
    driver.frame()
    driver.click(name)


def words(driver: Driver) -> str:
    scene = driver.scene
    assert isinstance(scene, Screen)
    return " ".join(line.text for part in scene.parts for line in part.texts(scene.viewport))


def keys(control: Control) -> tuple[Key, ...]:
    return bindings_in_force().keys[control]


def pads(control: Control) -> tuple[PadInput, ...]:
    return bindings_in_force().pads[control]


def test_every_control_has_its_row(driver: Driver) -> None:
    scene = driver.scene
    assert isinstance(scene, SettingsScene)
    named = {widget.name for widget in scene.ring.widgets}
    assert {f"control-{control}" for control in Control} <= named
    assert "Num Enter" in words(driver)
    assert "lower button" in words(driver)


@pytest.mark.parametrize(
    ("typed", "found"), [("rotate", "rotate"), ("f11", "full-screen"), ("upper button", "inspect"), ("ctrl z", "undo")]
)
def test_a_row_is_found_by_its_words_and_by_its_keys(driver: Driver, typed: str, found: str) -> None:
    scene = driver.scene
    assert isinstance(scene, SettingsScene)
    scene.search_for(typed)
    assert [widget.name for widget in scene.ring.widgets if widget.name.startswith("control-")] == [f"control-{found}"]


def test_a_free_key_takes_the_place_of_another_at_once_and_is_kept(driver: Driver, tmp_path: Path) -> None:
    open_page(driver, Control.ROTATE, "key-1")
    assert isinstance(driver.scene, Listening)
    driver.press(pygame.K_F5, mod=pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    assert isinstance(driver.scene, ControlPage)
    assert keys(Control.ROTATE) == (Key(pygame.K_F5, ctrl=True, shift=True),)
    assert "Ctrl + Shift + F5" in words(driver)
    assert load_settings(tmp_path)[0].keys == {"rotate": ("ctrl+shift+f5",)}
    driver.click("done")
    assert "Ctrl + Shift + F5" in words(driver)


def test_a_key_is_added_and_taken_away(driver: Driver) -> None:
    open_page(driver, Control.ROTATE, "key-more")
    driver.press(pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT)
    assert isinstance(driver.scene, Listening), "a modifier alone is no key"
    driver.press(pygame.K_x)
    assert keys(Control.ROTATE) == (Key(pygame.K_r), Key(pygame.K_x))
    driver.click("key-away-1")
    assert keys(Control.ROTATE) == (Key(pygame.K_x),)
    driver.click("key-away-1")
    assert keys(Control.ROTATE) == ()
    assert isinstance(driver.scene, Screen)
    assert driver.scene.toast.sentence == "“Rotate the card” has no key now."
    driver.click("done")
    assert "no key" in words(driver)


def test_while_listening_no_key_does_what_it_does_elsewhere(driver: Driver) -> None:
    for key, control in (
        (pygame.K_F11, Control.FULL_SCREEN),
        (pygame.K_m, Control.MUTE),
        (pygame.K_c, Control.CURTAIN),
    ):
        open_page(driver, Control.ROTATE, "key-1")
        driver.press(key)
        assert "is taken" in words(driver)
        driver.click("keep")
        driver.click("done")
        assert keys(control) == DEFAULT_KEYS[control]
    assert not driver.context.settings.full_screen
    assert not driver.context.settings.muted


def test_a_taken_key_is_left_or_taken_over(driver: Driver) -> None:
    open_page(driver, Control.TALK, "key-1")
    driver.press(pygame.K_r)
    assert "R is taken" in words(driver)
    assert "Rotate the card" in words(driver)
    driver.press(pygame.K_RETURN)  # the first answer does no harm
    assert isinstance(driver.scene, ControlPage)
    assert bindings_in_force().keys == DEFAULT_KEYS
    _press(driver, "key-1")
    driver.press(pygame.K_r)
    driver.click("take")
    assert keys(Control.TALK) == (Key(pygame.K_r),)
    assert keys(Control.ROTATE) == ()
    assert bindings_of(driver.context.settings).keys == bindings_in_force().keys


def test_what_nobody_gets_about_without_changes_keys_or_keeps_its_own(driver: Driver) -> None:
    open_page(driver, Control.TALK, "key-1")
    driver.press(pygame.K_TAB)
    driver.click("take")
    assert keys(Control.TALK) == (Key(pygame.K_TAB),)
    assert keys(Control.ZONE_NEXT) == (Key(pygame.K_s),), "the two are exchanged"
    _press(driver, "key-more")
    driver.press(pygame.K_UP)
    assert "cannot be without" in words(driver)
    driver.click("close")
    assert keys(Control.UP) == DEFAULT_KEYS[Control.UP]
    driver.click("done")
    open_page(driver, Control.UP)
    scene = driver.scene
    assert isinstance(scene, ControlPage)
    away = next(widget for widget in scene.parts if widget.name == "key-away-1")
    assert not away.enabled
    assert away.why_not


def test_everything_is_reached_by_keys(driver: Driver) -> None:
    _focus(driver, "control-talk")
    driver.press(pygame.K_RETURN, pygame.K_RETURN, pygame.K_r)  # the page, its first key, what is pressed
    assert "R is taken" in words(driver)
    driver.press(pygame.K_RIGHT, pygame.K_SPACE)
    assert keys(Control.TALK) == (Key(pygame.K_r),)
    assert _focused(driver) == "key-1"
    driver.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert keys(Control.TALK) == ()
    driver.press(pygame.K_ESCAPE)
    assert _focused(driver) == "control-talk"
    driver.press(pygame.K_RETURN)
    assert _focused(driver) == "key-more", "there is no key to begin with"


def _focused(driver: Driver) -> str:
    scene = driver.scene
    assert isinstance(scene, Screen)
    assert scene.ring.focus is not None
    return scene.ring.focus.name


def test_escape_gives_up_but_can_be_given_back(driver: Driver) -> None:
    open_page(driver, Control.CANCEL, "key-1")
    driver.press(pygame.K_F2)
    assert keys(Control.CANCEL) == (Key(pygame.K_F2),)
    driver.press(pygame.K_F2)
    open_page(driver, Control.LOG, "key-1")
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, ControlPage)
    assert keys(Control.LOG) == DEFAULT_KEYS[Control.LOG]
    driver.press(pygame.K_F2)
    open_page(driver, Control.CANCEL, "key-more")
    assert "Esc" not in words(driver)
    driver.press(pygame.K_ESCAPE)
    assert keys(Control.CANCEL) == (Key(pygame.K_F2), Key(pygame.K_ESCAPE))


@pytest.mark.parametrize("gone", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_listening_ends_when_the_window_is_left(driver: Driver, gone: int) -> None:
    open_page(driver, Control.LOG, "key-1")
    driver.frame(pygame.Event(gone))
    driver.frame()
    assert isinstance(driver.scene, ControlPage)
    driver.press(pygame.K_F5)
    assert bindings_in_force().keys == DEFAULT_KEYS


def test_an_input_of_a_gamepad_is_chosen_in_the_same_way(driver: Driver, tmp_path: Path) -> None:
    open_page(driver, Control.LOG, "pad-more")
    driver.press(pygame.K_x)
    driver.frame(pressed(PadInput.SOUTH, again=True))
    assert isinstance(driver.scene, Listening), "only a button that goes down now is chosen"
    driver.frame(pressed(PadInput.NORTH))
    assert "upper button is taken" in words(driver)
    driver.click("take")
    assert pads(Control.LOG) == (PadInput.NORTH,)
    assert pads(Control.INSPECT) == ()
    assert load_settings(tmp_path)[0].pads == {"log": ("north",), "inspect": ()}


def test_everything_is_reached_by_a_gamepad(driver: Driver) -> None:
    open_page(driver, Control.LOG)
    _focus(driver, "key-1")
    driver.frame(pressed(PadInput.SOUTH))
    assert isinstance(driver.scene, Listening)
    driver.frame(pressed(PadInput.EAST))
    assert isinstance(driver.scene, ControlPage), "listening for a key, a gamepad can still go back"
    _focus(driver, "pad-more")
    driver.frame(pressed(PadInput.SOUTH))
    driver.frame(pressed(PadInput.EAST))
    assert "right button is taken" in words(driver)
    driver.frame(pressed(PadInput.SOUTH))
    assert bindings_in_force().pads == DEFAULT_PADS


def _focus(driver: Driver, name: str) -> None:
    scene = driver.scene
    assert isinstance(scene, Screen)
    scene.ring.set_focus(next(widget for widget in scene.ring.widgets if widget.name == name))


def test_a_control_has_its_own_again(driver: Driver) -> None:
    open_page(driver, Control.TALK, "key-1")
    driver.press(pygame.K_r)
    driver.click("take")
    driver.click("done")
    open_page(driver, Control.ROTATE, "own")
    assert keys(Control.ROTATE) == DEFAULT_KEYS[Control.ROTATE]
    assert keys(Control.TALK) == ()
    driver.click("done")
    open_page(driver, Control.TALK, "own")
    assert bindings_in_force().keys == DEFAULT_KEYS
    assert driver.context.settings.keys == {}


def test_all_is_put_back_after_a_question(driver: Driver, tmp_path: Path) -> None:
    open_page(driver, Control.TALK, "key-1")
    driver.press(pygame.K_r)
    driver.click("take")
    driver.click("done")
    driver.click("reset")
    driver.click("keep")
    assert keys(Control.TALK) == (Key(pygame.K_r),)
    driver.click("reset")
    driver.click("put-back")
    assert bindings_in_force().keys == DEFAULT_KEYS
    assert load_settings(tmp_path)[0].keys == {}


def test_keys_go_by_what_is_printed_on_them(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a layout without a to z the page says the letter that is there, also of a key that was chosen."""

    class Cyrillic:
        def __getitem__(self, key: int) -> int:
            return {0x44F: pygame.KSCAN_Z, 0x43A: pygame.KSCAN_R}.get(key, 0)

    pygame.display.init()
    monkeypatch.setattr(keyboard, "_scancodes", Cyrillic)
    driver.frame(pygame.Event(pygame.KEYMAPCHANGED))
    open_page(driver, Control.ROTATE)
    assert "К" in words(driver)
    _press(driver, "key-1")
    driver.frame(pygame.Event(pygame.KEYDOWN, key=0x44F, scancode=pygame.KSCAN_Z, mod=0, unicode="я"))
    assert "Я is taken" in words(driver)
    driver.click("take")
    assert keys(Control.ROTATE) == (Key(pygame.K_z),)
    assert "Я" in words(driver)
    keyboard.forget_layout()


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_nothing_is_cut_off_or_out_of_reach(size: tuple[int, int], scale: float) -> None:
    context = make_context(
        size, scale, settings=Settings(keys={"confirm": tuple("abfhjkoqu")}, text_scale=round(scale * 100))
    )
    use_bindings(bindings_of(context.settings))
    driver = Driver(context, SettingsScene(context, Tab.CONTROLS))
    open_page(driver, Control.CONFIRM)
    page = driver.scene
    assert isinstance(page, ControlPage)
    for widget in page.ring.widgets:
        page.ring.set_focus(widget)
        shown = widget.on_screen()
        assert shown.size == widget.rect.size, widget.name
        assert context.viewport.rect.contains(shown)
        for line in widget.texts(context.viewport):
            assert line.box.contains(line.rect), line.text
