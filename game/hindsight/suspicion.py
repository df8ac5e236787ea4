"""How a stranger's suspicion of every seat went over a round, turn by turn: what the chart at its end shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ai.beliefs.reading import course
from game.engine.events import Claimed, Event, RoundEnded, TurnEvent
from game.engine.observe import log_of
from game.engine.state import State


class ChartedTurn(NamedTuple):
    """One turn: whose, where in the log the event stands that filled it, and whether a lap began with it."""

    seat: int
    place: int
    begins_lap: bool


class Course(NamedTuple):
    """`suspicion[turn][seat]`: how likely a stranger who saw only public acts held `seat` to be a saboteur, 0 to 1.

    The first row is from before the first turn, so there is one row more than `turns`.
    """

    turns: tuple[ChartedTurn, ...]
    suspicion: tuple[tuple[float, ...], ...]

    def turn_of(self, place: int) -> int:
        """Return which row tells of the log up to event `place`, from 0, the row before all turns."""
        return sum(turn.place <= place for turn in self.turns)


def course_of(state: State) -> Course:
    """Return the course of the round of this position, up to where it stands or to its end."""
    log = log_of(state, None)
    beliefs = [belief.saboteur for belief in course(log, state.table.rules, state.table.seats)]
    turns = _turns(log, state)
    # what a turn turns up is part of it: its row is the one before the next turn or its claim
    rows = [beliefs[_first_word(log, turn.place) - 1] for turn in turns]
    return Course(tuple(turns), (*rows, beliefs[_end(log) - 1]))


def _turns(log: Sequence[Event], state: State) -> list[ChartedTurn]:
    table = state.table
    turns: list[ChartedTurn] = []
    past = table.seats
    for place, event in enumerate(log):
        if isinstance(event, TurnEvent):
            along = (event.seat - table.starter) * table.rules.step() % table.seats
            turns.append(ChartedTurn(event.seat, place, along < past or along == 0))
            past = along
    return turns


def _first_word(log: Sequence[Event], place: int) -> int:
    """Return where a turn begins: with a claim, if there was one."""
    while isinstance(log[place - 1], Claimed):
        place -= 1
    return place


def _end(log: Sequence[Event]) -> int:
    """Return where all is revealed, or the end of an unfinished log."""
    return next((place for place, event in enumerate(log) if isinstance(event, RoundEnded)), len(log))
