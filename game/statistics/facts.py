"""What is counted of a finished game: who sat where, and for each round role, side, gold, lies, and who was found out.

All of it follows from the record alone, but for the hints, which lie in the desk beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec

from game.engine.cards import Role
from game.engine.events import actor_of
from game.engine.observe import log_of
from game.engine.ruleset import Edition, Ruleset
from game.engine.state import State
from game.engine.table import Cause
from game.engine.total import total
from game.engine.turn import ROUNDS
from game.hindsight.knowing import lies
from game.hindsight.suspicion import Course, course_of
from game.hindsight.swings import found_out_for_good
from game.records.names import shown_names
from game.records.replay import Replay
from game.records.setup import HUMAN, SeatSetup
from game.statistics.achievements.criteria import Earned, earned_in_game
from game.statistics.achievements.seen import SeenGame, SeenRound
from game.words.characters import character_of, level_of

MIXED, PEOPLE, UNRATED = "mixed", "people", "unrated"
"""What the opponents of a game are where they have no one level: bots of several, no bots, bots without a level."""
EXPANSIONS = ("none", "bonus", "saboteur2", "both")
"""Expansions that a game may have: none, the bonus nuggets, Saboteur 2, or both."""
PRINTED, FAIR, OTHER = DEALS = ("printed", "fair", "other")
"""How many saboteurs and cards aside a game has: as printed, as a fair fight (R1.9), or other ones (R1.7, R1.8)."""


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
    """One seat in one round.

    `found_out` is the lap, from 1, from which on a stranger was sure of a saboteur to the end (`SURE` in
    `game.hindsight.swings`), None where that never came. `lies` are claims against what their speaker knew.
    """

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
    """All that is counted of a finished game. `deal` is one of `DEALS`, `saboteurs` None as printed."""

    edition: Edition
    saboteur2: bool
    bonus_nuggets: bool
    seats: tuple[SeatFacts, ...]
    rounds: tuple[RoundFacts, ...]
    earned: tuple[Earned, ...] = ()
    deal: str = PRINTED
    saboteurs: int | None = None
    aside: int = 0

    @property
    def expansion(self) -> str:
        """What was played with: one of `EXPANSIONS`."""
        return EXPANSIONS[2 * self.saboteur2 + self.bonus_nuggets]

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
    courses = list(map(course_of, ends))
    minds = tuple(seat.mind for seat in seats)
    seen = SeenGame(minds, tuple(map(SeenRound.of, ends, courses)), gold)
    return GameFacts(
        edition=rules.edition,
        saboteur2=rules.saboteur2,
        bonus_nuggets=rules.bonus_nuggets,
        seats=tuple(
            SeatFacts(name, seat.mind, gold[place], gold[place] == max(gold), asked.get(place, 0))
            for place, (name, seat) in enumerate(zip(names, seats, strict=True))
        ),
        rounds=tuple(map(round_facts, ends, courses)),
        earned=tuple(earned_in_game(seen)),
        deal=deal_of(rules, len(seats)),
        saboteurs=rules.saboteurs,
        aside=rules.aside,
    )


def deal_of(rules: Ruleset, seats: int) -> str:
    """Return which of `DEALS` a game of so many seats has."""
    if not rules.house_numbers():
        return PRINTED
    return FAIR if rules.fair_at(seats) else OTHER


def round_facts(end: State, course: Course) -> RoundFacts:
    """Return the facts of a round from the position in which it ended. Its gold is nobody's to see before R7.7 says."""
    outcome = end.table.outcome
    assert outcome is not None, "the round is over"
    log = log_of(end, None)
    lied = Counter(actor_of(log[place]) for place in lies(end))
    sure = {swing.about: _lap(course, swing.row) for swing in found_out_for_good(course, [outcome.roles])}
    return RoundFacts(
        cause=outcome.cause,
        laps=sum(turn.begins_lap for turn in course.turns),
        seats=tuple(
            SeatRound(
                role=role,
                won=seat in outcome.winners,
                gold=end.paid[seat],
                lies=lied[seat],
                found_out=sure.get(seat),
            )
            for seat, role in enumerate(outcome.roles)
        ),
    )


def _lap(course: Course, row: int) -> int:
    """Return in which lap, from 1, the turn before a row was."""
    return sum(turn.begins_lap for turn in course.turns[:row])
