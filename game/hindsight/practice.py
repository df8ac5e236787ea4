"""How one's own move compares with what a mind would have done, from what one knew then alone (UX S9)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ai.beliefs.role_deals import ROLE_ORDER
from ai.decision import Considered
from ai.minds import margin_of, weighed
from game.engine.cards import Role
from game.engine.commands import Answer, Play
from game.engine.total import total
from game.engine.views import Log, View
from game.hindsight.advice import Advice, advise, reason_of
from game.hindsight.advice_words import hint_sentence
from game.system.i18n import N_, _

_MOST = 3
_A_LITTLE = 2.0
"""Scores that differ by less, beyond what counts as equal, differ a little."""


class Grade(StrEnum):
    """How a move compares: the advised one, as good as that, a little worse, or worse."""

    SAME = "same"
    AS_GOOD = "as good"
    A_LITTLE = "a little"
    WORSE = "worse"


class OwnMove(NamedTuple):
    """A move of a person with what they knew when they made it."""

    view: View
    log: Log
    command: Play | Answer


class Comparison(NamedTuple):
    """A move, the advice for the same position, and all options, the best first, weighed by the same mind."""

    move: OwnMove
    advice: Advice
    played: Considered
    options: tuple[Considered, ...]
    grade: Grade


def compare(move: OwnMove, level: str) -> Comparison:
    """Weigh a move beside all others. Takes about as long as two decisions, so leave it to a worker."""
    advice = advise(move.view, move.log, level)
    options = sorted(weighed(level, move.view, move.log), key=lambda each: -each.score)
    played = next(option for option in options if option.command == move.command)
    missed = options[0].score - played.score - margin_of(level)
    if move.command == advice.command:
        grade = Grade.SAME
    elif missed <= 0:
        grade = Grade.AS_GOOD
    else:
        grade = Grade.A_LITTLE if missed < _A_LITTLE else Grade.WORSE
    return Comparison(move, advice, played, tuple(options), grade)


_VERDICTS = total(
    Grade,
    {
        Grade.SAME: N_("Well done: the advice would have been the same."),
        Grade.AS_GOOD: N_("Well done: nothing was clearly better."),
        Grade.A_LITTLE: N_("Not bad, but something was a little better."),
        Grade.WORSE: N_("Something better could be done."),
    },
)


def verdict(grade: Grade) -> str:
    """Return how a move compares, in one sentence to its player."""
    return _(_VERDICTS[grade])


def option_sentence(option: Considered, found: Comparison, names: Sequence[str]) -> str:
    """Return an option with its own reason, as a hint would tell it."""
    among = (option, *(other for other in found.options if other.command != option.command))
    role, seat = found.advice.role, found.advice.seat
    return hint_sentence(option.command, reason_of(option, among, role), seat, role, names)


def best_options(found: Comparison, names: Sequence[str]) -> list[tuple[str, float]]:
    """Return the three best options with their reasons and scores; those that read alike count as one."""
    told: dict[str, float] = {}
    for option in found.options:
        if len(told) < _MOST:
            told.setdefault(option_sentence(option, found, names), option.score)
    return list(told.items())


def likeliest_roles(found: Comparison) -> tuple[tuple[int, Role, float], ...]:
    """Return for every other seat of Saboteur 2 the role that it most likely has; nothing without Saboteur 2."""
    beliefs = found.advice.reasons.after.roles
    return tuple(
        (seat, ROLE_ORDER[chances.index(max(chances))], max(chances))
        for seat, chances in enumerate(beliefs)
        if seat != found.advice.seat
    )
