"""The public state of a round: what everybody has seen so far, and what it says of each seat.

A `PublicState` is never changed. Each public event makes the next one in two steps: `update_by_acts` weighs what the
event shows of the seat that acted, `update_by_event` moves cards, goals and roles on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from ai.beliefs.act_kinds import NOTHING, ObservedAct, PerGoal
from ai.beliefs.joint_likelihood import JointLikelihood, ObservationModel, saboteur_log_odds
from ai.paths.distance import cards_to_goals
from ai.paths.team_mazes import TeamMazes, team_mazes
from game.engine.cards import GOLD, GoalName, InFront, Marker, Role
from game.engine.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    CrystalsPaid,
    DiscardedTwo,
    Drew,
    Event,
    Freed,
    GameEnded,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Kept,
    Laid,
    Looked,
    NuggetsDrawn,
    Paid,
    Passed,
    Repaired,
    Retired,
    RoundBegan,
    RoundEnded,
    Shared,
    Stayed,
    Stole,
    TheftLaid,
    TheftStopped,
    Trapped,
    TurnEvent,
)
from game.engine.maze import first_maze

_T = TypeVar("_T")
_MIXTURE_WEIGHT, _MIXTURE_WEIGHT_AT_FIRST = 0.15, 0.4
"""The share of saboteurs taken to play just like a gold-digger, which no watching can tell: later on, and in lap 1.

