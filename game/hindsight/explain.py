"""Why a bot did what it did, worked out again from the position once the round is revealed (UX S9, section 3).

A decision depends on nothing but the position, the log, the mind and a seed, so the record is enough to have it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ai.beliefs.reading import Reading, read
from ai.decision import Reasons
from ai.minds import PLAYABLE
from game.engine.cards import GOLD, Role
from game.engine.commands import Answer, Break, Claim, ClaimGoal, Play, Repair, SeatAction
from game.engine.observe import log_of, observe
from game.engine.state import State
from game.play.session import decide
from game.records.lines import Header
from game.records.moves import Past, RecordedMove, moves
from game.records.replay import Replay
from game.records.setup import HUMAN

_MOST_CLUES = 3
_LEAST_CLUE = 0.02
"""Log-odds below which an event said nothing."""


class NoWhy(StrEnum):
    """Why a move has no explanation.

    A person made it; the record has no seed for its bots; no such mind sits at tables of this build; this build would
    have played otherwise, so the record was written by another one or by hand; the mind draws lots.
    """

    PERSON = "person"
    UNSEEDED = "unseeded"
    UNKNOWN_MIND = "unknown mind"
    OTHERWISE = "otherwise"
    LOTS = "lots"


class Clue(NamedTuple):
    """An event of the log and what it added to the public suspicion of a seat, as log-odds."""

    place: int
    weight: float


class Honesty(StrEnum):
    """How a claim about a goal stands to what its speaker had seen."""

    TRUE = "true"
    LIE = "lie"
    GUESS = "guess"


class Why(NamedTuple):
    """The reasons of a move with what belongs beside them.

    `role` is the true one at that time, `public[seat]` how likely a stranger held `seat` to be a saboteur, and
    `believed[seat]` how likely the bot at `seat` held the mover to be one (None for people and for itself).
    `clues` are what counted most about the seat `about`: the one the
    move was aimed at, or the mover.
    """

    move: RecordedMove
    role: Role
    reasons: Reasons
    public: tuple[float, ...]
    believed: tuple[float | None, ...]
    about: int
    clues: tuple[Clue, ...]

    @property
    def command(self) -> Play | Answer:
        """What was decided, the claim left out."""
        return self.reasons.best[0].command


def past_of(replay: Replay, step: int) -> Past:
    """Return the moves of the round that a step of a record belongs to."""
    return Past(replay.seats, _bot_seed(replay.header), moves(replay.said(step)))


def _bot_seed(header: Header | None) -> int | None:
    return header.bot_seed if header is not None and isinstance(header.bot_seed, int) else None


def explain(past: Past, move: RecordedMove) -> Why | NoWhy:
    """Work a move out again. Takes about as long as a few decisions, so leave it to a worker."""
    mind = past.seats[move.seat].mind
    if mind == HUMAN:
        return NoWhy.PERSON
    if mind not in PLAYABLE:
        return NoWhy.UNKNOWN_MIND
    if past.bot_seed is None:
        return NoWhy.UNSEEDED
    decision = decide(mind, past.bot_seed, move.before, move.place, move.seat)
    if decision.commands != move.said:
        return NoWhy.OTHERWISE
    if decision.reasons is None:
        return NoWhy.LOTS
    about = _aim(decision.command, move.seat)
    return Why(
        move=move,
        role=move.before.roles[move.seat],
        reasons=decision.reasons,
        public=_read(move.before, move.seat).public.saboteur,
        believed=_believed(past, move),
        about=about,
        clues=clues_about(decision.reasons.evidence, about),
    )


def _aim(command: Play | Answer, seat: int) -> int:
    return command.seat if isinstance(command, Break | Repair | SeatAction) else seat


def clues_about(evidence: Sequence[Sequence[float]], seat: int) -> tuple[Clue, ...]:
    """Return the events that counted most for or against a seat, of all the evidence of a log."""
    found = [Clue(place, row[seat]) for place, row in enumerate(evidence)]
    found = [clue for clue in found if abs(clue.weight) >= _LEAST_CLUE]
    return tuple(sorted(found, key=lambda clue: -abs(clue.weight))[:_MOST_CLUES])


def _believed(past: Past, move: RecordedMove) -> tuple[float | None, ...]:
    """Return what a bot that reads the log with care believed of the mover, at every other seat of a bot."""
    return tuple(
        None if seat == move.seat or sitting.mind == HUMAN else _read(move.before, seat).after.saboteur[move.seat]
        for seat, sitting in enumerate(past.seats)
    )


def _read(state: State, seat: int) -> Reading:
    return read(observe(state, seat), log_of(state, seat))


def honesty(state: State, seat: int, claim: Claim) -> Honesty | None:
    """Return whether what `seat` says of a goal is what it saw, against it, or neither; None for other claims."""
    if not isinstance(claim, ClaimGoal):
        return None
    goals = observe(state, seat).goals
    seen = goals[claim.goal - 1]
    if seen is None and GOLD not in goals:
        return Honesty.GUESS
    return Honesty.TRUE if (seen == GOLD) == (claim.what == "gold") else Honesty.LIE
