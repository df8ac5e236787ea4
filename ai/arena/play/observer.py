"""What a stranger at the table believed at the end of each lap, beside what was true then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ai.beliefs.role_deals import ROLE_ORDER
from ai.beliefs.tracker import Attention, BeliefTracker, observation_model
from ai.decision import Beliefs
from game.engine.cards import GOLD, Role
from game.engine.deal import Deal
from game.engine.events import Claimed, Event, HatSwapped, RoundEnded, TurnEvent
from game.engine.observe import log_of
from game.engine.ruleset import Ruleset, role_cards
from game.engine.state import State

LAPS = 6
"""How many laps are observed; a lap is as many turns as there are seats."""
_DIGITS = 4
_SABOTEUR = ROLE_ORDER.index(Role.SABOTEUR)


class Lap(msgspec.Struct, frozen=True):
    """The end of one lap.

    `suspicion[seat]` is how likely the observer held that seat to be a saboteur, `saboteur[seat]` 1 if it was one then.
    `gold` is the chance it gave to the goal that hides the gold, `deaf` the same for an observer that hears no claims.
    """

    suspicion: tuple[float, ...]
    saboteur: tuple[int, ...]
    gold: float
    deaf: float


def stranger(state: State, *, claims: bool = True) -> BeliefTracker:
    """Return what a stranger at the table, who hears claims or not, made of the log of a round."""
    seats, rules = state.table.seats, state.table.rules
    tracker = BeliefTracker(seats, observation_model(rules, seats, Attention(claims=claims)), rules.saboteur2)
    tracker.read(log_of(state, None))
    return tracker


def laps(state: State, deal: Deal, full: BeliefTracker) -> tuple[Lap, ...]:
    """Return the first laps of a round that has its outcome; one in which the round ended is no whole lap.

    `full` is the stranger that heard all of it.
    """
    events = state.events[: state.logged]
    ends = list(_lap_ends(events, len(deal.roles)))[:LAPS]
    deaf = stranger(state, claims=False)
    gold = state.goals.index(GOLD)
    return tuple(
        _lap(full.public(end + 1), deaf.public(end + 1).gold[gold], _roles(events[: end + 1], deal), gold)
        for end in ends
    )


def chance_before(rules: Ruleset, seats: int) -> float:
    """Return how likely a seat is a saboteur before anything has happened (R1.1, R1.7, R10.1)."""
    cards = role_cards(rules, seats)
    return cards[Role.SABOTEUR] / cards.total()


def _lap(beliefs: Beliefs, deaf: float, roles: Sequence[Role], gold: int) -> Lap:
    chances = [row[_SABOTEUR] for row in beliefs.roles] if beliefs.roles else beliefs.saboteur
    return Lap(
        tuple(round(chance, _DIGITS) for chance in chances),
        tuple(int(role is Role.SABOTEUR) for role in roles),
        round(beliefs.gold[gold], _DIGITS),
        round(deaf, _DIGITS),
    )


def _lap_ends(events: Sequence[Event], seats: int) -> Iterator[int]:
    """Yield the last event of each lap: what follows it is the next turn, or a claim made in that."""
    turns, due = 0, False
    for index, event in enumerate(events):
        if isinstance(event, RoundEnded):
            return
        if due and isinstance(event, TurnEvent | Claimed):
            yield index - 1
            due = False
        if isinstance(event, TurnEvent):
            turns += 1
            due = turns % seats == 0


def _roles(events: Sequence[Event], deal: Deal) -> Sequence[Role]:
    """Return the roles after these events: hats change (R10.13)."""
    roles = list(deal.roles)
    for event in events:
        if isinstance(event, HatSwapped):
            assert event.role is not None, "the log of the state holds every secret"
            roles[event.target] = event.role
    return roles
