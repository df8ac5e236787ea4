"""What achievements are judged by: rounds as everybody may know them once their roles lie open (R7.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from game.engine.cards import Role
from game.engine.events import Event, TurnEvent
from game.engine.observe import log_of
from game.engine.state import State
from game.engine.table import Outcome
from game.hindsight.suspicion import Course, course_of
from game.play.feats import COUNTED, PastRound
from game.records.setup import HUMAN
from game.words.awards import Feat


class SeenRound(NamedTuple):
    """A round: what everybody saw of it, how it ended, and how many cards each seat held then.

    `course` works the course of suspicion out, which takes a while. `paid` is what each seat gained: nobody's to see
    before the game is over (R7.7).
    """

    log: Sequence[Event]
    outcome: Outcome
    held: tuple[int, ...]
    course: Callable[[], Course]
    paid: tuple[int, ...] = ()

    @classmethod
    def of(cls, state: State, course: Course | None = None) -> SeenRound:
        """Return the round of a position that shows its roles; `course` where it is known already."""
        outcome = state.table.outcome
        assert outcome is not None, "roles lie open"

        @cache
        def known() -> Course:
            return course_of(state) if course is None else course

        return cls(log_of(state, None), outcome, tuple(map(len, state.table.hands)), known, state.paid)

    @property
    def past(self) -> PastRound:
        """The same for what counts feats."""
        return PastRound(self.log, self.outcome)

    def won(self, seat: int) -> bool:
        """Return whether a seat is among the winners."""
        return seat in self.outcome.winners

    def saboteur(self, seat: int) -> bool:
        """Return whether a seat is a saboteur when roles are shown."""
        return self.outcome.roles[seat] is Role.SABOTEUR

    def times(self, feat: Feat, seat: int) -> int:
        """Return how often a seat has done something in the round."""
        return COUNTED[feat]([self.past], len(self.outcome.roles))[seat]

    def turns(self, seat: int) -> Iterator[TurnEvent]:
        """Yield what filled the turns of a seat."""
        return (event for event in self.log if isinstance(event, TurnEvent) and event.seat == seat)

    def highest_suspicion(self, seat: int) -> float:
        """Return how likely a stranger held a seat to be a saboteur at most, 0 to 1."""
        return max(row[seat] for row in self.course().suspicion)


class SeenGame(NamedTuple):
    """A game so far: its minds, its rounds whose roles lie open, and the gold of all seats once it is over."""

    minds: tuple[str, ...]
    rounds: tuple[SeenRound, ...]
    gold: tuple[int, ...] | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people: nobody else achieves anything."""
        return tuple(seat for seat, mind in enumerate(self.minds) if mind == HUMAN)

    def won(self, seat: int) -> bool:
        """Return whether a seat has won the game, alone or shared (R8.3)."""
        return self.gold is not None and self.gold[seat] == max(self.gold)
