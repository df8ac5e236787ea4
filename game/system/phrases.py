"""Translated texts that know their grammatical forms, so that sentences can take names of things as whole phrases.

A translation may give a text in several forms, the first one plain and the others named by the translator:

    kilof | acc=kilof | gen=kilofa

A sentence then asks for the one that it needs: `{name} psuje {tool:acc}`. What forms there are is each language's own
affair; English needs none. A form that a text lacks is its plain one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

CAPITAL = "cap"
"""The form that every text has: its first letter is a capital. Behind another form: `{path:acc+cap}`."""
_NAMED = re.compile(r"([a-z][a-z_0-9]*)=(.*)", re.DOTALL)


def capital(text: str) -> str:
    """Return a text with a capital at its head, for where it stands alone."""
    return text[:1].upper() + text[1:]


class Phrase(str):
    """A text in its plain form, of which `{field:form}` gives the others."""

    _forms: Mapping[str, Phrase] = {}

    @classmethod
    def read(cls, text: str) -> Phrase:
        """Return the text of a catalogue, with its forms if it has any."""
        plain, *others = text.split(" | ")
        named = [_NAMED.fullmatch(other) for other in others]
        if not others or not all(named):
            return cls(text)
        phrase = cls(plain)
        phrase._forms = {match[1]: cls(match[2]) for match in named if match}
        return phrase

    def forms(self) -> tuple[str, ...]:
        """Return the names of the forms that the translator gave beside the plain one."""
        return tuple(self._forms)

    def form(self, name: str) -> Phrase:
        """Return the text in a form, or as it is where it has no such form."""
        return self._forms.get(name, self)

    def __format__(self, asked: str) -> str:
        text: str = self
        for name in filter(None, asked.split("+")):
            text = capital(text) if name == CAPITAL else self.form(name)
        return str(text)

    def format(self, *args: object, **parts: object) -> Phrase:
        """Fill the fields. The result has all forms that its parts have: `{path}` takes the one asked of the whole."""
        whole = {name: Phrase(part) if type(part) is str else part for name, part in parts.items()}
        return _Filled(super().format(*args, **whole), self, whole)


class _Filled(Phrase):
    """A text whose fields are filled; another form of it is filled anew."""

    _template: Phrase
    _parts: Mapping[str, object]

    def __new__(cls, text: str, template: Phrase, parts: Mapping[str, object]) -> _Filled:
        """Keep what the text was made of."""
        filled = super().__new__(cls, text)
        filled._template, filled._parts = template, parts
        return filled

    def form(self, name: str) -> Phrase:
        """Return the text in a form: as the translator words it, else with its parts in that form."""
        if name in self._template.forms():
            return self._template.form(name).format(**self._parts)
        parts = {key: _Within(part, name) if isinstance(part, Phrase) else part for key, part in self._parts.items()}
        return Phrase(str.format(self._template, **parts))


class _Within(Phrase):
    """A part of a text of which a form is asked: plain, it stands in that form."""

    _whole: Phrase

    def __new__(cls, whole: Phrase, name: str) -> _Within:
        """Take the part in the form called `name`."""
        part = super().__new__(cls, whole.form(name))
        part._whole = whole
        return part

    def form(self, name: str) -> Phrase:
        """Return the form that the text names for this part itself."""
        return self._whole.form(name)
