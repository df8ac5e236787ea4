"""The Seam Gazette: everything that it says is in the log, in every golden game (UX D3)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from scenarios import GOLDEN

from game.engine.cards import GOLD, Role
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import (
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    Event,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Laid,
    Looked,
    Passed,
    Repaired,
    RoundBegan,
    TheftLaid,
    Trapped,
)
from game.engine.observe import log_of
from game.engine.state import State
from game.engine.table import Outcome
from game.hindsight.gazette.pages import Paper, pages, paper_of, paper_of_record, printed_pages
from game.hindsight.knowing import lies
from game.records.replay import replay_file
from game.system.i18n import SOURCE_LANGUAGE, languages, use_language
from game.words.gazette.front import (
    ADVERTS,
    CAPTIONS,
    CLOSINGS,
    COUNTS,
    DECKS,
    FINISHES,
    HEADLINES,
    MOTTOES,
    NO_SABOTEURS,
    OPENINGS,
    SMALL_ADS,
    WEATHER,
)
from game.words.gazette.news import About, Advert, Lead, News, Page, Sky, Story
from game.words.gazette.page import page_text, pick
from game.words.gazette.stories import COLUMNS

RECORDS = sorted(path.stem for path in GOLDEN.glob("*.lode"))


@cache
def paper(name: str) -> Paper:
    return paper_of_record(replay_file(GOLDEN / f"{name}.lode"))


def every_page() -> Iterator[tuple[Page, State]]:
    for name in RECORDS:
        yield from zip(pages(paper(name)), paper(name).rounds, strict=True)


def every_story() -> Iterator[tuple[Story, State]]:
    for page, state in every_page():
        for story in (page.lead, *page.columns, *page.adverts, page.weather):
            yield story, state


Holds = Callable[[Any, About, Outcome], bool]
"""Whether an event bears a story out."""


def _claims(what: str) -> Holds:
    def holds(event: Any, about: About, outcome: Outcome) -> bool:
        match event:
            case Claimed(seat, ClaimGoal(goal, said)):
                untrue = (outcome.goals[goal - 1] == GOLD) != (what == "gold")
                return (seat, goal, said) == (about.seat, about.goal, what) and untrue
            case _:
                return False

    return holds


def _suspicion_of(about: About) -> ClaimSeat:
    assert about.seat is not None
    return ClaimSeat(about.seat, "saboteur")


def _role(about: About, outcome: Outcome) -> Role:
    assert about.seat is not None
    return outcome.roles[about.seat]


def _is_about(claim: Claim, seat: int | None) -> bool:
    return isinstance(claim, ClaimSeat) and claim.seat == seat


def _said_of(goal: int | None) -> tuple[Claim, ...]:
    assert goal is not None
    return ClaimGoal(goal, "gold"), ClaimGoal(goal, "stone")


def _suspects(event: Any, about: About, _outcome: Outcome) -> bool:
    return isinstance(event, Claimed) and event.seat == about.other and event.claim == _suspicion_of(about)


def _does(kind: type[Event], **same: str) -> Holds:
    """The event is of a kind, and its fields are what the story names."""

    def holds(event: Any, about: About, _outcome: Outcome) -> bool:
        return isinstance(event, kind) and all(getattr(event, of) == getattr(about, to) for of, to in same.items())

    return holds


BORNE_OUT: Mapping[object, Holds] = {
    News.LIE_GOLD: _claims("gold"),
    News.LIE_STONE: _claims("stone"),
    News.LIE_SEAT: lambda event, about, _end: isinstance(event, Claimed) and _is_about(event.claim, about.other),
    News.FOUND_OUT: lambda event, about, end: _suspects(event, about, end) and _role(about, end) is Role.SABOTEUR,
    News.WRONGED: lambda event, about, end: _suspects(event, about, end) and _role(about, end) is about.role,
    News.UNNOTICED: lambda event, about, end: (
        event.claim != _suspicion_of(about) and _role(about, end) is Role.SABOTEUR
    ),
    News.HAT: _does(HatSwapped, seat="seat", target="other"),
    News.TRAP: _does(Trapped, seat="seat", target="other"),
    News.HINDERED: _does(Broke, target="seat"),
    News.ROCKFALL: _does(Collapsed, seat="seat", cell="cell", face="face"),
    News.THEFT: _does(TheftLaid, seat="seat"),
    News.HANDS: _does(HandsSwapped, seat="seat", target="other"),
    News.BONUS: _does(BonusTaken, seat="seat", cell="cell"),
    News.STONE: lambda event, about, end: (
        _does(GoalRevealed, seat="seat", goal="goal")(event, about, end) and event.name != GOLD
    ),
    News.MENDED: _does(Repaired, seat="seat", target="other"),
    News.LIGHT: _does(Laid, seat="seat"),
    News.DEAD_END: lambda event, about, end: (
        _does(Laid, seat="seat", cell="cell")(event, about, end) and not event.face.groups
    ),
    News.LOOK: _does(Looked, seat="seat", goal="goal"),
    News.WORK: _does(Laid, seat="seat"),
    News.IDLE: _does(Passed, seat="seat"),
    News.START: _does(RoundBegan, starter="seat"),
    Advert.REPAIR: _does(Broke, target="seat", tool="tool"),
    Advert.BOULDERS: _does(Collapsed, cell="cell"),
    Advert.STONE: _does(GoalRevealed, goal="goal"),
    Advert.CARDS: _does(Passed, seat="seat"),
    Sky.FOG: lambda event, about, _end: isinstance(event, Claimed) and event.claim in _said_of(about.goal),
    Sky.ROCKS: _does(Collapsed),
    Sky.DARK: lambda event, _about, _end: isinstance(event, Broke) and event.tool == "lamp",
    Sky.CLEAR: _does(GoalRevealed, goal="goal"),
}


def _holds(story: Story, event: Event, outcome: Outcome | None) -> bool:
    assert outcome is not None
    if isinstance(story.kind, Lead) and story.kind is not Lead.EMPTY:
        opened = isinstance(event, GoalRevealed) and (event.goal, event.name) == (story.about.goal, GOLD)
        return opened and outcome.finisher == story.about.seat and _role(story.about, outcome) is story.about.role
    if story.kind in (Lead.EMPTY, Sky.PLAIN):
        return type(event).__name__ == "RoundEnded"
    return BORNE_OUT[story.kind](event, story.about, outcome)


def test_every_story_rests_on_what_it_names_in_the_log() -> None:
    told = set()
    for story, state in every_story():
        log = log_of(state, None)
        told.add(story.kind)
        assert story.places
        for place in story.places:
            assert _holds(story, log[place], state.table.outcome), (story, log[place])
    assert len(told) > 25, "the golden games have most kinds of stories"


def test_what_is_counted_is_counted_right_and_first_ones_are_first() -> None:
    for story, state in every_story():
        log: list[Any] = list(log_of(state, None))
        places = story.places
        kinds = {place: type(event) for place, event in enumerate(log)}
        if story.kind in (News.HINDERED, News.WORK, News.IDLE):
            own = [p for p, event in enumerate(log) if p in places or _holds(story, event, state.table.outcome)]
            others = [p for p in own if story.kind is News.HINDERED and log[p].seat == story.about.seat]
            assert story.about.number == len(places) == len(own) - len(others)
        if story.kind is News.LOOK:
            assert Looked not in [kinds[place] for place in range(places[0])]
        if story.kind in (News.LIE_GOLD, News.LIE_STONE, News.LIE_SEAT, Sky.FOG):
            assert set(places) <= set(lies(state))
        if story.kind is News.UNNOTICED:
            accused = _suspicion_of(story.about)
            assert not any(isinstance(event, Claimed) and event.claim == accused for event in log)


def test_a_page_has_two_to_four_columns_and_says_nothing_twice() -> None:
    for name in RECORDS:
        for page, words in zip(pages(paper(name)), printed_pages(paper(name)), strict=True):
            assert 2 <= len(page.columns) <= 4
            assert len({story.kind for story in page.columns}) == len(page.columns)
            lines = [line for line in page_text(words).splitlines() if line]
            assert len(set(lines)) == len(lines)


def test_two_rounds_running_are_worded_differently() -> None:
    tables: list[Mapping[Any, Sequence[object]]] = [HEADLINES, DECKS, OPENINGS, CLOSINGS, WEATHER, COLUMNS]
    tables.append({"motto": MOTTOES, "caption": CAPTIONS, "count": COUNTS, "finish": FINISHES})
    for name in RECORDS:
        for before, after in pairwise(pages(paper(name))):
            assert not set(before.small_ads) & set(after.small_ads)
            for what, lines in (row for table in tables for row in table.items()):
                assert len(lines) == 1 or pick(before, str(what), lines) != pick(after, str(what), lines)


def test_the_gold_of_seats_stands_on_the_last_page_of_a_finished_game_alone() -> None:
    whole = paper("rebel-5-seats")
    assert [page.gold is None for page in pages(whole)] == [True, True, False]
    running = Paper(whole.seats, whole.rounds[:2])
    assert all(page.gold is None for page in pages(running))
    assert pages(running) == pages(whole)[:2], "a page stays as it was printed"


def test_a_round_that_is_not_revealed_has_no_page() -> None:
    assert pages(paper("rebel-5-seats-midgame")) == ()
    played = replay_file(GOLDEN / "rebel-5-seats.lode")
    states = [each.step.state for each in played.played]
    first = next(place for place, state in enumerate(states) if state.table.outcome is not None)
    assert paper_of(played.seats, states[:first]).rounds == ()
    shown = paper_of(played.seats, states[: first + 1])
    assert pages(shown) == pages(paper("rebel-5-seats"))[:1], "what is picked after the reveal changes nothing"


@pytest.mark.parametrize("language", [*languages(), "pseudo"])
def test_every_language_prints_every_golden_game_without_a_gap(language: str) -> None:
    use_language(language)
    try:
        for words in (page for name in RECORDS for page in printed_pages(paper(name))):
            assert "{" not in page_text(words) + words.caption + words.motto
            assert all((words.headline, words.deck, words.article, words.caption, words.motto))
    finally:
        use_language(SOURCE_LANGUAGE)


def templates() -> Iterator[str]:
    for table in (HEADLINES, DECKS, OPENINGS, CLOSINGS, WEATHER):
        for lines in table.values():
            yield from lines
    for columns in COLUMNS.values():
        for column in columns:
            yield from column
    yield from (*FINISHES, *COUNTS, *SMALL_ADS, *ADVERTS.values(), *CAPTIONS, *MOTTOES, NO_SABOTEURS)


def test_names_are_never_bent_and_nobody_has_a_gender() -> None:
    bent = re.compile(r"\}'s|\b(of|by|to|from|at|with|about|on|in|against|for|without|over) \{(name|other)\}", re.I)
    gender = re.compile(r"\b(he|she|his|her|hers|him|himself|herself)\b", re.I)
    for text in templates():
        assert not bent.search(text), text
        assert not gender.search(text), text
