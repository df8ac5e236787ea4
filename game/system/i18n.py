"""Words for people: gettext over `.po` files that are read when the game starts.

The source language is English. Texts are looked up when shown: a change of language needs no restart. Translated texts
may have grammatical forms (`game.system.phrases`).
"""

from __future__ import annotations

import gettext as _gettext
import re
from collections.abc import Callable

from game.system.phrases import Phrase
from game.system.resources import PACKED, assets, open_packed

SOURCE_LANGUAGE = "en"
PSEUDO_LANGUAGE = "pseudo"
"""A made-up language for tests: accented letters and 40 % more length, so that clipped text shows."""

CATALOGUE = "fools-lode.po"
"""The file of a language, in a folder that is called as the language is."""

_FIELD = re.compile(r"(\{[^}]*\}|%\(\w+\)[a-z]|%[A-Za-z])")
"""Fields, those of dates and of the standard library's own texts among them."""
_ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "āćęīñōśūýžĀĆĘĪÑŌŚŪÝŽ")


class _Pseudo(_gettext.NullTranslations):
    """English with accents on its letters and dashes behind it."""

    def gettext(self, message: str) -> str:
        parts = _FIELD.split(message)
        accented = "".join(part if part.startswith(("{", "%")) else part.translate(_ACCENTS) for part in parts)
        words = max(1, round(len(message) * 0.4 / 5))
        return accented + " ~~~~" * words

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


class _PoFile(_gettext.NullTranslations):
    """One `.po` file in memory; a text it lacks stays English, and forms are read when a text is first said."""

    def __init__(self, language: str) -> None:
        super().__init__()
        import polib  # only a game in another language pays for the reader

        with open_packed(assets() / "locale" / language / CATALOGUE) as file:
            catalogue = polib.pofile(file.read().decode("utf-8"))
        rule = re.search(r"plural=([^;]+)", catalogue.metadata.get("Plural-Forms", ""))
        self._form: Callable[[int], int] = _gettext.c2py(rule[1] if rule else "n != 1")
        entries = catalogue.translated_entries()
        self._single: dict[str, str] = {entry.msgid: entry.msgstr for entry in entries if not entry.msgid_plural}
        self._plural = {
            entry.msgid: {number: Phrase.read(text) for number, text in entry.msgstr_plural.items()}
            for entry in entries
            if entry.msgid_plural
        }

    def gettext(self, message: str) -> str:
        text = self._single.get(message)
        if text is None:
            return Phrase(message)
        if not isinstance(text, Phrase):
            text = self._single[message] = Phrase.read(text)
        return text

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        form = self._plural.get(msgid1, {}).get(self._form(n))
        return form or Phrase(msgid1 if n == 1 else msgid2)


_current: _gettext.NullTranslations = _gettext.NullTranslations()
_spoken = SOURCE_LANGUAGE


def use_language(language: str) -> bool:
    """Show every text in `language` from now on ("en", the name of a folder in `assets/locale`, or "pseudo").

    False when there is no such language or its file cannot be read: then the texts are English.
    """
    global _current, _spoken
    if language == _spoken:
        return True
    try:
        _current, _spoken = _texts_of(language), language
    except (OSError, ValueError, SyntaxError):
        _current, _spoken = _gettext.NullTranslations(), SOURCE_LANGUAGE
    return language == _spoken


def _texts_of(language: str) -> _gettext.NullTranslations:
    if language == SOURCE_LANGUAGE:
        return _gettext.NullTranslations()
    return _Pseudo() if language == PSEUDO_LANGUAGE else _PoFile(language)


def spoken_language() -> str:
    """Return the language in which every text is shown just now."""
    return _spoken


def languages() -> tuple[str, ...]:
    """Return the languages a player can choose, the source language first."""
    folder = assets() / "locale"
    files = (path for ending in ("", PACKED) for path in folder.glob(f"*/{CATALOGUE}{ending}"))
    return (SOURCE_LANGUAGE, *sorted({path.parent.name for path in files} - {SOURCE_LANGUAGE}))


def _(message: str) -> str:
    """Return `message` in the player's language. Fields come afterwards: `_("{name} passed").format(name=...)`."""
    return _current.gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """Return the form of a counted text that fits `count`, in the player's language."""
    return _current.ngettext(singular, plural, count)


def N_(message: str) -> str:
    """Mark a text in a table for translation; `_` translates it where it is shown."""
    return message
