"""How one's own move compares with the advice (UX S9)."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from hindsight.test_advice import NAMES, positions

from ai.arena.play.twins import twin
from ai.minds import weighed
from ai.terms import TERMS
from game.engine.cards import Role
from game.engine.commands import Claim
from game.engine.legal import options
from game.engine.observe import log_of, observe
from game.engine.state import State
from game.hindsight.advice import advise
from game.hindsight.advice_words import label_words
from game.hindsight.practice import Comparison, Grade, OwnMove, best_options, compare, likeliest_roles, option_sentence


def compared(state: State, number: int = 0) -> Comparison:
    """The comparison of one of the moves of the seat to play."""
    seat = state.table.to_play
    assert seat is not None
    view = observe(state, seat)
    moves = [option for option in options(view) if not isinstance(option, Claim)]
    return compare(OwnMove(view, log_of(state, seat), moves[number % len(moves)]), "sharp")


def test_the_advised_move_is_well_done_and_a_far_worse_one_is_not() -> None:
    grades = set()
    for state in islice(positions(1), 0, 300, 20):
        seat = state.table.to_play
        assert seat is not None
        view, log = observe(state, seat), log_of(state, seat)
        assert compare(OwnMove(view, log, advise(view, log).command), "sharp").grade is Grade.SAME
        by_score = sorted(weighed("sharp", view, log), key=lambda each: each.score)
        worst = compare(OwnMove(view, log, by_score[0].command), "sharp")
        if by_score[-1].score - by_score[0].score > 5:
            assert worst.grade is Grade.WORSE
        grades.add(worst.grade)
    assert Grade.WORSE in grades


def test_what_is_as_good_is_said_to_be() -> None:
    """Within the noise of scores nobody is told off."""
    for state in islice(positions(2), 0, 200, 20):
        seat = state.table.to_play
        assert seat is not None
        view, log = observe(state, seat), log_of(state, seat)
        best = max(weighed("sharp", view, log), key=lambda each: each.score)
        assert compare(OwnMove(view, log, best.command), "sharp").grade in (Grade.SAME, Grade.AS_GOOD)


def test_the_three_best_are_told_with_their_reasons() -> None:
    for number, state in enumerate(islice(positions(4), 0, 120, 8)):
        found = compared(state, number)
        best = best_options(found, NAMES)
        assert 1 <= len(best) <= 3
        assert best[0][1] == max(each.score for each in found.options)
        assert [score for _words, score in best] == sorted((score for _words, score in best), reverse=True)
        assert all(words.endswith(".") for words, _score in best)
        assert option_sentence(found.played, found, NAMES).endswith(".")


def test_other_secrets_compare_alike() -> None:
    """What one did not know has no part in it, nor do the beliefs of others."""
    rng = random.Random(5)
    for number, state in enumerate(islice(positions(5), 0, 240, 12)):
        seat = state.table.to_play
        assert seat is not None
        one, other = compared(state, number), compared(twin(state, seat, rng), number)
        assert one[1:] == other[1:]
        assert likeliest_roles(one) == likeliest_roles(other)


@pytest.mark.parametrize("role", Role)
def test_every_term_has_a_label_that_speaks_to_the_player(role: Role) -> None:
    for term in TERMS:
        for value in (-1.0, 1.0):
            assert "Their own" not in label_words(term, value, role)
