"""What everybody has seen of a round so far, act by act, and what it says of each seat.

A `Moment` never changes; `after` makes the next one from one public event. A `Story` is one role card before a seat:
how likely all that was done under it is, for each goal being the gold, each role and each style of play.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import chain
from operator import mul
from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from ai.beliefs.acts import Act, Three
from ai.beliefs.likelihood import Likelihood
from ai.paths.distance import cards_to_goals
from ai.paths.teams import Ways, ways_of
from game.engine.cards import GOLD, GoalName, Lying, Marker, Role
from game.engine.cells import GOAL_CELLS
from game.engine.events import (
    BonusPlaced,
    Broke,
    Collapsed,
    DiscardedTwo,
    Event,
    Freed,
    GoalRevealed,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    Repaired,
    RoundBegan,
    RoundEnded,
    TheftLaid,
    TheftStopped,
    Trapped,
    TurnEvent,
)
from game.engine.maze import first_maze

_T = TypeVar("_T")
_MIMIC, _MIMIC_AT_FIRST = 0.15, 0.4
"""How likely a saboteur plays just like a gold-digger, which no watching can tell: later on, and in the first lap.

What was done in the first lap is read so until the seat acts again: nobody comes under suspicion between its turns for
no more than the end of a lap.
"""
_TINY = 1e-12
_THEFT_ALONE = (Marker.THEFT,)


class Lens(NamedTuple):
    """Through what a round is read: the fitted chances, how far they are trusted, and the prior of each role."""

    likelihood: Likelihood
    prior: tuple[float, ...]
    power: float = 1.0
    claims: bool = True

    @property
    def blank(self) -> Story:
        """A role card under which nothing has been done."""
        sums = (1.0,) * len(self.likelihood.spans)
        return Story(self.likelihood.first, sums, self.by_goal(sums))

    def by_goal(self, sums: Sequence[float]) -> Three:
        """How likely a story of such sums is for each goal being the gold, whatever the role."""
        prior, count = self.prior, len(self.prior)
        return (
            sum(map(mul, prior, sums[:count])),
            sum(map(mul, prior, sums[count : 2 * count])),
            sum(map(mul, prior, sums[2 * count :])),
        )


class Story(NamedTuple):
    """Weights of goal, role and style in one row, styles last.

    `sums` are those of each goal and role, `goals` those of each goal, by the prior of the roles.
    """

    weights: tuple[float, ...]
    sums: tuple[float, ...]
    goals: Three

    def told(self, acts: Iterable[Act], lens: Lens, mimic: float) -> Story:
        """The story with these acts more."""
        weights: Sequence[float] = self.weights
        sums: Sequence[float] = self.sums
        for act in acts:
            weights, sums = _weighed(weights, act, lens, mimic)
        return Story(tuple(weights), tuple(sums), lens.by_goal(sums))


def _weighed(row: Sequence[float], act: Act, lens: Lens, mimic: float) -> tuple[list[float], list[float]]:
    """The weights and the sums of a story after one act."""
    weights = [weight * factor for weight, factor in zip(row, lens.likelihood.of(act, lens.power), strict=True)]
    sums = [sum(weights[start:end]) for start, end in lens.likelihood.spans]
    if len(sums) == 2 * 3:
        for honest in (0, 2, 4):
            sums[honest + 1] += mimic * (sums[honest] - sums[honest + 1])
    else:
        for first in (0, 6, 12):
            # like either team or the boss
            honestly = sum(sums[first : first + 3]) / 3
            sums[first + 5] += mimic * (honestly - sums[first + 5])
    greatest = max(sums)
    if greatest < _TINY:
        weights = [weight / greatest for weight in weights]
        sums = [each / greatest for each in sums]
    return weights, sums


class Moment(msgspec.Struct, frozen=True):
    """The public position after some events, and the stories.

    `further` are the cards still needed to each goal, `lean` by how many the blue team is nearer than the green one.
    `looked[seat]` has bit k - 1 for a goal k that the seat has looked at. `stories[seat]` is that of the present role
    card, `aside` those of the cards put aside (R10.13), `peeks` the places in the log where somebody saw a role.
    `gold` and `suspicion` are quick estimates, by which acts are sorted into kinds: the chance of each goal, and what
    the log has added to the log-odds of each seat.
    """

    ways: Ways
    further: tuple[int, int, int]
    before: tuple[tuple[Lying, ...], ...]
    looked: tuple[int, ...]
    goals: tuple[GoalName | None, ...]
    stories: tuple[Story, ...]
    suspicion: tuple[float, ...]
    gold: Three = (1 / 3, 1 / 3, 1 / 3)
    lean: Three = (0.0, 0.0, 0.0)
    aside: tuple[Story, ...] = ()
    peeks: tuple[int, ...] = ()
    turns: int = 0
    roles: tuple[Role, ...] | None = None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.before)

    def may_lay(self, seat: int) -> bool:
        """Whether nothing before the seat forbids it to lay a path card (R3.5, R10.14)."""
        before = self.before[seat]
        return not before or before == _THEFT_ALONE

    def open_goals(self) -> Three:
        """The chance of each goal by what has been revealed alone."""
        return chances_of(self.goals)


def chances_of(goals: Sequence[GoalName | None]) -> Three:
    """How likely each goal hides the gold for one who knows these of them."""
    if GOLD in goals:
        return goals[0] == GOLD, goals[1] == GOLD, goals[2] == GOLD
    unknown = [float(name is None) for name in goals]
    total = sum(unknown)
    return unknown[0] / total, unknown[1] / total, unknown[2] / total


def first_moment(seats: int, lens: Lens) -> Moment:
    """Before anything has happened."""
    ways = ways_of(first_maze())
    return Moment(
        ways,
        cards_to_goals(ways.everybody),
        before=((),) * seats,
        looked=(0,) * seats,
        goals=(None,) * 3,
        stories=(lens.blank,) * seats,
        suspicion=(0.0,) * seats,
    )


def told(moment: Moment, acts: Sequence[Act], lens: Lens) -> Moment:
    """The moment with what these acts of one seat say of it."""
    if not acts or lens.power == 0:
        return moment
    seat = acts[0].seat
    story = moment.stories[seat].told(acts, lens, _MIMIC_AT_FIRST if moment.turns < moment.seats else _MIMIC)
    stories = _with(moment.stories, seat, story)
    gold = _gold(stories, moment.aside, moment.open_goals())
    suspected = _with(moment.suspicion, seat, suspicion(story, gold, lens.prior))
    return replace(moment, stories=stories, gold=gold, suspicion=suspected)


def suspicion_later(moment: Moment, acts: Sequence[Act], lens: Lens) -> float:
    """What the log and these acts of one seat will have added to the log-odds of its role being saboteur.

    In the first lap little is made of an act, but it is not forgotten.
    """
    seat = acts[0].seat
    story = moment.stories[seat].told(acts, lens, _MIMIC)
    gold = _gold(_with(moment.stories, seat, story), moment.aside, moment.open_goals())
    return suspicion(story, gold, lens.prior)


def suspicion(story: Story, gold: Three, prior: Sequence[float]) -> float:
    """What a story adds to the log-odds of the role saboteur."""
    count = len(prior)
    chances = [sum(gold[k] * story.sums[k * count + role] for k in range(3)) * prior[role] for role in range(count)]
    return math.log(chances[-1] / sum(chances[:-1]) * (1 - prior[-1]) / prior[-1])


def dug(ways: Ways, event: Event) -> Ways:
    """The maze after an event."""
    match event:
        case RoundBegan(_, _, maze):
            return ways_of(maze)
        case Laid(_, _, face, cell):
            return ways.lay(cell, face)
        case Collapsed(_, _, cell):
            return ways.take(cell)
        case BonusPlaced(_, _, cell):
            return ways_of(ways.everybody.with_bonus(cell))
        case GoalRevealed(_, goal, _, face):
            return ways.lay(GOAL_CELLS[goal - 1], face)
        case _:
            return ways


def happened(moment: Moment, event: Event, ways: Ways, place: int, lens: Lens) -> Moment:
    """The moment after an event, but for what the act itself says.

    `ways` are those after it, `place` is where it stands in the log.
    """
    if ways is not moment.ways:
        moment = replace(moment, ways=ways, further=cards_to_goals(ways.everybody), lean=lean_of(ways))
    if isinstance(event, TurnEvent):
        moment = _turn(moment, event, lens)
        if isinstance(event, Inspected | HatSwapped):
            moment = replace(moment, peeks=(*moment.peeks, place))
        return replace(moment, turns=moment.turns + 1)
    match event:
        case GoalRevealed(_, goal, name):
            moment = replace(moment, goals=_with(moment.goals, goal - 1, name))
            return replace(moment, gold=_gold(moment.stories, moment.aside, moment.open_goals()))
        case RoundEnded(outcome):
            moment = replace(moment, goals=outcome.goals, roles=outcome.roles)
            return replace(moment, gold=moment.open_goals())
        case _:
            return moment


def _turn(moment: Moment, event: TurnEvent, lens: Lens) -> Moment:
    match event:
        case Looked(seat, _, goal):
            return replace(moment, looked=_with(moment.looked, seat, moment.looked[seat] | 1 << goal - 1))
        case Broke(_, _, tool, target):
            return _lying(moment, target, tool)
        case Repaired(_, _, _, tool, target):
            return _removed(moment, target, tool)
        case Trapped(_, _, target):
            return _lying(moment, target, Marker.TRAPPED)
        case Freed(_, _, target):
            return _removed(moment, target, Marker.TRAPPED)
        case TheftLaid(seat):
            return _lying(moment, seat, Marker.THEFT)
        case TheftStopped(_, _, target):
            return _removed(moment, target, Marker.THEFT)
        case DiscardedTwo(seat=seat, what=what):
            return _removed(moment, seat, what)
        case HatSwapped(_, _, target):
            aside = (*moment.aside, moment.stories[target])
            stories = _with(moment.stories, target, lens.blank)
            return replace(moment, stories=stories, aside=aside, suspicion=_with(moment.suspicion, target, 0.0))
        case _:
            return moment


def lean_of(ways: Ways) -> Three:
    """By how many cards the blue team is nearer to each goal than the green one."""
    if ways.blue is ways.green:
        return 0.0, 0.0, 0.0
    blue, green = cards_to_goals(ways.blue), cards_to_goals(ways.green)
    return green[0] - blue[0], green[1] - blue[1], green[2] - blue[2]


def _lying(moment: Moment, seat: int, thing: Lying) -> Moment:
    return replace(moment, before=_with(moment.before, seat, (*moment.before[seat], thing)))


def _removed(moment: Moment, seat: int, thing: Lying) -> Moment:
    rest = list(moment.before[seat])
    if thing in rest:
        # a set-up position may begin with cards that no event has laid
        rest.remove(thing)
    return replace(moment, before=_with(moment.before, seat, tuple(rest)))


def _gold(stories: Iterable[Story], aside: Iterable[Story], open_goals: Three) -> Three:
    """The chance of each goal, the seats taken one by one."""
    one, two, three = open_goals
    for _, _, (first, second, third) in chain(stories, aside):
        one *= first
        two *= second
        three *= third
    total = one + two + three
    return (one / total, two / total, three / total) if total else open_goals


def _with(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    return (*values[:place], value, *values[place + 1 :])
