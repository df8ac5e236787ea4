"""Text that people typed or files hold: one clean line of it, cut only between letters as readers see them."""

from __future__ import annotations

import unicodedata

_JOINERS = frozenset("\u200c\u200d")
"""Zero-width joiner and non-joiner, which shape letters of some scripts and make one picture of several emoji."""
_JOINED_FROM = "\u0600"
"""The first letter of a script that joiners are meant for (Arabic)."""
_EMOJI_LOOKS = frozenset("\ufe0e\ufe0f")
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and signs that show nothing, though Unicode does not count them among the formats."""
_MOST_MARKS = 6
"""Marks on one letter at most; more would run into the lines above and below."""
_MOST_READ = 4096
"""Characters of a text that are looked at; a line on the screen never has that many."""
_ELLIPSIS = "…"


def one_line(text: str) -> str:
    """Return text as one line of letters that can be seen, composed (NFC), with single spaces between words.

    Line breaks and spaces of every kind become spaces. Controls, directions, zero-width characters, lone surrogates
    and characters that mean nothing are left out, joiners and marks where they have nothing to stand on.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", "".join(map(_as_seen, text[:_MOST_READ]))):
        before = kept[-1] if kept else " "
        marks = marks + 1 if is_mark(character) else 0
        if _has_its_place(character, before) and marks <= _MOST_MARKS:
            kept.append(character)
    line = "".join(kept)
    while (line and line[-1] in _JOINERS) or line.endswith(" "):
        line = line[:-1]
    return " ".join(line.split(" "))


def shortened(text: str, most: int) -> str:
    """Return at most `most` letters of a line, the last one an ellipsis when some are left out."""
    letters = graphemes(text)
    return text if len(letters) <= most else "".join(letters[: most - 1]).rstrip() + _ELLIPSIS


def graphemes(text: str) -> list[str]:
    """Return the letters of a text as readers see them: marks, joined emoji and the two halves of a flag are one."""
    letters: list[str] = []
    for character in text:
        if letters and _goes_with(character, letters[-1]):
            letters[-1] += character
        else:
            letters.append(character)
    return letters


def is_mark(character: str) -> bool:
    """Return whether a character is drawn on the letter before it."""
    return unicodedata.category(character) in ("Mn", "Me", "Mc") or "\U0001f3fb" <= character <= "\U0001f3ff"


def is_joiner(character: str) -> bool:
    """Return whether a character shows nothing and shapes what stands beside it."""
    return character in _JOINERS or character in _EMOJI_LOOKS


def _as_seen(character: str) -> str:
    """Return a character, a space for whatever parts words or lines, nothing for what cannot be seen."""
    if character.isspace():
        return " "
    kind = unicodedata.category(character)
    seen = character in _JOINERS or not (kind[0] == "C" or character in _UNSEEN)
    return character if seen and not _is_other_look(character) else ""


def _is_other_look(character: str) -> bool:
    """Return whether a character asks for a variant that no font here has."""
    selects = "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
    return selects and character not in _EMOJI_LOOKS


def _has_its_place(character: str, before: str) -> bool:
    """Return whether a character may follow `before`, the last one kept, a space at the start of the line."""
    if character == " ":
        return before != " "
    if character in _JOINERS:
        return before >= _JOINED_FROM and before not in _JOINERS
    return before != " " if is_mark(character) else True


def _goes_with(character: str, letter: str) -> bool:
    flag_half = "\U0001f1e6" <= character <= "\U0001f1ff" and len(letter) == 1
    return (
        is_mark(character)
        or character in _JOINERS
        or letter[-1] == "\u200d"
        or (flag_half and "\U0001f1e6" <= letter <= "\U0001f1ff")
    )
