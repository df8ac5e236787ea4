"""Hints (UX S8): from one's own information alone, as a sharp mind would play, and always with a reason."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from engine.positions import rules
from seating import BASE, EXPANDED, whole_round

from ai.arena.play.twins import twin
from ai.lots import Lots
from ai.minds import mind_named
from ai.persona import NO_PERSONA
from ai.terms import TERMS
from game.engine.cards import Role
from game.engine.commands import Keep, Pass, PlaceBonus, Retire, Reveal, Stay, Steal, TurnStone
from game.engine.legal import options
from game.engine.observe import log_of, observe
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.hindsight.advice import Advice, advice_text, advise
from game.hindsight.advice_words import Plain, because_words
from game.play.session import Session
from game.records.setup import DEFAULT_NAMES, SeatSetup, Setup

NAMES = DEFAULT_NAMES
TABLES = ((BASE, 5), (EXPANDED, 6), (rules("ukrainian", table_talk=True), 4))
ANSWERS = {Keep, TurnStone, Reveal, Steal, PlaceBonus, Retire, Stay}


def positions(seed: int = 0, mind: str = "greedy") -> Iterator[State]:
    """Positions of rounds with and without Saboteur 2, one round after the other."""
    for number in range(seed, seed + 10_000):
        by, seats = TABLES[number % len(TABLES)]
        for _mind, state, _decision in whole_round((mind,) * seats, number, by):
            yield state


def advised(state: State, level: str = "sharp") -> Advice:
    seat = state.table.to_play
    assert seat is not None
    return advise(observe(state, seat), log_of(state, seat), level)


def test_other_secrets_give_the_same_advice(pytestconfig: pytest.Config) -> None:
    pairs = pytestconfig.getoption("--advice-pairs")
    rng = random.Random(16)
    for state in islice(positions(), 0, 3 * pairs, 3):
        seat = state.table.to_play
        assert seat is not None
        other = twin(state, seat, rng)
        assert advised(other) == advised(state)


def test_the_advice_is_what_a_sharp_mind_does() -> None:
    """At every question too: with the same generator the choice is the same, and the rules allow it."""
    seen: set[type] = set()
    for number, state in enumerate(islice(positions(3), 8000)):
        seat = state.table.to_play
        assert seat is not None
        view, log = observe(state, seat), log_of(state, seat)
        asked = {type(option) for option in options(view)} & ANSWERS
        if number % 40 and asked <= seen:
            continue
        seen |= asked
        rng = Lots(advice_text(state.table.round, len(log), seat))
        advice = advise(view, log)
        assert advice.command == mind_named("sharp")(view, log, NO_PERSONA, rng).command
        assert advice.command in options(view)
        assert advice.sentence(NAMES).endswith(".")
        if seen == ANSWERS and number > 2000:
            return
    raise AssertionError(f"never asked: {ANSWERS - seen}")


@pytest.mark.parametrize("role", Role)
def test_every_term_that_can_win_has_a_reason(role: Role) -> None:
    for reason in (*TERMS, *Plain):
        words = because_words(reason, role).format(target="Bo")
        assert words
        assert not words.endswith(".")
        assert "{" not in words


@pytest.mark.parametrize("level", ["rookie", "steady", "sharp"])
def test_the_same_question_gets_the_same_answer(level: str) -> None:
    for state in islice(positions(8), 0, 40, 4):
        assert advised(state, level) == advised(state, level)


@pytest.mark.parametrize("by", [BASE, EXPANDED], ids=["base", "expanded"])
def test_a_whole_game_is_played_by_hints_alone(by: Ruleset) -> None:
    """Nothing that is advised is refused, and every round ends."""
    seats = tuple(SeatSetup(name, "human") for name in NAMES[:3])
    session = Session.new(Setup(seats, by), None, seed=5, bot_seed=6)
    while not session.finished:
        seat = session.table.to_play
        if seat is None:
            session.deal_next()
        else:
            session.play(advise(session.view(seat), session.log(seat), "rookie").command)
    assert len(session.results) == 3


def test_who_digs_passes_for_no_looks() -> None:
    """A digger that can do nothing better is told so; it has nothing to hide."""
    found = (
        advice
        for state in positions(20, "sharp")
        if isinstance((advice := advised(state)).command, Pass) and advice.role is Role.DIGGER
    )
    reasons = {advice.reason for advice in islice(found, 8)}
    assert reasons <= {"give up", "new cards", *Plain}
