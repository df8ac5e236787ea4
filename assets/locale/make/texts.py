"""Which texts the program shows, as its source has them."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from babel.messages.extract import extract

_KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2)}
_ADVICE = "Translators:"
"""A comment that begins so is for translators, and stands before its text in the template."""
ROOMS = ("game", "ai")


class Text(NamedTuple):
    """One text to translate: English, its plural or "", what is said of it to translators, the files that show it."""

    single: str
    plural: str
    advice: tuple[str, ...]
    files: tuple[str, ...]


def texts(root: Path) -> list[Text]:
    """Return every text below `root`, by file and then as it stands there. Raises ValueError where two do not agree."""
    found: dict[str, Text] = {}
    for room in ROOMS:
        for path in sorted((root / room).rglob("*.py")):
            for single, plural, advice in _in_file(path):
                old = found.get(single, Text(single, plural, (), ()))
                if plural and old.plural and plural != old.plural:
                    raise ValueError(f"two plurals of {single!r}: {old.plural!r} and {plural!r}")
                name = path.relative_to(root).as_posix()
                files = old.files if name in old.files else (*old.files, name)
                said = tuple(dict.fromkeys((*old.advice, *advice)))
                found[single] = Text(single, old.plural or plural, said, files)
    return list(found.values())


def _in_file(path: Path) -> Iterator[tuple[str, str, list[str]]]:
    data = BytesIO(path.read_bytes())
    options = {"encoding": "utf-8"}
    for _line, message, comments, _context in extract(
        "python", data, _KEYWORDS, (_ADVICE,), options, strip_comment_tags=True
    ):
        single, plural = (message, "") if isinstance(message, str) else (message[0], message[1])
        if single:
            yield single, plural or "", comments
