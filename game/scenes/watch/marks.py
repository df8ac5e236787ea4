"""The marks of a replay: at which steps something telling happened, as far as the eyes that look may know (UX S7)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from game.engine.observe import log_of
from game.engine.state import State
from game.hindsight.suspicion import Course
from game.hindsight.telling import Moment, Telling, all_moments, most_telling_first, plain_moments, public_moments
from game.hindsight.telling_words import moment_sentence
from game.records.replay import Replay
from game.scenes.watch.eyes import Perspective

_UNMARKED = frozenset({Telling.LOOK, Telling.CLAIM, Telling.MEND, Telling.FREE})
"""What happens so often that marks of it would hide the others."""


class Mark(NamedTuple):
    """What was telling at a step, the most telling first; `state` is the end of its round."""

    step: int
    moments: tuple[Moment, ...]
    state: State

    @property
    def kind(self) -> Telling:
        """What it is marked as."""
        return self.moments[0].kind

    def words(self, names: tuple[str, ...]) -> str:
        """Return what happened, a sentence for each moment, each said once."""
        said = (moment_sentence(moment, self.state, names) for moment in self.moments)
        return " ".join(dict.fromkeys(filter(None, said)))


class RoundSteps(NamedTuple):
    """The steps of one round: its number, the first step and how many there are."""

    number: int
    first: int
    length: int


def rounds_of(replay: Replay) -> tuple[RoundSteps, ...]:
    """Return the rounds of a record, in order."""
    numbers = [played.step.state.table.round for played in replay.played]
    return tuple(RoundSteps(number, numbers.index(number), numbers.count(number)) for number in dict.fromkeys(numbers))


class Marks:
    """The marks of every round, made when they are first asked for; `learn` adds what a course of suspicion tells."""

    def __init__(self, replay: Replay) -> None:
        self._played = replay.played
        self.rounds = rounds_of(replay)
        self._public: dict[int, tuple[Mark, ...]] = {}
        self._known: dict[int, tuple[Mark, ...]] = {}
        self._learned: set[int] = set()

    def learn(self, number: int, course: Course) -> None:
        """Take the course of suspicion of a round."""
        self._learned.add(number)
        self._known[number] = self._marked(number, all_moments(self._last(number), course))

    def lacks(self, step: int, eyes: Perspective) -> RoundSteps | None:
        """Return a round whose course is not known yet, though these eyes may know it; None when there is none."""
        last = self._open_until(step, eyes)
        return next((one for one in self.rounds if one.number <= last and one.number not in self._learned), None)

    def shown(self, step: int, eyes: Perspective) -> tuple[Mark, ...]:
        """Return what these eyes may see marked while that step shows.

        Lies, roles and whatever follows from them only of rounds that are revealed by then, or with everything open.
        """
        last = self._open_until(step, eyes)
        of_rounds = [(self._knowing if one.number <= last else self._seen)(one.number) for one in self.rounds]
        return tuple(mark for marks in of_rounds for mark in marks)

    def _open_until(self, step: int, eyes: Perspective) -> int:
        """Return the number of the last round that these eyes may know all of."""
        table = self._played[step].step.state.table
        return self.rounds[-1].number if eyes == "all" else table.round - (table.outcome is None)

    def _seen(self, number: int) -> tuple[Mark, ...]:
        if number not in self._public:
            self._public[number] = self._marked(number, public_moments(log_of(self._last(number), None)))
        return self._public[number]

    def _knowing(self, number: int) -> tuple[Mark, ...]:
        if number not in self._known:
            self._known[number] = self._marked(number, plain_moments(self._last(number)))
        return self._known[number]

    def _last(self, number: int) -> State:
        one = next(one for one in self.rounds if one.number == number)
        return self._played[one.first + one.length - 1].step.state

    def _marked(self, number: int, moments: Iterable[Moment]) -> tuple[Mark, ...]:
        """Return moments by the step that shows what came of them, several of one step as one mark."""
        one, last = next(one for one in self.rounds if one.number == number), self._last(number)
        logged = [self._played[step].step.state.logged for step in range(one.first, one.first + one.length)]

        def step_of(moment: Moment) -> int:
            return one.first + next(step for step, length in enumerate(logged) if length > moment.place)

        wanted = sorted((moment for moment in moments if moment.kind not in _UNMARKED), key=step_of)
        return tuple(Mark(step, most_telling_first(of_step), last) for step, of_step in groupby(wanted, step_of))
