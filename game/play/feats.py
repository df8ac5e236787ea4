"""What each seat has done in a game, counted: in what everybody saw, and in the roles and goals that the end of each
round shows (R7.8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from game.engine.cards import GOLD, Role
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    CrystalsPaid,
    DiscardedTwo,
    Event,
    Freed,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    Passed,
    Repaired,
    Stole,
    TheftStopped,
    Trapped,
    maze_after,
)
from game.engine.maze import Maze, first_maze
from game.engine.table import Cause, Outcome
from game.engine.total import total
from game.words.awards import Feat

Counts = list[int]
"""A number for each seat."""


class PastRound(NamedTuple):
    """A round that is over: what everybody saw of it, and how it ended."""

    log: Sequence[Event]
    outcome: Outcome


def _acts(
    kind: type[Event] | tuple[type[Event], ...], counts: Callable[[Event], bool] = lambda _event: True
) -> Callable[[Sequence[PastRound], int], Counts]:
    """Count the events of a kind, by the seat whose act they are."""

    def count(rounds: Sequence[PastRound], seats: int) -> Counts:
        found = [0] * seats
        for round_ in rounds:
            for event in round_.log:
                if isinstance(event, kind) and counts(event):
                    found[_doer(event)] += 1
        return found

    return count


def _doer(event: Event) -> int:
    seat = getattr(event, "seat", None)
    assert isinstance(seat, int), "only acts of a seat are counted"
    return seat


def _reached_gold(rounds: Sequence[PastRound], seats: int) -> Counts:
    ends = [round_.outcome for round_ in rounds if round_.outcome.cause is Cause.GOLD]
    return [sum(outcome.finisher == seat for outcome in ends) for seat in range(seats)]


def _stones(rounds: Sequence[PastRound], seats: int) -> Counts:
    """Count the goals that a seat's card joined and that were stone."""
    return _acts(GoalRevealed, lambda event: isinstance(event, GoalRevealed) and event.name != GOLD)(rounds, seats)


def _lied(rounds: Sequence[PastRound], seats: int) -> Counts:
    """Count claims about a goal that their speaker had looked at, or a role it had inspected, and that were untrue."""
    found = [0] * seats
    for log, outcome in rounds:
        known: set[tuple[int, int]] = set()
        inspected: dict[tuple[int, int], bool] = {}
        for place, event in enumerate(log):
            match event:
                case Looked(seat, _, goal):
                    known.add((seat, goal))
                case Inspected(seat, _, target) if not _changes_hat(log[place:], target):
                    inspected[seat, target] = outcome.roles[target] is Role.SABOTEUR
                case Claimed(seat, ClaimGoal(goal, what)) if (seat, goal) in known:
                    found[seat] += (what == GOLD) != (outcome.goals[goal - 1] == GOLD)
                case Claimed(seat, ClaimSeat(target, what)) if (seat, target) in inspected:
                    found[seat] += (what == "saboteur") != inspected[seat, target]
                case _:
                    pass
    return found


def _changes_hat(log: Iterable[Event], seat: int) -> bool:
    """Return whether a seat gets another role: then what it was before is not shown at the end of the round."""
    return any(isinstance(event, HatSwapped) and event.target == seat for event in log)


class Opinion(NamedTuple):
    """What a seat last said of another one in a round."""

    speaker: int
    target: int
    saboteur: bool
    right: bool


def opinions(round_: PastRound) -> list[Opinion]:
    """Return the last word of each seat about each other one, where its role did not change after that."""
    said: dict[tuple[int, int], bool] = {}
    for event in round_.log:
        match event:
            case Claimed(seat, ClaimSeat(target, what)):
                said[seat, target] = what == "saboteur"
            case HatSwapped(_, _, target):
                said = {key: value for key, value in said.items() if key[1] != target}
            case _:
                pass
    roles = round_.outcome.roles
    return [
        Opinion(speaker, target, saboteur, saboteur == (roles[target] is Role.SABOTEUR))
        for (speaker, target), saboteur in said.items()
    ]


def _saw_through(rounds: Sequence[PastRound], seats: int) -> Counts:
    """Count the saboteurs whom a seat named rightly."""
    found = [0] * seats
    for round_ in rounds:
        for opinion in opinions(round_):
            found[opinion.speaker] += opinion.saboteur and opinion.right
    return found


