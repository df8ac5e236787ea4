"""Which role each seat of Saboteur 2 holds: exact chances without going through millions of deals.

A *slot* is one role card that has left the pack: the present hat of a seat, or a hat that a seat has put aside
(R10.13). Role cards lie shuffled, so the hat that a seat gets by a swap is one more card drawn at random without
replacement: with S seats and H swaps there are S + H slots, in any order. What a seat did before its hat changed weighs
on the hat put aside, what it does afterwards on the present one; all that the old hat says of the new one is that it is
another card. An inspection is a row with one positive weight, for the slot that was seen.

Slots are dealt one after the other, and all that matters of the cards dealt so far is how many of each role they are:
at most 5 · 5 · 2 · 2 · 3 · 4 = 1,200 counts. Sums forward over the slots before and backward over the slots after meet
at each slot.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from operator import itemgetter, mul
from typing import NamedTuple

from game.engine.cards import SABOTEUR2_ROLES, Role

ROLE_ORDER = (Role.BLUE, Role.GREEN, Role.BOSS, Role.PROFITEER, Role.GEOLOGIST, Role.SABOTEUR)
"""The order of the weights in a row and of the chances in an answer."""

_Counts = tuple[int, ...]
_Sums = Sequence[float]
"""A sum for each of the counts of a layer, and a 0 at the end, which stands for counts that cannot be."""
_NOWHERE = -1


class _Layer(NamedTuple):
    """All counts after so many cards, and for each role what finds their sums with a card of it fewer or more.

    Those are sums of the layer before and of the layer after.
    """

    deals: _Sums
    """In how many ways distinct cards make up each of the counts."""
    before: tuple[Callable[[_Sums], _Sums], ...]
    after: tuple[Callable[[_Sums], _Sums], ...]


@lru_cache(maxsize=8)
def _layers(pack: _Counts) -> tuple[_Layer, ...]:
    """Return the layers of a pack with so many cards of each role, from no card dealt to all."""
    layers: list[dict[_Counts, int]] = [{} for _ in range(sum(pack) + 1)]
    for counts in product(*(range(copies + 1) for copies in pack)):
        layer = layers[sum(counts)]
        layer[counts] = len(layer)
    around: list[dict[_Counts, int]] = [{}, *layers, {}]
    return tuple(
        _Layer(
            (*(float(math.prod(map(math.perm, pack, counts))) for counts in here), 0.0),
            _finding(here, around[dealt], -1),
            _finding(here, around[dealt + 2], 1),
        )
        for dealt, here in enumerate(layers)
    )


def _finding(
    counts: Mapping[_Counts, int], other: Mapping[_Counts, int], more: int
) -> tuple[Callable[[_Sums], _Sums], ...]:
    """Return for each role what finds the sums of the other layer for the counts with so many more cards of it."""
    return tuple(
        itemgetter(
            *(other.get((*held[:role], held[role] + more, *held[role + 1 :]), _NOWHERE) for held in counts), _NOWHERE
        )
        for role in range(len(ROLE_ORDER))
    )


def role_chances(
    slots: Sequence[Sequence[float]], cards: Mapping[Role, int] = SABOTEUR2_ROLES
) -> tuple[tuple[tuple[float, ...], ...], float]:
    """Return the chance of each role for each slot, and the weight of all rows together.

    The chances are a row a slot in the order given, the roles in `ROLE_ORDER`. The weight is up to a factor that is the
    same for any rows of so many slots. `slots[s][r]` is how likely what is known of slot s is if it holds
    role r: any scale a row, 0 for impossible, all alike for nothing known. `cards` is the pack that the slots are dealt
    from (R10.1); the cards left over stay unseen.

    Exact but for rounding as long as the weights of a row differ by a factor of less than 1e18. Far beyond that a deal
    may count as impossible beside others.

    Raises `ValueError` for a row that is no row of weights, for more slots than cards, and if no deal is possible.
    """
    layers = _layers(_pack(cards))
    if len(slots) >= len(layers):
        raise ValueError(f"{len(slots)} slots cannot be dealt from {len(layers) - 1} role cards")
    rows = [_scaled(slot, row) for slot, row in enumerate(slots)]
    forward: list[_Sums] = [(1.0, 0.0)]
    weight = math.prod(map(max, slots))
    for row, layer in zip(rows, layers[1:], strict=False):
        sums, scale = _mixed(row, _gathered(forward[-1], layer.before))
        forward.append(sums)
        weight *= scale
    chances: list[tuple[float, ...]] = []
    backward = layers[len(rows)].deals
    for slot in reversed(range(len(rows))):
        taken = _gathered(backward, layers[slot].after)
        chances.append(_chances(rows[slot], forward[slot], taken))
        backward, _ = _mixed(rows[slot], taken)
    weight *= sum(map(mul, forward[-1], layers[len(rows)].deals))
    return tuple(reversed(chances)), weight


def _pack(cards: Mapping[Role, int]) -> _Counts:
    """Return how many cards of each role there are."""
    if not cards.keys() <= set(ROLE_ORDER):
        raise ValueError("only roles of Saboteur 2 can be dealt (R10.1)")
    return tuple(cards.get(role, 0) for role in ROLE_ORDER)


def _scaled(slot: int, row: Sequence[float]) -> tuple[float, ...]:
    """Scale a row so that its greatest weight is 1."""
    if len(row) != len(ROLE_ORDER) or not all(0 <= weight < math.inf for weight in row):
        raise ValueError(f"slot {slot} needs {len(ROLE_ORDER)} finite weights of 0 or more, not {tuple(row)}")
    greatest = max(row)
    if greatest == 0:
        raise ValueError(f"slot {slot} can hold no role")
    return tuple(weight / greatest for weight in row)


def _gathered(sums: _Sums, finding: Sequence[Callable[[_Sums], _Sums]]) -> list[_Sums]:
    """Return for each role the sums that are found for it."""
    return [find(sums) for find in finding]


def _mixed(row: Sequence[float], gathered: Sequence[_Sums]) -> tuple[_Sums, float]:
    """Mix the sums of one layer from those of its neighbour; return them scaled to 1, and the greatest as it was.

    Scaling keeps them in range.
    """
    blue, green, boss, profiteer, geologist, saboteur = row
    sums = [
        blue * a + green * b + boss * c + profiteer * d + geologist * e + saboteur * f
        for a, b, c, d, e, f in zip(*gathered, strict=True)
    ]
    greatest = max(sums)
    if greatest == 0:
        raise ValueError("no deal of the role cards agrees with these weights")
    return [value / greatest for value in sums], greatest


def _chances(row: Sequence[float], before: _Sums, taken: Sequence[_Sums]) -> tuple[float, ...]:
    """Return the chance of each role for a slot, by the sums over all slots before and after it."""
    weights = [weight * sum(map(mul, before, after)) for weight, after in zip(row, taken, strict=True)]
    total = sum(weights)
    if total == 0:
        raise ValueError("no deal of the role cards agrees with these weights")
    return tuple(weight / total for weight in weights)
