"""A line of text to type in: letters, the caret, keys that are held, and what is pasted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pygame.scrap
import pytest
from screen.driving import Driver, make_context

from game.ui.context import Context
from game.ui.layout import column
from game.ui.scene import Change, Pop, Push
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Choice, Dialog
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget


class Form(Screen):
    """A button and a field of six letters that has the focus, and a note of what each one said."""

    name = "form"
    first = "field"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.said: list[object] = []
        self.things: list[Widget] = [
            Button("button", "Press", lambda: self._say("pressed")),
            TextField("field", "Ada", 6, self._say),
        ]

    def _say(self, what: object) -> Change:
        self.said.append(what)
        return None

    def draw_ground(self, canvas: pygame.Surface) -> None:
        canvas.fill((60, 40, 30))

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        column(self.things, pygame.Rect(100, 60, 500, 0), 20, viewport)
        return self.things


@pytest.fixture
def form() -> tuple[Driver, Form]:
    context = make_context()
    scene = Form(context)
    return Driver(context, scene), scene


def _focus(scene: Screen) -> str:
    assert scene.ring.focus is not None
    return scene.ring.focus.name


def _last(scene: Form) -> object:
    return scene.said[-1]


def test_a_text_field_takes_letters_that_are_controls_elsewhere(form: tuple[Driver, Form]) -> None:
    driver, scene = form
    driver.press(pygame.K_END)
    driver.type("e z")
    assert _last(scene) == "Adae z"
    driver.type("r")
    assert _last(scene) == "Adae z", "a field takes no more letters than it has room for"


def test_a_text_field_is_edited_at_its_caret(form: tuple[Driver, Form]) -> None:
    driver, scene = form
    driver.press(pygame.K_HOME, pygame.K_RIGHT, pygame.K_DELETE)
    driver.type("n")
    driver.press(pygame.K_END, pygame.K_BACKSPACE)
    assert scene.said == ["Aa", "Ana", "An"]
    driver.press(pygame.K_UP)
    assert _focus(scene) == "button"


def _up(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


@pytest.mark.parametrize("key", [pygame.K_BACKSPACE, pygame.K_DELETE])
def test_a_held_key_takes_letter_after_letter_from_a_text_field(form: tuple[Driver, Form], key: int) -> None:
    driver, scene = form
    driver.press(pygame.K_END if key == pygame.K_BACKSPACE else pygame.K_HOME, key)
    assert len(scene.said) == 1
    wake = scene.wake_in
    assert wake is not None
    driver.frame(dt=wake - 0.01)
    assert len(scene.said) == 1, "a short press is one letter"
    driver.frame(dt=0.01)
    driver.frame(dt=0.3)
    assert _last(scene) == ""
    told = len(scene.said)
    driver.frame(dt=1)
    assert len(scene.said) == told, "there is nothing left to take"


def test_a_press_that_wakes_the_window_is_one_letter(form: tuple[Driver, Form]) -> None:
    driver, scene = form
    driver.press(pygame.K_END)
    driver.frame(pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""), dt=2)
    driver.frame(dt=0.1)
    assert scene.said == ["Ad"]


@pytest.mark.parametrize("end", [_up(pygame.K_BACKSPACE), pygame.Event(pygame.WINDOWFOCUSLOST)])
def test_a_key_that_is_let_go_takes_no_more(form: tuple[Driver, Form], end: pygame.Event) -> None:
    driver, scene = form
    driver.press(pygame.K_END, pygame.K_BACKSPACE)
    driver.frame(_up(pygame.K_END))
    driver.frame(end)
    driver.frame(dt=1)
    assert scene.said == ["Ad"]


def test_a_key_held_while_something_else_takes_over_takes_no_more(form: tuple[Driver, Form]) -> None:
    driver, scene = form
    driver.press(pygame.K_END, pygame.K_BACKSPACE)
    driver.app.stack.apply(Push(Dialog(driver.context, "Sure?", "It is gone then.", [Choice("keep", "Keep", Pop)])))
    driver.frame(dt=1)
    driver.press(pygame.K_RETURN)
    driver.frame(dt=1)
    assert scene.said == ["Ad"]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB])
def test_another_key_held_counts_once(form: tuple[Driver, Form], key: int) -> None:
    driver, scene = form
    driver.press(pygame.K_UP, key)
    said, focus = list(scene.said), _focus(scene)
    driver.frame(dt=2)
    assert (scene.said, _focus(scene)) == (said, focus)


def test_held_arrows_move_the_caret_and_ctrl_goes_by_words(form: tuple[Driver, Form]) -> None:
    driver, scene = form
    driver.press(pygame.K_HOME, pygame.K_RIGHT)
    driver.frame(dt=1)
    driver.type(" b")
    assert _last(scene) == "Ada b"
    driver.press(pygame.K_LEFT, mod=pygame.KMOD_LCTRL)
    driver.type("c")
    assert _last(scene) == "Ada cb"
    driver.press(pygame.K_LEFT, pygame.K_LEFT, mod=pygame.KMOD_LCTRL)
    driver.press(pygame.K_DELETE, mod=pygame.KMOD_LCTRL)
    assert _last(scene) == "cb"
    driver.press(pygame.K_END)
    driver.press(pygame.K_BACKSPACE, mod=pygame.KMOD_LCTRL)
    assert _last(scene) == ""


def test_the_caret_stands_between_letters_as_readers_see_them(form: tuple[Driver, Form]) -> None:
    driver, scene = form
    driver.press(pygame.K_END)
    driver.type("र्वि")
    driver.press(pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_DELETE)
    assert scene.said[-2:] == ["Adaर्", "Ada"]


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is on the clipboard, as the one entry of a list; none, and there is no clipboard."""
    held: list[str] = []

    def text() -> str:
        if not held:
            raise pygame.error("no clipboard")
        return held[0]

    monkeypatch.setattr(pygame.scrap, "get_text", text)
    return held


