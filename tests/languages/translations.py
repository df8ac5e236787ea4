"""The texts of every language as its file has them, split into what a sentence is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import polib

from game.system.i18n import SOURCE_LANGUAGE, languages
from game.system.resources import assets

LANGUAGES = tuple(name for name in languages() if name != SOURCE_LANGUAGE)
FIELD = re.compile(r"\{(\w*)(![rs])?(?::([^{}]*))?\}|%\((\w+)\)[a-z]|%[A-Za-z](?![\w])")
"""A field of ours, of the standard library's texts, or of a date."""


class Said(NamedTuple):
    """One translation, or one form of it: `english` are the texts that it may stand for, the plainest first."""

    language: str
    english: tuple[str, ...]
    text: str
    form: str = ""
    counted: bool = False

    def __str__(self) -> str:
        return f"{self.language}: {self.english[0]!r} is {self.text!r}"


@cache
def catalogue(language: str) -> polib.POFile:
    """The file of a language."""
    return polib.pofile(str(assets() / "locale" / language / "fools-lode.po"))


@cache
def said(language: str) -> tuple[Said, ...]:
    """Every translation of a language, each form of it on its own."""
    return tuple(_said(language))


def _said(language: str) -> Iterator[Said]:
    for entry in catalogue(language):
        english = (entry.msgid, entry.msgid_plural) if entry.msgid_plural else (entry.msgid,)
        texts = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
        for text in filter(None, texts):
            plain, *forms = text.split(" | ")
            yield Said(language, english, plain, counted=bool(entry.msgid_plural))
            for form in forms:
                name, _equals, words = form.partition("=")
                yield Said(language, english, words, name, bool(entry.msgid_plural))


def fields(text: str) -> set[str]:
    """The names of the fields of a text; those of other kinds are named by their whole sign."""
    return {match[1] if match[0].startswith("{") else match[0] for match in FIELD.finditer(text.replace("%%", ""))}


def forms_asked(text: str) -> set[str]:
    """The forms for which a text asks its fields."""
    asked = (match[3] for match in FIELD.finditer(text) if match[3])
    return {name for names in asked for name in names.split("+")}


def bare(text: str) -> str:
    """A text without its fields."""
    return FIELD.sub("", text)
