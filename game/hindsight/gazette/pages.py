"""The Seam Gazette: what is news in a round that is revealed, from its log, its roles and its end (UX D3).

Values alone, which follow from the record: the same page every time, whoever asks. Each story knows the places in the
public log on which it rests. Nothing in it comes from after the reveal, so no gold that seats have won (R7.7), but for
the last page of a finished game.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.state import State
from game.hindsight.gazette.facts import Gathered, gather
from game.hindsight.gazette.front import adverts, lead, weather
from game.hindsight.gazette.news import NEWS
from game.records.names import shown_names
from game.records.replay import Replay
from game.records.setup import SeatSetup
from game.words.gazette.front import SMALL_ADS
from game.words.gazette.news import Advert, News, Page, Story
from game.words.gazette.page import Printed, printed

MOST_COLUMNS = 4
_ADS = 3
_ALWAYS = {News.LIE_GOLD, News.LIE_STONE, News.LIE_SEAT, News.FOUND_OUT, News.UNNOTICED, News.WRONGED}
"""What is news though the page before told of such a thing too."""


class Paper(NamedTuple):
    """All pages that a game has so far: the last position of every round whose roles are shown, in their order."""

    seats: tuple[SeatSetup, ...]
    rounds: tuple[State, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats as they are shown."""
        return shown_names(tuple(seat.name for seat in self.seats))


def paper_of(seats: tuple[SeatSetup, ...], states: Iterable[State]) -> Paper:
    """Return the paper of a game that went through these positions; rounds that are not revealed are left out."""
    last = {state.table.round: state for state in states if state.table.outcome is not None}
    return Paper(seats, tuple(last.values()))


def paper_of_record(replay: Replay) -> Paper:
    """Return the paper of a record."""
    return paper_of(replay.seats, (played.step.state for played in replay.played))


def pages(paper: Paper) -> tuple[Page, ...]:
    """Return the pages of a paper, one for each revealed round."""
    found: list[Page] = []
    for state in paper.rounds:
        found.append(_page(paper, state, found[-1] if found else None))
    return tuple(found)


def printed_pages(paper: Paper) -> tuple[Printed, ...]:
    """Return the pages of a paper in words."""
    return tuple(printed_page(paper, *each) for each in zip(pages(paper), paper.rounds, strict=True))


def printed_page(paper: Paper, page: Page, state: State) -> Printed:
    """Return a page of a paper in words; `state` is the last position of its round."""
    outcome = state.table.outcome
    assert outcome is not None, "only revealed rounds are in a paper"
    return printed(page, paper.names, outcome, state.table.rules)


def _page(paper: Paper, state: State, before: Page | None) -> Page:
    found = gather(state)
    number = state.table.round
    game = zlib.crc32(" ".join(map(str, paper.rounds[0].cards)).encode())
    reasons = _reason(found, game + number)
    plain = _ADS - len(reasons)
    first = game + number * _ADS
    return Page(
        game=game,
        round=number,
        lead=lead(found),
        columns=_columns(found, () if before is None else before.columns),
        adverts=reasons,
        small_ads=tuple((first + more) % len(SMALL_ADS) for more in range(plain)),
        weather=weather(found),
        laid=len(found.laid),
        saboteurs=found.saboteurs,
        gold=state.table.gold,
    )


def _reason(found: Gathered, turn: int) -> tuple[Story, ...]:
    """Return one small ad with a reason, if there is any; another kind is asked first in every round."""
    ads, first = {story.kind: story for story in adverts(found)}, turn % len(Advert)
    order = [*Advert][first:] + [*Advert][:first]
    return tuple(ads[kind] for kind in order if kind in ads)[:1]


def _columns(found: Gathered, before: Sequence[Story]) -> tuple[Story, ...]:
    """Return the most telling stories, each of a kind of its own and, while that is possible, of another seat.

    What the page before told comes after what it did not tell, unless that is news every time.
    """
    told_before = {story.kind for story in before} - _ALWAYS
    stories = [Story(kind, *told) for kind in News if (told := NEWS[kind](found)) is not None]
    stories.sort(key=lambda story: story.kind in told_before)
    chosen: list[Story] = []
    for again in (False, True):
        seats = {story.about.seat for story in chosen}
        for story in stories:
            if len(chosen) < MOST_COLUMNS and story not in chosen and (again or story.about.seat not in seats):
                chosen.append(story)
                seats.add(story.about.seat)
    return tuple(sorted(chosen, key=stories.index))
