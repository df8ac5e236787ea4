"""Beliefs over the fifteen role cards of Saboteur 2 (R10.1): weights from the log, exact chances from the cards.

Each event adds weights, as logarithms, to the roles of the seat that acted. A changed hat is a new card: the old one
keeps its weights among the cards put aside (R10.13). What the seat has seen itself is certain.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ai.decision import Beliefs
from ai.doors import ways_of
from ai.distance import expected_cards
from ai.role_counts import ROLES, marginals
from ai.suspicion import Weighed, gold_chances, weigh
from game.engine.cards import SABOTEUR2_ROLES, TEAMS, Role
from game.engine.events import Event, HatSwapped, Inspected, Laid, RoundEnded
from game.engine.maze import Maze, first_maze
from game.engine.views import Log, View

_AGAINST = (0.0, 0.0, -0.1, 0.7, 0.7, 1.2)
"""How much an act against the gold speaks for each role, in the order of ROLES."""
_DOOR = 0.5
"""What a door speaks for its own team and against the other."""
_LEAN = 0.7
"""What each card by which a seat sets one team back against the other speaks for the other."""
_CRYSTAL = 1.0
"""What a crystal speaks for a geologist."""
_MOST = 2.5
"""No story is trusted further than this, as a logarithm."""
_PRIOR = tuple(SABOTEUR2_ROLES[role] / sum(SABOTEUR2_ROLES.values()) for role in ROLES)
_SABOTEUR, _PROFITEER, _GEOLOGIST = (ROLES.index(role) for role in (Role.SABOTEUR, Role.PROFITEER, Role.GEOLOGIST))
_BLUE, _GREEN = ROLES.index(Role.BLUE), ROLES.index(Role.GREEN)
_HARMFUL_PROFITEER = 0.4
"""How far a profiteer counts as one who would rather not see the gold joined."""


class _Hat:
    """One role card before a seat: the weights of its roles, and the role itself where it is known."""

    def __init__(self, known: Role | None = None) -> None:
        self.known = known
        self.weights = [0.0] * len(ROLES)

    def row(self) -> tuple[float, ...]:
        if self.known is not None:
            return tuple(float(role is self.known) for role in ROLES)
        return tuple(math.exp(max(-_MOST, min(_MOST, weight))) for weight in self.weights)


def suspect_roles(view: View, log: Log) -> tuple[Beliefs, Beliefs, tuple[tuple[float, ...], ...]]:
    """Beliefs before and after reading the log, and what each of its events added to which suspicion."""
    seats, gold = view.table.seats, gold_chances(view.goals)
    hats, aside = [_Hat() for _ in range(seats)], list[_Hat]()
    start = math.log(_PRIOR[_SABOTEUR] / (1 - _PRIOR[_SABOTEUR]))
    odds = [start] * seats
    maze = first_maze()
    evidence: list[tuple[float, ...]] = []
    for event in log:
        found = weigh(event, maze, gold, odds)
        row = [0.0] * seats
        if found.seat is not None and found.seat != view.seat:
            odds[found.seat] += found.added
            row[found.seat] = found.added
            _add(hats[found.seat], event, found, maze, gold)
        maze = found.maze
        _look(hats, aside, odds, start, event)
        evidence.append(tuple(row))
    hats[view.seat].known = view.role
    return _at_first(view, gold), _beliefs(hats, aside, gold), tuple(evidence)


def _add(hat: _Hat, event: Event, found: Weighed, before: Maze, gold: Sequence[float]) -> None:
    """What an act says of every role of the one who acted."""
    hat.weights = [weight + found.added * share for weight, share in zip(hat.weights, _AGAINST, strict=True)]
    if not isinstance(event, Laid):
        return
    hat.weights[_GEOLOGIST] += _CRYSTAL * event.face.crystal
    for role, team in TEAMS.items():
        if event.face.door is not None:
            hat.weights[ROLES.index(role)] += _DOOR if event.face.door == team else -_DOOR
    lean = _LEAN * _lean(before, found.maze, gold)
    hat.weights[_BLUE] += lean
    hat.weights[_GREEN] -= lean


def _lean(before: Maze, after: Maze, gold: Sequence[float]) -> float:
    """By how many cards, two at most, an act sets the green team back against the blue one."""
    then, now = ways_of(before), ways_of(after)
    if now.blue is now.green:
        return 0.0
    lean = expected_cards(now.green,gold)-expected_cards(now.blue,gold)-expected_cards(then.green,gold)+expected_cards(then.blue,gold)
    return max(-2.0, min(2.0, lean))


def _look(hats: list[_Hat], aside: list[_Hat], odds: list[float], start: float, event: Event) -> None:
    """What is seen of a role is certain until that hat changes (R10.13, R7.8)."""
    match event:
        case Inspected(_, _, target, role) if role is not None:
            hats[target].known = role
        case HatSwapped(_, _, target, role, old):
            hats[target].known = old or hats[target].known
            aside.append(hats[target])
            hats[target] = _Hat(role)
            odds[target] = start
        case RoundEnded(outcome):
            for hat, role in zip(hats, outcome.roles, strict=True):
                hat.known = role
        case _:
            pass


def _at_first(view: View, gold: tuple[float, ...]) -> Beliefs:
    """Before anything has happened: the cards that are not one's own, for every other seat."""
    left = [SABOTEUR2_ROLES[role] - (role is view.role) for role in ROLES]
    other = tuple(count / sum(left) for count in left)
    own = tuple(float(role is view.role) for role in ROLES)
    return _named(tuple(own if seat == view.seat else other for seat in range(view.table.seats)), gold)


def _beliefs(hats: Sequence[_Hat], aside: Sequence[_Hat], gold: tuple[float, ...]) -> Beliefs:
    rows = [hat.row() for hat in (*hats, *aside)]
    try:
        roles = marginals(rows)[: len(hats)]
    except ValueError:
        # a set-up position may hold other role cards than the box
        roles = tuple(_alone(row) for row in rows[: len(hats)])
    return _named(roles, gold)


def _named(roles: tuple[tuple[float, ...], ...], gold: tuple[float, ...]) -> Beliefs:
    saboteur = tuple(chances[_SABOTEUR] + _HARMFUL_PROFITEER * chances[_PROFITEER] for chances in roles)
    return Beliefs(saboteur, gold, roles)


def _alone(row: Sequence[float]) -> tuple[float, ...]:
    """The chances of one hat when nothing is known of the others."""
    weights = [weight * share for weight, share in zip(row, _PRIOR, strict=True)]
    return tuple(weight / sum(weights) for weight in weights)
