"""Paths as people read them."""

from __future__ import annotations

import os

_MOST_LETTERS = 200


def shown_path(path: str | os.PathLike[str]) -> str:
    """Return a path that can be printed and drawn: whatever is no visible letter is escaped, and a long one is cut.

    File names are bytes to the system; those that spell no letter come as half surrogates, which nothing can show.
    """
    text = "".join(letter if letter.isprintable() else _escaped(letter) for letter in os.fspath(path))
    if len(text) <= _MOST_LETTERS:
        return text
    half = _MOST_LETTERS // 2
    return f"{text[:half]}…{text[1 - half :]}"


def _escaped(letter: str) -> str:
    byte = ord(letter) - 0xDC00
    return f"\\x{byte:02x}" if 0x80 <= byte <= 0xFF else letter.encode("unicode_escape").decode("ascii")
