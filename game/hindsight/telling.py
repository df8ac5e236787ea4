"""The telling moments of a round: what marks on a replay, the end of a round and its story are made of (UX S6, S7, S9).

`public_moments` knows only a log and so may be shown at any time. `plain_moments` and `all_moments` know the roles:
they are for a round that is revealed, or for eyes that may see everything. All are in the order of the log;
`most_telling_first` sorts them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from game.engine.cards import GOLD, Role
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    Event,
    Freed,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Looked,
    Repaired,
    Retired,
    RoundEnded,
    TheftLaid,
    TheftStopped,
    Trapped,
)
from game.engine.observe import log_of
from game.engine.state import State
from game.engine.total import total
from game.engine.views import Log
from game.hindsight.knowing import first_roles, lies, until_reveal
from game.hindsight.suspicion import Course
from game.hindsight.swings import Swing, falsely_accused, found_out_for_good, roles_by_row, slips, turning_point


class Telling(StrEnum):
    """What makes a moment telling.

    The first ones everybody at the table sees. A lie is a claim against what its speaker knew. A saboteur is found out
    where another looks at its role, or where the public suspicion of it rises to stay high (`swings`). The turning
    point moved the outcome most, a slip is the act that made the table suspect a saboteur most, and falsely accused is
    the innocent one whom the table suspected most.
    """

    GOLD = "gold"
    STONE = "stone"
    BREAK = "break"
    MEND = "mend"
    ROCKFALL = "rockfall"
    LOOK = "look"
    CLAIM = "claim"
    BONUS = "bonus"
    RETIRE = "retire"
    THEFT = "theft"
    THEFT_STOPPED = "theft stopped"
    TRAP = "trap"
    FREE = "free"
    HANDS = "hands"
    HAT = "hat"
    INSPECTION = "inspection"
    LIE = "lie"
    FOUND_OUT = "found out"
    TURNING_POINT = "turning point"
    SLIP = "slip"
    FALSELY_ACCUSED = "falsely accused"


STOPS = frozenset(
    {
        Telling.LIE,
        Telling.TURNING_POINT,
        Telling.SLIP,
        Telling.FOUND_OUT,
        Telling.FALSELY_ACCUSED,
        Telling.GOLD,
        Telling.STONE,
        Telling.HAT,
        Telling.INSPECTION,
    }
)
"""What is worth a stop on the way through a round."""


class Moment(NamedTuple):
    """A telling moment: event `place` of the round's log, which is an act of `seat`.

    `about` is the seat that it was aimed at or that it tells of, which may be the same, `goal` the goal it is about.
    `change` is what it changed, before and after: the suspicion of a seat, 0 to 1, or for a turning point about no seat
    the cards still needed to the gold.
    """

    kind: Telling
    place: int
    seat: int
    about: int | None = None
    goal: int | None = None
    change: tuple[float, float] | None = None


_RANKS = total(
    Telling,
    {
        kind: rank
        for rank, kind in enumerate(
            (
                Telling.LIE,
                Telling.TURNING_POINT,
                Telling.SLIP,
                Telling.FOUND_OUT,
                Telling.FALSELY_ACCUSED,
                Telling.GOLD,
                Telling.HAT,
                Telling.INSPECTION,
                Telling.BREAK,
                Telling.ROCKFALL,
                Telling.TRAP,
                Telling.THEFT,
                Telling.THEFT_STOPPED,
                Telling.HANDS,
                Telling.STONE,
                Telling.LOOK,
                Telling.BONUS,
                Telling.RETIRE,
                Telling.CLAIM,
                Telling.FREE,
                Telling.MEND,
            )
        )
    },
)
"""The most telling kind first."""


def most_telling_first(moments: Iterable[Moment]) -> tuple[Moment, ...]:
    """Return the moments by their kind, of one kind what changed most and then what came first."""
    return tuple(sorted(moments, key=lambda each: (_RANKS[each.kind], -_moved(each), each.place)))


def telling_rank(kind: Telling) -> int:
    """Return how many kinds are more telling."""
    return _RANKS[kind]


def _moved(moment: Moment) -> float:
    return 0.0 if moment.change is None else abs(moment.change[1] - moment.change[0])


def public_moments(log: Log) -> tuple[Moment, ...]:
    """Return what everybody at the table saw of a round so far."""
    ends = (place for place, event in enumerate(log) if isinstance(event, RoundEnded))
    found = (_seen(place, log[place]) for place in range(next(ends, len(log))))
    return tuple(moment for moment in found if moment is not None)


def plain_moments(state: State) -> tuple[Moment, ...]:
    """Return what log and roles alone tell of the round of this position: fast, with no beliefs.

    It is what everybody saw, but claims that were lies are lies, and a saboteur whose role another saw is found out.
    """
    untrue = set(lies(state))
    public = public_moments(log_of(state, None))
    told = [each._replace(kind=Telling.LIE) if each.place in untrue else each for each in public]
    return _in_order([*told, *_seen_through(state)])


def all_moments(state: State, course: Course) -> tuple[Moment, ...]:
    """Return the plain moments and those that the course of suspicion tells of; leave it to a worker."""
    roles = roles_by_row(state, course)

    def told(kind: Telling, swings: Iterable[Swing]) -> list[Moment]:
        turns = [(course.turns[each.row - 1], each) for each in swings]
        return [Moment(kind, turn.place, turn.seat, each.about, change=each.change) for turn, each in turns]

    plain = plain_moments(state)
    found_out: dict[int | None, Moment] = {}
    for each in _in_order([*plain, *told(Telling.FOUND_OUT, found_out_for_good(course, roles))]):
        if each.kind is Telling.FOUND_OUT:
            found_out.setdefault(each.about, each)
    return _in_order(
        [
            *(each for each in plain if each.kind is not Telling.FOUND_OUT),
            *found_out.values(),
            *told(Telling.SLIP, slips(course, roles)),
            *told(Telling.FALSELY_ACCUSED, falsely_accused(course, roles)),
            *told(Telling.TURNING_POINT, turning_point(state, course, roles)),
        ]
    )


def _in_order(moments: Iterable[Moment]) -> tuple[Moment, ...]:
    return tuple(sorted(moments, key=lambda each: (each.place, _RANKS[each.kind])))


def _seen(place: int, event: Event) -> Moment | None:
    """Return what an event is to everybody, None where it is nothing to remember."""
    match event:
        case GoalRevealed(seat, goal, name):
            return Moment(Telling.GOLD if name == GOLD else Telling.STONE, place, seat, goal=goal)
        case Looked(seat, _, goal):
            return Moment(Telling.LOOK, place, seat, goal=goal)
        case Claimed(seat, claim):
            match claim:
                case ClaimGoal(goal):
                    return Moment(Telling.CLAIM, place, seat, goal=goal)
                case ClaimSeat(about):
                    return Moment(Telling.CLAIM, place, seat, about)
        case Broke() | Repaired() | TheftStopped() | HandsSwapped() | Inspected() | HatSwapped() | Trapped() | Freed():
            return Moment(_AIMED[type(event)], place, event.seat, event.target)
        case Collapsed() | BonusTaken() | Retired() | TheftLaid():
            return Moment(_ALONE[type(event)], place, event.seat)
        case _:
            return None


_AIMED = {
    Broke: Telling.BREAK,
    Repaired: Telling.MEND,
    TheftStopped: Telling.THEFT_STOPPED,
    HandsSwapped: Telling.HANDS,
    Inspected: Telling.INSPECTION,
    HatSwapped: Telling.HAT,
    Trapped: Telling.TRAP,
    Freed: Telling.FREE,
}
_ALONE = {
    Collapsed: Telling.ROCKFALL,
    BonusTaken: Telling.BONUS,
    Retired: Telling.RETIRE,
    TheftLaid: Telling.THEFT,
}


# What roles alone tell


def _seen_through(state: State) -> Iterator[Moment]:
    """Return where a saboteur was first found out by another that looked at its role (R10.13)."""
    roles, found = first_roles(state), set[int]()
    for place, event in enumerate(until_reveal(state)):
        match event:
            case Inspected(seat, _, target) if roles[target] is Role.SABOTEUR and target not in found:
                found.add(target)
                yield Moment(Telling.FOUND_OUT, place, seat, target)
            case HatSwapped(_, _, target, role) if role is not None:
                roles[target] = role
                found.discard(target)
            case _:
                pass
