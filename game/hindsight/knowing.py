"""What each seat knew at a place of a round's log: goals it had seen, roles it had seen, and which claims were lies."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import GOLD, Role
from game.engine.cells import GOAL_CELLS
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.deal import role_cards
from game.engine.events import Claimed, Event, GoalRevealed, HatSwapped, Inspected, Looked, RoundBegan, RoundEnded
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


class Knowledge:
    """What the seats know, event by event; `roles` are the true ones of now."""

    def __init__(self, state: State) -> None:
        self.roles = first_roles(state)
        self._goals = state.goals
        self._seen: list[set[int]] = [set() for _ in self.roles]
        self._inspected: list[set[int]] = [{seat} for seat in range(len(self.roles))]
        self._saboteurs = role_cards(state.table.rules, len(self.roles))[Role.SABOTEUR]

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
        """Return whether this is said against what the speaker knows; a guess is no lie (R12.1)."""
        match claim:
            case ClaimGoal(goal, what):
                named = {self._goals[each - 1] for each in self._seen[seat]}
                knows = goal in self._seen[seat] or GOLD in named
                return knows and (self._goals[goal - 1] == GOLD) != (what == "gold")
            case ClaimSeat(about, what):
                saboteur = self._takes_for_saboteur(seat, about)
                return saboteur is not None and saboteur != (what == "saboteur")

    def _takes_for_saboteur(self, seat: int, about: int) -> bool | None:
        """Return whether a seat knows another to be a saboteur or to be none; None where it knows neither.

        It knows its own role and those it has inspected, and how many saboteurs there are at most.
        """
        known = self._inspected[seat]
        if about in known:
            return self.roles[about] is Role.SABOTEUR
        found = sum(self.roles[each] is Role.SABOTEUR for each in known)
        return False if found == self._saboteurs else None


def lies(state: State) -> Iterator[int]:
    """Return where in the log somebody said what they knew to be false."""
    known = Knowledge(state)
    for place, event in enumerate(until_reveal(state)):
        if isinstance(event, Claimed) and known.lies(event.seat, event.claim):
            yield place
        known.take(event)
