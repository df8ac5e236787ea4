"""A key with its modifiers: how the settings spell it, and what a player calls it (UX section 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.system.i18n import N_, _
from game.ui.keyboard import meanings, printed_on, stored_as


class Key(NamedTuple):
    """A key (`pygame.K_…`) with the modifiers it needs."""

    code: int
    ctrl: bool = False
    shift: bool = False


class _Named(NamedTuple):
    """A key without a sign of its own: what the settings call it, and the player."""

    text: str
    words: str


_NAMED: Mapping[int, _Named] = {
    pygame.K_RETURN: _Named("enter", N_("Enter")),
    pygame.K_SPACE: _Named("space", N_("Space")),
    pygame.K_ESCAPE: _Named("esc", N_("Esc")),
    pygame.K_TAB: _Named("tab", N_("Tab")),
    pygame.K_BACKSPACE: _Named("backspace", N_("Backspace")),
    pygame.K_INSERT: _Named("insert", N_("Insert")),
    pygame.K_DELETE: _Named("delete", N_("Delete")),
    pygame.K_HOME: _Named("home", N_("Home")),
    pygame.K_END: _Named("end", N_("End")),
    pygame.K_PAGEUP: _Named("page-up", N_("Page up")),
    pygame.K_PAGEDOWN: _Named("page-down", N_("Page down")),
    pygame.K_LEFT: _Named("left", N_("Left")),
    pygame.K_RIGHT: _Named("right", N_("Right")),
    pygame.K_UP: _Named("up", N_("Up")),
    pygame.K_DOWN: _Named("down", N_("Down")),
    pygame.K_PAUSE: _Named("pause", N_("Pause")),
    pygame.K_PRINTSCREEN: _Named("print-screen", N_("Print screen")),
    pygame.K_SCROLLLOCK: _Named("scroll-lock", N_("Scroll lock")),
    pygame.K_MENU: _Named("menu", N_("Menu key")),
    **{pygame.K_F1 + n: _Named(f"f{n + 1}", f"F{n + 1}") for n in range(12)},
    **{pygame.K_F13 + n: _Named(f"f{n + 13}", f"F{n + 13}") for n in range(3)},
    **{pygame.K_KP_1 + n: _Named(f"num-{n + 1}", N_("Num {sign}")) for n in range(9)},
    pygame.K_KP_0: _Named("num-0", N_("Num {sign}")),
    pygame.K_KP_PLUS: _Named("num-+", N_("Num {sign}")),
    pygame.K_KP_MINUS: _Named("num--", N_("Num {sign}")),
    pygame.K_KP_MULTIPLY: _Named("num-*", N_("Num {sign}")),
    pygame.K_KP_DIVIDE: _Named("num-/", N_("Num {sign}")),
    pygame.K_KP_PERIOD: _Named("num-.", N_("Num {sign}")),
    pygame.K_KP_ENTER: _Named("num-enter", N_("Num Enter")),
}
_BY_TEXT: Mapping[str, int] = {named.text: code for code, named in _NAMED.items()}
_CTRL, _SHIFT = "ctrl+", "shift+"


def key_text(key: Key) -> str:
    """Return a key as the settings spell it: "r", "ctrl+shift+f11", "num-+"."""
    named = _NAMED.get(key.code)
    name = chr(key.code) if named is None else named.text
    return (_CTRL if key.ctrl else "") + (_SHIFT if key.shift else "") + name


def key_from(text: str) -> Key | None:
    """Return the key that the settings spell so; None where no key is. Case and the order of modifiers are free."""
    rest, ctrl, shift = text.strip().lower(), False, False
    while rest.startswith((_CTRL, _SHIFT)) and rest not in (_CTRL, _SHIFT):
        ctrl, shift = ctrl or rest.startswith(_CTRL), shift or rest.startswith(_SHIFT)
        rest = rest.partition("+")[2]
    code = _BY_TEXT.get(rest) or (ord(rest) if len(rest) == 1 and rest.isprintable() and not rest.isspace() else None)
    return None if code is None else Key(code, ctrl, shift)


def key_pressed(event: pygame.Event) -> Key | None:
    """Return the key that a key press chooses; None for a modifier alone, what has no name, and any other event."""
    if event.type != pygame.KEYDOWN:
        return None
    code = stored_as(event)
    if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META) or not (code in _NAMED or _is_sign(code)):
        return None
    return Key(code, bool(event.mod & pygame.KMOD_CTRL), bool(event.mod & pygame.KMOD_SHIFT))


def keys_meant(event: pygame.Event) -> Sequence[Key]:
    """Return the keys that a key press may mean, the likeliest first: without Shift after with it."""
    if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
        return ()
    ctrl, shift = bool(event.mod & pygame.KMOD_CTRL), bool(event.mod & pygame.KMOD_SHIFT)
    return [key for code in meanings(event) for key in (Key(code, ctrl, shift), Key(code, ctrl))]


def key_words(keys: Sequence[Key]) -> str:
    """Return the first of some keys as a player reads it and finds it printed here, "Ctrl + +" or "R".

    Where this keyboard has none of their letters and signs, that is the name of what lies in their place.
    """
    first = keys[0]
    signs = [key.code for key in keys if key[1:] == first[1:] and 0x20 < key.code < 0x7F]
    name = (printed_on(signs) if signs else None) or _own_name(first.code)
    parts = [_("Ctrl")] * first.ctrl + [_("Shift")] * first.shift + [name]
    return " + ".join(parts)


def _own_name(code: int) -> str:
    named = _NAMED.get(code)
    if named is not None:
        return _(named.words).format(sign="−" if code == pygame.K_KP_MINUS else named.text[-1])
    return "−" if code == pygame.K_MINUS else chr(code).upper()


def _is_sign(code: int) -> bool:
    return 0x20 < code < 0x11_0000 and chr(code).isprintable()
