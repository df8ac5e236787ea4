"""The telling moments of rounds: what they hold, and what they keep to themselves before the reveal."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace
from scenarios import GOLDEN, play_on

from game.engine.cards import Role
from game.engine.commands import ClaimGoal
from game.engine.events import Claimed, RoundEnded, actor_of
from game.engine.observe import log_of
from game.engine.ruleset import EDITIONS, Ruleset
from game.engine.state import State
from game.hindsight.explain import Honesty, honesty, past_of
from game.hindsight.suspicion import ChartedTurn, Course, course_of
from game.hindsight.swings import falsely_accused, found_out_for_good, slips
from game.hindsight.telling import (
    Moment,
    Telling,
    all_moments,
    most_telling_first,
    plain_moments,
    public_moments,
)
from game.hindsight.telling_words import moment_label, moment_sentence
from game.play.session import Session
from game.records.moves import RecordedMove
from game.records.replay import Replay, replay
from game.records.setup import DEFAULT_NAMES, SeatSetup, Setup

GAMES = sorted(path.stem for path in GOLDEN.glob("*.lode"))
BASE = replace(EDITIONS["rebel"], table_talk=True)
EVERYTHING = replace(BASE, saboteur2=True, bonus_nuggets=True)
OF_THE_COURSE = {Telling.TURNING_POINT, Telling.SLIP, Telling.FALSELY_ACCUSED}


@cache
def played(name: str) -> Replay:
    return replay((GOLDEN / f"{name}.lode").read_bytes())


@cache
def rounds(name: str) -> tuple[tuple[State, Course], ...]:
    """The last position of every round of a golden game, and its course of suspicion."""
    last = {each.step.state.table.round: each.step.state for each in played(name).played}
    return tuple((state, course_of(state)) for state in last.values())


def recorded(name: str) -> list[RecordedMove]:
    """All moves of a golden game that were made before a round ended."""
    numbers = [each.step.state.table.round for each in played(name).played]
    return [move for number in sorted(set(numbers)) for move in past_of(played(name), numbers.index(number)).moves]


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_is_an_act_of_its_seat_before_the_reveal(name: str) -> None:
    for state, course in rounds(name):
        log = log_of(state, None)
        end = next((place for place, event in enumerate(log) if isinstance(event, RoundEnded)), len(log))
        moments = all_moments(state, course)
        assert moments, "every golden round has something to tell"
        assert [each.place for each in moments] == sorted(each.place for each in moments)
        for each in moments:
            assert 0 < each.place < end
            assert actor_of(log[each.place]) == each.seat
        plain = {each for each in plain_moments(state) if each.kind is not Telling.FOUND_OUT}
        assert plain == {each for each in moments if each.kind not in OF_THE_COURSE | {Telling.FOUND_OUT}}


@pytest.mark.parametrize("name", GAMES)
def test_a_lie_about_a_goal_is_one_by_what_its_speaker_had_seen(name: str) -> None:
    marked = [
        (state.table.round, each.place)
        for state, _course in rounds(name)
        for each in plain_moments(state)
        if each.kind is Telling.LIE and each.goal is not None
    ]
    judged = [
        (move.before.table.round, move.logged.start)
        for move in recorded(name)
        if isinstance(move.claim, ClaimGoal) and honesty(move.before, move.seat, move.claim) is Honesty.LIE
    ]
    assert marked == judged


@pytest.mark.parametrize("name", GAMES)
def test_a_lie_about_a_seat_is_against_its_role(name: str) -> None:
    for state, _course in rounds(name):
        roles = {move.before.logged: move.before.roles for move in recorded(name) if move.before.events is state.events}
        for each in plain_moments(state):
            if each.kind is Telling.LIE and each.about is not None:
                said = log_of(state, None)[each.place]
                assert isinstance(said, Claimed)
                assert (roles[each.place][each.about] is Role.SABOTEUR) != (said.claim.what == "saboteur")


def test_the_golden_games_hold_lies_of_both_kinds_and_claims_that_are_none() -> None:
    found = [each for name in GAMES for state, _course in rounds(name) for each in plain_moments(state)]
    lies = [each for each in found if each.kind is Telling.LIE]
    assert {each.goal is None for each in lies} == {True, False}
    assert any(each.kind is Telling.CLAIM for each in found)


@pytest.mark.parametrize("name", GAMES)
def test_there_is_at_most_one_turning_point_and_none_before_the_end(name: str) -> None:
    for state, course in rounds(name):
        found = [each for each in all_moments(state, course) if each.kind is Telling.TURNING_POINT]
        assert len(found) <= (state.table.outcome is not None)
        for each in found:
            assert each.change is not None
            if each.about is None:
                nearer = each.change[0] - each.change[1]
                outcome = state.table.outcome
                assert outcome is not None
                assert nearer >= 2 if outcome.winner == "diggers" else nearer <= -2


@pytest.mark.parametrize("name", GAMES)
def test_slips_are_of_saboteurs_and_the_falsely_accused_are_none(name: str) -> None:
    for state, course in rounds(name):
        moved = any(
            before.roles != state.roles
            for before in (move.before for move in recorded(name) if move.before.events is state.events)
        )
        slipped = [each for each in all_moments(state, course) if each.kind is Telling.SLIP]
        assert len({each.seat for each in slipped}) == len(slipped)
        for each in all_moments(state, course):
            if moved or each.about is None:
                continue
            if each.kind in (Telling.SLIP, Telling.FOUND_OUT):
                assert state.roles[each.about] is Role.SABOTEUR
            if each.kind is Telling.FALSELY_ACCUSED:
                assert state.roles[each.about] is not Role.SABOTEUR
            if each.kind is Telling.SLIP:
                assert each.change is not None
                assert each.seat == each.about
                assert each.change[1] > each.change[0]


@pytest.mark.parametrize("name", GAMES)
def test_who_is_found_out_stays_so(name: str) -> None:
    for state, course in rounds(name):
        for each in all_moments(state, course):
            if each.kind is Telling.FOUND_OUT and each.change is not None and each.about is not None:
                row = course.turn_of(each.place)
                assert all(chances[each.about] >= 0.75 for chances in course.suspicion[row:])
                assert course.suspicion[row - 1][each.about] < 0.75


@pytest.mark.parametrize("name", GAMES)
def test_before_the_reveal_everybody_is_told_the_same_and_nothing_of_roles(name: str) -> None:
    for state, _course in rounds(name):
        stranger = public_moments(log_of(state, None))
        assert all(public_moments(log_of(state, seat)) == stranger for seat in range(state.table.seats))
        assert not {each.kind for each in stranger} & ({Telling.LIE, Telling.FOUND_OUT} | OF_THE_COURSE)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_told_of_an_unfinished_round_stays_so(name: str) -> None:
    for state, _course in rounds(name):
        all_told = plain_moments(state)
        early = next((move.before for move in recorded(name)[12:] if move.before.events is state.events), None)
        if early is not None:
            assert plain_moments(early) == tuple(each for each in all_told if each.place < early.logged)


@pytest.mark.parametrize("name", GAMES)
def test_each_moment_has_a_sentence_that_names_its_seat(name: str) -> None:
    names = played(name).names
    for state, course in rounds(name):
        for each in all_moments(state, course):
            said = moment_sentence(each, state, names)
            seat = each.about if each.kind is Telling.FALSELY_ACCUSED else each.seat
            assert seat is not None
            assert names[seat] in said
            assert "{" not in said


@pytest.mark.parametrize(("seats", "rules"), [(3, BASE), (10, BASE), (3, EVERYTHING), (12, EVERYTHING)])
def test_every_table_has_its_moments(seats: int, rules: Ruleset) -> None:
    sitting = tuple(SeatSetup(name, "random") for name in DEFAULT_NAMES[:seats])
    session = Session.new(Setup(sitting, rules), None, seed=seats, bot_seed=2)
    while session.table.outcome is None:
        play_on(session, 1)
    state = session.state
    course = course_of(state)
    moments = all_moments(state, course)
    assert moments == all_moments(state, course)
    assert sum(each.kind is Telling.TURNING_POINT for each in moments) <= 1
    assert all(moment_sentence(each, state, session.names) for each in moments)
    told = {each.place for each in public_moments(log_of(state, None))}
    assert told <= {each.place for each in moments}


def _course(*rows: tuple[float, float]) -> Course:
    """A course of two seats that take turns; the first row is from before all turns."""
    turns = tuple(ChartedTurn(turn % 2, 10 + turn, turn % 2 == 0) for turn in range(len(rows) - 1))
    return Course(turns, rows)


def test_a_slip_is_the_largest_rise_by_an_own_act() -> None:
    course = _course((0.2, 0.2), (0.4, 0.2), (0.9, 0.2), (0.95, 0.2), (0.5, 0.2), (0.8, 0.2))
    guilty = [(Role.SABOTEUR, Role.DIGGER)] * len(course.suspicion)
    assert list(slips(course, guilty)) == [(5, 0, (0.5, 0.8))]
    assert list(slips(course, [(Role.DIGGER, Role.DIGGER)] * len(course.suspicion))) == []


def test_found_out_is_who_stays_suspected_and_is_a_saboteur() -> None:
    course = _course((0.2, 0.2), (0.8, 0.9), (0.6, 0.9), (0.8, 0.9), (0.9, 0.9))
    roles = [(Role.SABOTEUR, Role.DIGGER)] * len(course.suspicion)
    assert list(found_out_for_good(course, roles)) == [(3, 0, (0.6, 0.8))]
    assert list(falsely_accused(course, roles)) == [(1, 1, (0.2, 0.9))]


def test_the_most_telling_come_first() -> None:
    minor, lie = Moment(Telling.MEND, 3, 0), Moment(Telling.LIE, 9, 1)
    small, large = (Moment(Telling.SLIP, place, 2, 2, change=(0.2, to)) for place, to in ((4, 0.4), (7, 0.9)))
    assert most_telling_first([minor, small, large, lie]) == (lie, large, small, minor)


def test_no_two_kinds_are_told_alike_in_short() -> None:
    assert len({moment_label(Moment(kind, 1, 0, 1), ("Ana", "Bo")) for kind in Telling}) == len(Telling)
