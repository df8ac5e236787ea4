"""How a round is likely to end, and what each role of Saboteur 2 may hope for (R10.16 to R10.19)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from ai.beliefs.role_deals import ROLE_ORDER
from game.engine.cards import WINNER_PAY_LESS, Role
from game.engine.table import Table
from game.engine.total import total

GOLD_WORTH = 5.0
"""What one gold for certain is worth, in the terms of a turn."""
_JOINED = {False: (-1.8, -0.38, 0.079), True: (-1.3, -0.36, 0.046)}
"""Log-odds that the gold is joined: at rest, for each card missing, for each turn left, without and with Saboteur 2.

Fitted on rounds of bots among themselves.
"""
_ENDS_FIRST = (1.39, -4.57)
"""Log-odds that the round ends before the mover's next turn: at rest, and for each card missing to a seat.

Fitted on rounds of Saboteur 2 of bots among themselves and with simpler ones.
"""
_ENDS_FIRST_EMPTY = (0.1, -0.34)
"""The same with the deck empty: for each card in the hands to a seat."""
_WINNING: Mapping[Role, tuple[float, float]] = total(
    Role,
    {
        Role.BLUE: (0.65, 0.0),
        Role.GREEN: (0.65, 0.0),
        Role.BOSS: (1.0, 0.0),
        Role.PROFITEER: (1.0, 1.0),
        Role.GEOLOGIST: (0.0, 0.0),
        Role.SABOTEUR: (0.0, 1.0),
        Role.DIGGER: (1.0, 0.0),
    },
)
"""How likely a role is to win when the gold is joined, and when it is not."""


def joined_chance(table: Table, distance: float) -> float:
    """Return how likely the gold is to be joined, so many cards being missing."""
    turns = table.deck + sum(map(len, table.hands))
    rest, missing, each = _JOINED[table.rules.saboteur2]
    return 1 / (1 + math.exp(-(rest + missing * distance + each * turns)))


def ends_first(table: Table, distance: float) -> float:
    """Return how likely the round is to end before the mover's next turn, so many cards being missing."""
    soon = _ENDS_FIRST[0] + _ENDS_FIRST[1] * distance / table.seats
    if not table.deck:
        cards = sum(map(len, table.hands))
        soon = max(soon, _ENDS_FIRST_EMPTY[0] + _ENDS_FIRST_EMPTY[1] * cards / table.seats)
    return 1 / (1 + math.exp(-soon))


def winning_chance(role: Role, joined: float) -> float:
    """Return how likely a seat of this role is to win when the gold is joined with such a chance."""
    with_gold, without = _WINNING[role]
    return joined * with_gold + (1 - joined) * without


def worth_of(role: Role, joined: float, crystals: int, seats: int) -> float:
    """Return the gold that a seat of this role may hope for: the more seats, the more winners share (R10.18)."""
    if role is Role.GEOLOGIST:
        return crystals / 2 + 0.5
    share = max(1.0, 4 - 0.25 * seats)
    return winning_chance(role, joined) * max(0.0, share - WINNER_PAY_LESS.get(role, 0))


def mean_worth(chances: Sequence[float], joined: float, crystals: int, seats: int) -> float:
    """Return the same for a seat whose role is not certain."""
    return sum(
        chance * worth_of(role, joined, crystals, seats)
        for role, chance in zip(ROLE_ORDER, chances, strict=True)
        if chance
    )
