"""How acts of people were taken: by what the others could believe, and by what a mind would have done."""

from __future__ import annotations

from functools import cache

import pytest
from scenarios import play_on

from game.engine.ruleset import EDITIONS
from game.hindsight.explain import NoWhy, Why, explain
from game.hindsight.practice import Grade
from game.hindsight.suspicion import course_of
from game.hindsight.taken import Taken, taken, told_of
from game.hindsight.taken_words import change_words, judged_sentence, other_options, taken_sentence
from game.play.session import Session
from game.records.moves import Past
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup
from game.words.moves import option_words


@cache
def _over() -> Session:
    """A first round of sharp bots that is over."""
    sitting = tuple(SeatSetup(name, "sharp") for name in DEFAULT_NAMES[:4])
    session = Session.new(Setup(sitting, EDITIONS["rebel"]), None, seed=4, bot_seed=4)
    while session.table.outcome is None:
        play_on(session, 1)
    return session


def _past(*humans: int) -> Past:
    past = _over().past
    seats = tuple(SeatSetup(each.name, HUMAN if k in humans else each.mind) for k, each in enumerate(past.seats))
    return past._replace(seats=seats)


@cache
def _told() -> tuple[Taken, ...]:
    """Some moves of the round, its first and its last among them."""
    moves = _over().past.moves
    return tuple(taken(move) for move in (*moves[:-1:4], moves[-1]))


def test_people_are_told_of_by_what_others_made_of_it_and_bots_by_their_reasons() -> None:
    past = _past(1)
    own = next(move for move in past.moves if move.seat == 1)
    bots = next(move for move in past.moves if move.seat != 1)
    assert isinstance(told_of(past, own), Taken)
    assert isinstance(told_of(past, bots), Why)
    assert explain(past, own) is NoWhy.PERSON


def test_the_stranger_sees_what_the_chart_shows() -> None:
    session = _over()
    course = course_of(session.state)
    for each in _told():
        row = course.turn_of(each.move.logged[-1])
        assert each.public[0] == pytest.approx(course.suspicion[row - 1][each.move.seat])
        assert each.public[1] == pytest.approx(course.suspicion[row][each.move.seat])


def test_everybody_else_has_a_reading_before_and_after() -> None:
    for each in _told():
        assert [seat for seat, change in enumerate(each.believed) if change is None] == [each.move.seat]
        assert all(0 <= chance <= 1 for change in each.believed if change is not None for chance in change)
        assert all(clue.place < each.move.after.logged for clue in each.clues)


def test_the_sentence_says_which_way_and_how_far() -> None:
    names = _past().names
    ways = set()
    for each in _told():
        said = taken_sentence(each, names)
        before, after = (round(100 * chance) for chance in each.public)
        way = "more" if after > before else "less" if after < before else "nothing"
        ways.add(way)
        assert names[each.move.seat] in said
        assert way in said
        assert f"{after}%" in said
        assert change_words(each.public) == f"{before}% → {after}%"
    assert {"more", "less"} <= ways


def test_what_a_sharp_bot_would_have_done_is_said_and_never_the_move_itself() -> None:
    assert {each.comparison.grade for each in _told()} <= {Grade.SAME, Grade.AS_GOOD}
    assert any("would have done the same" in judged_sentence(each) for each in _told())
    for each in _told():
        own = option_words(each.comparison.played.command, each.move.seat, _past().names)
        assert own not in {option.words for option in other_options(each, _past().names)}
