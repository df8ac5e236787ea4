"""The belief tracker: reads a log once, event by event, and keeps the public state after each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from threading import Lock

import msgspec

from ai.beliefs.answers import spoken_of
from ai.beliefs.classify import ActClassifier, ObservedActs
from ai.beliefs.joint_likelihood import ObservationModel
from ai.beliefs.likelihood import likelihood, roles_of
from ai.beliefs.posterior import beliefs
from ai.beliefs.public_state import first_public_state, update_by_acts, update_by_event
from ai.decision import Beliefs
from game.engine.events import Broke, Claimed, Event, TurnEvent, as_seen_by
from game.engine.ruleset import Ruleset, role_cards
from game.engine.views import Log

_CACHED = 8


class Attention(msgspec.Struct, frozen=True):
    """How well a mind reads the log: whether claims count, and how far acts are trusted (0 not at all, 1 fully)."""

    claims: bool = True
    power: float = 1.0


FULL_ATTENTION = Attention()


class BeliefTracker:
    """A log as far as it has been read: the public state after each event, and one from before the first.

    `evidence[i][seat]` is what event i added to the log-odds of `seat` being a saboteur. `turns[seat]` are the places
    in the log of the turns of a seat; `claims` and `broken` are the claims and the broken tools, each with its place;
    `talked` is what claims are or speak of, with its place and the number of turns before it.
    """

    def __init__(self, seats: int, model: ObservationModel, saboteur2: bool) -> None:
        self.model, self.saboteur2 = model, saboteur2
        self.states = [first_public_state(seats, model)]
        self.evidence: list[tuple[float, ...]] = []
        self.turns: list[list[int]] = [[] for _ in range(seats)]
        self.claims: list[tuple[int, Claimed]] = []
        self.broken: list[tuple[int, Broke]] = []
        self.talked: list[tuple[int, int, Event]] = []
        self._no_evidence = (0.0,) * seats
        self._public: dict[int, Beliefs] = {}

    def read(self, log: Sequence[Event]) -> None:
        """Read on to the end of a log that begins with what has been read."""
        for place in range(len(self.evidence), len(log)):
            self.update(as_seen_by(log[place], None))

    def update(self, event: Event) -> ObservedActs:
        """Read one more event, as a stranger sees it, and return the acts that it showed."""
        state, place = self.states[-1], len(self.evidence)
        mazes = state.mazes.after(event)
        self._note(event, place)
        acts: ObservedActs = ()
        row = self._no_evidence
        if isinstance(event, TurnEvent) or (isinstance(event, Claimed) and self.model.claims):
            seat = event.seat
            acts = ActClassifier(state, seat, self.saboteur2).of_event(event, mazes)
            after = update_by_acts(state, acts, self.model)
            added = after.suspicion[seat] - state.suspicion[seat]
            row = (*row[:seat], added, *row[seat + 1 :])
            state = after
        self.states.append(update_by_event(state, event, mazes, place, self.model))
        self.evidence.append(row)
        return acts

    def _note(self, event: Event, place: int) -> None:
        if spoken_of(event):
            self.talked.append((place, sum(map(len, self.turns)), event))
        if isinstance(event, TurnEvent):
            self.turns[event.seat].append(place)
        if isinstance(event, Claimed):
            self.claims.append((place, event))
        elif isinstance(event, Broke):
            self.broken.append((place, event))

    def public(self, events: int) -> Beliefs:
        """Return what a stranger believes after so many events."""
        found = self._public.get(events)
        if found is None:
            state = self.states[events]
            if events and state is self.states[events - 1]:
                return self.public(events - 1)
            unknown = (None,) * len(state.aside)
            roles = (*(state.roles or (None,) * state.seats), *unknown)
            found = beliefs(state.likelihoods, state.aside, roles, state.revealed_chances(), self.model.cards)
            self._public[events] = found
        return found


@lru_cache(maxsize=64)
def observation_model(rules: Ruleset, seats: int, attention: Attention) -> ObservationModel:
    """Return by what a mind of such attention reads a round of so many seats."""
    two = rules.saboteur2
    return ObservationModel.of(likelihood(two), cards_of(rules, seats), attention.power, claims=attention.claims)


def cards_of(rules: Ruleset, seats: int) -> tuple[int, ...]:
    """Return how many cards of each role the seats are dealt from, in the order of the columns (R1.1, R1.7, R10.1)."""
    cards = role_cards(rules, seats)
    return tuple(cards[role] for role in roles_of(rules.saboteur2))


_trackers: list[tuple[Log, Attention, BeliefTracker]] = []
"""The rounds read last, so that each event is read once; never needed for a result."""
_reading = Lock()
"""Reasons are worked out on a worker while another one thinks about a move."""


def tracker_of(log: Log, rules: Ruleset, seats: int, attention: Attention) -> BeliefTracker:
    """Return the tracker of this log, read to its end: the one that began to read it if it is still kept."""
    with _reading:
        for place, (known, given, _) in enumerate(_trackers):
            if given == attention and log.same_round(known):
                _trackers.insert(0, _trackers.pop(place))
                break
        else:
            model = observation_model(rules, seats, attention)
            _trackers.insert(0, (log, attention, BeliefTracker(seats, model, rules.saboteur2)))
            del _trackers[_CACHED:]
        tracker = _trackers[0][2]
        tracker.read(log)
        return tracker
