"""Which language is spoken: the one that was chosen, else the one of the system, else English."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence

from game.system.i18n import SOURCE_LANGUAGE, languages, use_language

AS_THE_SYSTEM = ""
"""The choice that leaves it to the system."""
NAMES: Mapping[str, str] = {
    "de": "Deutsch",
    "en": "English",
    "it": "Italiano",
    "pl": "Polski",
    "uk": "Українська",
    "pseudo": "~ Pseudo ~",
}
"""What each language calls itself: names that are never translated."""
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where gettext looks, in this order: the first of these that says something."""
_told: tuple[str, ...] = ()


def speak(chosen: str) -> bool:
    """Show every text in the language that was chosen. False when there is no such language: then it is English."""
    return use_language(chosen or system_language())


def system_language(told: Sequence[str] | None = None) -> str:
    """Return the language of this system that the game speaks, else English.

    What the environment says comes first, then what the system itself has `told`.
    """
    known = languages()
    for name in (*_of_environment(), *(_told_by_system() if told is None else told)):
        plain = name.partition(".")[0].partition("@")[0].replace("-", "_")
        if plain in ("C", "POSIX"):
            return SOURCE_LANGUAGE
        for candidate in (plain, plain.partition("_")[0].lower()):
            if candidate in known:
                return candidate
    return SOURCE_LANGUAGE


def own_name(language: str) -> str:
    """Return what a language calls itself."""
    return NAMES.get(language, language)


def hear(told: Sequence[str]) -> None:
    """Take note of the languages that the window's library has heard of from the system, the dearest first."""
    global _told
    _told = tuple(told)


def _of_environment() -> Iterator[str]:
    said = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    yield from filter(None, said.split(":"))


def _told_by_system() -> tuple[str, ...]:
    return _told or _of_windows()


def _of_windows() -> tuple[str, ...]:
    if sys.platform != "win32":
        return ()
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return (locale.windows_locale.get(number, ""),)
