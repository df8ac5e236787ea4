"""Keys on every layout: what they mean, and what the screen calls them (UX section 5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame
import pytest
from screen.driving import Driver, make_context

from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.tabs import Tab
from game.ui import keyboard
from game.ui.bindings import HAND_CONTROLS, Control, control_of, key_name

_ROWS = ("qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./")
_UKRAINIAN = ("йцукенгшщзхї", "фівапролджє", "ячсмитьбю.")
_GREEK = (";ςερτυθιοπ[]", "ασδφγηξκλ΄'", "ζχψωβνμ,./")
_HEBREW = ("/'קראטוןםפ][", "שדגכעיחלךף,", "זסבהנמצתץ.")
_ARABIC = ("ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤر\0ىةوزظ")
_GEORGIAN = ("ქწერტყუიოპ[]", "ასდფგჰჯკლ;'", "ზხცვბნმ,./")
_THAI = ("ๆไำพะัีรนยบล", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ")
_LAYOUTS = {
    "Ukrainian": _UKRAINIAN,
    "Greek": _GREEK,
    "Hebrew": _HEBREW,
    "Arabic": _ARABIC,
    "Georgian": _GEORGIAN,
    "Thai": _THAI,
}
_LETTERS = {
    "r": Control.ROTATE,
    "e": Control.END_TURN,
    "d": Control.PASS,
    "z": Control.UNDO,
    "p": Control.PEEK,
    "c": Control.CURTAIN,
    "i": Control.INSPECT,
    "l": Control.LOG,
    "s": Control.TALK,
    "g": Control.GRID,
    "w": Control.WHY,
    "n": Control.NEXT_TARGET,
}


_SIGNS = {
    "[": "LEFTBRACKET",
    "]": "RIGHTBRACKET",
    ";": "SEMICOLON",
    "'": "APOSTROPHE",
    ",": "COMMA",
    ".": "PERIOD",
    "/": "SLASH",
}


def _place(letter: str) -> int:
    """The number of the place that a letter or sign has on a keyboard with US layout."""
    number: int = getattr(pygame, f"KSCAN_{_SIGNS.get(letter, letter.upper())}")
    return number


def _meaning(key: int, place: int, mod: int = 0) -> Control | None:
    return control_of(pygame.Event(pygame.KEYDOWN, key=key, scancode=place, mod=mod, unicode=""))


def _characters(rows: tuple[str, ...]) -> Mapping[str, str]:
    """What a layout gives in the places of the US letters."""
    return dict(zip("".join(_ROWS), "".join(rows), strict=True))


class _Layout:
    """A stand-in for what pygame knows of the layout of the system: the place of each key."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        given = _characters(rows)
        self._places = {ord(given[letter]): _place(letter) for letter in given}
        self._places |= {pygame.K_1 + n: pygame.KSCAN_1 + n for n in range(9)}
        self._places |= {pygame.K_MINUS: pygame.KSCAN_MINUS, pygame.K_EQUALS: pygame.KSCAN_EQUALS}

    def __getitem__(self, key: int) -> int:
        return self._places.get(key, 0)