def _wrongly_suspected(rounds: Sequence[PastRound], seats: int) -> Counts:
    """Count those who suspected a seat that was no saboteur."""
    found = [0] * seats
    for round_ in rounds:
        for opinion in opinions(round_):
            found[opinion.target] += opinion.saboteur and not opinion.right
    return found


def _trusted_saboteur(rounds: Sequence[PastRound], seats: int) -> Counts:
    """Return by how many a saboteur was trusted at most at the end of a round in which nobody suspected it."""
    found = [0] * seats
    for round_ in rounds:
        said = opinions(round_)
        for seat in range(seats):
            of_it = [opinion for opinion in said if opinion.target == seat]
            if round_.outcome.roles[seat] is Role.SABOTEUR and not any(opinion.saboteur for opinion in of_it):
                found[seat] = max(found[seat], len(of_it))
    return found


def _hardly_suspected(rounds: Sequence[PastRound], seats: int) -> Counts:
    """Return 1 for the seats that were suspected least, at most once, where suspicion was heard of every other."""
    heard = [0] * seats
    for round_ in rounds:
        for event in round_.log:
            match event:
                case Claimed(_, ClaimSeat(target, "saboteur")):
                    heard[target] += 1
                case _:
                    pass
    least = min(heard)
    few = heard.count(least) == 1 and least <= 1 and sum(heard) >= seats
    return [int(few and times == least) for times in heard]


def _longest_light(rounds: Sequence[PastRound], seats: int) -> Counts:
    """Return how many cards at most a seat joined to the start at once."""
    found = [0] * seats
    for round_ in rounds:
        maze = first_maze()
        for event in round_.log:
            was, maze = maze, maze_after(maze, event)
            if isinstance(event, Laid):
                found[event.seat] = max(found[event.seat], _lit(maze) - _lit(was))
    return found


def _lit(maze: Maze) -> int:
    return sum(1 for sides in maze.reached.values() if sides)


def _hindered(rounds: Sequence[PastRound], seats: int) -> Counts:
    """Count the tools of a seat that others broke."""
    found = [0] * seats
    for round_ in rounds:
        for event in round_.log:
            if isinstance(event, Broke) and event.target != event.seat:
                found[event.target] += 1
    return found


def _gave_up(rounds: Sequence[PastRound], seats: int) -> Counts:
    """Count the cards that a seat gave up."""
    found = [0] * seats
    for round_ in rounds:
        for event in round_.log:
            if isinstance(event, Passed | DiscardedTwo):
                found[event.seat] += len(event.cards)
    return found


def _dead_end(event: Event) -> bool:
    return isinstance(event, Laid) and event.face.dead != 0 and not event.face.living


COUNTED: Mapping[Feat, Callable[[Sequence[PastRound], int], Counts]] = total(
    tuple(Feat),
    {
        Feat.REACHED_GOLD: _reached_gold,
        Feat.TRUSTED_SABOTEUR: _trusted_saboteur,
        Feat.LIED: _lied,
        Feat.SAW_THROUGH: _saw_through,
        Feat.WRONGLY_SUSPECTED: _wrongly_suspected,
        Feat.HARDLY_SUSPECTED: _hardly_suspected,
        Feat.LONGEST_LIGHT: _longest_light,
        Feat.MENDED: _acts(Repaired),
        Feat.BROKE: _acts(Broke),
        Feat.ROCKFALLS: _acts(Collapsed),
        Feat.STOLE: _acts(Stole, lambda event: isinstance(event, Stole) and event.victim is not None),
        Feat.BONUS: _acts(BonusTaken),
        Feat.CRYSTALS: _acts(CrystalsPaid, lambda event: isinstance(event, CrystalsPaid) and event.amount > 0),
        Feat.TRAPPED: _acts(Trapped),
        Feat.FREED: _acts(Freed),
        Feat.STOPPED_THEFT: _acts(TheftStopped),
        Feat.INSPECTED: _acts(Inspected),
        Feat.SWAPPED_HANDS: _acts(HandsSwapped),
        Feat.SWAPPED_HATS: _acts(HatSwapped),
        Feat.DEAD_ENDS: _acts(Laid, _dead_end),
        Feat.STONES: _stones,
        Feat.LOOKED: _acts(Looked),
        Feat.HINDERED: _hindered,
        Feat.PATHS: _acts(Laid),
        Feat.GAVE_UP: _gave_up,
    },
)
"""How often every seat has done something, or how much of it, in all rounds."""
