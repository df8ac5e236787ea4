"""A line of text in pieces, each for one font that has its letters, in the order in which they stand on the line.

Lines run from left to right; in them, names in Arabic or Hebrew letters run from right to left.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from game.art.drawing.typefaces import FONT_FILES, Typeface
from game.system.fonts import FALLBACKS, FontFile, fallback, has
from game.system.letters import graphemes

_MOST_KEPT = 1000
_LEFTWARDS, _RIGHTWARDS, _NUMBERS = ("R", "AL"), ("L",), ("EN", "AN")


class Piece(NamedTuple):
    """Text for one font: a fallback, or the face of the line where there is none."""

    text: str
    file: FontFile | None


@lru_cache(maxsize=_MOST_KEPT)
def pieces(text: str, face: Typeface) -> tuple[Piece, ...]:
    """Return the pieces of a line set in a face, from left to right. A letter that no font has becomes a box."""
    letters = [Piece(letter, _file(letter, face)) for letter in graphemes(text)]
    found: list[Piece] = []
    for part, leftward in _parts(letters):
        if leftward:
            found += reversed(list(_joined(_settled(part))))
        else:
            found += (_between(part, at) for at in range(len(part)))
    return tuple(_joined(found))


def directions(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the parts of a line in the order they are read, and whether each runs to the left."""
    for part, leftward in _parts([Piece(letter, None) for letter in graphemes(text)]):
        yield "".join(letter.text for letter in part), leftward


def _parts(letters: Sequence[Piece]) -> Iterator[tuple[Sequence[Piece], bool]]:
    """Yield the letters of each part of a line, in the order they are read, and whether it runs to the left."""
    at = plain = 0
    while at < len(letters):
        end = _end_of_leftward(letters, at)
        if end == at:
            at += 1
            continue
        if plain < at:
            yield letters[plain:at], False
        yield letters[at:end], True
        at = plain = end
    if plain < at:
        yield letters[plain:], False


def _file(letter: str, face: Typeface) -> FontFile | None:
    if has(FONT_FILES[face], letter):
        return None
    return fallback(letter) or FALLBACKS[0]


def _between(letters: Sequence[Piece], at: int) -> Piece:
    """Return a letter; a space between words of one fallback goes with them, so that they stand on one line."""
    before, after = letters[at - 1 : at], letters[at + 1 : at + 2]
    if letters[at].text != " " or not before or not after or before[0].file != after[0].file:
        return letters[at]
    return Piece(" ", before[0].file)


def _way(piece: Piece) -> str:
    return unicodedata.bidirectional(piece.text[0])


def _end_of_leftward(letters: Sequence[Piece], start: int) -> int:
    """Return where the part ends that runs to the left from `start` on; `start` when none begins there.

    Spaces, signs and numbers between letters that run to the left belong to it.
    """
    end = start
    for place in range(start, len(letters)):
        way = _way(letters[place])
        if way in _LEFTWARDS:
            end = place + 1
        elif way in _RIGHTWARDS or end == start:
            break
    return end


def _settled(letters: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the letters of a part that runs to the left; numbers run to the right, signs go with what is before."""
    before: FontFile | None = None
    for letter in letters:
        if _way(letter) in _NUMBERS:
            yield letter if letter.file is None else Piece(letter.text, letter.file._replace(leftwards=False))
        elif before is not None and has(before, letter.text):
            yield Piece(letter.text, before)
        else:
            yield letter
            before = letter.file


def _joined(letters: Sequence[Piece] | Iterator[Piece]) -> Iterator[Piece]:
    """Yield neighbours of one font as one piece."""
    for file, together in groupby(letters, key=lambda piece: piece.file):
        yield Piece("".join(piece.text for piece in together), file)
