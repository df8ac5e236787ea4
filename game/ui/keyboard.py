"""The keyboard that is there: what a key means on a layout without a to z, and what is printed on it (UX section 5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import cast

import pygame

from game.engine.total import total

_LETTERS = range(pygame.K_a, pygame.K_z + 1)
_NUMBERS = range(pygame.K_0, pygame.K_9 + 1)
_SIGNS = "-=[]\\;'`,./"
_PLACES: Mapping[int, int] = total(
    (*_LETTERS, *_NUMBERS, *map(ord, _SIGNS)),
    {
        **{pygame.K_a + number: pygame.KSCAN_A + number for number in range(26)},
        **{pygame.K_1 + number: pygame.KSCAN_1 + number for number in range(9)},
        pygame.K_0: pygame.KSCAN_0,
        pygame.K_MINUS: pygame.KSCAN_MINUS,
        pygame.K_EQUALS: pygame.KSCAN_EQUALS,
        pygame.K_LEFTBRACKET: pygame.KSCAN_LEFTBRACKET,
        pygame.K_RIGHTBRACKET: pygame.KSCAN_RIGHTBRACKET,
        pygame.K_BACKSLASH: pygame.KSCAN_BACKSLASH,
        pygame.K_SEMICOLON: pygame.KSCAN_SEMICOLON,
        pygame.K_QUOTE: pygame.KSCAN_APOSTROPHE,
        pygame.K_BACKQUOTE: pygame.KSCAN_GRAVE,
        pygame.K_COMMA: pygame.KSCAN_COMMA,
        pygame.K_PERIOD: pygame.KSCAN_PERIOD,
        pygame.K_SLASH: pygame.KSCAN_SLASH,
    },
)
"""The place of each key (`KSCAN_…`) on a keyboard with US layout."""
_AT: Mapping[int, int] = {place: key for key, place in _PLACES.items()}
_NOT_PRINTED = 1 << 30
"""Bit of keys that give no character: arrows, F keys, the number block."""
_MOST_PLACES = 512
_FIRST_PRINTED, _LAST_PRINTED = 0x21, 0x2FFF


def meanings(event: pygame.Event) -> Sequence[int]:
    """Return the keys (`K_…`) that a key press may mean, the likeliest first.

    A letter from a to z means itself, wherever it lies, and so does a key without a character, such as Esc. Any other
    character means itself, or what lies in its place on a US keyboard when the layout has that nowhere else: a letter
    where it has no a to z, a digit always.
    """
    key = int(event.key)
    here = _AT.get(getattr(event, "scancode", 0))
    if here is None or key in _LETTERS or key in _NUMBERS or not _printed(key):
        return (key,)
    if here in _NUMBERS:
        return here, key
    return (key,) if _place(here) not in (0, event.scancode) else (key, here)


def stored_as(event: pygame.Event) -> int:
    """Return the key (`K_…`) that stands for a key press on every layout: what it means in its place, or itself."""
    meant = meanings(event)
    return next((key for key in meant if key in _PLACES), meant[0])


def gives_text(event: pygame.Event) -> bool:
    """Return whether a key press is one that types a letter, a sign or a space where there is text to type in."""
    if is_chord(event.mod):
        return False
    key, typed = int(event.key), getattr(event, "unicode", "")
    return _printed(key) or key == pygame.K_SPACE or (typed != "" and typed.isprintable())


def digit_of(event: pygame.Event) -> int | None:
    """Return the digit that a key press types, in the row above the letters or beside them; None for any other event.

    The row of digits types them whatever it gives, as it picks cards.
    """
    if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_CTRL):
        return None
    key = int(event.key)
    if key == pygame.K_KP_0 or pygame.K_KP_1 <= key <= pygame.K_KP_9:
        return (key - pygame.K_KP_1 + 1) % 10
    return next((code - pygame.K_0 for code in meanings(event) if code in _NUMBERS), None)


def printed_on(keys: Sequence[int]) -> str | None:
    """Return what is printed on the key that stands for `keys` on this layout.

    None when the layout has one of them, so that it goes by its own name. `keys` are `K_…`, the last one of them one
    with a place on a US keyboard.
    """
    if not pygame.display.get_init() or any(map(_place, keys)):
        return None
    character = _characters().get(_PLACES.get(keys[-1], 0))
    if character is None:
        return None
    title = character.title()  # the capital, where people use it as one: a Georgian key shows the small letter
    return title if len(title) == 1 else character


def is_chord(mods: int) -> bool:
    """Return whether Ctrl or Cmd is among the modifiers of a key, and not as a part of AltGr, which makes letters."""
    return bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not mods & pygame.KMOD_ALT


def chord_held() -> bool:
    """Return whether Ctrl or Cmd is down, so that what a letter key gives is no text."""
    return pygame.display.get_init() and is_chord(pygame.key.get_mods())


def forget_layout() -> None:
    """Look at the keyboard anew: its layout has changed."""
    _characters.cache_clear()


def _printed(key: int) -> bool:
    """Return whether a key gives a character; 0 is a key that the system has no name for, often a dead one."""
    return not key & _NOT_PRINTED and (key == 0 or chr(key).isprintable()) and key != pygame.K_SPACE


def _place(key: int) -> int:
    """Return where the layout of the system has a key, 0 when nowhere."""
    return int(_scancodes()[key]) if pygame.display.get_init() else _PLACES.get(key, 0)


@cache
def _scancodes() -> pygame.key.ScancodeWrapper:
    """Return what tells the place of a key: the pressed keys as pygame gives them, each saying its own number."""
    return pygame.key.ScancodeWrapper(cast("Iterable[bool]", range(_MOST_PLACES)))


@cache
def _characters() -> Mapping[int, str]:
    """Return the character of every place on this layout that has one."""
    places = {_place(code): chr(code) for code in range(_LAST_PRINTED, _FIRST_PRINTED - 1, -1)}
    return {place: character for place, character in places.items() if place}