Acts of the first lap are read so until the seat acts again: nobody comes under suspicion between its turns for no more
than the end of a lap.
"""
_THEFT_ALONE = (Marker.THEFT,)


class PublicState(msgspec.Struct, frozen=True, kw_only=True):
    """The public position after some events, and a joint likelihood for each role card.

    `distances` are the cards still needed to each goal, `lean` by how many the blue team is nearer than the green one.
    `looked[seat]` has bit k - 1 for a goal k that the seat has looked at. `likelihoods[seat]` is of the present role
    card, `aside` are of the role cards put aside (R10.13), `peeks` the places in the log where somebody saw a role.
    `gold` and `suspicion` are quick estimates by which acts are classified: the chance of each goal, and what the log
    has added to the log-odds of each seat.
    """

    mazes: TeamMazes
    distances: tuple[int, int, int]
    in_front: tuple[tuple[InFront, ...], ...]
    looked: tuple[int, ...]
    goals: tuple[GoalName | None, ...]
    likelihoods: tuple[JointLikelihood, ...]
    suspicion: tuple[float, ...]
    gold: PerGoal = (1 / 3, 1 / 3, 1 / 3)
    lean: PerGoal = NOTHING
    aside: tuple[JointLikelihood, ...] = ()
    peeks: tuple[int, ...] = ()
    turns: int = 0
    roles: tuple[Role, ...] | None = None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.in_front)

    def may_lay(self, seat: int) -> bool:
        """Return whether no card in front of the seat forbids it to lay a path card (R3.5, R10.14)."""
        cards = self.in_front[seat]
        return not cards or cards == _THEFT_ALONE

    def revealed_chances(self) -> PerGoal:
        """Return the chance of each goal by what has been revealed alone."""
        return goal_chances(self.goals)


def goal_chances(goals: Sequence[GoalName | None]) -> PerGoal:
    """Return how likely each goal hides the gold to somebody who knows these goals, None for an unknown one."""
    if GOLD in goals:
        return goals[0] == GOLD, goals[1] == GOLD, goals[2] == GOLD
    unknown = [float(name is None) for name in goals]
    total = sum(unknown)
    return unknown[0] / total, unknown[1] / total, unknown[2] / total


def first_public_state(seats: int, model: ObservationModel) -> PublicState:
    """Return the public state before the first event."""
    mazes = team_mazes(first_maze())
    return PublicState(
        mazes=mazes,
        distances=cards_to_goals(mazes.everybody),
        in_front=((),) * seats,
        looked=(0,) * seats,
        goals=(None,) * 3,
        likelihoods=(model.nothing_done,) * seats,
        suspicion=(0.0,) * seats,
    )


def update_by_acts(state: PublicState, acts: Sequence[ObservedAct], model: ObservationModel) -> PublicState:
    """Return the state with these acts of one seat weighed."""
    if not acts or model.power == 0:
        return state
    seat = acts[0].seat
    mixture_weight = _MIXTURE_WEIGHT_AT_FIRST if state.turns < state.seats else _MIXTURE_WEIGHT
    likelihood = state.likelihoods[seat].updated(acts, model, mixture_weight)
    likelihoods = _with(state.likelihoods, seat, likelihood)
    gold = _gold(likelihoods, state.aside, state.revealed_chances())
    suspicion = _with(state.suspicion, seat, saboteur_log_odds(likelihood, gold, model.prior))
    return replace(state, likelihoods=likelihoods, gold=gold, suspicion=suspicion)


def lasting_suspicion(state: PublicState, acts: Sequence[ObservedAct], model: ObservationModel) -> float:
    """Return what the log and these acts of one seat will have added to the log-odds of its role being saboteur.

    In the first lap an act is read mildly, but it is not forgotten: this is how it is read from the next turn on.
    """
    seat = acts[0].seat
    likelihood = state.likelihoods[seat].updated(acts, model, _MIXTURE_WEIGHT)
    gold = _gold(_with(state.likelihoods, seat, likelihood), state.aside, state.revealed_chances())
    return saboteur_log_odds(likelihood, gold, model.prior)


def update_by_event(
    state: PublicState, event: Event, mazes: TeamMazes, place: int, model: ObservationModel
) -> PublicState:
    """Return the state after an event, but for what the act itself says (`update_by_acts`).

    `mazes` are those after the event, `place` is its index in the log.
    """
    if mazes is not state.mazes:
        state = replace(state, mazes=mazes, distances=cards_to_goals(mazes.everybody), lean=team_lean(mazes))
    if isinstance(event, TurnEvent):
        state = _update_by_turn(state, event, model)
        if isinstance(event, Inspected | HatSwapped):
            state = replace(state, peeks=(*state.peeks, place))
        return replace(state, turns=state.turns + 1)
    match event:
        case GoalRevealed(_, goal, name):
            state = replace(state, goals=_with(state.goals, goal - 1, name))
            return replace(state, gold=_gold(state.likelihoods, state.aside, state.revealed_chances()))
        case RoundEnded(outcome):
            state = replace(state, goals=outcome.goals, roles=outcome.roles)
            return replace(state, gold=state.revealed_chances())
        case RoundBegan() | Drew() | Claimed() | BonusPlaced() | BonusTaken() | Retired() | Stayed():
            return state
        case NuggetsDrawn() | Kept() | Paid() | Shared() | CrystalsPaid() | BonusReturned() | Stole() | GameEnded():
            return state
        case _:
            assert_never(event)


def _update_by_turn(state: PublicState, event: TurnEvent, model: ObservationModel) -> PublicState:
    match event:
        case Laid() | Collapsed() | Passed() | HandsSwapped() | Inspected():
            return state
        case Looked(seat, _, goal):
            return replace(state, looked=_with(state.looked, seat, state.looked[seat] | 1 << goal - 1))
        case Broke(_, _, tool, target):
            return _put_in_front(state, target, tool)
        case Repaired(_, _, _, tool, target):
            return _take_away(state, target, tool)
        case Trapped(_, _, target):
            return _put_in_front(state, target, Marker.TRAPPED)
        case Freed(_, _, target):
            return _take_away(state, target, Marker.TRAPPED)
        case TheftLaid(seat):
            return _put_in_front(state, seat, Marker.THEFT)
        case TheftStopped(_, _, target):
            return _take_away(state, target, Marker.THEFT)
        case DiscardedTwo(seat=seat, what=what):
            return _take_away(state, seat, what)
        case HatSwapped(_, _, target):
            return replace(
                state,
                likelihoods=_with(state.likelihoods, target, model.nothing_done),
                aside=(*state.aside, state.likelihoods[target]),
                suspicion=_with(state.suspicion, target, 0.0),
            )
        case _:
            assert_never(event)


def team_lean(mazes: TeamMazes) -> PerGoal:
    """Return by how many cards the blue team is nearer to each goal than the green one."""
    if mazes.blue is mazes.green:
        return NOTHING
    return lean_of(cards_to_goals(mazes.blue), cards_to_goals(mazes.green))


def lean_of(blue: PerGoal, green: PerGoal) -> PerGoal:
    """Return by how many cards blue is nearer to each goal, so many being needed by each team."""
    return green[0] - blue[0], green[1] - blue[1], green[2] - blue[2]


def _put_in_front(state: PublicState, seat: int, card: InFront) -> PublicState:
    return replace(state, in_front=_with(state.in_front, seat, (*state.in_front[seat], card)))


def _take_away(state: PublicState, seat: int, card: InFront) -> PublicState:
    rest = list(state.in_front[seat])
    if card in rest:
        # a set-up position may begin with cards that no event has laid
        rest.remove(card)
    return replace(state, in_front=_with(state.in_front, seat, tuple(rest)))


def _gold(likelihoods: Iterable[JointLikelihood], aside: Iterable[JointLikelihood], revealed: PerGoal) -> PerGoal:
    """Return the chance of each goal, the seats taken one by one."""
    one, two, three = revealed
    for _, _, (first, second, third) in chain(likelihoods, aside):
        one *= first
        two *= second
        three *= third
    total = one + two + three
    return (one / total, two / total, three / total) if total else revealed


def _with(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    return (*values[:place], value, *values[place + 1 :])
