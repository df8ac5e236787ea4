"""What entries of the rulebook are made of: sentences, tables and drawings, each with its scope and its clauses.

Values alone: how they look is `game.scenes.rulebook`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from game.engine.ruleset import EDITIONS, Edition
from game.engine.total import total
from game.system.i18n import N_, _
from game.words.rulebook.entries import Entry
from game.words.rules import edition_names


class Kind(StrEnum):
    """Where a sentence holds."""

    BASE = "base"
    EDITION = "edition"
    SABOTEUR2 = "saboteur2"
    BONUS = "bonus"
    TALK = "talk"
    HOUSE = "house"
    HERE = "here"


class Scope(NamedTuple):
    """Where a sentence holds, and for which editions where they differ."""

    kind: Kind
    editions: tuple[Edition, ...] = ()


BASE, SABOTEUR2, BONUS, TALK, HOUSE, HERE = map(
    Scope, (Kind.BASE, Kind.SABOTEUR2, Kind.BONUS, Kind.TALK, Kind.HOUSE, Kind.HERE)
)


def printed(*editions: Edition) -> Scope:
    """Return the scope of what only these editions say."""
    return Scope(Kind.EDITION, editions)


def where(switch: str, value: str | bool) -> Scope:
    """Return the scope of what the editions print that have this value of a switch (RULES section 9)."""
    return printed(*(edition for edition, rules in EDITIONS.items() if getattr(rules, switch) == value))


_KINDS: Mapping[Kind, str] = total(
    Kind,
    {
        Kind.BASE: N_("Base game"),
        Kind.EDITION: N_("Edition: {names}"),
        Kind.SABOTEUR2: N_("Saboteur 2"),
        Kind.BONUS: N_("Bonus nuggets"),
        Kind.TALK: N_("Table talk"),
        Kind.HOUSE: N_("House rule"),
        Kind.HERE: N_("On this screen"),
    },
)


def scope_words(scope: Scope) -> str:
    """Return a scope as it stands below a sentence: "Base game", "Edition: German, Italian"."""
    return _(_KINDS[scope.kind]).format(names=edition_names(scope.editions))


class Sign(StrEnum):
    """What a mark on a drawing says, by its shape."""

    RIGHT = "right"
    WRONG = "wrong"
    NEW = "new"


class Mark(NamedTuple):
    """A sign on a cell of a drawing, in its middle or on one of its sides, N, E, S or W."""

    x: int
    y: int
    sign: Sign
    side: str = ""


@dataclass(frozen=True, slots=True)
class Diagram:
    """Cards of the game laid out in rows; marks say what is meant.

    Each row is a text of names with spaces between: a face as in RULES section 0, the name of an action card, `start`,
    `gold`, `stone:NE`, `back` for a face-down goal, `bonus:2`, `role:boss`, `icon:right`, or `-` for nothing. A tilde
    before a name draws the card pale, as one that is not there any more; an exclamation mark lets light shine in it.
    """

    rows: tuple[str, ...]
    marks: tuple[Mark, ...] = ()

    @property
    def cells(self) -> Iterator[tuple[int, int, str]]:
        """Column, row and name of everything that is drawn."""
        for y, row in enumerate(self.rows):
            for x, name in enumerate(row.split()):
                if name != "-":
                    yield x, y, name

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return max(len(row.split()) for row in self.rows), len(self.rows)


@dataclass(frozen=True, slots=True)
class Said:
    """Sentences that hold together."""

    scope: Scope
    clauses: tuple[str, ...]
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """Words over what follows."""

    words: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """A table: a line of heads and lines of cells."""

    scope: Scope
    clauses: tuple[str, ...]
    heads: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing and the sentence that it shows."""

    scope: Scope
    clauses: tuple[str, ...]
    sentences: tuple[str, ...]
    diagram: Diagram


Block = Said | Heading | Numbers | Drawing


class Page(NamedTuple):
    """An entry: title, blocks, where to read on, and other words that a search finds it by."""

    title: str
    blocks: tuple[Block, ...]
    see: tuple[Entry, ...] = ()
    also: str = ""


def said(scope: Scope, clauses: str, *sentences: str) -> Said:
    """Return sentences with their scope and the clauses that they stand for, such as "R3.1 R3.2"."""
    return Said(scope, tuple(clauses.split()), sentences)


def drawn(scope: Scope, clauses: str, sentence: str, rows: tuple[str, ...], *marks: Mark) -> Drawing:
    """Return a drawing with what it shows in words."""
    return Drawing(scope, tuple(clauses.split()), (sentence,), Diagram(rows, marks))


def numbers(scope: Scope, clauses: str, heads: tuple[str, ...], lines: Sequence[tuple[str, ...]]) -> Numbers:
    """Return a table with its scope and clauses."""
    return Numbers(scope, tuple(clauses.split()), heads, tuple(lines))


def texts(block: Block) -> tuple[str, ...]:
    """Return all sentences of a block, for a search."""
    match block:
        case Said() | Drawing():
            return block.sentences
        case Heading(words):
            return (words,)
        case Numbers():
            return tuple(" ".join(line) for line in block.lines)
