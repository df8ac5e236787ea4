"""What each seat knew at a place of a round's log: goals it had seen, roles it had seen, and which claims were lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from game.engine.cards import GOLD, GoalName, Role
from game.engine.cells import GOAL_CELLS
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed, Event, GoalRevealed, HatSwapped, Inspected, Looked, RoundBegan, RoundEnded
from game.engine.observe import observe
from game.engine.ruleset import role_cards
from game.engine.state import State


def until_reveal(state: State) -> list[Event]:
    """Return the whole log of the round of this position, secrets included, but for what comes after its end."""
    log = state.events[: state.logged]
    ends = (place for place, event in enumerate(log) if isinstance(event, RoundEnded))
    return log[: next(ends, len(log))]


def first_roles(state: State) -> list[Role]:
    """Return the roles as they were dealt, before any hat was swapped (R10.13)."""
    roles = list(state.roles)
    for event in reversed(state.events[: state.logged]):
        if isinstance(event, HatSwapped) and event.old is not None:
            roles[event.target] = event.old
    return roles


class Known(NamedTuple):
    """What one seat knows: goals that it has seen, and seats whose role it has seen, its own among them."""

    goals: Set[int]
    seats: Set[int]


def untrue(claim: Claim, known: Known, goals: Sequence[GoalName], roles: Sequence[Role], saboteurs: int) -> bool:
    """Return whether a claim is against what its speaker knows; a guess is not (R12.1).

    `goals` and `roles` are the true ones of now. There are `saboteurs` at most, which everybody knows.
    """
    match claim:
        case ClaimGoal(goal, what):
            knows = goal in known.goals or GOLD in {goals[each - 1] for each in known.goals}
            return knows and (goals[goal - 1] == GOLD) != (what == "gold")
        case ClaimSeat(about, what):
            found = sum(roles[each] is Role.SABOTEUR for each in known.seats)
            knows = about in known.seats or found == saboteurs
            return knows and (roles[about] is Role.SABOTEUR) != (what == "saboteur")


class Knowledge:
    """What the seats know, event by event; `roles` are the true ones of now."""

    def __init__(self, state: State) -> None:
        self.roles = first_roles(state)
        self._goals = state.goals
        self._seen: list[set[int]] = [set() for _ in self.roles]
        self._inspected: list[set[int]] = [{seat} for seat in range(len(self.roles))]
        self._saboteurs = _most_saboteurs(state)

    def take(self, event: Event) -> None:
        """Learn from an event."""
        match event:
            case RoundBegan(maze=maze):
                # what is turned up in a set-up position everybody sees
                opened = {goal for goal, cell in enumerate(GOAL_CELLS, 1) if cell not in maze.closed}
                for seen in self._seen:
                    seen |= opened
            case GoalRevealed(_, goal):
                for seen in self._seen:
                    seen.add(goal)
            case Looked(seat, _, goal):
                self._seen[seat].add(goal)
            case Inspected(seat, _, target):
                self._inspected[seat].add(target)
            case HatSwapped(_, _, target, role):
                for seat, known in enumerate(self._inspected):
                    if seat != target:
                        known.discard(target)
                self.roles[target] = role or self.roles[target]
            case _:
                pass

    def lies(self, seat: int, claim: Claim) -> bool:
        """Return whether a seat knows better than what it says."""
        known = Known(self._seen[seat], self._inspected[seat])
        return untrue(claim, known, self._goals, self.roles, self._saboteurs)


def _most_saboteurs(state: State) -> int:
    return role_cards(state.table.rules, state.table.seats)[Role.SABOTEUR]


def lies(state: State) -> Iterator[int]:
    """Return where in the log somebody said what they knew to be false."""
    known = Knowledge(state)
    for place, event in enumerate(until_reveal(state)):
        if isinstance(event, Claimed) and known.lies(event.seat, event.claim):
            yield place
        known.take(event)


def is_lie(state: State, seat: int, claim: Claim) -> bool:
    """Return whether `seat` would say what it knows to be false with this claim in this position."""
    view = observe(state, seat)
    goals = {number for number, name in enumerate(view.goals, 1) if name is not None}
    seats = {other for other, role in enumerate(view.roles) if role is not None}
    return untrue(claim, Known(goals, seats), state.goals, state.roles, _most_saboteurs(state))
