"""The piece for title and table: sixteen bars in D over a drone, that can lose its notes one rank after another.

Every note has a rank. Stage 0 plays all of them, stage 4 those of the highest rank alone: the piece thins out as the
deck burns down, and stays the same piece.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

BEAT = 0.75
BARS = 16
BEATS = 4
SECONDS = BEAT * BEATS * BARS
STAGES = 5

CHORDS = (
    ("D2", "D3", "A3", "D4", "F4"),
    ("C3", "G3", "C4", "E4", "G4"),
    ("F2", "F3", "C4", "F4", "A4"),
    ("A2", "E3", "A3", "C4", "E4"),
    ("D2", "D3", "A3", "D4", "F4"),
    ("G2", "G3", "D4", "G4", "A4"),
    ("A2", "E3", "G3", "C4", "E4"),
    ("D2", "D3", "A3", "D4", "E4"),
)
"""The bass and four notes for each two bars. No chord has the sixth of the scale, nor the tones that decide."""

FIGURES = ((0, 2, 1, 3, 2, 1, 3, 2), (0, 1, 2, 3, 2, 3, 1, 2))
"""Which of the four notes each half beat plucks, in odd and in even bars."""
FIGURE_RANKS = (3, 0, 1, 0, 2, 0, 1, 0)

MELODY = """
 0.0 A4 4 | 0.2 D5 1 | 0.3 E5 0 | 1.0 F5 2 | 1.1.5 E5 0 | 1.2 D5 1
 2.0 E5 2 | 2.2 C5 1 | 2.3 D5 0 | 3.0 E5 1 | 3.2 G4 2
 4.0 A4 4 | 4.1 C5 0 | 4.2 D5 1 | 5.0 C5 2 | 5.1.5 A4 0 | 5.2 F4 1
 6.0 E5 3 | 6.1 D5 0 | 6.2 C5 1 | 7.0 A4 2
 8.0 D5 4 | 8.2 A4 1 | 8.3 D5 0 | 9.0 F5 2 | 9.2 G5 1
 10.0 A5 4 | 10.1.5 G5 0 | 10.2 D5 1 | 11.0 G5 2 | 11.2 D5 1
 12.0 E5 4 | 12.1 G5 0 | 12.2 E5 1 | 12.3 C5 0 | 13.0 D5 2 | 13.1.5 C5 0 | 13.2 A4 1
 14.0 A4 4 | 14.2 C5 1 | 15.0 D5 2
"""
"""Bar, beat (and half), note, rank."""


class Note(NamedTuple):
    """A note: when, which, and how early it is left out."""

    at: float
    name: str
    rank: int


def chord(bar: int) -> tuple[str, ...]:
    """Return bass and notes of a bar."""
    return CHORDS[bar // 2]


def figures() -> Iterator[Note]:
    """Yield the broken chords."""
    for bar in range(BARS):
        for half, (which, rank) in enumerate(zip(FIGURES[bar % 2], FIGURE_RANKS, strict=True)):
            yield Note((bar * BEATS + half / 2) * BEAT, chord(bar)[1 + which], rank)


def basses() -> Iterator[Note]:
    """Yield the low strings: where a chord begins, and lightly in its second bar."""
    for bar in range(BARS):
        yield Note(bar * BEATS * BEAT, chord(bar)[0], 3 if bar % 4 == 0 else 2 if bar % 2 == 0 else 0)


def melody() -> Iterator[Note]:
    """Yield the tune."""
    for word in MELODY.replace("\n", " | ").split("|"):
        if word.strip():
            place, name, rank = word.split()
            bar, _, beat = place.partition(".")
            yield Note((int(bar) * BEATS + float(beat)) * BEAT, name, int(rank))
