"""Why: decisions worked out again from a session or a record, and when that cannot be (UX S9)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from scenarios import GOLDEN, play_on, setup, whole_game

from game.engine.cards import GOLD, Role
from game.engine.commands import Claim, ClaimGoal, ClaimSeat, Map, Pass
from game.engine.events import RoundEnded, TurnEvent
from game.engine.legal import options
from game.engine.observe import observe
from game.engine.ruleset import EDITIONS, Ruleset
from game.hindsight.explain import Honesty, NoWhy, Why, explain, honesty, past_of
from game.hindsight.suspicion import course_of
from game.play.session import Session
from game.records.moves import Past
from game.records.replay import Replay, replay
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup

EXPANDED = replace(EDITIONS["rebel"], saboteur2=True, bonus_nuggets=True)
TALKING = replace(EDITIONS["rebel"], table_talk=True)


def _round(mind: str = "steady", seats: int = 5, rules: Ruleset = EDITIONS["rebel"], seed: int = 1) -> Session:
    """A first round played to its end."""
    sitting = tuple(SeatSetup(name, mind) for name in DEFAULT_NAMES[:seats])
    session = Session.new(Setup(sitting, rules), None, seed=seed, bot_seed=seed)
    while session.table.outcome is None:
        play_on(session, 1)
    return session


@pytest.mark.parametrize("rules", [EDITIONS["rebel"], EXPANDED])
def test_every_move_of_a_bot_is_explained_by_the_command_it_played(rules: Ruleset) -> None:
    past = _round(rules=rules).past
    assert len(past.moves) > 5
    for move in past.moves:
        why = explain(past, move)
        assert isinstance(why, Why)
        assert why.command == move.said[-1] == why.reasons.best[0].command
        assert why.role is move.before.roles[move.seat]
        assert why.believed[move.seat] is None
        assert all(
            0 <= chance <= 1 for seat, chance in enumerate(why.believed) if seat != move.seat and chance is not None
        )
        assert all(clue.place < move.before.logged for clue in why.clues)
        assert len(why.clues) <= 3


def test_a_record_explains_what_its_session_explains(tmp_path: Path) -> None:
    session = Session.new(setup(4, "steady"), tmp_path, seed=5, bot_seed=6)
    play_on(session, 25)
    assert session.path is not None
    loaded = Session.load(session.path)
    recorded = replay(session.path.read_bytes())
    whys = [explain(session.past, move) for move in session.past.moves]
    assert all(isinstance(why, Why) for why in whys)
    for other in (loaded.past, past_of(recorded, len(recorded.played) - 1)):
        assert [_reasons(explain(other, move)) for move in other.moves] == [_reasons(why) for why in whys]


def _reasons(why: Why | NoWhy) -> object:
    assert isinstance(why, Why)
    return why.reasons, why.believed, why.clues, why.public, why.role


def test_several_workers_give_the_same_reasons_as_one() -> None:
    pasts = [_round(seed=seed).past for seed in (1, 2, 3)]
    wanted = [[_reasons(explain(past, move)) for move in past.moves] for past in pasts]
    with ThreadPoolExecutor(max_workers=6) as pool:
        asked = [[pool.submit(explain, past, move) for move in past.moves] for past in pasts]
        assert [[_reasons(each.result()) for each in of_round] for of_round in asked] == wanted


def test_every_round_of_a_record_has_its_own_past() -> None:
    recorded = replay(whole_game())
    for step, played in enumerate(recorded.played):
        past = past_of(recorded, step)
        assert all(move.before.table.round == played.step.state.table.round for move in past.moves)
    assert len(past_of(recorded, 0).moves) > 10


def test_a_person_gives_no_reasons() -> None:
    session = _round()
    seats = tuple(SeatSetup(seat.name, HUMAN if place == 2 else seat.mind) for place, seat in enumerate(session.seats))
    past = session.seated(seats).past
    for move in past.moves:
        why = explain(past, move)
        assert (why is NoWhy.PERSON) == (move.seat == 2)
        if isinstance(why, Why):
            assert why.believed[2] is None


def test_who_draws_lots_gives_no_reasons() -> None:
    past = _round("random").past
    assert explain(past, past.moves[0]) is NoWhy.LOTS


def test_a_record_without_a_seed_or_with_an_unknown_mind_gives_no_reasons() -> None:
    past = _round().past
    assert explain(past._replace(bot_seed=None), past.moves[0]) is NoWhy.UNSEEDED
    for mind in ("sharp/nobody", "oracle", "greedy"):
        strangers = tuple(SeatSetup(seat.name, mind) for seat in past.seats)
        assert explain(past._replace(seats=strangers), past.moves[0]) is NoWhy.UNKNOWN_MIND


def test_a_move_that_this_version_would_not_make_gives_no_reasons() -> None:
    past = _round().past
    move = next(move for move in past.moves if not isinstance(move.said[0], Pass))
    other = next(each for each in options(observe(move.before, move.seat)) if each != move.said[0])
    assert explain(past, move._replace(said=(other,))) is NoWhy.OTHERWISE


def test_what_is_picked_after_the_round_stays_secret() -> None:
    """R7.7: nugget cards kept are no moves to look back on."""
    picks = 0
    for seed in range(4):
        session = _round(seed=seed)
        before = session.past
        while session.table.to_play is not None:
            picks += 1
            play_on(session, 1)
        assert session.past == before
    assert picks


# Claims


def _talking(*says: Claim | None) -> Past:
    """A round in which people say these things, each before a pass."""
    sitting = tuple(SeatSetup(name, HUMAN) for name in DEFAULT_NAMES[:3])
    session = Session.new(Setup(sitting, TALKING), None, seed=1, bot_seed=1)
    for claim in says:
        seat = session.table.to_play
        assert seat is not None
        if claim is not None:
            session.play(claim)
        session.play(next(each for each in options(session.view(seat)) if isinstance(each, Pass)))
    return session.past


def test_a_claim_and_the_command_after_it_are_one_move() -> None:
    past = _talking(ClaimGoal(1, "gold"), None, ClaimSeat(0, "saboteur"))
    assert [(move.place, len(move.said)) for move in past.moves] == [(0, 2), (2, 1), (3, 2)]
    first, second, third = past.moves
    assert first.claim == ClaimGoal(1, "gold")
    assert second.claim is None
    assert third.claim == ClaimSeat(0, "saboteur")
    assert first.logged.stop == second.logged.start


def test_a_claim_about_a_goal_is_set_against_what_was_seen() -> None:
    session = Session.new(setup(3, HUMAN), None, seed=1, bot_seed=1)
    state = session.state
    gold = state.goals.index(GOLD) + 1
    stone = gold % 3 + 1
    seat = 0
    assert honesty(state, seat, ClaimGoal(gold, "gold")) is Honesty.GUESS
    saw_gold = replace(state, looked=(1 << gold - 1, 0, 0))
    assert honesty(saw_gold, seat, ClaimGoal(gold, "gold")) is Honesty.TRUE
    assert honesty(saw_gold, seat, ClaimGoal(gold, "stone")) is Honesty.LIE
    assert honesty(saw_gold, seat, ClaimGoal(stone, "gold")) is Honesty.LIE
    assert honesty(saw_gold, seat, ClaimGoal(stone, "stone")) is Honesty.TRUE
    saw_stone = replace(state, looked=(1 << stone - 1, 0, 0))
    assert honesty(saw_stone, seat, ClaimGoal(stone, "gold")) is Honesty.LIE
    assert honesty(saw_stone, seat, ClaimGoal(gold, "gold")) is Honesty.GUESS
    assert honesty(saw_stone, seat, ClaimSeat(1, "digger")) is None


# The course of suspicion


@pytest.mark.parametrize("rules", [EDITIONS["rebel"], EXPANDED])
def test_a_course_has_a_row_for_every_turn_and_ends_before_the_roles_are_shown(rules: Ruleset) -> None:
    state = _round(rules=rules).state
    course = course_of(state)
    log = state.events[: state.logged]
    assert [turn.place for turn in course.turns] == [k for k, event in enumerate(log) if isinstance(event, TurnEvent)]
    assert len(course.suspicion) == len(course.turns) + 1
    assert all(0 < chance < 1 for row in course.suspicion for chance in row)
    assert max(course.suspicion[0]) == pytest.approx(min(course.suspicion[0]))
    end = next(k for k, event in enumerate(log) if isinstance(event, RoundEnded))
    assert course.turns[-1].place < end
    laps = [turn.seat for turn in course.turns if turn.begins_lap]
    assert laps[0] == state.table.starter
    assert len(laps) >= len(course.turns) // state.table.seats


def test_a_course_finds_the_row_of_a_place_in_the_log() -> None:
    course = course_of(_round().state)
    assert course.turn_of(0) == 0
    for number, turn in enumerate(course.turns, 1):
        assert course.turn_of(turn.place) == number
    assert course.turn_of(10**6) == len(course.turns)


def test_a_course_knows_only_what_everybody_saw() -> None:
    """UX section 3: a stranger's suspicion is the same whatever lies face down."""
    session = Session.new(setup(5, "steady"), None, seed=3, bot_seed=3)
    play_on(session, 20)
    state = session.state
    assert state.table.outcome is None
    others = tuple(Role.DIGGER if role is Role.SABOTEUR else Role.SABOTEUR for role in state.roles)
    cards = state.cards[:30][::-1] + state.cards[30:]
    assert course_of(replace(state, roles=others, goals=state.goals[::-1], cards=cards)) == course_of(state)


def test_a_golden_record_of_everything_can_be_looked_back_on() -> None:
    recorded: Replay = replay((GOLDEN / "rebel-8-seats-saboteur2-bonus.lode").read_bytes())
    for step in range(0, len(recorded.played), 40):
        past = past_of(recorded, step)
        assert all(isinstance(explain(past, move), Why | NoWhy) for move in past.moves[::10])
        course_of(recorded.played[step].step.state)


def test_looking_at_a_goal_is_a_move_as_well() -> None:
    past = _round(seed=2).past
    assert any(isinstance(move.said[-1], Map) for move in past.moves)
