"""The files that hold the texts: one template, and one file for each language, as polib writes them.

There are no dates and no line numbers in them, and no places in those of the languages: what is there changes with the
words alone, and is read fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import polib
from babel.messages.plurals import get_plural

from assets.locale.make.texts import Text

_PLURAL_FORMS = {"it": "nplurals=2; plural=(n != 1);"}
"""Babel counts one more in Italian, for millions, which no game has."""


class Count(NamedTuple):
    """How many texts there are, and how many of them are translated."""

    done: int
    texts: int

    def __str__(self) -> str:
        return f"{self.done} of {self.texts} ({100 * self.done // max(1, self.texts)} %)"


def template(texts: Sequence[Text]) -> str:
    """Return the template: each text with the files that show it."""
    file = polib.POFile(wrapwidth=0)
    file.metadata = _metadata({})
    for text in texts:
        file.append(_entry(text, comment="\n".join(text.advice), occurrences=[(name, "") for name in text.files]))
    return _written(file)


def updated(language: str, old: str, texts: Sequence[Text]) -> tuple[str, Count]:
    """Return the file of a language with these texts, each with what `old` has for it, and how many are translated.

    What nothing shows any more is gone; versions of the file remember it.
    """
    before = polib.pofile(old) if old else polib.POFile()
    known = {entry.msgid: entry for entry in before if not entry.obsolete}
    file = polib.POFile(wrapwidth=0)
    forms = before.metadata.get("Plural-Forms") or _plural_forms(language)
    file.metadata = _metadata({"Language": language, "Plural-Forms": forms})
    for text in texts:
        file.append(_filled(_entry(text), known.get(text.single), forms))
    return _written(file), Count(len(file.translated_entries()), len(file))


def read(path: Path) -> str:
    """Return what is in a file, "" where there is none."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _metadata(more: dict[str, str]) -> dict[str, str]:
    plain = {"MIME-Version": "1.0", "Content-Type": "text/plain; charset=UTF-8", "Content-Transfer-Encoding": "8bit"}
    return {"Project-Id-Version": "fools-lode", **more, **plain}


def _plural_forms(language: str) -> str:
    return _PLURAL_FORMS.get(language) or f"{get_plural(language).plural_forms}".removesuffix(";") + ";"


def _entry(text: Text, comment: str = "", occurrences: Sequence[tuple[str, str]] = ()) -> polib.POEntry:
    forms = {0: "", 1: ""} if text.plural else {}
    return polib.POEntry(
        msgid=text.single, msgid_plural=text.plural, msgstr_plural=forms, comment=comment, occurrences=[*occurrences]
    )


def _filled(entry: polib.POEntry, old: polib.POEntry | None, forms: str) -> polib.POEntry:
    """Give a text what is known of it: its translation, a translator's note and flags."""
    if entry.msgid_plural:
        count = int(forms.partition("nplurals=")[2].partition(";")[0])
        had = {} if old is None else old.msgstr_plural
        entry.msgstr_plural = {form: had.get(form, "") for form in range(count)}
    elif old is not None:
        entry.msgstr = old.msgstr
    if old is not None:
        entry.tcomment, entry.flags = old.tcomment, old.flags
    return entry


def _written(file: polib.POFile) -> str:
    return str(file).rstrip("\n") + "\n"
