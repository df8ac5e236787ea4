"""What the log says to all, and to a seat that knows more (docs/bots.md, "What a bot believes").

The stranger at the table sees acts, never secrets, and weighs who did what. A seat believes the same, given what it
knows: its own role, goals that it has seen, roles that it has inspected. So the log is read once for everybody.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from ai.beliefs.act_kinds import NOTHING, ObservedAct, PerGoal
from ai.beliefs.answers import PublicTalk
from ai.beliefs.classify import ActClassifier, ObservedActs
from ai.beliefs.joint_likelihood import ObservationModel, saboteur_log_odds
from ai.beliefs.posterior import beliefs
from ai.beliefs.public_state import PublicState, goal_chances, lasting_suspicion
from ai.beliefs.tracker import FULL_ATTENTION, Attention, BeliefTracker, tracker_of
from ai.decision import Beliefs
from game.engine.cards import Role
from game.engine.commands import ClaimSeat, Play
from game.engine.events import Broke, Claimed, HatSwapped, Inspected
from game.engine.ruleset import Ruleset
from game.engine.views import Log, View

_CLEARED = 0.7
"""By how much the log-odds of a seat have to fall before somebody who has accused it takes it back."""


class Reading:
    """What a log says to the seat of a view, and to the public.

    `before` and `after` hold what the seat knows itself, `before` nothing of the log.
    `evidence[i][seat]` is what event i added to the log-odds of `seat` being a saboteur, in the public eye.
    `classifier` and `model` tell how the public would read an act of the seat.
    """

    def __init__(self, view: View, log: Log, tracker: BeliefTracker) -> None:
        self._tracker, self._events = tracker, len(log)
        self.model = tracker.model
        self._state = state = tracker.states[self._events]
        known = _known_roles(view, log, state)
        gold = goal_chances(view.goals)
        self.before = _at_first(view.roles, gold, self.model, view.table.seats)
        self.after = beliefs(state.likelihoods, state.aside, known, gold, self.model.cards)
        self.evidence = tuple(tracker.evidence[: self._events])
        self.classifier = ActClassifier(state, view.seat, tracker.saboteur2)

    @property
    def turns(self) -> int:
        """How many turns the seat has had."""
        return bisect_left(self._tracker.turns[self.classifier.seat], self._events)

    @property
    def claims(self) -> Iterator[Claimed]:
        """All claims so far."""
        return (event for place, event in self._tracker.claims if place < self._events)

    @property
    def accused(self) -> frozenset[int]:
        """The seats that the seat has called saboteurs and of which nothing done since speaks for them."""
        found: dict[int, float] = {}
        for place, event in self._tracker.claims:
            if place < self._events and event.seat == self.classifier.seat and isinstance(event.claim, ClaimSeat):
                then = self._tracker.states[place].suspicion[event.claim.seat]
                found[event.claim.seat] = then if event.claim.what == "saboteur" else math.inf
        now = self._state.suspicion
        return frozenset(seat for seat, then in found.items() if now[seat] > then - _CLEARED)

    @property
    def broken(self) -> Iterator[Broke]:
        """All tools that have been broken so far."""
        return (event for place, event in self._tracker.broken if place < self._events)

    @property
    def talk(self) -> PublicTalk:
        """What has been said so far, and what claims may speak of."""
        tracker = self._tracker
        heard = ((turn, event) for place, turn, event in tracker.talked if place < self._events)
        turns = sum(bisect_left(places, self._events) for places in tracker.turns)
        return PublicTalk(len(tracker.turns), heard, turns)

    @property
    def impressions(self) -> tuple[float, ...]:
        """What the log has added to the log-odds of each seat being a saboteur, each taken by itself."""
        return self._state.suspicion

    @cached_property
    def public(self) -> Beliefs:
        """What a stranger believes: most seats never ask, and with Saboteur 2 it takes long to work out."""
        return self._tracker.public(self._events)

    @cached_property
    def guilt(self) -> float:
        """What all acts of the seat have added to its own log-odds of being a saboteur."""
        state = self._state
        return saboteur_log_odds(state.likelihoods[self.classifier.seat], state.gold, self.model.prior)


def read(view: View, log: Log, attention: Attention = FULL_ATTENTION) -> Reading:
    """Read what the log says to the seat of the view. A log read on and one read from the start give the same."""
    table = view.table
    return Reading(view, log, tracker_of(log, table.rules, table.seats, attention))


def course(log: Log, rules: Ruleset, seats: int, attention: Attention = FULL_ATTENTION) -> tuple[Beliefs, ...]:
    """Return what a stranger believed after each event of the log."""
    tracker = tracker_of(log, rules, seats, attention)
    return tuple(map(tracker.public, range(1, len(log) + 1)))


def acts_of(reading: Reading, play: Play, distances: PerGoal = NOTHING, lean: PerGoal = NOTHING) -> ObservedActs:
    """Return what a play of the seat to move would show; see `ActClassifier.of_play`."""
    return reading.classifier.of_play(play, distances, lean)


def exposure(reading: Reading, acts: Sequence[ObservedAct]) -> float:
    """Return how far these acts would expose the seat: what they add to its log-odds of being a saboteur, in public.

    In the first lap that is what they will add later on, when they are read in full.
    """
    return lasting_suspicion(reading.classifier.state, acts, reading.model) - reading.guilt if acts else 0.0


def _known_roles(view: View, log: Log, state: PublicState) -> tuple[Role | None, ...]:
    """Return the roles that the seat knows, those put aside included: what it saw of a swapped hat (R10.13)."""
    roles = state.roles or view.roles
    if not state.peeks:
        return roles
    seats = list[Role | None]((None,) * view.table.seats)
    seats[view.seat] = None
    aside: list[Role | None] = []
    for event in map(log.__getitem__, state.peeks):
        match event:
            case Inspected(_, _, target, role) if role is not None:
                seats[target] = role
            case HatSwapped(_, _, target, role, old):
                aside.append(old or seats[target])
                seats[target] = role
            case _:
                pass
    return (*roles, *aside)


@lru_cache(maxsize=1 << 10)
def _at_first(roles: tuple[Role | None, ...], gold: PerGoal, model: ObservationModel, seats: int) -> Beliefs:
    return beliefs((model.nothing_done,) * seats, (), roles, gold, model.cards)
