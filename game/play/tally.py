"""Figures about simulated games (RECORDS section 3)."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from game.engine.cards import Role
from game.engine.state import State

PERCENTILES = (50, 95, 99)


def _times() -> array[int]:
    return array("Q")


class Tally:
    """Sums over rounds; two of them can be added. Times of decisions are in nanoseconds, by mind.

    `began` and `ended` are seconds of the wall clock. Rounds, gold and won of a mind count its seats.
    """

    def __init__(self) -> None:
        self.rounds = 0
        self.moves = 0
        self.diggers_won = 0
        self.by_saboteurs: Counter[int] = Counter()
        self.won_by_saboteurs: Counter[int] = Counter()
        self.seat_rounds: Counter[str] = Counter()
        self.gold: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.times: defaultdict[str, array[int]] = defaultdict(_times)
        self.began = float("inf")
        self.ended = float("-inf")

    def count(self, state: State, minds: Sequence[str], moves: int) -> None:
        """Add a round that has just ended; `minds[seat]` played it in so many moves, claims not counted."""
        outcome = state.table.outcome
        assert outcome is not None, "the round is over"
        diggers_won = outcome.winner == "diggers"
        saboteurs = outcome.roles.count(Role.SABOTEUR)
        self.rounds += 1
        self.moves += moves
        self.diggers_won += diggers_won
        self.by_saboteurs[saboteurs] += 1
        self.won_by_saboteurs[saboteurs] += diggers_won
        for seat, (mind, paid) in enumerate(zip(minds, state.paid, strict=True)):
            self.seat_rounds[mind] += 1
            self.gold[mind] += paid
            self.won[mind] += seat in outcome.winners

    def add(self, other: Tally) -> None:
        """Add what another tally counted."""
        self.rounds += other.rounds
        self.moves += other.moves
        self.diggers_won += other.diggers_won
        self.by_saboteurs.update(other.by_saboteurs)
        self.won_by_saboteurs.update(other.won_by_saboteurs)
        self.seat_rounds.update(other.seat_rounds)
        self.gold.update(other.gold)
        self.won.update(other.won)
        for mind, times in other.times.items():
            self.times[mind].extend(times)
        self.began = min(self.began, other.began)
        self.ended = max(self.ended, other.ended)

    @property
    def seconds(self) -> float:
        """Wall time from the first move to the last."""
        return max(0.0, self.ended - self.began)

    def report(self, seats: int) -> dict[str, Any]:
        """Return what `simulate --json` prints."""
        minds = sorted(self.seat_rounds)
        return {
            "rounds": self.rounds,
            "seats": seats,
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "diggers_won": self.diggers_won,
            "by_saboteurs": {
                str(n): [self.won_by_saboteurs[n], self.by_saboteurs[n]] for n in sorted(self.by_saboteurs)
            },
            "by_mind": {
                mind: {"rounds": self.seat_rounds[mind], "gold": self.gold[mind], "won": self.won[mind]}
                for mind in minds
            },
            "decision_ms": {mind: percentiles(self.times[mind]) for mind in minds},
        }


def percentiles(nanoseconds: Sequence[int]) -> dict[str, float]:
    """Return the nearest-rank percentiles, in milliseconds; 0 where nothing was decided."""
    ordered = sorted(nanoseconds)
    count = len(ordered)
    return {f"p{p}": round(ordered[-(-count * p // 100) - 1] / 1e6, 4) if count else 0.0 for p in PERCENTILES}