@pytest.fixture
def rows(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    """The rows of a layout; the system has it while the test runs."""
    layout: tuple[str, ...] = request.param
    monkeypatch.setattr(keyboard, "_scancodes", lambda: _Layout(layout))
    keyboard.forget_layout()
    pygame.display.init()
    yield layout
    keyboard.forget_layout()


@pytest.mark.parametrize("rows", _LAYOUTS.values(), ids=_LAYOUTS, indirect=True)
def test_a_layout_without_a_to_z_has_every_key_in_its_place(rows: tuple[str, ...]) -> None:
    given = _characters(rows)
    meant = {letter: _meaning(ord(given[letter]), _place(letter)) for letter in _LETTERS}
    assert meant == _LETTERS


@pytest.mark.parametrize("letter", _LETTERS)
@pytest.mark.parametrize("rows", [_UKRAINIAN], indirect=True)
def test_modifiers_count_on_every_layout(rows: tuple[str, ...], letter: str) -> None:
    key = ord(_characters(rows)[letter])
    shifted = _meaning(key, _place(letter), pygame.KMOD_LSHIFT)
    assert shifted is (Control.PREVIOUS_TARGET if letter == "n" else _LETTERS[letter])
    assert _meaning(key, _place(letter), pygame.KMOD_LCTRL) is (Control.UNDO if letter == "z" else None)
    assert _meaning(key, _place(letter), pygame.KMOD_LALT) is None


def test_a_letter_means_itself_wherever_it_lies() -> None:
    assert _meaning(pygame.K_z, pygame.KSCAN_Y) is Control.UNDO  # German
    assert _meaning(pygame.K_y, pygame.KSCAN_Z) is None
    assert _meaning(pygame.K_w, pygame.KSCAN_Z) is Control.WHY  # French
    assert _meaning(pygame.K_z, pygame.KSCAN_W) is Control.UNDO
    assert _meaning(pygame.K_q, pygame.KSCAN_A) is Control.QUICK
    assert _meaning(pygame.K_a, pygame.KSCAN_Q) is None
    assert _meaning(pygame.K_r, pygame.KSCAN_O) is Control.ROTATE  # Dvorak
    assert _meaning(pygame.K_MINUS, pygame.KSCAN_SLASH) is Control.ZOOM_OUT  # German


@pytest.mark.parametrize("signs", ["&é\"'(-è_ç", "+ěščřžýáí", "۱۲۳۴۵۶۷۸۹"], ids=["French", "Czech", "Persian"])
def test_the_row_of_digits_picks_cards_whatever_it_gives(signs: str) -> None:
    meant = [_meaning(ord(sign), pygame.KSCAN_1 + n) for n, sign in enumerate(signs)]
    assert tuple(meant) == HAND_CONTROLS
    assert _meaning(pygame.K_MINUS, pygame.KSCAN_6, pygame.KMOD_LCTRL) is Control.TEXT_SMALLER


def test_a_key_that_is_moved_by_hand_means_what_it_gives() -> None:
    assert _meaning(pygame.K_ESCAPE, pygame.KSCAN_CAPSLOCK) is Control.CANCEL
    assert _meaning(pygame.K_RETURN, pygame.KSCAN_R) is Control.CONFIRM
    assert _meaning(pygame.K_F5, pygame.KSCAN_E) is None
    assert _meaning(pygame.K_LEFT, pygame.KSCAN_W) is Control.LEFT
    assert _meaning(pygame.K_SPACE, pygame.KSCAN_E) is Control.CONFIRM


@pytest.mark.parametrize("rows", [("',.pyfgcrl/=", "aoeuidhtns-", ";qjkxbmwvz")], ids=["Dvorak"], indirect=True)
def test_signs_mean_nothing_where_the_letter_lies_elsewhere(rows: tuple[str, ...]) -> None:
    assert rows[0][1] == ","
    assert _meaning(pygame.K_COMMA, pygame.KSCAN_W) is None
    assert _meaning(pygame.K_w, pygame.KSCAN_COMMA) is Control.WHY
    assert key_name(Control.WHY) == "W"


@pytest.mark.parametrize("rows", [_UKRAINIAN], indirect=True)
def test_keys_go_by_what_is_printed_on_them(rows: tuple[str, ...]) -> None:
    given = _characters(rows)
    assert {letter: key_name(control) for letter, control in _LETTERS.items()} == {
        letter: given[letter].upper() for letter in _LETTERS
    }
    assert key_name(Control.PREVIOUS_TARGET) == "Shift + Т"
    assert key_name(Control.ZOOM_IN) == "+"
    assert key_name(Control.HAND_3) == "3"
    assert key_name(Control.CANCEL) == "Esc"


def test_the_screen_follows_when_the_layout_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    scene = SettingsScene(make_context(), Tab.CONTROLS)
    driver = Driver(scene.context, scene)

    def words() -> list[str]:
        return [line.text for part in scene.parts for line in part.texts(scene.viewport)]

    assert {"R", "К"} & set(words()) == {"R"}
    monkeypatch.setattr(keyboard, "_scancodes", lambda: _Layout(_UKRAINIAN))
    driver.frame(pygame.Event(pygame.KEYMAPCHANGED))
    assert {"R", "К"} & set(words()) == {"К"}
    keyboard.forget_layout()


@pytest.mark.parametrize("rows", [_GEORGIAN], indirect=True)
def test_a_letter_without_a_capital_is_shown_as_it_is(rows: tuple[str, ...]) -> None:
    assert rows[0][3] == "რ"
    assert key_name(Control.ROTATE) == "რ"
