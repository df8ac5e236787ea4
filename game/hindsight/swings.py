"""What a round's course of suspicion tells: slips, saboteurs found out, innocents accused, the turning point.

The definitions are meant to be measured and honest: each is a number that changed by one turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from ai.paths.distance import cards_to_goals
from game.engine.cards import GOLD, Role
from game.engine.events import RoundBegan, RoundEnded, maze_after
from game.engine.state import State
from game.hindsight.knowing import Knowledge, until_reveal
from game.hindsight.suspicion import Course

SURE = 0.75
"""From here on the table takes a seat for a saboteur."""
_GAVE_AWAY = 0.1
"""By so much an act must raise the suspicion of its seat to be a slip."""
_ACCUSED = 0.5
"""So likely a saboteur must an innocent one look to be falsely accused."""
_SWING_CARDS, _SWING_TRUTH = 2, 0.15
"""What a turning point moves at least: cards to the gold, or else suspicion from the innocent to the saboteurs."""


class Swing(NamedTuple):
    """What the turn before `row` of a course changed: the suspicion of seat `about`, or the cards to the gold."""

    row: int
    about: int | None
    change: tuple[float, float]


Roles = Sequence[Sequence[Role]]
"""The true roles at every row of a course."""


def roles_by_row(state: State, course: Course) -> Roles:
    """Return the roles at every row; a hat that is swapped changes them (R10.13)."""
    known, log, done = Knowledge(state), until_reveal(state), 0
    rows = [tuple(known.roles)]
    for turn in course.turns:
        for event in log[done : turn.place + 1]:
            known.take(event)
        done = turn.place + 1
        rows.append(tuple(known.roles))
    return rows


def found_out_for_good(course: Course, roles: Roles) -> Iterator[Swing]:
    """Return for each saboteur the act from which on the table took it for one, up to the end."""
    for seat, role in enumerate(roles[-1]):
        row = len(course.suspicion)
        while row > 0 and course.suspicion[row - 1][seat] >= SURE:
            row -= 1
        if role is Role.SABOTEUR and 0 < row < len(course.suspicion):
            yield _swing(course, row, seat)


def slips(course: Course, roles: Roles) -> Iterator[Swing]:
    """Return for each saboteur the act of its own that made the table suspect it most."""
    for seat in range(len(roles[0])):
        own = [
            row
            for row, turn in enumerate(course.turns, 1)
            if turn.seat == seat and roles[row - 1][seat] is roles[row][seat] is Role.SABOTEUR
        ]
        row = max(own, key=lambda each: _rise(course, each, seat), default=0)
        if row and _rise(course, row, seat) >= _GAVE_AWAY:
            yield _swing(course, row, seat)


def falsely_accused(course: Course, roles: Roles) -> Iterator[Swing]:
    """Return the act after which the table suspected an innocent seat most."""
    suspected = [
        (chance, -row, seat)
        for row, chances in enumerate(course.suspicion)
        for seat, chance in enumerate(chances)
        if row and roles[row][seat] is not Role.SABOTEUR and chance >= _ACCUSED
    ]
    if suspected:
        _chance, row, seat = max(suspected)
        yield _swing(course, -row, seat)


def _swing(course: Course, row: int, seat: int) -> Swing:
    return Swing(row, seat, (course.suspicion[row - 1][seat], course.suspicion[row][seat]))


def _rise(course: Course, row: int, seat: int) -> float:
    return course.suspicion[row][seat] - course.suspicion[row - 1][seat]


def turning_point(state: State, course: Course, roles: Roles) -> Iterator[Swing]:
    """Return the act that moved the outcome most, by what can be measured, where one did; none in an unfinished round.

    That is the act that took the true gold most cards nearer, or farther away where the gold was not reached; of equal
    ones the last, as nothing undid it. Where none moved it by two cards, it is the act that moved the suspicion of the
    table most between the innocent and the saboteurs: to these where the gold was reached, and away from them where
    not.
    """
    log = state.events[: state.logged]
    end = next((event for event in log if isinstance(event, RoundEnded)), None)
    if end is None or not course.turns:
        return
    sign = 1 if end.outcome.winner == "diggers" else -1
    cards = _cards_by_row(state, course)
    rows = range(1, len(cards))
    row = max(rows, key=lambda each: (sign * (cards[each - 1] - cards[each]), each))
    if sign * (cards[row - 1] - cards[row]) >= _SWING_CARDS:
        yield Swing(row, None, (cards[row - 1], cards[row]))
        return
    truth = [_truth(*each) for each in zip(course.suspicion, roles, strict=True)]
    row = max(rows, key=lambda each: (sign * (truth[each] - truth[each - 1]), each))
    if sign * (truth[row] - truth[row - 1]) >= _SWING_TRUTH:
        yield _swing(course, row, max(range(len(roles[0])), key=lambda seat: abs(_rise(course, row, seat))))


def _truth(suspicion: Sequence[float], roles: Sequence[Role]) -> float:
    """Return by how much the saboteurs are suspected more than the others, from -1 to 1; 0 where a side is empty."""
    guilty = [chance for chance, role in zip(suspicion, roles, strict=True) if role is Role.SABOTEUR]
    innocent = [chance for chance, role in zip(suspicion, roles, strict=True) if role is not Role.SABOTEUR]
    return sum(guilty) / len(guilty) - sum(innocent) / len(innocent) if guilty and innocent else 0.0


def _cards_by_row(state: State, course: Course) -> list[float]:
    """Return how many further cards the true gold needs at every row: what a turn turns up is part of it."""
    gold, log = state.goals.index(GOLD), until_reveal(state)
    begun = log[0]
    assert isinstance(begun, RoundBegan), "a round begins with its deal"
    maze, rows = begun.maze, [float(cards_to_goals(begun.maze)[gold])]
    places = [*(turn.place for turn in course.turns), len(log)]
    for first, following in pairwise(places):
        for event in log[first:following]:
            maze = maze_after(maze, event)
        rows.append(float(cards_to_goals(maze)[gold]))
    return rows
