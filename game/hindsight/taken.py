"""How an act of a person was taken: what it changed in what the others could believe, and what a mind would have done.

Why a person acted nobody knows, so nothing here says it. It is what a careful reader of the log at each seat could
make of the act, and how the same mind would have weighed it from what that person knew (UX S9).
"""

from __future__ import annotations

from typing import NamedTuple

from ai.beliefs.reading import Reading, read
from game.engine.commands import Claim
from game.engine.events import RoundEnded
from game.engine.observe import log_of, observe
from game.engine.state import State
from game.engine.views import Log
from game.hindsight.explain import Clue, NoWhy, Why, clues_about, explain
from game.hindsight.practice import Comparison, OwnMove, compare
from game.records.moves import Past, RecordedMove
from game.records.setup import HUMAN

JUDGE = "sharp"
"""The level that weighs what people did."""

Change = tuple[float, float]
"""How likely a saboteur, before an act and after it."""


class Taken(NamedTuple):
    """What an act changed: `public` to a stranger, `believed[seat]` to who sits there; None for the one who acted.

    `clues` are what then spoke most for and against that one. `comparison` weighs the act beside all others.
    """

    move: RecordedMove
    public: Change
    believed: tuple[Change | None, ...]
    clues: tuple[Clue, ...]
    comparison: Comparison


def told_of(past: Past, move: RecordedMove) -> Why | Taken | NoWhy:
    """Return why a bot made a move, or how that of a person was taken. Takes a few decisions: leave it to a worker."""
    if past.seats[move.seat].mind == HUMAN:
        return taken(move)
    return explain(past, move)


def taken(move: RecordedMove) -> Taken:
    """Return how the move of a person was taken."""
    before, seats, command = move.before, range(move.before.table.seats), move.said[-1]
    assert not isinstance(command, Claim), "a claim comes before the command of a move"
    readings = [(_read(before, seat, before.logged), _read(_after(move), seat, _end(move))) for seat in seats]
    own = OwnMove(observe(before, move.seat), log_of(before, move.seat), command)
    now = readings[move.seat][1]
    return Taken(
        move=move,
        public=(readings[move.seat][0].public.saboteur[move.seat], now.public.saboteur[move.seat]),
        believed=tuple(
            None if seat == move.seat else (then.after.saboteur[move.seat], after.after.saboteur[move.seat])
            for seat, (then, after) in enumerate(readings)
        ),
        clues=clues_about(now.evidence, move.seat),
        comparison=compare(own, JUDGE),
    )


def _after(move: RecordedMove) -> State:
    """Return the position after a move; for one that ended the round that before it, since then all is revealed."""
    return move.before if move.after.table.outcome is not None else move.after


def _end(move: RecordedMove) -> int:
    """Return how far the log went after a move, before all was revealed."""
    log = move.after.events
    return next((place for place in move.logged if isinstance(log[place], RoundEnded)), move.after.logged)


def _read(state: State, seat: int, end: int) -> Reading:
    log = state.events
    return read(observe(state, seat), Log(log.public, end, log.own[seat]))
