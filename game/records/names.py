"""Names of players: what may be typed, which look alike, and what the window shows of those that files hold."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from game.system.fonts import undrawable
from game.system.i18n import _
from game.system.letters import one_line, shortened

MAX_NAME = 16
"""Letters in a name at most, so that it fits beside its portrait."""
_MOST_SHOWN = 24
"""Letters of a name from a file that are shown; a name that was typed is never so long."""
_LATIN_LOOK = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜаеѕіјорсухԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲϳ" + "ıǀ",
    "ABESIJKMHOPCTYXQWaesijopcyxqw" + "ABEZHIKMNOPTYXocj" + "il",
)
"""Cyrillic, Greek and other letters that cannot be told from Latin ones."""


def tidy_name(typed: str) -> str:
    """Return a name as it is kept: one line with single spaces, nothing in it that cannot be seen."""
    return one_line(typed)


def looks(name: str) -> str:
    """Return what names that cannot be told apart share: wide and narrow forms, case and alphabet do not count."""
    compatible = unicodedata.normalize("NFKC", tidy_name(name)).translate(_LATIN_LOOK)
    return unicodedata.normalize("NFKC", compatible.casefold())


def free_names(names: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Return those of `names` that look like none that is taken."""
    seen = {looks(name) for name in taken}
    return [name for name in names if looks(name) not in seen]


def names_complaint(names: Sequence[str]) -> str | None:
    """Return in one sentence what is wrong with the names at a table, None when nothing is: they tell players apart."""
    for name in names:
        complaint = _name_complaint(name)
        if complaint is not None:
            return complaint
    looked = [looks(name) for name in names]
    for name, look in zip(names, looked, strict=True):
        if looked.count(look) > 1:
            return _alike_sentence([tidy_name(other) for other in names if looks(other) == look], tidy_name(name))
    return None


def _name_complaint(name: str) -> str | None:
    tidy = tidy_name(name)
    if any(unicodedata.category(letter) in ("Cc", "Cs") and not letter.isspace() for letter in name):
        return _("A name cannot hold control characters.")
    if not tidy:
        return _("Every player needs a name that can be seen.") if name.strip() else _("Every player needs a name.")
    if len(tidy) > MAX_NAME:
        return _("A name has at most {most} letters.").format(most=MAX_NAME)
    missing = None if tidy.isascii() else undrawable(tidy)
    if missing is not None:
        return _("The game has no font for the letter {code} in a name.").format(code=f"U+{ord(missing[0]):04X}")
    return None


def _alike_sentence(alike: Sequence[str], name: str) -> str:
    """Return the sentence about names that look alike, the first of them being `name`."""
    other = next((other for other in alike if other != name), None)
    if other is None:
        return _("Two players cannot both be called {name}.").format(name=name)
    return _("The names {name} and {other} look too much alike.").format(name=name, other=other)


@lru_cache(maxsize=16)
def shown_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the seats as the window shows them: on one line, not too long, never empty.

    Files may hold any text as a name, and such a record is valid. This is the one place where its names are cleaned.
    """
    shown = (shortened(one_line(name), _MOST_SHOWN) for name in names)
    return tuple(name or _("Seat {number}").format(number=number) for number, name in enumerate(shown, 1))
