"""Keys and gamepad inputs that players choose: how they are kept, read and shared out (UX M31, section 5)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pygame
import pytest
from screen.driving import Driver, make_context

from game.scenes.new_game.draft import Draft
from game.scenes.new_game.scene import SetupScene
from game.system.settings import FILE_NAME, Settings, load_settings
from game.ui.bindings import (
    DEFAULT,
    DEFAULT_KEYS,
    DEFAULT_PADS,
    NEEDED,
    Bindings,
    Control,
    control_of,
    key_name,
    use_bindings,
)
from game.ui.chosen import bindings_of, can_lose, given, holder, keep_bindings, mend_inputs, reset, without
from game.ui.keys import Key, key_from, key_pressed, key_text
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import pressed


@pytest.fixture(autouse=True)
def own_bindings() -> Iterator[None]:
    """Whatever a test binds is undone."""
    yield
    use_bindings(DEFAULT)


def _keys(**texts: str) -> Settings:
    """Settings with chosen keys: `end_turn="r x"`."""
    return Settings(keys={name.replace("_", "-"): tuple(text.split()) for name, text in texts.items()})


def _press(key: int, mod: int = 0, place: int = 0, typed: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, scancode=place, mod=mod, unicode=typed)


def test_by_default_no_two_controls_share_an_input() -> None:
    for table in (DEFAULT_KEYS, DEFAULT_PADS):
        inputs = list(chain.from_iterable(table.values()))
        assert len(inputs) == len(set(inputs))
    assert all(DEFAULT_KEYS.values()), "nothing has no key at all"


def test_an_input_cannot_have_two_controls() -> None:
    with pytest.raises(ValueError, match="two controls"):
        Bindings({**DEFAULT_KEYS, Control.LOG: DEFAULT_KEYS[Control.TALK]})
    with pytest.raises(ValueError, match="two controls"):
        Bindings(pads={**DEFAULT_PADS, Control.LOG: (PadInput.SOUTH,)})


def test_every_key_is_read_as_it_is_spelled() -> None:
    keys = [*chain.from_iterable(DEFAULT_KEYS.values()), Key(pygame.K_F11, True, True), Key(0x44F), Key(pygame.K_KP_0)]
    texts = [key_text(key) for key in keys]
    assert [key_from(text) for text in texts] == keys
    assert {"esc", "ctrl+z", "shift+tab", "num-+", "ctrl++", "ctrl+num--", "f11", "я"} <= set(texts)
    assert key_text(Key(pygame.K_r, True, True)) == "ctrl+shift+r"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("  R ", Key(pygame.K_r)),
        ("Shift+Ctrl+F11", Key(pygame.K_F11, True, True)),
        ("+", Key(pygame.K_PLUS)),
        ("shift++", Key(pygame.K_PLUS, shift=True)),
        ("", None),
        ("ctrl+", None),
        ("rr", None),
        ("hyper+r", None),
        ("\x07", None),
    ],
)
def test_spelling_is_read_tolerantly(text: str, key: Key | None) -> None:
    assert key_from(text) == key


def test_chosen_keys_stand_in_for_those_by_default() -> None:
    use_bindings(bindings_of(_keys(rotate="f5 ctrl+shift+k", undo="")))
    assert control_of(_press(pygame.K_F5)) is Control.ROTATE
    assert control_of(_press(pygame.K_k, pygame.KMOD_LCTRL | pygame.KMOD_RSHIFT)) is Control.ROTATE
    assert control_of(_press(pygame.K_k)) is None
    assert control_of(_press(pygame.K_r)) is None
    assert control_of(_press(pygame.K_z)) is None
    assert key_name(Control.ROTATE) == "F5"


def test_shift_counts_only_where_a_shifted_key_was_chosen() -> None:
    shift = pygame.KMOD_LSHIFT
    use_bindings(bindings_of(_keys(rotate="x", log="shift+x", talk="shift+y")))
    assert control_of(_press(pygame.K_x)) is Control.ROTATE
    assert control_of(_press(pygame.K_x, shift)) is Control.LOG
    assert control_of(_press(pygame.K_y, shift)) is Control.TALK
    assert control_of(_press(pygame.K_y)) is None
    use_bindings(bindings_of(_keys(rotate="x")))
    assert control_of(_press(pygame.K_x, shift)) is Control.ROTATE


def test_every_input_of_a_gamepad_can_mean_something_else() -> None:
    inputs = tuple(PadInput)
    controls = tuple(Control)[: len(inputs)]
    chosen = Settings(pads={control: (one,) for control, one in zip(controls, inputs[::-1], strict=True)})
    use_bindings(bindings_of(chosen))
    assert {one: control_of(pressed(one)) for one in inputs} == dict(zip(inputs[::-1], controls, strict=True))


def test_a_chosen_key_goes_before_the_same_one_by_default() -> None:
    keys = bindings_of(_keys(talk="r", zoom_in="e")).keys
    assert keys[Control.TALK] == (Key(pygame.K_r),)
    assert keys[Control.ROTATE] == ()
    assert keys[Control.END_TURN] == ()


def test_of_two_that_chose_the_same_key_the_first_control_keeps_it() -> None:
    keys = bindings_of(_keys(log="x", rotate="x x y")).keys
    assert keys[Control.ROTATE] == (Key(pygame.K_x), Key(pygame.K_y))
    assert keys[Control.LOG] == ()


@pytest.mark.parametrize(
    "chosen",
    [
        {"cancel": (), "confirm": ()},
        {"confirm": ("esc",), "cancel": ("esc",)},
        {"left": ("x",), "log": ("left", "tab"), "right": ("x",), "zone-next": ("y",), "zone-previous": ("y",)},
        {control.value: ("enter", "esc", "up") for control in Control},
    ],
)
def test_nobody_is_left_without_what_one_gets_about_with(chosen: dict[str, tuple[str, ...]]) -> None:
    keys = bindings_of(Settings(keys=chosen)).keys
    assert all(keys[control] for control in NEEDED)
    pads = bindings_of(Settings(pads=dict.fromkeys(chosen, ()))).pads
    assert all(pads[control] for control in NEEDED if DEFAULT_PADS[control])


def test_what_is_no_control_or_no_key_is_passed_over_and_named_once(tmp_path: Path) -> None:
    stored = {
        "keys": {"rotate": ["f5", "wheel"], "dance": ["x"], "log": ["loud"]},
        "pads": {"log": ["north"], "undo": ["trackball"]},
        "text_scale": 150,
    }
    text = json.dumps(stored)
    (tmp_path / FILE_NAME).write_text(text)
    settings, sentence = load_settings(tmp_path, mend_inputs)
    assert sentence is not None
    assert all(name in sentence for name in ("keys rotate", "keys dance", "keys log", "pads undo"))
    assert settings.keys == {"rotate": ("f5",)}
    bindings = bindings_of(settings)
    assert bindings.keys[Control.ROTATE] == (Key(pygame.K_F5),)
    assert bindings.keys[Control.LOG] == DEFAULT_KEYS[Control.LOG]
    assert bindings.of_pad(PadInput.NORTH) is Control.LOG
    assert (tmp_path / f"{FILE_NAME}.damaged").read_text() == text, "nothing is lost"
    assert load_settings(tmp_path, mend_inputs) == (settings, None)
    assert settings.text_scale == 150


def test_only_what_differs_is_kept_and_it_comes_back() -> None:
    bindings = bindings_of(Settings())
    settings = Settings(keys={"rotate": ("f5",)})
    keep_bindings(bindings, settings)
    assert settings.keys == settings.pads == {}
    keys = given(bindings.keys, Control.TALK, Key(pygame.K_r))
    pads = given(bindings.pads, Control.LOG, PadInput.NORTH)
    keep_bindings(Bindings(keys, pads), settings)
    assert settings.keys == {"talk": ("s", "r"), "rotate": ()}
    assert settings.pads == {"log": ("north",), "inspect": ()}
    again = bindings_of(settings)
    assert (again.keys, again.pads) == (keys, pads)


def test_a_key_is_added_moved_taken_over_taken_away_and_given_back() -> None:
    r, s, x = Key(pygame.K_r), Key(pygame.K_s), Key(pygame.K_x)
    table = given(DEFAULT_KEYS, Control.ROTATE, x)
    assert table[Control.ROTATE] == (r, x)
    assert given(table, Control.ROTATE, x, instead_of=r)[Control.ROTATE] == (x,)
    assert given(table, Control.ROTATE, s, instead_of=r)[Control.ROTATE] == (s, x)
    assert given(table, Control.ROTATE, s)[Control.TALK] == ()
    assert without(table, Control.ROTATE, r)[Control.ROTATE] == (x,)
    taken = given(table, Control.TALK, r, instead_of=s)
    assert holder(taken, r) is Control.TALK
    assert reset(taken, DEFAULT_KEYS, Control.ROTATE)[Control.ROTATE] == (r,)
    assert reset(taken, DEFAULT_KEYS, Control.ROTATE)[Control.TALK] == ()


def test_a_reset_leaves_what_others_cannot_do_without() -> None:
    enter, space, escape = Key(pygame.K_RETURN), Key(pygame.K_SPACE), Key(pygame.K_ESCAPE)
    table = {**DEFAULT_KEYS, Control.CONFIRM: (escape,), Control.CANCEL: (enter,)}
    assert not can_lose(table, Control.CANCEL)
    back = reset(table, DEFAULT_KEYS, Control.CONFIRM)
    assert back[Control.CONFIRM] == (space, Key(pygame.K_KP_ENTER))
    assert back[Control.CANCEL] == (enter,)
    assert reset(table, DEFAULT_KEYS, Control.CANCEL) == table


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (_press(pygame.K_q, place=pygame.KSCAN_A), "q"),  # French
        (_press(0x43A, place=pygame.KSCAN_R), "r"),  # Ukrainian к
        (_press(0xE9, place=pygame.KSCAN_2), "2"),  # French é
        (_press(0x457, place=pygame.KSCAN_RIGHTBRACKET), "]"),  # Ukrainian ї
        (_press(pygame.K_KP_5, place=pygame.KSCAN_KP_5), "num-5"),
        (_press(pygame.K_F3, pygame.KMOD_LSHIFT), "shift+f3"),
        (_press(pygame.K_LESS, pygame.KMOD_CTRL), "ctrl+<"),
        (_press(pygame.K_LSHIFT, pygame.KMOD_LSHIFT), None),
        (_press(pygame.K_LCTRL, pygame.KMOD_LCTRL), None),
        (_press(pygame.K_CAPSLOCK), None),
        (_press(pygame.K_k, pygame.KMOD_LCTRL | pygame.KMOD_RALT, typed="@"), None),  # AltGr
        (_press(0), None),  # a dead key
    ],
)
def test_a_pressed_key_is_kept_by_what_it_means_everywhere(event: pygame.Event, text: str | None) -> None:
    key = key_pressed(event)
    assert (None if key is None else key_text(key)) == text
    if key is not None:
        use_bindings(Bindings(given(DEFAULT_KEYS, Control.GRID, key, instead_of=Key(pygame.K_g))))
        assert control_of(event) is Control.GRID


def test_letters_are_typed_whatever_they_do_elsewhere_and_every_field_can_be_left() -> None:
    chosen = _keys(full_screen="f", mute="m", text_larger="x", cancel="q", confirm="w", zone_next="e", up="u", down="j")
    scene = SetupScene(make_context(settings=chosen), Draft.remembered(None, several_humans=False))
    use_bindings(bindings_of(chosen))
    driver = Driver(scene.context, scene)
    field = next(widget for widget in scene.ring.widgets if widget.takes_text)
    scene.ring.set_focus(field)
    driver.press(pygame.K_HOME)
    driver.type("fmxqweuj")
    assert field.texts(scene.viewport)[0].text.startswith("fmxqweuj")
    assert not chosen.full_screen
    assert not chosen.muted
    assert chosen.text_scale == 100
    assert driver.at(scene)
    driver.press(pygame.K_TAB)
    assert scene.ring.focus is not field
    driver.press(pygame.K_TAB)
    assert scene.ring.focus is not None
    held = scene.ring.focus
    driver.press(pygame.K_e)
    assert scene.ring.focus is not held


def test_keys_that_lead_about_do_in_a_field_what_they_were_given_to() -> None:
    use_bindings(bindings_of(_keys(confirm="esc", cancel="enter", rotate="tab", zone_next="r")))
    assert control_of(_press(pygame.K_ESCAPE), typing=True) is Control.CONFIRM
    assert control_of(_press(pygame.K_RETURN), typing=True) is Control.CANCEL
    assert control_of(_press(pygame.K_TAB), typing=True) is Control.ZONE_NEXT
    assert control_of(_press(pygame.K_TAB)) is Control.ROTATE
    assert control_of(_press(pygame.K_r), typing=True) is None
    assert control_of(_press(pygame.K_F11), typing=True) is Control.FULL_SCREEN
