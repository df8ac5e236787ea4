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
_Row = tuple[float, ...]
"""A weight for each role, the greatest of them 1."""
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


class _Before:
    """The slots before one: a sum for each of the counts of their cards. It is equal to itself alone."""

    __slots__ = ("layers", "row", "scale", "slots", "sums")

    def __init__(self, layers: tuple[_Layer, ...], slots: int, sums: _Sums, row: _Row = (), scale: float = 1.0) -> None:
        self.layers, self.slots, self.sums = layers, slots, sums
        self.row, self.scale = row, scale


class _After:
    """A slot and those after it: sums that meet those of the slots before. It is equal to itself alone."""

    __slots__ = ("layers", "slot", "sums", "taken")

    def __init__(self, layers: tuple[_Layer, ...], slot: int, sums: _Sums) -> None:
        self.layers, self.slot, self.sums = layers, slot, sums
        self.taken = _gathered(sums, layers[slot - 1].after) if slot else []


# between two questions mostly one row has changed, so the sums before it and after it are those of the last one
@lru_cache(maxsize=1 << 7)
def _one_more(before: _Before, slot: _Row) -> _Before:
    layers, row = before.layers, _scaled(before.slots, slot)
    dealt = before.slots + 1
    sums, scale = _mixed(row, _gathered(before.sums, layers[dealt].before))
    return _Before(layers, dealt, sums, row, scale)


@lru_cache(maxsize=1 << 7)
def _one_fewer(after: _After, row: _Row) -> _After:
    sums, _ = _mixed(row, after.taken)
    return _After(after.layers, after.slot - 1, sums)


@lru_cache(maxsize=1 << 3)
def _no_slot(pack: _Counts) -> _Before:
    return _Before(_layers(pack), 0, (1.0, 0.0))


@lru_cache(maxsize=1 << 5)
def _all_slots(pack: _Counts, slots: int) -> _After:
    layers = _layers(pack)
    return _After(layers, slots, layers[slots].deals)


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
    pack = _pack(cards)
    if len(slots) > sum(pack):
        raise ValueError(f"{len(slots)} slots cannot be dealt from {sum(pack)} role cards")
    before = [_no_slot(pack)]
    for slot in slots:
        before.append(_one_more(before[-1], tuple(slot)))
    weight = math.prod(map(max, slots))
    for each in before[1:]:
        weight *= each.scale
    after = _all_slots(pack, len(slots))
    chances: list[tuple[float, ...]] = []
    last = after
    for place in reversed(range(len(slots))):
        row = before[place + 1].row
        chances.append(_chances(row, before[place].sums, after.taken))
        after = _one_fewer(after, row)
    weight *= sum(map(mul, before[-1].sums, last.sums))
    return tuple(reversed(chances)), weight


def _pack(cards: Mapping[Role, int]) -> _Counts:
    """Return how many cards of each role there are."""
    if not cards.keys() <= set(ROLE_ORDER):
        raise ValueError("only roles of Saboteur 2 can be dealt (R10.1)")
    return tuple(cards.get(role, 0) for role in ROLE_ORDER)


def _scaled(slot: int, row: _Row) -> _Row:
    """Scale a row so that its greatest weight is 1."""
    if len(row) != len(ROLE_ORDER) or not all(0 <= weight < math.inf for weight in row):
        raise ValueError(f"slot {slot} needs {len(ROLE_ORDER)} finite weights of 0 or more, not {row}")
    greatest = max(row)
    if greatest == 0:
        raise ValueError(f"slot {slot} can hold no role")
    return tuple(weight / greatest for weight in row)


def _gathered(sums: _Sums, finding: Sequence[Callable[[_Sums], _Sums]]) -> list[_Sums]:
    """Return for each role the sums that are found for it."""
    return [find(sums) for find in finding]


def _mixed(row: _Row, gathered: Sequence[_Sums]) -> tuple[_Sums, float]:
    """Mix the sums of one layer from those of its neighbour; return them scaled to 1, and the greatest as it was.

    Scaling keeps them in range.
    """
    if row.count(0.0) == len(row) - 1:
        # the one weight of a known role is 1
        sums = gathered[row.index(1.0)]
    else:
        blue, green, boss, profiteer, geologist, saboteur = row
        sums = [
            blue * a + green * b + boss * c + profiteer * d + geologist * e + saboteur * f
            for a, b, c, d, e, f in zip(*gathered, strict=True)
        ]
    greatest = max(sums)
    if greatest == 0:
        raise ValueError("no deal of the role cards agrees with these weights")
    return [value / greatest for value in sums], greatest


def _chances(row: _Row, before: _Sums, taken: Sequence[_Sums]) -> tuple[float, ...]:
    """Return the chance of each role for a slot, by the sums over all slots before and after it."""
    weights = [
        weight * sum(map(mul, before, after)) if weight else 0.0 for weight, after in zip(row, taken, strict=True)
    ]
    total = sum(weights)
    if total == 0:
        raise ValueError("no deal of the role cards agrees with these weights")
    return tuple([weight / total for weight in weights])
