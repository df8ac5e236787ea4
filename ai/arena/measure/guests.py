"""How a guest fares at a table of other minds: what it wins in each role, and its gold beside that of the others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ai.arena.measure.figures import bootstrap_share
from ai.arena.measure.observed import named
from ai.arena.play.designs import Bout, guest_seat
from game.engine.cards import Role


class GuestRound(msgspec.Struct, frozen=True):
    """The part of a line of `rounds.jsonl` that tells how a guest fared."""

    seats: int
    deal: int
    turn: int
    roles: tuple[Role, ...]
    won: tuple[int, ...]
    gold: tuple[int, ...]

    @property
    def guest(self) -> int:
        """The seat of the guest."""
        return guest_seat(Bout(self.seats, self.deal, self.turn))


def guest_figures(rounds: Sequence[GuestRound], label: str) -> dict[str, Any]:
    """Return the share of rounds that the guest wins, over all and by the role dealt, and its gold against the others'.

    `ratio` is the gold of the guest over the mean of the others, as a ratio of sums. `label` seeds the resampling.
    """
    by_role: defaultdict[str, list[GuestRound]] = defaultdict(list)
    for one in rounds:
        by_role[one.roles[one.guest]].append(one)
    return {
        **_won(rounds, label),
        "by_role": {role: _won(by_role[role], label) for role in sorted(by_role)},
        "gold": _gold(rounds, label),
    }


def _won(rounds: Sequence[GuestRound], label: str) -> dict[str, Any]:
    found = bootstrap_share([complex(one.guest in one.won, 1) for one in rounds], label)
    return {"rounds": len(rounds), **named("won", found)}


def _gold(rounds: Sequence[GuestRound], label: str) -> dict[str, Any]:
    earned = [one.gold[one.guest] for one in rounds]
    others = [(sum(one.gold) - one.gold[one.guest]) / (one.seats - 1) for one in rounds]
    found = bootstrap_share(list(map(complex, earned, others)), label) if sum(others) else None
    mean = {"earned": _mean(earned), "others_earned": _mean(others)}
    return mean | named("ratio", found)


def _mean(values: Iterable[float]) -> float:
    counted = list(values)
    return round(sum(counted) / len(counted), 4)
