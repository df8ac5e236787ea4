"""What is counted of a finished game: who sat where, and for each round role, side, gold, lies, and who was found out.

All of it follows from the record alone, but for the hints, which lie in the desk beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec

from game.engine.cards import Role
from game.engine.observe import log_of
from game.engine.ruleset import Edition, Ruleset
from game.engine.state import State
from game.engine.table import Cause
from game.engine.total import total
from game.engine.turn import ROUNDS
from game.hindsight.suspicion import Course, course_of
from game.play.feats import COUNTED, PastRound
from game.records.names import shown_names
from game.records.replay import Replay
from game.records.setup import HUMAN, SeatSetup
from game.words.awards import Feat
from game.words.characters import character_of, level_of

FOUND_OUT = 0.8
"""From which suspicion of a stranger on a saboteur counts as found out."""
MIXED, PEOPLE, UNRATED = "mixed", "people", "unrated"
"""What the opponents of a game are where they have no one level: bots of several, no bots, bots without a level."""


class Party(StrEnum):
    """For whom a role digs: the gold-diggers of every kind, the saboteurs, or the profiteer for itself (R10.18)."""

    DIGGERS = "diggers"
    SABOTEURS = "saboteurs"
    PROFITEER = "profiteer"


PARTIES: Mapping[Role, Party] = total(
    tuple(Role),
    {
        Role.DIGGER: Party.DIGGERS,
        Role.BLUE: Party.DIGGERS,
        Role.GREEN: Party.DIGGERS,
        Role.BOSS: Party.DIGGERS,
        Role.GEOLOGIST: Party.DIGGERS,
        Role.PROFITEER: Party.PROFITEER,
        Role.SABOTEUR: Party.SABOTEURS,
    },
)


class SeatRound(msgspec.Struct, frozen=True):
    """One seat in one round. `found_out` is the lap, from 1, in which everybody could tell a saboteur, if ever."""

    role: Role
    won: bool
    gold: int
    lies: int
    found_out: int | None

    @property
    def party(self) -> Party:
        """For whom it dug."""
        return PARTIES[self.role]


class RoundFacts(msgspec.Struct, frozen=True):
    """One round: how it ended, how many laps it had, and every seat in it."""

    cause: Cause
    laps: int
    seats: tuple[SeatRound, ...]


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sat somewhere, `human` or the name of a mind, and what came of it; `won` is shared in a tie (R8.3)."""

    name: str
    mind: str
    gold: int
    won: bool
    hints: int

    @property
    def person(self) -> bool:
        """Whether a person sat there."""
        return self.mind == HUMAN

    @property
    def level(self) -> str | None:
        """The level of a bot, where it has one."""
        return None if self.person else level_of(self.mind)

    @property
    def persona(self) -> str | None:
        """The character of a bot."""
        return None if self.person else character_of(self.mind)


class GameFacts(msgspec.Struct, frozen=True):
    """All that is counted of a finished game."""

    edition: Edition
    saboteur2: bool
    bonus_nuggets: bool
    seats: tuple[SeatFacts, ...]
    rounds: tuple[RoundFacts, ...]

    @property
    def opponents(self) -> str:
        """The one level of all bots, or `MIXED`, `PEOPLE`, `UNRATED`."""
        levels = {seat.level or UNRATED for seat in self.seats if not seat.person}
        if not levels:
            return PEOPLE
        return levels.pop() if len(levels) == 1 else MIXED


def facts_of(replay: Replay, hints: Mapping[int, int] | None = None) -> GameFacts | None:
    """Return the facts of a recorded game; None for one that is not over, is damaged, or began in a set-up position.

    `hints` are those of its desk. This follows the course of suspicion, so it belongs on a worker.
    """
    if replay.header is None or replay.header.scenario or replay.fault is not None or replay.rules is None:
        return None
    ends = [played.step.state for played in replay.played if played.step.state.table.to_play is None]
    return game_facts(replay.seats, replay.rules, ends, hints)


def game_facts(
    seats: Sequence[SeatSetup], rules: Ruleset, ends: Sequence[State], hints: Mapping[int, int] | None = None
) -> GameFacts | None:
    """Return the facts of a game from the positions in which its rounds ended; None for one that is not over."""
    gold = ends[-1].table.gold if len(ends) == ROUNDS else None
    if gold is None:
        return None
    names = shown_names(tuple(seat.name for seat in seats))
    asked = hints or {}
    return GameFacts(
        edition=rules.edition,
        saboteur2=rules.saboteur2,
        bonus_nuggets=rules.bonus_nuggets,
        seats=tuple(
            SeatFacts(name, seat.mind, gold[place], gold[place] == max(gold), asked.get(place, 0))
            for place, (name, seat) in enumerate(zip(names, seats, strict=True))
        ),
        rounds=tuple(map(round_facts, ends)),
    )


def round_facts(end: State) -> RoundFacts:
    """Return the facts of a round from the position in which it ended. Its gold is nobody's to see before R7.7 says."""
    outcome = end.table.outcome
    assert outcome is not None, "the round is over"
    course = course_of(end)
    lies = COUNTED[Feat.LIED]([PastRound(log_of(end, None), outcome)], end.table.seats)
    return RoundFacts(
        cause=outcome.cause,
        laps=sum(turn.begins_lap for turn in course.turns),
        seats=tuple(
            SeatRound(
                role=role,
                won=seat in outcome.winners,
                gold=end.paid[seat],
                lies=lies[seat],
                found_out=found_out(course, seat) if role is Role.SABOTEUR else None,
            )
            for seat, role in enumerate(outcome.roles)
        ),
    )


def found_out(course: Course, seat: int) -> int | None:
    """Return the lap, from 1, in which suspicion of a seat first rose to `FOUND_OUT`; None where it never did."""
    lap = 0
    for turn, after in zip(course.turns, course.suspicion[1:], strict=True):
        lap += turn.begins_lap
        if after[seat] >= FOUND_OUT:
            return lap
    return None
