"""Which language is spoken: the one that was chosen, else the one of the system, else English."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence

from game.system.i18n import SOURCE_LANGUAGE, languages, spoken_language, use_language

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
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the locale stands: the first of these that says something."""
_NO_LANGUAGE = ("C", "POSIX")
"""Locales that ask for the words of the program itself, whatever LANGUAGE says."""
_told: tuple[str, ...] = ()


def speak(chosen: str) -> bool:
    """Show every text in the language that was chosen. False when there is no such language: then it is English."""
    return use_language(chosen or system_language())


def speak_in_lines(chosen: str) -> None:
    """Speak as was chosen where stdout and stderr have the letters of that language, else English."""
    speak(chosen)
    for stream in (sys.stdout, sys.stderr):
        try:
            own_name(spoken_language()).encode(stream.encoding or "utf-8")
        except UnicodeEncodeError:
            speak(SOURCE_LANGUAGE)


def language_called(name: str) -> str:
    """Return the language of the game that is meant by a name such as "uk", "DE" or "de_AT.UTF-8", "" if none is."""
    plain = name.partition(".")[0].partition("@")[0].replace("-", "_").lower()
    known = {language.lower(): language for language in languages()}
    return known.get(plain) or known.get(plain.partition("_")[0], "")


def system_language(told: Sequence[str] | None = None) -> str:
    """Return the language of this system that the game speaks, else English.

    What the environment says comes first, then what the system itself has `told`.
    """
    for name in (*_of_environment(), *(_told_by_system() if told is None else told)):
        if name.partition(".")[0] in _NO_LANGUAGE:
            return SOURCE_LANGUAGE
        if language := language_called(name):
            return language
    return SOURCE_LANGUAGE


def own_name(language: str) -> str:
    """Return what a language calls itself."""
    return NAMES.get(language, language)


def hear(told: Sequence[str]) -> None:
    """Take note of the languages that the window's library has heard of from the system, the most wanted first."""
    global _told
    _told = tuple(told)


def _of_environment() -> Iterator[str]:
    locale = next((value for name in _LOCALE if (value := os.environ.get(name))), "")
    said = locale if locale in _NO_LANGUAGE else os.environ.get("LANGUAGE") or locale
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