_PASTING = {
    "Ctrl+V": {"key": pygame.K_v, "scancode": pygame.KSCAN_V, "mod": pygame.KMOD_RCTRL},
    "Cmd+V": {"key": pygame.K_v, "scancode": pygame.KSCAN_V, "mod": pygame.KMOD_LMETA},
    "Ctrl+V in Cyrillic": {"key": ord("м"), "scancode": pygame.KSCAN_V, "mod": pygame.KMOD_LCTRL},
    "Shift+Insert": {"key": pygame.K_INSERT, "scancode": pygame.KSCAN_INSERT, "mod": pygame.KMOD_LSHIFT},
}


@pytest.mark.parametrize("pressed", _PASTING.values(), ids=_PASTING)
def test_text_is_pasted_on_one_line_and_as_far_as_there_is_room(
    form: tuple[Driver, Form], clipboard: list[str], pressed: dict[str, Any]
) -> None:
    driver, scene = form
    clipboard.append("b\r\n\tc\x00\u202ed" * 500)
    driver.press(pygame.K_HOME)
    driver.frame(pygame.Event(pygame.KEYDOWN, unicode="", **pressed))
    assert _last(scene) == "b cAda"
    assert driver.at(scene)


def test_what_a_letter_gives_while_ctrl_is_down_is_no_text(form: tuple[Driver, Form]) -> None:
    driver, scene = form
    pygame.display.init()
    pygame.key.set_mods(pygame.KMOD_LCTRL)
    driver.frame(pygame.Event(pygame.TEXTINPUT, text="м"))
    pygame.key.set_mods(pygame.KMOD_NONE)
    assert scene.said == []
    driver.frame(pygame.Event(pygame.TEXTINPUT, text="м"))
    assert scene.said == ["Adaм"]


def test_a_space_of_any_kind_is_a_space_and_a_letter_goes_in_whole_or_not_at_all(form: tuple[Driver, Form]) -> None:
    driver, scene = form
    driver.press(pygame.K_END)
    driver.frame(pygame.Event(pygame.TEXTINPUT, text="\u00a0"))
    driver.frame(pygame.Event(pygame.TEXTINPUT, text="👩\u200d🚀"))
    assert scene.said == ["Ada ", "Ada "]
    driver.frame(pygame.Event(pygame.TEXTINPUT, text="क्ष"))
    assert _last(scene) == "Ada क्"


def test_pasting_without_a_clipboard_changes_nothing(form: tuple[Driver, Form], clipboard: list[str]) -> None:
    driver, scene = form
    assert clipboard == []
    driver.press(pygame.K_v, mod=pygame.KMOD_LCTRL)
    driver.press(pygame.K_END)
    driver.type("m")
    assert _last(scene) == "Adam"
