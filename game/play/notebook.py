"""What a person at the table notes for themselves: of every other seat a suspicion and a line of text (UX S2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

from game.system.letters import graphemes, one_line

SUSPICIONS: tuple[int, ...] = (-3, -2, -1, 0, 1, 2, 3)
"""From "surely digs" to "surely sabotages"."""
MOST_LETTERS = 80
"""Letters of a note, as readers see them."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is noted of one seat in one round."""

    suspicion: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0
    note: str = ""


Page = Mapping[int, Mark]
"""The marks of one round, by the seat that they speak of."""
NOTHING = Mark()


class Notebook(msgspec.Struct, frozen=True):
    """The notes of one person: a page for each round, because roles are new in each. A page is never torn out."""

    pages: dict[int, dict[int, Mark]] = {}

    def mark(self, number: int, about: int) -> Mark:
        """Return what is noted of a seat in round `number`."""
        return self.pages.get(number, {}).get(about, NOTHING)

    def marked(self, number: int, about: int, mark: Mark) -> Notebook:
        """Return the notebook with another mark for that seat and round; its note is cut to one line that is seen."""
        kept = Mark(mark.suspicion, clean_note(mark.note))
        if kept == self.mark(number, about):
            return self
        page = {seat: old for seat, old in self.pages.get(number, {}).items() if seat != about}
        if kept != NOTHING:
            page[about] = kept
        return Notebook({**self.pages, number: page})

    def earlier(self, number: int, about: int) -> tuple[tuple[int, Mark], ...]:
        """Return the rounds before `number` in which something is noted of a seat, and what."""
        found = ((past, self.mark(past, about)) for past in sorted(self.pages) if past < number)
        return tuple((past, mark) for past, mark in found if mark != NOTHING)


def clean_note(text: str) -> str:
    """Return one line of at most as many letters as a note has."""
    return "".join(graphemes(one_line(text))[:MOST_LETTERS]).rstrip()
